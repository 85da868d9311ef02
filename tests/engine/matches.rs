//! `kete match`: deterministic players play the same match every time, and a program that fails
//! loses the game.

use crate::kete;

/// Runs a match that succeeds; returns its result and the lines about its games.
fn told(arguments: &[&str]) -> (String, Vec<String>) {
    // No endgame table is there.
    let empty = ["match", "--data-dir", "/no/such/folder"];
    let output = kete(&[&empty, arguments].concat(), b"");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(output.status.success(), "{arguments:?}: {errors}");
    let mut games: Vec<String> = errors.lines().map(str::to_owned).collect();
    games.sort();
    (String::from_utf8(output.stdout).expect("UTF-8"), games)
}

#[test]
fn a_match_of_fixed_players_is_the_same_however_many_games_are_played_at_once() {
    for ruleset in ["owari", "bawo-advanced"] {
        let players = ["level:2", "nodes:300", "--ruleset", ruleset, "--games", "6"];
        let one = told(&[&players[..], &["--seed", "3"]].concat());
        assert_eq!(one.1.len(), 6);
        assert!(one.1[0].starts_with("game 1 of 6: A (South) "), "{:?}", one.1);
        assert!(one.1[1].starts_with("game 2 of 6: A (North) "), "{:?}", one.1);
        let two = told(&[&players[..], &["--seed", "3", "--concurrency", "2"]].concat());
        assert_eq!(one, two);
        let other = told(&[&players[..], &["--seed", "4"]].concat());
        assert_ne!(one.1, other.1, "other openings");
    }
}

#[test]
fn the_result_adds_the_games_up() {
    let arguments = ["nodes:20", "nodes:2000", "--ruleset", "owari", "--games", "8"];
    let (result, games) = told(&[&arguments[..], &["grand-slam=forbidden"]].concat());
    let lines: Vec<&str> = result.lines().collect();
    assert_eq!(
        lines[0],
        "owari grand-slam=forbidden: 8 games, openings of 4 plies even within 3 seeds, seed 1"
    );
    assert_eq!(lines[1..3], ["A nodes:20", "B nodes:2000"]);
    let count = |verb: &str| games.iter().filter(|game| game.contains(verb)).count();
    let (wins, draws, losses) = (count(" wins "), count(" draws "), count(" loses "));
    assert_eq!(wins + draws + losses, 8);
    assert_eq!(lines[3], format!("A wins {wins}, draws {draws}, loses {losses}"));
    let points = wins as f64 + draws as f64 / 2.0;
    assert!(lines[4].starts_with(&format!("points {points} of 8 (")), "{result}");
    assert!(lines[5].starts_with("seeds ") && lines[6].starts_with("Elo "), "{result}");
    assert_eq!(lines.len(), 7);
    assert!(losses > wins, "a hundred times the positions: {result}");
}

#[test]
fn a_clear_difference_ends_the_sequential_test_early() {
    let arguments = ["nodes:3000", "level:1", "--ruleset", "owari", "--games", "400"];
    let test = ["--sprt", "0,200", "--concurrency", "2"];
    let (result, _) = told(&[&arguments[..], &test].concat());
    assert!(result.contains(" of 2.94, 200 rather than 0\n"), "{result}");
    let first = result.lines().next().expect("a heading");
    let games = first.strip_prefix("owari: ").and_then(|rest| rest.split(' ').next());
    let games: u32 = games.and_then(|games| games.parse().ok()).expect(first);
    assert!(games < 60 && games.is_multiple_of(2), "{result}");
    let turned = ["level:1", "nodes:3000", "--ruleset", "owari", "--games", "400"];
    let (result, _) = told(&[&turned[..], &["--sprt", "-200,0"]].concat());
    assert!(result.contains("-200 rather than 0\n"), "{result}");
}

#[test]
fn a_round_decides_in_giuthi_and_seeds_decide_what_takes_too_long() {
    let (result, games) = told(&["level:1", "level:2", "--ruleset", "giuthi", "--games", "2"]);
    assert!(result.contains("\neach game is one round\n"), "{result}");
    // A round that only repeats ends as well.
    let by = |rule: &str| games.iter().filter(|game| game.contains(rule)).count();
    let rounds = by(" by giuthi.round in ");
    assert!(rounds > 0 && rounds + by(" by game.repetition in ") == games.len(), "{games:?}");
    let short = ["--games", "4", "--openings", "1", "--most-plies", "9"];
    let (result, games) =
        told(&[&["level:1", "level:1", "--ruleset", "owari"], &short[..]].concat());
    assert!(result.contains("\n4 games not over after 9 plies, told by the seeds\n"), "{result}");
    let over = |game: &String| game.ends_with(" by its seeds, not over after 9 plies");
    assert!(games.iter().all(over), "{games:?}");
    let (result, _) =
        told(&["level:1", "level:1", "--ruleset", "owari", "--openings", "0", "--games", "4"]);
    assert!(result.contains("\nonly 1 opening found, played again and again\n"), "{result}");
}

