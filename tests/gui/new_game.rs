//! The New game form: as a dialog and a page, by pointer and keys, with remembered choices.

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::app::page::Page;
use kete::app::settings::state::{CountsShown, PreviewSetting, SettingsTab, TutorSetting};
use kete::app::settings::table::SettingsIntent;
use kete::app::state::Dialog;
use kete::draw::theme::ThemeName;
use kete::game::{Level, Player, Tutoring};
use kete::rules::{BySide, GameName, Setup, Side};

use crate::window::{USUAL, Window};

#[test]
fn the_tutor_chosen_for_a_game_becomes_the_setting_and_is_proposed_for_every_game() {
    let mut window = Window::fresh();
    window.state_mut().choices.finished = 3;
    for (game, tutoring) in
        [(GameName::BawoNtchuwa, Tutoring::Off), (GameName::BawoAdvanced, Tutoring::Teach)]
    {
        window.does(Intent::NewGameOf(game));
        window.does(Intent::Form(FormIntent::Tutoring(tutoring)));
        window.does(Intent::StartGame);
        assert_eq!(window.state().settings.tutoring, TutorSetting::Always(tutoring));
    }
    for game in GameName::ALL {
        window.does(Intent::NewGameOf(game));
        assert_eq!(proposed_tutor(&window), Tutoring::Teach, "{game}");
        window.does(Intent::Form(FormIntent::Game(GameName::BawoNtchuwa)));
        assert_eq!(proposed_tutor(&window), Tutoring::Teach, "{game}, then another");
    }
    let off = SettingsIntent::Tutoring(TutorSetting::Always(Tutoring::Off));
    window.does(Intent::Settings(off));
    assert_eq!(proposed_tutor(&window), Tutoring::Off);
}

/// What the New game form proposes.
fn proposed_tutor(window: &Window) -> Tutoring {
    let state = window.state();
    state.form.tutoring(&state.settings, &state.choices)
}

#[test]
fn settings_and_new_game_say_alike_that_the_tutor_teaches_in_the_first_games() {
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(GameName::Owari));
    window.steps(2);
    let teaches = "In your first 3 games: asks before a move that loses 4 seeds or more, if it can show you why.";
    window.assert_has(teaches);
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.does(Intent::Settings(SettingsIntent::Tab(SettingsTab::Tutor)));
    let chosen =
        |window: &Window, name| window.harness.get_by_label(name).accesskit_node().toggled();
    assert_eq!(chosen(&window, "First games"), Some(Toggled::True));
    window.key(Key::Escape);
    // At another level Kete does not take you for a newcomer.
    window.does(Intent::Form(FormIntent::Player(Side::North, level(4))));
    window.steps(2);
    assert!(!window.has(teaches));
    window.assert_has("Looks on and says nothing.");
}

#[test]
fn play_proposes_the_game_whose_rules_were_read() {
    for leave in [Intent::Go(Page::Play), Intent::Command(Command::NewGame)] {
        let mut window = Window::fresh();
        window.does(Intent::NewGameOf(GameName::Giuthi));
        window.click_front("How to play");
        window.does(Intent::Form(FormIntent::Game(GameName::Owari)));
        window.does(leave);
        assert_eq!(window.state().form.name(), GameName::Giuthi);
        assert_eq!(window.state().page, Page::Play);
    }
}

#[test]
fn who_read_how_to_play_comes_back_to_the_new_game_form() {
    let back = Intent::Command(Command::PageBack);
    for leave in [Intent::Go(Page::Play), Intent::Command(Command::Play), back] {
        let mut window = Window::game(GameName::Basic, false);
        window.does(Intent::Command(Command::NewGame));
        window.does(Intent::Form(FormIntent::Game(GameName::Awale)));
        window.steps(2);
        window.click_front("How to play");
        assert_eq!((window.state().page, window.state().dialog.is_none()), (Page::Rules, true));
        window.does(leave);
        assert_eq!(window.state().page, Page::Play);
        assert!(matches!(window.state().dialog, Some(Dialog::NewGame)));
        assert_eq!(window.state().form.name(), GameName::Awale);
        // Only once: from then on Play is the game again.
        window.key(Key::Escape);
        window.does(Intent::Command(Command::Rulebook));
        window.does(Intent::Go(Page::Play));
        assert!(window.state().dialog.is_none());
    }
}

