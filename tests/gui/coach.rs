//! The tutor in games: chosen with the game and in the settings, asking before a move that loses
//! seeds.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::coach::intent::CoachIntent;
use kete::app::intent::Intent;
use kete::app::session::state::HelpKind;
use kete::app::settings::state::TutorSetting;
use kete::app::settings::table::SettingsIntent;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, Player, Tutoring};
use kete::rules::{BySide, Colour, GameName, Move, RuleId, Ruleset};
use kete::tutor::AnsweredIn;

use crate::window::{USUAL, Window};

#[test]
fn the_tutor_is_chosen_with_a_game_and_saved_with_it() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::N);
        window.click("Awale");
        if size != USUAL {
            window.click("Start and preview");
        }
        let for_first_games = "In your first 3 games: asks before a move that loses 4 seeds or more, if it can show you why.";
        window.assert_has(for_first_games);
        let says = "Asks before a move that loses 4 seeds or more, if it can show you why, and shows a better one.";
        window.pick("Tutor", "Off");
        window.assert_has("Looks on and says nothing.");
        window.pick("Tutor", "Warn");
        window.assert_has("Asks before a move that loses 4 seeds or more.");
        window.pick("Tutor", "Teach");
        window.assert_has(says);
        window.click_play();
        let game = &window.session().game;
        assert_eq!((game.tutoring(), game.ruleset().name()), (Tutoring::Teach, GameName::Awale));
        let saved = game.to_save();
        assert!(saved.contains("    tutor: Teach,\n"), "{saved}");
        let read = GameInProgress::from_save(saved.as_bytes()).expect("a good save");
        assert_eq!(read.tutoring(), Tutoring::Teach);
        // The choice is kept, for every game. Settings are written a moment later.
        window.steps(20);
        let data = window.close();
        let options = WindowOptions::default();
        let mut again = Window::open_in(data, options, USUAL, ThemeName::Light);
        again.keys(Modifiers::COMMAND, Key::N);
        assert!(again.has(says));
        again.click("Owari");
        assert!(again.has(says));
    }
}

#[test]
fn the_settings_say_what_the_tutor_does_now_and_in_new_games() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::Comma);
        window.click("Tutor");
        window.pick("Tutor", "Warn");
        assert_eq!(window.session().game.tutoring(), Tutoring::Warn);
        window.click("Warn me when a move loses at least");
        window.click("2 seeds");
        window.press("Moments after the game");
        window.click("Review on the start page");
        let settings = &window.state().settings;
        assert_eq!((settings.tutor_threshold, settings.moments), (2, false));
        assert!(!settings.review_reminders);
        window.click("Reset this tab");
        let settings = &window.state().settings;
        assert_eq!((settings.tutor_threshold, settings.moments), (4, true));
        assert!(settings.review_reminders);
        assert_eq!(window.session().game.tutoring(), Tutoring::Off);
        window.pick("Tutor", "Warn");
        window.key(Key::Escape);
        window.keys(Modifiers::COMMAND, Key::N);
        window.click("Basic Game");
        window.click_play();
        assert_eq!(window.session().game.tutoring(), Tutoring::Warn);
    }
}

#[test]
fn a_game_from_a_file_is_watched_as_the_settings_say() {
    let mut window = Window::fresh();
    window.does(Intent::Settings(SettingsIntent::Tutoring(TutorSetting::Always(Tutoring::Teach))));
    let players = BySide::new(Player::You, Player::Friend);
    let game = GameInProgress::new(Ruleset::new(GameName::Basic), players);
    let path = window.data.path().join("from-a-friend.kete");
    std::fs::write(&path, game.to_save()).expect("a file");
    window.open_file(&path);
    assert_eq!(window.session().game.tutoring(), Tutoring::Teach);
    assert!(!window.session().is_unsaved(), "nothing was changed in the file");
    window.key(Key::A);
    assert!(asks(&window), "{}", window.said());

    // A game that Kete kept without a tutor stays so; the settings show it and can change it.
    window.key(Key::Escape);
    window.does(Intent::Coach(CoachIntent::AskAgain(Tutoring::Off)));
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Tutor");
    window.pick("Tutor", "Teach");
    assert_eq!(window.session().game.tutoring(), Tutoring::Teach);
}

