//! How a course teaches: an error in Kete's own courses, advice for others.

use kete::tutor::limits::MOST_PROBLEMS;
use kete::tutor::wording::lessons::problem;
use kete::tutor::{Effort, LoadedCourse};

/// A lesson with this id, part of the course, and steps.
fn lesson(id: &str, track: &str, steps: &[&str]) -> String {
    format!(
        "(id: \"{id}\", title: \"One\", aim: \"Two.\", track: {track}, rules: [], steps: [\n{}\n])",
        steps.join(",\n")
    )
}

fn checked(lessons: &[String], is_own_to_kete: bool) -> LoadedCourse {
    let text =
        format!("(ruleset: \"owari\", audience: \"All.\", lessons: [\n{}\n])", lessons.join(",\n"));
    Effort::usual(|effort| LoadedCourse::checked("owari.ron", &text, is_own_to_kete, effort))
}

fn advice(lessons: &[String]) -> Vec<String> {
    let course = checked(lessons, false);
    assert!(course.problems.is_empty(), "{:?}", course.problems);
    course.advice.iter().map(problem).collect()
}

const SHOW: &str = "Show(text: \"Look.\", at: \"start\", play: [\"C last a\"])";
const ASK: &str = "Ask(text: \"Play.\", at: \"0,0,0,2,0,2/4,2,0,0,4,0 0-0 S\", goal: Takes(3), \
                   accept: [\"F\"]";
const PREDICT: &str = "Predict(text: \"How many?\", at: \"0,0,0,2,0,2/4,2,0,0,4,0 0-0 S\", \
                       what: Takes, play: \"F takes 3\"";
const QUIZ: &str =
    "Quiz(text: \"Whose?\", choices: [\"Mine\", \"Yours\"], right: 2, because: \"So.\"";

#[test]
fn every_answer_needs_a_reason() {
    let bare = [format!("{ASK})"), format!("{PREDICT})"), format!("{QUIZ})")];
    let steps: Vec<&str> = [SHOW].into_iter().chain(bare.iter().map(String::as_str)).collect();
    let found = advice(&[lesson("T1", "Rules", &steps)]);
    let ends = [
        "T1, step 2: The answer has no reason: give `because`.",
        "T1, step 3: The answer has no reason: give `because`.",
        "T1, step 4: The question does not say why “Mine” is wrong: give `why_not`.",
    ];
    assert_eq!(found.len(), ends.len(), "{found:?}");
    assert!(found.iter().zip(ends).all(|(line, end)| line.ends_with(end)), "{found:?}");
    let full = [
        format!("{ASK}, because: \"A.\")"),
        format!("{PREDICT}, because: \"A.\")"),
        format!("{QUIZ}, why_not: [\"No.\", \"\"])"),
    ];
    let steps: Vec<&str> = [SHOW].into_iter().chain(full.iter().map(String::as_str)).collect();
    assert_eq!(advice(&[lesson("T1", "Rules", &steps)]), [""; 0]);
}

#[test]
fn a_step_that_turns_the_board_names_north() {
    let north = |text: &str| {
        format!("Show(text: \"{text}\", at: \"4,4,4,4,4,4/4,4,4,4,4,4 0-0 N\", play: [\"c\"])")
    };
    let turned = |text: &str| advice(&[lesson("T1", "Rules", &[SHOW, &north(text)])]);
    assert_eq!(turned("You are North now."), [""; 0]);
    let found = turned("Look.");
    let end =
        "T1, step 2: The board turns round here, and the text does not say that North is to move.";
    assert!(matches!(&found[..], [line] if line.ends_with(end)), "{found:?}");
    let second = advice(&[lesson("T1", "Rules", &[SHOW, &north("North."), &north("Look.")])]);
    assert_eq!(second, [""; 0], "only the first step of North");
}

#[test]
fn a_course_has_no_more_questions_than_moves() {
    let predict = format!("{PREDICT}, because: \"A.\")");
    assert_eq!(advice(&[lesson("T1", "Rules", &[SHOW, &predict])]), [""; 0]);
    let found = advice(&[lesson("T1", "Rules", &[SHOW, &predict, &predict])]);
    let end = "The course asks 2 questions and has only 1 step in which a move is watched, found or \
               played.";
    assert!(matches!(&found[..], [line] if line.ends_with(end)), "{found:?}");
}

#[test]
fn the_parts_of_a_course_come_in_order() {
    let of = |id, track| lesson(id, track, &[SHOW]);
    let from = "From(\"basic\")";
    let right = [of("T0", from), of("T1", "Rules"), of("T2", "Strategy"), of("T3", "Model")];
    assert_eq!(advice(&right), [""; 0]);
    let found =
        advice(&[of("T1", "Rules"), of("T2", "Model"), of("T3", from), of("T4", "Strategy")]);
    assert!(
        matches!(&found[..], [line] if line.contains(": T4: This lesson belongs to an earlier part")),
        "{found:?}"
    );
}

#[test]
fn in_a_course_of_kete_advice_is_a_problem() {
    let bare = format!("{ASK})");
    let lessons = [lesson("T1", "Rules", &[SHOW, &bare])];
    let own = checked(&lessons, true);
    assert_eq!(own.advice, []);
    let found: Vec<String> = own.problems.iter().map(problem).collect();
    assert!(found.iter().any(|line| line.ends_with("give `because`.")), "{found:?}");
    let other = checked(&lessons, false);
    assert_eq!((other.problems.len(), other.advice.len()), (0, 1));
}

#[test]
fn the_program_prints_advice_and_still_succeeds() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("my.ron");
    let steps = lesson("T1", "Rules", &[SHOW, &format!("{ASK})")]);
    let text = format!("(ruleset: \"owari\", audience: \"All.\", lessons: [\n{steps}\n])");
    std::fs::write(&file, text).expect("written");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(["lessons", "check"])
        .arg(&file)
        .output()
        .expect("the program starts");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(0), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("The answer has no reason: give `because`. (Advice)"), "{said}");
    assert!(lines[1].ends_with(": nothing is wrong."), "{said}");
}

#[test]
fn much_advice_does_not_hide_what_is_wrong() {
    let bare = format!("{ASK})");
    let many = vec![bare.as_str(); 60];
    let wrong = SHOW.replace("C last a", "C last b");
    let lessons = [
        lesson("T1", "Rules", &many),
        lesson("T2", "Rules", &many),
        lesson("T3", "Rules", &[&wrong]),
    ];
    let course = checked(&lessons, false);
    let found: Vec<String> = course.problems.iter().map(problem).collect();
    assert!(matches!(&found[..], [line] if line.contains("T3, step 1: ")), "{found:?}");
    assert_eq!(course.advice.len(), MOST_PROBLEMS + 1, "and that there is more");
}
