//! The start page: cards, keys, the lists.

use std::fs;

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::game::GameInProgress;
use kete::narration;
use kete::rules::{GameName, RuleId, Ruleset, Side};
use kete::tutor::schema::Track;
use kete::tutor::{AnsweredIn, Progress, progress_file};

use crate::window::{USUAL, Window};

const SIZES: [Vec2; 4] = [vec2(480.0, 360.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)];

#[test]
fn a_card_opens_its_game_by_pointer_keys_and_screen_reader() {
    let name = "Giuthi, two rows of six. Play.";
    let is_chosen =
        |window: &Window| window.has("Play") && window.state().form.name() == GameName::Giuthi;
    let mut window = Window::fresh();
    window.click_at(name, 0.5);
    assert!(is_chosen(&window));
    let mut window = Window::fresh();
    window.press(name);
    assert!(is_chosen(&window));
    // From Owari down to Ayoayo and right.
    let mut window = Window::fresh();
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        window.key(key);
    }
    assert!(is_chosen(&window), "{:?}", window.state().form.name());
}

#[test]
fn every_card_is_reached_by_arrows_at_every_size() {
    for size in SIZES {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.key(Key::ArrowDown);
        let mut reached = vec![focused(&window)];
        let mut at = 0;
        while at < reached.len() {
            for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
                window.harness.get_by_label(&reached[at]).focus();
                window.steps(2);
                window.key(key);
                let now = focused(&window);
                if !reached.contains(&now) {
                    reached.push(now);
                }
            }
            at += 1;
        }
        assert_eq!(reached.len(), 9, "{size:?} {reached:?}");
    }
}

#[test]
fn a_new_player_is_offered_a_first_lesson() {
    let mut window = Window::fresh();
    assert!(window.has("Never played mancala?"));
    assert!(window.has_start("Mancala is a family of board games: you drop seeds"));
    window.click_start("First lesson, ");
    let lesson = window.state().lesson().expect("a lesson");
    assert_eq!((lesson.game(), lesson.number), (Some(GameName::Basic), 0));
    // A player without lessons is offered the same again.
    let mut window = Window::game(GameName::Basic, true);
    window.key(Key::C);
    window.click("Start");
    assert!(!window.has("Never played mancala?") && !window.has_start("Mancala is a family"));
    window.click("Play again");
    assert_eq!(window.session().name(), GameName::Basic);
    assert!(window.session().game.is_empty());
}

/// The start page of a learner with this progress.
fn of_learner(learnt: impl FnOnce(&mut Progress), size: Vec2) -> Window {
    let data = tempfile::tempdir().expect("a folder");
    let mut progress = Progress::default();
    learnt(&mut progress);
    let folders = kete::files::Folders::under(data.path());
    progress.write(&progress_file(&folders)).expect("written");
    Window::open_in(data, WindowOptions::default(), size, ThemeName::Light)
}

#[test]
fn what_is_due_is_above_the_cards_at_every_size() {
    let due = [RuleId::OwariFeed, RuleId::OwariPass, RuleId::OwariEnd, RuleId::OwariSow];
    for size in SIZES {
        let learnt = |progress: &mut Progress| {
            for (day, rule) in due.into_iter().enumerate() {
                progress.answer(GameName::Owari, rule, false, AnsweredIn::Review, day as i64);
            }
        };
        let mut window = of_learner(learnt, size);
        window.assert_has("Review: 4 rules are due");
        let named = kete::app::words::due_titles(&due[..3], 4);
        assert!(named.ends_with(" and 1 more") && window.has(&named), "{:?}", window.names());
        window.press("Drill, 4 min");
        assert!(window.has("Review, 1 of 10"), "{size:?}");
    }
    let mut window = Window::fresh();
    window.key(Key::Tab);
    assert!(!window.has_start("Review: "));
}

#[test]
fn a_card_says_how_far_its_course_has_come_and_leads_there_by_a_key() {
    let course = kete::tutor::course(GameName::Owari).expect("a course");
    let learnt = |progress: &mut Progress| progress.earn(&course.lessons[0].id, 3);
    let mut window = of_learner(learnt, USUAL);
    let is_beside = |track: &Track| matches!(track, Track::From(_));
    let of = course.lessons.iter().filter(|lesson| !is_beside(&lesson.track)).count();
    let name = format!("Owari, two rows of six. 1 of {of} lessons done. Play. Learn.");
    window.assert_has(&name);
    assert!(window.has(&format!("1 of {of} lessons")) && window.has("new to you"));
    window.key(Key::ArrowRight);
    assert_eq!(window.focused().as_deref(), Some(name.as_str()));
    window.key(Key::L);
    let state = window.state();
    assert_eq!(state.page, Page::Learn);
    assert_eq!(state.learning.shown().and_then(|course| course.game()), Some(GameName::Owari));
}

