//! Reads the messages of a language, `*.ftl`, and checks them. `build.rs` includes this too.
//!
//! A variable needs a line `# $name (Number): what it is` in the comment of its message, of its
//! group (`##`) or of its file (`###`). The kinds: `Number`, `Text` (words put in as they are) and
//! `Side` (`south` or `north`, to choose by, or to show with `SIDE($name)`).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
    VariantKey,
};
use fluent_syntax::parser;

/// A file of messages.
pub struct Source {
    pub path: String,
    /// Its name without ending: every id in it begins with this word.
    pub subject: String,
    pub text: String,
}

/// The kind of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Text,
    Side,
}

impl Kind {
    fn named(name: &str) -> Option<Kind> {
        match name {
            "Number" => Some(Kind::Number),
            "Text" => Some(Kind::Text),
            "Side" => Some(Kind::Side),
            _ => None,
        }
    }
}

/// A message, or an attribute of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub id: String,
    /// `None` for the message itself.
    pub attribute: Option<String>,
    pub variables: BTreeMap<String, Kind>,
}

/// All messages of a language, by subject.
pub type Catalogue = BTreeMap<String, Vec<Item>>;

/// The plural categories of the Unicode CLDR.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The functions of messages.
const FUNCTIONS: [&str; 3] = ["SIDE", "DE", "QUE"];

/// Reads the messages of a language. Another one than the `first` takes the kinds of its variables
/// from there, and has no others. Returns what could be read, and the faults: `file:line: what is
/// wrong`.
pub fn read(sources: &[Source], first: Option<&Catalogue>) -> (Catalogue, Vec<String>) {
    let mut faults = Vec::new();
    let parsed: Vec<(&Source, Resource<&str>)> =
        sources.iter().map(|source| (source, parse(source, &mut faults))).collect();
    let mut known: BTreeMap<&str, &Message<&str>> = BTreeMap::new();
    let mut terms: BTreeSet<&str> = BTreeSet::new();
    for (source, resource) in &parsed {
        for entry in &resource.body {
            let is_new = match entry {
                Entry::Message(message) => known.insert(message.id.name, message).is_none(),
                Entry::Term(term) => terms.insert(term.id.name),
                _ => true,
            };
            if let (false, Entry::Message(Message { id, .. })) = (is_new, entry) {
                faults.push(format!("{}: “{}” is there twice", source.path, id.name));
            }
        }
    }
    let mut catalogue = Catalogue::new();
    for (source, resource) in &parsed {
        let items = Reader { source, first, known: &known, terms: &terms, faults: &mut faults };
        catalogue.insert(source.subject.clone(), items.read(resource));
    }
    (catalogue, faults)
}

fn parse<'a>(source: &'a Source, faults: &mut Vec<String>) -> Resource<&'a str> {
    parser::parse(source.text.as_str()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = 1 + source.text[..error.pos.start].matches('\n').count();
            faults.push(format!("{}:{line}: {}", source.path, error.kind));
        }
        resource
    })
}

struct Reader<'a, 'b> {
    source: &'b Source,
    first: Option<&'b Catalogue>,
    known: &'b BTreeMap<&'a str, &'b Message<&'a str>>,
    terms: &'b BTreeSet<&'a str>,
    faults: &'b mut Vec<String>,
}

