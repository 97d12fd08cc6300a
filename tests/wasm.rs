//! The JavaScript boundary in a browser, without the TypeScript that is around it in the package.
#![cfg(target_arch = "wasm32")]

use buddhibala::wasm::{RawGame, variants};
use js_sys::{Array, Function, JSON, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const NOTHING: JsValue = JsValue::UNDEFINED;
const GAMES: &str = include_str!("vectors/special_games.jsonl");

/// A value as JavaScript writes it.
fn js(expression: &str) -> JsValue {
    let body = format!("return {expression}");
    Function::new_no_args(&body).call0(&NOTHING).unwrap()
}

fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap()
}

fn text(object: &JsValue, key: &str) -> String {
    get(object, key).as_string().unwrap()
}

fn list(object: &JsValue, key: &str) -> Vec<JsValue> {
    get(object, key).unchecked_into::<Array>().to_vec()
}

fn krida() -> RawGame {
    RawGame::new(&"krida".into(), &NOTHING, &NOTHING).unwrap()
}

fn with_fen(fen: &str) -> RawGame {
    RawGame::new(&"krida".into(), &NOTHING, &fen.into()).unwrap()
}

/// The code of what was thrown, which has to be an object of the agreed form.
fn code<T>(result: Result<T, JsValue>) -> String {
    let Err(thrown) = result else {
        panic!("nothing was thrown")
    };
    assert!(text(&thrown, "message").len() > 10);
    assert!(get(&thrown, "details").is_object());
    text(&thrown, "code")
}

/// Everything that can be seen of a game.
fn everything(game: &RawGame) -> [String; 5] {
    let status = JSON::stringify(&game.status().unwrap()).unwrap().into();
    [
        game.fen(),
        game.start_fen(),
        game.history(),
        game.legal_moves(),
        status,
    ]
}

/// Values of every wrong type, those that throw when they are looked at included.
fn not_text() -> Vec<JsValue> {
    [
        "null",
        "true",
        "0",
        "NaN",
        "-Infinity",
        "7n",
        "Symbol('x')",
        "new Date(0)",
        "/x/",
        "[]",
        "['e2e3']",
        "new String('e2e3')",
        "{ toString: () => 'e2e3' }",
        "(() => 0)",
        "document.createElement('p')",
        "(() => { const cyclic = {}; cyclic.self = cyclic; return cyclic; })()",
        "new Proxy({}, { get() { throw 1; }, ownKeys() { throw 1; }, has() { throw 1; }, getPrototypeOf() { throw 1; } })",
        "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()",
    ]
    .map(|expression| js(&format!("({expression})")))
    .to_vec()
}

#[wasm_bindgen_test]
fn a_move_is_one_line() {
    let game = with_fen("2r4k/1P6/8/8/8/8/7p/K7 w - - 0 1");
    let packed = game.legal_moves();
    let lines: Vec<&str> = packed.split('\n').collect();
    assert_eq!(lines.len(), 5);
    assert!(lines.contains(&"a1a2\tKa2\ta1\ta2\tstep\twK--01\t\t\t\t"));
    assert!(lines.contains(&"b7c8\tbxc8=M\tb7\tc8\tpromotion\twPRM01\tb7 c8 b7\tc8bR\t\t"));
    assert_eq!(game.board(), "a1wKm h2bP b7wP c8bR h8bKm");
    assert_eq!(game.legal_moves_from(&"e5".into()).unwrap(), "");
}

