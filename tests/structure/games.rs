//! A game's facts belong to `src/rules`, and few other files may name a game.

use std::fs;

use crate::sources::{Source, root, sources};

/// The files outside `src/rules` that may name a game or its rules, and why. Each must cover every
/// game: no catch-all arm.
const MAY_NAME_GAMES: [(&str, &str); 7] = [
    ("src/game/ogn/", "the OGN format knows Owari and Awale only"),
    ("src/protocol/bench.rs", "positions of every game that `kete bench` searches"),
    ("src/search/chance.rs", "fitted for each game that is not won by seeds"),
    ("src/search/level.rs", "fitted for each game"),
    ("src/search/evaluate/", "the features and weights of each game"),
    ("src/search/tables/", "what an endgame table of each game depends on"),
    ("src/lib.rs", "the example of the documentation"),
];

const GAMES: [&str; 7] = ["Bawo", "Awale", "Basic", "Owari", "Ayoayo", "Giuthi", "Ring"];

fn outside_rules() -> Vec<(String, String)> {
    let all = sources().into_iter().map(|Source { path, code }| (path, code));
    all.filter(|(name, _)| !name.starts_with("src/rules/")).collect()
}

/// The first mention of a game or of a game's rule in a piece of code.
fn mention(code: &str) -> Option<&str> {
    let kinds = ["GameName::", "Ruleset::", "Position::", "RuleId::", "rules::", "\""];
    let names = |after: &str, kind: &str| {
        GAMES.iter().any(|game| match kind {
            "rules::" => after.starts_with(&format!("{}::", game.to_lowercase())),
            "\"" => {
                let rest = after.strip_prefix(&game.to_lowercase());
                rest.is_some_and(|rest| rest.starts_with(['"', '.', '-']))
            }
            _ => after.starts_with(game),
        })
    };
    for kind in kinds {
        for (at, _) in code.match_indices(kind) {
            let after = &code[at + kind.len()..];
            if names(after, kind) {
                let end = after.find([' ', ',', ')', ';', '\n']).unwrap_or(after.len());
                return Some(&code[at..at + kind.len() + end]);
            }
        }
    }
    code.contains("use RuleId::*").then_some("use RuleId::*")
}

#[test]
fn only_a_few_tables_outside_the_rules_name_a_game() {
    let allowed = |name: &str| MAY_NAME_GAMES.iter().any(|(path, _)| name.starts_with(path));
    let found: Vec<String> = outside_rules()
        .iter()
        .filter(|(name, _)| !allowed(name))
        .filter_map(|(name, code)| Some(format!("{name}: {}", mention(code)?)))
        .collect();
    assert!(found.is_empty(), "ask the game instead (src/rules/facts.rs):\n{}", found.join("\n"));
}

#[test]
fn files_that_may_name_games_do_and_are_in_the_guide() {
    let guide = root().join("docs/adding_a_game.md");
    let guide = fs::read_to_string(guide).expect("the guide");
    let sources = outside_rules();
    for (path, why) in MAY_NAME_GAMES {
        let mut files = sources.iter().filter(|(name, _)| name.starts_with(path));
        let is_example = path == "src/lib.rs";
        assert!(is_example || files.any(|(_, code)| mention(code).is_some()), "{path}: {why}");
        assert!(is_example || guide.contains(path), "the guide does not name {path} ({why})");
    }
}

/// The patterns of the arms of each `match` in a piece of code.
fn matches(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("match ") {
        let Some(open) = code[at..].find(" {\n").map(|open| at + open + 2) else { continue };
        let (mut depth, mut pattern, mut arms, mut in_pattern) = (1, String::new(), vec![], true);
        for (after, sign) in code[open..].char_indices() {
            let rest = &code[open + after..];
            if depth == 1 && in_pattern && rest.starts_with("=>") {
                arms.push(pattern.trim().to_owned());
                pattern.clear();
                in_pattern = false;
            }
            if in_pattern {
                pattern.push(sign);
            }
            match sign {
                '{' | '(' | '[' => depth += 1,
                '}' | ')' | ']' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            // An arm ends with a comma, or with the brace of its block.
            if depth == 1 && !in_pattern && (sign == ',' || sign == '}') {
                in_pattern = true;
            }
        }
        found.push(
            arms.into_iter().map(|arm| arm.trim_start_matches(',').trim().to_owned()).collect(),
        );
    }
    found
}

#[test]
fn no_match_over_games_has_an_arm_for_any_other() {
    let mut faults = Vec::new();
    for (name, code) in outside_rules() {
        if name.starts_with("src/game/ogn/") {
            continue;
        }
        for arms in matches(&code) {
            let over_games = arms.iter().any(|arm| mention(arm).is_some() && !arm.contains('"'));
            let any_other = arms.iter().find(|arm| {
                *arm == "_" || arm.chars().all(|sign| sign.is_lowercase() || sign == '_')
            });
            if over_games && let Some(arm) = any_other {
                faults.push(format!("{name}: `{arm} =>` beside {}", arms[0]));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