/// South to move: A loses 14 seeds against the best move, D none.
pub const SHELTER: &str = "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S";
/// What W adds.
pub const GIVES: &str = "After D instead, North could capture none of your seeds in the next turn. In the end A leaves \
                         you about 6 seeds behind instead of 8 seeds ahead.";
pub const ASKS: &str = "If you play A, North can play f and capture 2 in D, 2 in C and 3 in B.";

/// Two people at a position, with the tutor.
pub fn coached(game: GameName, text: &str, tutoring: Tutoring) -> Window {
    let mut window = Window::position(game, text);
    set_tutor(&mut window, tutoring);
    window
}

fn set_tutor(window: &mut Window, tutoring: Tutoring) {
    let state = window.state_mut();
    let session = state.session.as_mut().expect("a game is on the table");
    session.game.set_tutoring(tutoring);
    window.steps(2);
}

fn asks(window: &Window) -> bool {
    window.session().coach.warning.is_some()
}

#[test]
fn a_move_that_loses_seeds_is_asked_about_before_it_is_made() {
    for size in [USUAL, vec2(900.0, 600.0), vec2(1920.0, 1080.0)] {
        let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
        window.harness.set_size(size);
        window.steps(3);
        let before = window.shown();
        let said = window.said().to_owned();
        window.click_start("South A");
        window.assert_has(ASKS);
        assert_eq!(window.shown(), before, "the board has not changed");
        assert_eq!(window.said(), said, "nothing was played");
        assert_eq!(window.focused().as_deref(), Some("Rethink"));
        // The second click of a double click plays nothing.
        window.click_start("South A");
        assert_eq!(window.shown(), before);
        assert!(asks(&window));
        window.click("Rethink");
        assert!(!asks(&window) && window.shown() == before);
        // It does not ask twice about the same position.
        window.click_start("South A");
        assert_ne!(window.shown(), before);
        assert!(window.said().starts_with("South plays A, 2 seeds."), "{}", window.said());
    }
}

#[test]
fn the_question_is_answered_by_keys() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    let before = window.shown();
    for key in [Key::ArrowRight, Key::Enter] {
        window.key(key);
    }
    window.assert_has(ASKS);
    assert_eq!(window.focused().as_deref(), Some("Rethink"));
    window.key(Key::Escape);
    assert!(!asks(&window) && window.shown() == before);
    // The keyboard is back at the hole.
    let focused = window.focused().expect("something has the keyboard");
    assert!(focused.starts_with("South A"), "{focused}");

    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.key(Key::A);
    window.key(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Hint"));
    window.key(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Play A"));
    window.key(Key::Enter);
    assert_ne!(window.shown(), before);

    // Enter presses the focused button: think again.
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.key(Key::A);
    window.key(Key::Enter);
    assert!(!asks(&window) && window.shown() == before);
    // Another move is played as if nothing had been asked.
    window.key(Key::D);
    assert!(window.said().starts_with("South plays D"), "{}", window.said());
}

#[test]
fn another_hole_answers_the_question_too() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.press("South A");
    assert!(asks(&window));
    window.press("South D");
    assert!(!asks(&window));
    assert!(window.said().starts_with("South plays D"), "{}", window.said());
    // So do a step back in the game and a refusal.
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.press("South A");
    window.press("South C");
    assert!(!asks(&window) && window.session().refusal.is_some());
}

#[test]
fn play_it_anyway_hint_and_stop_asking() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    let before = window.shown();
    window.press("South A");
    window.press("Play A");
    assert!(window.said().starts_with("South plays A, 2 seeds."), "{}", window.said());
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.shown(), before);

    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.click_start("South A");
    window.click_front("Hint");
    assert!(!asks(&window));
    assert!(window.session().shows(HelpKind::Hint) || window.session().shows(HelpKind::HintComing));

    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.click_start("South A");
    window.click("Stop asking");
    assert_eq!(window.session().game.tutoring(), Tutoring::Off);
    assert_eq!(window.shown(), before, "the move is not made");
    let says = "The tutor asks no more in this game. To turn it on again, choose “Warn” or “Teach” in the settings.";
    window.assert_has(says);
    window.click_front("Undo");
    assert_eq!(window.session().game.tutoring(), Tutoring::Warn);
}

