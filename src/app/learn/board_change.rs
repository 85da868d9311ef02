//! How the board of a step differs from what was on the board before, so that no board changes
//! without a word.

use super::lesson::ActiveLesson;
use crate::app::session::state::{GameSession, PendingMove};
use crate::game::NodeId;
use crate::rules::{Move, Setup, Side};
use crate::texts::messages::lesson as say;
use crate::texts::yes;
use crate::tutor::Played;
use crate::tutor::schema::{LessonStep, Track};

/// Seconds in which a changed board fades in.
const FADE_SECS: f64 = 0.45;
/// Boards that differ in this many holes at most, and by as many seeds in a store, are “the same
/// board with a seed more”.
const FEW: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardChange {
    /// The same seeds, seen by the side that is now below.
    Turned(Side),
    New,
    /// A few holes differ: the text of the step says which.
    Alike,
    /// Some turns later in the same game.
    Later,
    /// After this move of the game, which a learner who guessed another one has not waited for.
    AfterGameMove(Move),
    /// The same, seen by the side that is now below.
    NewTurned(Side),
    /// Back to where the step began, after several turns in it.
    BackToStart,
    /// Back to where the learner moved.
    BackBeforeMove,
    /// Back to where a turn was shown.
    BackBeforeTurn,
    /// The learner came from another step than the one before: “the same board” and “one seed more”
    /// are not about what was on the board last.
    AtStep(usize),
    /// The same, seen by the side that is now below.
    AtStepTurned(usize, Side),
    /// The learner came back to a step that is not solved.
    Unsolved {
        /// It was answered before.
        again: bool,
        /// The side that is now below, if that is another one.
        turned: Option<Side>,
    },
}

impl BoardChange {
    /// What the step says first; `None` if its own text says it.
    pub fn words(self) -> Option<String> {
        Some(match self {
            BoardChange::Turned(mover) => say::BoardTurned { mover }.text(),
            BoardChange::Alike => return None,
            BoardChange::New => say::new_board().to_owned(),
            BoardChange::Later => say::later_in_game().to_owned(),
            BoardChange::AfterGameMove(move_) => say::AfterGameMove { move_ }.text(),
            BoardChange::NewTurned(mover) => say::NewBoardTurned { mover }.text(),
            BoardChange::BackToStart => say::back_to_start().to_owned(),
            BoardChange::BackBeforeMove => say::back_before_move().to_owned(),
            BoardChange::BackBeforeTurn => say::back_before_turn().to_owned(),
            BoardChange::AtStep(number) => say::AtStep { number }.text(),
            BoardChange::AtStepTurned(number, mover) => say::AtStepTurned { number, mover }.text(),
            BoardChange::Unsolved { again, turned } => {
                let unsolved = say::Unsolved { again: yes(again) }.text();
                let turned = turned.map(|mover| say::BoardTurned { mover }.text());
                [unsolved].into_iter().chain(turned).collect::<Vec<_>>().join(" ")
            }
        })
    }
}

/// What the board of a lesson was used for last, and how the step now shown has changed it.
#[derive(Default)]
pub(crate) struct BoardBefore {
    change: Option<BoardChange>,
    /// When the change was first shown.
    shown_at: Option<f64>,
    was_own_move: bool,
    /// The move of a commented game that follows a guess, and the board after it.
    game_goes_on: Option<(Move, Setup)>,
}

impl BoardBefore {
    pub(crate) fn game_goes_on(&mut self, game: &Played) {
        self.game_goes_on = Some((game.turn.mv, game.turn.after.setup()));
    }

    pub(crate) fn is_shown(&mut self, now: f64) {
        self.shown_at.get_or_insert(now);
    }

    /// Another turn is shown from the position of the step.
    pub(crate) fn goes_back_before_turn(&mut self, now: f64) {
        self.change = Some(BoardChange::BackBeforeTurn);
        self.shown_at = Some(now);
    }
}

/// What a step left on the board.
pub(crate) struct LeftBoard {
    began: Setup,
    ended: Setup,
    below: Side,
    /// The learner played on it.
    is_own_move: bool,
    has_several_turns: bool,
    game_goes_on: Option<(Move, Setup)>,
}

/// Two boards look alike whoever moves next.
fn looks_like(one: &Setup, other: &Setup) -> bool {
    Setup { to_move: other.to_move, ..*one } == *other
}

/// Whether only a few holes hold other seeds, and the stores about the same.
fn is_alike(one: &Setup, other: &Setup) -> bool {
    let holes = one.holes.iter().zip(&other.holes).filter(|(one, other)| one != other).count();
    let apart = |side| usize::from(one.stores[side].abs_diff(other.stores[side]));
    holes <= FEW && Side::ALL.into_iter().all(|side| apart(side) <= FEW)
}

fn below(session: &GameSession) -> Side {
    if session.flipped { Side::North } else { Side::South }
}

impl ActiveLesson {
    /// The board of a step that only looks at it, as written: a rule that ends the game there has
    /// not yet taken the last seeds.
    pub(crate) fn written_board(&self) -> Option<Setup> {
        let step = self.run.step();
        let only_looks = matches!(step, LessonStep::Say { .. } | LessonStep::Quiz { .. });
        Setup::parse(self.game()?, step.common().at).ok().filter(|_| only_looks)
    }

