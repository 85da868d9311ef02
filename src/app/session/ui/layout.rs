//! The rectangles of the Play page.

use egui::{Rect, pos2, vec2};

use crate::app::session::state::{GameSession, PendingMove};
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::geometry::BoardForm;
use crate::draw::sizes::Sizes;
use crate::rules::{BySide, Side};

/// The greatest height of the story card once a board of rows has its greatest width.
const MOST_STORY: f32 = 210.0;

/// The space between the dock and what is left of it.
const DOCK_GAP: f32 = 10.0;
/// The counts of a ring are outside its rim.
const RIM: f32 = 12.0;

/// Below this height story and players are beside a ring, not under it.
const LOW_RING: f32 = 260.0;
/// Without room for the dock, the height of the story card while nothing is asked.
const TINY_STORY: f32 = 58.0;

/// Where the dock is in a window without a side panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DockPlace {
    /// Beside the story card, below the board.
    BesideStory,
    /// Beside the board, where there is more to read than in a game.
    BesideBoard,
    Nowhere,
}

/// The rectangles of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SessionLayout {
    /// Everything except the side panel.
    pub column: Rect,
    pub title: Rect,
    /// For `New game…`, if there is room.
    pub new_game: Option<Rect>,
    /// The player strips; cards beside a ring.
    pub strips: BySide<Rect>,
    /// Title and strips are in a column beside a ring.
    pub ring: bool,
    pub board: Rect,
    pub story: Rect,
    pub control: Rect,
    pub side: Option<Rect>,
    pub dock: Option<Rect>,
}

impl SessionLayout {
    pub fn of(page: Rect, metrics: &Metrics, session: &GameSession) -> SessionLayout {
        SessionLayout::with_dock(page, metrics, session, DockPlace::BesideStory)
    }

    pub fn with_dock(
        page: Rect,
        metrics: &Metrics,
        session: &GameSession,
        dock: DockPlace,
    ) -> SessionLayout {
        // A tiny window has no room for it.
        let dock = if metrics.tiny { DockPlace::Nowhere } else { dock };
        let form = session.geometry().form;
        let (column, side) = match metrics.side {
            Some(width) => {
                let (column, side) = page.split_left_right_at_x(page.max.x - width);
                (column, Some(side))
            }
            None => (page, None),
        };
        let (column, control) = column.split_top_bottom_at_y(column.max.y - metrics.control);
        let layout = match (form, side) {
            (BoardForm::Ring, None) if column.height() < LOW_RING => low_ring(column, form),
            (BoardForm::Ring, Some(_)) => ring(column, metrics, form, None),
            (BoardForm::Ring, None) => ring(column, metrics, form, Some(dock)),
            (_, Some(_)) => rows(column, metrics, form, session.flipped),
            (_, None) => compact(column, metrics, form, dock),
        };
        SessionLayout { control, side, ..layout }
    }

    /// Only a board.
    pub fn board_alone(board: Rect) -> SessionLayout {
        let nowhere = Rect::NOTHING;
        SessionLayout {
            column: board,
            title: nowhere,
            new_game: None,
            strips: BySide::new(nowhere, nowhere),
            ring: false,
            board,
            story: nowhere,
            control: nowhere,
            side: None,
            dock: None,
        }
    }

    /// The sizes for this session: in a window too small for the dock, the board gets the height
    /// that the story card does not need.
    pub fn metrics(metrics: &Metrics, session: &GameSession) -> Metrics {
        let is_result = session.game.is_over() && session.shows_result();
        let half_asks = !matches!(
            session.pending,
            PendingMove::None | PendingMove::Way(_) | PendingMove::Colour(_)
        );
        let asks = half_asks || session.has_tutors_card();
        let is_calm = !is_result && !asks && session.explain.is_none();
        let story = match session.pending {
            _ if !metrics.tiny => metrics.story,
            PendingMove::Layout { .. } => metrics.story + 10.0,
            _ if is_calm => TINY_STORY,
            _ => metrics.story,
        };
        Metrics { story, ..*metrics }
    }

    /// The story card takes the place of the dock beside it as well.
    pub fn give_dock_to_story(&mut self) {
        if let Some(dock) = self.dock.take() {
            self.story = self.story.union(dock);
        }
    }
}

