//! Sessions of exercises: by the pointer, by keys, by a screen reader's presses.

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::exercises::choices::AnswerChoices;
use kete::app::exercises::intent::DrillIntent;
use kete::app::exercises::state::{DrillOrder, DrillRun, Next};
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::app::session::feedback::FeedbackTone;
use kete::app::shell::update::update;
use kete::draw::theme::ThemeName;
use kete::rules::{BoardShape, GameName, RuleId};
use kete::tutor::drills::{Drill, TEN, cannot_show, drills, ruleset_for};
use kete::tutor::{AnsweredIn, Progress, rules_of};

use crate::window::{USUAL, Window, hole_name};

impl Window {
    fn drill_run(&self) -> &DrillRun {
        self.state().drill().expect("an exercise is on the page")
    }

    fn begin_drill(&mut self, order: DrillOrder) {
        let state = self.state_mut();
        update(state, Intent::Drill(DrillIntent::Begin(order)), 0.0);
        self.steps(4);
    }

    fn press_role(&mut self, role: Role, name: &str, by_pointer: bool) {
        let node = self.harness.get_by_role_and_label(role, name);
        if by_pointer {
            node.click();
        } else {
            node.click_accesskit();
        }
        self.steps(3);
    }

    /// Chooses an answer through the controls.
    fn give(&mut self, answer: &str, by_pointer: bool) {
        let run = self.drill_run();
        let words = run.choice_words(answer);
        let (choices, mover) = (run.choices.clone(), run.drill.position.to_move());
        let shape = run.drill.position.shape();
        match choices {
            AnswerChoices::Place if answer == "store" && by_pointer => {
                self.click_start(&format!("{mover:?} store, "));
            }
            AnswerChoices::Place if answer == "store" => {
                self.press_role(Role::RadioButton, "Your store", by_pointer);
            }
            AnswerChoices::Place => {
                let hole = shape.holes().find(|hole| hole.to_string() == answer).expect("a hole");
                let start = match shape {
                    BoardShape::Ring => format!("Hole {hole} red"),
                    _ => hole_name(hole),
                };
                if by_pointer { self.click_start(&start) } else { self.press(&start) }
            }
            AnswerChoices::Number => {
                for figure in answer.chars() {
                    self.key(Key::from_name(&figure.to_string()).expect("a figure"));
                }
            }
            AnswerChoices::One(_) => self.press_role(Role::RadioButton, &words, by_pointer),
            AnswerChoices::Several(_) => {
                for one in answer.split_whitespace() {
                    let words = self.drill_run().choice_words(one);
                    self.press_role(Role::CheckBox, &words, by_pointer);
                }
            }
        }
    }

    fn answer_rightly(&mut self, by_pointer: bool) {
        let answer = self.drill_run().drill.answer.clone();
        self.give(&answer, by_pointer);
        if by_pointer {
            self.click("Check")
        } else {
            self.press("Check")
        }
        let run = self.drill_run();
        let told = run.feedback.as_ref().expect("feedback is shown");
        let question = kete::tutor::wording::drills::line(&run.drill);
        assert_eq!(told.tone, FeedbackTone::Right, "{question} {:?} {told:?}", run.chosen);
    }

    /// A wrong answer.
    fn wrong_answer(&self) -> String {
        let run = self.drill_run();
        let right = &run.drill.answer;
        match &run.choices {
            AnswerChoices::Place => {
                let mut holes = run.drill.position.shape().holes().map(|hole| hole.to_string());
                holes.find(|hole| hole != right).expect("another hole")
            }
            AnswerChoices::Number => if right == "3" { "4" } else { "3" }.to_owned(),
            AnswerChoices::One(all) | AnswerChoices::Several(all) => {
                all.iter().find(|one| *one != right).expect("another answer").clone()
            }
        }
    }
}

fn learn_page() -> Window {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window
}

