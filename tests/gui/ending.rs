//! Ends: the card of the result, offers and their answers, resignation, rematch.

use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::shell::update::update;
use kete::draw::theme::ThemeName;
use kete::game::{Agreement, GameInProgress, Level, Player};
use kete::rules::{BySide, GameName, RuleId, Setup, Side};

use crate::window::{USUAL, Window};

/// One move by South ends the game: North has no seeds and cannot be fed.
const NEAR_END: &str = "0,0,0,0,0,1/2,0,0,0,0,0 25-20 S";

#[test]
fn the_card_says_who_won_and_why_in_this_game() {
    let mut window = Window::position(GameName::Owari, NEAR_END);
    window.key(Key::F);
    assert!(window.session().game.is_over());
    window.assert_has("South won, 28 to 20");
    assert!(window.named("Owari, 1 move.").starts_with("Owari, 1 move."));
    assert!(window.has("Rematch, sides swapped") && window.has("New game…"));
    assert!(window.has("When nobody can feed"), "the rule is beside the reason");
}

#[test]
fn the_card_goes_and_comes_back() {
    let mut window = Window::position(GameName::Owari, NEAR_END);
    window.key(Key::F);
    window.key(Key::Escape);
    assert!(!window.has("Rematch, sides swapped"));
    window.click("Show the result");
    assert!(window.has("Rematch, sides swapped"));
    window.click("Close");
    assert!(!window.has("Rematch, sides swapped"));
    window.press("Show the result");
    // Stepping back hides it, stepping forward shows it.
    window.key(Key::PageUp);
    assert!(!window.has("South won, 28 to 20"));
    window.key(Key::PageDown);
    assert!(window.has("Rematch, sides swapped"));
    // After taking the move back the game goes on.
    window.click("Undo");
    assert!(!window.session().game.is_over());
    window.click("Redo");
    assert!(window.session().game.is_over());
}

#[test]
fn escape_leaves_a_note_before_it_closes_the_card() {
    let mut window = Window::position(GameName::Owari, NEAR_END);
    window.key(Key::F);
    window.click("Add a note");
    window.harness.event(egui::Event::Text("Close".to_owned()));
    window.steps(2);
    window.key(Key::Escape);
    assert!(window.session().shows_result());
    window.key(Key::Escape);
    assert!(!window.session().shows_result());
}

#[test]
fn a_rematch_keeps_rules_and_start_and_swaps_sides() {
    let mut window = Window::position(GameName::Owari, NEAR_END);
    let level = Level::new(2).expect("a level");
    let players = BySide::new(Player::You, Player::Kete(level));
    window.state_mut().session.as_mut().expect("a game").game.set_players(players);
    window.key(Key::F);
    window.state_mut().settings.speed = kete::draw::animation::Speed::Slow;
    window.click("Rematch, sides swapped");
    let game = &window.session().game;
    assert_eq!(game.players(), BySide::new(Player::Kete(level), Player::You));
    assert!(game.set_up().is_some(), "the start set up by hand is kept");
}

#[test]
fn the_list_of_ends_takes_the_keys_and_gives_them_back() {
    let focused = |window: &Window| {
        let root = window.harness.root();
        let node = root.children_recursive().find(|node| node.accesskit_node().is_focused());
        node.and_then(|node| node.accesskit_node().label())
    };
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("End");
    window.steps(5);
    assert_eq!(focused(&window).as_deref(), Some("Agree to end…"));
    for expected in ["Resign…", "Agree to end…", "Resign…"] {
        window.key(Key::ArrowDown);
        assert_eq!(focused(&window).as_deref(), Some(expected));
    }
    window.key(Key::Escape);
    window.steps(3);
    assert!(!window.has("Resign…"));
    window.key(Key::A);
    assert_eq!(window.session().game.turns().len(), 2, "the board has the keys again");
    window.click("End");
    window.steps(5);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    window.assert_has("Resign as South?");
}

#[test]
fn two_people_offer_and_answer_in_the_strip() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("End");
    window.click("Agree to end…");
    assert!(window.has("How should the game end?"));
    window.press("Halve the rest");
    assert_eq!(window.said(), "North offers to halve the last 48 seeds.");
    window.assert_has("North offers to halve the last 48 seeds");
    window.click("Play on");
    assert_eq!(window.said(), "South does not agree and plays on.");
    assert!(!window.has("Accept") && !window.session().game.is_over());
    // A move played instead cancels the offer.
    window.click("End");
    window.click("Agree to end…");
    window.click("Leave the rest to nobody");
    assert!(window.has("Accept"));
    window.key(Key::A);
    assert!(!window.has("Accept"));

    window.click("End");
    window.click("Agree to end…");
    window.click("Halve the rest");
    window.press("Accept");
    let outcome = window.session().game.outcome().expect("over");
    assert_eq!(outcome.rule, Some(RuleId::GameAgreeHalve));
    let reason = "Owari, 2 moves. Both sides agreed to halve the rest: 24 seeds each.";
    window.assert_has(reason);
}

