//! The rows of the list of moves: South's turns at the left, North's at the right, branches below
//! the turn they replace. All rows have one height, so that only visible ones are painted.

use crate::draw::sizes::Sizes;
use crate::game::{GameInProgress, NodeId, Round, opens_turn};
use crate::rules::{BySide, Move, Side};

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The depth of its branch; 0 is the main line.
    pub depth: usize,
    /// The number of its turn; none if the turn began in a row above.
    pub number: Option<usize>,
    pub cells: BySide<Vec<NodeId>>,
    /// The side whose cell shows the previewed move.
    pub preview: Option<Side>,
    /// The number of the round that begins below, if this row is its heading.
    pub round: Option<usize>,
}

impl MoveRow {
    fn new(depth: usize, number: Option<usize>) -> MoveRow {
        let cells = BySide::new(Vec::new(), Vec::new());
        MoveRow { depth, number, cells, preview: None, round: None }
    }

    /// The heading of a round.
    fn heading(round: usize) -> MoveRow {
        MoveRow { round: Some(round), ..MoveRow::new(0, None) }
    }

    pub fn holds(&self, id: NodeId) -> bool {
        Side::ALL.into_iter().any(|side| self.cells[side].contains(&id))
    }
}

/// The most moves in one cell.
fn most() -> usize {
    if Sizes::fit_for_fingers() { 2 } else { 3 }
}

/// The rows of a game; `unfolded` says at which points branches are shown.
pub fn rows(game: &GameInProgress, unfolded: &dyn Fn(NodeId) -> bool) -> Vec<MoveRow> {
    let main = game.line_from(NodeId::START);
    let rounds = main.last().map_or(Vec::new(), |last| game.rounds_to(*last));
    let mut rows = MoveRows { game, unfolded, rounds, rows: Vec::new() };
    rows.add_line(&main[1..], 0, 0, None);
    rows.rows
}

/// Adds the previewed move of a side after the current point.
pub fn with_preview(rows: &mut Vec<MoveRow>, game: &GameInProgress, side: Side) {
    let current = game.current();
    let at = rows.iter().rposition(|row| row.holds(current));
    let number = game.turn_number(current);
    let opens = opens_turn(game.mover_of(current), side);
    match at {
        Some(at) if !opens && rows[at].cells[side].is_empty() => rows[at].preview = Some(side),
        _ => {
            let next = at.map_or(0, |at| at + 1);
            let depth = at.map_or(0, |at| rows[at].depth);
            let number = opens.then_some(number + 1);
            rows.insert(next, MoveRow { preview: Some(side), ..MoveRow::new(depth, number) });
        }
    }
}

struct MoveRows<'a> {
    game: &'a GameInProgress,
    unfolded: &'a dyn Fn(NodeId) -> bool,
    /// The finished rounds of the main line.
    rounds: Vec<Round>,
    rows: Vec<MoveRow>,
}