#[test]
fn ten_exercises_are_answered_by_presses_and_the_end_says_how_many() {
    let mut window = learn_page();
    window.press("Owari, 0 of");
    window.press("Ten exercises");
    let rule = window.drill_run().drill.rule;
    let title = kete::app::words::in_sentence(&kete::narration::rule(rule).title);
    window.assert_has(&format!("Drill: {title}, 1 of 10"));
    for number in 0..TEN {
        assert_eq!(window.drill_run().place, number);
        window.answer_rightly(false);
        assert!(window.has("Open the rule"));
        window.press("Continue");
    }
    assert!(window.has("10 of 10 right"));
    assert!(window.has("No rule has moved to another bar."));
    window.press("Done");
    assert!(window.has("All courses"));
    assert!(!window.has("Go on with the exercises"));
}

#[test]
fn ten_exercises_are_answered_by_the_pointer() {
    let mut window = learn_page();
    window.click_start("Basic Game, 0 of");
    window.click("Ten exercises");
    for _ in 0..TEN {
        window.answer_rightly(true);
        window.click("Continue");
    }
    window.click("Ten more");
    assert_eq!(window.drill_run().place, 0);
}

#[test]
fn ten_exercises_are_answered_by_keys_alone() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture));
    for _ in 0..TEN {
        let answer = window.drill_run().drill.answer.clone();
        for figure in answer.chars() {
            window.key(Key::from_name(&figure.to_string()).expect("a figure"));
        }
        assert_eq!(window.focused().as_deref(), Some("Check"));
        window.key(Key::Enter);
        assert_eq!(
            window.drill_run().feedback.as_ref().map(|told| told.tone),
            Some(FeedbackTone::Right)
        );
        assert_eq!(window.focused().as_deref(), Some("Continue"));
        window.key(Key::Enter);
    }
    assert!(window.has("10 of 10 right"));
    assert_eq!(window.focused().as_deref(), Some("Done"));
    window.key(Key::Enter);
    assert!(window.has("All courses"));
    // Yes and no by digits, places by arrows or letters.
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariSow));
    assert_eq!(window.drill_run().choices, AnswerChoices::Place);
    let mover = window.drill_run().drill.position.to_move();
    let hole = format!("{mover:?} {}", kete::rules::Hole::two_rows(mover, 2));
    window.key(Key::C);
    assert_eq!(window.drill_run().chosen, [hole[6..].to_owned()]);
}

#[test]
fn a_missed_exercise_returns_at_the_end_and_resets_the_rule_to_the_first_box() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture));
    let (first, wrong) = (window.drill_run().drill.clone(), window.wrong_answer());
    window.give(&wrong, false);
    window.press("Check");
    assert_eq!(
        window.drill_run().feedback.as_ref().map(|told| told.tone),
        Some(FeedbackTone::Miss)
    );
    let told = window.drill_run().feedback.clone().expect("told");
    assert!(
        told.head.starts_with("You said ")
            && told.line.ends_with("The question comes back at the end.")
    );
    window.press("Continue");
    for _ in 1..TEN {
        window.answer_rightly(false);
        window.press("Continue");
    }
    assert_eq!(window.drill_run().drill, first);
    window.answer_rightly(false);
    window.press("Continue");
    assert!(window.has("9 of 10 right"));
    let title = &kete::narration::rule(RuleId::OwariCapture).title;
    window.assert_has(&format!("{title}: next tomorrow"));
    // It is saved to the disk too.
    let folders = kete::files::Folders::under(window.data.path());
    let card = Progress::load(&folders).progress.card(GameName::Owari, RuleId::OwariCapture);
    let card = card.expect("a card");
    assert_eq!((card.place, card.wrong, card.right), (0, 1, 9));
}

#[test]
fn the_editor_opens_with_the_board_of_the_exercise_not_the_hidden_game() {
    let mut window = Window::game(GameName::Giuthi, true);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture));
    let board = window.drill_run().game_session.as_ref().expect("a board");
    let (ruleset, seen) = (board.game.ruleset(), board.position().setup().to_string());
    window.does(Intent::Command(Command::SetUpFromBoard));
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!((editor.ruleset(), editor.text()), (ruleset, seen));
    assert_eq!(window.session().name(), GameName::Giuthi, "the game stays on its table");
}

