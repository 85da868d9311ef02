//! The daily exercise: its page, its calendar, the position taken.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::command::Command;
use kete::app::daily::intent::DailyIntent;
use kete::app::daily::shown::DailyShown;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::app::session::feedback::FeedbackTone;
use kete::app::words::day_in_full;
use kete::rules::{GameName, Move, Position};
use kete::tutor::Solved;
use kete::tutor::daily::{DailyExercise, daily};

use crate::taking::By;
use crate::window::Window;

const GAME: GameName = GameName::Basic;

impl Window {
    /// Shows the page of a game.
    fn open_daily(&mut self) {
        self.does(Intent::Command(Command::DailyExercise));
        self.does(Intent::Daily(DailyIntent::Of(GAME)));
        assert_eq!(self.state().page, Page::Daily);
    }

    fn daily_shown(&self) -> DailyShown {
        DailyShown::of(self.state())
    }

    fn board_taken(&mut self) -> Position {
        self.does(Intent::Daily(DailyIntent::Take));
        *self.lesson().run.board().expect("a board")
    }

    fn solved(&self) -> Option<Solved> {
        self.state().learning.progress.solved(GAME, self.daily_shown().today)
    }
}

fn today(window: &Window) -> DailyExercise {
    daily(GAME, window.daily_shown().today).expect("an exercise")
}

fn best(window: &Window) -> Move {
    today(window).best().mv
}

#[test]
fn a_day_has_the_same_position_in_every_window() {
    let (mut one, mut other) = (Window::fresh(), Window::fresh());
    one.open_daily();
    other.open_daily();
    let board = one.board_taken();
    assert_eq!(board, other.board_taken());
    assert_eq!(board, today(&one).position);
    one.open_daily();
    let before = one.daily_shown().today - 1;
    one.does(Intent::Daily(DailyIntent::Day(before)));
    assert_ne!(one.board_taken(), board, "the day before has another one");
}

#[test]
fn solving_marks_the_calendar_and_survives_a_restart() {
    let mut window = Window::fresh();
    window.click_start("Daily exercise");
    window.does(Intent::Daily(DailyIntent::Of(GAME)));
    let date = day_in_full(window.daily_shown().today);
    window.assert_has(&format!("{date}, today, not solved yet"));
    window.click("Find the best move");
    let mv = best(&window);
    window.play(mv, By::Press);
    window.rest();
    let feedback = window.lesson().feedback.clone().expect("an answer has feedback");
    assert_eq!(feedback.tone, FeedbackTone::Right, "{feedback:?}");
    assert!(feedback.line.starts_with("The next best move, "), "{}", feedback.line);
    window.click("Show what follows");
    let whole = 1 + today(&window).best().line.len();
    let turns =
        |window: &Window| window.lesson().session.as_ref().expect("a board").game.turns().len();
    // A turn a frame: how many there are depends on the day.
    window.wait("what follows is shown", |window| turns(window) == whole);
    window.steps(4);
    assert_eq!(turns(&window), whole, "and no more");
    window.press("Back to the calendar");
    let solved = format!("{date}, solved with the first move");
    window.assert_has(&solved);
    let mut window = window.restarted();
    window.open_daily();
    window.assert_has(&solved);
}

#[test]
fn a_wrong_move_says_what_it_gives_away_and_counts_as_help() {
    let mut window = Window::fresh();
    window.open_daily();
    window.does(Intent::Daily(DailyIntent::Take));
    let exercise = today(&window);
    let worse = &exercise.moves[1];
    window.play(worse.mv, By::Press);
    let feedback = window.lesson().feedback.clone().expect("an answer has feedback");
    let lost = exercise.lost(worse).expect("in seeds");
    assert_eq!(feedback.tone, FeedbackTone::Miss);
    let says = feedback.head.contains(&format!("{lost} seed"));
    assert!(says, "{lost}: {}", feedback.head);
    assert_eq!(window.solved(), None);
    // Leaving the exercise does not make the wrong move undone.
    window.open_daily();
    window.does(Intent::Daily(DailyIntent::Take));
    window.play(exercise.best().mv, By::Press);
    assert_eq!(window.solved(), Some(Solved::WithHelp));
    window.open_daily();
    window.assert_has("Solved after a hint or another move.");
}

#[test]
fn days_to_come_are_closed_and_days_before_are_open() {
    let mut window = Window::fresh();
    window.open_daily();
    let today = window.daily_shown().today;
    window.does(Intent::Daily(DailyIntent::Day(today + 1)));
    assert_eq!(window.daily_shown().day, today);
    window.does(Intent::Daily(DailyIntent::Month(1)));
    assert_eq!(window.daily_shown().month, kete::app::words::month_of(today));
    if kete::app::words::month_of(today + 1) == window.daily_shown().month {
        let name = format!("{}, not open yet", day_in_full(today + 1));
        let tomorrow = window.harness.get_by_label(&name);
        assert!(tomorrow.accesskit_node().is_disabled());
    }
    window.does(Intent::Daily(DailyIntent::Month(-1)));
    window.does(Intent::Daily(DailyIntent::Day(today - 40)));
    assert_eq!(window.daily_shown().day, today - 40);
}
