//! The board of a lesson: painted and pressed like that of a game, with the lesson's own texts and
//! marks around it.

use egui::{Rect, Ui};

use super::layout::{DockPlace, SessionLayout};
use super::marks::{self, MovePreview};
use super::view::BoardContext;
use super::{board_input, hand, story, strips, warning};
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::session::ui::story::film;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::BoardForm;
use crate::draw::board::view::BoardMark;
use crate::narration::turns::{Foretold, preview_hiding};

/// Height of the task above a board that has no title there.
const TASK: f32 = 46.0;
/// The same for a task of two lines, and of more.
const LONG_TASK: f32 = 70.0;
const LONGEST_TASK: f32 = 92.0;
/// How much higher than a title a task of two lines is.
const LONGER: f32 = 22.0;

/// What needs more room than usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct LessonRoom {
    /// How many lines the task has above everything.
    pub task_lines: usize,
}

/// The rectangles of a lesson's page.
#[derive(Clone, Copy, Debug)]
pub struct LessonPlaces {
    pub task: Rect,
    /// Everything between task card and bar, except side panel and dock.
    pub middle: Rect,
    pub story: Rect,
    pub control: Rect,
    pub side: Option<Rect>,
    pub dock: Option<Rect>,
}

/// The board of a lesson with what surrounds it.
pub struct LessonBoard<'a> {
    view: BoardContext<'a>,
    preview: Option<MovePreview>,
    places: LessonPlaces,
}

impl<'a> LessonBoard<'a> {
    pub fn new(
        page: Rect,
        metrics: &'a Metrics,
        state: &'a State,
        session: &'a GameSession,
        marks: &'a [BoardMark],
        now: f64,
    ) -> LessonBoard<'a> {
        LessonBoard::with_room(page, metrics, (state, session), marks, now, LessonRoom::default())
    }

    pub fn with_room(
        page: Rect,
        metrics: &'a Metrics,
        (state, session): (&'a State, &'a GameSession),
        marks: &'a [BoardMark],
        now: f64,
        room: LessonRoom,
    ) -> LessonBoard<'a> {
        let is_long = room.task_lines > 1;
        let task_height = match room.task_lines {
            0 | 1 => TASK,
            2 => LONG_TASK,
            _ => LONGEST_TASK,
        };
        let is_ring = session.geometry().form == BoardForm::Ring;
        let has_title = metrics.side.is_some() && !is_ring;
        let longer = if is_long { LONGER } else { 0.0 };
        let above = if has_title { 8.0 + longer } else { task_height };
        let below = page.with_min_y(page.min.y + above);
        // A game needs no help in the dock, and the tutor's question needs the width.
        let is_asked = session.has_tutors_card();
        let needs_width = is_asked || session.to_goal && session.game.tutoring().asks();
        let dock = if needs_width { DockPlace::Nowhere } else { DockPlace::BesideBoard };
        let mut layout = SessionLayout::with_dock(below, metrics, session, dock);
        // The panel reaches up to the lesson's bar.
        layout.side = layout.side.map(|side| side.with_min_y(page.min.y));
        let task = if has_title {
            let title = layout.title;
            title.with_min_y(title.min.y + 2.0 - longer).with_max_y(title.max.y - 8.0)
        } else {
            let wide = layout.column.shrink2(egui::vec2(14.0, 0.0));
            wide.with_min_y(page.min.y + 6.0).with_max_y(page.min.y + task_height - 4.0)
        };
        let top = if has_title { layout.title.max.y } else { page.min.y + task_height };
        let mut middle = layout.column.shrink2(egui::vec2(14.0, 0.0));
        middle = middle.with_min_y(top + 6.0).with_max_y(layout.control.min.y - 10.0);
        let places = LessonPlaces {
            task,
            middle,
            story: layout.story,
            control: layout.control,
            side: layout.side,
            dock: layout.dock,
        };
        let view = BoardContext {
            lesson_marks: Some(marks),
            ..BoardContext::new(state, session, metrics, layout, now)
        };
        let preview = marks::preview(&view).or_else(|| warning::preview(&view));
        let preview = preview.filter(|_| !session.locked);
        LessonBoard { view, preview, places }
    }

    pub fn places(&self) -> LessonPlaces {
        self.places
    }

    /// The place of the board itself.
    pub fn board(&self) -> Rect {
        self.view.layout.board
    }

    pub fn foretold(&self) -> Option<Foretold> {
        self.preview.as_ref().map(|shown| preview_hiding(&shown.turn, self.view.hidden()))
    }

    /// Whether seeds are placed one by one.
    pub fn is_by_hand(&self) -> bool {
        self.view.session.pending.is_by_hand()
    }

    /// The card for placing seeds one by one; returns whether it is needed.
    pub fn by_hand(&self, ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) -> bool {
        hand::hand_ui(ui, &self.view, rect, intents)
    }

    pub fn story(&self, ui: &mut Ui, intents: &mut Vec<Intent>) {
        warning::hand_keyboard(ui, &self.view);
        story::story_ui(ui, &self.view, self.preview.as_ref(), intents);
    }

    /// The film of the last turn; returns where it ends.
    pub fn film(&self, ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) -> f32 {
        film::rows(ui, &self.view, rect, intents)
    }

    pub fn show(&self, ui: &mut Ui, art: &mut BoardArt, intents: &mut Vec<Intent>) {
        board_input::board_input_ui(ui, &self.view, self.preview.as_ref(), art, intents);
        strips::strips_ui(ui, &self.view, art, intents);
    }
}