#[test]
fn a_skipped_exercise_comes_last_and_counts_for_nothing() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture));
    let first = window.drill_run().drill.clone();
    window.keys(Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(window.drill_run().place, 1);
    window.press("Skip");
    assert_eq!(window.drill_run().place, 2);
    for _ in 2..TEN {
        window.answer_rightly(false);
        window.press("Continue");
    }
    assert_eq!(window.drill_run().drill, first);
    assert_eq!(window.drill_run().counts(), (TEN - 2, 0, 2));
}

#[test]
fn the_rule_is_shown_on_demand_and_the_twin_counts_for_nothing() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture));
    assert!(!window.has("Open the rule"));
    window.key(Key::H);
    assert!(window.has("Open the rule"));
    while window.drill_run().drill.one_seed_apart().is_none() {
        window.press("Skip");
    }
    window.answer_rightly(false);
    let place = window.drill_run().place;
    window.press("Try it with one seed changed");
    assert!(window.drill_run().is_twin && window.drill_run().next() == Next::Check(false));
    let wrong = window.wrong_answer();
    window.give(&wrong, false);
    window.press("Check");
    assert_eq!(window.drill_run().counts(), (1, 0, TEN - 1));
    window.press("Back to the exercise");
    assert!(!window.drill_run().is_twin);
    assert_ne!(window.drill_run().place, place);
}

#[test]
fn a_session_stays_as_it_was_left() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Basic, RuleId::BasicCapture));
    window.answer_rightly(false);
    window.press("Continue");
    let drill = window.drill_run().drill.clone();
    let chosen = window.wrong_answer();
    window.give(&chosen, false);
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert_eq!(window.state().page, Page::Start);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.drill_run().drill, drill);
    assert_eq!(window.drill_run().chosen, [chosen]);
    window.press("Courses");
    assert!(window.has("All courses"));
    window.press("Go on with the exercises");
    assert_eq!(window.drill_run().drill, drill);
}

#[test]
fn nothing_due_says_when_and_leads_to_mixed_drills() {
    let mut window = learn_page();
    let state = window.state_mut();
    state.learning.note(GameName::Owari, RuleId::OwariFeed, false, AnsweredIn::Review);
    window.begin_drill(DrillOrder::Review);
    window.assert_has("No exercises to repeat today. Next: tomorrow, 1 rule.");
    window.press("Ten mixed exercises");
    let rules: Vec<RuleId> = (0..TEN)
        .map(|_| {
            let rule = window.drill_run().drill.rule;
            window.answer_rightly(false);
            window.press("Continue");
            rule
        })
        .collect();
    assert!(rules.contains(&RuleId::OwariFeed));
    let mut kinds = rules.clone();
    kinds.sort();
    kinds.dedup();
    assert!(kinds.len() > 5, "{rules:?}");
}

#[test]
fn due_rules_are_drilled_and_move_on() {
    let data = tempfile::tempdir().expect("a folder");
    let mut progress = Progress::default();
    let due = [(GameName::Owari, RuleId::OwariFeed), (GameName::Basic, RuleId::BasicAgain)];
    for (game, rule) in due {
        progress.answer(game, rule, false, AnsweredIn::Review, 100);
    }
    let folders = kete::files::Folders::under(data.path());
    progress.write(&kete::tutor::progress_file(&folders)).expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.assert_has("2 rules are due today");
    window.press("Drill these 2");
    let mut rules = Vec::new();
    for number in 0..TEN {
        assert!(window.has(&format!("Review, {} of 10", number + 1)));
        rules.push(window.drill_run().drill.rule);
        window.answer_rightly(false);
        window.press("Continue");
    }
    let of = |rule| rules.iter().filter(|other| **other == rule).count();
    assert_eq!((of(due[0].1), of(due[1].1)), (5, 5));
    let moved = |window: &Window, end: &str| {
        window.names().iter().filter(|name| name.ends_with(end)).count()
    };
    assert_eq!(moved(&window, "): next in 2 days"), 2, "{:?}", window.names());
    window.press("Done");
    assert!(window.has_start("No exercises to repeat today. Next:"));
}

