//! Writes one Rust item for each message, so that the compiler finds a missing message, an unused
//! one, and a variable that does not fit.

use std::fmt::Write as _;

use super::catalogue::{Catalogue, Item, Kind};

/// Words that cannot be names in Rust.
const KEYWORDS: [&str; 14] = [
    "as", "box", "break", "continue", "else", "for", "if", "in", "match", "move", "mut", "return",
    "type", "where",
];

/// The Rust items: a module for each subject. A message without variables becomes a function, one
/// with variables a struct that has them as its fields.
pub fn code(catalogue: &Catalogue) -> String {
    let mut code = String::new();
    let mut table = String::new();
    let mut number = 0;
    for (subject, items) in catalogue {
        let _ = writeln!(code, "pub(crate) mod {} {{", subject.replace('-', "_"));
        let _ = writeln!(
            code,
            "    #[allow(unused_imports, reason = \"not every file has variables\")]\n    use super::super::format::*;"
        );
        for item in items {
            let short = item.id.strip_prefix(&format!("{subject}-")).unwrap_or(&item.id);
            let name = match &item.attribute {
                Some(attribute) => format!("{short}-{attribute}"),
                None => short.to_owned(),
            };
            if item.variables.is_empty() {
                let name = name.replace('-', "_");
                let raw = if KEYWORDS.contains(&name.as_str()) { "r#" } else { "" };
                let _ = writeln!(
                    code,
                    "    pub(crate) fn {raw}{name}() -> &'static str {{ fixed({number}) }}"
                );
            } else {
                code.push_str(&with_variables(&name, number, item));
            }
            let is_fixed = item.variables.is_empty();
            let attribute = item.attribute.as_deref();
            let _ = writeln!(table, "    ({:?}, {attribute:?}, {is_fixed}),", item.id);
            number += 1;
        }
        code.push_str("}\n");
    }
    format!(
        "{code}/// The id of each message, its attribute, whether it has no variables.\n\
         pub(super) static TABLE: [(&str, Option<&str>, bool); {number}] = [\n{table}];\n"
    )
}

fn with_variables(name: &str, number: usize, item: &Item) -> String {
    let name: String = name
        .split('-')
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect();
    let (mut generics, mut bounds, mut fields, mut values) = (vec![], vec![], vec![], vec![]);
    for (at, (variable, kind)) in item.variables.iter().enumerate() {
        let mut field = variable.replace('-', "_");
        if KEYWORDS.contains(&field.as_str()) {
            field.push('_');
        }
        generics.push(format!("T{at}"));
        bounds.push(format!("T{at}: {}", bound(*kind)));
        fields.push(format!("pub(crate) {field}: T{at}"));
        values.push(format!("({variable:?}, self.{field}.value())"));
    }
    let [generics, bounds, fields, values] =
        [generics, bounds, fields, values].map(|parts| parts.join(", "));
    format!(
        "    pub(crate) struct {name}<{generics}> {{ {fields} }}\n    \
         impl<{bounds}> {name}<{generics}> {{\n        \
         pub(crate) fn text(&self) -> String {{ filled({number}, &[{values}]) }}\n    }}\n"
    )
}

/// The trait that an argument must have.
fn bound(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "Number",
        Kind::Text => "Text",
        Kind::Side => "OneSide",
    }
}
