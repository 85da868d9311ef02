//! The page of the rules: read by pointer and by keys, linked to from every page and back.

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::page::Page;
use kete::app::rulebook::example::Example;
use kete::app::session::state::PendingMove;
use kete::draw::theme::ThemeName;
use kete::narration;
use kete::rulebook::example::{Case, Does};
use kete::rulebook::headings::parts;
use kete::rules::{GameName, RuleId};
use kete::tutor::schema::Track;

use crate::window::{USUAL, Window, hole_name};

impl Window {
    fn rule_read(&self) -> RuleId {
        self.state().rulebook.rule
    }

    fn example(&self) -> Option<&Example> {
        self.state().rulebook.example.as_deref()
    }

    /// The rules page, in high contrast because that theme bakes no boards.
    fn rules(size: egui::Vec2) -> Window {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::HighContrast);
        window.keys(Modifiers::COMMAND, Key::Num4);
        assert_eq!(window.state().page, Page::Rules);
        window
    }

    /// Presses a control of this role.
    fn press_a(&mut self, role: Role, name: &str) {
        self.harness.get_by_role_and_label(role, name).click_accesskit();
        self.steps(3);
    }

    /// Clicks a control of this role.
    fn click_a(&mut self, role: Role, name: &str) {
        self.harness.get_by_role_and_label(role, name).click();
        self.steps(4);
    }

    fn read_rules_of(&mut self, game: GameName) {
        if self.state().rulebook.ruleset.name() == game {
            return;
        }
        self.press_a(Role::ComboBox, "Game");
        self.press_a(Role::ListBoxOption, &narration::game(game).name);
    }

    /// Plays the example by its button and waits for its end.
    fn play_example(&mut self) {
        self.press_a(Role::Button, "Play it");
        self.end_of_film();
    }

    fn end_of_film(&mut self) {
        if self.example().is_some_and(Example::plays) {
            // Space ends the sowing.
            self.key(Key::Space);
        }
        assert!(self.example().is_some_and(|example| !example.plays()));
    }
}

#[test]
fn every_rule_of_every_game_is_read_with_an_example_or_a_reason() {
    let mut window = Window::rules(USUAL);
    let (mut with, mut without) = (0, Vec::new());
    for game in GameName::ALL {
        window.read_rules_of(game);
        let course = kete::tutor::course(game).expect("a course");
        let on_path = course.lessons.iter().filter(|it| !matches!(it.track, Track::From(_)));
        let last = on_path.count();
        for rule in parts(game).into_iter().flat_map(|(_, rules)| rules) {
            let title = &narration::rule(rule).title;
            window.press_a(Role::ListItem, title);
            assert_eq!(window.rule_read(), rule, "{game}");
            let book = &window.state().rulebook;
            let sentence = narration::sentence(&book.ruleset, rule);
            assert!(window.has(&sentence), "{game} {rule}: {sentence}");
            assert!(window.has_start(rule.id()), "{game} {rule}");
            assert!(book.lessons().iter().all(|number| *number <= last), "{game} {rule}");
            let Some(example) = window.example() else {
                let why = window.state().rulebook.lacks_example().expect("a reason");
                let says = kete::app::words::no_example(game, rule, why);
                assert!(window.has(&says), "{game} {rule}: {says}");
                without.push(format!("{game} {rule}"));
                continue;
            };
            with += 1;
            let (does, says) = (example.worked.does.clone(), example.worked.says());
            assert!(says.ends_with('.') && window.has(&says), "{game} {rule}: {says}");
            match does {
                Does::Nothing => assert!(rule.id().contains(".setup"), "{game} {rule}"),
                Does::Plays(turn) => {
                    window.play_example();
                    let example = window.example().expect("it is there still");
                    let board = example.board().position();
                    assert!(!example.at_start, "{game} {rule}");
                    assert_eq!(board.setup(), turn.after.setup(), "{game} {rule}");
                }
                Does::Refuses(illegal) => {
                    window.play_example();
                    let example = window.example().expect("it is there still");
                    assert!(example.says_why && illegal.rule == rule, "{game} {rule}: {illegal:?}");
                }
                Does::Agrees => {
                    window.play_example();
                    assert!(!window.example().expect("it is there still").at_start);
                }
            }
        }
    }
    assert!(with > 9 * without.len() / 2, "{with} with, without: {without:?}");
}