/// A click so quick that its press and its release come in one frame.
fn quick_click(window: &mut Window, pos: egui::Pos2) {
    let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
    let click = |pressed| egui::Event::PointerButton { pos, button, pressed, modifiers };
    let events = [egui::Event::PointerMoved(pos), click(true), click(false)];
    window.harness.input_mut().events.extend(events);
    window.steps(4);
}

#[test]
fn a_list_of_a_dialog_opens_by_each_quick_click() {
    let mut window = Window::game(GameName::Owari, false);
    window.does(Intent::Command(Command::NewGame));
    window.steps(3);
    let list = egui::accesskit::Role::ComboBox;
    let at = window.harness.get_by_role_and_label(list, "Level 1 · Beginner").rect().center();
    for click in 0..5 {
        quick_click(&mut window, at);
        assert_eq!(window.has("Level 7 · Strong"), click % 2 == 0, "after click {click}");
    }
    // It is in front of the dialog.
    let strong = window.harness.get_by_label("Level 7 · Strong").rect().center();
    quick_click(&mut window, strong);
    let level = Level::new(7).expect("a level");
    assert_eq!(window.state().form.players.north, Player::Kete(level));
}

fn open_of(game: &str) -> Window {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num2);
    window.click(game);
    window
}

impl Window {
    fn players(&self) -> BySide<Player> {
        self.session().game.players()
    }

    /// Presses the button that starts the game.
    fn start(&mut self) {
        self.harness.get_by_role_and_label(egui::accesskit::Role::Button, "Play").click();
        self.steps(3);
    }

    /// Chooses a value of an option.
    fn choose(&mut self, option: &str, value: &str) {
        self.seat(option, value);
    }

    /// Clicks a control in the group of a side.
    fn seat(&mut self, side: &str, who: &str) {
        let group = self.harness.get_by_role_and_label(egui::accesskit::Role::Group, side);
        group.get_by_label(who).click();
        self.steps(3);
    }

    /// Restarts the program on the same data folder.
    fn started_anew(self) -> Window {
        let Window { harness, data } = self;
        drop(harness);
        assert!(data.path().join("config/new_game.ron").exists());
        Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light)
    }
}

#[test]
fn the_last_choice_of_a_game_opens_again_after_a_restart() {
    let mut window = open_of("Awale");
    window.click("2 only");
    window.seat("North", "Friend");
    window.click("Count your own holes only");
    window.start();
    assert_eq!(window.players(), BySide::new(Player::You, Player::Friend));
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::N);
    assert!(
        window
            .has("1 option differs from the written rules. The unfinished game of Awale is kept.")
    );

    let mut window = window.started_anew();
    window.keys(Modifiers::COMMAND, Key::Num2);
    window.assert_has("1 option differs from the written rules.");
    let preset = |window: &Window| {
        let node = window.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Rules");
        node.accesskit_node().value()
    };
    assert_eq!(preset(&window).as_deref(), Some("Your last choice"));
    window.click("Back to the written rules");
    assert_eq!(preset(&window).as_deref(), Some("As written"));
    window.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Rules").click();
    window.steps(3);
    window.click("Your last choice");
    window.start();
    let session = window.session();
    assert_eq!(session.game.ruleset().options()[4].value, "two-only");
    assert_eq!(session.counts_shown(CountsShown::Always), CountsShown::OwnOnly);
    assert_eq!(session.counts_shown(CountsShown::Never), CountsShown::Never);
    // It is saved with the game.
    let again = kete::game::GameInProgress::from_save(session.game.to_save().as_bytes());
    assert!(again.expect("a good save").own_counts());
}

