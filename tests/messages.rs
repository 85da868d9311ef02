//! A faulty message file stops the build: `src/texts/catalogue.rs` refuses it, or the compiler does,
//! because the generated items do not fit.

#[path = "../src/texts/catalogue.rs"]
mod catalogue;
#[path = "../build/items.rs"]
mod items;

use std::process::Command;

use catalogue::{Catalogue, Source, missing, read};
use items::code;

fn source(subject: &str, text: &str) -> Source {
    Source { path: format!("{subject}.ftl"), subject: subject.to_owned(), text: text.to_owned() }
}

fn faults(text: &str) -> Vec<String> {
    read(&[source("play", text)], None).1
}

fn catalogue(text: &str) -> Catalogue {
    let (catalogue, faults) = read(&[source("play", text)], None);
    assert!(faults.is_empty(), "{faults:?}");
    catalogue
}

#[test]
fn a_broken_file_is_refused_with_its_line() {
    let found = faults("play-a = One\nplay-b = { $count ->\n    [one] x\n}\nplay-c = Three\n");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("play.ftl:") && !found[0].starts_with("play.ftl:1:"), "{found:?}");
}

#[test]
fn a_variable_needs_a_description_and_fits_it() {
    assert_eq!(
        faults("play-a = One\nplay-b = { $hole }\n"),
        ["play.ftl:2: play-b: the comment does not describe $hole"]
    );
    let kind = "# $hole (Colour): a hole\nplay-a = { $hole }\n";
    assert_eq!(faults(kind), ["play.ftl:2: play-a: $hole cannot be “Colour”"]);
    let unused = "# $hole (Text): a hole\nplay-a = One\n";
    let says = "play.ftl:2: play-a: the comment describes $hole, which is not used";
    assert_eq!(faults(unused), [says]);
    let plural = "{ $count ->\n    [one] seed\n   *[other] seeds\n}";
    let text = format!("# $count (Text): how many\nplay-a = {plural}\n");
    let says = "play.ftl:2: play-a: $count chooses between numbers, so it must be a Number";
    assert_eq!(faults(&text), [says]);
    assert!(faults(&text.replace("Text", "Number")).is_empty());
    let side = "# $mover (Side): who moves\nplay-a = { $mover } moves\n";
    let says = "play.ftl:2: play-a: $mover is a side: show it with SIDE()";
    assert_eq!(faults(side), [says]);
    let side = "# $mover (Side): who moves\nplay-a = { SIDE($mover) } moves\n";
    assert!(faults(side).is_empty());
    // The comment of the file or group may describe it too.
    assert!(faults("### $hole (Text): a hole\n\nplay-a = { $hole }\n").is_empty());
}

#[test]
fn ids_belong_to_their_file_and_are_unique() {
    assert_eq!(faults("start-a = One\n"), ["play.ftl:1: start-a: the id must begin with “play-”"]);
    assert_eq!(faults("play-a = One\nplay-a = Two\n"), ["play.ftl: “play-a” is there twice"]);
    let unknown = faults("play-a = { play-b } { -game } { NUMBER(1) }\n");
    assert_eq!(
        unknown,
        [
            "play.ftl:1: play-a: there is no message “play-b”",
            "play.ftl:1: play-a: there is no term “-game”",
            "play.ftl:1: play-a: there is no function NUMBER",
        ]
    );
}

#[test]
fn another_language_has_messages_and_variables_of_the_first() {
    let first = catalogue(
        "# $hole (Text): a hole\n# $mover (Side): who moves\n\
         play-a = { $hole }, { SIDE($mover) }\n# $count (Number): how many\nplay-b = { $count }\n",
    );
    let read = |text: &str| read(&[source("play", text)], Some(&first));
    let lacks = |text: &str| -> Vec<String> {
        let (other, faults) = read(text);
        assert!(faults.is_empty(), "{faults:?}");
        missing(&first, &other).into_iter().map(ToString::to_string).collect()
    };
    assert!(lacks("play-b = { $count }\nplay-a = { $hole } { DE(SIDE($mover)) }\n").is_empty());
    // A language may do without a variable.
    assert_eq!(lacks("play-a = { SIDE($mover) }\n"), ["play-b"]);
    let faults = |text: &str| read(text).1;
    assert_eq!(
        faults("play-a = { $pit } { $mover }\nplay-c = Drei\n    .tip = Mehr\n"),
        [
            "play.ftl:1: play-a: $mover is a side: show it with SIDE()",
            "play.ftl:1: play-a: $pit is no variable of this message",
            "play.ftl:2: play-c: is not used: English has no such message",
            "play.ftl:2: play-c: its attribute “tip” is not used: English has no such message",
        ]
    );
}

/// Compiles the items of two messages together with a program that uses them.
fn compiled(uses: &str) -> Result<(), String> {
    let items = code(&catalogue(
        "play-a = One\n# $count (Number): how many\n# $hole (Text): a hole\nplay-b = { $count } \
         in { $hole }\n",
    ));
    let program = format!(
        "#![deny(dead_code)]\n\
         mod format {{\n\
         pub trait Argument {{ fn value(&self) -> i64; }}\n\
         pub trait Number: Argument {{}}\n\
         pub trait Text: Argument {{}}\n\
         impl Argument for u8 {{ fn value(&self) -> i64 {{ 1 }} }}\n\
         impl Number for u8 {{}}\n\
         impl Argument for &str {{ fn value(&self) -> i64 {{ 2 }} }}\n\
         impl Text for &str {{}}\n\
         pub fn fixed(_: usize) -> &'static str {{ \"\" }}\n\
         pub fn filled(_: usize, _: &[(&str, i64)]) -> String {{ String::new() }}\n\
         }}\n\
         mod messages {{\n{items}\npub fn count() -> usize {{ TABLE.len() }}\n}}\n\
         fn main() {{ println!(\"{{}}\", messages::count()); {uses} }}\n"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("program.rs");
    std::fs::write(&file, program).expect("written");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let made = Command::new(rustc)
        .args(["--edition", "2024", "--emit", "metadata", "--crate-name", "program", "-o"])
        .arg(folder.path().join("program.rmeta"))
        .arg(&file)
        .output()
        .expect("a compiler");
    let says = String::from_utf8_lossy(&made.stderr).into_owned();
    if made.status.success() { Ok(()) } else { Err(says) }
}

#[test]
fn the_compiler_refuses_wrong_uses() {
    use_of("messages::play::a(); messages::play::B { count: 4, hole: \"C\" }.text();", None);
    let missing = "messages::play::c(); messages::play::B { count: 4, hole: \"C\" }.text();";
    use_of(missing, Some("cannot find function `c`"));
    let unused = "messages::play::a();";
    use_of(unused, Some("struct `B` is never constructed"));
    let left_out = "messages::play::a(); messages::play::B { count: 4 }.text();";
    use_of(left_out, Some("missing field `hole`"));
    let misnamed = "messages::play::a(); messages::play::B { count: 4, pit: \"C\" }.text();";
    use_of(misnamed, Some("has no field named `pit`"));
    let text = "messages::play::a(); messages::play::B { count: \"4\", hole: \"C\" }.text();";
    use_of(text, Some("Number` was not satisfied"));
}

/// Asserts that a use of the messages compiles, or is refused for this reason.
#[track_caller]
fn use_of(uses: &str, refused: Option<&str>) {
    match (compiled(uses), refused) {
        (Ok(()), None) => {}
        (Err(says), Some(wanted)) => assert!(says.contains(wanted), "{uses}\n{says}"),
        (found, _) => panic!("{uses}\n{found:?}"),
    }
}
