//! What all painting around one board shares.

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

/// Everything the parts of the page read.
pub(crate) struct BoardContext<'a> {
    pub(crate) state: &'a State,
    pub(crate) session: &'a GameSession,
    pub(crate) metrics: &'a Metrics,
    pub(crate) layout: SessionLayout,
    pub(crate) now: f64,
    /// The game as far as its seeds have landed: what the page says of the game it takes from here.
    pub(crate) landed: Landed,
    /// What the list of moves shows of the previewed move.
    pub(crate) previewed: Option<(Side, String)>,
    /// The strip has room for the offer that waits for an answer.
    pub(crate) offer_in_strip: bool,
    /// In a lesson, what it marks on the board.
    pub(crate) lesson_marks: Option<&'a [BoardMark]>,
}

impl<'a> BoardContext<'a> {
    /// What the page knows before it looks at what is pointed at.
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
        }
    }

    /// Whose counts are shown.
    pub(crate) fn counts(&self) -> CountsShown {
        self.session.counts_shown(self.state.settings.counts)
    }

    /// Who plays a side: in a lesson the other side has no player but its name.
    pub(crate) fn player(&self, side: Side) -> String {
        match self.session.game.players()[side] {
            Player::Friend if self.lesson_marks.is_some() => words::side(side).to_owned(),
            // Who spars plays neither well nor badly, but towards a rule.
            Player::Kete(_) if self.state.sparring().is_some() => say::labels::kete().to_owned(),
            player => words::player(player),
        }
    }

    /// The trouble with an engine, where the game on the table is shown and stands at it.
    pub(crate) fn engine_trouble(&self) -> Option<&'a EngineTrouble> {
        let of_game = self.state.session.as_ref();
        let is_game = of_game.is_some_and(|session| std::ptr::eq(session, self.session));
        self.state.engine_trouble().filter(|_| is_game)
    }

    /// Whose counts are hidden from who is to move.
    pub(crate) fn hidden(&self) -> Hidden {
        self.session.hidden(self.counts())
    }

    /// Whose counts are not told of what was played.
    pub(crate) fn hidden_of_played(&self) -> Hidden {
        self.session.hidden_of_played(self.counts())
    }
}