impl<'a> Reader<'a, '_> {
    fn read(mut self, resource: &Resource<&'a str>) -> Vec<Item> {
        let mut of_file = BTreeMap::new();
        let mut of_group = BTreeMap::new();
        let mut items = Vec::new();
        for entry in &resource.body {
            match entry {
                Entry::ResourceComment(comment) => of_file.extend(described(comment)),
                Entry::GroupComment(comment) => of_group = described(comment),
                Entry::Message(message) if self.first.is_some() => {
                    self.translation(message, &mut items);
                }
                Entry::Message(message) => {
                    let own = message.comment.as_ref().map(described).unwrap_or_default();
                    let kinds = [&own, &of_group, &of_file];
                    self.message(message, &own, &kinds, &mut items);
                }
                Entry::Term(_) | Entry::Comment(_) | Entry::Junk { .. } => {}
            }
        }
        items
    }

    fn message(
        &mut self,
        message: &Message<&'a str>,
        own: &BTreeMap<String, String>,
        kinds: &[&BTreeMap<String, String>],
        items: &mut Vec<Item>,
    ) {
        let id = message.id.name;
        if !id.starts_with(&format!("{}-", self.source.subject)) {
            self.fault(id, &format!("the id must begin with “{}-”", self.source.subject));
        }
        let value = message.value.iter().map(|value| (None, value));
        let attributes = message.attributes.iter().map(|it| (Some(it.id.name), &it.value));
        let mut all = BTreeSet::new();
        for (attribute, pattern) in value.chain(attributes) {
            let mut found = BTreeMap::new();
            self.pattern(id, pattern, &mut found, 0);
            let mut variables = BTreeMap::new();
            for (name, use_of) in found {
                all.insert(name.to_owned());
                let kind = kinds.iter().find_map(|kinds| kinds.get(name));
                match kind.map(|kind| (Kind::named(kind), kind)) {
                    None => self.fault(id, &format!("the comment does not describe ${name}")),
                    Some((None, kind)) => {
                        self.fault(id, &format!("${name} cannot be “{kind}”"));
                    }
                    Some((Some(kind), _)) => {
                        if let Err(why) = use_of.fits(kind) {
                            self.fault(id, &format!("${name} {why}"));
                        }
                        variables.insert(name.to_owned(), kind);
                    }
                }
            }
            let attribute = attribute.map(str::to_owned);
            items.push(Item { id: id.to_owned(), attribute, variables });
        }
        for name in own.keys().filter(|name| !all.contains(*name)) {
            self.fault(id, &format!("the comment describes ${name}, which is not used"));
        }
    }

    /// Reads a message of another language than the first.
    fn translation(&mut self, message: &Message<&'a str>, items: &mut Vec<Item>) {
        let id = message.id.name;
        let subject = self.first.and_then(|first| first.get(&self.source.subject));
        let value = message.value.iter().map(|value| (None, value));
        let attributes = message.attributes.iter().map(|it| (Some(it.id.name), &it.value));
        for (attribute, pattern) in value.chain(attributes) {
            let is_it = |item: &&Item| item.id == id && item.attribute.as_deref() == attribute;
            let Some(item) = subject.and_then(|items| items.iter().find(is_it)) else {
                let elsewhere = self.first.and_then(|first| {
                    first.iter().find(|(_, items)| items.iter().any(|item| is_it(&item)))
                });
                let why = match elsewhere {
                    Some((subject, _)) => format!("it belongs in {subject}.ftl"),
                    None => "English has no such message".to_owned(),
                };
                let attribute = attribute.map(|it| format!("its attribute “{it}” "));
                let what = attribute.unwrap_or_default();
                self.fault(id, &format!("{what}is not used: {why}"));
                continue;
            };
            let mut found = BTreeMap::new();
            self.pattern(id, pattern, &mut found, 0);
            for (name, use_of) in found {
                match item.variables.get(name).map(|kind| use_of.fits(*kind)) {
                    None => self.fault(id, &format!("${name} is no variable of this message")),
                    Some(Err(why)) => self.fault(id, &format!("${name} {why}")),
                    Some(Ok(())) => {}
                }
            }
            items.push(item.clone());
        }
    }

    /// Collects the variables of a pattern, including those of the messages it refers to.
    fn pattern(
        &mut self,
        id: &str,
        pattern: &Pattern<&'a str>,
        found: &mut BTreeMap<&'a str, Use>,
        depth: usize,
    ) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(id, expression, found, depth);
            }
        }
    }

    fn expression(
        &mut self,
        id: &str,
        expression: &Expression<&'a str>,
        found: &mut BTreeMap<&'a str, Use>,
        depth: usize,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(id, inline, found, depth, false),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id: name } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    found.entry(name.name).or_default().keys.extend(keys);
                } else {
                    self.inline(id, selector, found, depth, false);
                }
                for variant in variants {
                    self.pattern(id, &variant.value, found, depth);
                }
            }
        }
    }

    fn inline(
        &mut self,
        id: &str,
        inline: &InlineExpression<&'a str>,
        found: &mut BTreeMap<&'a str, Use>,
        depth: usize,
        in_side: bool,
    ) {
        match inline {
            InlineExpression::VariableReference { id: name } => {
                let use_of = found.entry(name.name).or_default();
                if in_side {
                    use_of.as_side = true;
                } else {
                    use_of.shown = true;
                }
            }
            InlineExpression::FunctionReference { id: function, arguments } => {
                if !FUNCTIONS.contains(&function.name) {
                    self.fault(id, &format!("there is no function {}", function.name));
                }
                for argument in &arguments.positional {
                    self.inline(id, argument, found, depth, function.name == "SIDE");
                }
            }
            InlineExpression::MessageReference { id: other, .. } => {
                match self.known.get(other.name).copied() {
                    Some(message) if depth < 5 => {
                        if let Some(pattern) = &message.value {
                            self.pattern(id, pattern, found, depth + 1);
                        }
                    }
                    _ => self.fault(id, &format!("there is no message “{}”", other.name)),
                }
            }
            InlineExpression::TermReference { id: term, .. } => {
                if !self.terms.contains(term.name) {
                    self.fault(id, &format!("there is no term “-{}”", term.name));
                }
            }
            InlineExpression::Placeable { expression } => {
                self.expression(id, expression, found, depth);
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn fault(&mut self, id: &str, why: &str) {
        let at = self.source.text.lines().position(|line| {
            line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='))
        });
        let line = at.map_or(0, |at| at + 1);
        self.faults.push(format!("{}:{line}: {id}: {why}", self.source.path));
    }
}

/// How a message uses a variable.
#[derive(Default)]
struct Use {
    /// It is shown as it is.
    shown: bool,
    /// It is shown as the name of a side.
    as_side: bool,
    /// The keys of its variants.
    keys: BTreeSet<String>,
}

impl Use {
    fn fits(&self, kind: Kind) -> Result<(), String> {
        let is_count = |key: &String| PLURALS.contains(&key.as_str()) || key.parse::<f64>().is_ok();
        let is_side = |key: &String| ["south", "north"].contains(&key.as_str());
        match kind {
            Kind::Side if self.shown => Err("is a side: show it with SIDE()".to_owned()),
            Kind::Text | Kind::Number if self.as_side => Err("is not a side".to_owned()),
            Kind::Side if !self.keys.iter().all(is_side) => {
                Err("is a side: it is south or north".to_owned())
            }
            Kind::Number if !self.keys.iter().all(is_count) => {
                Err("is a number: it chooses between plurals and numbers".to_owned())
            }
            // `other` alone may be a word like any other.
            Kind::Text if self.keys.iter().any(|key| is_count(key) && key != "other") => {
                Err("chooses between numbers, so it must be a Number".to_owned())
            }
            _ => Ok(()),
        }
    }
}

/// The kinds of the variables that a comment describes, by name.
fn described(comment: &Comment<&str>) -> BTreeMap<String, String> {
    let lines = comment.content.iter().filter_map(|line| {
        let (name, rest) = line.trim().strip_prefix('$')?.split_once(" (")?;
        let (kind, _) = rest.split_once(')')?;
        Some((name.to_owned(), kind.to_owned()))
    });
    lines.collect()
}

/// The messages of the first language that another one lacks.
pub fn missing<'a>(first: &'a Catalogue, other: &Catalogue) -> Vec<&'a Item> {
    let key = |item: &'_ Item| (item.id.clone(), item.attribute.clone());
    let has: BTreeSet<_> = other.values().flatten().map(key).collect();
    first.values().flatten().filter(|item| !has.contains(&key(item))).collect()
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.attribute {
            Some(attribute) => write!(f, "{}.{attribute}", self.id),
            None => f.write_str(&self.id),
        }
    }
}