fn rows(column: Rect, metrics: &Metrics, form: BoardForm, flipped: bool) -> SessionLayout {
    let margin = 24.0;
    let inner = column.shrink2(vec2(margin, 0.0));
    // They have buttons.
    let strip = Sizes::grown(38.0);
    let room_beside = |title: f32, gap: f32| {
        let fixed = title + 2.0 * strip + 4.0 * gap + metrics.story + 2.0;
        (inner.height() - fixed).max(40.0)
    };
    let widest = inner.width().min(form.widest(inner.size()));
    // If the height limits the board, everything is closer together.
    let is_low = room_beside(52.0, 10.0) < widest * form.height();
    let (title_height, gap) = if is_low { (46.0, 8.0) } else { (52.0, 10.0) };
    let top = inner.min.y + title_height;
    let room = room_beside(title_height, gap);
    let width = widest.min(room / form.height());
    let board_size = vec2(width, width * form.height());
    // If the board has its greatest width, everything moves apart and to the middle.
    let spare = (room - board_size.y + metrics.story - MOST_STORY).max(0.0);
    let opened = (spare / 8.0).min(12.0);
    let gap = gap + opened;
    let aside = ((spare - 4.0 * opened) / 2.0).max(0.0);
    let inner = inner.with_min_y(inner.min.y + aside);
    let column_end = column.max.y - aside;
    let top = top + aside;
    let left = inner.center().x - width / 2.0;
    let line = |y: f32, height: f32| Rect::from_min_size(pos2(left, y), vec2(width, height));
    let upper = line(top, strip);
    let board = Rect::from_min_size(pos2(left, upper.max.y + gap), board_size);
    let lower = line(board.max.y + gap, strip + 4.0);
    let story_top = lower.max.y + gap;
    let story_height = column_end - gap - story_top;
    let story = line(story_top, story_height);
    let title = line(inner.min.y, title_height);
    let strips = if flipped { BySide::new(upper, lower) } else { BySide::new(lower, upper) };
    SessionLayout {
        column,
        title,
        new_game: Some(title),
        strips,
        story,
        ..SessionLayout::board_alone(board)
    }
}

fn compact(column: Rect, metrics: &Metrics, form: BoardForm, dock: DockPlace) -> SessionLayout {
    let inner = column.shrink2(vec2(14.0, 0.0));
    let title_height = Sizes::grown(32.0) + 12.0;
    let gap = if metrics.tiny { 6.0 } else { 8.0 };
    let room = (inner.height() - title_height - metrics.story - 2.0 * gap).max(40.0);
    let is_beside = dock == DockPlace::BesideBoard;
    let taken = if is_beside { metrics.dock + DOCK_GAP } else { 0.0 };
    let width = (inner.width() - taken).min(room / form.height());
    let left = if is_beside { inner.min.x } else { inner.center().x - width / 2.0 };
    let board = Rect::from_min_size(
        pos2(left, inner.min.y + title_height),
        vec2(width, width * form.height()),
    );
    let top = board.max.y + gap;
    let below = Rect::from_min_max(pos2(inner.min.x, top), pos2(inner.max.x, column.max.y - gap));
    let (story, dock) = story_and_dock(below, board, inner.max.x, metrics, dock);
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), title_height));
    // The name at the left, both strips at the right.
    let named = if metrics.tiny { 140.0 } else { 210.0 };
    let strip_width = ((head.width() - named) / 2.0).clamp(90.0, 236.0);
    let strip = |number: f32| {
        let x = head.max.x - (2.0 - number) * strip_width - (1.0 - number) * gap;
        Rect::from_min_size(pos2(x, head.min.y + 6.0), vec2(strip_width, title_height - 12.0))
    };
    let strips = BySide::new(strip(1.0), strip(0.0));
    let title = head.with_max_x(strips[Side::North].min.x - gap);
    SessionLayout { column, title, strips, story, dock, ..SessionLayout::board_alone(board) }
}

/// The story card and the dock, from the space below the board and what is right of it.
fn story_and_dock(
    below: Rect,
    board: Rect,
    right: f32,
    metrics: &Metrics,
    dock: DockPlace,
) -> (Rect, Option<Rect>) {
    match dock {
        DockPlace::Nowhere => (below, None),
        DockPlace::BesideStory => {
            let (story, dock) = below.split_left_right_at_x(below.max.x - metrics.dock);
            (story.with_max_x(story.max.x - DOCK_GAP), Some(dock))
        }
        DockPlace::BesideBoard => {
            let beside = Rect::from_x_y_ranges(board.max.x + DOCK_GAP..=right, board.y_range());
            (below, Some(beside))
        }
    }
}

