//! Colours of boards, seeds and marks: the same in every theme. Read from `assets/*.ron`.

use egui::Color32;
use serde::{Deserialize, Serialize};

use super::wood::Grain;
use crate::draw::asset::{built_in, hex, hexes};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Material {
    Iroko,
    Walnut,
    Soapstone,
    /// No relief: lines in the theme's text colour.
    Plain,
}

impl Material {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its colours and grain; `None` for a plain board, which takes those of the theme.
    pub fn stuff(self) -> Option<&'static Stuff> {
        let boards = Boards::get();
        match self {
            Material::Iroko => Some(&boards.iroko),
            Material::Walnut => Some(&boards.walnut),
            Material::Soapstone => Some(&boards.soapstone),
            Material::Plain => None,
        }
    }
}

/// The seeds of the counting games. The ring always has red and blue ones.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray,
)]
pub enum SeedSet {
    #[default]
    Nickernut,
    Ivory,
    /// Dark brown: for light boards.
    Tamarind,
}

impl SeedSet {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The set to use on a board: dark seeds would be hard to see on wood.
    pub fn on(self, material: Material) -> SeedSet {
        match (self, material) {
            (SeedSet::Tamarind, Material::Iroko | Material::Walnut) => SeedSet::Nickernut,
            _ => self,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkTones {
    /// The dark line under every mark.
    #[serde(deserialize_with = "hex")]
    pub casing: Color32,
    /// May be played; the learner's answer.
    #[serde(deserialize_with = "hex")]
    pub white: Color32,
    /// The chosen move and its first lap.
    #[serde(deserialize_with = "hex")]
    pub cyan: Color32,
    /// The last seed; later laps; hints.
    #[serde(deserialize_with = "hex")]
    pub yellow: Color32,
    /// Captures; holes that a rule is about.
    #[serde(deserialize_with = "hex")]
    pub orange: Color32,
    /// What is drawn by hand in a presentation, and the spot of its pointer.
    #[serde(deserialize_with = "hex")]
    pub pen: Color32,
    /// Tags of what was captured a while ago.
    #[serde(deserialize_with = "hex")]
    pub faint: Color32,
    /// Text on a tag of one of these colours.
    #[serde(deserialize_with = "hex")]
    pub tag_text: Color32,
}

built_in! {
    MarkTones: "../../../assets/marks.ron",
    Boards: "../../../assets/boards.ron",
    SeedTones: "../../../assets/seeds.ron",
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    pub iroko: Stuff,
    pub walnut: Stuff,
    pub soapstone: Stuff,
    pub pill: Pill,
    /// What darkens a carving.
    #[serde(deserialize_with = "hex")]
    pub shade: Color32,
    /// The colour of highlights on it.
    #[serde(deserialize_with = "hex")]
    pub light: Color32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stuff {
    /// Between the rings of the grain.
    #[serde(deserialize_with = "hex")]
    pub light: Color32,
    /// The rings of the grain.
    #[serde(deserialize_with = "hex")]
    pub ring: Color32,
    #[serde(deserialize_with = "hex")]
    pub ink: Color32,
    /// Strength of the varnish's highlight, 0 to 1.
    pub gloss: f32,
    /// How much more blue than red its shade absorbs, 0 to 0.3.
    pub warmth: f32,
    pub grain: Grain,
}

/// The count beside a hole.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pill {
    /// A little transparent.
    #[serde(deserialize_with = "hex")]
    pub ground: Color32,
    #[serde(deserialize_with = "hex")]
    pub figures: Color32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedTones {
    pub nickernut: Family,
    pub ivory: Family,
    pub tamarind: Family,
    pub red: MarkedTones,
    pub blue: MarkedTones,
    #[serde(deserialize_with = "hex")]
    pub glint: Color32,
    #[serde(deserialize_with = "hex")]
    pub shade: Color32,
}

impl SeedTones {
    pub fn family(&self, set: SeedSet) -> &Family {
        match set {
            SeedSet::Nickernut => &self.nickernut,
            SeedSet::Ivory => &self.ivory,
            SeedSet::Tamarind => &self.tamarind,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// Bodies, by seed.
    #[serde(deserialize_with = "hexes")]
    pub tones: [Color32; 4],
    /// Fine specks on them.
    #[serde(deserialize_with = "hex")]
    pub speck: Color32,
    /// Strength of the specks, 0 to 1.
    pub dents: f32,
}

/// A seed of the ring; its mark identifies its colour too.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkedTones {
    #[serde(deserialize_with = "hex")]
    pub body: Color32,
    /// Red: the dark eye. Blue: the pale keel line.
    #[serde(deserialize_with = "hex")]
    pub mark: Color32,
}
