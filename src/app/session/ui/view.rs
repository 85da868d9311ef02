//! What everything painted around one board needs.

use super::layout::SessionLayout;
use crate::app::engines::state::EngineTrouble;
use crate::app::session::landed::Landed;
use crate::app::session::state::GameSession;
use crate::app::settings::state::CountsShown;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::app::words;
use crate::draw::board::view::BoardMark;
use crate::game::Player;
use crate::narration::turns::Hidden;
use crate::rules::Side;
use crate::texts::messages as say;

/// What the parts of the page read.
pub(crate) struct BoardContext<'a> {
    pub(crate) state: &'a State,
    pub(crate) session: &'a GameSession,
    pub(crate) metrics: &'a Metrics,
    pub(crate) layout: SessionLayout,
    pub(crate) now: f64,
    /// The game as far as its seeds have landed; the page shows nothing that is ahead of it.
    pub(crate) landed: Landed,
    /// The entry of the previewed move in the list of moves.
    pub(crate) previewed: Option<(Side, String)>,
    /// The player's strip has room for the offer that waits for an answer.
    pub(crate) offer_in_strip: bool,
    /// In a lesson, its marks on the board.
    pub(crate) lesson_marks: Option<&'a [BoardMark]>,
    /// How much larger than usual counts, names and marks are.
    pub(crate) magnified: f32,
}

impl<'a> BoardContext<'a> {
    /// The context without previews and lesson marks.
    pub(crate) fn new(
        state: &'a State,
        session: &'a GameSession,
        metrics: &'a Metrics,
        layout: SessionLayout,
        now: f64,
    ) -> BoardContext<'a> {
        BoardContext {
            state,
            session,
            metrics,
            layout,
            now,
            landed: session.landed(now),
            previewed: None,
            offer_in_strip: false,
            lesson_marks: None,
            magnified: 1.0,
        }
    }

    pub(crate) fn counts(&self) -> CountsShown {
        self.session.counts_shown(self.state.settings.counts)
    }

    /// Who plays a side. In a lesson the other side has no player, only its name.
    pub(crate) fn player(&self, side: Side) -> String {
        match self.session.game.players()[side] {
            Player::Friend if self.lesson_marks.is_some() => words::side(side).to_owned(),
            // A sparring Kete has no level: it plays towards a rule.
            Player::Kete(_) if self.state.sparring().is_some() => say::labels::kete().to_owned(),
            player => words::player_named(player, self.session.game.people()[side]),
        }
    }

    /// The trouble with an engine, if this is the game that waits for it.
    pub(crate) fn engine_trouble(&self) -> Option<&'a EngineTrouble> {
        let of_game = self.state.session.as_ref();
        let is_game = of_game.is_some_and(|session| std::ptr::eq(session, self.session));
        self.state.engine_trouble().filter(|_| is_game)
    }

    /// Whose counts are hidden from the side to move.
    pub(crate) fn hidden(&self) -> Hidden {
        self.session.hidden(self.counts())
    }

    /// Whose counts are hidden in the account of past turns.
    pub(crate) fn hidden_of_played(&self) -> Hidden {
        self.session.hidden_of_played(self.counts())
    }
}