#[test]
fn the_position_one_seed_apart_is_one_click_away() {
    let mut window = Window::rules(USUAL);
    window.click_a(Role::ListItem, "Capture two or three");
    assert_eq!(window.rule_read(), RuleId::OwariCapture);
    window.click_a(Role::RadioButton, "One seed apart: it does not");
    let example = window.example().expect("an example");
    assert_eq!(example.worked.case, Case::Twin);
    let Does::Plays(turn) = &example.worked.does else { panic!("it may be played there as well") };
    assert!(!turn.events.iter().any(|event| event.rule == RuleId::OwariCapture));
    // One seed more here and one fewer elsewhere: the total stays.
    let sum: i32 = example.worked.differs().iter().map(|(_, more)| more).sum();
    assert!(sum == 0 && !example.worked.differs().is_empty());
    window.click_a(Role::RadioButton, "It applies");
    let example = window.example().expect("an example");
    assert!(example.worked.case == Case::Applies && example.worked.differs().is_empty());
}

#[test]
fn the_film_goes_step_by_step_and_back_to_the_start() {
    let mut window = Window::rules(USUAL);
    window.press_a(Role::ListItem, "Capture two or three");
    window.click("One step on");
    assert_eq!(window.example().and_then(Example::step), Some(0));
    window.click("One step on");
    assert_eq!(window.example().and_then(Example::step), Some(1));
    window.click("One step back");
    window.click("One step back");
    assert!(window.example().is_some_and(|example| example.at_start));
    // A block of the film shows the board at that moment; Escape leads back.
    let block = window.names().into_iter().find(|name| name.starts_with("Step 2 of")).expect("one");
    window.click(&block);
    assert_eq!(window.example().and_then(Example::step), Some(1));
    window.key(Key::Escape);
    assert!(window.example().is_some_and(|example| example.at_start));
    window.click("Play it");
    assert!(window.has("Stop"));
    window.click("Stop");
    assert!(window.has("Play it"));
    window.click("To the start of the example");
    assert!(window.example().is_some_and(|example| example.at_start));
}

