//! The user's record: names and seeds, results that stay, the rating and what follows from it.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::app::record::intent::RecordIntent;
use kete::app::record::state::{Accuracy, Opponent, Record, RecordChange, RecordedGame};
use kete::app::words;
use kete::files::Merged as _;
use kete::game::{GameInProgress, Level, Person, PersonName, Player, SeedColour, Tutoring};
use kete::rules::{BySide, GameName, Outcome, RuleId, Side};
use kete::tutor::PersonResult;

use crate::window::Window;

impl Window {
    fn recorded(&self) -> usize {
        self.state().record.known().games.len()
    }

    fn show_record(&mut self) {
        self.keys(Modifiers::COMMAND, Key::Num6);
        self.steps(2);
    }
}

/// A window on a folder with a record of games of Owari against this level.
fn with_games(level: u8, results: &[PersonResult]) -> Window {
    let window = Window::fresh();
    let mut record = Record::default();
    for (when, result) in (1..).zip(results) {
        let game = RecordedGame {
            when,
            game: GameName::Owari,
            side: if when % 2 == 0 { Side::North } else { Side::South },
            opponent: Opponent::Kete(Level::new(level).expect("a level")),
            result: *result,
            is_rated: true,
            accuracy: Accuracy::new(60 + when as u32, 100).filter(|_| when > 2),
        };
        record.apply(&RecordChange::Ended(format!("game {when}"), game));
    }
    let folder = window.close();
    std::fs::write(folder.path().join("my_record.ron"), record.text()).expect("written");
    let options = kete::app::WindowOptions::default();
    let theme = kete::draw::theme::ThemeName::Light;
    Window::open_in(folder, options, crate::window::USUAL, theme)
}

#[test]
fn games_finished_before_there_was_a_record_count_once() {
    let mut window = Window::game(GameName::Owari, false);
    window.key(Key::C);
    window.rest();
    window.does(Intent::ResignNow(Side::South));
    window.steps(3);
    let record = window.data.path().join("my_record.ron");
    let folder = window.close();
    assert!(record.exists());
    std::fs::remove_file(&record).expect("deleted");
    let open = |folder| {
        let theme = kete::draw::theme::ThemeName::Light;
        Window::open_in(folder, Default::default(), crate::window::USUAL, theme)
    };
    let window = open(folder);
    let games: Vec<RecordedGame> = window.state().record.games().copied().collect();
    assert_eq!((games.len(), games[0].result), (1, PersonResult::Lost));
    assert!(games[0].is_rated && games[0].when > 0);
    let folder = window.close();
    // From now on the record counts, not the folder.
    assert!(record.exists());
    let finished = folder.path().join("finished");
    for file in std::fs::read_dir(&finished).into_iter().flatten().flatten() {
        std::fs::remove_file(file.path()).expect("deleted");
    }
    assert_eq!(open(folder).recorded(), 1);
}

#[test]
fn a_finished_game_counts_once_and_stays_when_its_file_is_deleted() {
    let mut window = Window::game(GameName::Owari, false);
    window.key(Key::C);
    window.rest();
    assert_eq!(window.recorded(), 0);
    window.does(Intent::ResignNow(Side::South));
    window.steps(3);
    assert_eq!(window.recorded(), 1);
    window.show_record();
    assert!(window.has_start("1 game: 0 won, 0 drawn, 1 lost."), "{:?}", window.names());
    window.assert_has(
        "Owari: as South 0 won, 0 drawn, 1 lost, as North 0 won, 0 drawn, 0 lost, \
                       together 0 won, 0 drawn, 1 lost",
    );
    window.does(Intent::Record(RecordIntent::Of(Some(GameName::Owari))));
    window.assert_has("Rating at Owari");
    assert!(window.has_start("Level 1 · Beginner: as South 0 won"), "{:?}", window.names());
    // The same game again, after a restart: it is in the record already.
    let mut window = window.restarted();
    let path = window.state().autosave.games[0].path.clone();
    window.resume(&path);
    window.steps(3);
    assert_eq!(window.recorded(), 1);
    window.does(Intent::DiscardNow(path));
    window.steps(2);
    assert!(window.state().autosave.games.is_empty());
    let mut window = window.restarted();
    window.show_record();
    assert!(window.has_start("1 game: "), "{:?}", window.names());
}

