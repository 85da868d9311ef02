//! What is known of a graded game as text, to be kept with the game.
//!
//! ```text
//! 38-9c1f0a…; 0 9 120 C d E, 9 -80 D e|8 110 C, 8 -90 D; 1 = 31 600! d C, 30 200! e
//! ```
//!
//! First a print of the line that was graded, then its searched nodes: the number of the node in
//! the line, then what each depth found, the one that counts first. `=` begins lines that are known
//! to the end of the game. Each line has its depth, its score and its moves. Of depths that only
//! confirm the first one, only the first move of each line is kept.

use super::GradedGame;
use crate::files::Fingerprint;
use crate::game::{GameInProgress, NodeId};
use crate::rules::{GameGoal, Position};
use crate::search::{Info, Score};
use crate::tutor::grades::Weighed;

/// The longest text that is kept, in bytes. What does not fit is searched again.
const MAX_BYTES: usize = 1 << 19;

impl GradedGame {
    /// What is known about the nodes of the line, as text; `None` if nothing is known.
    pub fn to_text(&self, game: &GameInProgress) -> Option<String> {
        let mut text = print(game, &self.line).to_string();
        let empty = text.len();
        for (number, id) in self.line.iter().enumerate() {
            let Some(weighed) = self.known.get(id) else { continue };
            let node = format!("; {number} {}", weighed.to_text());
            if text.len() + node.len() <= MAX_BYTES {
                text.push_str(&node);
            }
        }
        (text.len() > empty).then_some(text)
    }

    /// Reads what [`GradedGame::to_text`] gave for a line of this game that begins `line`. A node
    /// that cannot be read is unknown. `None` if the text is not about this line.
    pub fn from_text(game: &GameInProgress, line: Vec<NodeId>, text: &str) -> Option<GradedGame> {
        let (written, nodes) = text.split_once("; ")?;
        let written: Fingerprint = written.parse().ok()?;
        let is_it = |length: &usize| print(game, &line[..*length]) == written;
        let length = (1..=line.len()).rev().find(is_it)?;
        let mut graded = GradedGame::new(game, line[..length].to_vec());
        for node in nodes.split("; ") {
            let Some((number, lines)) = node.split_once(' ') else { continue };
            let at = number.parse().ok().and_then(|number: usize| graded.line.get(number));
            let Some((at, position)) =
                at.and_then(|at| graded.open.iter().find(|(id, _)| id == at))
            else {
                continue;
            };
            if let (at, Some(weighed)) = (*at, Weighed::from_text(position, lines)) {
                graded.know(at, weighed);
            }
        }
        graded.carry(0, graded.turns.len());
        graded.sum_up();
        Some(graded)
    }
}

/// A print of a line of a game: of its start, its rules and its moves.
fn print(game: &GameInProgress, line: &[NodeId]) -> Fingerprint {
    let mut text = game.ruleset().name().id().to_owned();
    for option in game.ruleset().options() {
        text.extend([" ", option.value]);
    }
    for id in line {
        let entry = game.node(*id).entry();
        text.push(' ');
        match *id {
            NodeId::START => text.push_str(&entry.position().setup().to_string()),
            _ => text.push_str(&entry.notation()),
        }
    }
    Fingerprint::of(text.as_bytes())
}

impl Weighed {
    fn to_text(&self) -> String {
        let counts = self.lines();
        let is_other = |lines: &&Vec<Info>| self.proven.is_some() || lines.as_slice() != counts;
        let others = self.depths.values().rev().filter(is_other);
        let proven = if self.proven.is_some() { "= " } else { "" };
        let mut text = format!("{proven}{}", lines_text(counts, usize::MAX));
        for lines in others {
            text.push('|');
            text.push_str(&lines_text(lines, 1));
        }
        text
    }

    /// `None` if it does not fit the position.
    fn from_text(position: &Position, text: &str) -> Option<Weighed> {
        let mut weighed = Weighed::new(position);
        weighed.is_done = true;
        for lines in text.split('|') {
            let proven = lines.strip_prefix("= ");
            let lines = proven.unwrap_or(lines).split(", ").enumerate();
            let lines = lines.map(|(at, line)| line_of(position, at + 1, line));
            let lines = lines.collect::<Option<Vec<Info>>>()?;
            match lines.first() {
                _ if proven.is_some() => weighed.proven = Some(lines),
                first => drop(weighed.depths.insert(first?.depth, lines)),
            }
        }
        Some(weighed)
    }
}

fn lines_text(lines: &[Info], moves: usize) -> String {
    let line = |line: &Info| {
        let mut text = format!("{} {}", line.depth, line.score.written());
        for mv in line.pv.iter().take(moves) {
            text.extend([" ", &mv.to_string()]);
        }
        text
    };
    lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

fn line_of(position: &Position, number: usize, text: &str) -> Option<Info> {
    let mut words = text.split(' ');
    let depth = words.next()?.parse().ok()?;
    let counts_seeds = position.ruleset().facts().goal == GameGoal::Seeds;
    let score = Score::from_written(words.next()?, counts_seeds)?;
    let (mut at, mut pv) = (*position, Vec::new());
    for word in words {
        let mv = at.parse_move(word).ok()?;
        at = at.play(&mv).ok()?.after;
        pv.push(mv);
    }
    (!pv.is_empty()).then(|| Info::kept(depth, number, score, pv))
}
