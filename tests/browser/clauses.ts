/** A clause of a game as somebody at the board meets it. */
export interface Scenario {
  readonly clause: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Where it begins, if not at the start. */
  readonly fen?: string;
  /** The squares that are chosen, turn by turn: the last turn is refused where `refused` says so. */
  readonly turns: readonly string[];
  /** The turns that have been made, in short notation. */
  readonly made: readonly string[];
  /** Men that stand somewhere in the end, or nobody. */
  readonly men?: Readonly<Record<string, string>>;
  /** What is told of the last turn that is refused. */
  readonly refused?: RegExp;
  /** How the game has ended. */
  readonly ended?: string;
}

export type Game = "krida" | "chadarangam" | "shatranj-14";

const EMPTY = Array.from({ length: 11 }, () => "14").join("/");
const REMOVAL = "5k1K/5r2/8/p7/P7/8/8/8 w - - 44 64";
const BARED = "k7/8/8/8/8/8/1p6/K4R2 w - - 0 1";
const NEW_HORSE = "6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1";
const PAWN_ONLY = "4k3/7p/8/8/8/8/8/R3K2R w - - 0 1";
const LAST_OFFICER = "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1";
const SUPPORTED = "7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1";
const PAWNS_STALEMATED = "7k/5K1p/7P/8/8/8/8/6Q1 w - - 0 1";

