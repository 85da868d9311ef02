//! A game as plain text for people: head, numbered turns with captures, comments, branches.
//!
//! ```text
//! Owari
//! Grand slam: takes nothing
//! South: You
//! North: Kete, level 4
//! Result: South wins, 26 to 22. …
//!
//!   1.  C         d
//!   2.  E +2      …
//!         F feeds more.
//!   2.  …         a
//!       2.  F         b +3
//! ```
//!
//! South's turns are on the left, North's on the right. A comment is below its turn; a branch is
//! indented, below the turn that it replaces.

use crate::game::{GameInProgress, NodeEntry, NodeId, opens_turn};
use crate::rules::{BySide, OptionValue, Side};
use crate::texts::messages::keeping;
use crate::texts::messages::{clock, labels};

use super::board::{self as words, player};
use super::by_id::game as words_of;
use super::by_id::option;
use super::ending;
use super::turns::{self, Course};

/// Indentation of a branch.
const STEP: usize = 4;
/// The most steps of indentation.
const DEEPEST: usize = 8;
/// Width of South's column; longer turns push North's to the right.
const COLUMN: usize = 10;
/// The longest line of a comment.
const LINE: usize = 76;

pub fn move_list(game: &GameInProgress) -> String {
    let mut out = head(game);
    let root = game.node(NodeId::START);
    if !root.comment().is_empty() {
        out.push('\n');
        comment(&mut out, 0, root.comment());
    }
    let line = game.line_from(NodeId::START);
    if line.len() > 1 {
        out.push('\n');
    }
    let first = Way { nodes: line, at: 1, depth: 0, number: 0, last: None };
    // An explicit stack: branches may be nested to any depth.
    let mut open = vec![first];
    while let Some(way) = open.last_mut() {
        let depth = way.depth;
        let Some(row) = way.next_row(game) else {
            open.pop();
            continue;
        };
        row.write(&mut out, game, depth);
        // The last one pushed is written first.
        open.extend(row.branches.into_iter().rev());
    }
    out
}

fn head(game: &GameInProgress) -> String {
    let ruleset = game.ruleset();
    let mut lines = vec![words_of(ruleset.name()).name.clone()];
    for changed in ruleset.options().iter().filter(|option| option.is_changed()) {
        lines.push(option_line(game, changed));
    }
    if !game.title().is_empty() {
        lines.push(game.title().replace(char::is_control, " "));
    }
    for side in Side::ALL {
        let player = player(game.players()[side]);
        lines.push(labels::Is { what: words::side(side), is: player }.text());
    }
    if let Some(setup) = game.set_up() {
        lines.push(labels::Is { what: labels::starts_with(), is: setup.to_string() }.text());
    }
    let end = game.line_from(NodeId::START).pop().unwrap_or(NodeId::START);
    let entry = game.node(end).entry();
    let result = match entry.outcome() {
        Some(outcome) => format!("{} {}", turns::result(&outcome), ending::why(entry)),
        None => keeping::unfinished().to_owned(),
    };
    lines.push(labels::Is { what: labels::result(), is: result }.text());
    lines.join("\n") + "\n"
}

fn option_line(game: &GameInProgress, changed: &OptionValue) -> String {
    let text = option(game.ruleset().name(), changed.name);
    let value = text.and_then(|text| text.values.iter().find(|(value, _)| value == changed.value));
    let name = text.map_or(changed.name, |text| text.name.as_str());
    let value = value.map_or(changed.value, |(_, label)| label.as_str());
    labels::Is { what: name, is: value }.text()
}

/// A line of play that is being written: the main line, or a branch.
struct Way {
    nodes: Vec<NodeId>,
    /// The index of the next one.
    at: usize,
    depth: usize,
    /// The number of the previous turn, and who made it.
    number: usize,
    last: Option<Side>,
}

/// The turns that share a number, up to the first with a comment.
struct Row {
    number: usize,
    cells: BySide<Vec<NodeId>>,
    /// Written below it.
    branches: Vec<Way>,
}

impl Way {
    fn next_row(&mut self, game: &GameInProgress) -> Option<Row> {
        let mut row: Option<Row> = None;
        while let Some(id) = self.nodes.get(self.at).copied() {
            let Some(side) = game.mover_of(id) else { break };
            let opens = opens_turn(self.last, side);
            if row.is_some() && opens {
                break;
            }
            // The alternatives to a branch's first turn are branches of the line it leaves.
            if self.depth == 0 || self.at > 0 {
                let others = game.others(id).iter().map(|other| Way {
                    nodes: game.line_from(*other),
                    at: 0,
                    depth: self.depth + 1,
                    number: self.number,
                    last: self.last,
                });
                let row = row.get_or_insert_with(|| Row::new(self.number + usize::from(opens)));
                row.branches.extend(others);
            }
            self.number += usize::from(opens);
            self.last = Some(side);
            self.at += 1;
            row.get_or_insert_with(|| Row::new(self.number)).cells[side].push(id);
            if !game.node(id).comment().is_empty() {
                break;
            }
        }
        row
    }
}

impl Row {
    fn new(number: usize) -> Row {
        Row { number, cells: BySide::new(Vec::new(), Vec::new()), branches: Vec::new() }
    }

