//! A turn that is being sown can be paused, and shown seed by seed, on and back.

use egui::{Key, vec2};
use kete::app::WindowOptions;
use kete::app::board::Board;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::settings::state::{KeteTurns, SettingsPage, SettingsTab};
use kete::app::settings::table::SettingsIntent;
use kete::app::settings::text::read as read_text;
use kete::app::state::Dialog;
use kete::draw::animation::Speed;
use kete::draw::board::geometry::Geometry;
use kete::draw::seed_layout;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Move, Setup, Step};

use crate::window::{USUAL, Window};

/// The seeds on the board at this moment.
fn seen(window: &Window) -> Setup {
    let session = window.session();
    let now = window.harness.ctx.input(|input| input.time);
    match session.scene(now, &session.geometry()) {
        Some(scene) => *scene.seed_layout.setup(),
        None => *session.seed_layout().setup(),
    }
}

/// A game of two people in which C is being sown.
fn sowing_c() -> Window {
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.speed = Speed::Normal;
    window.key(Key::C);
    window.steps(6);
    assert!(window.session().is_sowing());
    window
}

fn is_paused(window: &Window) -> bool {
    window.session().is_paused()
}

#[test]
fn p_pauses_and_resumes_the_seeds() {
    let mut window = sowing_c();
    window.key(Key::P);
    assert!(is_paused(&window));
    let stopped = seen(&window);
    window.steps(100);
    assert_eq!(seen(&window), stopped);
    assert!(window.session().is_sowing());
    assert!(window.has_start("Paused. "), "{:?}", window.names());
    window.key(Key::P);
    assert!(!is_paused(&window));
    window.steps(60);
    assert!(!window.session().is_sowing());
    assert_eq!(window.said(), "South plays C, 4 seeds.");
}

#[test]
fn one_seed_on_and_back_by_keys() {
    let mut window = sowing_c();
    window.key(Key::P);
    let dropped = |window: &Window| {
        let setup = seen(window);
        let shape = setup.shape;
        let south = kete::rules::Side::South;
        shape.holes_of(south).map(|hole| setup.seeds_in(hole).seeds).collect::<Vec<_>>()
    };
    while window.session().may_step_seed(false) {
        window.key(Key::Comma);
    }
    assert_eq!(dropped(&window), [4, 4, 4, 4, 4, 4]);
    let mut stops = vec![dropped(&window)];
    for _ in 0..5 {
        window.key(Key::Period);
        stops.push(dropped(&window));
    }
    assert_eq!(stops[1], [4, 4, 0, 4, 4, 4], "C is lifted");
    assert_eq!(stops[2], [4, 4, 0, 5, 4, 4]);
    assert_eq!(stops[4], [4, 4, 0, 5, 5, 5]);
    // The last seed has landed; the animation stays until it is resumed.
    assert!(!window.session().may_step_seed(true));
    window.key(Key::Period);
    window.steps(60);
    assert!(window.session().is_sowing());
    for stop in stops.iter().rev().skip(1) {
        window.key(Key::Comma);
        assert_eq!(dropped(&window), *stop);
    }
    window.key(Key::P);
    window.steps(60);
    assert!(!window.session().is_sowing());
}

#[test]
fn buttons_beside_the_board_do_the_same() {
    for size in [USUAL, vec2(900.0, 600.0), vec2(1920.0, 1080.0)] {
        for game in [GameName::Owari, GameName::BawoAdvanced, GameName::Ring] {
            let options = WindowOptions { new: Some(game), friend: true, ..Default::default() };
            let mut window = Window::open(options, size, ThemeName::Light);
            window.state_mut().settings.speed = Speed::Slow;
            let mv = long_turn(&window);
            let now = window.harness.ctx.input(|input| input.time);
            let session = window.state_mut().session.as_mut().expect("a game");
            session.commit(mv, 0, now, Speed::Slow);
            window.steps(10);
            assert!(!window.has("One seed on"));
            window.click("Pause");
            assert!(is_paused(&window), "{game} at {size}");
            let moment = |window: &Window| {
                let sowing = window.session().sowing.as_ref().expect("seeds fall");
                sowing.at(window.harness.ctx.input(|input| input.time))
            };
            let stopped = moment(&window);
            window.click("One seed on");
            let on = moment(&window);
            assert!(on > stopped, "{game} at {size}");
            window.click("One seed back");
            let back = moment(&window);
            assert!(back < stopped, "{game} at {size}");
            window.click("One seed on");
            assert_eq!(moment(&window), on, "{game} at {size}");
            window.click("Go on");
            assert!(!is_paused(&window));
            // The last seed may have landed meanwhile.
            window.key(Key::Space);
            assert!(!window.session().is_sowing());
        }
    }
}

