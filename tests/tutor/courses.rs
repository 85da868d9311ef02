//! The bundled courses: correct, complete, of the right size, and every rule practised.

use std::collections::BTreeSet;

use kete::rules::{GameName, RuleId, Side};
use kete::tutor::schema::{Course, LessonStep, Track};
use kete::tutor::wording::lessons::problem;
use kete::tutor::{self, LoadedCourse};

/// The courses as written, unchecked.
fn courses() -> Vec<(GameName, Course)> {
    let bundled = tutor::bundled().into_iter();
    let read = bundled.map(|(file, text)| (file, ron::from_str::<Course>(text).expect(file)));
    // The course for everyone is no course of a game.
    let of_a_game = read.filter(|(_, course)| !course.for_everyone).map(|(file, course)| {
        assert_eq!(file, format!("{}.ron", course.ruleset));
        (course.ruleset.parse().expect("a game"), course)
    });
    of_a_game.collect()
}

#[test]
fn every_stated_move_and_number_follows_from_the_rules() {
    for (file, text) in tutor::bundled() {
        let shelf = LoadedCourse::of_bundled(file, text);
        let problems: Vec<String> = shelf.problems.iter().map(problem).collect();
        assert!(problems.is_empty(), "{problems:#?}");
    }
}

#[test]
fn each_of_the_nine_games_has_a_course_of_short_lessons_and_a_game_to_play() {
    let courses = courses();
    let games: Vec<GameName> = courses.iter().map(|(game, _)| *game).collect();
    assert_eq!(games, GameName::ALL);
    let mut ids = BTreeSet::new();
    for (game, course) in &courses {
        for lesson in &course.lessons {
            let steps = lesson.steps.len();
            assert!((4..=14).contains(&steps), "{game} {}: {steps} steps", lesson.id);
            let minutes = tutor::minutes(lesson);
            // Who guesses a move reads what it costs and what the game's move does.
            let most = if lesson.track == Track::Model { 12 } else { 8 };
            assert!((1..=most).contains(&minutes), "{game} {}: {minutes}", lesson.id);
            assert!(ids.insert(lesson.id.clone()), "{} occurs twice", lesson.id);
        }
        let plays = |step: &LessonStep| matches!(step, LessonStep::Play { .. });
        let is_played = course.lessons.iter().flat_map(|lesson| &lesson.steps).any(plays);
        assert!(is_played, "{game}: no whole game");
    }
}

/// How players may share what is left when they agree to end.
const SHARING: [RuleId; 2] = [RuleId::GameAgreeHalve, RuleId::GameAgreeDisregard];

#[test]
fn every_course_practises_every_rule_of_its_game() {
    for (game, course) in courses() {
        let mut practised = BTreeSet::new();
        for lesson in &course.lessons {
            let boards = tutor::boards(game, lesson);
            for (step, board) in lesson.steps.iter().zip(&boards) {
                practised.extend(tutor::practised_by(step, board.as_ref().ok()));
            }
        }
        let mut all = tutor::rules_of(game);
        // These two courses also teach how players share what is left.
        if matches!(game, GameName::Owari | GameName::Ring) {
            all.extend(SHARING);
        }
        let missed: Vec<&RuleId> = all.iter().filter(|rule| !practised.contains(rule)).collect();
        assert!(missed.is_empty(), "{game}: {missed:?}");
    }
    // No course teaches setting up by hand, and only some teach sharing.
    let anywhere: BTreeSet<RuleId> = GameName::ALL.into_iter().flat_map(tutor::rules_of).collect();
    let nowhere: Vec<&RuleId> = RuleId::ALL.iter().filter(|id| !anywhere.contains(id)).collect();
    assert_eq!(nowhere, [&SHARING[0], &SHARING[1], &RuleId::GameSetup]);
}

#[test]
fn both_sides_of_the_board_are_played() {
    for (game, course) in courses() {
        let mut sides = [0, 0];
        for lesson in &course.lessons {
            for board in tutor::boards(game, lesson).into_iter().flatten() {
                sides[board.to_move().index()] += 1;
            }
        }
        let all = sides[0] + sides[1];
        let north = sides[Side::North.index()];
        // The learner is South nearly everywhere, but sees the board from the other side too.
        assert!(north > 0, "{game}: North plays none of {all} steps");
    }
}

/// The board marks who plays next, so a text that says so must fit the board.
#[test]
fn a_text_that_says_that_north_plays_next_is_about_such_a_board() {
    let mut said = 0;
    for (game, course) in courses() {
        for lesson in &course.lessons {
            let boards = tutor::boards(game, lesson);
            for (step, board) in lesson.steps.iter().zip(boards) {
                let only_looks = matches!(step, LessonStep::Say { .. } | LessonStep::Quiz { .. });
                let text = step.common().text;
                let says = text.starts_with("North plays next") || text.contains("Now it is North");
                let Some(board) = board.ok().filter(|_| only_looks && says) else { continue };
                assert_eq!(board.to_move(), Side::North, "{game} {}: {text}", lesson.id);
                said += 1;
            }
        }
    }
    assert!(said > 0);
}

#[test]
fn texts_are_calm_and_address_the_learner() {
    for (game, course) in courses() {
        for lesson in &course.lessons {
            let head = [&lesson.title, &lesson.aim];
            let texts = lesson.steps.iter().map(|step| step.common().text);
            for text in head.into_iter().map(String::as_str).chain(texts) {
                let words: Vec<&str> = text.split(|char: char| !char.is_alphanumeric()).collect();
                let plain = !["he", "He", "his", "His", "him", "invalid", "easy", "simply"]
                    .iter()
                    .any(|word| words.contains(word));
                assert!(plain && !text.contains('!'), "{game} {}: {text}", lesson.id);
            }
        }
    }
}

#[test]
fn the_example_in_the_readme_is_a_correct_course() {
    let readme = include_str!("../../tutorials/README.md");
    let example = readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let shelf = LoadedCourse::of_text("README.md", example.expect("an example"));
    let course = &shelf.source.expect("read").course;
    assert_eq!(course.lessons[0].steps.len(), 8);
    assert!(shelf.problems.is_empty(), "{:?}", shelf.problems);
    assert!(shelf.advice.is_empty(), "{:?}", shelf.advice);
}
