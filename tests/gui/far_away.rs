//! Games with someone far away: two programs on two data folders, and messages between them.

use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::effect::Effect;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::app::page::Page;
use kete::app::shell::update::update;
use kete::draw::theme::ThemeName;
use kete::game::{GameTag, Person, PersonName, Player, Tutoring};
use kete::rules::{GameName, Side};

use crate::clipboard::{copied, paste};
use crate::whole_games::varied;
use crate::window::{USUAL, Window};

/// A game with a friend far away, who plays this side.
fn with_friend(name: GameName, far: Side) -> Window {
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(name));
    let player = Player::FarAway(GameTag::default());
    window.does(Intent::Form(FormIntent::Player(far, player)));
    window.does(Intent::Form(FormIntent::Tutoring(Tutoring::Off)));
    window.does(Intent::StartGame);
    window
}

/// The text of *Copy my move*, without running a frame.
fn message(window: &mut Window) -> String {
    let state = window.state_mut();
    state.effects.clear();
    update(state, Intent::Command(Command::CopyMyMove), 0.0);
    match state.effects.pop() {
        Some(Effect::Copy(text)) => text,
        other => panic!("{other:?}"),
    }
}

fn receive(window: &mut Window, text: &str) {
    update(window.state_mut(), Intent::Paste(text.to_owned()), 0.0);
}

fn is_here(window: &Window) -> bool {
    window.session().game.player_to_move() == Some(Player::You)
}

/// Plays moves until the friend is to move.
fn play_on(window: &mut Window, turn: usize) {
    for _ in 0..100 {
        if !is_here(window) {
            return;
        }
        if window.session().position().layout_sizes().is_empty() {
            let mv = varied(window, turn).expect("the game goes on");
            window.commit(mv);
        } else {
            update(window.state_mut(), Intent::PlayOn, 0.0);
            update(window.state_mut(), Intent::SpreadEvenly, 0.0);
            update(window.state_mut(), Intent::StartRound, 0.0);
        }
    }
    panic!("the friend never gets the turn: {}", window.shown());
}

#[test]
fn two_programs_play_a_whole_game_of_each_kind() {
    for (number, name) in GameName::ALL.into_iter().enumerate() {
        let far = Side::ALL[number % 2];
        let mut windows = [with_friend(name, far), Window::fresh()];
        if !is_here(&windows[0]) {
            let invitation = message(&mut windows[0]);
            receive(&mut windows[1], &invitation);
        }
        for turn in 0..1500 {
            let from = usize::from(!is_here(&windows[0]));
            play_on(&mut windows[from], turn);
            let text = message(&mut windows[from]);
            receive(&mut windows[1 - from], &text);
            if turn % 20 == 0 {
                windows.iter_mut().for_each(|window| window.steps(1));
            }
            assert_eq!(windows[0].shown(), windows[1].shown(), "{name}: {text}");
            if windows[0].session().game.is_over() {
                break;
            }
        }
        let ends = windows.each_ref().map(|window| window.session().game.outcome());
        assert!(ends[0].is_some() && ends[0] == ends[1], "{name}: {ends:?}");
    }
}

#[test]
fn a_move_is_copied_and_its_answer_pasted_with_the_controls_on_the_page() {
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(GameName::Owari));
    window.pick("North", "Friend");
    window.click("At this board");
    window.click("Far away");
    window.does(Intent::Form(FormIntent::Tutoring(Tutoring::Off)));
    window.click_play();
    window.press("South C");
    assert!(window.has_text("Send your move."), "{:?}", window.names());
    update(window.state_mut(), Intent::Command(Command::CopyMyMove), 0.0);
    let text = copied(&mut window).expect("the move");
    assert!(window.has_text("Your friend's turn."), "{:?}", window.names());
    assert!(text.is_ascii() && !text.contains('\n'), "{text}");
    let mut friend = Window::fresh();
    // Wherever it is pasted, and whatever a messenger puts around it.
    paste(&mut friend, &format!("> {text}\n> Your turn!"));
    assert_eq!(friend.shown(), window.shown());
    assert!(friend.session().flipped, "North is below for North");
    assert!(friend.notice().starts_with("A friend invited you to a game of Owari."));
    friend.press("North d");
    let answer = message(&mut friend);
    assert!(answer.starts_with("Owari, move 2: d. kete1/"), "{answer}");
    paste(&mut window, &answer);
    assert_eq!(friend.shown(), window.shown());
    assert!(window.said().starts_with("North plays d"), "{}", window.said());
}

#[test]
fn nobody_moves_for_the_friend_nor_before_the_answer() {
    let mut window = with_friend(GameName::Owari, Side::North);
    window.press("South C");
    let shown = window.shown();
    window.press("North d");
    assert_eq!(window.shown(), shown);
    assert!(window.said().starts_with("It is your friend's turn."), "{}", window.said());
    let mut friend = Window::fresh();
    receive(&mut friend, &message(&mut window));
    friend.steps(1);
    friend.press("North d");
    let answer = message(&mut friend);
    paste(&mut window, &answer);
    window.does(Intent::Command(Command::First));
    window.press("South A");
    assert_eq!(window.session().game.len(), 2, "no branch");
    assert!(window.said().starts_with("Your friend has answered"), "{}", window.said());
}

