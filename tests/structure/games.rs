//! A game's facts belong to the game's own file in `src/rules`, and few other files may name a game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kete::rules::GameName;

use crate::sources::{Source, root, sources};

/// The files that may name a game or a rule of a game, and why. Each must cover every game: they
/// may have no arm for "any other".
const MAY_NAME_GAMES: [(&str, &str); 11] = [
    ("src/rules/rule_id.rs", "the ids of all rules"),
    ("src/rules/game_name.rs", "the names of all games"),
    ("src/rules/games.rs", "each game with its names, its options and its state"),
    ("src/rules/position.rs", "the placements of Bawo's five-seed opening"),
    ("src/rules/mod.rs", "the games' modules"),
    ("src/game/ogn/", "the OGN format knows Owari and Awale only"),
    ("src/protocol/bench.rs", "positions of every game that `kete bench` searches"),
    ("src/search/level.rs", "fitted for each game"),
    ("src/search/evaluate/", "the features and weights of each game"),
    ("src/search/tables/", "what an endgame table of each game depends on"),
    ("src/lib.rs", "the example of the documentation"),
];

/// What has a function, an arm or a row for each game, which no compiler asks for.
const NAME_EVERY_GAME: [&str; 5] = [
    "src/protocol/bench.rs",
    "tests/gui/lessons.rs",
    "tests/gui/wrong_answers.rs",
    "tests/rules/causes.rs",
    "tests/tutor/winning.rs",
];

/// The first parts of the games' rule ids, such as `owari`.
fn families() -> BTreeSet<&'static str> {
    GameName::ALL.iter().map(|game| game.id().split('-').next().unwrap_or_default()).collect()
}

/// The family whose own file or folder this is.
fn own_family(path: &str) -> Option<&'static str> {
    let own = |family: &&str| {
        path == format!("src/rules/{family}.rs")
            || path.starts_with(&format!("src/rules/{family}/"))
    };
    families().into_iter().find(own)
}

/// Where a piece of code names a game or a game's rule, and how.
fn mentions<'a>(code: &'a str, families: &BTreeSet<&str>) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for kind in ["GameName::", "Ruleset::", "Position::", "RuleId::", "rules::", "super::", "\""] {
        for (at, _) in code.match_indices(kind) {
            let after = &code[at + kind.len()..];
            let is_named = families.iter().any(|family| match kind {
                "rules::" | "super::" => after.starts_with(&format!("{family}::")),
                "\"" => {
                    let rest = after.strip_prefix(family);
                    rest.is_some_and(|rest| rest.starts_with(['"', '.', '-']))
                }
                _ => {
                    let variant = format!("{}{}", family[..1].to_uppercase(), &family[1..]);
                    match after.strip_prefix('{').and_then(|list| list.split('}').next()) {
                        Some(list) => list.split(',').any(|name| name.trim().starts_with(&variant)),
                        None => after.starts_with(&variant),
                    }
                }
            });
            let is_whole = matches!(kind, "GameName::" | "RuleId::") && after.starts_with("*;");
            if is_named || is_whole {
                let end = after.find([' ', ',', ')', ';', '\n']).unwrap_or(after.len());
                found.push((at, &code[at..at + kind.len() + end]));
            }
        }
    }
    found.sort_unstable();
    found
}

/// A line that lists games in words. `basic` and `ring` are words of other meanings as well.
fn listed<'a>(code: &'a str, families: &BTreeSet<&str>) -> Option<&'a str> {
    code.lines().find(|line| {
        let words = line.split(|sign: char| !sign.is_alphanumeric());
        let named: BTreeSet<&str> = words.filter(|word| families.contains(word)).collect();
        named.iter().filter(|family| !["basic", "ring"].contains(family)).count() > 1
    })
}

/// The first mention of a game in a file other than the game's own.
fn foreign_mention<'a>(path: &str, code: &'a str) -> Option<&'a str> {
    let mut families = families();
    families.retain(|family| own_family(path) != Some(*family));
    let mention = mentions(code, &families).first().map(|(_, mention)| *mention);
    mention.or_else(|| listed(code, &families))
}

