//! The tutor's warnings, the grades, and what a game shows about the rules a person knows.

use super::intent::CoachIntent;
use super::practice;
use super::state::OtherOptions;
use crate::app::analysis::status::is_allowed;
use crate::app::board::Board;
use crate::app::command::Command;
use crate::app::comparison::state::{Compared, Comparison};
use crate::app::intent::Intent;
use crate::app::learn;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::learn::task::Task;
use crate::app::page::Page;
use crate::app::session::moves::same_start;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::state::State;
use crate::app::words;
use crate::game::{NodeId, Tutoring};
use crate::rules::{GameName, RuleId};
use crate::texts::messages as say;
use crate::tutor::{AnsweredIn, Progress, under_other_options};

pub fn update(state: &mut State, board: Board, intent: CoachIntent, now: f64) {
    let allow_help = state.settings.allow_help;
    let Some(session) = state.session_on_mut(board) else { return };
    match intent {
        CoachIntent::Rethink => {
            session.coach.forget();
            state.notify(say::coach::asked_once().to_owned(), now);
        }
        CoachIntent::Play => session.play_anyway(now),
        CoachIntent::Hint => {
            session.coach.forget();
            if matches!(session.pending, PendingMove::House { .. }) {
                // The hint is about the whole move.
                session.take_half_back(now);
            }
            state.ask(Intent::Command(Command::Hint));
        }
        CoachIntent::StepLine(on) => session.step_variation(on, now),
        CoachIntent::LeaveLine => drop(session.leave_variation()),
        CoachIntent::StopAsking => {
            let before = session.game.tutoring();
            session.coach.forget();
            session.game.set_tutoring(Tutoring::Off);
            let undo = Intent::Coach(CoachIntent::AskAgain(before));
            state.notify_with(
                say::coach::asks_no_more().to_owned(),
                say::labels::undo(),
                undo,
                now,
            );
        }
        // The page of a finished game may still be shown after the game goes on from an earlier
        // point.
        CoachIntent::Grade if !is_allowed(&session.game, allow_help) => {}
        CoachIntent::Grade => {
            session.review.begin(&session.game);
            // Grades seen while the game goes on are help.
            if session.game.is_against_kete() && !session.game.line_is_over() {
                session.game.mark_with_help();
            }
        }
        CoachIntent::StopGrading => session.review.stop(),
        CoachIntent::Review => review_game(state),
        CoachIntent::Moment(moment) => {
            session.review.choose(moment);
            session.review.show_moments(session.game.current());
        }
        CoachIntent::ShowMoment(to) => {
            if session.game.go_to(to) {
                session.moved_in_game();
                state.thinking = None;
                state.page = Page::Play;
            }
        }
        CoachIntent::ShowBetter(to) => practice::show_better(state, to, now),
        CoachIntent::Exercises => practice::practise(state, now),
        CoachIntent::AfterTab(tab) => {
            session.review.tab = tab;
            session.review.shows_tab = true;
        }
        CoachIntent::AfterMoments => {
            session.review.shows_tab = false;
            session.review.show_moments(session.game.current());
        }
        CoachIntent::OtherRules => other_rules(state, board, now),
        CoachIntent::Under(chosen) => under(state, board, chosen),
        CoachIntent::FindBetter(turn) => find_better(state, turn),
        CoachIntent::AskAgain(tutoring) => {
            session.set_tutoring(tutoring);
            state.notice = None;
        }
    }
}

/// Shows the page after the game. Grading that was stopped stays so.
pub fn review_game(state: &mut State) {
    let Some(session) = state.session.as_mut().filter(|session| session.may_review()) else {
        return;
    };
    let end = session.game.line().last().copied();
    if session.game.line_is_over() && end.is_some_and(|end| !session.review.covers(end)) {
        session.review.begin(&session.game);
    }
    session.review.show_moments(session.game.current());
    state.page = Page::After;
}

/// Makes the position before a turn a task: find a move that loses at most one seed.
fn find_better(state: &mut State, turn: NodeId) {
    let Some(session) = &state.session else { return };
    let Some(task) = session.review.task(&session.game, turn) else { return };
    let title = say::coach::FindBetterAt { number: session.game.turn_number(turn) }.text();
    begin_tasks(state, title, vec![task]);
}

