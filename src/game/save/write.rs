//! Writes save files.

use std::collections::VecDeque;
use std::fmt::Write as _;

use super::super::clock::Millis;
use super::super::ending::result_line;
use super::super::in_progress::GameInProgress;
use super::super::players::Player;
use super::super::tree::{Node, NodeId};
use super::{Aside, VERSION, clock};
use crate::rules::Side;

/// One line of the tree: the line itself, or a branch.
struct WrittenLine {
    nodes: Vec<NodeId>,
    /// The line that it leaves: 0 is the line itself.
    of: usize,
    /// The turn that its first entry replaces.
    turn: usize,
}

/// The game as text.
pub(super) fn text(game: &GameInProgress, aside: &Aside) -> String {
    let mut out = String::from("// A game of Kete.\n(\n");
    let field = |out: &mut String, name: &str, value: &str| {
        let _ = writeln!(out, "    {name}: {value},");
    };
    field(&mut out, "version", &VERSION.to_string());
    field(&mut out, "ruleset", &quoted(game.ruleset().name().id()));
    out.push_str("    options: {\n");
    for option in game.ruleset().options() {
        let _ = writeln!(out, "        {}: {},", quoted(option.name), quoted(option.value));
    }
    out.push_str("    },\n");
    let start = game.set_up().map_or("start".to_owned(), ToString::to_string);
    field(&mut out, "start", &quoted(&start));
    for side in Side::ALL {
        field(&mut out, &side.to_string(), &player(game.players()[side]));
    }
    for side in Side::ALL {
        let person = game.people()[side];
        if let Some(name) = person.name {
            field(&mut out, &format!("{side}_name"), &quoted(name.as_str()));
        }
        if let Some(seed) = person.seed {
            field(&mut out, &format!("{side}_seed"), &quoted(seed.id()));
        }
    }
    if game.own_counts() {
        field(&mut out, "own_counts", "true");
    }
    if game.tutoring().asks() {
        field(&mut out, "tutor", game.tutoring().name());
    }
    if game.with_help() {
        field(&mut out, "with_help", "true");
    }
    if let Some(control) = game.time_control() {
        field(&mut out, "clock", &clock::text(&control));
    }
    if !game.title().is_empty() {
        field(&mut out, "title", &quoted(game.title()));
    }
    let root = game.node(NodeId::START);
    if !root.comment().is_empty() {
        field(&mut out, "comment", &quoted(root.comment()));
    }
    if !aside.is_empty() {
        let entries =
            aside.iter().map(|(name, value)| format!("{}: {}", quoted(name), quoted(value)));
        let entries: Vec<String> = entries.collect();
        field(&mut out, "table", &format!("{{{}}}", entries.join(", ")));
    }
    let ways = ways(game);
    let line_end = ways[0].nodes.last().copied().unwrap_or(NodeId::START);
    let here = (game.current() != line_end).then_some(game.current());
    if here == Some(NodeId::START) {
        field(&mut out, "here", "true");
    }
    out.push_str("    moves: [");
    entries(&mut out, game, &ways[0], here, 8);
    out.push_str("],\n");
    if ways.len() > 1 {
        out.push_str("    branches: [\n");
        for way in &ways[1..] {
            out.push_str("        (");
            if way.of > 0 {
                let _ = write!(out, "of: {}, ", way.of);
            }
            let _ = write!(out, "instead_of: {}, moves: [", way.turn);
            entries(&mut out, game, way, here, 12);
            out.push_str("]),\n");
        }
        out.push_str("    ],\n");
    }
    if game.time_used() > 0 {
        field(&mut out, "used", &game.time_used().to_string());
    }
    let outcome = game.node(line_end).entry().outcome();
    field(&mut out, "result", &quoted(&result_line(outcome.as_ref())));
    out.push_str(")\n");
    out
}

/// The line, then every branch after the line that it leaves.
fn ways(game: &GameInProgress) -> Vec<WrittenLine> {
    let mut waiting = VecDeque::from([(NodeId::START, None)]);
    let mut ways: Vec<WrittenLine> = Vec::new();
    while let Some((from, place)) = waiting.pop_front() {
        let number = ways.len();
        // The line begins after the start, a branch with its own first entry.
        let first = game.node(from).children().first().copied();
        let (first, of, turn) = match place {
            None => (first, 0, 1),
            Some((of, turn)) => (Some(from), of, turn),
        };
        let on = |at: &NodeId| game.node(*at).children().first().copied();
        let nodes: Vec<NodeId> = std::iter::successors(first, on).collect();
        let forks = place.is_none().then_some(NodeId::START);
        let forks = forks.into_iter().chain(nodes.iter().copied());
        let turns = if place.is_none() { turn } else { turn + 1 };
        for (turn, fork) in (turns..).zip(forks) {
            let others = game.node(fork).children().iter().skip(1);
            waiting.extend(others.map(|other| (*other, Some((number, turn)))));
        }
        ways.push(WrittenLine { nodes, of, turn });
    }
    ways
}

/// A list of entries, two turns a line, with numbers; `indent` is the number of spaces before each
/// line.
fn entries(
    out: &mut String,
    game: &GameInProgress,
    way: &WrittenLine,
    here: Option<NodeId>,
    indent: usize,
) {
    let mut starts_line = true;
    for (at, id) in way.nodes.iter().enumerate() {
        let node = game.node(*id);
        let noted = noted(node, game.time_of(*id), here == Some(*id));
        if starts_line || noted.is_some() {
            let _ = write!(out, "\n{:indent$}/* {:3} */", "", way.turn + at);
            starts_line = true;
        }
        let _ = match &noted {
            Some(noted) => write!(out, " {noted},"),
            None => write!(out, " {},", quoted(&node.entry().notation())),
        };
        starts_line = noted.is_some() || !starts_line;
    }
    if !way.nodes.is_empty() {
        let _ = write!(out, "\n{:1$}", "", indent - 4);
    }
}

/// An entry with its comment, mark, time or place; `None` if it has none of these.
fn noted(node: &Node, took: Millis, is_here: bool) -> Option<String> {
    let mut out = format!("(move: {}", quoted(&node.entry().notation()));
    if let Some(mark) = node.mark() {
        let _ = write!(out, ", mark: {}", mark.name());
    }
    if !node.comment().is_empty() {
        let _ = write!(out, ", comment: {}", quoted(node.comment()));
    }
    if took > 0 {
        let _ = write!(out, ", took: {took}");
    }
    if is_here {
        out.push_str(", here: true");
    }
    out.push(')');
    let says_more = is_here || took > 0 || node.mark().is_some() || !node.comment().is_empty();
    says_more.then_some(out)
}

fn player(player: Player) -> String {
    match player {
        Player::You => "You".to_owned(),
        Player::Friend => "Friend".to_owned(),
        Player::FarAway(tag) => format!("FarAway({})", quoted(&tag.to_string())),
        Player::Kete(level) => format!("Kete({})", level.get()),
        Player::Engine(name) => format!("Engine({})", quoted(name.as_str())),
    }
}

/// A text in quotes. Letters of every language stay; characters that cannot be seen are escaped.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if is_unseen(c) => {
                let _ = write!(out, "\\u{{{:x}}}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Control characters, and those that change the direction of writing and could hide what a file
/// says.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || c == '\u{feff}'
}
