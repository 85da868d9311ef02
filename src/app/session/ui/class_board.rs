//! The board before a class: painted and pressed like that of a game, with larger counts and marks.

use egui::{Rect, Ui};

use super::layout::SessionLayout;
use super::marks::{self, MovePreview};
use super::story::large::{LargeStory, in_large};
use super::view::BoardContext;
use super::{board_input, hand, story, strips, warning};
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::{BoardForm, Frame};
use crate::draw::board::paint;
use crate::draw::board::view::BoardMark;
use crate::draw::theme::Theme;
use crate::rules::Side;

/// A player beside the board.
pub struct ClassSide {
    /// The name of a person or of a program; none for a side that anyone may play.
    pub name: Option<String>,
    pub count: u16,
    pub counts: &'static str,
    pub is_to_move: bool,
}

pub struct ClassBoard<'a> {
    view: BoardContext<'a>,
    preview: Option<MovePreview>,
}

impl<'a> ClassBoard<'a> {
    /// `marks` are those of a lesson.
    pub fn new(
        (board, story): (Rect, Rect),
        metrics: &'a Metrics,
        (state, session): (&'a State, &'a GameSession),
        marks: Option<&'a [BoardMark]>,
        now: f64,
    ) -> ClassBoard<'a> {
        let layout = SessionLayout { story, ..SessionLayout::board_alone(board) };
        let view = BoardContext {
            lesson_marks: marks,
            magnified: magnified(session.geometry().form),
            ..BoardContext::new(state, session, metrics, layout, now)
        };
        let preview = marks::preview(&view).or_else(|| warning::preview(&view));
        let preview = preview.filter(|_| !session.locked);
        ClassBoard { view, preview }
    }

    /// Where the board is painted.
    pub fn frame(&self, ui: &Ui) -> Frame {
        let geometry = self.view.session.geometry();
        let board = board_input::board_view(&self.view, &geometry);
        paint::frame(ui.painter(), self.view.layout.board, &board)
    }

    pub fn show(&self, ui: &mut Ui, art: &mut BoardArt, intents: &mut Vec<Intent>) {
        board_input::board_input_ui(ui, &self.view, self.preview.as_ref(), art, intents);
    }

    pub fn story(&self, ui: &Ui) -> LargeStory {
        in_large(&self.view, self.preview.as_ref(), Theme::of(ui.ctx()))
    }

    /// Announces the course of play.
    pub fn announce(&self, ui: &Ui) {
        let session = self.view.session;
        story::live(ui, self.view.layout.story, "course of play", &session.live_text);
    }

    /// The question of the tutor, or the card for seeds placed one by one, in the place of the
    /// story; returns whether there is one.
    pub fn asks(&self, ui: &mut Ui, intents: &mut Vec<Intent>) -> bool {
        let session = self.view.session;
        warning::hand_keyboard(ui, &self.view);
        if session.is_sowing() || session.variation.is_some() {
            return false;
        }
        if let Some(asked) = &session.coach.warning {
            let place = warning::place(ui, &self.view, asked);
            warning::warning_ui(ui, &self.view, place, asked, intents);
            return true;
        }
        hand::hand_ui(ui, &self.view, self.view.layout.story, intents)
    }

    pub fn side(&self, side: Side) -> ClassSide {
        let view = &self.view;
        let session = view.session;
        let handful = session.handful_in_tray(side).unwrap_or(0);
        let (player, person) = (session.game.players()[side], session.game.people()[side]);
        let is_named = person.name.is_some() || !player.is_person();
        ClassSide {
            name: is_named.then(|| words::player_named(player, person)),
            count: session.counts(&view.landed.setup)[side] - handful,
            counts: strips::counted(view),
            is_to_move: strips::is_to_move(view, side),
        }
    }
}

/// How much larger counts and marks are than beside the hand: as far as the form has space between
/// its holes.
fn magnified(form: BoardForm) -> f32 {
    match form {
        BoardForm::TwoRows { .. } => 1.5,
        BoardForm::FourRows { .. } => 1.3,
        BoardForm::Ring => 1.25,
    }
}