/// `dock` is `None` beside a side panel.
fn ring(
    column: Rect,
    metrics: &Metrics,
    form: BoardForm,
    dock: Option<DockPlace>,
) -> SessionLayout {
    let has_side = dock.is_none();
    let margin = if has_side { 20.0 } else { 14.0 };
    let inner = column.shrink2(vec2(margin, 0.0));
    // The board is as large as it can be: beside a panel there is little room above and below.
    let gap = if metrics.tiny || has_side { 6.0 } else { 10.0 };
    // What the height leaves over beside the largest board is for the story.
    let spare = column.height() - metrics.story - 3.0 * gap - form.widest(column.size());
    let story_height = metrics.story + spare.clamp(0.0, MOST_STORY - metrics.story);
    let cards = 190.0_f32.min(inner.width() * 0.3);
    let room = Rect::from_min_max(
        pos2(inner.min.x + cards + 16.0, inner.min.y + gap),
        pos2(inner.max.x, column.max.y - story_height - 2.0 * gap),
    );
    let is_beside = dock == Some(DockPlace::BesideBoard);
    let free =
        if is_beside { room.with_max_x(room.max.x - metrics.dock - DOCK_GAP - RIM) } else { room };
    let width = free.width().min(free.height()).clamp(20.0, form.widest(column.size()));
    // Beside the dock it is close to the players.
    let middle =
        if is_beside { pos2(free.min.x + width / 2.0, free.center().y) } else { free.center() };
    let board = form.fit(Rect::from_center_size(middle, vec2(width, width)));
    let below = Rect::from_min_max(
        pos2(inner.min.x, column.max.y - story_height - gap),
        pos2(inner.max.x, column.max.y - gap),
    );
    let dock = dock.unwrap_or(DockPlace::Nowhere);
    let (story, dock) =
        story_and_dock(below, board.expand2(vec2(RIM, 0.0)), inner.max.x, metrics, dock);
    let column_of_cards =
        Rect::from_min_max(inner.min, pos2(inner.min.x + cards, below.min.y - gap));
    // In a low window the title is only the name, and the button is left out before cards are cut.
    let low = column_of_cards.height() < 270.0;
    let title_height = if low { 40.0 } else { 78.0 };
    let title = column_of_cards.with_max_y(column_of_cards.min.y + title_height);
    let first = title_height + if low { 2.0 } else { 10.0 };
    let beneath = if low { 13.0 } else { 48.0 };
    let card_height = ((column_of_cards.height() - first - beneath) / 2.0).clamp(44.0, 128.0);
    let card = |number: f32| {
        let y = column_of_cards.min.y + first + number * (card_height + 9.0);
        Rect::from_min_size(pos2(inner.min.x, y), vec2(cards, card_height))
    };
    let strips = BySide::new(card(1.0), card(0.0));
    let after = strips[Side::South].max.y + 10.0;
    let new_game =
        Rect::from_min_size(pos2(inner.min.x, after), vec2(cards.min(96.0), Sizes::grown(32.0)));
    SessionLayout {
        column,
        title,
        new_game: (new_game.max.y < below.min.y).then_some(new_game),
        strips,
        ring: true,
        story,
        dock,
        ..SessionLayout::board_alone(board)
    }
}

/// The ring at the right in full height; left of it both players in a row and the story.
fn low_ring(column: Rect, form: BoardForm) -> SessionLayout {
    let gap = 6.0;
    let inner = column.shrink2(vec2(14.0, gap));
    let side = inner.height().min(inner.width() / 2.0).max(20.0);
    let (left, right) = inner.split_left_right_at_x(inner.max.x - side);
    // The counts of the ring are outside its rim.
    let (left, right) = (left.with_max_x(left.max.x - 12.0), right.shrink2(vec2(6.0, 0.0)));
    let (line, below) = left.split_top_bottom_at_y(left.min.y + 40.0);
    let (first, second) = line.split_left_right_at_fraction(0.5);
    let strips = BySide::new(
        second.with_min_x(second.min.x + gap / 2.0),
        first.with_max_x(first.max.x - gap / 2.0),
    );
    SessionLayout {
        column,
        title: Rect::from_min_size(inner.min, vec2(left.width(), 0.0)),
        strips,
        ring: true,
        story: below.with_min_y(below.min.y + gap),
        ..SessionLayout::board_alone(form.fit(right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameInProgress, Player};
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn nothing_overlaps_below_the_bars_of_a_lesson() {
        for size in [(480.0, 360.0), (640.0, 420.0), (760.0, 520.0), (900.0, 600.0)] {
            let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(size.0, size.1));
            let metrics = Metrics::of(window);
            for name in GameName::ALL {
                let players = BySide::new(Player::You, Player::Friend);
                let session = GameSession::new(GameInProgress::new(Ruleset::new(name), players));
                // The top bar, the lesson's bar, and a task of two lines.
                let page = window.with_min_y(metrics.top + 42.0 + 60.0);
                for dock in [DockPlace::BesideStory, DockPlace::BesideBoard, DockPlace::Nowhere] {
                    let layout = SessionLayout::with_dock(page, &metrics, &session, dock);
                    let SessionLayout { board, story, strips, .. } = layout;
                    let mut parts = vec![board, story, strips.south, strips.north];
                    parts.extend(layout.dock);
                    for (number, part) in parts.iter().enumerate() {
                        let at = format!("{name} {size:?} {dock:?}: {number} of {parts:?}");
                        assert!(layout.column.expand(0.5).contains_rect(*part), "{at}");
                        assert!(part.is_positive(), "{at}");
                        for other in &parts[..number] {
                            assert!(!part.shrink(0.5).intersects(*other), "{at}");
                        }
                    }
                }
            }
        }
    }
}
