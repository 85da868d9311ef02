//! The clock of a game: chosen in the form, shown in the strips, run only while a player is to act.

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::draw::animation::Speed;
use kete::draw::theme::ThemeName;
use kete::game::{AtZero, GameInProgress, Level, Millis, Player, TimeBudget, TimeControl};
use kete::rules::{BySide, GameName, Ruleset, Side};

use crate::window::{USUAL, Window};

const FRIENDS: BySide<Player> = BySide::new(Player::You, Player::Friend);

fn minute(at_zero: AtZero) -> TimeControl {
    TimeControl { budget: TimeBudget::Game { time: 60_000, increment: 0 }, at_zero }
}

fn timed_game(name: GameName, players: BySide<Player>, control: TimeControl) -> GameInProgress {
    let mut game = GameInProgress::new(Ruleset::new(name), players);
    game.set_time_control(Some(control));
    game
}

fn timed(name: GameName, size: Vec2, control: TimeControl) -> Window {
    let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
    let mut window = Window::open(options, size, ThemeName::Light);
    window.state_mut().lay(timed_game(name, FRIENDS, control));
    window.steps(2);
    window
}

fn owari(at_zero: AtZero) -> Window {
    timed(GameName::Owari, USUAL, minute(at_zero))
}

impl Window {
    fn left(&self, side: Side) -> Millis {
        self.session().game.time_left(side).expect("a clock")
    }

    /// Asserts that a side has about this many seconds left.
    #[track_caller]
    fn assert_left(&self, side: Side, secs: f64) {
        let left = self.left(side) as f64 / 1000.0;
        assert!((left - secs).abs() < 0.7, "{side}: {left} s, not {secs} s");
    }

    fn seconds(&mut self, secs: usize) {
        self.steps(20 * secs);
    }
}

#[test]
fn the_clock_waits_for_the_first_move_and_then_runs_for_the_side_to_move() {
    let mut window = owari(AtZero::Loses);
    window.seconds(3);
    assert_eq!(window.left(Side::South), 60_000);
    window.assert_has("South's clock: 1:00, paused");
    window.assert_has("Clock paused: your move starts it");
    window.assert_has("North's clock: 1:00");
    window.key(Key::C);
    window.seconds(3);
    assert_eq!(window.left(Side::South), 60_000);
    window.assert_left(Side::North, 57.0);
    assert!(window.has_start("North's clock: 0:5"), "{:?}", window.names());
    window.key(Key::D);
    window.seconds(2);
    window.assert_left(Side::North, 57.0);
    window.assert_left(Side::South, 58.0);
}

#[test]
fn while_seeds_fall_no_clock_runs() {
    let mut window = owari(AtZero::Loses);
    window.state_mut().settings.speed = Speed::Slow;
    window.key(Key::C);
    for _ in 0..400 {
        window.steps(1);
        if !window.session().is_sowing() {
            break;
        }
        assert_eq!(window.left(Side::North), 60_000);
    }
    window.seconds(2);
    window.assert_left(Side::North, 58.0);
}

#[test]
fn a_dialog_stops_the_clock_while_it_is_open() {
    let mut window = owari(AtZero::Loses);
    window.key(Key::C);
    window.seconds(1);
    window.keys(Modifiers::COMMAND, Key::Comma);
    let before = window.left(Side::North);
    window.seconds(3);
    assert_eq!(window.left(Side::North), before);
    window.key(Key::Escape);
    window.seconds(2);
    window.assert_left(Side::North, 57.0);
}

#[test]
fn the_clock_is_paused_by_its_button_by_a_key_and_by_leaving_the_page() {
    let mut window = owari(AtZero::Loses);
    window.key(Key::C);
    window.seconds(1);
    let stops = |window: &mut Window, how: &str| {
        let before = window.left(Side::North);
        window.seconds(2);
        assert_eq!(window.left(Side::North), before, "{how}");
        assert!(window.session().clock.paused, "{how}");
    };
    window.click_start("North's clock");
    stops(&mut window, "button");
    window.click_start("North's clock");
    window.seconds(1);
    window.key(Key::P);
    stops(&mut window, "key");
    window.key(Key::P);
    assert!(!window.session().clock.paused);
    window.keys(Modifiers::COMMAND, Key::Num4);
    assert_eq!(window.state().page, Page::Rules);
    stops(&mut window, "page");
    window.keys(Modifiers::COMMAND, Key::Num2);
    stops(&mut window, "it waits for a move");
    window.key(Key::D);
    window.seconds(1);
    window.assert_left(Side::South, 59.0);
}

#[test]
fn looking_back_stops_the_clock_and_undo_brings_back_the_time() {
    let mut window = owari(AtZero::Loses);
    window.key(Key::C);
    window.seconds(4);
    window.key(Key::D);
    window.seconds(3);
    window.key(Key::PageUp);
    window.seconds(5);
    assert_eq!(window.left(Side::North), 60_000, "as it was before North's move");
    window.key(Key::PageDown);
    window.assert_left(Side::North, 56.0);
    window.assert_left(Side::South, 57.0);
    window.seconds(3);
    window.assert_left(Side::South, 57.0);
    window.click("Undo");
    assert_eq!(window.left(Side::North), 60_000);
    window.click("Redo");
    window.assert_left(Side::North, 56.0);
}