#[test]
fn results_and_the_rating_are_said_in_words() {
    use PersonResult::{Lost, Won};
    let mut window = with_games(1, &[Lost]);
    window.show_record();
    let has = |window: &Window, words: &str| {
        crate::last_turn::texts(window).iter().any(|(painted, ..)| painted == words)
    };
    assert!(has(&window, "As South: 0 won, 0 drawn, 1 lost"));
    assert!(has(&window, "0 % of the points"));
    // One game says little: a range, and how many more games make it narrower.
    assert!(window.has_text("Owari, Between "), "{:?}", window.names());
    assert!(window.has_text(" so far. Play 4 more games to narrow it down"));
    let mut window = with_games(1, &[Lost, Won, Won, Won, Won, Lost]);
    window.show_record();
    assert!(has(&window, "As North: 2 won, 0 drawn, 1 lost"));
    assert!(window.has_text("Owari, About "), "{:?}", window.names());
    assert!(window.has_text("Closest to level "));
    window.does(Intent::Record(RecordIntent::Of(Some(GameName::Owari))));
    assert!(window.has_start("About ") && window.has("from 6 games"), "{:?}", window.names());
}

#[test]
fn two_people_who_are_both_friends_are_not_in_my_record() {
    let mut window = Window::game(GameName::Owari, true);
    window
        .state_mut()
        .session
        .as_mut()
        .expect("a game")
        .game
        .set_players(BySide::new(Player::Friend, Player::Friend));
    window.key(Key::C);
    window.rest();
    window.does(Intent::ResignNow(Side::North));
    window.steps(3);
    assert_eq!(window.recorded(), 0);
}

/// Gives both people a name.
fn name_people(window: &mut Window) {
    let person = |name| Person { name: PersonName::new(name), seed: None };
    let session = window.state_mut().session.as_mut().expect("a game");
    session.game.set_people(BySide::new(person("Ada"), person("Bea")));
    window.steps(2);
}

#[test]
fn warnings_refusals_hints_and_lists_call_people_by_their_names() {
    let mut window = crate::coach::coached(GameName::Awale, crate::coach::SHELTER, Tutoring::Teach);
    name_people(&mut window);
    let says = |window: &Window, begin: &str| {
        let painted = crate::last_turn::texts(window);
        assert!(painted.iter().any(|(words, ..)| words.starts_with(begin)), "{painted:?}");
    };
    window.click_start("South A");
    says(&window, "If you play A, Bea can play f and capture ");
    says(&window, "Move D first? Then Bea's next turn can capture none of your seeds.");
    window.click("Rethink");
    window.press("North d");
    says(&window, "That hole is Bea's. ");
    assert!(window.said().starts_with("That hole is North's. "), "{}", window.said());
    crate::story::hover(&mut window, "South B");
    crate::story::hover(&mut window, "South A");
    window.key(Key::W);
    let help = |window: &Window| {
        window.session().help.as_ref().map(|help| help.line.clone()).unwrap_or_default()
    };
    window.wait("what A gives away", |window| help(window).contains("Bea can play f"));
    assert!(!help(&window).contains("North"), "{}", help(&window));
    // A row in a list of games, and what a screen reader hears of it.
    let game = &window.session().game;
    let outcome = Outcome::by_count(BySide::new(23, 25), RuleId::OwariPass);
    let players = BySide::new(Player::Friend, Player::Friend);
    let named = words::result_by_name(GameName::Owari, players, game.people(), Some(&outcome), 0);
    assert_eq!(named, "Bea won 25–23");
    // The title of a result has both, also among sentences with names.
    let title = words::by_names(game, || words::result_of(players, game.people(), &outcome));
    assert_eq!(title, "Bea (North) won, 25 to 23");
}

#[test]
fn sentences_call_people_by_their_names() {
    let mut window = Window::game(GameName::Owari, true);
    name_people(&mut window);
    window.assert_has("Ada to move. Choose a hole.");
    window.key(Key::C);
    window.assert_has("Bea to move. Choose a hole.");
    let painted = crate::last_turn::texts(&window);
    let plays = |(words, ..): &(String, usize, bool, egui::Rect)| words.starts_with("Ada plays C");
    assert!(painted.iter().any(plays), "{painted:?}");
    // What a screen reader announces, and the names of holes, keep the sides.
    assert!(window.said().starts_with("South plays C"), "{}", window.said());
    assert!(window.has_start("South C, 0 seeds") && !window.has_start("Ada C"));
    window.does(Intent::Offer(kete::game::Agreement::Halve));
    window.assert_has("Bea offers to halve the last 48 seeds");
    window.does(Intent::DeclineOffer);
    window.click("End");
    window.click("Resign…");
    window.assert_has("Resign as Bea?");
    assert!(window.has_text("Ada then wins the game."), "{:?}", window.names());
}

