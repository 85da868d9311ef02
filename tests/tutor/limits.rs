//! Courses that would take long to check: each is refused with line and reason, or its check ends
//! after a limited number of positions.

use std::process::Command;
use std::sync::atomic::AtomicBool;

use kete::tutor::wording::lessons::problem;
use kete::tutor::{Effort, FOR_A_COURSE, LoadedCourse, Spent, bundled};

/// A course of one lesson with these steps, one a line from line 2 on.
fn course(game: &str, steps: &[String]) -> String {
    format!(
        "(ruleset: \"{game}\", audience: \"All.\", lessons: [(id: \"T1\", title: \"One\", aim: \
         \"Two.\", rules: [], steps: [\n{}\n])])\n",
        steps.join(",\n")
    )
}

fn complaints(shelf: &LoadedCourse) -> Vec<String> {
    shelf.problems.iter().map(problem).collect()
}

fn show(claim: &str) -> String {
    format!("Show(text: \"A.\", at: \"start\", play: [\"{claim}\"])")
}

fn ask(goal: &str) -> String {
    format!("Ask(text: \"A.\", at: \"start\", goal: {goal}, accept: [\"C\"])")
}

#[test]
fn each_costly_number_and_length_has_a_limit_reported_with_its_line() {
    let many = |item: &str, of: usize| vec![item; of].join(", ");
    let long = "a".repeat(1_001);
    let far = "too far ahead: the number after @ is at most 20.";
    let cases = [
        (show("C worth -3@4294967295"), far),
        (show("C worth -3@60"), far),
        (show("C worth -3@99999999999"), far),
        (show(&many("C", 41).replace(',', "")), "at most 40 moves, and this one has 41."),
        (ask("WinsIn(4294967295)"), "a number of turns from 1 to 20 belongs here, not 4294967295."),
        (ask("Gains(1, 21)"), "a number of turns from 1 to 20 belongs here, not 21."),
        (ask("WinsIn(0)"), "a number of turns from 1 to 20 belongs here, not 0."),
        (ask("Best(7)"), "Best takes no number"),
        (ask(&format!("Any([{}])", many("Legal", 65))), "a list of at most 64 belongs here."),
        (ask("Not(All([Not(Any([Not(Legal)]))]))"), "not more than 4 deep."),
        (format!("Say(text: \"{long}\")"), "a text of at most 1000 letters belongs here."),
        (format!("Say(text: \"A.\", at: \"{long}\")"), "a text of at most 1000 letters"),
        (
            format!("Say(text: \"A.\", at: \"start\", marks: (lit: [{}]))", many("\"A\"", 65)),
            "a list of at most 64 belongs here.",
        ),
        (
            "Say(text: \"A.\", at: \"start\", marks: (ghosts: [(\"A\", 65)]))".to_owned(),
            "a number of seeds from 0 to 64 belongs here, not 65.",
        ),
        (
            format!("Quiz(text: \"A.\", choices: [\"{long}\", \"B\"], right: 1, because: \"So.\")"),
            "a text of at most 1000 letters belongs here.",
        ),
    ];
    let steps: Vec<String> = cases.iter().map(|(step, _)| step.clone()).collect();
    let found = complaints(&LoadedCourse::of_text("my.ron", &course("owari", &steps)));
    assert_eq!(found.len(), cases.len(), "{found:#?}");
    for (number, (line, (_, reason))) in found.iter().zip(&cases).enumerate() {
        assert!(line.contains(reason), "{reason}: {line}");
        let place = format!("T1, step {}: ", number + 1);
        assert!(line.starts_with(&format!("my.ron:{}:", number + 2)), "{line}");
        assert!(line.contains(&place), "{line}");
    }
}

