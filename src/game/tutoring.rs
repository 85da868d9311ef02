//! Whether the tutor warns about a person's bad moves.

/// What the tutor does before a person's move that loses seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Tutoring {
    /// Nothing.
    #[default]
    Off,
    /// Asks whether the person means the move.
    Warn,
    /// Asks, and shows the reply that punishes the move.
    Teach,
}

impl Tutoring {
    /// All three, from no warning to the most.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Tutoring::Off => "Off",
            Tutoring::Warn => "Warn",
            Tutoring::Teach => "Teach",
        }
    }

    /// The value with this name in files.
    pub fn named(name: &str) -> Option<Tutoring> {
        Tutoring::ALL.iter().copied().find(|tutoring| tutoring.name() == name)
    }

    /// Whether the tutor ever asks.
    pub const fn asks(self) -> bool {
        !matches!(self, Tutoring::Off)
    }
}