#[test]
fn the_keys_go_through_the_list_play_and_search() {
    let mut window = Window::rules(USUAL);
    assert!(window.state().rulebook.how_to_play, "the page begins with how the game is played");
    window.key(Key::ArrowDown);
    assert_eq!(window.rule_read(), RuleId::OwariSetup);
    assert!(!window.state().rulebook.how_to_play);
    window.key(Key::ArrowDown);
    assert_eq!(window.rule_read(), RuleId::TurnAlternate);
    assert_eq!(window.focused().as_deref(), Some("Whose turn it is"));
    window.key(Key::Space);
    assert!(window.example().is_some_and(|example| !example.at_start));
    window.end_of_film();
    window.key(Key::Escape);
    window.key(Key::ArrowUp);
    assert_eq!(window.rule_read(), RuleId::OwariSetup);
    for _ in 0..2 {
        window.key(Key::ArrowUp);
        assert!(window.state().rulebook.how_to_play);
        assert_eq!(window.focused().as_deref(), Some("How to play"));
    }
    // The search: its key is not typed into it.
    let slash = egui::Event::Key {
        key: Key::Slash,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let typed = egui::Event::Text("/".to_owned());
    window.harness.input_mut().events.extend([slash, typed]);
    window.steps(2);
    assert_eq!(window.focused().as_deref(), Some("Search the rules"));
    window.type_text("feed");
    assert_eq!(window.state().rulebook.search, "feed");
    let listed = |window: &Window| {
        let parts = window.state().rulebook.listed();
        parts.iter().map(|(_, rules)| rules.len()).sum::<usize>()
    };
    assert!((2..12).contains(&listed(&window)), "{}", listed(&window));
    // A match in a title comes before one in a sentence.
    assert_eq!(window.rule_read(), RuleId::OwariFeed);
    let first = window.rule_read();
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    assert_ne!(window.rule_read(), first);
    window.harness.key_press(Key::Slash);
    window.steps(2);
    window.type_text(" xyz");
    assert!(window.has("No rule speaks of “feed xyz”. Try feed, capture, relay."));
    window.key(Key::Escape);
    window.steps(2);
    window.key(Key::Escape);
    assert!(window.state().rulebook.search.is_empty());
    assert!(listed(&window) > 12);
    assert_eq!(window.state().page, Page::Rules);
}

#[test]
fn a_tried_move_is_judged_and_taken_back() {
    for by_pointer in [true, false] {
        let mut window = Window::rules(USUAL);
        window.press_a(Role::ListItem, "Feed a hungry opponent");
        let example = window.example().expect("an example");
        let Does::Refuses(illegal) = example.worked.does.clone() else { panic!("a refused move") };
        let before = example.worked.before.position().setup();
        if by_pointer {
            window.click("Try it yourself");
        }
        // A press on the board starts trying moves.
        let hole = illegal.mv.hole().expect("a hole");
        let name = format!("{},", hole_name(hole));
        match by_pointer {
            true => window.click_start(&name),
            false => window.press(&name),
        }
        let tried = |window: &Window| {
            let trial = window.example().and_then(|example| example.trial.as_ref());
            trial.expect("the board is one's own").tried.clone().expect("a move was tried")
        };
        assert!(tried(&window).refused && tried(&window).shows_rule);
        window.assert_has(&tried(&window).sentence);
        let good = illegal.legal_instead[0].hole().expect("a hole");
        window.press(&format!("{:?} {good},", good.owner()));
        assert!(!tried(&window).refused);
        assert!(window.has(&tried(&window).sentence));
        let board = |window: &Window| {
            let example = window.example().expect("an example");
            example.board().position().setup()
        };
        assert_ne!(board(&window), before);
        window.steps(60);
        assert_eq!(board(&window), before, "it has gone back");
        window.key(Key::Escape);
        assert!(window.example().is_some_and(|example| example.trial.is_none()));
    }
}

#[test]
fn a_house_is_asked_about_on_the_board_of_an_example() {
    let mut window = Window::rules(USUAL);
    window.read_rules_of(GameName::BawoAdvanced);
    window.press_a(Role::ListItem, "Stop or spread an open house");
    let Does::Plays(turn) = window.example().expect("an example").worked.does.clone() else {
        panic!("a turn")
    };
    window.click("Try it yourself");
    let (hole, way) = match turn.mv {
        kete::rules::Move::Way { hole, way, .. } => (hole, way),
        other => panic!("a way: {other}"),
    };
    window.press(&format!("{},", hole_name(hole)));
    if window.has(&format!("{hole} right")) && window.has(&format!("{hole} left")) {
        let way = if way == kete::rules::Way::Left { "left" } else { "right" };
        window.press(&format!("{hole} {way}"));
    }
    window.steps(2);
    assert!(window.has("Stop here") && window.has("Spread it"), "{:?}", window.names());
    window.press("Spread it");
    let trial = window.example().and_then(|example| example.trial.as_ref()).expect("a trial");
    assert!(trial.tried.as_ref().is_some_and(|tried| !tried.refused));
}

#[test]
fn the_options_for_reading_change_only_the_text() {
    let mut window = Window::game(GameName::Awale, true);
    let on_session = window.session().game.ruleset();
    window.key(Key::F1);
    assert_eq!(window.state().page, Page::Rules);
    window.press_a(Role::ListItem, "Capture twos only");
    assert!(window.has("With the options as they stand this rule decides nothing."));
    window.click("Read with “Seeds you can capture: 2 only”");
    assert!(window.example().is_some(), "now there is an example");
    assert!(window.has("Only holes that hold exactly 2 seeds are taken, the last one and those before it alike. 3 seeds stay."));
    assert!(window.has("1 changed"));
    window.click("Change…");
    assert!(window.has("Options, for reading only"));
    window.click("Back to the written rules");
    window.click("Close");
    assert!(window.has("as written") && window.example().is_none());
    assert_eq!(window.session().game.ruleset(), on_session);
}

#[test]
fn a_refusal_leads_to_its_rule_and_alt_left_leads_back() {
    let mut window = Window::position(GameName::Owari, "1,3,0,2,0,4/0,0,0,0,0,0 18-20 S");
    window.steps(2);
    // A rule refuses a move that does not feed.
    window.key(Key::A);
    let before = window.shown();
    let title = narration::rule(RuleId::OwariFeed).title.clone();
    window.click(&title);
    let sentence = narration::sentence(&window.session().game.ruleset(), RuleId::OwariFeed);
    assert!(window.has(&sentence) && window.has("owari.feed"));
    window.click("Open the rule");
    assert_eq!((window.state().page, window.rule_read()), (Page::Rules, RuleId::OwariFeed));
    // On to another rule and another game, and step by step back.
    window.click_a(Role::Button, "What counts as feeding");
    assert_eq!(window.rule_read(), RuleId::GameFeed);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!((window.state().page, window.rule_read()), (Page::Rules, RuleId::OwariFeed));
    window.click("Ayoayo: Feed a hungry opponent");
    assert_eq!(window.rule_read(), RuleId::AyoayoFeed);
    assert_eq!(window.state().rulebook.ruleset.name(), GameName::Ayoayo);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!((window.state().page, window.shown()), (Page::Play, before));
    window.keys(Modifiers::ALT, Key::ArrowRight);
    assert_eq!((window.state().page, window.rule_read()), (Page::Rules, RuleId::OwariFeed));
}

#[test]
fn a_preview_leads_to_its_rule_by_keys_and_pointer() {
    for by_pointer in [true, false] {
        let mut window = Window::position(GameName::Owari, "0,0,0,0,2,1/2,0,0,0,0,4 20-19 S");
        let name = window.named("South F");
        match by_pointer {
            true => {
                let at = window.harness.get_by_label(&name).rect().center();
                window.harness.hover_at(at);
            }
            false => window.harness.get_by_label(&name).focus(),
        }
        window.steps(10);
        let title = narration::rule(RuleId::OwariCapture).title.clone();
        let chip = window.harness.get_by_role_and_label(Role::Button, &title);
        match by_pointer {
            true => chip.click(),
            false => chip.click_accesskit(),
        }
        window.steps(4);
        assert!(window.has("owari.capture"), "the card of the rule: {:?}", window.names());
        let open = window.harness.get_by_label("Open the rule");
        match by_pointer {
            true => open.click(),
            false => open.click_accesskit(),
        }
        window.steps(4);
        assert_eq!((window.state().page, window.rule_read()), (Page::Rules, RuleId::OwariCapture));
    }
}

#[test]
fn a_preview_stays_while_the_pointer_moves_to_its_links_and_only_then() {
    let mut window = Window::position(GameName::Owari, "0,0,0,0,2,1/2,0,0,0,0,4 20-19 S");
    let name = window.named("South F");
    let hole = window.harness.get_by_label(&name).rect();
    let capture = narration::rule(RuleId::OwariCapture).title.as_str();
    window.harness.hover_at(hole.center());
    window.steps(10);
    assert!(window.has(capture));
    // Past the count below the hole, straight to the card.
    let chip = window.harness.get_by_label(capture).rect();
    for part in 1..=8 {
        let at = hole.center_bottom().lerp(chip.center(), part as f32 / 8.0);
        window.harness.hover_at(at);
        window.steps(2);
        assert!(window.has(capture), "{at}");
    }
    window.harness.hover_at(hole.center() - vec2(0.0, 2.4 * hole.height()));
    window.steps(2);
    assert!(!window.has(capture));
}

#[test]
fn a_pending_move_and_a_lesson_stay_as_left() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.press("South A3,");
    let half = window.session().pending.clone();
    assert!(matches!(half, PendingMove::Way(_)));
    window.key(Key::F1);
    assert_eq!(window.state().rulebook.ruleset.name(), GameName::BawoBeginner);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!((window.state().page, window.session().pending.clone()), (Page::Play, half));
    // From a lesson, with the rules of its game.
    window.keys(Modifiers::COMMAND, Key::Num3);
    let at = window.state().learning.course_of(GameName::Ring).expect("a course");
    let begin = kete::app::learn::intent::LearnIntent::Begin(at, 1);
    window.learn(begin);
    window.key(Key::F1);
    assert_eq!(window.state().rulebook.ruleset.name(), GameName::Ring);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.state().lesson().map(|lesson| lesson.number), Some(1));
}