#[test]
fn kete_plays_kete_as_a_program_would() {
    let program = env!("CARGO_BIN_EXE_kete");
    let engine = format!("engine:{program} engine --data-dir /no/such/folder,nodes=300");
    let rules = ["--ruleset", "basic", "preset=kalah", "--games", "4"];
    let (result, games) = told(&[&["nodes:300", &engine], &rules[..]].concat());
    let (_, inside) = told(&[&["nodes:300", "nodes:300"], &rules[..]].concat());
    assert_eq!(games, inside, "the same search with the same limits");
    assert!(!result.contains("lost by"), "{result}");
}

#[test]
fn full_strength_uses_the_endgame_table_that_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("UTF-8");
    let said = |arguments: &[&str]| {
        let output = kete(&[arguments, &["--data-dir", data]].concat(), b"");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    said(&["tables", "build", "owari", "--seeds", "5"]);
    let players = ["match", "nodes:300", "nodes:300", "--games", "2", "--ruleset"];
    let owari = said(&[&players[..], &["owari"]].concat());
    assert!(owari.contains("\nendgame table up to 5 seeds\n"), "{owari}");
    let other = said(&[&players[..], &["owari", "grand-slam=forbidden"]].concat());
    assert!(!other.contains("endgame table"), "{other}");
}