#[test]
fn if_the_strip_is_short_the_story_card_has_the_offer() {
    for (name, size) in [(GameName::Owari, vec2(900.0, 600.0)), (GameName::Ring, USUAL)] {
        let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        let state = window.state_mut();
        update(state, Intent::Offer(Agreement::Halve), 0.0);
        window.steps(2);
        assert!(window.has("Accept") && window.has("Play on"), "{name:?}: {:?}", window.names());
        window.click("Accept");
        assert!(window.session().game.is_over());
    }
}

/// A game against Kete from a position on.
fn against_kete(name: GameName, text: &str, kete: Side, level: Level) -> Window {
    let mut window = Window::position(name, text);
    let ruleset = window.session().game.ruleset();
    let mut players = BySide::new(Player::You, Player::You);
    players[kete] = Player::Kete(level);
    let setup = Setup::parse(name, text).expect("a position");
    let game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
    window.state_mut().lay(game);
    window.steps(2);
    window
}

/// A game against Kete whose last seeds only go round.
fn circling() -> Window {
    let text = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S";
    against_kete(GameName::Owari, text, Side::North, Level::new(6).expect("a level"))
}

#[test]
fn kete_offers_to_halve_seeds_that_only_go_round() {
    let mut window = circling();
    for _ in 0..40 {
        if window.session().offer().is_some() || window.session().game.is_over() {
            break;
        }
        let mv = window.session().position().moves()[0].to_string();
        window.press(&format!("South {mv}"));
        window.rest();
    }
    let offer = window.session().offer().expect("Kete offers to end");
    assert_eq!((offer.by, offer.agreement), (Side::North, Agreement::Halve));
    assert!(window.said().ends_with("North offers to halve the last 2 seeds."));
    window.assert_has("Kete offers to halve the last 2 seeds");
    let follows = "You 23, Kete 23, and 2 on the board: with half of them it is a draw, 24 each. Kete offers this because ";
    assert!(window.has_start(follows), "{:?}", window.names());
    window.click("Accept");
    window.assert_has("A draw, 24 to 24");
}