#[test]
fn a_tutor_chosen_in_the_settings_warns_in_the_running_game_even_of_the_same_move() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Teach);
    window.click_start("South A");
    window.click("Stop asking");
    // The second time what the game does already is clicked.
    for _ in 0..2 {
        window.keys(Modifiers::COMMAND, Key::Comma);
        window.click("Tutor");
        window.pick("Tutor", "Teach");
        assert_eq!(window.session().game.tutoring(), Tutoring::Teach);
        window.key(Key::Escape);
        window.click_start("South A");
        assert!(asks(&window), "{}", window.said());
        window.key(Key::Escape);
    }
}

#[test]
fn teaching_shows_the_reply_that_punishes_the_move_and_the_move_that_meets_it() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Teach);
    window.click_start("South A");
    let warning = window.session().coach.warning.clone().expect("a warning");
    let (threat, remedy) = warning.threat.expect("a reply that punishes it");
    let both = (threat.turn.turn.mv.to_string(), remedy.turns[0].turn.mv.to_string());
    assert_eq!(both, ("f".to_owned(), "D".to_owned()));
    // The live label says both.
    let remedy = "Move D first? Then North's next turn can capture none of your seeds.";
    window.assert_has(&format!("{ASKS} {remedy}"));
    // What it costs is said in the card.
    let costs = "A may leave you about 6 seeds behind in the end instead of 8 seeds ahead. \
                 The tutor has looked";
    assert!(window.has_start(costs), "{:?}", window.names());
}

#[test]
fn a_move_that_wins_at_once_is_reason_enough_to_ask() {
    let wins = "0,1,1,4,4,3,2,2/2,2,2,2,2,2,2,2/2,2,0,1,3,1,2,4/2,2,2,2,2,2,2,2 0-0 - S";
    let mut window = coached(GameName::BawoBeginner, wins, Tutoring::Teach);
    window.press("South A7");
    window.press("A7 left");
    assert!(asks(&window), "{:?}", window.names());
    assert!(window.names().iter().any(|name| name.contains("A4R wins at once.")));
    assert!(!window.has_start("The tutor has looked"), "{:?}", window.names());
}

#[test]
fn a_warning_keeps_its_place_and_its_words_scroll_in_a_low_card() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Teach);
    // So low that the board leaves the story card only its least height.
    window.harness.set_size(vec2(1280.0, 620.0));
    window.steps(3);
    window.click_start("South A");
    // The reason is there too.
    assert!(window.has_start("A may leave you about 6 seeds"), "{:?}", window.names());
    let bar = window.harness.get_by_label("What may I play?").rect();
    let button = window.harness.get_by_label("Rethink").rect();
    assert!(button.max.y < bar.min.y, "{button} {bar}");
}

#[test]
fn why_says_what_a_legal_move_gives_away_and_explain_why_it_was_bad() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    let mv = window.session().position().parse_move("A").expect("a move");
    let says = window.session().gives_away(&mv).expect("it is weak");
    assert_eq!(says, format!("{ASKS} {GIVES}"));
    window.press("South A");
    window.press("Play A");
    window.rest();
    let at = window.session().game.current();
    let why = window.session().why(at).expect("the tutor saw it");
    let lets = "After A, North could have captured 2 in D, 2 in C and 3 in B with f.";
    let after = "After D instead, North could capture none of your seeds in the next turn.";
    assert_eq!(why, format!("A cost 14 seeds against the best move. {lets} {after}"));
}

