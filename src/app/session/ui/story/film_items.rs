//! The steps of a film and the parts they belong to, and where in the rows each one is.

use egui::{Color32, Rect, Ui, Vec2, pos2, vec2};

use super::part::{Part, begins_part};
use crate::app::widgets::paint::galley;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Text;
use crate::narration::turns::Block;
use crate::texts::messages as say;

/// Space between blocks.
pub(super) const GAP: f32 = 4.0;
/// Space before a lap or a move that begins within a row.
const PART_GAP: f32 = 14.0;
/// How much further than its block a step can be pressed: at each side, and above and below.
pub(super) const AROUND: Vec2 = vec2(1.0, 2.0);

/// Height of a block.
pub(super) fn block_height() -> f32 {
    Sizes::grown(24.0 + 2.0 * AROUND.y) - 2.0 * AROUND.y
}

/// Height from one row to the next.
pub(super) fn row_height() -> f32 {
    block_height() + 6.0
}

fn least_width() -> f32 {
    Sizes::grown(24.0 + 2.0 * AROUND.x) - 2.0 * AROUND.x
}

/// One item of a film.
pub(super) enum FilmItem<'a> {
    Step(usize, &'a Block),
    /// A folded part: its first step, how many steps it has.
    Folded(Part, usize, usize),
    /// A folded part that shows only its number.
    FoldedNumber(Part, usize, usize),
    /// The number of a part that begins.
    Heading(Part),
    /// The word after the last seed.
    Last,
}

/// All steps, with the numbers of the parts before them.
pub(super) fn all_items(film: &[Block]) -> Vec<FilmItem<'_>> {
    let mut items = Vec::new();
    for (step, block) in film.iter().enumerate() {
        if begins_part(film, step) {
            items.push(FilmItem::Heading(Part::of(film, block)));
        }
        items.push(FilmItem::Step(step, block));
        if block.last {
            items.push(FilmItem::Last);
        }
    }
    items
}

/// The steps of the part shown; each other part is one item.
pub(super) fn folded(film: &[Block], here: Option<Part>) -> Vec<FilmItem<'_>> {
    let mut items = Vec::new();
    for (step, block) in film.iter().enumerate() {
        let part = Part::of(film, block);
        if here == Some(part) {
            items.push(FilmItem::Step(step, block));
            items.extend(block.last.then_some(FilmItem::Last));
        } else if step == 0 || Part::of(film, &film[step - 1]) != part {
            let steps = film[step..].iter().take_while(|block| Part::of(film, block) == part);
            items.push(FilmItem::Folded(part, step, steps.count()));
        }
    }
    items
}

/// The rectangles of items in rows of this width, and where the last row begins.
pub(super) fn in_rows(
    ui: &Ui,
    items: &[FilmItem<'_>],
    width: f32,
    by_parts: bool,
) -> (Vec<Rect>, f32) {
    let mut places = Vec::new();
    let (mut x, mut y) = (0.0, 2.0);
    for (at, item) in items.iter().enumerate() {
        let own = item.width(ui);
        let is_heading = matches!(item, FilmItem::Heading(_));
        // A heading stays with the step after it.
        let next = items.get(at + 1).filter(|_| is_heading);
        let behind = next.map_or(0.0, |next| GAP + next.width(ui));
        if is_heading && x > 0.0 {
            x += PART_GAP;
        }
        let breaks = (is_heading && by_parts) || x + own + behind > width;
        if breaks && x > 0.0 {
            x = 0.0;
            y += row_height();
        }
        places.push(Rect::from_min_size(pos2(x, y), vec2(own, block_height())));
        x += own + GAP;
    }
    (places, y)
}

impl FilmItem<'_> {
    pub(super) fn width(&self, ui: &Ui) -> f32 {
        let of = |words: &str, bold| {
            galley(ui, words, Text::Chip, bold, Color32::PLACEHOLDER).size().x + 13.0
        };
        match self {
            FilmItem::Step(_, block) => of(&block.words, true).max(least_width()),
            FilmItem::Folded(part, ..) => of(&part.words(), true).max(least_width()),
            FilmItem::FoldedNumber(part, ..) => {
                of(&part.number().to_string(), true).max(least_width())
            }
            FilmItem::Heading(part) => of(&part.words(), false) - 4.0,
            FilmItem::Last => of(say::labels::last(), false),
        }
    }
}
