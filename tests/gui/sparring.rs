//! Sparring on a rule: a game beside the current one that is never saved.

use egui::{Key, Modifiers, vec2};
use kete::app::WindowOptions;
use kete::app::exercises::intent::DrillIntent;
use kete::app::exercises::sparring::Sparring;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::app::shell::update::update;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, RuleId, Side};
use kete::tutor::{can_spar, rules_of};

use crate::window::{USUAL, Window};

impl Window {
    fn sparring(&self) -> &Sparring {
        self.state().sparring().expect("a game of sparring is shown")
    }

    fn spar(&mut self, game: GameName, rule: RuleId) {
        let state = self.state_mut();
        update(state, Intent::Drill(DrillIntent::Spar(game, rule)), 0.0);
        self.steps(4);
    }

    fn turns_of_sparring(&self) -> usize {
        self.sparring().session.as_ref().expect("a board").game.turns().len()
    }
}

#[test]
fn a_game_of_sparring_leaves_the_game_in_progress_alone() {
    let mut window = Window::game(GameName::Owari, true);
    window.press("South C");
    let (before, kept) = (window.shown(), kept_files(&window));
    assert_eq!(kept, 1);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.press("Owari, 0 of");
    window.press("Play a game on it");
    assert!(window.has_start("A game about: "));
    assert!(window.has("The rule has not decided yet"));
    // By pointer, key and screen reader; Kete answers each time.
    window.click_start("South C");
    window.steps(6);
    assert_eq!(window.turns_of_sparring(), 2);
    window.key(Key::D);
    window.steps(6);
    window.press("South E");
    window.steps(6);
    assert!(window.turns_of_sparring() >= 4, "{}", window.turns_of_sparring());
    assert!(window.sparring().decided() > 0);
    assert_eq!((window.shown(), kept_files(&window)), (before.clone(), kept));
    window.press("Undo");
    assert!(window.turns_of_sparring() < 6);
    // It is resumed as left and ends without a trace.
    let turns = window.turns_of_sparring();
    window.keys(Modifiers::COMMAND, Key::Num2);
    assert!(window.state().page == Page::Play && window.shown() == before);
    window.keys(Modifiers::COMMAND, Key::Num3);
    assert_eq!(window.turns_of_sparring(), turns);
    window.press("Begin again");
    assert_eq!(window.turns_of_sparring(), 0);
    window.press("Done");
    assert!(window.has("All courses"));
    assert_eq!((window.shown(), kept_files(&window)), (before, kept));
}

fn kept_files(window: &Window) -> usize {
    let files = |folder: &str| {
        std::fs::read_dir(window.data.path().join(folder)).map_or(0, |entries| {
            let names = entries.flatten().map(|entry| entry.path());
            names.filter(|path| path.extension().is_some_and(|ending| ending == "kete")).count()
        })
    };
    files("unfinished") + files("finished")
}

/// In each game legal moves are played and answered, to the end or for a while.
#[test]
fn every_game_can_be_sparred() {
    let mut window = Window::fresh();
    for game in GameName::ALL {
        let rule = rules_of(game).into_iter().find(|rule| can_spar(game, *rule)).expect("a rule");
        window.spar(game, rule);
        for _ in 0..12 {
            let session = window.sparring().session.as_ref().expect("a board");
            let (over, mover) = (session.game.is_over(), session.mover());
            if over {
                break;
            }
            assert_eq!(mover, Side::South, "{game}: the opponent has answered");
            // Between two rounds of Giuthi seeds are laid out.
            let Some(mv) = session.position().moves().first().copied() else { break };
            let state = window.state_mut();
            let session = state.learning.sparring.as_mut().and_then(|it| it.session.as_mut());
            session.expect("a board").commit(mv, 0, 0.0, kete::draw::animation::Speed::Off);
            window.steps(6);
        }
        assert!(window.turns_of_sparring() >= 2, "{game}");
    }
}

/// The tutor asks before a move that loses seeds, as in the games of lessons.
#[test]
fn the_tutor_watches_a_game_of_sparring() {
    use kete::app::session::state::GameSession;
    use kete::game::{GameInProgress, Level, Player, Tutoring};
    use kete::rules::{BySide, Ruleset, Setup};
    let mut window = Window::fresh();
    window.spar(GameName::Awale, RuleId::AwaleCapture);
    let tutoring =
        |window: &Window| window.sparring().session.as_ref().map(|session| session.game.tutoring());
    assert_eq!(tutoring(&window), Some(Tutoring::Teach));
    // A lets North capture much.
    let setup = Setup::parse(GameName::Awale, "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S");
    let players = BySide::new(Player::You, Player::Kete(Level::new(3).expect("a level")));
    let ruleset = Ruleset::new(GameName::Awale);
    let game = GameInProgress::from_setup(ruleset, players, &setup.expect("a position"));
    let mut game = game.expect("possible");
    game.set_tutoring(Tutoring::Teach);
    let sparring = window.state_mut().learning.sparring.as_mut().expect("a game");
    sparring.session = Some(GameSession::new(game));
    window.steps(2);
    window.press("South A");
    for _ in 0..200 {
        if window.has("Play A") {
            break;
        }
        window.steps(1);
    }
    assert_eq!(window.turns_of_sparring(), 0, "{:?}", window.names());
    window.press("Play A");
    assert!(window.turns_of_sparring() > 0);
}

#[test]
fn a_move_that_the_rule_refuses_counts() {
    let mut window = Window::fresh();
    assert!(!can_spar(GameName::Owari, RuleId::MoveOwn));
    assert!(can_spar(GameName::BawoBeginner, RuleId::BawoStartTwo));
    window.spar(GameName::Owari, RuleId::OwariFeed);
    window.press("North c");
    assert_eq!(window.sparring().decided(), 0);
    assert!(window.has_text("That hole is Kete's."), "{:?}", window.names());
}

#[test]
fn a_game_of_sparring_fits_windows_of_every_size() {
    for size in [vec2(640.0, 420.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for &theme in ThemeName::ALL {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            window.spar(GameName::Basic, RuleId::BasicCapture);
            window.press("South A");
            window.steps(4);
            // The tutor may ask first.
            if window.has("Play A") {
                window.press("Play A");
            }
            assert!(window.turns_of_sparring() > 0, "{size:?}");
        }
    }
}