#[test]
fn nothing_is_asked_without_a_reason() {
    // Below the threshold, of a good move, with the tutor off.
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    let session = window.session();
    let known = session.coach.known.get(&session.game.current()).cloned().expect("searched");
    let lost = |mv: &Move| known.of(mv).map_or(0, |graded| graded.seeds_lost());
    let moves = window.session().position().moves();
    let little = moves.into_iter().find(|mv| (1..10).contains(&lost(mv))).expect("a small loss");
    window.state_mut().settings.tutor_threshold = lost(&little) as u8 + 1;
    window.press_move(little);
    assert!(!asks(&window) && window.said().starts_with("South plays "));
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.click_start("South D");
    assert!(!asks(&window) && window.said().starts_with("South plays D"));
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Off);
    window.click_start("South A");
    assert!(!asks(&window) && window.said().starts_with("South plays A"));
    assert!(window.session().coach.known.is_empty(), "nothing was searched");
}

#[test]
fn the_tutor_asks_in_every_game() {
    for name in GameName::ALL {
        let mut window = Window::game(name, true);
        window.state_mut().settings.tutor_threshold = 1;
        set_tutor(&mut window, Tutoring::Teach);
        let mut found = None;
        for turn in 0_usize..60 {
            let session = window.session();
            let moves = session.position().moves();
            let known = session.coach.known.get(&session.game.current());
            let bad = moves.iter().copied().find(|mv| {
                let graded = known.and_then(|known| known.of(mv));
                graded.is_some_and(|graded| graded.warns(1))
            });
            if bad.is_some() {
                found = bad;
                break;
            }
            let mv = moves[turn % moves.len()];
            let state = window.state_mut();
            let session = state.session.as_mut().expect("a game is on the table");
            session.game.play(&mv).expect("legal");
            session.moved_in_game();
            window.steps(2);
        }
        let mv = found.unwrap_or_else(|| panic!("{name}: no move loses a seed"));
        let before = window.shown();
        window.press_move(mv);
        assert!(asks(&window), "{name}: {mv}");
        assert_eq!(window.shown(), before);
        assert_eq!(window.focused().as_deref(), Some("Rethink"), "{name}: {mv}");
        window.press("Play ");
        assert_ne!(window.shown(), before, "{name}: {mv}");
        let turns = window.session().game.turns();
        assert_eq!(turns.last().map(|turn| turn.mv), Some(mv), "{name}");
    }
}

#[test]
fn kete_is_never_asked_and_illegal_clicks_count_in_the_boxes() {
    let mut window = Window::game(GameName::Owari, false);
    set_tutor(&mut window, Tutoring::Warn);
    window.state_mut().settings.tutor_threshold = 10;
    window.click_start("North c");
    let card = |window: &Window, rule| window.state().learning.progress.card(GameName::Owari, rule);
    assert_eq!(card(&window, RuleId::MoveOwn).map(|card| (card.place, card.wrong)), Some((0, 1)));
    window.key(Key::C);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2);
    assert!(!window.session().game.players().north.is_person());
    // It is saved for next time.
    let data = window.close();
    let again = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    assert!(card(&again, RuleId::MoveOwn).is_some());
}

#[test]
fn a_friends_moves_count_in_no_box() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    assert_eq!(window.session().game.player_to_move(), Some(Player::Friend));
    window.click_start("South C");
    assert!(window.session().refusal.is_some());
    assert_eq!(window.state().learning.progress.cards().count(), 0);
}

#[test]
fn a_right_choice_before_the_tutor_moves_a_rule_that_is_due() {
    // A captures nothing, and then North's two seeds are gone.
    let only_f_takes = "4,0,0,0,0,1/2,0,0,0,0,4 20-17 S";
    let mut window = coached(GameName::Owari, only_f_takes, Tutoring::Warn);
    window.state_mut().settings.tutor_threshold = 2;
    window.steps(2);
    let rule = RuleId::OwariCapture;
    let progress = &mut window.state_mut().learning.progress;
    progress.answer(GameName::Owari, rule, false, AnsweredIn::Review, 0);
    // F captures 3 at a.
    window.key(Key::F);
    let progress = &window.state().learning.progress;
    let card = progress.card(GameName::Owari, rule).expect("the card stays");
    assert_eq!((card.place, card.right, card.wrong), (1, 1, 1));
}

