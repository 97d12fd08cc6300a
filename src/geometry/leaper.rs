/// The leaps that a man may be made of: each goes straight to its squares, whatever stands between.
///
/// ```
/// use buddhibala::geometry::Leaper;
/// assert!(Leaper::Alfil.offsets().contains(&(2, -2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaper {
    /// One step straight.
    Wazir,
    /// One step diagonally.
    Ferz,
    /// One step any way.
    King,
    /// Two straight, jumping.
    Dabbaba,
    /// Two diagonally, jumping.
    Alfil,
    /// One straight and one diagonally on, jumping.
    Knight,
}

impl Leaper {
    /// Every leaper, in the order of its number.
    pub const ALL: [Leaper; 6] = [
        Leaper::Wazir,
        Leaper::Ferz,
        Leaper::King,
        Leaper::Dabbaba,
        Leaper::Alfil,
        Leaper::Knight,
    ];

    /// The leaps as steps in files and ranks.
    #[must_use]
    pub const fn offsets(self) -> &'static [(i8, i8)] {
        match self {
            Leaper::Wazir => &[(0, 1), (1, 0), (0, -1), (-1, 0)],
            Leaper::Ferz => &[(1, 1), (1, -1), (-1, -1), (-1, 1)],
            Leaper::King => &[
                (0, 1),
                (1, 1),
                (1, 0),
                (1, -1),
                (0, -1),
                (-1, -1),
                (-1, 0),
                (-1, 1),
            ],
            Leaper::Dabbaba => &[(0, 2), (2, 0), (0, -2), (-2, 0)],
            Leaper::Alfil => &[(2, 2), (2, -2), (-2, -2), (-2, 2)],
            Leaper::Knight => &[
                (1, 2),
                (2, 1),
                (2, -1),
                (1, -2),
                (-1, -2),
                (-2, -1),
                (-2, 1),
                (-1, 2),
            ],
        }
    }
}
