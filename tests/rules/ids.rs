//! Each rule id has a test named after it.

use std::fs;
use std::path::Path;

use kete::rules::RuleId;

/// An id as the beginning of a test's name: dots and hyphens become `_`.
fn stem(id: &str) -> String {
    id.replace(['.', '-'], "_")
}

/// The names of all test functions in the test sources.
fn test_names() -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the tests are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let source = fs::read_to_string(&path).expect("text");
                let mut lines = source.lines().map(str::trim);
                while let Some(line) = lines.next() {
                    let name = (line == "#[test]").then(|| lines.next()).flatten();
                    let name = name.and_then(|line| line.strip_prefix("fn "));
                    names.extend(name.and_then(|line| Some(line.split_once('(')?.0.to_owned())));
                }
            }
        }
    }
    names
}

/// The id that a test is named after: the longest that its name begins with.
fn named_after(test: &str) -> Option<RuleId> {
    let begins = |id: &&RuleId| {
        test.strip_prefix(&stem(id.id()))
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    RuleId::ALL.iter().filter(begins).max_by_key(|id| id.id().len()).copied()
}

#[test]
fn every_rule_id_has_a_test_named_after_it() {
    let tests = test_names();
    let tested: Vec<RuleId> = tests.iter().filter_map(|test| named_after(test)).collect();
    let bare: Vec<&str> =
        RuleId::ALL.iter().filter(|id| !tested.contains(id)).map(|id| id.id()).collect();
    assert!(bare.is_empty(), "no test is named after {}", bare.join(", "));
    assert!(tests.len() > RuleId::ALL.len());
}

#[test]
fn every_rule_id_is_read_back_from_its_text() {
    for id in RuleId::ALL {
        assert_eq!(id.id().parse(), Ok(*id));
        assert_eq!(id.to_string(), id.id());
    }
    assert_eq!(RuleId::ALL.len(), 90);
    assert!("owari.sheep".parse::<RuleId>().is_err());
    assert!("Owari.end".parse::<RuleId>().is_err());
}