#[test]
fn only_a_few_tables_and_a_game_s_own_file_name_a_game() {
    let allowed = |name: &str| MAY_NAME_GAMES.iter().any(|(path, _)| name.starts_with(path));
    let found: Vec<String> = sources()
        .iter()
        .filter(|source| !allowed(&source.path))
        .filter_map(|Source { path, code }| {
            Some(format!("{path}: {}", foreign_mention(path, code)?))
        })
        .collect();
    assert!(found.is_empty(), "ask the game instead (src/rules/facts.rs):\n{}", found.join("\n"));
}

fn guide() -> String {
    fs::read_to_string(root().join("docs/adding_a_game.md")).expect("the guide")
}

#[test]
fn what_may_name_games_does_and_the_guide_says_so() {
    let guide = guide();
    let sources = sources();
    for (path, why) in MAY_NAME_GAMES {
        let is_listed = ["src/lib.rs", "src/rules/mod.rs"].contains(&path);
        let mut files = sources.iter().filter(|source| source.path.starts_with(path));
        let names = files.any(|source| !mentions(&source.code, &families()).is_empty());
        assert!(is_listed || names, "{path}: {why}");
        let is_example = path == "src/lib.rs";
        assert!(is_example || guide.contains(path), "the guide does not name {path} ({why})");
    }
}

/// The files of a folder, or the file itself.
fn files(path: &Path, found: &mut Vec<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder").flatten() {
            files(&entry.path(), found);
        }
    } else {
        let path = path.strip_prefix(root()).expect("within the repository");
        found.push(path.to_string_lossy().replace('\\', "/"));
    }
}

#[test]
fn the_guide_names_every_file_that_names_all_games() {
    let guide = guide();
    let mut paths = Vec::new();
    for path in ["src", "assets", "packaging", "benches", "README.md", "Cargo.toml"] {
        files(&root().join(path), &mut paths);
    }
    let families = families();
    let names_all = |path: &String| {
        let text = fs::read(root().join(path)).expect(path);
        let text = String::from_utf8_lossy(&text).to_lowercase();
        families.iter().all(|family| text.contains(family))
    };
    let mut named = 0;
    for path in paths.iter().filter(|path| names_all(path)) {
        named += 1;
        let folders = path.match_indices('/').map(|(at, _)| &path[..=at]);
        let is_named = |place: &str| guide.contains(&format!("`{place}`"));
        assert!(is_named(path) || folders.into_iter().any(is_named), "the guide lacks {path}");
    }
    assert!(named > 10, "{named} files");
}