#[test]
fn a_rule_is_drilled_from_its_page() {
    let mut window = Window::rules(USUAL);
    window.press_a(Role::ListItem, "Capture two or three");
    window.click("Practise this rule");
    assert_eq!(window.state().page, Page::Learn);
    assert!(window.state().learning.drilling.is_some());
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!((window.state().page, window.rule_read()), (Page::Rules, RuleId::OwariCapture));
    // A rule that no position shows cannot be drilled.
    window.press_a(Role::ListItem, "Counting is always allowed");
    assert!(!window.has("Practise this rule"));
}

#[test]
fn in_a_narrow_window_the_list_is_folded() {
    let mut window = Window::rules(vec2(900.0, 600.0));
    assert!(window.harness.query_by_role(Role::ListItem).is_none());
    window.click_a(Role::ComboBox, "Rule");
    window.click_a(Role::ListBoxOption, "Sowing");
    assert_eq!(window.rule_read(), RuleId::OwariSow);
    window.key(Key::ArrowDown);
    assert_eq!(window.rule_read(), RuleId::OwariSkip);
    window.harness.key_press(Key::Slash);
    window.steps(2);
    window.type_text("no such words");
    assert!(window.has("No rule speaks of “no such words”. Try feed, capture, relay."));
    let board = window.harness.get_by_label_contains("South F,").rect();
    assert!(window.harness.ctx.content_rect().contains_rect(board), "{board}");
}