#[wasm_bindgen_test]
fn whole_games_agree_with_the_vectors() {
    let mut plies = 0;
    for line in GAMES.lines() {
        let row = JSON::parse(line).unwrap();
        let variant = get(&row, "variant");
        let mut game = RawGame::new(&variant, &text_options(&row), &get(&row, "start")).unwrap();
        let (sans, fens, counts) = (
            list(&row, "san"),
            list(&row, "fens"),
            list(&row, "legalCounts"),
        );
        for (at, uci) in list(&row, "moves").iter().enumerate() {
            assert_eq!(
                Some(game.legal_moves().lines().count()),
                counts[at].as_f64().map(whole)
            );
            let played = if at % 2 == 0 {
                game.play(uci)
            } else {
                game.play(&sans[at])
            }
            .unwrap();
            let agreed = [uci.as_string(), sans[at].as_string()].map(Option::unwrap);
            assert_eq!(played.split('\t').take(2).collect::<Vec<_>>(), agreed);
            assert_eq!(Some(game.fen()), fens[at].as_string());
            plies += 1;
        }
        while game.undo().is_some() {}
        assert_eq!(game.fen(), game.start_fen());
    }
    assert!(plies > 1000);
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a count of moves
fn whole(number: f64) -> usize {
    number as usize
}

/// The vectors write `checkLimit` as a number.
fn text_options(row: &JsValue) -> JsValue {
    let as_text = Function::new_with_args(
        "options",
        "return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]))",
    );
    as_text.call1(&NOTHING, &get(row, "options")).unwrap()
}

#[wasm_bindgen_test]
fn undo_and_redo() {
    let mut game = krida();
    assert_eq!((game.undo(), game.redo()), (None, None));
    let played = game.play(&"e3".into()).unwrap();
    assert_eq!(game.history(), played);
    assert_eq!(game.undo(), Some(played.clone()));
    assert_eq!(game.history(), "");
    assert_eq!(game.redo(), Some(played));
    assert_eq!(game.turn(), 'b');
}

#[wasm_bindgen_test]
fn a_move_is_played_by_its_squares() {
    let mut game = with_fen("2r4k/1P6/8/8/8/8/7p/K7 w - - 0 1");
    let [b7, b8, c8] = ["b7", "b8", "c8"].map(JsValue::from);
    let before = everything(&game);
    assert_eq!(
        code(game.play_squares(&b7, &c8, &"b7 c8".into())),
        "illegal-move"
    );
    assert_eq!(code(game.play_squares(&c8, &b8, &NOTHING)), "illegal-move");
    assert_eq!(
        code(game.play_squares(&b7, &"b9".into(), &NOTHING)),
        "bad-square"
    );
    assert_eq!(
        code(game.play_squares(&"j1".into(), &b8, &NOTHING)),
        "bad-square"
    );
    assert_eq!(everything(&game), before);
    assert!(game.play_squares(&b7, &c8, &"b7 c8 b7".into()).is_ok());
    assert!(game.fen().starts_with("7k/1M6"));
}

#[wasm_bindgen_test]
fn the_status_and_the_games_are_plain_objects() {
    let status = krida().status().unwrap();
    assert_eq!(
        String::from(JSON::stringify(&status).unwrap()),
        concat!(
            r#"{"state":"playing","turn":"w","check":false,"checks":{"w":0,"b":0,"limit":64},"claims":[],"#,
            r#""leaps":{"w":false,"b":false},"opening":{"w":0,"b":0},"moved":[],"waiting":[],"mastu":[]}"#
        )
    );
    let over = with_fen("7k/8/8/8/8/8/p7/K7 w").status().unwrap();
    let told = ["state", "winner", "reason", "grade"].map(|key| text(&over, key));
    assert_eq!(told, ["won", "b", "bare-king", "lesser"]);

    let all = variants().unwrap().unchecked_into::<Array>();
    let ids: Vec<String> = all.iter().map(|variant| text(&variant, "id")).collect();
    assert_eq!(ids, ["krida", "chadarangam", "shatranj-14"]);
    let krida = all.get(0);
    assert_eq!(list(&krida, "marks").len(), 16);
    assert_eq!(text(&list(&krida, "men")[1], "name"), "Mantri");
    let first = &list(&krida, "options")[0];
    assert_eq!(
        text(first, "default"),
        text(&list(first, "values")[0], "value")
    );
}

#[wasm_bindgen_test]
fn each_failure_has_its_code() {
    let mut game = krida();
    let before = everything(&game);
    assert_eq!(
        code(RawGame::new(&"chess".into(), &NOTHING, &NOTHING)),
        "unknown-variant"
    );
    for options in ["({ dahja: 'rook' })", "({ bareKing: 'loss' })"] {
        assert_eq!(
            code(RawGame::new(&"krida".into(), &js(options), &NOTHING)),
            "bad-option"
        );
    }
    assert_eq!(
        code(RawGame::new(&"krida".into(), &NOTHING, &"8/8".into())),
        "bad-fen"
    );
    assert_eq!(code(game.play(&"e2e5".into())), "illegal-move");
    assert_eq!(code(game.play(&"what".into())), "bad-move");
    assert_eq!(code(game.legal_moves_from(&"i1".into())), "bad-square");
    assert_eq!(everything(&game), before);

    let mut rooks = with_fen("k7/p7/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(code(rooks.play(&"Rd1".into())), "ambiguous-move");
    let mut over = with_fen("7k/8/8/8/8/8/p7/K7 w");
    assert_eq!(over.legal_moves(), "");
    assert_eq!(code(over.play(&"Kb1".into())), "game-over");
    assert_eq!(
        code(over.play_squares(&"a1".into(), &"b1".into(), &NOTHING)),
        "game-over"
    );
    assert_eq!(
        code(over.search(
            &NOTHING, &NOTHING, &NOTHING, &NOTHING, &NOTHING, &NOTHING, &NOTHING
        )),
        "game-over"
    );
}

#[wasm_bindgen_test]
fn details_say_what_would_have_been_right() {
    let mut game = krida();
    let illegal = get(&game.play(&"e2e5".into()).unwrap_err(), "details");
    let json = String::from(JSON::stringify(&illegal).unwrap());
    assert!(
        json.starts_with(
            r#"{"given":"e2e5","legal":["e2e3"],"from":"e2","code":"movement","text":"the Patti does not move so: "#
        ),
        "{json}"
    );
    let mut removal = krida();
    let removal = get(&removal.play(&"x@e7".into()).unwrap_err(), "details");
    let told = ["clause", "code"].map(|key| text(&removal, key));
    assert_eq!(told, ["K3", "removal-not-due"]);
    let fen = "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR x";
    let refused = RawGame::new(&"krida".into(), &NOTHING, &fen.into())
        .err()
        .unwrap();
    let details = get(&refused, "details");
    assert_eq!(
        (
            text(&details, "field").as_str(),
            get(&details, "column").as_f64()
        ),
        ("turn", Some(45.0))
    );
}

#[wasm_bindgen_test]
fn every_argument_refuses_every_wrong_type() {
    let mut game = krida();
    game.play(&"e3".into()).unwrap();
    game.play(&"e6".into()).unwrap();
    game.undo().unwrap();
    let before = everything(&game);
    let e7 = JsValue::from("e7");
    for wrong in not_text() {
        assert_eq!(
            code(RawGame::new(&wrong, &NOTHING, &NOTHING)),
            "bad-argument"
        );
        assert_eq!(
            code(RawGame::new(&"krida".into(), &NOTHING, &wrong)),
            "bad-argument"
        );
        assert_eq!(code(game.play(&wrong)), "bad-argument");
        assert_eq!(code(game.legal_moves_from(&wrong)), "bad-argument");
        assert_eq!(
            code(game.play_squares(&wrong, &e7, &NOTHING)),
            "bad-argument"
        );
        assert_eq!(
            code(game.play_squares(&e7, &wrong, &NOTHING)),
            "bad-argument"
        );
        assert_eq!(code(game.play_squares(&e7, &e7, &wrong)), "bad-argument");
        let options = js_sys::Object::new();
        Reflect::set(&options, &"bareKing".into(), &wrong).unwrap();
        assert_eq!(
            code(RawGame::new(&"krida".into(), &options, &NOTHING)),
            "bad-argument"
        );
    }
    for wrong in [
        "null",
        "1",
        "'x'",
        "Symbol('x')",
        "({ [Symbol('x')]: 'win' })",
        "({ get bareKing() { throw 1; } })",
    ] {
        assert_eq!(
            code(RawGame::new(&"krida".into(), &js(wrong), &NOTHING)),
            "bad-argument",
            "{wrong}"
        );
    }
    for wrong in [
        "undefined",
        "null",
        "-1",
        "1.5",
        "NaN",
        "Infinity",
        "11",
        "1e300",
        "'3'",
        "3n",
        "[3]",
        "({ valueOf: () => 3 })",
    ] {
        let wrong = js(wrong);
        assert_eq!(code(game.perft(&wrong)), "bad-argument");
        if !wrong.is_undefined() && wrong != 11 && wrong != 1.5 {
            assert_eq!(
                code(game.search(
                    &wrong, &NOTHING, &NOTHING, &NOTHING, &NOTHING, &NOTHING, &NOTHING
                )),
                "bad-argument"
            );
            assert_eq!(
                code(game.search(
                    &NOTHING, &NOTHING, &NOTHING, &wrong, &NOTHING, &NOTHING, &NOTHING
                )),
                "bad-argument"
            );
        }
    }
    assert_eq!(everything(&game), before);
    assert!(game.redo().is_some());
}

#[wasm_bindgen_test]
fn a_text_of_ten_megabytes_is_refused_without_copying_it() {
    let huge: JsValue = JsString::from("e").repeat(10_000_000).into();
    let mut game = krida();
    let memory = || {
        wasm_bindgen::memory()
            .unchecked_into::<js_sys::WebAssembly::Memory>()
            .buffer()
    };
    let before = memory()
        .unchecked_into::<js_sys::ArrayBuffer>()
        .byte_length();
    assert_eq!(code(game.play(&huge)), "bad-move");
    assert_eq!(code(game.legal_moves_from(&huge)), "bad-square");
    assert_eq!(
        code(RawGame::new(&huge, &NOTHING, &NOTHING)),
        "unknown-variant"
    );
    assert_eq!(
        code(RawGame::new(&"krida".into(), &NOTHING, &huge)),
        "bad-fen"
    );
    assert_eq!(
        memory()
            .unchecked_into::<js_sys::ArrayBuffer>()
            .byte_length(),
        before
    );
}

#[wasm_bindgen_test]
fn after_many_failures_it_is_as_good_as_new() {
    let throwing = js("new Proxy({}, { ownKeys() { throw 1; } })");
    let mut game = krida();
    for _ in 0..20_000 {
        assert!(RawGame::new(&"krida".into(), &throwing, &NOTHING).is_err());
        assert!(game.play(&"e2e5".into()).is_err());
    }
    assert_eq!(game.perft(&3.into()), krida().perft(&3.into()));
}

#[wasm_bindgen_test]
fn a_search_is_packed_like_moves() {
    let game = with_fen("k6r/8/1K6/8/8/8/7R/8 w - - 0 1");
    let before = everything(&game);
    let found = game
        .search(
            &NOTHING,
            &2.into(),
            &NOTHING,
            &NOTHING,
            &1.into(),
            &NOTHING,
            &NOTHING,
        )
        .unwrap();
    let lines: Vec<&str> = found.split('\n').collect();
    assert!(lines[0].starts_with("mate 1 "), "{found}");
    assert_eq!(lines[1].split('\t').nth(1), Some("Rxh8#"));
    for (level, time) in [(1, NOTHING), (7, NOTHING), (8, 20.5.into())] {
        let nodes = JsValue::from(2000);
        let found = game
            .search(
                &level.into(),
                &NOTHING,
                &nodes,
                &time,
                &NOTHING,
                &NOTHING,
                &NOTHING,
            )
            .unwrap();
        assert!(found.contains('\n'));
    }
    assert_eq!(everything(&game), before);
}