#[test]
fn cancel_and_escape_change_nothing() {
    let mut window = Window::game(GameName::Basic, true);
    let before = window.state().settings.preview;
    for by_key in [true, false] {
        window.keys(Modifiers::COMMAND, Key::N);
        window.seat("South", "Kete");
        window.click("Preview on hover");
        window.choose("Seeds in each hole", "6");
        assert!(window.has("1 option differs from the written rules."));
        if by_key {
            window.key(Key::Escape);
        } else {
            window.click("Cancel");
        }
        assert!(!window.has("Cancel"));
        assert_eq!(window.state().settings.preview, before);
        window.keys(Modifiers::COMMAND, Key::N);
        assert!(window.has("The rules are as written."), "the half choice is forgotten");
        window.click("Close");
        assert!(!window.has("Cancel"));
    }
    assert_eq!(window.session().name(), GameName::Basic);
}

#[test]
fn the_form_is_filled_by_keys_alone() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::N);
    assert_eq!(window.state().page, Page::Play);
    let focus = |window: &mut Window, name: &str| {
        for _ in 0..120 {
            window.key(Key::Tab);
            let focused = window.harness.root().children_recursive().find(|node| {
                node.accesskit_node().is_focused()
                    && node.accesskit_node().label().as_deref() == Some(name)
            });
            if let Some(node) = focused {
                return node.rect();
            }
        }
        panic!("Tab does not come to {name}");
    };
    focus(&mut window, "Awale");
    window.key(Key::Enter);
    // An option far below comes into view.
    let rect = focus(&mut window, "Half each");
    let page = egui::Rect::from_min_size(egui::Pos2::ZERO, USUAL);
    assert!(page.contains_rect(rect), "{rect:?}");
    focus(&mut window, "Friend");
    window.key(Key::Space);
    focus(&mut window, "Play");
    window.key(Key::Enter);
    // The tab of the top bar has the same name and comes first.
    focus(&mut window, "Play");
    window.key(Key::Enter);
    assert_eq!(window.session().name(), GameName::Awale);
}

#[test]
fn you_play_north_and_the_board_is_turned() {
    let mut window = open_of("Owari");
    window.seat("North", "You");
    window.start();
    assert_eq!(window.players().north, Player::You);
    assert!(matches!(window.players().south, Player::Kete(_)));
    assert!(window.session().flipped);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 1, "Kete begins");
}

#[test]
fn kete_against_kete_is_watched_and_stopped() {
    let mut window = open_of("Owari");
    window.seat("South", "Kete");
    window.start();
    assert!(!window.players().south.is_person() && !window.players().north.is_person());
    for _ in 0..4000 {
        window.steps(1);
        if window.session().game.turns().len() >= 4 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    window.key(Key::Home);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 0, "it rests where one looks");
    window.key(Key::End);
    window.steps(1);
    window.keys(Modifiers::COMMAND, Key::Z);
    let turns = window.session().game.turns().len();
    window.rest();
    assert_eq!(window.session().game.turns().len(), turns, "it was stopped");
}