/// An exercise about every rule of every game that a position can show, answered wrongly and rightly
/// with the controls on the page.
#[test]
fn every_rule_of_every_game_can_be_answered_in_the_window() {
    let mut window = learn_page();
    for game in GameName::ALL {
        for rule in rules_of(game) {
            if cannot_show(&ruleset_for(game, rule), rule).is_some() {
                window.begin_drill(DrillOrder::Rule(game, rule));
                assert!(window.has_start("No exercise"));
                continue;
            }
            let drills = kete::tutor::drills::drills(&ruleset_for(game, rule), rule, 1, 3);
            let order = DrillOrder::Rule(game, rule);
            let state = window.state_mut();
            state.page = Page::Learn;
            state.learning.front = kete::app::learn::state::LearnPage::Drill;
            let run = DrillRun::begin(drills.expect("made"), &Progress::default());
            let run = run.expect("a session");
            let stage = kete::app::exercises::state::DrillStage::Running(Box::new(run));
            state.learning.drilling = Some(kete::app::exercises::state::Drilling { order, stage });
            window.steps(2);
            let wrong = window.wrong_answer();
            window.give(&wrong, false);
            window.press("Check");
            let told = window.drill_run().feedback.clone().expect("told");
            assert_eq!(told.tone, FeedbackTone::Miss, "{game} {rule} {wrong}");
            assert!(!told.line.contains("  ") && told.rules[0] == rule, "{game} {rule} {told:?}");
            window.press("Continue");
            window.answer_rightly(false);
            window.press("Continue");
            assert!(window.has("0 of 1 right"));
        }
    }
}

#[test]
fn both_stores_answer_an_exercise_by_a_click() {
    let mut window = learn_page();
    window.begin_drill(DrillOrder::Rule(GameName::Basic, RuleId::BasicStore));
    for _ in 0..TEN {
        if window.drill_run().choices == AnswerChoices::Place {
            break;
        }
        window.answer_rightly(false);
        window.key(Key::Enter);
    }
    assert_eq!(window.drill_run().choices, AnswerChoices::Place);
    let mover = window.drill_run().drill.position.to_move();
    window.click_start(&format!("{:?} store, ", mover.other()));
    assert_eq!(window.drill_run().chosen_words(), format!("{:?}’s store", mover.other()));
    window.click_start(&format!("{mover:?} store, "));
    assert_eq!(window.drill_run().chosen, ["store"]);
    window.click_start(&format!("{:?} store, ", mover.other()));
    window.click("Check");
    let feedback = window.drill_run().feedback.clone().expect("feedback");
    assert_eq!(feedback.tone, FeedbackTone::Miss);
}

#[test]
fn an_exercise_fits_windows_of_every_size() {
    for size in [vec2(640.0, 420.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for &theme in ThemeName::ALL {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            window.begin_drill(DrillOrder::Rule(GameName::BawoAdvanced, RuleId::BawoEatFirst));
            window.steps(2);
            window.answer_rightly(false);
            window.press("Continue");
            assert_eq!(window.drill_run().place, 1, "{size:?}");
        }
    }
}

#[test]
fn an_exercise_names_its_game_where_a_session_has_several_games() {
    let exercise = |game, rule| {
        let made = drills(&ruleset_for(game, rule), rule, 1, 1).expect("exercises");
        made.into_iter().next().expect("an exercise")
    };
    let owari = exercise(GameName::Owari, RuleId::OwariCapture);
    let basic = exercise(GameName::Basic, RuleId::BasicCapture);
    let question = kete::tutor::wording::drills::question(&owari);
    let asked = |drills: Vec<Drill>| {
        DrillRun::begin(drills, &Progress::default()).expect("a session").question()
    };
    assert_eq!(asked(vec![owari.clone(), owari.clone()]), question);
    let name = &kete::narration::game(GameName::Owari).name;
    assert_eq!(asked(vec![owari, basic]), format!("{name}: {question}"));
}
