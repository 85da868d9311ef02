//! Sizes and times, the same in every theme. Read from `assets/sizes.ron`.

use std::cell::Cell;
use std::sync::LazyLock;
use std::time::Duration;

use serde::Deserialize;

use super::asset::read;

/// Sizes in points and times in milliseconds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// Text sizes; [`super::theme::Text`] names their uses.
    pub text: TextSizes,
    pub count: CountSizes,
    pub space: Spaces,
    pub radius: Radii,
    pub height: Heights,
    /// The heights while a finger is used.
    pub finger_height: Heights,
    pub line: LineWidths,
    pub time: Times,
}

thread_local! {
    static FIT_FINGERS: Cell<bool> = const { Cell::new(false) };
}

impl Sizes {
    /// The sizes for the mouse, or for fingers if the window of this thread is used by them.
    pub fn get() -> &'static Sizes {
        static FOR_MOUSE: LazyLock<Sizes> =
            LazyLock::new(|| read(include_str!("../../assets/sizes.ron")));
        static FOR_FINGERS: LazyLock<Sizes> = LazyLock::new(|| Sizes {
            height: FOR_MOUSE.finger_height.clone(),
            ..FOR_MOUSE.clone()
        });
        if FIT_FINGERS.get() { &FOR_FINGERS } else { &FOR_MOUSE }
    }

    /// The side of a control: at least what a finger hits, if fingers are used.
    pub fn grown(side: f32) -> f32 {
        if FIT_FINGERS.get() { side.max(Sizes::get().height.hit) } else { side }
    }

    /// Whether the sizes are those for fingers.
    pub fn fit_for_fingers() -> bool {
        FIT_FINGERS.get()
    }

    /// Chooses the sizes for fingers or for the mouse from now on, in this thread.
    pub fn fit_fingers(fit: bool) {
        FIT_FINGERS.set(fit);
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextSizes {
    pub caption: f32,
    pub chip: f32,
    pub body: f32,
    pub card_title: f32,
    pub story: f32,
    pub task: f32,
    pub section: f32,
    pub page: f32,
    pub result: f32,
    /// Height of a line, in text sizes.
    pub line_height: f32,
    /// The most letters in a line of a text column.
    pub column_letters: u32,
}

/// The counts on the board grow with it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountSizes {
    /// Given for a board `board_width` wide.
    pub two_rows: f32,
    pub four_rows: f32,
    pub ring: f32,
    pub board_width: f32,
    /// They never get smaller than this.
    pub least: f32,
}

/// The steps of space, named by their size.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spaces {
    pub s4: f32,
    pub s8: f32,
    pub s12: f32,
    pub s16: f32,
    pub s24: f32,
    pub s32: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Radii {
    pub tag: u8,
    pub control: u8,
    pub card: u8,
    pub dialog: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heights {
    pub button: f32,
    pub small_button: f32,
    pub row: f32,
    /// The least side of anything that can be clicked.
    pub hit: f32,
    pub hole_hit: f32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineWidths {
    /// Ordinary borders.
    pub thin: f32,
    /// Border of what is current.
    pub current: f32,
    /// The ring around what has the keyboard.
    pub focus: f32,
    /// Space between that ring and the thing.
    pub focus_gap: f32,
    /// Lines of icons in their box of 18.
    pub icon: f32,
}

/// Times in milliseconds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// One seed's flight, by the chosen speed of sowing.
    pub seed: SeedTimes,
    pub lift: u64,
    /// Seeds swept into a store, slow at both ends.
    pub capture: u64,
    /// Lifting at a relay, with the count in hand shown.
    pub relay_lift: u64,
    /// Seeds that are laid out never take less than this each, unless seeds are sown faster.
    pub laid_seed_least: u64,
    /// The most that a whole turn takes at the speed very fast.
    pub very_fast_turn: u64,
    /// Marks fade in; they disappear immediately.
    pub marks_in: u64,
    /// Debounce: the pointer must rest on a hole this long before its preview shows.
    pub preview_wait: u64,
    pub popover: u64,
    /// The result card rises.
    pub result: u64,
    /// How long the marks of a turn stay if sowing is not animated.
    pub after_off: u64,
    /// How long a refusal keeps its border.
    pub refusal: u64,
    pub message: u64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedTimes {
    pub slow: u64,
    pub normal: u64,
    pub fast: u64,
    pub very_fast: u64,
}

impl Times {
    /// A time of this table as a duration: `Times::span(times.lift)`.
    pub const fn span(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }
}
