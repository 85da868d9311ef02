//! The language of the commands: help and errors in that of the system, what scripts read in English
//! unless asked, and the check of a language in the user's folder.

use std::fs;
use std::process::{Command, Output};

fn kete(language: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(arguments)
        .env_remove("LANGUAGE")
        .env("LC_ALL", language)
        .output()
        .expect("the program starts")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

// On Windows the language of the system is not in the environment.
#[cfg(not(windows))]
#[test]
fn help_is_in_the_language_of_the_system() {
    let [french, english] =
        ["fr_FR.UTF-8", "C"].map(|language| out(&kete(language, &["solve", "--help"])));
    assert!(french.contains("Utilisation") && french.contains("exact S"), "{french}");
    assert!(english.starts_with("Prove what a position is worth"), "{english}");
    let unknown = out(&kete("tlh_KL.UTF-8", &["solve", "--help"]));
    assert_eq!(unknown, english);
}

#[test]
fn what_scripts_read_is_english_unless_asked() {
    let drill = ["drill", "owari", "owari.feed", "--count", "1", "--seed", "1"];
    let [french, english] = ["fr_FR.UTF-8", "C"].map(|language| out(&kete(language, &drill)));
    assert_eq!(french, english);
    let asked = [&drill[..], &["--language", "fr"]].concat();
    let asked = out(&kete("C", &asked));
    assert!(!asked.is_empty() && asked != english, "{asked}");
}

#[test]
fn a_language_that_nobody_knows_is_refused() {
    let output = kete("C", &["--language", "tlh", "perft", "owari", "1"]);
    let says = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(says.contains("“tlh”") && says.contains("fr"), "{says}");
}

#[test]
fn a_language_in_the_users_folder_is_checked_and_says_what_it_lacks() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a name");
    let own = folder.path().join("languages/pt");
    fs::create_dir_all(own.join("courses")).expect("a folder");
    let common = "common-language = Português\ncommon-seeds = { $pit } sementes\n";
    fs::write(own.join("common.ftl"), common).expect("written");
    fs::write(own.join("courses/first.ron"), "{ \"No such text\": \"x\" }").expect("written");
    let run = |arguments: &[&str]| kete("C", &[&["--data-dir", data][..], arguments].concat());
    let check = run(&["texts", "check", "pt"]);
    assert_eq!(check.status.code(), Some(1));
    let says = out(&check);
    assert!(says.contains("pt/common.ftl:2: common-seeds: $pit is no variable"), "{says}");
    assert!(says.contains("pt/courses/first.ron:1: English has no such text"), "{says}");
    fs::write(own.join("common.ftl"), "common-language = Português\n").expect("written");
    fs::write(own.join("courses/first.ron"), "{}").expect("written");
    let says = out(&run(&["texts", "check", "pt"]));
    assert!(says.starts_with("pt: 0 % of the messages"), "{says}");
    let missing = out(&run(&["texts", "missing", "pt", "--most", "3"]));
    assert!(missing.contains("### after.ftl") && missing.contains("# $"), "{missing}");
    let course = out(&run(&["texts", "missing", "pt", "courses/first.ron"]));
    fs::write(own.join("courses/first.ron"), &course).expect("written");
    assert_eq!(run(&["texts", "check", "pt"]).status.code(), Some(0), "it can be read as printed");
    assert_eq!(
        out(&run(&["texts", "missing", "pt", "courses/first.ron"])),
        course,
        "empty ones lack"
    );
    assert!(out(&run(&["texts", "english", "levels.ron"])).contains("Beginner"));
    // A variable that is not there does no harm: the message stays English.
    fs::write(own.join("start.ftl"), "start-what-mancala-is = { $jogos }\n").expect("written");
    let check = run(&["texts", "check", "pt"]);
    assert!(out(&check).contains("pt/start.ftl:1: start-what-mancala-is: $jogos"), "{check:?}");
    assert_eq!(run(&["texts", "check", "fr"]).status.code(), Some(0));
}
