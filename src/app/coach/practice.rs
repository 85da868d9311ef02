//! What a person can do with the moments after a game: practise them now and later, and see the
//! better move on the board.

use super::intent::CoachIntent;
use super::update::begin_tasks;
use crate::app::intent::Intent;
use crate::app::learn::task::Task;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::session::variation_preview::Walked;
use crate::app::state::State;
use crate::app::words;
use crate::game::{NodeId, Player};
use crate::rules::RuleId;
use crate::texts::messages as say;
use crate::tutor::{AnsweredIn, DAYS, rule_behind_loss};

/// Takes the person's own mistakes as tasks now, and puts the rules they overlooked into the
/// review.
pub(super) fn practise(state: &mut State, now: f64) {
    let Some(session) = &state.session else { return };
    let GameSession { game, review, .. } = session;
    let mistakes = review.own_mistakes(game);
    let tasks: Vec<Task> = mistakes.iter().filter_map(|turn| review.task(game, *turn)).collect();
    let mut rules: Vec<RuleId> = Vec::new();
    for rule in mistakes.iter().filter_map(|turn| rule_overlooked(session, *turn)) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    if tasks.is_empty() {
        return;
    }
    let has_moved = book(state, &rules);
    if let Some(session) = &mut state.session {
        session.review.moved_boxes |= has_moved;
    }
    begin_tasks(state, say::after::from_mistakes().to_owned(), tasks);
    if !rules.is_empty() {
        state.notify(words::for_review(&rules), now);
    }
}

/// The rule that the user overlooked in a turn. A friend's turns count in no box.
fn rule_overlooked(session: &GameSession, to: NodeId) -> Option<RuleId> {
    let GameSession { game, review, .. } = session;
    let turn = review.known().turn_to(to)?;
    let before = game.node(turn.from).entry().position();
    let graded = review.known().graded(to)?;
    let is_own = game.players()[turn.mover] == Player::You;
    rule_behind_loss(before, graded).filter(|_| is_own)
}

/// Books the rules as due tomorrow. One that is booked so already, perhaps by the tutor during the
/// game, is not counted as overlooked once more. Returns whether a card has changed.
fn book(state: &mut State, rules: &[RuleId]) -> bool {
    let Some(game) = state.session.as_ref().map(GameSession::name) else { return false };
    let learning = &mut state.learning;
    let tomorrow = learning.today() + DAYS[0];
    let mut has_moved = false;
    for rule in rules {
        let card = learning.progress.card(game, *rule);
        if card.is_none_or(|card| (card.place, card.due) != (0, tomorrow)) {
            learning.note(game, *rule, false, AnsweredIn::Games);
            has_moved = true;
        }
    }
    learning.keep();
    has_moved
}

/// Shows the position before a turn with the better move on the board, and what would follow. The
/// game itself does not change.
pub(super) fn show_better(state: &mut State, to: NodeId, now: f64) {
    if state.page != Page::Play {
        // A page that is left forgets the line that is walked, so the line begins after that.
        state.page = Page::Play;
        state.ask(Intent::Coach(CoachIntent::ShowBetter(to)));
        return;
    }
    let Some(session) = &mut state.session else { return };
    session.review.note_found([to]);
    let known = session.review.known();
    let (Some(turn), Some(fall)) = (known.turn_to(to), known.fall(to)) else { return };
    let (from, better) = (turn.from, fall.better);
    let follows = known.weighed(from).map_or(&[][..], |weighed| weighed.expected_after(&better));
    let line: Vec<_> = std::iter::once(better).chain(follows.iter().copied()).collect();
    if session.game.go_to(from) {
        session.moved_in_game();
    }
    session.walk_line(Walked::Better, &line, now);
    state.thinking = None;
}