pub(super) fn begin_tasks(state: &mut State, title: String, tasks: Vec<Task>) {
    let Some(name) = state.session.as_ref().map(GameSession::name) else { return };
    let back = if state.page == Page::After { Page::After } else { Page::Play };
    if let Some(lesson) = ActiveLesson::tasks_from_game(name, title, tasks, back) {
        learn::update::begin_task(state, lesson);
    }
}

/// Shows the turn side by side with the same move under other options.
fn other_rules(state: &mut State, on: Board, now: f64) {
    let Some(session) = state.session_on_mut(on) else { return };
    let at = session.game.current();
    let node = session.game.node(at);
    let Some((turn, before)) = node.entry().turn().zip(node.parent()) else { return };
    let board = *session.game.node(before).entry().position();
    let mut list = under_other_options(&board, &turn.mv);
    // Differences late in the turn come first: they show a single rule best.
    list.sort_by_key(|other| std::cmp::Reverse(same_start(&other.played.turn, turn)));
    if list.is_empty() {
        session.coach.others = None;
        state.notify(say::coach::same_everywhere(), now);
        return;
    }
    session.coach.others = Some(OtherOptions { at, list, chosen: 0 });
    under(state, on, 0);
}

fn under(state: &mut State, on: Board, chosen: usize) {
    let Some(session) = state.session_on_mut(on) else { return };
    let name = session.name();
    let Some(others) = &mut session.coach.others else { return };
    let Some(other) = others.list.get(chosen) else { return };
    others.chosen = chosen;
    let board = session.game.node(others.at).parent();
    let Some(board) = board.map(|id| *session.game.node(id).entry().position()) else { return };
    let Ok(here) = board.play(&other.played.turn.mv) else { return };
    let title = |value| words::option_value(name, other.option, value);
    let turns = [
        Compared::new(title(other.here), &here),
        Compared::new(title(other.there), &other.played.turn),
    ];
    let flipped = session.flipped;
    state.comparison = Some(Comparison::new(Page::Play, turns, flipped));
}

/// Closes the comparison once another point of the game is shown.
pub fn follow_comparison(state: &mut State) {
    let session = state.session.as_ref();
    let others = session.and_then(|session| Some((session.coach.others.as_ref()?, session)));
    let is_here = others.is_some_and(|(others, session)| others.at == session.game.current());
    if !is_here {
        state.comparison = state.comparison.take().filter(|both| both.page != Page::Play);
    }
}

/// Grades the moves of a game that was just played to its end, if the setting says so.
pub fn review(session: &mut GameSession, is_wanted: bool) {
    let has_ended = session.game.is_over() && !session.is_sowing() && session.review.was_played;
    if is_wanted && has_ended && !session.review.covers(session.game.current()) {
        session.review.begin(&session.game);
    }
}

/// Finds out why the turn chosen on the page after the game lost seeds, once all are graded.
pub fn explain_chosen(state: &mut State) {
    let is_shown = state.page == Page::After;
    let session = state.session.as_mut().filter(|session| is_shown && session.review.is_done());
    if let Some(session) = session {
        session.find_why_weak();
    }
}

/// Notes which tasks of the game are solved.
pub fn follow_tasks(state: &mut State) {
    let solved = state.lesson().map_or(Vec::new(), |lesson| lesson.solved_turns());
    if let Some(session) = &mut state.session {
        session.review.note_found(solved);
    }
}

/// The review box of each rule, and the day on which it is due.
fn boxes(progress: &Progress) -> Vec<(GameName, RuleId, u8, i64)> {
    progress.cards().map(|(game, rule, card)| (game, rule, card.place, card.due)).collect()
}

/// Notes in the review boxes which rules the player followed and overlooked.
pub fn note(state: &mut State) {
    let Some(session) = &mut state.session else { return };
    if session.coach.notes.is_empty() {
        return;
    }
    let game = session.name();
    let notes = std::mem::take(&mut session.coach.notes);
    let before = boxes(&state.learning.progress);
    for (rule, is_right) in notes {
        state.learning.note(game, rule, is_right, AnsweredIn::Games);
    }
    if boxes(&state.learning.progress) != before {
        session.review.moved_boxes = true;
    }
    state.learning.keep();
}
