macro_rules! weights {
    ($($(#[$about:meta])* $name:ident: [$usual:literal, $krida:literal, $chadarangam:literal, $shatranj:literal],)*) => {
        /// The numbers of the evaluation, in hundredths of a pawn where nothing else is said.
        ///
        /// What a man is worth follows from how he moves on his board, and each clause that changes what a position is worth
        /// has a number of its own, so any game can be judged by [`Weights::USUAL`]. A ruleset may name others that fit it
        /// better: [`Ruleset::weights`](super::Ruleset::weights). `examples/tune` finds them from games.
        ///
        /// ```
        /// use buddhibala::rules::Weights;
        /// let mut weights = Weights::USUAL;
        /// *weights.get_mut("mastu").unwrap() = 0;
        /// assert_eq!(weights.mastu, 0);
        /// assert_eq!(Weights::NAMES.len(), weights.values().len());
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Weights {
            $($(#[$about])* pub $name: i32,)*
        }

        impl Weights {
            /// Those that fit three games best together, for any other.
            pub const USUAL: Weights = Weights { $($name: $usual,)* };
            /// Those for krida: the early ones from what Fairy-Stockfish says of positions (`scripts/score-fairy.mjs`). What
            /// longer searches of our own say of them wins more games against these, and fewer against Fairy-Stockfish.
            pub const KRIDA: Weights = Weights { $($name: $krida,)* };
            /// Those for chadarangam: the early ones from what longer searches say of positions (`tune score`).
            pub const CHADARANGAM: Weights = Weights { $($name: $chadarangam,)* };
            /// Those for the Shatranj on 14x14 squares, found likewise.
            pub const SHATRANJ_14: Weights = Weights { $($name: $shatranj,)* };

            /// The name of each, in the order of [`Weights::values`].
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// All of them.
            #[must_use]
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name,)*]
            }

            /// The one of that name, to be changed.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// What a square that an officer leaps to, on average, is worth in his value.
    leap_reach: [125, 128, 134, 123],
    /// The same for a square that he slides to.
    ride_reach: [160, 132, 160, 175],
    /// How much more a pawn is worth for what promotion brings, in percent of that. Since a pawn is the unit, officers are
    /// worth so much less.
    future: [6, 13, 6, 6],
    /// What a square is worth to which an officer leaps now and no pawn attacks, when all officers are there, in thousandths of a
    /// pawn.
    leap_mobility: [70, 127, 91, 75],
    /// What one is worth to which he slides, at any time.
    ride_mobility: [25, 81, 32, 30],
    /// How much nearer to the middle is better for a man who leaps, from the corner to the middle.
    leap_centre: [12, 44, 40, 11],
    /// The same for one who slides.
    ride_centre: [-20, 15, -8, -5],
    /// How much better an officer stands on the far rank than on the first.
    officer_rank: [20, -4, 15, 2],
    /// How much better a pawn stands on a file in the middle than on one at the edge.
    pawn_centre: [-24, 32, -15, -20],
    /// How much more a pawn is worth on the far rank than on the first.
    pawn_rank: [70, 23, 57, 90],
    /// How much more a pawn is worth when no officers are left.
    pawn_late: [7, 50, -18, 7],
    /// What a pawn is worth whom another guards.
    chain: [15, 25, 18, 12],
    /// What two pawns are worth that stand side by side.
    phalanx: [6, 11, 6, 2],
    /// What a pawn is worth with another of his side in front of him.
    doubled: [-19, 25, -19, -18],
    /// What a pawn is worth with none of his side on the files beside his.
    isolated: [0, -18, -5, -4],
    /// What a pawn is worth who cannot go on, for somebody stands before him.
    stuck: [0, -10, -6, 2],
    /// What an officer is worth who slides along files, where his side has no pawn on his own.
    half_open_file: [15, 4, 26, 10],
    /// What a man in front of a passed pawn costs, when it is nearly there.
    blocked: [-34, -30, -32, -39],
    /// What a pawn is worth more that no enemy pawn can stop, when it is nearly there and no officers are left.
    passed: [4, 14, 1, 14],
    /// How much of what promotion brings such a pawn is worth too, in percent.
    promotion: [24, 36, 18, 26],
    /// What an officer is worth whom a pawn guards.
    guarded: [17, 7, 6, 16],
    /// What an enemy officer is worth whom a pawn attacks.
    threatened: [19, 51, 39, 27],
    /// What an enemy officer is worth whom a pawn can attack by a step that costs nothing.
    push: [0, 40, 17, 14],
    /// What an enemy officer is worth who is attacked and whom no pawn guards.
    harried: [0, 23, 11, 4],
    /// What a man beside his King is worth, when the enemy has all his officers.
    shelter: [56, 11, 27, 75],
    /// What a free square beside his King is worth that no enemy attacks, when the enemy has all his officers.
    air: [0, 14, 3, 15],
    /// What a square beside the enemy King is worth to each officer who reaches it, when all officers are there, in thousandths
    /// of a pawn.
    pressure: [144, 49, 129, 54],
    /// To attack an officer whom nothing guards.
    loose_officer: [28, 5, 14, 35],
    /// The same for a pawn.
    loose_pawn: [27, 23, 21, 24],
    /// How much the middle of the board is worth to a King, when the enemy has all his officers.
    king_centre_early: [137, 10, -15, 62],
    /// The same when the enemy has none left.
    king_centre_late: [7, 41, 51, 25],
    /// To have the move.
    tempo: [7, 18, 7, 7],
    /// An officer that cannot be captured.
    mastu: [480, 464, 551, 464],
    /// A King who has pawns only and cannot be checked.
    exempt: [60, 60, 60, 60],
    /// To have one man beside the King where a King alone has lost.
    last_man: [109, 139, 108, 108],
    /// To have two.
    last_two_men: [78, 100, 71, 71],
    /// A row of checks that is nearly complete.
    row_of_checks: [400, 400, 400, 400],
}
