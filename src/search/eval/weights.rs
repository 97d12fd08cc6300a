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
    leap_reach: 62,
    /// The same for a square that he slides to.
    ride_reach: 62,
    /// What a square that an officer leaps to now is worth, in thousandths of a pawn.
    leap_mobility: 30,
    /// The same for a square that he slides to.
    ride_mobility: 30,
    /// How much nearer to the middle is better for a man who leaps, from the corner to the middle.
    leap_centre: 0,
    /// The same for one who slides.
    ride_centre: 0,
    /// How much better an officer stands on the far rank than on the first.
    officer_rank: 0,
    /// How much of what promotion brings a pawn is worth that is nearly there, in percent.
    advance: 25,
    /// How much better a pawn stands on a file in the middle than on one at the edge.
    pawn_centre: 0,
    /// What a pawn is worth that no enemy pawn can stop any more, when it is nearly there.
    passed: 0,
    /// What a man is worth whom a pawn guards.
    guarded: 0,
    /// What an enemy officer is worth whom a pawn attacks.
    threatened: 0,
    /// What a man beside his King is worth, when the enemy has all his officers.
    shelter: 0,
    /// What a square beside the enemy King is worth to each officer who reaches it, in thousandths of a pawn.
    pressure: 0,
    /// How much the middle of the board is worth to a King, when the enemy has all his officers.
    king_centre_early: 0,
    /// The same when the enemy has none left.
    king_centre_late: 0,
    /// To have the move.
    tempo: 0,
    /// How much of what promotion brings is counted where officers have places, which may be taken, in percent.
    place: 50,
    /// What it is worth to a passed pawn, when it is nearly there, that its place is free.
    free_place: 0,
    /// A pawn that waits for its place.
    waiting: 0,
    /// An officer that cannot be captured.
    mastu: 40,
    /// A King who has pawns only and cannot be checked.
    exempt: 60,
    /// To have one man beside the King where a King alone has lost.
    last_man: -120,
    /// To have two.
    last_two_men: -40,
    /// A row of checks that is nearly complete.
    row_of_checks: 120,
}