#[test]
fn an_offer_by_kete_follows_its_turn_and_nothing_is_said_twice() {
    let mut window = circling();
    window.state_mut().settings.speed = kete::draw::animation::Speed::VeryFast;
    let mut told: Vec<String> = Vec::new();
    for _ in 0..4000 {
        window.steps(1);
        if told.last().is_none_or(|last| last != window.said()) {
            told.push(window.said().to_owned());
        }
        let session = window.session();
        if session.offer().is_some() || session.game.is_over() {
            break;
        }
        if session.awaits_person() {
            let mv = session.position().moves()[0];
            // The refusal stays in the label until something else is said.
            window.does(Intent::DeclineOffer);
            told.push(window.said().to_owned());
            window.press(&format!("South {mv}"));
        } else {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
    assert!(window.session().offer().is_some(), "Kete offers to end: {told:?}");
    let last = told.last().expect("something was said");
    assert!(last.starts_with("North plays "), "{told:?}");
    assert!(last.ends_with("North offers to halve the last 2 seeds."), "{told:?}");
    let again = |pair: &[String]| pair[1].contains(&pair[0]) && !pair[0].is_empty();
    assert!(!told.windows(2).any(again), "{told:?}");
}

#[test]
fn an_offer_to_end_a_round_says_what_each_would_have() {
    let level = Level::HIGHEST;
    let open = "1,1,1,1,2,3/3,0,0,0,0,2 30-28 S";
    let only_pass = "1,1,1,1,1,1/3,2,0,0,0,2 31-28 S";
    let each = [
        "You 30, Kete 28, and 14 on the board. Each takes the seeds on their side, you 9 and Kete 5: \
         you win 39 to 33.",
        "You 31, Kete 28, and 13 on the board. Each takes the seeds on their side, you 6 and Kete 7: \
         you win 37 to 35.",
    ];
    for (text, brings) in [open, only_pass].into_iter().zip(each) {
        let mut window = against_kete(GameName::Giuthi, text, Side::North, level);
        window.does(Intent::KeteOffers(Agreement::End));
        assert!(window.has("Accept") && window.has_text(brings), "{:?}", window.names());
        // The pointer on a hole has the card for its preview: the button says it as well.
        let at = window.harness.get_by_label("Accept").rect().center();
        window.harness.hover_at(at);
        window.steps(30);
        let shown = window.names().iter().filter(|name| name.contains(brings)).count();
        assert!(shown > 1, "{:?}", window.names());
    }
}

#[test]
fn kete_resigns_a_lost_game() {
    // South loses in 4 turns, whatever he plays.
    let text = "0,0,0,3,2,2,0,0/2,2,2,2,2,2,2,2/1,0,3,5,3,1,6,1/0,4,4,4,0,1,4,4 0-0 - S";
    let mut window = against_kete(GameName::BawoBeginner, text, Side::South, Level::HIGHEST);
    window.rest();
    assert!(window.session().game.is_over(), "{:?}", window.names());
    let winner = window.session().game.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(Side::North));
    window.assert_has("You won, as Kete resigned");
}

/// `F` captures the two seeds at a; then South has one seed more than half of the 48.
const NEAR_HALF: &str = "0,2,0,0,0,1/1,3,4,4,3,3 23-4 S";

#[test]
fn kete_resigns_a_counting_game_once_the_opponent_has_more_than_half() {
    for level in [Level::LOWEST, Level::HIGHEST] {
        let mut window = against_kete(GameName::Owari, NEAR_HALF, Side::North, level);
        window.key(Key::F);
        window.rest();
        let outcome = window.session().game.outcome().expect("Kete gives up");
        assert_eq!((outcome.winner, outcome.rule), (Some(Side::South), None), "{level:?}");
        assert_eq!(window.session().game.turns().len(), 1, "in place of a turn");
        window.assert_has("You won, as Kete resigned");
        let why = "You had more than half of the seeds. The score was 25 to 4.";
        let told = format!("Owari, 1 move. {why}");
        window.assert_has(&told);
        assert_eq!(window.said(), "North resigns. South wins.");
    }
}

#[test]
fn kete_plays_on_if_the_opponent_has_exactly_half() {
    let text = NEAR_HALF.replace("23-4", "22-5");
    let mut window = against_kete(GameName::Owari, &text, Side::North, Level::LOWEST);
    window.key(Key::F);
    window.rest();
    assert_eq!(window.session().position().setup().stores.south, 24);
    assert_eq!(window.session().game.turns().len(), 2, "{:?}", window.names());
    assert!(!window.session().game.is_over());
}

#[test]
fn kete_asked_to_play_on_does_not_resign_again() {
    let mut window = against_kete(GameName::Owari, NEAR_HALF, Side::North, Level::LOWEST);
    window.key(Key::F);
    window.rest();
    assert!(window.session().game.is_over());
    window.key(Key::PageUp);
    window.click("Play on from here");
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2, "{:?}", window.names());
    for turn in [4, 6] {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
        window.rest();
        assert!(!window.session().game.is_over());
        assert_eq!(window.session().game.turns().len(), turn, "{:?}", window.names());
    }
}

/// Kete has one seed more than half.
const KETE_AHEAD: &str = "2,2,4,4,3,1/0,2,0,0,0,1 4-25 S";

#[test]
fn kete_with_more_than_half_offers_to_end_once() {
    let mut window = against_kete(GameName::Owari, KETE_AHEAD, Side::North, Level::LOWEST);
    window.key(Key::D);
    window.rest();
    let offer = window.session().offer().expect("Kete offers to end");
    assert_eq!((offer.by, offer.agreement), (Side::North, Agreement::Halve));
    assert!(window.said().contains("North offers to halve the last "), "{}", window.said());
    assert!(window.has_start("You 7, Kete 28, and 13 on the board: with half of them Kete wins 34 to 13. The odd seed counts for nobody. Kete offers this because it has more than half of all the seeds already."), "{:?}", window.names());
    window.click("Play on");
    let mut turns = 0;
    while !window.session().game.is_over() && turns < 40 {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
        window.rest();
        assert_eq!(window.session().offer(), None, "after {turns} turns");
        turns += 1;
    }
    assert!(turns > 12, "{turns} turns are too few to see");
}

#[test]
fn kete_accepts_any_offer_once_the_winner_is_certain() {
    let you_ahead = "0,2,0,0,0,1/1,3,3,4,3,2 25-4 S";
    for (text, title) in [(KETE_AHEAD, "Kete won, "), (you_ahead, "You won, ")] {
        for way in ["Halve the rest", "Leave the rest to nobody"] {
            let mut window = against_kete(GameName::Owari, text, Side::North, Level::LOWEST);
            window.click("End");
            window.click("Agree to end…");
            window.click(way);
            window.wait("an answer", |window| !window.said().is_empty());
            window.wait("the end", |window| window.session().game.is_over());
            assert!(window.named(title).starts_with(title), "{:?}", window.names());
        }
    }
}