#[test]
fn bad_arguments_are_answered_with_one_sentence() {
    let sound = ["level:1", "level:1", "--ruleset", "owari"];
    let with = |more: &[&'static str]| [&sound[..], more].concat();
    for (arguments, word) in [
        (vec!["level:0", "level:1", "--ruleset", "owari"], "1 to 10"),
        (vec!["level:1", "fast", "--ruleset", "owari"], "“fast” is no player"),
        (vec!["level:1", "nodes:none", "--ruleset", "owari"], "none"),
        (vec!["level:1", "level:1", "--ruleset", "chess"], "chess"),
        (with(&["grand-slam=maybe"]), "maybe"),
        (with(&["--games", "3"]), "even"),
        (with(&["--sprt", "10,0"]), "ELO0,ELO1"),
        (with(&["--most-plies", "4"]), "--openings 4"),
        (vec!["level:1", "level:1", "--ruleset", "basic", "seeds=1", "--openings", "90"], "90"),
        (vec!["level:1", "engine:/no/such/fox,level=1", "--ruleset", "owari"], "/no/such/fox"),
    ] {
        let output = kete(&[&["match"], &arguments[..]].concat(), b"");
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
        assert!(errors.starts_with("kete: ") && errors.lines().count() == 1, "{errors}");
        assert!(errors.contains(word) && output.stdout.is_empty(), "{word}: {errors}");
    }
    for more in [["--games", "0"], ["--concurrency", "0"], ["--openings", "-1"]] {
        assert_eq!(kete(&[&["match"], &with(&more)[..]].concat(), b"").status.code(), Some(2));
    }
}

/// Faulty programs as shell scripts.
#[cfg(unix)]
mod programs {
    use std::fs;
    use std::path::Path;

    use super::told;

    /// A script that answers `ok` to everything except `go`, which runs `on_go`.
    fn script(folder: &Path, name: &str, on_go: &str) -> String {
        let text = format!(
            "echo a line >> {folder}/{name}.starts\n\
             while read -r command rest; do\n\
             case $command in go) {on_go} ;; quit) exit ;; *) echo ok ;; esac\n\
             done\n",
            folder = folder.display()
        );
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        format!("engine:sh {},nodes=1", path.display())
    }

    /// Plays the script as A against Kete; returns what is printed about faults and games.
    fn against(on_go: &str, more: &[&str]) -> (String, Vec<String>, usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = script(folder.path(), "engine", on_go);
        let all = [&[&engine, "level:1", "--ruleset", "owari", "--games", "4"][..], more].concat();
        let (result, games) = told(&all);
        assert!(result.contains("\nA wins 0, draws 0, loses 4\n"), "{result}");
        assert!(!result.contains("seeds "), "no game ended on the board: {result}");
        let last = result.lines().last().expect("faults").to_owned();
        let starts = fs::read_to_string(folder.path().join("engine.starts")).expect("started");
        (last, games, starts.lines().count())
    }

    #[test]
    fn a_crash_loses_with_its_exit_code_and_the_program_is_restarted() {
        let (faults, games, starts) = against("exit 3", &[]);
        assert_eq!(faults, "A lost by 4 crashes, 0 silences, 0 refusals, 0 illegal moves");
        let told = " plies: A ended (exit status: 3)";
        assert!(games.iter().all(|game| game.ends_with(told)), "{games:?}");
        assert!(games[0].contains("A (South) loses after 4 plies"), "{games:?}");
        assert!(games[1].contains("A (North) loses after 5 plies"), "{games:?}");
        // One start is the check whether it can be started at all.
        assert_eq!(starts, 1 + 4);
    }

    #[test]
    fn silence_loses_after_the_time_limit() {
        let (faults, games, _) = against("", &["--patience", "400"]);
        assert_eq!(faults, "A lost by 0 crashes, 4 silences, 0 refusals, 0 illegal moves");
        let told = "plies: A did not answer within 400 ms";
        assert!(games.iter().all(|game| game.ends_with(told)), "{games:?}");
        let (faults, ..) = against("while :; do echo still thinking; done", &["--patience", "400"]);
        assert_eq!(faults, "A lost by 0 crashes, 4 silences, 0 refusals, 0 illegal moves");
    }

    #[test]
    fn a_move_that_is_not_legal_loses_with_the_rule() {
        let (faults, games, starts) = against("echo bestmove A; echo bestmove A", &[]);
        assert_eq!(faults, "A lost by 0 crashes, 0 silences, 0 refusals, 4 illegal moves");
        let (not_own, empty): (Vec<_>, Vec<_>) =
            games.iter().partition(|game| game.contains("plies: A played “A”: move.own"));
        assert_eq!((not_own.len(), empty.len()), (2, 2), "{games:?}");
        assert!(
            empty.iter().all(|game| game.contains("plies: A played “A”: move.empty")),
            "{games:?}"
        );
        assert_eq!(starts, 1 + 4);
        let (_, games, _) = against("echo info depth 1; echo bestmove fly", &[]);
        assert!(games[0].contains(": A played “fly”: "), "{games:?}");
        let (_, games, _) = against("echo bestmove", &[]);
        assert!(games[0].contains(": A played “”: "), "{games:?}");
        let (_, games, _) = against("echo bestmove none", &[]);
        assert!(games[0].contains(": A played “none”: it could move "), "{games:?}");
    }

    #[test]
    fn a_refusal_loses_with_its_message() {
        let (faults, games, _) = against("echo error it is too late", &[]);
        assert_eq!(faults, "A lost by 0 crashes, 0 silences, 4 refusals, 0 illegal moves");
        let told = ": A refused “go”: it is too late";
        assert!(games.iter().all(|game| game.ends_with(told)), "{games:?}");
    }

    #[test]
    fn a_game_that_breaks_off_in_the_middle_is_lost_as_well() {
        let folder = tempfile::tempdir().expect("a folder");
        // Reads the rules and two moves, then exits.
        let kete = env!("CARGO_BIN_EXE_kete");
        let text = format!(
            "n=0\nwhile [ $n -lt 5 ] && read -r line; do echo \"$line\"; n=$((n+1)); done |\n\
             {kete} engine --data-dir /no/such/folder\n"
        );
        let path = folder.path().join("engine");
        fs::write(&path, text).expect("written");
        let engine = format!("engine:sh {},nodes=20", path.display());
        let (result, games) = told(&["nodes:20", &engine, "--ruleset", "owari", "--games", "4"]);
        assert!(result.contains("\nA wins 4, draws 0, loses 0\n"), "{result}");
        assert!(result.contains("\nB lost by 4 crashes, "), "{result}");
        let told = ": B ended (exit status: 0)";
        let plies = [") wins after 8 plies", ") wins after 9 plies"];
        let as_told =
            |game: &&String| game.ends_with(told) && plies.iter().any(|plies| game.contains(plies));
        assert_eq!(games.iter().filter(as_told).count(), 4, "{games:?}");
    }

    #[test]
    fn two_programs_that_crash_share_the_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = script(folder.path(), "engine", "exit 1");
        let players = [&engine, &engine, "--ruleset", "owari", "--games", "8"];
        let (result, _) = told(&[&players[..], &["--concurrency", "2"]].concat());
        // The program to move after the opening crashes first: each one once per pair.
        assert!(result.contains("\nA wins 4, draws 0, loses 4\n"), "{result}");
        assert!(result.contains("\nB lost by 4 crashes, "), "{result}");
    }
}
