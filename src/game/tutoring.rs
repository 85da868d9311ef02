//! How the tutor looks over the shoulders of those who play.

/// What the tutor does before a person's move that loses seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Tutoring {
    /// Nothing.
    #[default]
    Off,
    /// It asks whether the move is meant.
    Warn,
    /// It asks, and shows the answer that punishes the move.
    Teach,
}

impl Tutoring {
    /// All three, the quietest first.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Tutoring::Off => "Off",
            Tutoring::Warn => "Warn",
            Tutoring::Teach => "Teach",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Tutoring> {
        Tutoring::ALL.iter().copied().find(|tutoring| tutoring.name() == name)
    }

    /// Whether it ever asks.
    pub const fn asks(self) -> bool {
        !matches!(self, Tutoring::Off)
    }
}
