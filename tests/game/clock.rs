//! The clock of a game: time that passes, undo and branches, the end of the time.

use std::time::Duration;

use kete::game::{AtZero, GameInProgress, Millis, NodeEntry, TimeBudget, TimeControl};
use kete::rules::{GameName, Ruleset, Side};

use crate::play::{game_at, play};
use crate::result;

fn timed(budget: TimeBudget, at_zero: AtZero) -> GameInProgress {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    game.set_time_control(Some(TimeControl { budget, at_zero }));
    game
}

/// A minute and an increment of two seconds.
fn minute(at_zero: AtZero) -> GameInProgress {
    timed(TimeBudget::Game { time: 60_000, increment: 2_000 }, at_zero)
}

fn left(game: &GameInProgress) -> (Millis, Millis) {
    let of = |side| game.time_left(side).expect("a clock");
    (of(Side::South), of(Side::North))
}

#[test]
fn a_game_without_a_clock_counts_nothing() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    game.spend(5_000);
    assert_eq!((game.time_left(Side::South), game.time_used()), (None, 0));
    assert_eq!((game.time_is_up(), game.longest_thought()), (None, None));
    assert_eq!(game.lose_on_time(), None);
}

#[test]
fn only_the_side_to_move_uses_time_and_gets_the_increment_after_its_move() {
    let mut game = minute(AtZero::Loses);
    assert_eq!(left(&game), (60_000, 60_000));
    game.spend(5_000);
    game.spend(1_500);
    assert_eq!(left(&game), (53_500, 60_000));
    let first = play(&mut game, "C");
    assert_eq!((left(&game), game.time_of(first)), ((55_500, 60_000), 6_500));
    game.spend(10_000);
    assert_eq!(left(&game), (55_500, 50_000));
    play(&mut game, "d");
    assert_eq!(left(&game), (55_500, 52_000));
}

#[test]
fn time_for_each_move_is_whole_again_at_the_next_one() {
    let mut game = timed(TimeBudget::Move(30_000), AtZero::Loses);
    game.spend(29_000);
    assert_eq!(left(&game), (1_000, 30_000));
    play(&mut game, "C");
    game.spend(4_000);
    assert_eq!(left(&game), (30_000, 26_000));
}

#[test]
fn undo_and_redo_bring_back_the_time_after_each_move() {
    let mut game = minute(AtZero::Loses);
    game.spend(6_000);
    play(&mut game, "C");
    game.spend(9_000);
    assert!(game.undo());
    assert_eq!(left(&game), (60_000, 60_000), "the time before the move that was taken back");
    assert!(game.redo());
    assert_eq!(left(&game), (56_000, 51_000), "a look back costs and gives nothing");
    play(&mut game, "d");
    game.undo();
    game.undo();
    game.spend(20_000);
    play(&mut game, "D");
    assert_eq!(left(&game), (42_000, 60_000), "a branch has its own times");
    game.undo();
    game.spend(50_000);
    play(&mut game, "C");
    assert_eq!(left(&game).0, 56_000, "a move played before keeps its time");
    assert!(game.redo());
    assert_eq!(left(&game), (56_000, 53_000));
}

#[test]
fn who_has_no_time_left_loses_if_so_agreed() {
    let mut game = minute(AtZero::Loses);
    play(&mut game, "C d E a");
    game.spend(63_999);
    assert_eq!((game.time_is_up(), game.lose_on_time()), (None, None));
    game.spend(9_000);
    assert_eq!((left(&game).0, game.time_is_up()), (0, Some(Side::South)), "never below zero");
    let end = game.lose_on_time().expect("the time is up");
    assert!(matches!(game.node(end).entry(), NodeEntry::LostOnTime { side: Side::South, .. }));
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.winner, outcome.rule, outcome.on_time), (Some(Side::North), None, true));
    assert_eq!((result(&game).as_str(), left(&game).0), ("north 0-0 time", 0));
    assert_eq!((game.time_is_up(), game.lose_on_time()), (None, None));
    game.spend(1_000);
    assert_eq!(game.time_used(), 0, "no time passes after the end");
    // Taken back, the move can be thought over with the time before it.
    game.undo();
    assert_eq!((left(&game).0, game.is_over()), (64_000, false));
}

#[test]
fn a_clock_that_counts_on_goes_below_zero() {
    let mut game = minute(AtZero::CountsOn);
    game.spend(75_000);
    assert_eq!((left(&game).0, game.time_is_up()), (-15_000, None));
    play(&mut game, "C");
    assert_eq!(left(&game).0, -13_000);
    game.spend(Millis::MAX);
    game.spend(Millis::MAX);
    assert!(left(&game).1 < -1_000_000_000);
    game.spend(-5);
    let used = game.time_used();
    assert_eq!(used, kete::game::MOST_USED);
}

#[test]
fn a_rematch_has_the_same_clock_and_all_the_time() {
    let mut game = minute(AtZero::CountsOn);
    game.spend(7_000);
    play(&mut game, "C");
    let again = game.again(game.players());
    assert_eq!((again.time_control(), left(&again)), (game.time_control(), (60_000, 60_000)));
}

#[test]
fn an_agreement_and_a_resignation_keep_the_time_of_who_thought() {
    let mut game = minute(AtZero::Loses);
    game.spend(5_000);
    game.resign(Side::North).expect("it goes on");
    assert_eq!(left(&game), (55_000, 60_000), "South thought, North resigned");
}

#[test]
fn a_machine_thinks_a_thirtieth_of_its_time_and_always_less_than_it_has() {
    let longest = |budget, spent| {
        let mut game = timed(budget, AtZero::CountsOn);
        game.spend(spent);
        game.longest_thought().expect("a clock").as_millis()
    };
    let game = TimeBudget::Game { time: 300_000, increment: 2_000 };
    assert_eq!(longest(game, 0), 12_000);
    assert_eq!(longest(game, 299_000), 500, "not more than half of what is left");
    assert_eq!(longest(game, 400_000), 1);
    assert_eq!(longest(TimeBudget::Move(30_000), 0), 15_000);
    let mut game = timed(TimeBudget::Move(30_000), AtZero::Loses);
    game.spend(30_000);
    assert_eq!(game.longest_thought(), Some(Duration::from_millis(1)));
}

#[test]
fn it_warns_in_time() {
    let game = |time| TimeControl {
        budget: TimeBudget::Game { time, increment: 0 },
        at_zero: AtZero::Loses,
    };
    for (time, warns) in
        [(3_600_000, 60_000), (300_000, 30_000), (60_000, 10_000), (15_000, 5_000), (3_000, 1_000)]
    {
        assert_eq!(game(time).warns_below(), warns, "{time}");
    }
}
