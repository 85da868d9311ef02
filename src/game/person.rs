//! The people at the board: a name and a coloured seed for each.

use super::players::EngineName;

/// The name of a person, by the same rules as the name of a program.
pub type PersonName = EngineName;

/// The colour of the seed that marks a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[expect(missing_docs, reason = "the names say it")]
pub enum SeedColour {
    Amber,
    Red,
    Green,
    Blue,
    Violet,
    Grey,
}

impl SeedColour {
    /// All colours.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// How files write it.
    pub const fn id(self) -> &'static str {
        match self {
            SeedColour::Amber => "amber",
            SeedColour::Red => "red",
            SeedColour::Green => "green",
            SeedColour::Blue => "blue",
            SeedColour::Violet => "violet",
            SeedColour::Grey => "grey",
        }
    }

    /// Reads what [`id`](Self::id) writes.
    pub fn from_id(id: &str) -> Option<SeedColour> {
        SeedColour::ALL.iter().copied().find(|colour| colour.id() == id)
    }
}

/// How a person at the board is called and marked. Programs and levels have neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Person {
    /// `None`: the usual word, such as "You".
    pub name: Option<PersonName>,
    /// `None`: no coloured seed.
    pub seed: Option<SeedColour>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        for colour in SeedColour::ALL {
            assert_eq!(SeedColour::from_id(colour.id()), Some(*colour));
        }
        assert_eq!(SeedColour::from_id("pink"), None);
    }
}