#[test]
fn the_answer_to_the_house_is_asked_about_and_the_house_waits() {
    // A8L reaches the house: stopping there loses much, spreading it nothing.
    const HOUSE: &str =
        "0,0,0,0,12,2,1,1/0,0,0,0,0,0,0,0/1,1,0,0,11,2,0,1/0,0,0,0,0,0,0,0 16-16 Hh S";
    let mut window = coached(GameName::BawoAdvanced, HOUSE, Tutoring::Warn);
    let comes_to_house = |window: &mut Window| {
        window.press("South A8");
        window.press("A8 left");
        assert!(window.has("Stop here") && window.has("Spread it"));
    };
    comes_to_house(&mut window);
    window.press("Stop here");
    assert!(asks(&window), "{:?}", window.names());
    assert!(window.has("Play A8L") && !window.has("Stop here"));
    assert!(window.session().game.is_empty());
    window.key(Key::Escape);
    // The question of the house is back, with the keyboard.
    assert!(!asks(&window));
    assert_eq!(window.focused().as_deref(), Some("Stop here"));
    window.press("Spread it");
    assert!(window.said().starts_with("South plays A8L+"), "{}", window.said());
    let mv = window.session().game.turns().last().map(|turn| turn.mv.to_string());
    assert_eq!(mv.as_deref(), Some("A8L+"));

    let mut window = coached(GameName::BawoAdvanced, HOUSE, Tutoring::Warn);
    comes_to_house(&mut window);
    window.press("Stop here");
    window.click("Play A8L");
    let mv = window.session().game.turns().last().map(|turn| turn.mv.to_string());
    assert_eq!(mv.as_deref(), Some("A8L"));

    // A hint covers the whole move.
    let mut window = coached(GameName::BawoAdvanced, HOUSE, Tutoring::Warn);
    comes_to_house(&mut window);
    window.press("Stop here");
    // The button of the card comes before that of the bar.
    let hints: Vec<_> = window.harness.get_all_by_label("Hint").collect();
    hints[0].click();
    window.steps(4);
    assert!(window.session().pending == kete::app::session::state::PendingMove::None);
    let session = window.session();
    assert!(session.shows(HelpKind::Hint) || session.shows(HelpKind::HintComing));
}

#[test]
fn the_colours_of_a_ring_hole_are_separate_moves() {
    let mut window = Window::game(GameName::Ring, true);
    window.state_mut().settings.tutor_threshold = 1;
    set_tutor(&mut window, Tutoring::Warn);
    // Until a hole has one colour that loses seeds and one that does not.
    for turn in 0_usize..80 {
        let session = window.session();
        let moves = session.position().moves();
        let known = session.coach.known.get(&session.game.current()).cloned();
        let lost = |mv: &Move| {
            let graded =
                known.as_ref().and_then(|known| known.of(mv).or_else(|| known.at_least(mv)));
            graded.map_or(0, |graded| graded.seeds_lost())
        };
        let pair = moves.iter().find_map(|mv| {
            let Move::Colour(hole, colour) = *mv else { return None };
            let other = if colour == Colour::Red { Colour::Blue } else { Colour::Red };
            let other = Move::Colour(hole, other);
            // The tutor warns of each weak move.
            let is_good = moves.contains(&other) && lost(&other) == 0;
            (lost(mv) > 0 && is_good).then_some((*mv, other))
        });
        if let Some((bad, other)) = pair {
            window.press_move(bad);
            assert!(asks(&window), "{bad}");
            window.press_move(bad);
            assert!(asks(&window), "the same press again plays nothing");
            window.press_move(other);
            let played = window.session().game.turns().last().map(|turn| turn.mv);
            assert_eq!(played, Some(other));
            return;
        }
        let state = window.state_mut();
        let session = state.session.as_mut().expect("a game is on the table");
        session.game.play(&moves[turn % moves.len()]).expect("legal");
        session.moved_in_game();
        window.steps(2);
    }
    panic!("no hole with such a pair");
}