impl MoveRows<'_> {
    /// Adds a line; `number` and `last` are number and side of the turn before it.
    fn add_line(&mut self, line: &[NodeId], depth: usize, number: usize, last: Option<Side>) {
        let (mut number, mut last) = (number, last);
        let mut open = false;
        // Branches below the current row, with number and side of the turn before them.
        let mut below: Vec<(NodeId, usize, Option<Side>)> = Vec::new();
        for (place, id) in line.iter().enumerate() {
            let Some(side) = self.game.mover_of(*id) else { continue };
            let before = (number, last);
            let opens = opens_turn(last, side);
            number += usize::from(opens);
            let before_it = self.game.node(*id).parent();
            let ended = self.rounds.iter().find(|round| Some(round.ended_at) == before_it);
            if let Some(round) = ended.map(|round| round.number).filter(|_| depth == 0) {
                self.add_branches(&mut below, depth);
                self.rows.push(MoveRow::heading(round + 1));
                open = false;
            }
            if !open || opens || self.is_full(*id, side) {
                self.add_branches(&mut below, depth);
                let numbered = opens || !open;
                self.rows.push(MoveRow::new(depth, numbered.then_some(number)));
                open = true;
            }
            if let Some(row) = self.rows.last_mut() {
                row.cells[side].push(*id);
            }
            last = Some(side);
            // The first move of a branch is itself one of the others.
            let leads = depth == 0 || place > 0;
            let fork = self.game.node(*id).parent();
            if leads && fork.is_some_and(|fork| (self.unfolded)(fork)) {
                let others = self.game.others(*id).iter();
                below.extend(others.map(|other| (*other, before.0, before.1)));
            }
        }
        self.add_branches(&mut below, depth);
    }

    fn add_branches(&mut self, below: &mut Vec<(NodeId, usize, Option<Side>)>, depth: usize) {
        for (branch, number, last) in std::mem::take(below) {
            let line = self.game.line_from(branch);
            self.add_line(&line, depth + 1, number, last);
        }
    }

    /// Whether the last row's cell of this side is full.
    fn is_full(&self, id: NodeId, side: Side) -> bool {
        let Some(row) = self.rows.last() else { return true };
        let cell = &row.cells[side];
        let long = |id: NodeId| {
            let turn = self.game.node(id).entry().turn();
            turn.is_none_or(|turn| matches!(turn.mv, Move::Opening(_) | Move::Fill(_) | Move::Pass))
        };
        cell.len() >= most() || !cell.is_empty() && (long(id) || cell.iter().any(|id| long(*id)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{GameName, Ruleset, Setup};

    fn game(name: GameName, moves: &str) -> GameInProgress {
        let players = BySide::new(Player::You, Player::Friend);
        let mut game = GameInProgress::new(Ruleset::new(name), players);
        play(&mut game, moves);
        game
    }

    fn play(game: &mut GameInProgress, moves: &str) {
        for mv in moves.split_whitespace() {
            let mv = game.position().parse_move(mv).expect("a move");
            game.play(&mv).expect("legal");
        }
    }

    /// `1|C|d`, with a dot for each level of branches.
    fn written(game: &GameInProgress, rows: &[MoveRow]) -> Vec<String> {
        let cell = |ids: &[NodeId]| {
            ids.iter().map(|id| game.node(*id).entry().notation()).collect::<Vec<_>>().join(",")
        };
        rows.iter()
            .map(|row| {
                let number = row.number.map_or(String::new(), |number| number.to_string());
                let dots = ".".repeat(row.depth);
                let (south, north) = (cell(&row.cells.south), cell(&row.cells.north));
                format!("{dots}{number}|{south}|{north}")
            })
            .collect()
    }

    #[test]
    fn turns_are_in_pairs_with_branches_below() {
        let mut game = game(GameName::Owari, "C d E a");
        game.undo();
        game.undo();
        game.undo();
        play(&mut game, "f B");
        // The new line is the main line, the old one a branch.
        let folded = rows(&game, &|_| false);
        assert_eq!(written(&game, &folded), ["1|C|f", "2|B|"]);
        let all = rows(&game, &|_| true);
        assert_eq!(written(&game, &all), ["1|C|f", ".1||d", ".2|E|a", "2|B|"]);
    }

    #[test]
    fn a_heading_begins_each_further_round() {
        let setup = Setup::parse(GameName::Giuthi, "0,0,0,3,1,3/1,1,1,0,0,1 39-22 S");
        let players = BySide::new(Player::You, Player::Friend);
        let ruleset = Ruleset::new(GameName::Giuthi);
        let game = GameInProgress::from_setup(ruleset, players, &setup.expect("a position"));
        let mut game = game.expect("possible");
        play(&mut game, "DR fill:17,1,1,1,1,1 AR");
        let list = rows(&game, &|_| false);
        let rounds: Vec<_> = list.iter().map(|row| row.round).collect();
        assert_eq!(rounds, [None, Some(2), None, None]);
        assert_eq!(written(&game, &list), ["1|DR|", "||", "1||fill:17,1,1,1,1,1", "2|AR|"]);
    }

    #[test]
    fn moves_of_one_side_in_a_row_share_a_cell() {
        let game = game(GameName::Basic, "D A d");
        let list = rows(&game, &|_| false);
        assert_eq!(written(&game, &list), ["1|D,A|d"]);
        assert_eq!(game.turn_number(game.current()), 1);
    }

    #[test]
    fn a_preview_comes_after_the_last_turn() {
        let mut game = game(GameName::Owari, "C");
        let mut list = rows(&game, &|_| false);
        with_preview(&mut list, &game, Side::North);
        assert_eq!(list.len(), 1);
        assert_eq!(list[0].preview, Some(Side::North));
        play(&mut game, "d");
        let mut list = rows(&game, &|_| false);
        with_preview(&mut list, &game, Side::South);
        assert_eq!((list.len(), list[1].number), (2, Some(2)));
    }
}
