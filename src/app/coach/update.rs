//! The tutor's questions in games, and what a game tells about the rules a person knows.

use super::intent::CoachIntent;
use super::state::Others;
use crate::app::analysis::standing::is_allowed;
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

/// Does what is wanted of the tutor.
pub fn update(state: &mut State, board: Board, intent: CoachIntent, now: f64) {
    let allow_help = state.settings.allow_help;
    let Some(table) = state.session_mut(board) else { return };
    match intent {
        CoachIntent::Rethink => table.coach.forget(),
        CoachIntent::Play => table.play_anyway(now),
        CoachIntent::Hint => {
            table.coach.forget();
            if matches!(table.pending, PendingMove::House { .. }) {
                // The hint is about the whole move.
                table.take_half_back(now);
            }
            state.ask(Intent::Command(Command::Hint));
        }
        CoachIntent::StopAsking => {
            let before = table.game.tutoring();
            table.coach.forget();
            table.game.set_tutoring(Tutoring::Off);
            let undo = Intent::Coach(CoachIntent::AskAgain(before));
            state.tell_with(say::coach::asks_no_more().to_owned(), say::labels::undo(), undo, now);
        }
        // A finished game may go on from an earlier point while its page is still there.
        CoachIntent::Grade if !is_allowed(&table.game, allow_help) => {}
        CoachIntent::Grade => {
            table.review.begin(&table.game);
            // Who sees what the moves are worth while the game goes on has been helped.
            if table.game.is_against_kete() && !table.game.line_is_over() {
                table.game.mark_with_help();
            }
        }
        CoachIntent::StopGrading => table.review.stop(),
        CoachIntent::Review => review_game(state),
        CoachIntent::Moment(moment) => table.review.choose(moment),
        CoachIntent::ShowMoment(to) => {
            if table.game.go_to(to) {
                table.moved_in_game();
                state.thinking = None;
                state.page = Page::Play;
            }
        }
        CoachIntent::Exercises => exercises(state),
        CoachIntent::AfterTab(tab) => {
            table.review.tab = tab;
            table.review.shows_tab = true;
        }
        CoachIntent::AfterMoments => table.review.shows_tab = false,
        CoachIntent::OtherRules => other_rules(state, board, now),
        CoachIntent::Under(chosen) => under(state, board, chosen),
        CoachIntent::FindBetter(turn) => find_better(state, turn),
        CoachIntent::AskAgain(tutoring) => {
            table.game.set_tutoring(tutoring);
            state.notice = None;
        }
    }
}

/// Shows the whole game graded; what was stopped stays so.
pub fn review_game(state: &mut State) {
    let Some(table) = state.table.as_mut().filter(|table| table.may_review()) else { return };
    let end = table.game.line().last().copied();
    if table.game.line_is_over() && end.is_some_and(|end| !table.review.covers(end)) {
        table.review.begin(&table.game);
    }
    state.page = Page::After;
}

/// Takes the position before a turn as a task: find a move that loses at most a seed.
fn find_better(state: &mut State, turn: NodeId) {
    let Some(table) = &state.table else { return };
    let Some(task) = table.review.task(&table.game, turn) else { return };
    let title = words::find_better_at(table.game.turn_number(turn));
    begin_tasks(state, title, vec![task]);
}

/// Takes one's own mistakes as tasks, one after the other.
fn exercises(state: &mut State) {
    let Some(GameSession { game, review, .. }) = &state.table else { return };
    let mistakes = review.own_mistakes(game).into_iter();
    let tasks = mistakes.filter_map(|turn| review.task(game, turn)).collect();
    begin_tasks(state, say::after::from_mistakes().to_owned(), tasks);
}

fn begin_tasks(state: &mut State, title: String, tasks: Vec<Task>) {
    let Some(name) = state.table.as_ref().map(GameSession::name) else { return };
    let back = if state.page == Page::After { Page::After } else { Page::Play };
    if let Some(lesson) = ActiveLesson::tasks_from_game(name, title, tasks, back) {
        learn::update::begin_task(state, lesson);
    }
}

/// Puts the turn shown beside the same move under other options, the first of those that matter.
fn other_rules(state: &mut State, on: Board, now: f64) {
    let Some(table) = state.session_mut(on) else { return };
    let at = table.game.current();
    let node = table.game.node(at);
    let Some((turn, before)) = node.entry().turn().zip(node.parent()) else { return };
    let board = *table.game.node(before).entry().position();
    let mut list = under_other_options(&board, &turn.mv);
    // What differs late is a matter of one rule: it comes before what turns the whole way round.
    list.sort_by_key(|other| std::cmp::Reverse(same_start(&other.played.turn, turn)));
    if list.is_empty() {
        table.coach.others = None;
        state.tell(say::coach::same_everywhere(), now);
        return;
    }
    table.coach.others = Some(Others { at, list, chosen: 0 });
    under(state, on, 0);
}

/// Shows the turn beside the same move under these of the options found.
fn under(state: &mut State, on: Board, chosen: usize) {
    let Some(table) = state.session_mut(on) else { return };
    let name = table.name();
    let Some(others) = &mut table.coach.others else { return };
    let Some(other) = others.list.get(chosen) else { return };
    others.chosen = chosen;
    let board = table.game.node(others.at).parent();
    let Some(board) = board.map(|id| *table.game.node(id).entry().position()) else { return };
    let Ok(here) = board.play(&other.played.turn.mv) else { return };
    let title = |value| words::option_value(name, other.option, value);
    let turns = [
        Compared::new(title(other.here), &here),
        Compared::new(title(other.there), &other.played.turn),
    ];
    let flipped = table.flipped;
    state.comparison = Some(Comparison::new(Page::Play, turns, flipped));
}

/// Two boards side by side go once the game stands elsewhere.
pub fn follow_comparison(state: &mut State) {
    let is_here = state.table.as_ref().is_some_and(|table| {
        table.coach.others.as_ref().is_some_and(|others| others.at == table.game.current())
    });
    if state.comparison.as_ref().is_some_and(|both| both.page == Page::Play) && !is_here {
        state.comparison = None;
    }
}

/// Has the moves of a game that was just played to its end graded, if that is wanted.
pub fn review(table: &mut GameSession, is_wanted: bool) {
    let has_ended = table.game.is_over() && !table.is_sowing() && table.review.was_played;
    if is_wanted && has_ended && !table.review.covers(table.game.current()) {
        table.review.begin(&table.game);
    }
}

/// In which box each rule lies, and until when.
fn boxes(progress: &Progress) -> Vec<(GameName, RuleId, u8, i64)> {
    progress.cards().map(|(game, rule, card)| (game, rule, card.place, card.due)).collect()
}

/// Notes in the boxes which rules were kept and broken in the game on the table.
pub fn note(state: &mut State) {
    let Some(table) = &mut state.table else { return };
    if table.coach.notes.is_empty() {
        return;
    }
    let game = table.name();
    let notes = std::mem::take(&mut table.coach.notes);
    let before = boxes(&state.learning.progress);
    for (rule, is_right) in notes {
        state.learning.note(game, rule, is_right, AnsweredIn::Games);
    }
    if boxes(&state.learning.progress) != before {
        table.review.moved_boxes = true;
    }
    state.learning.keep();
}
