//! Lessons and exercises on paper.

use std::sync::atomic::AtomicBool;

use kete::rules::{GameName, RuleId, Ruleset};
use kete::texts::Language;
use kete::tutor::schema::{Course, LessonStep};
use kete::tutor::worksheet::{
    AnswerSpace, ExerciseOrder, NoWorksheet, PaperMarks, Worksheet, course, exercises, lesson,
};
use kete::tutor::{bundled, translate_course};

fn courses() -> Vec<Course> {
    let language = Language::current();
    let read = |(file, text): (&str, &str)| {
        let mut course: Course = ron::from_str(text).expect("a course");
        translate_course(&mut course, file, language);
        course
    };
    bundled().into_iter().map(read).collect()
}

fn order(rule: RuleId, difficulty: Option<u8>) -> ExerciseOrder {
    let ruleset = Ruleset::new(GameName::Owari);
    ExerciseOrder { ruleset, rule, difficulty, count: 6, seed: 1 }
}

fn made(order: &ExerciseOrder) -> Result<Worksheet, NoWorksheet> {
    exercises(order, &AtomicBool::new(false))
}

#[test]
fn every_lesson_is_printed_without_words_about_the_screen() {
    for (tag, screen) in [("en", ["click", "moving number"]), ("fr", ["cliqu", "nombre qui se"])] {
        let language = Language::of_tag(tag).expect("bundled");
        language.during(|| {
            for of in courses() {
                let printed = course(&of).expect("a game that Kete knows");
                assert_eq!(printed.parts.len(), of.lessons.len(), "{}", of.ruleset);
                for (part, lesson) in printed.parts.iter().zip(&of.lessons) {
                    assert_eq!(part.items.len(), lesson.steps.len(), "{}", lesson.id);
                    for (item, step) in part.items.iter().zip(&lesson.steps) {
                        let words = item.words.to_lowercase();
                        let at = format!("{tag} {}: {words}", lesson.id);
                        assert!(screen.iter().all(|it| !words.contains(it)), "{at}");
                        assert!(!words.is_empty() || item.solution.is_some(), "{at}");
                        let asks = !matches!(
                            step,
                            LessonStep::Say { .. }
                                | LessonStep::Show { .. }
                                | LessonStep::Play { .. }
                        );
                        assert_eq!(item.solution.is_some(), asks, "{at}");
                        assert_eq!(item.space != AnswerSpace::None, asks, "{at}");
                        if let Some(solution) = &item.solution {
                            assert!(!solution.answer.is_empty(), "{at}");
                            assert!(!solution.because.is_empty(), "{at}");
                        }
                        // A task is always beside its board.
                        assert!(!asks || !item.boards.is_empty(), "{at}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_lesson_has_its_tasks_with_their_solutions() {
    let owari = courses().into_iter().find(|it| it.ruleset == "owari" && !it.for_everyone);
    let owari = owari.expect("a course");
    let printed = lesson(&owari, 0).expect("a lesson");
    assert_eq!(printed.title, "Owari: Sow round the board");
    let items = &printed.parts[0].items;
    // A move that is shown is a picture of all that it does.
    assert!(matches!(items[1].boards[0].marks, PaperMarks::Turn(_)));
    assert!(items[1].boards[0].caption.starts_with("South plays C"), "{:?}", items[1]);
    // A guided try is guided on paper, too.
    let first = &items[2];
    assert!(matches!(first.boards[0].marks, PaperMarks::Step(_)));
    assert_eq!(first.space, AnswerSpace::Line("Your move:".to_owned()));
    let solution = first.solution.as_ref().expect("a task");
    assert_eq!(solution.answer, "B");
    assert_eq!(solution.because, "One seed goes into C and the last one into D.");
    let next = items[9].solution.as_ref().expect("a task");
    assert!(next.answer.contains("North"), "{next:?}");
    let choices = AnswerSpace::Choices(vec!["South".to_owned(), "North".to_owned()]);
    assert_eq!(items[9].space, choices);
    assert!(lesson(&owari, 1_000).is_none());
}

#[test]
fn exercises_have_the_difficulty_that_was_asked_for() {
    let any = made(&order(RuleId::OwariCapture, None)).expect("made");
    assert_eq!(any.parts[0].items.len(), 6);
    assert_eq!(any, made(&order(RuleId::OwariCapture, None)).expect("made"), "the same again");
    for difficulty in 1..=3 {
        let printed = made(&order(RuleId::OwariCapture, Some(difficulty))).expect("made");
        let part = &printed.parts[0];
        assert_eq!(part.aim, format!("Difficulty {difficulty} of 3"));
        assert_eq!(part.items.len(), 6, "difficulty {difficulty}");
        assert!(part.items.iter().all(|item| item.solution.is_some()));
        assert_eq!(part.rules.len(), 1, "the rule is beside the solutions");
    }
    // Every exercise about the start is of the first difficulty.
    let none = order(RuleId::OwariSetup, Some(3));
    assert_eq!(made(&none), Err(NoWorksheet::NoneSoHard(3)));
    let says = "no exercise about owari.setup of difficulty 3 was found: try another difficulty";
    assert_eq!(NoWorksheet::NoneSoHard(3).words(&none), says);
}