#[test]
fn lessons_steps_and_problems_are_limited_in_number() {
    let one = course("owari", &["Say(text: \"A.\")".to_owned()]);
    let say = vec!["Say(text: \"A.\")".to_owned(); 101];
    let found = complaints(&LoadedCourse::of_text("my.ron", &course("owari", &say)));
    assert!(found.len() == 1 && found[0].contains("a list of at most 100 belongs"), "{found:#?}");
    let lesson = one.split_once("lessons: [").and_then(|(_, rest)| rest.rsplit_once("])"));
    let lesson = lesson.expect("a lesson").0;
    let lessons = one.replace(lesson, &vec![lesson; 101].join(","));
    let found = complaints(&LoadedCourse::of_text("my.ron", &lessons));
    assert!(found.len() == 1 && found[0].contains("a list of at most 100 belongs"), "{found:#?}");
    let bad =
        vec![format!("Say(text: \"A.\", marks: (lit: [{}]))", vec!["\"x\""; 60].join(",")); 9];
    let found = complaints(&LoadedCourse::of_text("my.ron", &course("owari", &bad)));
    assert_eq!(found.len(), 101);
    assert!(found[100].ends_with("There are more problems. Only 100 are listed."), "{found:#?}");
}

#[test]
fn a_check_ends_after_a_number_of_positions_and_says_where() {
    let steps = [show("CR last a"), show("CR worth +0@20"), show("CR last a")];
    let text = course("giuthi", &steps);
    let check = |most| {
        let (stop, mut told) = (AtomicBool::new(false), Vec::new());
        let tell = &mut |step, of| told.push((step, of));
        let shelf =
            LoadedCourse::checked("my.ron", &text, false, Effort { most, stop: &stop, tell });
        (shelf, told)
    };
    let (shelf, told) = check(20_000);
    assert_eq!(shelf.spent, Some(Spent::Course));
    assert_eq!(told, [(1, 3), (2, 3)], "the rest is left");
    let found = complaints(&shelf);
    assert!(found.iter().any(|line| line.starts_with("my.ron:3:")
        && line.contains("The course takes too long to check. Nothing from here on was checked.")));
    let (again, _) = check(20_000);
    assert_eq!(again.problems, shelf.problems, "no clock decides");
}

#[test]
fn one_costly_claim_does_not_hide_what_follows() {
    let steps = [show("CR worth +0@20"), show("CR takes 40")];
    let shelf = LoadedCourse::of_text("my.ron", &course("giuthi", &steps));
    let found = complaints(&shelf);
    assert_eq!((found.len(), shelf.spent), (2, None), "{found:#?}");
    assert!(found[0].starts_with("my.ron:2:") && found[0].contains("too many positions"));
    assert!(found[1].starts_with("my.ron:3:") && found[1].contains("“takes 40” is stated"));
}

#[test]
fn a_check_can_be_stopped() {
    let text = course("owari", &[show("C last a"), show("C last b")]);
    let (stop, mut told) = (AtomicBool::new(false), 0);
    let tell = &mut |_, _| {
        told += 1;
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
    };
    let effort = Effort { most: FOR_A_COURSE, stop: &stop, tell };
    let shelf = LoadedCourse::checked("my.ron", &text, false, effort);
    assert_eq!((shelf.spent, told), (Some(Spent::Stopped), 1));
}

/// Good courses need far less than the limit.
#[test]
fn a_bundled_course_uses_a_small_part_of_the_limit() {
    for (file, text) in bundled() {
        let stop = AtomicBool::new(false);
        let effort = Effort { most: FOR_A_COURSE / 20, stop: &stop, tell: &mut |_, _| () };
        let shelf = LoadedCourse::checked(file, text, true, effort);
        assert_eq!((shelf.spent, complaints(&shelf)), (None, Vec::new()), "{file}");
    }
}

#[test]
fn lessons_check_ends_with_the_line_of_a_course_that_would_never_end() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("tutorials");
    std::fs::create_dir(&folder).expect("made");
    for (name, step) in [
        ("best.ron", ask("Gains(3, 4294967295)")),
        ("deep.ron", show("C worth -3@60")),
        ("worth.ron", show("C worth -3@4294967295")),
    ] {
        std::fs::write(folder.join(name), course("owari", &[step])).expect("written");
    }
    let data = dir.path().to_str().expect("UTF-8");
    let output = Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(["lessons", "check", "--data-dir", data])
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    for (line, name) in lines.iter().zip(["best.ron", "deep.ron", "worth.ron"]) {
        assert!(line.contains(&format!("{name}:2:")) && line.contains("T1, step 1: "), "{line}");
    }
    let sum = String::from_utf8(output.stderr).expect("UTF-8");
    let courses = kete::tutor::bundled().len() + lines.len();
    assert!(sum.contains(&format!("{courses} courses")) && sum.contains(": 3 problems."), "{sum}");
}