#[test]
fn who_runs_out_of_time_loses_and_may_take_it_back() {
    let budget = TimeBudget::Move(5_000);
    let control = TimeControl { budget, at_zero: AtZero::Loses };
    let mut window = timed(GameName::Owari, USUAL, control);
    window.key(Key::C);
    window.seconds(6);
    assert!(window.session().game.is_over());
    window.assert_has("North lost on time, South wins");
    window.assert_has("North's clock: 0:00.0, time used up");
    assert!(window.has_text("loses on time"), "{:?}", window.names());
    assert!(window.said().contains("North has no time left. South wins."), "{}", window.said());
    window.click("Undo");
    assert!(!window.session().game.is_over());
    window.seconds(2);
    assert_eq!(window.left(Side::North), 5_000, "it waits for a move");
}

#[test]
fn a_clock_that_only_counts_on_ends_nothing() {
    let budget = TimeBudget::Move(5_000);
    let control = TimeControl { budget, at_zero: AtZero::CountsOn };
    let mut window = timed(GameName::Owari, USUAL, control);
    window.key(Key::C);
    window.seconds(8);
    assert!(!window.session().game.is_over());
    window.assert_left(Side::North, -3.0);
    assert!(window.has_start("North's clock: −0:0"), "{:?}", window.names());
    window.assert_has("North has used up the time and plays on.");
    window.key(Key::D);
    assert_eq!(window.left(Side::North), 5_000);
}

#[test]
fn little_time_is_said_in_words_that_do_not_change_with_each_second() {
    let mut window = owari(AtZero::Loses);
    window.key(Key::C);
    window.seconds(49);
    assert!(!window.has_text("short of time"));
    window.seconds(3);
    let names = window.names();
    assert!(names.iter().any(|name| name.ends_with(", short of time")), "{names:?}");
    window.assert_has("North has less than 10 seconds left.");
    window.assert_left(Side::North, 8.0);
    let tenths = window.named("North's clock: 0:0");
    window.steps(2);
    assert_ne!(window.named("North's clock: 0:0"), tenths, "tenths run");
    window.assert_has("North has less than 10 seconds left.");
}

#[test]
fn a_game_is_resumed_with_its_time_and_waits() {
    let mut window = owari(AtZero::Loses);
    window.key(Key::C);
    window.seconds(4);
    window.key(Key::D);
    window.seconds(5);
    window.assert_left(Side::South, 55.0);
    let path = window.session().kept.path.clone().expect("kept");
    // The window's end writes the time of the turn that is being thought about.
    eframe::App::on_exit(window.harness.state_mut(), None);
    let mut window = window.restarted();
    window.resume(&path);
    window.seconds(3);
    window.assert_left(Side::South, 55.0);
    window.assert_left(Side::North, 56.0);
    assert!(window.session().clock.paused);
    window.assert_has("Clock paused: your move starts it");
}

#[test]
fn kete_keeps_to_its_clock() {
    let players = BySide::new(Player::Kete(Level::HIGHEST), Player::You);
    let mut window = owari(AtZero::CountsOn);
    let mut game = timed_game(GameName::Owari, players, minute(AtZero::CountsOn));
    game.spend(61_000);
    window.state_mut().lay(game);
    // How long it may think at most: tests/game/clock.rs.
    window.wait("Kete moves", |window| !window.session().game.is_empty());
    assert!(window.left(Side::South) < 0);
    // Kete's first move is no reason for the person to wait.
    window.seconds(2);
    window.assert_left(Side::North, 58.0);
}

#[test]
fn the_clock_is_chosen_in_the_form_and_remembered() {
    let pick = |window: &mut Window, list: &str, value: &str| {
        window.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, list).click();
        window.steps(3);
        window.click(value);
    };
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num2);
    assert!(!window.has("Time"));
    pick(&mut window, "Clock", "For the game");
    pick(&mut window, "Time", "3 minutes");
    pick(&mut window, "Increment", "+2 s a move");
    pick(&mut window, "When the time is used up", "Only count on");
    window.click_play();
    let chosen = TimeControl {
        budget: TimeBudget::Game { time: 180_000, increment: 2_000 },
        at_zero: AtZero::CountsOn,
    };
    assert_eq!(window.session().game.time_control(), Some(chosen));
    window.key(Key::C);
    let mut window = window.restarted();
    window.keys(Modifiers::COMMAND, Key::Num2);
    assert_eq!(window.state().form.clock, Some(chosen));
    pick(&mut window, "Clock", "For each move");
    assert!(!window.has("Increment"));
    pick(&mut window, "Clock", "No clock");
    assert_eq!(window.state().form.clock, None);
}

#[test]
fn both_clocks_are_on_the_page_at_every_size() {
    for size in [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for name in [GameName::Owari, GameName::Ring, GameName::BawoAdvanced] {
            let window = timed(name, size, minute(AtZero::Loses));
            for start in ["South's clock: 1:00", "North's clock: 1:00"] {
                let name = window.named(start);
                let rect = window.harness.get_by_label(&name).rect();
                let page = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
                assert!(page.contains_rect(rect), "{size:?} {name}: {rect:?}");
            }
        }
    }
}

#[test]
fn a_game_without_a_clock_shows_none() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    assert!(!window.has_text("'s clock"), "{:?}", window.names());
    window.does(Intent::PauseClock(true));
    assert!(!window.has_text("'s clock"));
}
