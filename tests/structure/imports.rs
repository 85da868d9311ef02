//! Which file imports which: no import cycle leaves its folder, and rooms and features import each
//! other only as `src/lib.rs` and `src/app/mod.rs` allow.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::sources::{root, sources};

/// No circle of imports has more files than this.
const MOST_IN_A_CIRCLE: usize = 8;

/// The word in a table for a row that may use everything.
const ALL: &str = "all";

/// The program's own files, which are no part of the library.
const PROGRAM: [&str; 3] = ["src/main.rs", "src/console.rs", "src/signals.rs"];

/// A module by its path from the root of the crate.
type Module = Vec<String>;

/// The modules that each module imports from.
struct Imports(BTreeMap<Module, BTreeSet<Module>>);

fn module_of(path: &str) -> Module {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    let mut parts: Module = path.split('/').map(str::to_owned).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib")) {
        parts.pop();
    }
    parts
}

static IMPORTS: LazyLock<Imports> = LazyLock::new(Imports::read);

impl Imports {
    fn read() -> Imports {
        let sources: Vec<(Module, String)> = sources()
            .into_iter()
            .filter(|source| !PROGRAM.contains(&source.path.as_str()))
            .map(|source| (module_of(&source.path), source.code))
            .collect();
        let modules: BTreeSet<&Module> = sources.iter().map(|(module, _)| module).collect();
        let read = |(module, code): &(Module, String)| {
            let mut found = BTreeSet::new();
            // Modules that are imported by name: `learn` in `use crate::app::learn;`.
            let mut by_name: BTreeMap<String, Module> = BTreeMap::new();
            for (path, name) in uses(code) {
                let Some(path) = absolute(&path, module, &modules) else { continue };
                match deepest(&path, &modules) {
                    Some(here) if here.len() == path.len() => drop(by_name.insert(name, path)),
                    Some(here) => drop(found.insert(here)),
                    None => {}
                }
            }
            for path in paths(code) {
                let path = match by_name.get(&path[0]) {
                    Some(start) => start.iter().chain(&path[1..]).cloned().collect(),
                    None => match absolute(&path, module, &modules) {
                        Some(path) => path,
                        None => continue,
                    },
                };
                found.extend(deepest(&path, &modules).filter(|here| here.len() < path.len()));
            }
            found.remove(module);
            found.retain(|module| !module.is_empty());
            (module.clone(), found)
        };
        Imports(sources.iter().map(read).collect())
    }

    /// The import cycles: groups of several modules that import each other.
    fn circles(&self) -> Vec<Vec<&Module>> {
        let reach: BTreeMap<&Module, BTreeSet<&Module>> =
            self.0.keys().map(|module| (module, self.reached_from(module))).collect();
        let mut seen = BTreeSet::new();
        let mut circles = Vec::new();
        for module in self.0.keys() {
            let both = |other: &&&Module| reach[**other].contains(module);
            let circle: Vec<&Module> = reach[module].iter().filter(both).copied().collect();
            if circle.len() > 1 && circle.iter().all(|module| seen.insert(*module)) {
                circles.push(circle);
            }
        }
        circles
    }

    fn reached_from(&self, start: &Module) -> BTreeSet<&Module> {
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<&Module> = self.0[start].iter().collect();
        while let Some(module) = waiting.pop() {
            if reached.insert(module) {
                waiting.extend(self.0.get(module).into_iter().flatten());
            }
        }
        reached
    }
}

/// The path and name of each import of the `use` lines.
fn uses(code: &str) -> Vec<(Module, String)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let starts = at == 0 || code[..at].ends_with(['\n', ' ']);
        let Some(end) = code[at..].find(';').filter(|_| starts) else { continue };
        expand(&code[at + 4..at + end], &[], &mut found);
    }
    found
}

/// `a::{b, c as d}` as `a::b` and `a::c` under the name `d`.
fn expand(tree: &str, before: &[String], found: &mut Vec<(Module, String)>) {
    let (mut depth, mut start) = (0, 0);
    let mut parts = Vec::new();
    for (at, sign) in tree.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&tree[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&tree[start..]);
    for part in parts.into_iter().map(str::trim).filter(|part| !part.is_empty()) {
        let steps = |path: &str| -> Module {
            let steps = path.split("::").map(str::trim).filter(|step| !step.is_empty());
            before.iter().cloned().chain(steps.map(str::to_owned)).collect()
        };
        if let Some((path, inner)) = part.split_once('{') {
            expand(inner.trim_end().trim_end_matches('}'), &steps(path), found);
            continue;
        }
        let (path, alias) = part.split_once(" as ").unwrap_or((part, ""));
        let mut path = steps(path);
        if path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let last = path.last().cloned().unwrap_or_default();
        let name = if alias.is_empty() { last } else { alias.trim().to_owned() };
        found.push((path, name));
    }
}

