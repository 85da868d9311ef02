//! The command line: global options may come before or after the command, and errors name the culprit.

use crate::kete;

/// The error message for a wrong command line.
fn refused(arguments: &[&str]) -> String {
    let output = kete(arguments, b"");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn the_data_folder_is_named_before_or_after_the_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let build = ["tables", "build", "ayoayo", "--seeds", "2"];
    for arguments in [
        [&["--data-dir", data], &build[..]].concat(),
        [&build[..], &["--data-dir", data]].concat(),
        vec!["tables", "--data-dir", data, "info"],
    ] {
        let output = kete(&arguments, b"");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
    }
    assert!(folder.path().join("tables/ayoayo.table").is_file());
    let output = kete(&["--data-dir", data, "engine"], b"ruleset owari\n");
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), b"ok\n".as_slice()));
}

#[test]
fn options_of_the_window_are_refused_with_a_command() {
    for (arguments, words) in [
        (&["--new", "owari", "engine"][..], ["--new", "“engine”"]),
        (&["--new", "owari", "--friend", "perft", "owari", "2"], ["--new", "“perft”"]),
        (&["--screenshot", "a.png", "bench"], ["--screenshot", "“bench”"]),
        (&["--in-window-dialogs", "tables", "info"], ["--in-window-dialogs", "“tables”"]),
        (&["fox.kete", "engine"], ["a file to open", "“engine”"]),
    ] {
        let text = refused(arguments);
        assert!(words.iter().all(|word| text.contains(word)), "{arguments:?}: {text}");
    }
}

#[test]
fn a_mistyped_command_is_named() {
    for arguments in [&["perfft", "owari", "3"][..], &["perfft"], &["--data-dir", "d", "perfft"]] {
        let text = refused(arguments);
        assert!(text.contains("there is no command and no file “perfft”"), "{text}");
    }
    // The option is wrong, not the command.
    assert!(refused(&["perft", "owari", "3", "--divid"]).contains("--divide"));
    assert!(refused(&["--data-dirr", "d", "engine"]).contains("--data-dir"));
}