#[test]
fn a_game_starts_from_a_position_set_up() {
    let mut window = Window::game(GameName::Owari, true);
    window.keys(Modifiers::COMMAND, Key::N);
    window.click("A position you set up…");
    assert_eq!(window.state().page, Page::Editor);
    // Back leads to the form without choosing anything.
    window.click("Back");
    assert!(window.has("The usual start") && window.has("The rules are as written."));
    window.click("A position you set up…");
    window.click("Empty");
    window.click("South A, 0 seeds");
    window.click("North b, 0 seeds");
    window.click("Play from here");
    assert!(window.has("The rules are as written. The game starts from a position you set up."));
    window.click("Change it…");
    window.click("North a, 0 seeds");
    window.click("Play from here");
    window.start();
    assert_eq!(window.shown(), "1,0,0,0,0,0/1,1,0,0,0,0 0-0 S");
    window.keys(Modifiers::COMMAND, Key::N);
    window.click("The usual start");
    window.start();
    assert_eq!(window.shown(), "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
}

#[test]
fn a_position_that_does_not_fit_the_options_cannot_be_played() {
    let mut window = Window::fresh();
    window.harness.event(egui::Event::Paste("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".to_owned()));
    window.steps(3);
    window.click("Play from here");
    window.click("Basic Game");
    window.click("A position you set up…");
    window.click("Rules as written");
    window.choose("Seeds in each hole", "4");
    window.click("Close");
    window.click("Usual start");
    window.click("Play from here");
    window.click("Back to the written rules");
    let says = "The position does not fit these rules. 12 seeds too many: 48 of 36.";
    window.assert_has(says);
    window.key(Key::Enter);
    assert!(window.state().session.is_none());
}

#[test]
fn previews_are_set_with_the_game() {
    let mut window = open_of("Owari");
    window.click("Preview on hover");
    assert_eq!(window.state().settings.preview, PreviewSetting::Full);
    window.start();
    assert_eq!(window.state().settings.preview, PreviewSetting::Off);
}

#[test]
fn every_option_says_what_it_is_for() {
    for name in GameName::ALL {
        let game = &kete::narration::game(name).name;
        let window = open_of(game);
        let ruleset = kete::rules::Ruleset::new(name);
        let choices = ruleset.choices();
        for option in ruleset.options() {
            let text = kete::narration::option(name, option.name).expect("words");
            let role = egui::accesskit::Role::Group;
            if !choices.contains(&option) {
                // Options without effect are not shown.
                assert!(window.harness.query_by_role_and_label(role, &text.name).is_none());
                continue;
            }
            let group = window.harness.get_by_role_and_label(role, &text.name);
            let says = group.accesskit_node().data().description().unwrap_or_default().to_owned();
            assert!(says.contains(&text.line), "{game} {}: {says}", option.name);
            if let Some(needs) = &text.needs {
                assert!(says.contains(needs.as_str()), "{says}");
            }
        }
        assert_eq!(Side::ALL.map(|side| window.has(&side.to_string())).len(), 2);
    }
}

#[test]
fn a_small_window_has_a_second_tab() {
    let size = vec2(900.0, 600.0);
    let mut window = Window::open(WindowOptions::default(), size, ThemeName::Dark);
    window.keys(Modifiers::COMMAND, Key::Num2);
    // The rules page has a tab of the same name.
    let has_rules = |window: &Window| {
        let list = egui::accesskit::Role::ComboBox;
        window.harness.query_by_role_and_label(list, "Rules").is_some()
    };
    assert!(has_rules(&window) && !window.has("The usual start"));
    window.click("Start and preview");
    assert!(!has_rules(&window) && window.has("The usual start"));
    window.click("Players and rules");
    assert!(has_rules(&window));
}

#[test]
fn unreadable_last_choices_are_reported_once_and_set_aside() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("config");
    std::fs::create_dir_all(&folder).expect("made");
    let file = folder.join("new_game.ron");
    // There is no such level; the rest keeps its values.
    let text = r#"{ "last": "awale", "awale": { "north": "kete 11", "capture-holes": "2" } }"#;
    std::fs::write(&file, text).expect("written");
    let open = |data| Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    let window = open(data);
    let message = window.notice();
    assert!(message.contains("set aside as new_game.damaged-1.ron; the rest is"), "{message}");
    let aside = std::fs::read_to_string(folder.join("new_game.damaged-1.ron")).expect("kept");
    assert_eq!(aside, text);
    assert_eq!(window.state().form.ruleset.name(), GameName::Awale);
    // The readable part is written immediately, so there is nothing more to report.
    let window = open(window.close());
    assert_eq!(window.notice(), "");
    assert_eq!(window.state().form.ruleset.name(), GameName::Awale);
    assert_eq!(window.state().form.changed(), 1);
    assert!(!folder.join("new_game.damaged-2.ron").exists());
}