#[test]
fn what_does_not_fit_is_said_and_changes_nothing() {
    let mut window = with_friend(GameName::Owari, Side::North);
    window.press("South C");
    let own = message(&mut window);
    let shown = window.shown();
    let foreign =
        own.replace(&window.session().game.far_away().expect("far").0.to_string(), "k7q2m9");
    for (text, says) in [
        (own.as_str(), "This is your own message."),
        (&own[..own.len() - 3], "A part of the message is missing"),
        (&foreign, "A part of the message is missing"),
        (&own.replace("kete1", "kete9"), "This message comes from a later Kete."),
    ] {
        paste(&mut window, text);
        let said = format!("{} {}", window.notice(), window.said());
        assert!(said.contains(says), "{text}: {said}");
        assert_eq!(window.shown(), shown);
    }
    let mut friend = Window::fresh();
    receive(&mut friend, &own);
    friend.steps(1);
    friend.press("North d");
    let answer = message(&mut friend);
    paste(&mut window, &answer);
    paste(&mut window, &answer);
    assert!(window.said().starts_with("You have this move already: it is move 2."));
    let mut stranger = Window::fresh();
    paste(&mut stranger, &answer);
    assert!(stranger.notice().starts_with("You do not have the game"), "{}", stranger.notice());
}

#[test]
fn several_games_are_listed_with_whose_turn_it_is_and_found_by_their_messages() {
    let mut window = with_friend(GameName::Owari, Side::North);
    window.press("South C");
    window.does(Intent::Go(Page::Start));
    window.assert_has("Owari, send your move, today");
    window.does(Intent::Go(Page::Play));
    let owari = message(&mut window);
    let mut friend = Window::fresh();
    receive(&mut friend, &owari);
    friend.steps(1);
    friend.press("North d");
    let answer = message(&mut friend);
    // A second game, which waits for the person here.
    let mut other = with_friend(GameName::Awale, Side::South);
    let invitation = message(&mut other);
    receive(&mut window, &invitation);
    window.steps(4);
    let mut window = window.restarted();
    window.wait("both games", |window| window.state().autosave.games.len() == 2);
    assert_eq!(window.state().page, Page::Start);
    window.assert_has("Awale, your turn, today");
    window.assert_has("Owari, your friend's turn, today");
    paste(&mut window, &answer);
    window.wait("the answer", |window| {
        window.state().session.as_ref().is_some_and(|session| session.game.len() == 2)
    });
    window.does(Intent::Go(Page::Start));
    window.assert_has("Owari, your turn, today");
}

#[test]
fn a_friend_far_away_is_listed_by_name() {
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(GameName::Owari));
    let player = Player::FarAway(GameTag::default());
    window.does(Intent::Form(FormIntent::Player(Side::North, player)));
    let name = PersonName::new("Bea");
    let friend = Person { name, seed: None };
    window.does(Intent::Form(FormIntent::Friend(Side::North, friend)));
    window.does(Intent::Form(FormIntent::Tutoring(Tutoring::Off)));
    window.does(Intent::StartGame);
    window.press("South C");
    window.does(Intent::Go(Page::Start));
    window.assert_has("Owari with Bea, send your move, today");
    window.does(Intent::Go(Page::Play));
    message(&mut window);
    window.does(Intent::Go(Page::Start));
    window.assert_has("Owari with Bea, Bea's turn, today");
}

#[test]
fn an_offer_to_end_is_answered_by_the_friend() {
    let mut window = with_friend(GameName::Owari, Side::North);
    window.press("South C");
    let mut friend = Window::fresh();
    receive(&mut friend, &message(&mut window));
    friend.steps(1);
    friend.press("North d");
    paste(&mut window, &message(&mut friend));
    friend.does(Intent::Offer(kete::game::Agreement::Halve));
    let ended = message(&mut friend);
    paste(&mut window, &ended);
    assert!(!window.session().game.is_over(), "it is only offered");
    window.click("Accept");
    assert_eq!(window.session().game.outcome(), friend.session().game.outcome());
}

#[test]
fn the_page_has_room_for_it_at_every_size() {
    for theme in [ThemeName::Light, ThemeName::Dark] {
        for size in [egui::vec2(900.0, 600.0), USUAL, egui::vec2(1920.0, 1080.0)] {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            window.does(Intent::NewGameOf(GameName::BawoAdvanced));
            let player = Player::FarAway(GameTag::default());
            window.does(Intent::Form(FormIntent::Player(Side::South, player)));
            window.does(Intent::StartGame);
            window.assert_has("Copy my move");
            window.assert_has("Paste");
        }
    }
}