#[test]
fn names_and_seeds_are_chosen_shown_and_saved() {
    let name = |name| PersonName::new(name).expect("a name");
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(GameName::Owari));
    window.does(Intent::Form(FormIntent::Player(Side::North, Player::Friend)));
    window.steps(2);
    window.click("Name and seed of North");
    window.steps(3);
    window.click("Blue seed");
    window.steps(2);
    window.click("Name");
    window.type_text("Ben ");
    window.type_text("B.");
    window.key(Key::Enter);
    window.steps(2);
    let ben = Person { name: Some(name("Ben B.")), seed: Some(SeedColour::Blue) };
    assert_eq!(window.state().form.friends.north, ben);
    window.does(Intent::Record(RecordIntent::Own(Person { name: Some(name("Ada")), seed: None })));
    window.does(Intent::StartGame);
    window.steps(3);
    assert_eq!(window.session().game.people().north, ben);
    assert!(window.has("Ada") && window.has("Ben B."), "{:?}", window.names());
    assert!(!window.said().contains("Ada"), "the live text names sides");
    let saved = window.session().game.to_save();
    let read = GameInProgress::from_save(saved.as_bytes()).expect("a game");
    assert_eq!(read.people(), window.session().game.people());
    window.key(Key::C);
    window.rest();
    window.does(Intent::ResignNow(Side::South));
    window.steps(2);
    window.does(Intent::Rematch);
    assert_eq!(window.session().game.people().south, ben, "the sides are swapped");
    // Both names are kept, and the friend can be chosen again.
    let mut window = window.restarted();
    assert_eq!(window.state().record.own().name, Some(name("Ada")));
    window.does(Intent::NewGameOf(GameName::Awale));
    window.does(Intent::Form(FormIntent::Player(Side::North, Player::Friend)));
    window.steps(2);
    window.click("Name and seed of North");
    window.steps(3);
    window.click("Ben B.");
    window.steps(2);
    assert_eq!(window.state().form.friends.north, ben);
}

#[test]
fn the_page_shows_streaks_rating_and_accuracy() {
    use PersonResult::{Drawn, Lost, Won};
    let mut window = with_games(3, &[Won, Won, Won, Drawn, Lost, Won, Won]);
    window.does(Intent::Command(Command::MyRecord));
    window.steps(2);
    let says = "7 games: 5 won, 1 drawn, 1 lost. You won your last 2 games. \
                Your longest streak is 3 wins.";
    assert!(window.has_start(says), "{:?}", window.names());
    assert!(window.has_start("Accuracy"));
    window.assert_has(
        "Level 1 has 1000 in each game, but the levels above it are stronger in some games than in \
         others. So the same number can be closest to another level in another game.",
    );
    let missing = "2 more games were not reviewed to their ends, so they do not count here.";
    assert!(window.has_text(missing), "{:?}", window.names());
    window.click_start("Owari, About ");
    window.steps(2);
    window.assert_has("Rating at Owari");
    assert!(window.has_start("Your rating after each of 7 games, from "), "{:?}", window.names());
    let says = "65 % of your moves were good: 325 of 500, in the last 5 games that Kete graded.";
    assert!(window.has_start(says), "{:?}", window.names());
    assert!(window.has_start("Your accuracy in 5 reviewed games, from 63 % to 67 %"));
}

#[test]
fn a_little_stronger_follows_the_rating_once_there_are_five_games() {
    let of = |results: &[PersonResult]| {
        let mut window = with_games(3, results);
        window.does(Intent::NewGameOf(GameName::Owari));
        window.does(Intent::Form(FormIntent::Player(
            Side::North,
            Player::Kete(Level::new(1).expect("a level")),
        )));
        window.does(Intent::Form(FormIntent::Matched(true)));
        window.steps(2);
        window
    };
    let window = of(&[PersonResult::Won; 4]);
    assert!(window.has_start("Kete plays at level 1 now: "), "{:?}", window.names());
    let window = of(&[PersonResult::Won; 8]);
    let rating = window.state().record.rating(GameName::Owari).expect("a rating");
    let Player::Kete(level) = window.state().form.players.north else { panic!("Kete plays") };
    let strength = |level| kete::search::strength(GameName::Owari, level);
    assert!(strength(level.get()) > rating.value && strength(level.get() - 1) <= rating.value);
    let says = format!("Kete plays at level {} now, the first one above your rating.", level.get());
    assert!(window.has_start(&says), "{:?}", window.names());
    assert!(window.has_text("In this game the rating of this level is "), "{:?}", window.names());
}

#[test]
fn levels_have_names_and_a_newcomer_reads_their_strength_with_its_scale() {
    let mut window = Window::fresh();
    window.does(Intent::NewGameOf(GameName::Owari));
    window.steps(2);
    let says = "Beginner, level 1. It often forgets to capture, and hardly ever sees what you can capture next. For a first game. Its rating is 1000. The levels go from 1000 (level 1) to ";
    assert!(window.has_start(says), "{:?}", window.names());
    let list = egui::accesskit::Role::ComboBox;
    window.harness.get_by_role_and_label(list, "Level 1 · Beginner").click();
    window.steps(3);
    window.click("Level 10 · Master");
    assert!(window.has_start("Master, level 10."), "{:?}", window.names());
    let description = window.harness.get_by_label("Name and seed of South");
    let description = description.accesskit_node().description();
    assert_eq!(description.as_deref(), Some("You, No seed"));
}
