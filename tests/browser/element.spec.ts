import { expect, test } from "./stage.js";

const KRIDA = `<buddhibala-board variant="krida"></buddhibala-board>`;
const START = "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1";

test("a move: before it, the move, the turn, and the state is new before it is told", async ({ stage }) => {
  await stage.open(KRIDA);
  await stage.page.evaluate(() => void (globalThis.log.length = 0));
  await stage.cell("e2").click();
  await stage.cell("e3").click();
  const told = (await stage.told()).filter(({ type }) => type !== "change" || true).slice(1); // the first change: the man is picked up
  expect(told.map(({ type }) => type)).toEqual(["beforemove", "move", "turn", "change"]);
  const [before, move, turn] = told;
  expect(before).toMatchObject({ move: "e2e3", by: "person", stands: START });
  expect(move).toMatchObject({ move: "e2e3", by: "person" });
  expect(move?.fen).toContain(" b ");
  expect(move?.stands).toBe(move?.fen);
  expect(turn).toMatchObject({ turn: "b", stands: move?.fen });
});

test("the three opening moves of one player change no turn", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="chadarangam"></buddhibala-board>`);
  await stage.with((board) => {
    for (const move of ["g2g3", "f1g2", "g1f3"]) board.play(move);
  });
  expect(await stage.kinds()).toEqual(["beforemove", "move", "beforemove", "move", "beforemove", "move", "turn"]);
});

test("a move that a page forbids is not made: by hand, by program, by the computer", async ({ stage }) => {
  await stage.open(KRIDA);
  await stage.with((board) => board.addEventListener("beforemove", (event) => event.preventDefault()));
  await stage.drag("e2", "e3");
  await stage.expectMan("e2", "white Patti");
  await expect(stage.board.locator(".lifted, [aria-selected=true]")).toHaveCount(0);
  expect(await stage.with((board) => board.play("e2e3") === undefined)).toBe(true);
  await stage.with((board) => {
    board.level = 1;
    board.opponent = "white";
  });
  await expect.poll(async () => (await stage.told()).filter(({ type, by }) => type === "beforemove" && by === "engine").length).toBe(1);
  await expect.poll(() => stage.with((board) => board.model?.phase.kind)).toBe("paused");
  expect(await stage.with((board) => board.fen)).toBe(START);
  expect((await stage.kinds()).includes("move")).toBe(false);
});

test("listeners may change the game: what is told then is still true", async ({ stage }) => {
  await stage.open(KRIDA);
  const seen = await stage.with((board) => {
    const seen: string[] = [];
    board.addEventListener("move", (event) => {
      const { move, fen } = (event as CustomEvent<{ move: { uci: string }; fen: string }>).detail;
      seen.push(`${move.uci} ${fen === board.fen}`);
      if (move.uci === "e2e3") board.play("d7d6");
      if (move.uci === "d7d6") board.undo();
    });
    board.addEventListener("turn", (event) => seen.push((event as CustomEvent<{ turn: string }>).detail.turn));
    board.play("e2e3");
    return [...seen, board.history().map(({ uci }) => uci).join()];
  });
  expect(seen.slice(0, 2)).toEqual(["e2e3 true", "d7d6 true"]);
  expect(seen.at(-1)).toBe("e2e3");
  const swapped = await stage.with((board) => {
    board.addEventListener("beforemove", () => board.newGame({ variant: "shatranj-14" }), { once: true });
    board.newGame();
    return [board.play("e2e3") === undefined, board.variant, board.history().length];
  });
  expect(swapped).toEqual([true, "shatranj-14", 0]);
});

test("the end of a game is told once: mate, and a claim", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" fen="7k/1R6/8/8/8/8/R6p/K7 w - - 0 1"></buddhibala-board>`);
  await stage.with((board) => void board.play("a2a8"));
  expect(await stage.kinds()).toEqual(["beforemove", "move", "turn", "gameover"]);
  expect(await stage.with((board) => board.status().winner)).toBe("w");
});

