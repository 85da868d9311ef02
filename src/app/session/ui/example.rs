//! The board of a rule's example: painted and pressed like that of a game, with the marks of the
//! move it is about.

use egui::{Rect, Ui};

use super::layout::SessionLayout;
use super::marks::{self, MovePreview};
use super::view::BoardContext;
use super::{board_input, hand};
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::session::ui::story::film;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::art::BoardArt;
use crate::draw::board::view::BoardMark;
use crate::rules::Turn;

pub struct ExampleBoard<'a> {
    view: BoardContext<'a>,
    preview: Option<MovePreview>,
}

impl<'a> ExampleBoard<'a> {
    /// `foreseen` is a turn that is previewed whatever is pointed at.
    pub fn new(
        board: Rect,
        metrics: &'a Metrics,
        (state, session): (&'a State, &'a GameSession),
        foreseen: Option<&Turn>,
        marks: &'a [BoardMark],
        now: f64,
    ) -> ExampleBoard<'a> {
        let layout = SessionLayout::board_alone(board);
        let view = BoardContext {
            lesson_marks: Some(marks),
            ..BoardContext::new(state, session, metrics, layout, now)
        };
        let preview = match foreseen.and_then(MovePreview::of) {
            None if !session.locked => marks::preview(&view),
            fixed => fixed,
        };
        ExampleBoard { view, preview }
    }

    pub fn show(&self, ui: &mut Ui, art: &mut BoardArt, intents: &mut Vec<Intent>) {
        board_input::board_input_ui(ui, &self.view, self.preview.as_ref(), art, intents);
    }

    /// The film of a turn in one row.
    pub fn film(&self, ui: &mut Ui, of: &GameSession, room: Rect, intents: &mut Vec<Intent>) {
        let BoardContext { state, metrics, layout, now, .. } = &self.view;
        let view = BoardContext::new(state, of, metrics, *layout, *now);
        let blocks = of.film(view.hidden_of_played());
        if !blocks.is_empty() {
            film::strip(ui, &view, room, &blocks, intents);
        }
    }

    /// The card for placing seeds one by one; returns whether it is needed.
    pub fn by_hand(&self, ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) -> bool {
        hand::hand_ui(ui, &self.view, rect, intents)
    }

    pub fn foretold(&self) -> Option<String> {
        let shown = self.preview.as_ref().filter(|_| !self.view.session.locked)?;
        Some(crate::narration::turns::preview(&shown.turn).words())
    }
}
