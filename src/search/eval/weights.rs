macro_rules! weights {
    ($($(#[$about:meta])* $name:ident: $usual:literal,)*) => {
        /// The numbers of the evaluation, in hundredths of a pawn where nothing else is said.
        ///
        /// None of them knows a game: what a man is worth follows from how he moves on his board, and each clause that
        /// changes what a position is worth has its own. `examples/tune` finds them from games.
        ///
        /// ```
        /// use buddhibala::search::Weights;
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
            /// Those with which the search plays.
            pub const USUAL: Weights = Weights { $($name: $usual,)* };

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
    leap_reach: 80,
    /// The same for a square that he slides to.
    ride_reach: 100,
    /// How much more a pawn is worth for what promotion brings, in percent of that. Since a pawn is the unit, officers are
    /// worth so much less.
    future: 5,
    /// What a square that an officer leaps to now is worth, in thousandths of a pawn.
    leap_mobility: 70,
    /// The same for a square that he slides to.
    ride_mobility: 20,
    /// How much nearer to the middle is better for a man who leaps, from the corner to the middle.
    leap_centre: 40,
    /// The same for one who slides.
    ride_centre: 5,
    /// How much better an officer stands on the far rank than on the first.
    officer_rank: 10,
    /// How much better a pawn stands on a file in the middle than on one at the edge.
    pawn_centre: -40,
    /// What a pawn is worth more that no enemy pawn can stop, when it is nearly there.
    passed: 36,
    /// How much of what promotion brings such a pawn is worth too, in percent.
    promotion: 30,
    /// What a man is worth whom a pawn guards.
    guarded: 7,
    /// What an enemy officer is worth whom a pawn attacks.
    threatened: 32,
    /// What a man beside his King is worth, when the enemy has all his officers.
    shelter: 50,
    /// What a square beside the enemy King is worth to each officer who reaches it, in thousandths of a pawn.
    pressure: 80,
    /// How much the middle of the board is worth to a King, when the enemy has all his officers.
    king_centre_early: -30,
    /// The same when the enemy has none left.
    king_centre_late: 140,
    /// To have the move.
    tempo: 7,
    /// An officer that cannot be captured.
    mastu: 300,
    /// A King who has pawns only and cannot be checked.
    exempt: 60,
    /// To have one man beside the King where a King alone has lost.
    last_man: -120,
    /// To have two.
    last_two_men: -40,
    /// A row of checks that is nearly complete.
    row_of_checks: 120,
}