    fn write(&self, out: &mut String, game: &GameInProgress, depth: usize) {
        let indent = depth.min(DEEPEST) * STEP;
        let cell = |side: Side| -> String {
            let turns: Vec<String> = self.cells[side].iter().map(|id| turn(game, *id)).collect();
            turns.join(", ")
        };
        let (south, north) = (cell(Side::South), cell(Side::North));
        let south = if south.is_empty() { "…".to_owned() } else { south };
        let row = format!("{:indent$}{:>3}.  {south:<COLUMN$}{north}", "", self.number);
        out.push_str(row.trim_end());
        out.push('\n');
        for id in self.cells.south.iter().chain(&self.cells.north) {
            comment(out, indent + 8, game.node(*id).comment());
        }
    }
}

/// A turn in its notation, with its gain and the players' mark: `E +2 ✓`.
fn turn(game: &GameInProgress, id: NodeId) -> String {
    let node = game.node(id);
    let mut text = match node.entry() {
        NodeEntry::Resignation { .. } => labels::resigned().to_owned(),
        NodeEntry::LostOnTime { .. } => clock::loses_on_time_short().to_owned(),
        NodeEntry::Agreement { agreement, .. } => {
            format!("{}: {}", labels::agreed(), agreement)
        }
        turn => turn.notation(),
    };
    let course = Course::of(node.entry().events());
    match course.gain() {
        0 => {}
        gain if course.eaten => text.push_str(&format!(" {}", words::takes(Some(gain), true))),
        gain => text.push_str(&format!(" +{gain}")),
    }
    if let Some(mark) = node.mark() {
        text.push_str(&format!(" {}", words::mark_sign(mark)));
    }
    text
}

/// A comment, broken into lines.
fn comment(out: &mut String, indent: usize, words: &str) {
    for paragraph in words.lines() {
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let wide = word.chars().count();
            if length > 0 && indent + length + 1 + wide > LINE {
                out.push('\n');
                length = 0;
            }
            if length == 0 {
                out.push_str(&" ".repeat(indent));
            } else {
                out.push(' ');
                length += 1;
            }
            out.push_str(word);
            length += wide;
        }
        if length > 0 {
            out.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Agreement, Level, Player, TurnMark};
    use crate::rules::{GameName, Ruleset};

    fn played(name: GameName, moves: &str) -> GameInProgress {
        let level = Level::new(4).expect("a level");
        let players = BySide::new(Player::You, Player::Kete(level));
        let mut game = GameInProgress::new(Ruleset::new(name), players);
        play(&mut game, moves);
        game
    }

    fn play(game: &mut GameInProgress, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = game.position().parse_move(text).expect(text);
            game.play(&mv).unwrap_or_else(|illegal| panic!("{text}: {}", illegal.rule));
        }
    }

    #[test]
    fn a_game_is_written_with_captures_comments_and_branches() {
        let mut game = played(GameName::Owari, "C d E");
        let third = game.current();
        game.set_comment(third, "F feeds more.");
        game.set_mark(third, Some(TurnMark::Doubtful));
        play(&mut game, "a");
        game.go_to(third);
        game.undo();
        play(&mut game, "F a B");
        game.go_to(third);
        let end = *game.line().last().expect("a line");
        game.make_main(end);
        game.go_to_end();
        game.agree(Agreement::Halve);
        let text = move_list(&game);
        let rows: Vec<&str> = text.lines().collect();
        assert_eq!(rows[0], "Owari");
        assert_eq!(rows[1..3], ["South: You", "North: Kete, level 4"]);
        assert!(rows[3].starts_with("Result: A draw, 24 to 24. Both sides agreed"), "{text}");
        assert_eq!(rows[5], "  1.  C         d", "{text}");
        assert_eq!(rows[6], "  2.  E ?", "{text}");
        assert_eq!(rows[7], "        F feeds more.");
        assert_eq!(rows[8], "      2.  F         a");
        assert_eq!(rows[9], "      3.  B");
        assert_eq!(rows[10], "  2.  …         a");
        assert_eq!(rows[11], "  3.  agreed: halve");
        assert_eq!(rows.len(), 12);
    }

    #[test]
    fn several_sowings_of_one_side_share_a_row_and_long_comments_are_broken() {
        let mut game = played(GameName::Basic, "D A a");
        let words = "word ".repeat(40);
        game.set_comment(NodeId::START, format!("{words}\nLast line."));
        let text = move_list(&game);
        assert!(text.contains("  1.  D, A"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(text.contains("\nLast line.\n"), "{text}");
        assert!(text.contains("Result: unfinished"), "{text}");
    }

    #[test]
    fn deeply_nested_branches_do_not_panic() {
        let mut game = played(GameName::Owari, "A");
        for _ in 0..60 {
            game.undo();
            let moves = game.position().moves();
            game.play(&moves[moves.len() - 1]).expect("a move");
            let Some(next) = game.position().moves().first().copied() else { break };
            game.play(&next).expect("a move");
        }
        let text = move_list(&game);
        let played = text.lines().filter(|line| line.contains(".  ")).count();
        assert!(played >= 60, "{text}");
    }
}