/** Every clause of every game, and what its options make of it. */
export const SCENARIOS: Readonly<Record<Game, readonly Scenario[]>> = {
  krida: [
    { clause: "K1, on a mark", fen: "r6k/1P6/8/8/8/8/7p/K7 w - - 0 1", turns: ["b7 a8"], made: ["bxa8=M"], men: { a8: "white Mantri", b7: "empty" } },
    { clause: "K1, beside a mark", fen: "7k/1P6/8/8/8/8/7p/K7 w - - 0 1", turns: ["b7 b8"], made: ["b8=M"], men: { b7: "white Mantri", b8: "empty" } },
    { clause: "K1, taking beside a mark", fen: "2r4k/1P6/8/8/8/8/7p/K7 w - - 0 1", turns: ["b7 c8"], made: ["bxc8=M"], men: { b7: "white Mantri", c8: "empty" } },
    { clause: "K2", fen: "7k/1R6/8/8/8/8/R6p/K7 w - - 0 1", turns: ["a2 a8"], made: ["Ra8#"], ended: "checkmate" },
    { clause: "K3", fen: REMOVAL, turns: ["f7"], made: ["xf7"], men: { f7: "empty", a5: "black Patti" } },
    { clause: "K3, not the King", fen: REMOVAL, turns: ["f8"], made: [], refused: /Nothing on f8 may be removed/ },
    { clause: "K3, by option any man", options: { stalemate: "remove-any" }, fen: REMOVAL, turns: ["a5"], made: ["xa5"], men: { a5: "empty", f7: "black Kunjara" } },
    { clause: "K3, by option a draw", options: { stalemate: "draw" }, fen: "7k/5K1p/7P/8/1p6/1P6/8/C7 w - - 0 1", turns: ["a1 c3", "b4 c3"], made: ["Cc3", "bxc3"], men: { c3: "black Patti" } },
    { clause: "K4", fen: BARED, turns: ["a1 b2"], made: ["Kxb2"], ended: "bare-king lesser" },
    { clause: "K4, by option a full win", options: { bareKing: "win" }, fen: BARED, turns: ["a1 b2"], made: ["Kxb2"], ended: "bare-king full" },
    { clause: "K4, by option nothing", options: { bareKing: "play-on" }, fen: BARED, turns: ["a1 b2", "a8 b7"], made: ["Kxb2", "Kb7"] },
    { clause: "K5", fen: "k7/8/8/8/8/8/P6p/K2R4 w - - 70 99 checks=63,0", turns: ["d1 d8"], made: ["Rd8+"], ended: "sixty-four-checks full" },
    { clause: "K5, by option not counted", options: { checkLimit: "0" }, fen: "k7/8/8/8/8/8/P6p/K2R4 w - - 70 99", turns: ["d1 d8", "a8 b7"], made: ["Rd8+", "Kb7"] },
    { clause: "the array, by option crosswise", options: { array: "crosswise" }, turns: ["e2 e3"], made: ["e3"], men: { d8: "black Raja", e8: "black Mantri" } },
  ],
  chadarangam: [
    { clause: "C1", fen: "4k3/p7/8/8/8/8/P7/4K3 w K - 0 1", turns: ["e1 d3", "a7 a6", "d3 f4"], made: ["Kd3", "a6"], men: { d3: "white Raju" }, refused: /The Raju on d3 may not go to f4.*has used his leap.*\(C1\)/ },
    { clause: "C1, taking", fen: "r3k3/8/8/8/8/3p4/8/4K2R w Kk - 0 1", turns: ["e1 d3"], made: ["Kxd3"], men: { d3: "white Raju" } },
    { clause: "C1, by option to empty squares", options: { leap: "no-capture" }, fen: "r3k3/8/8/8/8/3p4/8/4K2R w Kk - 0 1", turns: ["e1 d3"], made: [], refused: /may leap only to an empty square.*\(C1\)/ },
    { clause: "C1, by option none", options: { leap: "none" }, fen: "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", turns: ["e1 d3"], made: [], refused: /The Raju on e1 may not go to d3/ },
    { clause: "C2, three men", turns: ["g2 g3", "g1 f3", "f1 h3", "a7 a6", "a6 a5", "a5 a4", "e2 e3"], made: ["g3", "Nf3", "Bh3", "a6", "a5", "a4", "e3"] },
    { clause: "C2, no man twice", turns: ["g2 g3", "g1 f3", "g3"], made: ["g3", "Nf3"], men: { g3: "white Bantu" }, refused: /made by different men.*\(C2\)/ },
    { clause: "C2, by option none", options: { opening: "0" }, turns: ["g2 g3", "a7 a6"], made: ["g3", "a6"] },
    { clause: "C3", fen: "8/3P4/8/8/7k/8/8/K7 w - - 0 1", turns: ["d7 d8"], made: ["d8=Q+"], men: { d8: "white Mantri" } },
    { clause: "C4", fen: "8/P6k/8/4b3/8/8/8/R4RK1 w - - 0 1", turns: ["a7 a8", "e5 a1"], made: ["a8", "Bxa1"], men: { a8: "white Enugu", a1: "black Sakatam" } },
    { clause: "C4, by option no way in", options: { farRank: "no-advance" }, fen: "8/P6k/8/4b3/8/8/8/R4RK1 w - - 0 1", turns: ["a7"], made: [], men: { a7: "white Bantu" }, refused: /no place for another officer/ },
    { clause: "C5", fen: NEW_HORSE, turns: ["b7 b8 c6"], made: ["b8=Nxc6"], men: { c6: "white Gurram", b8: "empty" } },
    { clause: "C5, straight to where it ends", fen: NEW_HORSE, turns: ["b7 d7"], made: ["b8=N-d7"], men: { d7: "white Gurram" } },
    { clause: "C5, by option it may stay", options: { newKnight: "may-move" }, fen: NEW_HORSE, turns: ["b7 b8 b8"], made: ["b8=N"], men: { b8: "white Gurram" } },
    { clause: "C5, by option it stays", options: { newKnight: "stays" }, fen: NEW_HORSE, turns: ["b7 b8"], made: ["b8=N"], men: { b8: "white Gurram" } },
    { clause: "C6", fen: PAWN_ONLY, turns: ["a1 a8"], made: [], refused: /The Enugu on a1 may not go to a8.*\(C6\)/ },
    { clause: "C6, by option allowed", options: { pawnsOnly: "check-allowed" }, fen: PAWN_ONLY, turns: ["a1 a8"], made: ["Ra8+"] },
    { clause: "C7", fen: LAST_OFFICER, turns: ["a1 a2"], made: [], refused: /mastu.*\(C7\)/ },
    { clause: "C7, by option none", options: { mastu: "none" }, fen: LAST_OFFICER, turns: ["a1 a2"], made: ["Rxa2"] },
    { clause: "C8, mara mari", fen: SUPPORTED, turns: ["e2 e5"], made: ["Rxe5"] },
    { clause: "C8, maddat mari", options: { capture: "maddat-mari" }, fen: SUPPORTED, turns: ["e2 e5"], made: [], refused: /supported from d6.*\(C8\)/ },
    { clause: "C9, mate of a bare King", fen: "7k/R7/8/8/8/8/1R6/K7 b - - 0 1", turns: ["h8 g8", "b2 b8"], made: ["Kg8", "Rb8#"], ended: "checkmate" },
    { clause: "C9, stalemate", fen: "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", turns: ["g5 g6"], made: ["Qg6"], ended: "stalemate" },
    { clause: "C9, by option pawns that are stalemated lose", options: { pawnsOnlyStalemate: "win" }, fen: PAWNS_STALEMATED, turns: ["g1 f1"], made: ["Qf1"], ended: "stalemate" },
    { clause: "C9, by option a bare King draws", options: { bareKing: "draw" }, fen: BARED, turns: ["a1 b2"], made: ["Kxb2"], ended: "bare-king" },
  ],
  "shatranj-14": [
    { clause: "S1, mate", fen: `13k/R13/${EMPTY}/K3R9 w - - 0 1`, turns: ["e1 e14"], made: ["Re14#"], ended: "checkmate" },
    { clause: "S1, stalemate", fen: `13k/14/${EMPTY}/K10W2 w - - 0 1`, turns: ["l1 l13"], made: ["Wl13"], ended: "stalemate" },
    { clause: "S2", fen: `13k/P13/${EMPTY}/K13 w - - 0 1`, turns: ["a13 a14"], made: ["a14=W+"], men: { a14: "white Wazir" } },
    { clause: "S2, by option none", options: { promotion: "none" }, fen: `13k/P13/${EMPTY}/K13 w - - 0 1`, turns: ["a13 a14"], made: ["a14"], men: { a14: "white Paidal" } },
    { clause: "S3", fen: `13k/14/${EMPTY}/K2D10 w - - 0 1`, turns: ["d1 d13"], made: ["Dd13"], men: { d13: "white Dahja" } },
    { clause: "S3, by option diagonally", options: { dahja: "bishop" }, fen: `13k/14/${EMPTY}/K2D10 w - - 0 1`, turns: ["d1 m10"], made: ["Dm10"], men: { m10: "white Dahja" } },
    { clause: "S3, by option not straight", options: { dahja: "bishop" }, fen: `13k/14/${EMPTY}/K2D10 w - - 0 1`, turns: ["d1 d13"], made: [], refused: /The Dahja on d1 may not go to d13/ },
    { clause: "from the array", turns: ["g2 g3", "n13 n12", "b1 c3"], made: ["g3", "n12", "Nc3"] },
  ],
};