test("the methods of a game", async ({ stage }) => {
  await stage.open(KRIDA);
  const made = await stage.with((board) => [board.play("e2e3")?.san, board.play("Nc6")?.uci, board.play({ from: "d2", to: "d3" })?.san]);
  expect(made).toEqual(["e3", "b8c6", "d3"]);
  const facts = await stage.with((board) => ({
    legal: board.legalMoves({ from: "c6" }).length,
    turn: board.status().turn,
    why: board.why("a8", "a6"),
    men: board.board().length,
    pgn: board.pgn,
  }));
  expect(facts.turn).toBe("b");
  expect(facts.legal).toBeGreaterThan(2);
  expect(facts.why).toMatchObject({ allowed: false, code: "blocked" });
  expect(facts.men).toBe(32);
  expect(facts.pgn).toContain("1. e3 Nc6 2. d3");
  const plies = await stage.with((board) => {
    const ply = (): number => board.history().length;
    const seen = [];
    board.undo();
    seen.push(ply());
    board.redo();
    seen.push(ply());
    board.jump(0);
    seen.push(ply());
    board.newGame({ variant: "chadarangam", options: { opening: 0 } });
    seen.push(ply(), board.variant, board.options["opening"]);
    return seen;
  });
  expect(plies).toEqual([2, 3, 0, 0, "chadarangam", "0"]);
  const codes = await stage.with((board) => {
    const code = (act: () => unknown): string => {
      try {
        act();
        return "none";
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    return [
      code(() => board.play("?!")),
      code(() => board.play("a1a8")),
      code(() => board.jump(1.5)),
      code(() => board.newGame({ fen: "nonsense" })),
      code(() => board.newGame({ variant: "chess" as never })),
      code(() => board.newGame({ options: { opening: "7" } })),
      code(() => board.why("z9", "a1")),
    ];
  });
  expect(codes).toEqual(["bad-move", "illegal-move", "bad-argument", "bad-fen", "unknown-variant", "bad-option", "bad-square"]);
  expect(await stage.with((board) => board.variant)).toBe("chadarangam");
});

test("attributes begin a game; what is asked for together makes one", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="chadarangam" options="opening=0; capture=maddat-mari" orientation="black" fen="4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"></buddhibala-board>`);
  expect(await stage.with(({ variant, options, orientation, fen }) => [variant, options["capture"], orientation, fen.split(" ")[0]])).toEqual([
    "chadarangam",
    "maddat-mari",
    "black",
    "4k3/p7/8/8/8/8/P7/4K3",
  ]);
  expect(await stage.told()).toHaveLength(1);
  await stage.with((board) => {
    board.setAttribute("variant", "krida");
    board.setAttribute("options", "array=crosswise");
    return board.updateComplete;
  });
  expect(await stage.with(({ variant, options }) => [variant, options["array"]])).toEqual(["krida", "crosswise"]);
  expect((await stage.told()).filter(({ type }) => type === "change")).toHaveLength(2);
  const pgn = await stage.with((board) => {
    board.play("e2e3");
    return board.pgn;
  });
  await stage.with((board, text) => {
    board.newGame({ variant: "shatranj-14" });
    board.pgn = text as string;
  }, pgn);
  expect(await stage.with((board) => [board.variant, board.options["array"], board.history().length])).toEqual(["krida", "crosswise", 1]);
  expect(await stage.with((board) => board.getAttribute("pgn"))).toBeNull(); // a property is not written back
});

const HOSTILE: readonly (readonly [attribute: string, value: string, code: string])[] = [
  ["variant", "<img src=x onerror=alert(1)>", "unknown-variant"],
  ["variant", "__proto__", "unknown-variant"],
  ["options", "opening", "bad-option"],
  ["options", "nonsense=1", "bad-option"],
  ["options", "__proto__=1; constructor=2", "bad-option"],
  ["fen", "nonsense", "bad-fen"],
  ["fen", "8/8/8/8/8/8/8/8 w - - 0 1", "bad-fen"],
  ["fen", "\u0000\u202e<b>", "bad-fen"],
  ["pgn", "[Variant \"x\"]\n1. e9", "bad-pgn"],
  ["orientation", "sideways", "bad-argument"],
  ["opponent", "everyone", "bad-argument"],
  ["level", "9", "bad-argument"],
  ["level", "NaN", "bad-argument"],
  ["seed", "-1", "bad-argument"],
  ["seed", "9".repeat(400), "bad-argument"],
  ["theme", "pink", "bad-argument"],
];

test("values that make no sense are told, shown, and change nothing", async ({ stage }) => {
  await stage.open(KRIDA);
  for (const [name, value, code] of HOSTILE) {
    const before = await stage.with((board) => {
      board.newGame();
      board.play("e2e3");
      globalThis.log.length = 0;
      return board.fen;
    });
    await stage.with((board, [name, value]) => {
      board.setAttribute(name, value);
      return board.updateComplete;
    }, [name, value] as const);
    const errors = (await stage.told()).filter(({ type }) => type === "error");
    expect(errors.map((error) => error.code), `${name}=${value}`).toEqual([code]);
    await expect(stage.board.getByRole("alert")).toContainText(errors[0]?.message ?? "nothing");
    expect(await stage.with((board) => board.fen)).toBe(before);
    await stage.with((board, name) => {
      board.removeAttribute(name);
      return board.updateComplete;
    }, name);
    await expect(stage.board.getByRole("alert")).toHaveCount(0);
  }
});

test("a board with a value that makes no sense from the first still is one", async ({ stage }) => {
  await stage.open(KRIDA);
  for (const [name, value, code] of HOSTILE) {
    const [cells, codes, made] = await stage.page.evaluate(async ([name, value]) => {
      globalThis.log.length = 0;
      const board = document.createElement("buddhibala-board");
      board.setAttribute(name, value);
      document.body.append(board);
      await board.ready;
      await board.updateComplete;
      const codes = globalThis.log.filter(({ type }) => type === "error").map((error) => error.code);
      const made = board.play("e2e3")?.uci;
      const cells = board.shadowRoot?.querySelectorAll("[role=gridcell]").length;
      board.remove();
      return [cells, codes, made];
    }, [name, value] as const);
    expect([cells, codes, made], `${name}=${value}`).toEqual([64, [code], "e2e3"]);
  }
});

test("properties that make no sense do no harm either", async ({ stage }) => {
  await stage.open(KRIDA);
  const codes = await stage.with(async (board) => {
    const any = board as unknown as Record<string, unknown>;
    const trap = new Proxy({}, { ownKeys: () => { throw new Error("no"); } });
    for (const [name, value] of [["arrows", "e2e4"], ["arrows", [null]], ["arrows", [{ from: 1, to: "e2" }]], ["circles", [{ square: Symbol("x") }]], ["options", trap], ["fen", 7], ["level", {}], ["variant", Symbol("v")], ["theme", []]] as const) {
      any[name] = value;
      await board.updateComplete;
    }
    any["arrows"] = [{ from: "z99", to: "e2" }, { from: "e2", to: "e2" }];
    await board.updateComplete;
    return globalThis.log.filter(({ type }) => type === "error").map(({ code }) => code);
  });
  expect(codes).toEqual(["bad-argument", "bad-argument", "bad-argument", "bad-argument", "bad-argument", "bad-argument", "bad-argument", "unknown-variant", "bad-argument"]);
  expect(await stage.with((board) => board.fen)).toBe(START);
  await expect(stage.board.locator(".pointer")).toHaveCount(0);
});

test("what was set before the element was defined counts", async ({ stage, page }) => {
  await page.route("**/board.js", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await stage.open(`<buddhibala-board></buddhibala-board>`, { ready: false });
  await page.evaluate(async () => {
    const board = document.querySelector("buddhibala-board") as unknown as Record<string, unknown>;
    board["variant"] = "shatranj-14";
    board["viewonly"] = true;
    await customElements.whenDefined("buddhibala-board");
  });
  await stage.with((board) => board.ready);
  expect(await stage.with(({ variant, viewonly }) => [variant, viewonly])).toEqual(["shatranj-14", true]);
});

test("the script may come twice, and another element of that name may be there first", async ({ stage, page }) => {
  await stage.open(`${KRIDA}<script type="module" src="../board.js?again"></script>`);
  await page.evaluate(() => import("../board.js?once-more" as string));
  await stage.with((board) => void board.play("e2e3"));
});

test("the opponent: the side at the top, each side, both, and the same seed plays the same", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" opponent="engine" level="1" seed="5"></buddhibala-board>`);
  const answer = async (): Promise<string | undefined> => {
    await stage.cell("e2").click();
    await stage.cell("e3").click();
    await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
    return stage.with((board) => board.history()[1]?.uci);
  };
  const first = await answer();
  await stage.with((board) => board.newGame());
  expect(await answer()).toBe(first);
  expect((await stage.told()).filter(({ type }) => type === "move").map(({ by }) => by)).toEqual(["person", "engine", "person", "engine"]);
  const seats = (opponent: string, orientation: string) =>
    stage.with((board, [opponent, orientation]) => {
      board.newGame();
      board.orientation = orientation as "white";
      board.opponent = opponent as "none";
      return [board.model?.seats.w, board.model?.seats.b];
    }, [opponent, orientation] as const);
  expect(await seats("engine", "white")).toEqual(["person", 1]);
  expect(await seats("engine", "black")).toEqual([1, "person"]);
  expect(await seats("white", "white")).toEqual([1, "person"]);
  expect(await seats("black", "black")).toEqual(["person", 1]);
  expect(await seats("both", "white")).toEqual([1, 1]);
  await expect.poll(() => stage.with((board) => board.history().length)).toBeGreaterThan(2);
  expect(await seats("none", "white")).toEqual(["person", "person"]);
});

