//! What a learner hears after wrong moves: every one of them, in all bundled courses.

use kete::rules::GameName;
use kete::tutor::{course, replies};

#[test]
fn every_wrong_move_of_every_task_has_a_reply() {
    for game in GameName::ALL {
        let course = course(game).expect("bundled");
        let all = replies(&course);
        assert!(all.len() > 50, "{game}: {}", all.len());
        for reply in &all {
            assert!(reply.says.ends_with(['.', '?', '!']), "{reply:?}");
            assert!(reply.asks.as_ref().is_none_or(|asks| asks.ends_with('?')), "{reply:?}");
        }
    }
}

/// The author's reason replaces Kete's, and no question follows it.
#[test]
fn the_program_prints_the_replies_of_a_course() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("my.ron");
    let text = r#"(ruleset: "owari", audience: "All.", lessons: [(id: "T1", title: "Sow", aim: "Sow.",
        rules: [], steps: [Ask(text: "Reach a.", at: "1,0,3,0,2,0/1,2,1,0,4,0 0-0 S", goal: Last("a"),
        accept: ["E last a"], because: "It has 2.",
        why_not: [("A", "One seed does not get far.")])])])"#;
    let output = |text: &str| {
        std::fs::write(&file, text).expect("written");
        let kete = std::process::Command::new(env!("CARGO_BIN_EXE_kete"))
            .args(["lessons", "replies"])
            .arg(&file)
            .output()
            .expect("the program starts");
        String::from_utf8(kete.stdout).expect("UTF-8")
    };
    assert_eq!(
        output(text),
        "T1, step 1 | A | One seed does not get far.\n\
         T1, step 1 | C | C has 3 seeds, too few to reach hole a: the last one lands in F. Which hole has \
         just enough seeds?\n"
    );
    assert_eq!(output("(no course"), "");
}

/// `why_not` speaks of legal moves that miss the goal.
#[test]
fn a_reason_about_a_right_or_a_refused_move_is_a_problem() {
    let step = |mv: &str, why: &str| {
        format!(
            r#"(ruleset: "owari", audience: "All.", lessons: [(id: "T1", title: "Sow", aim: "Sow.",
            rules: [], steps: [Ask(text: "Reach a.", at: "1,0,3,0,2,0/1,2,1,0,4,0 0-0 S",
            goal: Last("a"), accept: ["E last a"], because: "It has 2.",
            why_not: [("{mv}", "{why}")])])])"#
        )
    };
    let says = |mv: &str, why: &str| {
        let found = kete::tutor::LoadedCourse::of_text("my.ron", &step(mv, why));
        let lines = found.problems.iter().map(kete::tutor::wording::lessons::problem);
        lines.collect::<Vec<_>>().join("\n")
    };
    assert_eq!(says("A", "One seed does not get far."), "");
    assert!(says("E", "No.").ends_with("says why E is wrong, but E reaches the goal."));
    assert!(says("B", "No.").contains("B may not be played"), "{}", says("B", "No."));
    assert!(says("K", "No.").contains("“K” is neither a move"), "{}", says("K", "No."));
    assert!(says("A", " ").contains("A text is empty"), "{}", says("A", " "));
}
