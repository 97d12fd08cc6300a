use super::{Line, Node, PgnGame, Tag};
use crate::geometry::Color;
use crate::rules::Rules;

/// No line of moves is longer, unless one word is.
const WIDTH: usize = 80;

/// The tags that every game has, with what they say where nothing is known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Writes a game: the seven tags, what is played, the rest of its tags, and the moves.
///
/// `Result`, `Variant`, `Options`, `SetUp` and `FEN` are written from the game, whatever its tags say. A tag whose name
/// has anything but ASCII letters, digits and `_` could not be read, and is left out.
///
/// ```
/// use buddhibala::notation::pgn;
/// let text = "[Variant \"krida\"]\n\n1. e3 {solid} e6 2. Nf3 (2. f3 $1) 2... Nf6 *";
/// let game = &pgn::parse(text)[0];
/// let written = pgn::write(game);
/// assert!(written.ends_with("\n\n1. e3 {solid} 1... e6 2. Nf3 (2. f3 $1) 2... Nf6 *\n"));
/// assert_eq!(pgn::parse(&written)[0].line, game.line);
/// ```
#[must_use]
pub fn write(game: &PgnGame) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        write_tag(&mut text, name, game.tag(name).unwrap_or(unknown));
    }
    write_tag(&mut text, "Result", game.result.text());
    if let Some(rules) = &game.rules {
        write_rules(&mut text, rules, game.start.as_deref());
    }
    for Tag { name, value } in &game.tags {
        if !is_derived(name) && is_readable(name) {
            write_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    let mut words = Vec::new();
    write_line(&mut words, &game.line);
    words.push(game.result.text().to_owned());
    wrap(&mut text, &words);
    text
}

/// Whether a tag is written from the game itself, or with the roster.
fn is_derived(name: &str) -> bool {
    ROSTER.iter().any(|&(known, _)| known == name)
        || ["Result", "Variant", "Options", "SetUp", "FEN"].contains(&name)
}

fn is_readable(name: &str) -> bool {
    let mut signs = name.chars();
    !name.is_empty() && signs.all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

fn write_rules(text: &mut String, rules: &Rules, start: Option<&str>) {
    write_tag(text, "Variant", rules.ruleset().id);
    let options: Vec<_> = rules
        .options()
        .zip(rules.ruleset().options)
        .filter(|((_, value), option)| *value != option.values[0].name)
        .map(|((name, value), _)| format!("{name}={value}"))
        .collect();
    if !options.is_empty() {
        write_tag(text, "Options", &options.join(" "));
    }
    if let Some(start) = start {
        write_tag(text, "SetUp", "1");
        write_tag(text, "FEN", start);
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace(char::is_control, " ");
    text.extend(["[", name, " \"", &value, "\"]\n"]);
}

fn write_line(words: &mut Vec<String>, line: &Line) {
    write_comments(words, &line.comments);
    let mut previous: Option<&Node> = None;
    for node in &line.moves {
        let interrupted =
            previous.is_none_or(|node| !node.comments.is_empty() || !node.variations.is_empty());
        let begins = previous.is_none_or(|previous| previous.color != node.color);
        match node.color {
            Color::White if begins || interrupted => {
                words.push(format!("{}.", node.number));
            }
            Color::Black if interrupted => {
                words.push(format!("{}...", node.number));
            }
            _ => {}
        }
        words.push(node.san.clone());
        words.extend(node.nags.iter().map(|nag| format!("${nag}")));
        write_comments(words, &node.comments);
        for variation in &node.variations {
            let start = words.len();
            write_line(words, variation);
            enclose(words, start, '(', ')');
        }
        previous = Some(node);
    }
}

fn write_comments(words: &mut Vec<String>, comments: &[String]) {
    for comment in comments {
        let start = words.len();
        // A brace would end the comment.
        let comment = comment.replace('}', ")");
        words.extend(comment.split_whitespace().map(str::to_owned));
        enclose(words, start, '{', '}');
    }
}

/// Puts the words from `start` on between signs; none, if there are none.
fn enclose(words: &mut [String], start: usize, open: char, close: char) {
    let Some(enclosed) = words.get_mut(start..) else {
        return;
    };
    if let Some(first) = enclosed.first_mut() {
        first.insert(0, open);
    }
    if let Some(last) = enclosed.last_mut() {
        last.push(close);
    }
}

fn wrap(text: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
}
