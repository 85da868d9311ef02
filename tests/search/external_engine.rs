//! External programs that write without end, start other programs, or end badly.

use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use kete::rules::{GameName, Ruleset};
use kete::search::external_engine::{EngineFault, Program};

const PATIENCE: Duration = Duration::from_secs(120);

/// A program written as a shell script.
fn script(folder: &Path, text: &str) -> Program {
    let path = folder.join("engine.sh");
    std::fs::write(&path, text).expect("written");
    Program { path: "/bin/sh".into(), arguments: vec![path.to_str().expect("text").to_owned()] }
}

/// Whether a process is running. A zombie is not.
fn runs(process: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    !status.is_empty() && !status.contains("State:\tZ") && !status.contains("State:\tX")
}

/// The last process number written by the script, once it has written `starts` of them.
fn number(folder: &Path, starts: usize) -> String {
    let start = Instant::now();
    loop {
        let written = std::fs::read_to_string(folder.join("child")).unwrap_or_default();
        if written.matches('\n').count() >= starts {
            return written.lines().last().unwrap_or_default().to_owned();
        }
        assert!(start.elapsed() < PATIENCE, "{written}");
        sleep(Duration::from_millis(5));
    }
}

#[track_caller]
fn ends(process: &str) {
    let start = Instant::now();
    while runs(process) {
        assert!(start.elapsed() < PATIENCE, "{process} goes on");
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_long_line_is_cut_and_the_next_line_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = script(
        folder.path(),
        "read -r line; printf 'ruleset '; head -c 300000 /dev/zero | tr '\\0' o; echo
         echo ruleset owari; echo ok; read -r line",
    );
    let abilities = program.abilities(PATIENCE).expect("an answer");
    assert_eq!(abilities.games().collect::<Vec<_>>(), [GameName::Owari]);
}

#[test]
fn a_program_that_writes_without_end_is_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let infos = "yes \"info depth 1 pv $(head -c 60000 /dev/zero | tr '\\0' A)\"";
    for text in ["yes", infos, "cat /dev/zero", "read -r line; exec yes"] {
        let program = script(folder.path(), text);
        assert_eq!(program.abilities(PATIENCE).err(), Some(EngineFault::Flooded), "{text}");
    }
}

#[test]
fn unread_replies_are_kept_up_to_a_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    // It may be ended before it has written everything.
    let text = "echo $$ > child; read -r line; echo ok; head -c 60000 /dev/zero | tr '\\0' '\\n'
                read -r line; read -r line";
    let program = script(
        folder.path(),
        &text.replace("child", &folder.path().join("child").to_string_lossy()),
    );
    let mut running = program.start().expect("it starts");
    running.abilities(PATIENCE).expect("an answer");
    ends(&number(folder.path(), 1));
    let rules = Ruleset::new(GameName::Owari);
    assert_eq!(running.set_rules(&rules, PATIENCE), Err(EngineFault::Flooded));
}

#[test]
fn processes_started_by_a_program_end_with_it() {
    for (end, is_ok) in [("echo ok; read -r line", true), ("exit 3", false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let child = folder.path().join("child");
        let text =
            format!("sleep 1000 > /dev/null & echo $! > {}; read -r line; {end}", child.display());
        let abilities = script(folder.path(), &text).abilities(PATIENCE);
        assert_eq!(abilities.is_ok(), is_ok, "{abilities:?}");
        if !is_ok {
            let how = Some("exit status: 3".to_owned());
            assert_eq!(abilities, Err(EngineFault::Ended(how)));
        }
        ends(&number(folder.path(), 1));
    }
}

#[test]
fn engines_end_with_kete() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let child = folder.path().join("child");
        let engine = folder.path().join("engine.sh");
        // This engine ignores both the signal and the end of its input.
        let text = format!(
            "trap '' TERM INT; sleep 1000 > /dev/null & echo $! >> {}; sleep 1000",
            child.display()
        );
        std::fs::write(&engine, text).expect("written");
        let player = format!("engine:/bin/sh {},nodes=1", engine.display());
        let mut kete = Command::new(env!("CARGO_BIN_EXE_kete"));
        kete.args(["match", "nodes:1", &player, "--ruleset", "owari", "--games", "2"]);
        kete.args(["--patience", "600000"]);
        let mut kete = kete.spawn().expect("the program starts");
        // Kete starts the engine once to try it, then again for the match.
        let started = number(folder.path(), 2);
        let send = |signal: &str| {
            let kill = Command::new("kill").args(["-s", signal, &kete.id().to_string()]).status();
            assert!(kill.expect("kill runs").success());
        };
        send(signal);
        if signal == "INT" && ignores_interrupts() {
            // A background job of a script ignores Ctrl+C. Kete inherits that and goes on.
            sleep(Duration::from_millis(50));
            assert!(runs(&kete.id().to_string()) && runs(&started));
            send("TERM");
        }
        ends(&started);
        let status = kete.wait().expect("it ends");
        assert!(!status.success(), "{status}");
    }
}

/// Whether this test was started with Ctrl+C ignored.
fn ignores_interrupts() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").expect("read");
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).expect("a mask");
    u64::from_str_radix(mask.trim(), 16).expect("a number") >> 1 & 1 == 1
}
