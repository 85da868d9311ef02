//! Words of the lesson editor.

use super::names::way_name;
use crate::narration::rule;
use crate::rules::{Colour, Move, RuleId, Way};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::course_writing::StepKind;
use crate::tutor::schema::{Goal, LessonStep, PlayGoal, Track};

/// What the learner does in a step.
pub fn kind_of_step(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Read => say::kind_read(),
        StepKind::Watch => say::kind_watch(),
        StepKind::Move => say::kind_move(),
        StepKind::Place => say::kind_place(),
        StepKind::Seeds => say::kind_seeds(),
        StepKind::Laps => say::kind_laps(),
        StepKind::Next => say::kind_next(),
        StepKind::Result => say::kind_result(),
        StepKind::Choice => say::kind_choice(),
        StepKind::Game => say::kind_game(),
        StepKind::Guess => say::kind_guess(),
    }
}

/// The same in a word, where the text of the step stands beside it.
pub fn short_kind_of_step(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Read => say::short_read(),
        StepKind::Watch => say::short_watch(),
        StepKind::Move => say::short_move(),
        StepKind::Place => say::short_place(),
        StepKind::Seeds => say::short_seeds(),
        StepKind::Laps => say::short_laps(),
        StepKind::Next => say::short_next(),
        StepKind::Result => say::short_result(),
        StepKind::Choice => say::short_choice(),
        StepKind::Game => say::short_game(),
        StepKind::Guess => say::short_guess(),
    }
}

/// What a click on the board does in a step of this kind.
pub fn what_to_click(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Read | StepKind::Choice => say::click_to_light(),
        StepKind::Watch => say::click_to_show(),
        StepKind::Move => say::click_right_move(),
        StepKind::Place | StepKind::Seeds | StepKind::Laps | StepKind::Next | StepKind::Result => {
            say::click_asked_move()
        }
        StepKind::Game => say::click_nothing(),
        StepKind::Guess => say::click_played_move(),
    }
}

/// What a click on the board does while it does not set up seeds, in a word or two.
pub fn click_mode(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Read | StepKind::Choice => say::mode_light(),
        StepKind::Watch => say::mode_watch(),
        StepKind::Game => say::mode_look(),
        StepKind::Move => say::mode_answer(),
        _ => say::mode_move(),
    }
}

/// A step in a list. `kind` says what the learner does.
pub fn step_row(
    number: usize,
    step: &LessonStep,
    kind: impl Fn(StepKind) -> &'static str,
) -> String {
    let kind = kind(StepKind::of(step));
    match step.common().text.trim() {
        "" => say::StepWithoutText { number, kind }.text(),
        text => say::StepRow { number, kind, text }.text(),
    }
}

/// What is asked of a move.
pub fn goal(goal: &Goal) -> String {
    match goal {
        Goal::Legal => say::goal_legal().to_owned(),
        Goal::Move(mv) => say::GoalMove { move_: mv }.text(),
        Goal::Last(place) if place == "store" => say::goal_store().to_owned(),
        Goal::Last(place) => say::GoalLast { place }.text(),
        Goal::Takes(count) => say::GoalTakes { count: *count }.text(),
        Goal::TakesAtLeast(count) => say::GoalTakesAtLeast { count: *count }.text(),
        Goal::LapsAtLeast(count) => say::GoalLaps { count: *count }.text(),
        Goal::Again => say::goal_again().to_owned(),
        Goal::Wins => say::goal_wins().to_owned(),
        Goal::Feeds => say::goal_feeds().to_owned(),
        Goal::By(id) => say::GoalBy { rule: &title_of(id) }.text(),
        Goal::Without(id) => say::GoalWithout { rule: &title_of(id) }.text(),
        Goal::Best => say::goal_best().to_owned(),
        Goal::WinsIn(turns) => say::GoalWinsIn { turns: *turns }.text(),
        Goal::Gains(count, turns) => say::GoalGains { count: *count, turns: *turns }.text(),
        Goal::All(_) | Goal::Any(_) | Goal::Not(_) => say::goal_several().to_owned(),
    }
}

fn title_of(id: &str) -> String {
    id.parse::<RuleId>().map_or_else(|_| id.to_owned(), |id| rule(id).title.clone())
}

/// The goal of a game against Kete.
pub fn play_goal(goal: PlayGoal) -> String {
    match goal {
        PlayGoal::Win => say::game_win().to_owned(),
        PlayGoal::Round => say::game_round().to_owned(),
        PlayGoal::Take(count) => say::GameTake { count }.text(),
        PlayGoal::Finish => say::game_finish().to_owned(),
    }
}

/// The part of a course that a lesson belongs to.
pub fn track(track: &Track) -> &'static str {
    match track {
        Track::Rules => say::track_rules(),
        Track::From(_) => say::track_from(),
        Track::Strategy => say::track_strategy(),
        Track::Model => say::track_model(),
    }
}

/// One of several moves from the same hole.
pub fn one_of_moves(mv: &Move) -> String {
    match mv {
        Move::Way { hole, way, spread } => {
            let name = way_name(*hole, *way == Way::Left);
            if *spread { say::WithSpread { name: &name }.text() } else { name }
        }
        Move::Colour(hole, Colour::Red) => say::RedOf { hole: *hole }.text(),
        Move::Colour(hole, Colour::Blue) => say::BlueOf { hole: *hole }.text(),
        Move::Pass => say::pass().to_owned(),
        mv => mv.to_string(),
    }
}
