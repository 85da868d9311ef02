//! Colours of boards, seeds and marks: the same in every theme. Read from `assets/*.ron`.

use std::sync::LazyLock;

use egui::Color32;
use serde::{Deserialize, Serialize};

use super::wood::Grain;
use crate::draw::asset::{four_hex, hex, read};

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Material {
    /// Light golden wood.
    Iroko,
    /// Dark wood.
    Walnut,
    /// Grey green stone.
    Soapstone,
    /// No relief: lines in the theme's text colour.
    Plain,
}

impl Material {
    /// Every material.
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

/// The seeds of the counting games. The ring always has its red and blue ones.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray,
)]
pub enum SeedSet {
    /// Grey green nuts.
    #[default]
    Nickernut,
    /// Cream.
    Ivory,
    /// Dark brown: for light boards.
    Tamarind,
}

impl SeedSet {
    /// Every set.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The set as it can be seen on a board: dark seeds would be lost on wood.
    pub fn on(self, material: Material) -> SeedSet {
        match (self, material) {
            (SeedSet::Tamarind, Material::Iroko | Material::Walnut) => SeedSet::Nickernut,
            _ => self,
        }
    }
}

/// Colours of the marks on the board.
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
    /// Captures; holes a rule speaks of.
    #[serde(deserialize_with = "hex")]
    pub orange: Color32,
    /// Tags of what was captured a while ago.
    #[serde(deserialize_with = "hex")]
    pub faint: Color32,
    /// Text on a tag of one of these colours.
    #[serde(deserialize_with = "hex")]
    pub tag_text: Color32,
}

impl MarkTones {
    /// The marks' colours.
    pub fn get() -> &'static MarkTones {
        static MARKS: LazyLock<MarkTones> =
            LazyLock::new(|| read(include_str!("../../../assets/marks.ron")));
        &MARKS
    }
}

/// What carved boards are made of.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// Light golden wood.
    pub iroko: Stuff,
    /// Dark wood.
    pub walnut: Stuff,
    /// Grey green stone.
    pub soapstone: Stuff,
    /// The counts on the board.
    pub pill: Pill,
    /// What darkens a carving.
    #[serde(deserialize_with = "hex")]
    pub shade: Color32,
    /// The colour of the light that glances off it.
    #[serde(deserialize_with = "hex")]
    pub light: Color32,
}

impl Boards {
    /// The boards' colours.
    pub fn get() -> &'static Boards {
        static BOARDS: LazyLock<Boards> =
            LazyLock::new(|| read(include_str!("../../../assets/boards.ron")));
        &BOARDS
    }
}

/// A carved material.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stuff {
    /// Between the rings of the grain.
    #[serde(deserialize_with = "hex")]
    pub light: Color32,
    /// The rings of the grain.
    #[serde(deserialize_with = "hex")]
    pub ring: Color32,
    /// Letters on it.
    #[serde(deserialize_with = "hex")]
    pub ink: Color32,
    /// Strength of the varnish's highlight, 0 to 1.
    pub gloss: f32,
    /// How much more of the blue than of the red its shade takes, 0 to 0.3.
    pub warmth: f32,
    /// How the colours run through it.
    pub grain: Grain,
}

/// The count beside a hole.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pill {
    /// Its ground, let through a little.
    #[serde(deserialize_with = "hex")]
    pub ground: Color32,
    /// Its figures.
    #[serde(deserialize_with = "hex")]
    pub figures: Color32,
}

/// Colours of the seeds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedTones {
    /// Grey green nuts.
    pub nickernut: Family,
    /// Cream.
    pub ivory: Family,
    /// Dark brown.
    pub tamarind: Family,
    /// The ring's round beads.
    pub red: MarkedTones,
    /// The ring's pointed lozenges.
    pub blue: MarkedTones,
    /// Highlights.
    #[serde(deserialize_with = "hex")]
    pub glint: Color32,
    /// Shadows.
    #[serde(deserialize_with = "hex")]
    pub shade: Color32,
}

impl SeedTones {
    /// The seeds' colours.
    pub fn get() -> &'static SeedTones {
        static SEEDS: LazyLock<SeedTones> =
            LazyLock::new(|| read(include_str!("../../../assets/seeds.ron")));
        &SEEDS
    }

    /// The colours of a counting set.
    pub fn family(&self, set: SeedSet) -> &Family {
        match set {
            SeedSet::Nickernut => &self.nickernut,
            SeedSet::Ivory => &self.ivory,
            SeedSet::Tamarind => &self.tamarind,
        }
    }
}

/// Near tones of one kind of seed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// Bodies, by seed.
    #[serde(deserialize_with = "four_hex")]
    pub tones: [Color32; 4],
    /// Fine specks on them.
    #[serde(deserialize_with = "hex")]
    pub speck: Color32,
    /// Strength of the specks, 0 to 1.
    pub dents: f32,
}

/// A seed of the ring: its colour is told by its mark too.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkedTones {
    /// The body.
    #[serde(deserialize_with = "hex")]
    pub body: Color32,
    /// Red: the dark eye. Blue: the pale keel line.
    #[serde(deserialize_with = "hex")]
    pub mark: Color32,
}