#[test]
fn a_finished_course_shows_the_fewest_of_its_stars_and_another_comes_next() {
    let course = kete::tutor::course(GameName::Basic).expect("a course");
    let learnt = |progress: &mut Progress| {
        for lesson in &course.lessons {
            progress.earn(&lesson.id, 2);
        }
    };
    let window = of_learner(learnt, USUAL);
    let is_beside = |track: &Track| matches!(track, Track::From(_));
    let path = course.lessons.iter().filter(|lesson| !is_beside(&lesson.track)).count();
    window.assert_has(&format!("all {path}"));
    assert!(window.has("Your next lesson"));
}

#[test]
fn played_games_are_listed_newest_first() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    fs::create_dir(&folder).expect("a folder");
    let mut game = Window::game(GameName::Owari, true).session().game.clone();
    game.resign(Side::North);
    for days in 0..8 {
        let path = folder.join(format!("owari-{days}.kete"));
        fs::write(&path, game.to_save()).expect("a file");
        let when = std::time::SystemTime::now() - std::time::Duration::from_secs(days * 86_400);
        let file = fs::File::options().write(true).open(&path).expect("the file");
        file.set_modified(when).expect("a time");
    }
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    assert!(
        window.has("Owari, won 0–0 by resignation, today")
            && window.has("Owari, won 0–0 by resignation, yesterday")
    );
    let rows = |window: &Window| {
        window.names().iter().filter(|name| name.starts_with("Owari, won 0–0 ")).count()
    };
    assert_eq!(rows(&window), 5);
    window.click("All 8");
    assert!(rows(&window) > 5);
    window.click("Fewer");
    assert_eq!(rows(&window), 5);
    window.press("Owari, won 0–0 by resignation, yesterday");
    let played: &GameInProgress = &window.session().game;
    assert!(played.is_over());
}

#[test]
fn a_position_can_be_set_up_from_the_start_page_at_every_size() {
    for size in SIZES {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.press("Set up a position…");
        assert!(window.state().editor.is_some(), "{size:?}");
    }
}

fn focused(window: &Window) -> String {
    window.focused().expect("a card has the keyboard")
}

#[test]
fn the_start_page_shows_what_is_due_only_if_wanted() {
    let mut window = Window::fresh();
    let state = window.state_mut();
    state.learning.progress.answer(
        GameName::Owari,
        RuleId::OwariCapture,
        false,
        AnsweredIn::Review,
        0,
    );
    window.steps(3);
    let told = |window: &Window| window.has_start("Review: 1 rule");
    assert!(told(&window), "{:?}", window.names());
    window.state_mut().settings.review_reminders = false;
    window.steps(3);
    assert!(!told(&window));
}

#[test]
fn how_a_game_is_played_is_one_click_from_start_new_game_and_menu() {
    let shows = |window: &Window, game: GameName| {
        let how = &narration::game(game).how;
        assert_eq!(window.state().page, Page::Rules);
        assert!(window.state().dialog.is_none());
        // Who wins comes before everything else.
        let names = window.names();
        let at = |text: &str| names.iter().position(|name| name == text).expect("a sentence");
        assert!(at(&how.aim) < at(&how.owns) && at(&how.owns) < at(&how.end), "{game}");
        // Below it are all rules by theme, each with its sentence.
        let last = RuleId::ALL.iter().rev().find(|rule| game.has_rule(**rule)).expect("a rule");
        let sentence = narration::sentence(&Ruleset::new(game), *last);
        assert!(window.has_text(&sentence), "{game}: {sentence}");
    };
    let mut window = Window::fresh();
    let wanted = "How to play Giuthi";
    let button = window
        .harness
        .get_all_by_label("How to play")
        .find(|node| node.accesskit_node().description().is_some_and(|says| says == wanted));
    button.expect("on the card of Giuthi").click();
    window.steps(4);
    shows(&window, GameName::Giuthi);
    window.does(Intent::NewGameOf(GameName::Ring));
    window.click_front("How to play");
    shows(&window, GameName::Ring);
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.does(Intent::Command(Command::HowToPlay));
    shows(&window, GameName::BawoBeginner);
}