#[test]
fn the_menu_of_ends_holds_ends_only() {
    let mut window = Window::game(GameName::Owari, true);
    window.click("End");
    let has = |window: &Window, start: &str| window.has_start(start);
    assert!(has(&window, "Agree to end…") && has(&window, "Resign…"));
    assert!(!has(&window, "Save as…") && !has(&window, "Copy position"));
    window.key(egui::Key::Escape);
    window.click("Menu");
    assert!(has(&window, "Save as…") && has(&window, "Copy position"));
}

#[test]
fn a_resignation_is_confirmed_and_announced() {
    let mut window = Window::game(GameName::Giuthi, false);
    window.click("End");
    window.click("Resign…");
    assert!(window.has("Resign this game?"));
    assert!(window.has_start("Kete then wins the whole match."));
    window.click("Resign");
    window.assert_has("You resigned, Kete wins");
    // After the end both moves can be taken back.
    window.click("Undo");
    assert!(!window.session().game.is_over());
}

#[test]
fn the_buttons_of_the_card_are_in_the_window_at_every_size() {
    use egui_kittest::kittest::Queryable as _;
    for name in GameName::ALL {
        for size in
            [(480.0, 360.0), (760.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)]
        {
            let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
            let mut window = Window::open(options, vec2(size.0, size.1), ThemeName::Light);
            let state = window.state_mut();
            update(state, Intent::ResignNow(Side::South), 0.0);
            window.steps(3);
            let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(size.0, size.1));
            let mut last: Option<egui::Rect> = None;
            for label in ["Rematch, sides swapped", "Save game…"] {
                let rect = window.harness.get_by_label(label).rect();
                assert!(whole.contains_rect(rect), "{name:?} {size:?}: {label} at {rect:?}");
                let apart = last.is_none_or(|last| !last.shrink(0.5).intersects(rect));
                assert!(apart, "{name:?} {size:?}: {label} covers another");
                last = Some(rect);
            }
        }
    }
}

#[test]
fn the_result_card_repeats_no_graph_of_the_side_panel() {
    use egui::accesskit::Role;
    let mut window = Window::game(GameName::Owari, true);
    window.commit(window.session().position().moves()[0]);
    window.does(Intent::ResignNow(Side::South));
    window.rest();
    window.assert_has("Close");
    let root = window.harness.root();
    let graphs = root.children_recursive().filter(|node| {
        let node = node.accesskit_node();
        let says = node.label().unwrap_or_default();
        node.role() == Role::Image && says.contains("South") && says.contains("North")
    });
    assert_eq!(graphs.count(), 1, "{:?}", window.names());
}

#[test]
fn kete_of_level_1_resigns_every_lost_basic_game() {
    use kete::game::{decided, ends_within};
    use kete::rules::Position;
    let start = "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S";
    let (mut lost, mut resigned) = (0, 0);
    for game in 0..60_usize {
        if lost > 2 {
            break;
        }
        let mut window =
            against_kete(GameName::Basic, start, Side::North, Level::new(1).expect("a level"));
        let is_lost = |position: &Position| {
            position.to_move() == Side::North
                && decided(position) == Some(Side::South)
                && !ends_within(position, 3)
        };
        for turn in 0..100_usize {
            let session = window.session();
            if session.game.is_over() {
                break;
            }
            // A person who takes what there is to take.
            let position = *session.position();
            let store = |mv: &kete::rules::Move| {
                position.play(mv).map_or(0, |turn| turn.after.setup().stores.south)
            };
            let moves = position.moves();
            let most = moves.iter().map(store).max();
            let best: Vec<_> = moves.iter().filter(|mv| Some(store(mv)) == most).collect();
            window.press_move(*best[(game + turn) % best.len()]);
            window.rest();
        }
        let game = &window.session().game;
        let path = game.path();
        let mut given = path.iter().map(|id| *game.node(*id).entry().position());
        let at = given.position(|position| is_lost(&position));
        if let Some(at) = at {
            lost += 1;
            let outcome = game.outcome().expect("over");
            resigned += usize::from(outcome.rule.is_none());
            assert!(path.len() <= at + 2, "Kete plays on: {} of {}", at, path.len());
        }
    }
    assert!(lost > 2 && resigned == lost, "{resigned} of {lost}");
}