test("no worker is started before the computer has to think", async ({ stage, page }) => {
  await stage.open(KRIDA.repeat(3));
  await stage.with((board) => void board.play("e2e3"));
  expect(page.workers()).toHaveLength(0);
  await page.evaluate(() => {
    for (const board of document.querySelectorAll("buddhibala-board")) {
      board.level = 1;
      board.opponent = "black";
      if (board.history().length === 0) board.play("e2e3");
    }
  });
  await expect.poll(() => page.evaluate(() => [...document.querySelectorAll("buddhibala-board")].map((board) => board.history().length))).toEqual([2, 2, 2]);
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => document.querySelectorAll("buddhibala-board").forEach((board) => board.remove()));
  await expect.poll(() => page.workers().length).toBe(0);
});

test("boards share nothing that can change", async ({ stage, page }) => {
  await stage.open(KRIDA.repeat(2));
  const [first, second] = await page.evaluate(() => {
    const [a, b] = [...document.querySelectorAll("buddhibala-board")] as [HTMLElementTagNameMap["buddhibala-board"], HTMLElementTagNameMap["buddhibala-board"]];
    a.play("e2e3");
    a.flip();
    a.theme = "dark";
    a.options = { array: "crosswise" };
    const variant = a.model?.snapshot.variant as { name: string } | undefined;
    if (variant) variant.name = "spoilt";
    return [[a.options["array"], a.orientation], [b.options["array"], b.orientation, b.theme, b.history().length, b.model?.snapshot.variant.name]];
  });
  expect(first).toEqual(["crosswise", "black"]);
  expect(second).toEqual(["facing", "white", "auto", 0, "Krida Buddhibalasrita"]);
});