    /// The board as it is now.
    pub(crate) fn left_board(&self) -> Option<LeftBoard> {
        let session = self.session.as_ref()?;
        Some(LeftBoard {
            began: session.game.node(NodeId::START).entry().position().setup(),
            ended: session.position().setup(),
            below: below(session),
            is_own_move: self.board_before.was_own_move,
            has_several_turns: self.board_before.was_own_move && session.game.turns().len() > 1,
            game_goes_on: self.board_before.game_goes_on,
        })
    }

    /// Compares the board of the step with the one that was there before.
    pub(crate) fn note_board_change(&mut self, left: Option<LeftBoard>) {
        let is_twin = self.run.twin().is_some();
        let was_own_move =
            matches!(self.run.step(), LessonStep::Ask { .. } | LessonStep::Play { .. });
        self.board_before = BoardBefore { was_own_move, ..Default::default() };
        let (Some(left), Some(session)) = (left.filter(|_| !is_twin), &self.session) else {
            return;
        };
        let now = session.position().setup();
        let side = below(session);
        let is_turned = side != left.below;
        let goes_on = left.game_goes_on.filter(|(_, after)| looks_like(after, &now));
        self.board_before.change = if looks_like(&left.ended, &now) {
            is_turned.then_some(BoardChange::Turned(side))
        } else if let Some((mv, _)) = goes_on.filter(|_| !is_turned) {
            Some(BoardChange::AfterGameMove(mv))
        } else if is_turned {
            Some(BoardChange::NewTurned(side))
        } else if !looks_like(&left.began, &now) {
            let is_one_game = self.run.lesson().track == Track::Model;
            Some(match is_one_game {
                true => BoardChange::Later,
                false if is_alike(&left.began, &now) => BoardChange::Alike,
                false => BoardChange::New,
            })
        } else if left.has_several_turns {
            Some(BoardChange::BackToStart)
        } else if left.is_own_move {
            Some(BoardChange::BackBeforeMove)
        } else {
            Some(BoardChange::BackBeforeTurn)
        };
    }

    /// The learner came to this step from another one than the one before it.
    pub(crate) fn note_jump(&mut self) {
        let number = self.run.at() + 1;
        let change = &mut self.board_before.change;
        *change = change.map(|change| match change {
            BoardChange::Turned(side) => BoardChange::Turned(side),
            BoardChange::NewTurned(side) => BoardChange::AtStepTurned(number, side),
            _ => BoardChange::AtStep(number),
        });
    }

    /// The learner came back to a step left open: says so if it asks for something.
    pub(crate) fn note_unsolved(&mut self) {
        let step = self.run.step();
        if matches!(step, LessonStep::Say { .. } | LessonStep::Show { .. }) {
            return;
        }
        let turned = match self.board_before.change {
            Some(
                BoardChange::Turned(side)
                | BoardChange::NewTurned(side)
                | BoardChange::AtStepTurned(_, side),
            ) => Some(side),
            _ => None,
        };
        let again = self.run.state().misses > 0;
        self.board_before.change = Some(BoardChange::Unsolved { again, turned });
    }

    /// How the board has changed, until the learner does something on it.
    pub fn board_note(&self) -> Option<String> {
        let has_moved = || self.session.as_ref().is_some_and(|session| !session.game.is_empty());
        let has_begun = self.feedback.is_some()
            || self.guess.is_some()
            || self.is_over
            || self.board_before.was_own_move && has_moved();
        self.board_note_at_first().filter(|_| !has_begun)
    }

    /// The same as long as the step is shown, so that the page keeps its places.
    pub fn board_note_at_first(&self) -> Option<String> {
        let change = self.board_before.change?;
        let words = change.words()?;
        // What a step says itself need not be said twice.
        let text = &self.run.step().common().text;
        let is_plain = matches!(
            change,
            BoardChange::New
                | BoardChange::Later
                | BoardChange::BackToStart
                | BoardChange::BackBeforeMove
                | BoardChange::BackBeforeTurn
        );
        let says_it = [say::same_board(), say::first_board()];
        let is_same = is_plain && says_it.iter().any(|words| text.starts_with(*words));
        (!is_same && !text.starts_with(&words)).then_some(words)
    }

    /// How much of a changed board is still to fade in, 0 to 1.
    pub fn still_faded(&self, now: f64) -> f32 {
        let BoardBefore { change, shown_at, .. } = &self.board_before;
        let since = shown_at.filter(|_| change.is_some());
        since.map_or(0.0, |since| (1.0 - (now - since) / FADE_SECS).clamp(0.0, 1.0) as f32)
    }

    /// At the end of a lesson what was done last stays on the board.
    pub(crate) fn take_last_board(&mut self) -> Option<GameSession> {
        let stays = (!self.is_game() || self.is_game_over()) && !self.goes_back;
        self.session.take_if(|_| stays)
    }

    pub(crate) fn keep_last_board(&mut self, last: Option<GameSession>) {
        self.board_before.change = None;
        if let Some(mut last) = last {
            last.locked = true;
            last.pending = PendingMove::None;
            self.session = Some(last);
            self.marks.clear();
        }
    }
}