#[test]
fn each_hole_of_an_example_is_read_out() {
    let mut window = Window::rules(USUAL);
    window.press_a(Role::ListItem, "Setting up");
    assert!(window.has("South C, 4 seeds") && window.has("North store, 0 seeds"));
    let title = window.harness.get_by_role_and_label(Role::ListItem, "Taking every seed");
    assert_eq!(title.accesskit_node().description().as_deref(), Some("option"));
}

#[test]
fn the_rules_of_a_game_begin_with_who_wins() {
    for size in [vec2(900.0, 600.0), USUAL] {
        let mut window = Window::rules(size);
        for game in GameName::ALL {
            window.read_rules_of(game);
            let how = &narration::game(game).how;
            let sentences = [&how.aim, &how.owns, &how.turn, &how.capture, &how.end];
            let names = window.names();
            let at = sentences.map(|sentence| names.iter().position(|name| name == sentence));
            assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{game} {size:?}: {at:?}");
        }
        let aim = &narration::game(*GameName::ALL.last().expect("a game")).how.aim;
        let (role, list) = match size == USUAL {
            true => (Role::ListItem, None),
            false => (Role::ListBoxOption, Some((Role::ComboBox, "Rule"))),
        };
        let first = window.state().rulebook.rule;
        for (title, shows_aim) in
            [(narration::rule(first).title.as_str(), false), ("How to play", true)]
        {
            if let Some((role, name)) = list {
                window.press_a(role, name);
            }
            window.press_a(role, title);
            assert_eq!(window.has(aim), shows_aim, "{title} {size:?}");
            assert_eq!(window.example().is_some(), !shows_aim, "{title} {size:?}");
        }
    }
}

#[test]
fn going_back_leads_to_how_to_play_again() {
    let mut window = Window::rules(USUAL);
    window.keys(Modifiers::COMMAND, Key::Num1);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert!(window.state().page == Page::Rules && window.state().rulebook.how_to_play);
    window.press_a(Role::ListItem, "Capture two or three");
    window.keys(Modifiers::COMMAND, Key::Num1);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert!(!window.state().rulebook.how_to_play);
    assert_eq!(window.rule_read(), RuleId::OwariCapture);
}
