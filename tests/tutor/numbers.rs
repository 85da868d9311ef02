//! What the courses consist of: the table of docs/lessons.md and of `kete lessons numbers`.

use std::process::Command;
use std::{env, fs};

use kete::tutor::{CourseNumbers, Share};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/lessons.md");

#[test]
fn the_table_of_the_page_about_lessons_is_up_to_date() {
    let empty = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(["lessons", "numbers", "--data-dir"])
        .arg(empty.path())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let table = String::from_utf8(output.stdout).expect("UTF-8");
    let page = fs::read_to_string(PAGE).expect("the page");
    let (before, rest) = page.split_once("| course |").expect("a table");
    let after = rest.find("\n\n").map_or("", |end| &rest[end + 1..]);
    let renewed = format!("{before}{table}{after}");
    if env::var_os("KETE_RENEW").is_some() {
        fs::write(PAGE, &renewed).expect("written");
    }
    assert!(
        page == renewed,
        "docs/lessons.md is not up to date: write it anew with \
         KETE_RENEW=1 cargo test --test tutor numbers"
    );
}

#[test]
fn a_course_is_counted_by_part_kind_reason_and_proof() {
    let course = ron::from_str(
        r#"(ruleset: "owari", audience: "All.", lessons: [
            (id: "A", title: "A", aim: "A.", rules: [], minutes: 3, steps: [
                Say(text: "A."),
                Ask(text: "A.", goal: Legal, accept: ["C"], because: "B."),
                Ask(text: "A.", goal: All([Takes(2), Gains(3, 5)]), accept: ["C"]),
                Ask(text: "A.", goal: Best, accept: ["C"], because: " "),
            ]),
            (id: "B", title: "A", aim: "A.", rules: [], minutes: 4, track: Model, steps: [
                Guess(text: "A.", moves: ["C worth +3", "D worth +1"], because: "B."),
                Guess(text: "A.", moves: ["C worth +3@5", "D worth +1@5"], because: "B."),
            ]),
        ])"#,
    );
    let numbers = CourseNumbers::of(&course.expect("a course"));
    assert_eq!((numbers.lessons, numbers.minutes), ([1, 0, 0, 1], 7));
    assert_eq!(numbers.steps, [1, 0, 3, 0, 0, 2, 0]);
    assert_eq!(numbers.reasons, Share { some: 3, of: 5 });
    assert_eq!(numbers.proven, Share { some: 2, of: 4 });
    assert_eq!(numbers.proven.percent(), Some(50));
    assert_eq!(Share::default().percent(), None);
}