#[test]
fn a_paused_turn_asks_for_no_frames_and_keeps_kete_waiting() {
    let mut window = Window::game(GameName::Owari, false);
    window.state_mut().settings.speed = Speed::Fast;
    window.key(Key::C);
    window.steps(3);
    window.key(Key::P);
    for _ in 0..60 {
        window.steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(window.session().game.turns().len(), 1);
    assert!(is_paused(&window) && !window.session().is_moving());
    window.key(Key::P);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2);
}

#[test]
fn a_press_or_space_shows_the_end_of_a_paused_turn() {
    let mut window = sowing_c();
    window.key(Key::P);
    window.key(Key::Space);
    assert!(!window.session().is_sowing());
    // The next turn is not paused.
    window.key(Key::A);
    assert!(window.session().is_moving());
    for command in [Command::Pause, Command::SeedOn, Command::SeedBack] {
        window.key(Key::Space);
        window.does(Intent::Command(command));
        assert!(!window.session().is_sowing(), "{command:?} without seeds in the air");
    }
}

/// The longest turn that may be played at the position shown.
fn long_turn(window: &Window) -> Move {
    let position = window.session().position();
    let drops = |mv: &Move| {
        let turn = position.play(mv).expect("legal");
        turn.events.iter().filter(|event| matches!(event.step, Step::Drop { .. })).count()
    };
    position.moves().into_iter().max_by_key(drops).expect("there are moves")
}

#[test]
fn ketes_turns_take_no_longer_than_set_and_ones_own_keep_their_pace() {
    let text = "3,3,3,3,3,3/12,12,0,0,0,0 3-3 S";
    for &turns in KeteTurns::ALL {
        let mut window = Window::position(GameName::Giuthi, text);
        let settings = &mut window.state_mut().settings;
        settings.apply(&SettingsIntent::Speed(Speed::Slow));
        settings.apply(&SettingsIntent::KeteTurns(turns));
        let mv = long_turn(&window);
        let state = window.state_mut();
        kete::app::session::update::kete_plays(state, Board::Game, mv, 0.0);
        let of_kete = window.session().sowing.as_ref().expect("seeds fall").plan.secs();
        let session = window.session();
        let node = session.game.node(session.game.current());
        let before = session.seed_layout_at(node.parent().expect("a turn"));
        let events = node.entry().events();
        let own = kete::draw::animation::plan::Plan::new(&before, events, 0, Speed::Slow);
        let own = own.expect("it moves").secs();
        assert!(own > 8.0, "{own}");
        let most = turns.most_secs().unwrap_or(own);
        assert!((of_kete - most).abs() < 1e-6, "{turns:?}: {of_kete}");
    }
}

#[test]
fn settings_of_an_earlier_version_keep_the_pace_of_ketes_turns() {
    let read = read_text("{\"version\": 1, \"sowing\": \"slow\"}").expect("a settings file");
    assert_eq!(read.settings.kete_turns, KeteTurns::SamePace);
    assert!(read.fell_back.is_empty());
}

#[test]
fn ketes_turns_are_set_in_the_settings() {
    let mut window = Window::game(GameName::Owari, false);
    let page = SettingsPage { tab: SettingsTab::Play, ..SettingsPage::default() };
    window.state_mut().dialog = Some(Dialog::Settings(page));
    window.steps(3);
    window.pick("Kete's turns", "At most 4 s");
    assert_eq!(window.state().settings.kete_turns, KeteTurns::AtMost4);
}

#[test]
fn the_keys_page_lists_the_keys_of_the_pause() {
    let mut window = Window::game(GameName::Owari, true);
    window.does(Intent::Command(Command::Keys));
    for name in ["Pause: P", "One seed on: .", "One seed back: ,"] {
        assert!(window.has(name), "{name}: {:?}", window.names());
    }
}

#[test]
fn a_paused_board_shows_its_seeds_in_their_holes() {
    // Between two laps a paused board shows the next hole to lift with its seeds.
    let window = sowing_c();
    let session = window.session();
    let plan = &session.sowing.as_ref().expect("seeds fall").plan;
    let geometry =
        Geometry::new(seed_layout::form(GameName::Owari, session.position().shape()), false);
    let start = plan.scene(0.0, &geometry);
    assert_eq!(start.in_hand, 0);
    assert!(start.flights.is_empty());
}