/// The qualified paths in the code outside `use` lines.
fn paths(code: &str) -> Vec<Module> {
    let mut found = Vec::new();
    let lines = code.split_inclusive(';').map(|part| match part.rfind("use ") {
        Some(at) if part[..at].trim().is_empty() => "",
        _ => part,
    });
    let is_path = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
    for line in lines {
        for word in line.split(|sign| !is_path(sign)).filter(|word| word.contains("::")) {
            let steps: Module = word.split("::").map(str::to_owned).collect();
            if steps.iter().all(|step| !step.is_empty() && !step.contains(':')) {
                found.push(steps);
            }
        }
    }
    found
}

/// A path from the crate root; `None` if it leads to another crate.
fn absolute(path: &[String], from: &Module, modules: &BTreeSet<&Module>) -> Option<Module> {
    let supers = path.iter().take_while(|step| *step == "super").count();
    if supers > 0 {
        let base = from.len().checked_sub(supers)?;
        return Some(from[..base].iter().chain(&path[supers..]).cloned().collect());
    }
    match path[0].as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some(from.iter().chain(&path[1..]).cloned().collect()),
        first => {
            let child: Module = from.iter().cloned().chain([first.to_owned()]).collect();
            let is_child = modules.contains(&child);
            is_child.then(|| from.iter().chain(path).cloned().collect())
        }
    }
}

/// The longest prefix of a path that is a module.
fn deepest(path: &[String], modules: &BTreeSet<&Module>) -> Option<Module> {
    (0..=path.len()).rev().map(|end| path[..end].to_vec()).find(|start| modules.contains(start))
}

/// The folder of a module.
fn folder(module: &Module) -> String {
    let path = module.join("/");
    match root().join("src").join(&path).is_dir() {
        true => path,
        false => module[..module.len() - 1].join("/"),
    }
}

#[test]
fn no_circle_of_imports_leaves_its_folder_or_grows_large() {
    let imports = &IMPORTS;
    assert!(imports.0.len() > 300, "the imports were read");
    let mut faults = Vec::new();
    for circle in imports.circles() {
        let folders: BTreeSet<String> = circle.iter().map(|module| folder(module)).collect();
        if folders.len() > 1 || circle.len() > MOST_IN_A_CIRCLE {
            let names: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            faults.push(format!("{} files: {}", circle.len(), names.join(", ")));
        }
    }
    assert!(faults.is_empty(), "files import each other:\n{}", faults.join("\n"));
}

/// The rows of a table `| name | what | uses |` in the documentation of a file. `all` allows everything.
fn table(path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join(path)).expect("a source file");
    let names = |cell: &str| -> BTreeSet<String> {
        let quoted = cell.split('`').skip(1).step_by(2);
        quoted.map(str::to_owned).collect()
    };
    let mut rows = BTreeMap::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("//! |")) {
        let cells: Vec<&str> = line.split('|').collect();
        let [name, _, uses, _] = cells[..] else { continue };
        for name in names(name) {
            let all = uses.trim() == ALL;
            rows.insert(name, if all { BTreeSet::from([ALL.to_owned()]) } else { names(uses) });
        }
    }
    rows
}

/// Compares a table with the imports: both missing and unused permissions fail.
fn hold(table: &BTreeMap<String, BTreeSet<String>>, part: impl Fn(&Module) -> Option<String>) {
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, found) in &IMPORTS.0 {
        let Some(from) = part(module) else { continue };
        let others = found.iter().filter_map(&part).filter(|to| *to != from);
        used.entry(from.clone()).or_default().extend(others);
    }
    let mut faults = Vec::new();
    for (from, to) in &used {
        let Some(allowed) = table.get(from) else {
            faults.push(format!("{from} is not in the table"));
            continue;
        };
        if allowed.contains(ALL) {
            continue;
        }
        faults.extend(to.difference(allowed).map(|to| format!("{from} uses {to}")));
        faults.extend(allowed.difference(to).map(|to| format!("{from} does not use {to}")));
    }
    faults.extend(table.keys().filter(|name| !used.contains_key(*name)).cloned());
    assert!(faults.is_empty(), "the table is not true:\n{}", faults.join("\n"));
}

#[test]
fn rooms_use_each_other_as_lib_says() {
    hold(&table("src/lib.rs"), |module| module.first().cloned());
}

#[test]
fn features_use_each_other_as_app_says() {
    // All features may use what they share: the files beside them, and the words.
    let feature = |module: &Module| match &module[..] {
        [app, words, ..] if app == "app" && words == "words" => None,
        [app, feature, _, ..] if app == "app" => Some(feature.clone()),
        [app, folder] if app == "app" && root().join("src/app").join(folder).is_dir() => {
            Some(folder.clone())
        }
        _ => None,
    };
    hold(&table("src/app/mod.rs"), feature);
}
