//! Whether and what the analysis searches now, and what its tab shows.

use super::beside::EngineBeside;
use super::state::{FirstMove, FoundLines, PointedLine, Subject};
use crate::app::page::Page;
use crate::app::session::state::{GameSession, SideTab};
use crate::app::settings::engines::Engine;
use crate::app::state::State;
use crate::draw::board::turn_marks;
use crate::game::{GameInProgress, NodeId};

#[derive(Clone, Copy, Debug)]
pub enum AnalysisStatus<'a> {
    /// A person plays against Kete or another program, and help is not allowed.
    NotAllowed,
    Off,
    /// The game is over at the point shown.
    Over,
    /// It is a program's turn.
    Waits,
    /// It searches, or has finished; `None` until the first depth is complete.
    Looks(Option<&'a FoundLines>),
}

/// Whether a game may be analysed: in a game against a program only if help is allowed.
pub fn is_allowed(game: &GameInProgress, allow_help: bool) -> bool {
    allow_help || !game.is_against_kete() || game.line_is_over()
}

pub fn status<'a>(state: &'a State, session: &GameSession) -> AnalysisStatus<'a> {
    let analysis = &state.analysis;
    if !is_allowed(&session.game, state.settings.allow_help) {
        AnalysisStatus::NotAllowed
    } else if !analysis.on {
        AnalysisStatus::Off
    } else if session.game.node(session.landed_at()).entry().outcome().is_some() {
        AnalysisStatus::Over
    } else if is_of_machine(session) {
        AnalysisStatus::Waits
    } else {
        let known = analysis.known_of(session, state.laid);
        AnalysisStatus::Looks(known.filter(|known| !known.lines.is_empty()))
    }
}

/// Whether the turn that the board waits for, or shows, is a program's.
fn is_of_machine(session: &GameSession) -> bool {
    match session.turn_being_sown() {
        Some(turn) => !session.game.players()[turn.mover].is_person(),
        None => session.awaits_machine().is_some(),
    }
}

/// What to search now, if the analysis is on and in view.
pub(crate) fn subject(state: &State) -> Option<Subject> {
    let is_shown = state.page == Page::Play && state.dialog.is_none() && state.comparison.is_none();
    let session = state.session.as_ref().filter(|session| is_shown && !session.is_sowing())?;
    let looks = matches!(status(state, session), AnalysisStatus::Looks(_));
    looks.then(|| state.analysis.subject_at(session, state.laid))
}

/// Updates what depends on the position: the arrow of the line pointed at, and whether the game is
/// marked as one with help.
pub fn tick(state: &mut State) {
    let Some(session) = &mut state.session else { return };
    if !is_allowed(&session.game, state.settings.allow_help) {
        state.analysis.on = false;
        if !session.shows_expected() {
            session.leave_variation();
        }
    }
    let analysis = &mut state.analysis;
    // Lines or grades seen after the end are help, too, for a player who goes on from an earlier
    // point.
    if session.game.is_against_kete() && !session.game.line_is_over() {
        let has_lines =
            |known: &FoundLines| known.subject.laid == state.laid && !known.lines.is_empty();
        let is_known = analysis.known.as_ref().is_some_and(has_lines)
            || analysis.beside.as_ref().is_some_and(EngineBeside::has_answered)
            || session.review.progress().0 > 0;
        if is_known {
            session.game.mark_with_help();
        }
    }
    if session.tab != SideTab::Analysis {
        analysis.pointed = None;
    }
    let here = session.landed_at();
    let known = analysis.known_of(session, state.laid);
    let first = analysis.pointed.and_then(|pointed| match pointed {
        PointedLine::Kete(line) => known?.lines.get(line)?.pv.first().copied(),
        PointedLine::Beside => Some(analysis.beside.as_ref()?.advice(here)?.mv),
    });
    let Some(mv) = first else {
        analysis.first = None;
        return;
    };
    if analysis.first.as_ref().is_none_or(|first| (first.at, first.mv) != (here, mv)) {
        let turn = session.game.look_ahead(&mv).ok();
        let way = turn.as_ref().map(turn_marks::advice).unwrap_or_default();
        analysis.first = Some(FirstMove { at: here, mv, way });
    }
}

/// Whether a line being walked may be played. In a running game against Kete it may not, because it
/// would play Kete's moves as well.
pub fn may_play_on(game: &GameInProgress) -> bool {
    !game.is_against_kete() || game.line_is_over()
}

/// The program asked in addition to Kete: it was chosen, the analysis is on, and the program plays
/// by the rules of this game.
pub fn asked_beside(state: &State) -> Option<(&Engine, &EngineBeside)> {
    let (session, beside) = (state.session.as_ref()?, state.analysis.beside.as_ref()?);
    let is_on = !matches!(status(state, session), AnalysisStatus::NotAllowed | AnalysisStatus::Off);
    let plays = is_on && state.engines_for(&session.game.ruleset()).contains(&beside.name);
    state.settings.engine(beside.name).filter(|_| plays).zip(Some(beside))
}

/// The game and the point in it at which the program should be asked now: its answer is in view and
/// still missing.
pub fn beside_at(state: &State) -> Option<(u64, NodeId)> {
    let (subject, session) = (subject(state)?, state.session.as_ref()?);
    let (_, beside) = asked_beside(state).filter(|_| session.tab == SideTab::Analysis)?;
    let waits = beside.fault.is_none() && beside.advice(subject.at).is_none();
    waits.then_some((subject.laid, subject.at))
}
