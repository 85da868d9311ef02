//! The sounds of the board. All of them are computed here: no recording is bundled.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the kinds of sounds |
//! | `score` | which sounds a turn makes and when, from its animation |
//! | `timbre` | the samples of each kind, by the board's material |
//! | `mixer` | adds up the sounds that are due |
//! | `output` | the sound device, on a thread of its own |

pub mod mixer;
pub mod output;
pub mod score;
pub mod timbre;

/// One sound of a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    /// Seconds from the start of the turn.
    pub at: f64,
    pub kind: SoundKind,
    /// From the left (-1) to the right (1).
    pub pan: f32,
    /// 1 for a seed that is sown at ease; less for one among many.
    pub loudness: f32,
    /// Which of the [`VARIATIONS`] of the kind, so that no two seeds in a row sound the same.
    pub variation: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundKind {
    /// A seed lands in a hole.
    Hole(Bed),
    /// A seed lands in a store, or among the extra seeds of Bawo.
    Store(Bed),
    /// Captured seeds slide out of their hole.
    Sweep,
    /// With the last seed of a lap.
    Lap,
    /// A move is refused.
    Refusal,
    /// The game is over.
    End,
}

impl SoundKind {
    /// Every kind.
    pub const ALL: [SoundKind; 12] = [
        SoundKind::Hole(Bed::Bare),
        SoundKind::Hole(Bed::Few),
        SoundKind::Hole(Bed::Some),
        SoundKind::Hole(Bed::Many),
        SoundKind::Store(Bed::Bare),
        SoundKind::Store(Bed::Few),
        SoundKind::Store(Bed::Some),
        SoundKind::Store(Bed::Many),
        SoundKind::Sweep,
        SoundKind::Lap,
        SoundKind::Refusal,
        SoundKind::End,
    ];

    fn is_seed(self) -> bool {
        matches!(self, SoundKind::Hole(_) | SoundKind::Store(_))
    }
}

/// What a seed lands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bed {
    /// The bottom of the hole.
    Bare,
    /// One to three seeds.
    Few,
    /// Four to nine seeds.
    Some,
    /// More.
    Many,
}

impl Bed {
    /// The bed that so many seeds make.
    pub fn of(seeds: usize) -> Bed {
        match seeds {
            0 => Bed::Bare,
            1..=3 => Bed::Few,
            4..=9 => Bed::Some,
            _ => Bed::Many,
        }
    }
}

/// How many ways each kind sounds.
pub const VARIATIONS: u8 = 6;