test("with controls there are buttons, words and the moves; without them there are none", async ({ stage }) => {
  await stage.open(KRIDA);
  await expect(stage.board.getByRole("button")).toHaveCount(0);
  await stage.with((board) => board.setAttribute("controls", ""));
  await stage.cell("e2").click();
  await stage.cell("e3").click();
  await stage.cell("d7").click();
  await stage.cell("d6").click();
  await expect(stage.board.getByRole("region", { name: "How the game stands" })).toContainText("White to move");
  await expect(stage.board.locator(".move")).toHaveText(["e3", "d6"]);
  await stage.board.getByRole("button", { name: "Undo" }).click();
  await expect(stage.board.locator(".move.undone")).toHaveText(["d6"]);
  await stage.board.getByRole("button", { name: "Redo" }).click();
  await stage.board.getByRole("button", { name: "White e3" }).click();
  await expect(stage.board.getByRole("region")).toContainText("Black to move");
  await stage.board.getByRole("button", { name: "Flip board" }).click();
  expect(await stage.with((board) => board.orientation)).toBe("black");
  await stage.board.getByRole("button", { name: "New game" }).click();
  await expect(stage.board.locator(".move")).toHaveCount(0);
  await stage.cell("a1").click();
  await expect(stage.board.getByRole("region")).toContainText("The Kunjara on a1 has no legal move.");
});