/// The files in the table at the top of the guide.
fn table_of_the_guide(guide: &str) -> BTreeSet<&str> {
    let rows = guide.lines().skip_while(|line| *line != "| part | files |").skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.flat_map(|row| row.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn a_game_on_two_rows_is_named_only_in_the_files_of_the_guide_s_table() {
    let guide = guide();
    let table = table_of_the_guide(&guide);
    let mut texts = Vec::new();
    files(&root().join("assets"), &mut texts);
    let texts = texts.into_iter().map(|path| {
        let text = fs::read(root().join(&path)).expect("an asset");
        (path, String::from_utf8_lossy(&text).into_owned())
    });
    let codes = sources().into_iter().map(|source| (source.path, source.code));
    // Ayoayo is like most games on two rows, but has endgame tables. Another language follows English,
    // and its check says what it lacks.
    let follows = |path: &str| path.starts_with("assets/texts/fr/");
    let names = |(path, text): &(String, String)| {
        let is_other = path.starts_with("src/search/tables/") || follows(path);
        text.to_lowercase().contains("ayoayo") && !is_other
    };
    let named: BTreeSet<String> = codes.chain(texts).filter(names).map(|(path, _)| path).collect();
    let mut listed: BTreeSet<String> =
        table.iter().map(|path| path.replace("mygame", "ayoayo")).collect();
    assert!(listed.remove("tutorials/ayoayo.ron"), "a course");
    assert_eq!(named, listed);
}

#[test]
fn the_guide_names_only_files_that_are_there() {
    let guide = guide();
    let quoted = guide.split('`').skip(1).step_by(2);
    let is_path = |text: &&str| {
        let folders = ["src/", "assets/", "tests/", "packaging/", "benches/", "docs/", "fuzz/"];
        folders.iter().any(|folder| text.starts_with(folder))
    };
    let is_new = |text: &&str| text.contains("mygame") || text.contains('*');
    for path in quoted.filter(is_path).filter(|path| !is_new(path)) {
        assert!(root().join(path).exists(), "the guide names {path}, which is not there");
    }
}

#[test]
fn what_has_a_place_for_each_game_leaves_none_out() {
    let guide = guide();
    for path in NAME_EVERY_GAME {
        let text = fs::read_to_string(root().join(path)).expect(path);
        for game in GameName::ALL {
            let names = [format!("{game:?}"), format!("\"{game}\"")];
            assert!(names.iter().any(|name| text.contains(name)), "{path} leaves out {game}");
        }
        assert!(guide.contains(path), "the guide does not name {path}");
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
fn no_text_of_the_window_counts_the_games() {
    let mut paths = Vec::new();
    files(&root().join("assets/texts/en"), &mut paths);
    for path in paths.iter().filter(|path| path.ends_with(".ftl") || path.ends_with(".ron")) {
        let text = fs::read_to_string(root().join(path)).expect(path).to_lowercase();
        let said = text.lines().filter(|line| !line.starts_with(['#', '/']));
        for (line, count) in said.flat_map(|line| ["nine", "ten", "9", "10"].map(|of| (line, of))) {
            for what in ["games", "courses"] {
                assert!(!line.contains(&format!("{count} {what}")), "{path}: {line}");
            }
        }
    }
}

/// The code in the brackets of each `matches!`.
fn arguments_of_matches(code: &str) -> impl Iterator<Item = &str> {
    code.match_indices("matches!(").map(|(at, name)| {
        let inner = &code[at + name.len()..];
        let mut depth = 1;
        let end = inner.find(|sign| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            depth == 0
        });
        &inner[..end.unwrap_or(inner.len())]
    })
}

#[test]
fn no_match_over_games_has_an_arm_for_any_other() {
    let families = families();
    let mut faults = Vec::new();
    for Source { path, code } in sources() {
        if path.starts_with("src/game/ogn/") || own_family(&path).is_some() {
            continue;
        }
        for arms in matches(&code) {
            let names = |arm: &&String| !mentions(arm, &families).is_empty() && !arm.contains('"');
            let any_other = arms.iter().find(|arm| {
                *arm == "_" || arm.chars().all(|sign| sign.is_lowercase() || sign == '_')
            });
            if arms.iter().any(|arm| names(&arm))
                && let Some(arm) = any_other
            {
                faults.push(format!("{path}: `{arm} =>` beside {}", arms[0]));
            }
        }
        // These, too, have an answer for any other game.
        for inner in arguments_of_matches(&code) {
            if !mentions(inner, &families).is_empty() {
                faults.push(format!("{path}: matches!({inner})"));
            }
        }
        for (at, mention) in mentions(&code, &families) {
            let before = code[..at].trim_end().trim_end_matches(['&', '(']).trim_end();
            if ["==", "!=", " let"].iter().any(|sign| before.ends_with(sign)) {
                faults.push(format!("{path}: a comparison with {mention}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// An option belongs to its game: other code asks what a rule does (`Ruleset::forbids`).
#[test]
fn nobody_outside_the_rules_asks_for_an_option_by_name() {
    for Source { path, code } in sources() {
        if !path.starts_with("src/rules/") && !path.starts_with("src/game/ogn/") {
            assert!(!code.contains(".option(\""), "{path}");
        }
    }
}
