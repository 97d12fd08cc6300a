/**
 * The options of each game, by the name of the game. The first value of each is the default.
 * `variants()` says in words what each value means.
 */
export interface OptionsByVariant {
  /** Krida Buddhibalasrita. */
  krida: {
    /** What a player does who is not in check and cannot move. */
    stalemate: "remove-jailer" | "remove-any" | "draw";
    /** What happens to a player who has the Raja alone. */
    bareKing: "lesser-win" | "win" | "play-on";
    /** How many checks in a row win the game; `"0"` counts none. */
    checkLimit: "64" | "0";
    /** Where the men stand at first. */
    array: "facing" | "crosswise";
  };
  /** Chadarangam. */
  chadarangam: {
    /** Which men may be captured: any, or those that nobody supports. */
    capture: "mara-mari" | "maddat-mari";
    /** Whether the King may once move like a horse. */
    leap: "may-capture" | "no-capture" | "none";
    /** With how many moves in a row each player begins. */
    opening: "3" | "0" | "1" | "2";
    /** What a pawn may do whose place as an officer is taken. */
    farRank: "wait" | "no-advance";
    /** Whether a pawn that becomes a horse moves like one in the same turn. */
    newKnight: "must-move" | "may-move" | "stays";
    /** Whether a King who has only pawns may be checked. */
    pawnsOnly: "no-check" | "check-allowed";
    /** Whether a side's only officer can be captured. */
    mastu: "officer" | "alone" | "none";
    /** What it means if a side with King and pawns only is stalemated. */
    pawnsOnlyStalemate: "draw" | "win";
    /** What happens to a player who has the Raju alone. */
    bareKing: "play-on" | "draw" | "lesser-win";
  };
  /** Shatranj on 14x14 squares. */
  "shatranj-14": {
    /** What a Paidal becomes on the far rank. */
    promotion: "wazir" | "none";
    /** How the Dahja moves. */
    dahja: "rook" | "bishop";
  };
}

/** The names of the games. */
export type VariantId = keyof OptionsByVariant;

/** Every option of a game with its value. */
export type Options<V extends VariantId = VariantId> = OptionsByVariant[V];

/** Options as `newGame` takes them: any of them may be left out, and a number may be given as one. */
export type GivenOptions<V extends VariantId = VariantId> = {
  readonly [K in keyof OptionsByVariant[V]]?: OrNumber<OptionsByVariant[V][K]>;
};

/** A value, or the number that it is. */
type OrNumber<T> = T | (T extends `${infer N extends number}` ? N : never);

/** The players: White moves first. */
export type Color = "w" | "b";

/** A letter that stands for a kind of man, the same for both players. Which ones are used depends on the game. */
export type Letter = "K" | "Q" | "M" | "W" | "S" | "R" | "D" | "T" | "B" | "N" | "C" | "P";

/** A file, from White's left. */
type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m" | "n";
/** A rank, from White's side. */
type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** A square: a file letter from White's left and a rank number from White's side, as in `"e2"` or `"n14"`. */
export type Square = `${File}${Rank}`;

/** A text in a named language. */
export interface NativeName {
  /** BCP 47 tag, with the script where it matters, as in `"sa"` or `"ur"`. */
  readonly lang: string;
  /** The name in that language's own script. */
  readonly text: string;
}

/** A kind of man. */
export interface Man {
  /** Its letter in FEN and in move texts. */
  readonly letter: Letter;
  /** Its name in the game, in Latin letters. */
  readonly name: string;
  /** What the name means in English. */
  readonly meaning: string;
  /** Its name in other scripts. */
  readonly names: readonly NativeName[];
  /** How it moves, in Betza's notation. */
  readonly betza: string;
  /** How it moves, in words. */
  readonly words: string;
  /** How many of them a player has at the start. */
  readonly number: number;
}

/** A choice between readings of the rules. */
export interface VariantOption {
  /** The name under which `newGame` takes it. */
  readonly name: string;
  /** What it decides. */
  readonly about: string;
  /** The value in force if none is given: the first of `values`. */
  readonly default: string;
  /** Every allowed value, and what it means. */
  readonly values: readonly { readonly value: string; readonly about: string }[];
}

/** One special rule. */
export interface RuleText {
  /** The clause, such as `"K1"`. */
  readonly clause: string;
  /** What it says, with the default options. */
  readonly text: string;
  /** Where it comes from. */
  readonly source: string;
}

/** All that there is to say about a game before it is played. */
export interface Variant {
  /** The name under which `newGame` takes it. */
  readonly id: VariantId;
  /** Its full name in Latin letters. */
  readonly name: string;
  /** Its name in other languages and scripts. */
  readonly names: readonly NativeName[];
  /** How many files the board has. */
  readonly files: number;
  /** How many ranks the board has. */
  readonly ranks: number;
  /** The squares that are marked with a cross. */
  readonly marks: readonly Square[];
  /** The kinds of men. */
  readonly men: readonly Man[];
  /** The start position with default options. */
  readonly fen: string;
  /** The choices between readings of the rules. */
  readonly options: readonly VariantOption[];
  /** The special rules in words. */
  readonly rules: readonly RuleText[];
  /** Where and when it was played. */
  readonly origin: string;
  /** The books and pages that the rules come from. */
  readonly sources: readonly string[];
}