fn level(number: u8) -> Player {
    Player::Kete(Level::new(number).expect("a level"))
}

#[test]
fn a_newcomer_plays_three_games_from_the_first_level_with_the_tutor() {
    let form = |window: &mut Window, game| {
        window.does(Intent::NewGameOf(game));
        let state = window.state();
        (state.form.players.north, proposed_tutor(window))
    };
    let mut window = open_of("Owari");
    assert!(window.has("Level 1 · Beginner"));
    for number in 0..3 {
        assert_eq!(form(&mut window, GameName::Awale), (level(1), Tutoring::Teach), "{number}");
        window.does(Intent::NewGameOf(GameName::Owari));
        window.does(Intent::StartGame);
        assert_eq!(window.players(), BySide::new(Player::You, level(1)));
        assert_eq!(window.session().game.tutoring(), Tutoring::Teach);
        window.key(Key::C);
        window.rest();
        window.does(Intent::ResignNow(Side::South));
        window.steps(2);
    }
    // From then on a game never played begins with the last choice for another, and the tutor is
    // off unless it is chosen.
    assert_eq!(form(&mut window, GameName::Awale), (level(1), Tutoring::Off));
    assert_eq!(window.state().settings.tutoring, TutorSetting::FirstGames);
    window.does(Intent::NewGameOf(GameName::Owari));
    window.does(Intent::Form(FormIntent::Tutoring(Tutoring::Warn)));
    window.does(Intent::StartGame);
    assert_eq!(form(&mut window, GameName::Awale), (level(1), Tutoring::Warn));
    window.steps(20);
    let mut window = window.started_anew();
    assert_eq!(form(&mut window, GameName::Awale), (level(1), Tutoring::Warn));
}

#[test]
fn a_level_a_little_stronger_rises_after_two_wins_and_says_so() {
    // F ends the game: South wins.
    let near_end = "0,0,0,0,0,1/2,0,0,0,0,0 25-20 S";
    let mut window = open_of("Owari");
    window
        .harness
        .get_by_role_and_label(egui::accesskit::Role::ComboBox, "Level 1 · Beginner")
        .click();
    window.steps(3);
    window.click("A little stronger than me");
    assert!(window.has_start("Kete plays at level 1 now: "), "{:?}", window.names());
    let setup = Setup::parse(GameName::Owari, near_end).expect("a position");
    let form = &mut window.state_mut().form;
    assert!(form.is_matched());
    (form.set_up, form.from_set_up) = (Some(setup), true);
    for next in [1, 2] {
        window.does(Intent::StartGame);
        assert_eq!(window.players(), BySide::new(Player::You, level(1)));
        window.key(Key::F);
        window.steps(4);
        assert!(window.session().game.is_over());
        let says = format!("Next time Kete plays at level {next}.");
        assert!(window.names().iter().any(|name| name.ends_with(&says)), "{:?}", window.names());
        window.steps(2);
        window.does(Intent::NewGameOf(GameName::Owari));
        window.does(Intent::CloseDialog);
    }
    window.does(Intent::Rematch);
    assert_eq!(window.players(), BySide::new(level(2), Player::You));
    // The level is kept for the next start; a level chosen by hand stays as it is.
    let mut window = window.started_anew();
    window.does(Intent::NewGameOf(GameName::Owari));
    assert_eq!(window.state().form.players.north, level(2));
    let list = egui::accesskit::Role::ComboBox;
    window.harness.get_by_role_and_label(list, "A little stronger than me").click();
    window.steps(3);
    window.click("Level 7 · Strong");
    assert!(!window.state().form.is_matched());
    assert_eq!(window.state().form.players.north, level(7));
}
