//! Every command when its output cannot be written: closed, full, or a pipe that nobody reads.

use std::fs::OpenOptions;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Where standard output or standard error goes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Sink {
    Read,
    Closed,
    Full,
    Broken,
}

impl Sink {
    fn stdio(self) -> Stdio {
        match self {
            Sink::Full => OpenOptions::new().write(true).open("/dev/full").expect("open").into(),
            Sink::Broken => std::io::pipe().expect("a pipe").1.into(),
            Sink::Read | Sink::Closed => Stdio::piped(),
        }
    }
}

fn run(arguments: &[&str], data: &Path, out: Sink, err: Sink) -> Output {
    let mut script = "exec \"$0\" \"$@\"".to_owned();
    for (sink, close) in [(out, " >&-"), (err, " 2>&-")] {
        if sink == Sink::Closed {
            script += close;
        }
    }
    Command::new("/bin/sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_kete")])
        .args(arguments)
        .arg("--data-dir")
        .arg(data)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::null())
        .stdout(out.stdio())
        .stderr(err.stdio())
        .output()
        .expect("the program runs")
}

#[test]
fn every_command_ends_cleanly_where_its_output_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (png, gif, ogn, html) = (path("a.png"), path("a.gif"), path("a.ogn"), path("a.html"));
    let owari = "saves/owari.kete";
    let commands: &[&[&str]] = &[
        &[],
        &["engine"],
        &["engine", "--help"],
        &["perft", "owari", "3"],
        &["perft", "owari", "3", "--divide"],
        &["perft", "chess", "3"],
        &["lessons", "list"],
        &["lessons", "check", "tutorials/owari.ron"],
        &["drill", "owari", "owari.feed", "--count", "1"],
        &["tables", "build", "ayoayo", "--seeds", "3"],
        &["tables", "info"],
        &["tables", "check"],
        &["tables", "value", "ayoayo", "0,0,0,0,0,1/1,0,0,0,0,0 20-26 S"],
        &["match", "nodes:9", "nodes:9", "--ruleset", "owari", "--games", "2"],
        &["analyse", owari, "--nodes", "9"],
        &["picture", owari, "--out", &png],
        &["picture", owari, "--turn", "1", "--out", &gif],
        &["convert", owari, &ogn],
        &["sheet", "owari", "--out", &html],
        &["worksheet", "OW1", "--out", &html],
        &["class", "no such file"],
        &["tune", "owari", "--games", "2", "--nodes", "9"],
        &["bench", "--depth-offset", "-50"],
        &["--help"],
        &["--version"],
        &["perft"],
    ];
    for arguments in commands {
        for sink in [Sink::Closed, Sink::Full, Sink::Broken] {
            for (out, err) in [(sink, Sink::Read), (Sink::Read, sink), (sink, sink)] {
                let output = run(arguments, folder.path(), out, err);
                let code = output.status.code();
                // A wrong command line exits with 2 as usual.
                let fits =
                    matches!(code, Some(0 | 1)) || (*arguments == ["perft"] && code == Some(2));
                let text = String::from_utf8_lossy(&output.stderr);
                assert!(
                    fits && !text.contains("panicked"),
                    "{arguments:?} {out:?} {err:?}: {output:?}"
                );
            }
        }
    }
}

#[test]
fn work_goes_on_when_nobody_reads_the_progress() {
    for sink in [Sink::Closed, Sink::Full, Sink::Broken] {
        let folder = tempfile::tempdir().expect("a folder");
        let build = ["tables", "build", "ayoayo", "--seeds", "4"];
        let output = run(&build, folder.path(), Sink::Read, sink);
        assert!(output.status.success(), "{sink:?}: {output:?}");
        assert!(folder.path().join("tables/ayoayo.table").is_file(), "{sink:?}");
    }
}

#[test]
fn a_limit_on_the_size_of_files_is_an_error_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    for arguments in [
        &["tables", "build", "ayoayo", "--seeds", "3"][..],
        &["convert", "saves/owari.kete", &path("a.ogn")],
        &["sheet", "owari", "--out", &path("a.html")],
        &["worksheet", "OW1", "--out", &path("a.html")],
        &["picture", "saves/owari.kete", "--out", &path("a.png")],
    ] {
        let output = Command::new("/bin/sh")
            .args(["-c", "ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_kete")])
            .args(arguments)
            .arg("--data-dir")
            .arg(folder.path())
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains("the disk takes no file of this size"), "{arguments:?}: {text}");
        let left = std::fs::read_dir(folder.path().join("tables")).into_iter().flatten().count();
        assert_eq!(left, 0, "nothing half written is left");
    }
}
