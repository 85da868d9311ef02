//! The layout of the start page: a pure function of its size.

use egui::{Pos2, Rect, pos2, vec2};

use super::cards;
use crate::narration;
use crate::rules::GameName;

const GAP: f32 = 14.0;
const HEADING: f32 = 26.0;
const GO_ON: f32 = 61.0;
/// Least height of the recent games with heading and buttons.
const RECENT_LEAST: f32 = 240.0;

/// What is in the line above the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Above {
    pub go_on: bool,
    pub review: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StartLayout {
    pub go_on: Option<Rect>,
    pub review: Option<Rect>,
    /// Their upper left corners.
    pub headings: Vec<(Pos2, &'static str)>,
    pub cards: Vec<(GameName, Rect)>,
    /// The place beside the games of the first group.
    pub sixth: Rect,
    /// `Open…` and the like as a card; `None` if they are below the recent games.
    pub own: Option<Rect>,
    pub recent: Rect,
    /// The lower end of the page.
    pub end: f32,
}

/// The space at the left and right of a page of this width.
pub fn margin(width: f32) -> f32 {
    if width < 1100.0 { 14.0 } else { 20.0 }
}

pub type CardGroup = (&'static str, Vec<GameName>);

/// In the order of the texts.
pub fn groups() -> Vec<CardGroup> {
    let mut groups: Vec<CardGroup> = Vec::new();
    for (name, text) in narration::games() {
        match groups.last_mut() {
            Some((heading, games)) if *heading == text.heading => games.push(name),
            _ => groups.push((&text.heading, vec![name])),
        }
    }
    groups
}

/// How many rows the cards need, without the ring's, which is beside them. The first group has
/// `columns` columns and is followed by `beside` other places; the others have three columns.
fn card_rows(groups: &[CardGroup], columns: usize, beside: usize) -> usize {
    let of = |(number, (_, games)): (usize, &CardGroup)| match games[..] {
        [game] if cards::is_round(game) => 0,
        _ if number == 0 => (games.len() + beside).div_ceil(columns),
        _ => games.len().div_ceil(3),
    };
    groups.iter().enumerate().map(of).sum()
}

/// The columns of the cards.
struct CardRows {
    left: f32,
    width: f32,
}

impl CardRows {
    fn at(&self, column: usize, y: f32, size: (usize, f32)) -> Rect {
        let (columns, height) = size;
        let x = self.left + column as f32 * (self.width + GAP);
        let width = columns as f32 * self.width + (columns as f32 - 1.0) * GAP;
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    }
}

impl StartLayout {
    /// The places on a page. `above` is what the line above the cards has; `words` is the height
    /// that a card of this width needs below its board.
    pub fn of(page: Rect, above: Above, words: impl Fn(f32) -> f32) -> StartLayout {
        StartLayout::of_groups(&groups(), page, above, words)
    }

    fn of_groups(
        groups: &[CardGroup],
        page: Rect,
        above: Above,
        words: impl Fn(f32) -> f32,
    ) -> StartLayout {
        let stacked = page.width() < 640.0;
        let narrow = page.width() < 1100.0;
        let margin = margin(page.width());
        let mut layout = StartLayout {
            go_on: None,
            review: None,
            headings: Vec::new(),
            cards: Vec::new(),
            sixth: Rect::ZERO,
            own: None,
            recent: Rect::ZERO,
            end: 0.0,
        };
        let mut top = page.min.y + 12.0;
        let left = page.min.x + margin;
        let width = page.width() - 2.0 * margin;
        // Side by side, the game to continue is wider than the review.
        let part = if above.go_on && above.review && !stacked { 0.59 } else { 1.0 };
        let mut x = left;
        if above.go_on {
            let wide = ((width - GAP) * part + if part < 1.0 { 0.0 } else { GAP }).round();
            let rect = Rect::from_min_size(pos2(x, top), vec2(wide, GO_ON));
            layout.go_on = Some(rect);
            if above.review && !stacked {
                x = rect.max.x + GAP;
            } else {
                top = rect.max.y + 11.0;
            }
        }
        if above.review {
            let rect = Rect::from_min_size(pos2(x, top), vec2(left + width - x, GO_ON));
            layout.review = Some(rect);
            top = rect.max.y + 11.0;
        }
        let columns = match (stacked, narrow) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 4,
        };
        let card = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        let rows = CardRows { left, width: card };
        let room = page.max.y - 14.0 - top;
        let words = words(card);
        if narrow {
            layout.narrow(groups, &rows, top, words, columns);
        } else if page.width() < 1700.0 {
            layout.with_ring(groups, &rows, top, room, words);
        } else {
            layout.wide(groups, &rows, top, room, words);
        }
        layout
    }

    fn heading(&mut self, rows: &CardRows, column: usize, y: f32, group: &CardGroup) {
        self.headings.push((rows.at(column, y, (1, 0.0)).min, group.0));
    }

    /// One or two columns, as high as it becomes.
    fn narrow(
        &mut self,
        groups: &[CardGroup],
        rows: &CardRows,
        top: f32,
        words: f32,
        columns: usize,
    ) {
        let height = 104.0 + words;
        let mut y = top;
        for (number, group) in groups.iter().enumerate() {
            self.heading(rows, 0, y, group);
            y += HEADING;
            let is_ring = group.1.iter().any(|game| cards::is_round(*game));
            let high = if is_ring { height.max(RECENT_LEAST) + 40.0 } else { height };
            let mut column = 0;
            let mut next = |y: &mut f32| {
                let rect = rows.at(column, *y, (1, high));
                column += 1;
                if column == columns {
                    column = 0;
                    *y += high + GAP;
                }
                rect
            };
            for name in &group.1 {
                let rect = next(&mut y);
                self.cards.push((*name, rect));
            }
            if number == 0 {
                self.sixth = next(&mut y);
            } else if is_ring {
                self.recent = next(&mut y);
            } else if columns > 1 {
                self.own = Some(next(&mut y));
            }
            if column > 0 {
                y += high + GAP;
            }
        }
        self.end = y;
    }

    /// Three columns of cards; the ring and the lists in a fourth.
    fn with_ring(
        &mut self,
        groups: &[CardGroup],
        rows: &CardRows,
        top: f32,
        room: f32,
        words: f32,
    ) {
        let least = 88.0 + words;
        let card_rows = card_rows(groups, 3, 1) as f32;
        let free = room - 2.0 * HEADING - (card_rows - 1.0) * GAP - 6.0;
        let height = (free / card_rows).clamp(least, 320.0);
        // The boards of four rows are higher.
        let extra = (0.06 * height).min(free - card_rows * height).max(0.0).round();
        let heights = [height - extra / 2.0, height + extra];
        let mut y = top;
        for (number, group) in groups.iter().enumerate() {
            let is_first = number == 0;
            if let [game] = group.1[..]
                && cards::is_round(game)
            {
                let end = y - GAP;
                self.heading(rows, 3, top, group);
                let from = top + HEADING;
                let most = end - from - GAP - RECENT_LEAST;
                let ring = (0.54 * (end - from)).min(most).max(least);
                self.cards.push((game, rows.at(3, from, (1, ring))));
                let below = from + ring + GAP;
                self.recent = rows.at(3, below, (1, end - below));
                continue;
            }
            self.heading(rows, 0, y, group);
            y += HEADING;
            let height = heights[usize::from(!is_first)];
            let place = |at: usize| (at % 3, y + (at / 3) as f32 * (height + GAP));
            for (at, name) in group.1.iter().enumerate() {
                let (column, y) = place(at);
                self.cards.push((*name, rows.at(column, y, (1, height))));
            }
            if is_first {
                let (column, y) = place(group.1.len());
                self.sixth = rows.at(column, y, (3 - column, height));
            }
            let places = group.1.len() + usize::from(is_first);
            y += places.div_ceil(3) as f32 * (height + GAP);
            y += if is_first { 6.0 } else { 0.0 };
        }
        self.end = y;
    }

    /// Four columns: two rows of games and lists, then the four rows of eight beside the ring.
    fn wide(&mut self, groups: &[CardGroup], rows: &CardRows, top: f32, room: f32, words: f32) {
        // The recent games take the place of a card.
        let least = (110.0 + words).max(RECENT_LEAST - 30.0);
        let card_rows = card_rows(groups, 4, 2) as f32;
        let free = room - 2.0 * HEADING - (card_rows - 1.0) * GAP - 6.0;
        let height = (free / card_rows).clamp(least, 400.0);
        let mut y = top;
        for (number, group) in groups.iter().enumerate() {
            let is_first = number == 0;
            if let [game] = group.1[..]
                && cards::is_round(game)
            {
                let from = y - GAP - height;
                self.heading(rows, 3, from - HEADING, group);
                self.cards.push((game, rows.at(3, from, (1, height))));
                continue;
            }
            self.heading(rows, 0, y, group);
            y += HEADING;
            // The ring is beside the last row, in the fourth column.
            let columns = if is_first { 4 } else { 3 };
            let place = |at: usize| (at % columns, y + (at / columns) as f32 * (height + GAP));
            for (at, name) in group.1.iter().enumerate() {
                let (column, y) = place(at);
                self.cards.push((*name, rows.at(column, y, (1, height))));
            }
            if is_first {
                let (column, y) = place(group.1.len());
                self.sixth = rows.at(column, y, (1, height));
                let (column, y) = place(group.1.len() + 1);
                self.recent = rows.at(column, y, (4 - column, height));
            }
            let places = group.1.len() + if is_first { 2 } else { 0 };
            y += places.div_ceil(columns) as f32 * (height + GAP);
            y += if is_first { 6.0 } else { 0.0 };
        }
        self.end = y;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_at_any_size() {
        assert_nothing_overlaps(&groups());
    }

    #[test]
    fn another_game_finds_a_place_in_each_group() {
        for more in 1..=4 {
            for group in 0..2 {
                let mut groups = groups();
                let game = groups[group].1[0];
                groups[group].1.extend([game].repeat(more));
                assert_nothing_overlaps(&groups);
            }
        }
    }

    fn assert_nothing_overlaps(groups: &[CardGroup]) {
        let games: usize = groups.iter().map(|(_, games)| games.len()).sum();
        for size in
            [(480.0, 316.0), (760.0, 480.0), (900.0, 556.0), (1280.0, 752.0), (1920.0, 1028.0)]
        {
            for (go_on, review) in [(false, false), (true, false), (false, true), (true, true)] {
                let page = Rect::from_min_size(pos2(0.0, 44.0), size.into());
                let above = Above { go_on, review };
                let layout = StartLayout::of_groups(groups, page, above, |_| 88.0);
                let mut all: Vec<Rect> = layout.cards.iter().map(|(_, rect)| *rect).collect();
                assert_eq!(all.len(), games);
                all.extend([layout.sixth, layout.recent]);
                all.extend(layout.go_on.into_iter().chain(layout.review).chain(layout.own));
                let heading = |at: Pos2| Rect::from_min_size(at, vec2(90.0, 18.0));
                all.extend(layout.headings.iter().map(|(at, _)| heading(*at)));
                for (number, one) in all.iter().enumerate() {
                    assert!(one.width() > 60.0 && one.height() >= 18.0, "{size:?} {one:?}");
                    assert!(one.min.x >= 0.0 && one.max.x <= page.max.x, "{size:?} {one:?}");
                    assert!(one.max.y <= layout.end, "{size:?} {one:?}");
                    for other in &all[number + 1..] {
                        let both = one.intersect(*other);
                        let apart = both.width() <= 0.0 || both.height() <= 0.0;
                        assert!(apart, "{size:?} {one:?} {other:?}");
                    }
                }
                assert!(layout.recent.height() >= RECENT_LEAST - 30.0, "{size:?}");
            }
        }
    }
}
