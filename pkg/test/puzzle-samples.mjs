// A puzzle of each kind, and positions that are like one and none.
const base = {
  id: "sample",
  options: {},
  clauses: [],
  themes: ["sample"],
  difficulty: 1,
  source: "made for a test",
  point: { en: "It shows something.", te: "ఇది ఏదో చూపిస్తుంది." },
};

export const sample = (variant, fen, goal, solution, more = {}) => ({ ...base, variant, fen, goal, solution, ...more });

const mate = (turns) => ({ kind: "mate", in: turns });
const GREAT = "k13/13R/14/14/14/14/14/14/14/14/14/14/14/6K4TR1 w - - 0 1";

/** Sound puzzles, by what they are about. */
export const SOUND = {
  "mate, krida": sample("krida", "6k1/4M1M1/4MK2/1C2RP2/2N5/8/mN6/8 w - - 5 89", mate(2), ["f6g6", "a2b1", "e6f7"], { clauses: ["K2"] }),
  "mate, chadarangam": sample("chadarangam", "8/6k1/8/8/8/1q3B2/3K4/8 b - - 211 148", mate(2), ["b3d3", "d2c1", "d3c2"], { clauses: ["C7"] }),
  "mate by promotion, chadarangam": sample(
    "chadarangam",
    "QrP2k2/1PP5/r3Bn2/1p6/5b2/3q4/5pK1/4p1Np b K - 24 23",
    mate(2),
    ["d3f1", "g2h1", "f1g1"],
    { options: { pawnsOnly: "check-allowed", bareKing: "lesser-win" }, clauses: ["C3", "C5", "C8"] },
  ),
  "mate, shatranj-14": sample(
    "shatranj-14",
    "14/2PP7P2/4S9/14/2K2B3kp3/D13/3p10/14/5m7p/9p4/14/7N1N4/1RP11/14 w - - 3 61",
    mate(2),
    ["b2b11", "j10i10", "e12g10"],
    { clauses: ["S1", "S3"] },
  ),
  "bare King": sample("krida", "7k/8/8/8/8/8/r6P/K7 w - - 0 1", { kind: "bare-king", in: 1 }, ["a1a2"], { clauses: ["K4"] }),
  "gain in one": sample("krida", "6k1/p7/8/8/3r3R/8/P7/K7 w - - 0 1", { kind: "gain", man: "R", in: 1 }, ["h4d4"]),
  "gain in two": sample("krida", "3r3k/p5p1/8/4N3/8/8/P7/K7 w - - 0 1", { kind: "gain", man: "R", in: 2 }, ["e5f7", "h8g8", "f7d8"]),
  "avoid, krida": sample("krida", "5R2/8/8/p7/7k/Pp6/1P1K2R1/8 b - - 3 14", { kind: "avoid", in: 1 }, ["h4h3"]),
  "avoid, chadarangam": sample("chadarangam", "2k5/5R2/p5R1/8/8/1P6/P4n2/2K5 b - - 4 22", { kind: "avoid", in: 1 }, ["f2d3"]),
  "avoid, shatranj-14": sample("shatranj-14", "5k8/pp11R/14/14/14/3R10/14/14/14/14/14/14/PP12/6K7 b - - 5 3", { kind: "avoid", in: 1 }, ["f14e14"]),
  "only": sample("krida", "8/8/2R5/7k/8/pP5K/P7/8 b - - 16 25", { kind: "only" }, ["h5g5"]),
  "untouchable, mastu": sample("chadarangam", "6k1/p7/8/8/3r3R/8/P7/K7 w - - 0 1", { kind: "untouchable" }, ["d4"], { clauses: ["C7"] }),
};

/** What can be read, but is not so; and what the report says of it. */
export const FALSE = {
  "no mate": [sample("krida", "6k1/p7/8/8/3r3R/8/P7/K7 w - - 0 1", mate(2), ["h4d4"]), /not reached/],
  "a mate sooner than asked": [sample("krida", "k6r/8/1K6/8/8/8/7R/8 w - - 14 18", mate(2), ["h2h8"]), /not reached as asked/],
  "another key": [{ ...SOUND["mate, krida"], solution: ["b5d7", "g8h7", "e6f7"] }, /does not solve it, but f6g6/],
  "two keys": [sample("krida", "k7/8/1K6/8/8/8/p7/5R1R w - - 0 1", mate(1), ["f1f8"]), /2 solutions/],
  "a line that ends early": [{ ...SOUND["mate, krida"], solution: ["f6g6"] }, /ends before/],
  "a line with a weaker answer": [
    sample("chadarangam", "6k1/5ppp/6b1/2B5/2qpN3/8/PP6/K3R3 w - - 0 1", mate(4), ["e4f6", "g8h8", "e1e8"]),
    /another answer than g8h8 resists longer/,
  ],
  "a line that goes on": [{ ...SOUND["gain in one"], solution: ["h4d4", "g8g7"] }, /goes on after h4d4/],
  "more than one turn where one is asked for": [{ ...SOUND["avoid, krida"], solution: ["h4h3", "f8f3"] }, /must be one turn/],
  "a gain called a mate": [{ ...SOUND["gain in two"], goal: mate(2) }, /not reached/],
  "a clause that has no part in it": [{ ...SOUND["mate, krida"], clauses: ["K1"] }, /does not turn on K1/],
  "no bare King": [sample("krida", "7k/7p/8/8/8/8/r6P/K7 w - - 0 1", { kind: "bare-king", in: 1 }, ["a1a2"]), /not reached/],
  "a man who is guarded": [sample("krida", "6k1/p7/8/4p3/3r3R/8/P7/K7 w - - 0 1", { kind: "gain", man: "R", in: 1 }, ["h4d4"]), /not reached/],
  "a threat that others avoid too": [sample("krida", "6k1/p7/8/8/3r3R/8/P7/K7 b - - 0 1", { kind: "avoid", in: 1 }, ["d4h4"]), /solutions/],
  "a turn among others": [sample("krida", "6k1/p7/8/8/3r3R/8/P7/K7 w - - 0 1", { kind: "only" }, ["h4d4"]), /not reached/],
  "a man who may be captured": [{ ...SOUND["untouchable, mastu"], options: { mastu: "none" }, clauses: [] }, /not reached/],
};

/** A puzzle of each game with two right moves and one that wins too late. */
export const TRIES = {
  krida: { puzzle: FALSE["two keys"][0], right: "f1f8", also: "h1h8", wrong: "b6c7" },
  chadarangam: {
    puzzle: sample("chadarangam", "k7/8/1K6/8/8/8/8/5R1R w - - 0 1", mate(1), ["f1f8"]),
    right: "f1f8",
    also: "h1h8",
    wrong: "b6c6",
  },
  "shatranj-14": { puzzle: sample("shatranj-14", GREAT, mate(1), ["l1l14"]), right: "l1l14", also: "m1m14", wrong: "g1g2" },
};
