//! Checks `docs/solved.md` without Kete's search and tables: plays its lines, and proves by a small
//! search of its own that near their end every move keeps the value. The Basic Game is read here a
//! second time; Ayoayo is played by Kete's rules.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicU64};

use kete::rules::{GameName, Move, Position, Ruleset, Setup, Side};
use kete::search::{Limits, Request, read_from_table, solve};

use crate::{Dice, ahead, endgame, random_position};

/// A board without stores, as far as it decides what is still gained.
trait Board: Copy + Eq + Hash {
    /// Each move: its name, how many seeds more than the opponent the mover gains by it, whether he
    /// moves again, and the board afterwards. Empty once the game is over.
    fn moves(&self) -> Vec<(String, i32, bool, Self)>;

    fn seeds(&self) -> i32;
}

/// The Basic Game with its options, by the words of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct BasicBoard {
    /// South's holes and store, then North's, in the order of sowing. The stores are always empty.
    places: [u8; 14],
    /// 0 for South, 1 for North.
    mover: usize,
    needs_opposite: bool,
    owner_sweeps: bool,
}

impl BasicBoard {
    const STORES: [usize; 2] = [6, 13];

    fn after(&self, from: usize) -> (i32, bool, BasicBoard) {
        let mut places = self.places;
        let (own, other) = (Self::STORES[self.mover], Self::STORES[1 - self.mover]);
        let hand = std::mem::take(&mut places[from]);
        let mut at = from;
        for _ in 0..hand {
            at = (at + 1) % 14;
            if at == other {
                at = (at + 1) % 14;
            }
            places[at] += 1;
        }
        let is_own_hole = at != own && at / 7 == self.mover;
        if is_own_hole && places[at] == 1 {
            let facing = 12 - at;
            if places[facing] > 0 || !self.needs_opposite {
                places[own] += std::mem::take(&mut places[at]);
                places[own] += std::mem::take(&mut places[facing]);
            }
        }
        for side in 0..2 {
            if places[7 * side..7 * side + 6].iter().all(|seeds| *seeds == 0) {
                let full = 7 * (1 - side);
                let rest: u8 = places[full..full + 6].iter().sum();
                let taker = if self.owner_sweeps { 1 - side } else { side };
                places[full..full + 6].fill(0);
                places[Self::STORES[taker]] += rest;
                break;
            }
        }
        let gain = i32::from(places[own]) - i32::from(places[other]);
        (places[own], places[other]) = (0, 0);
        let again = at == own;
        let mover = if again { self.mover } else { 1 - self.mover };
        (gain, again, BasicBoard { places, mover, ..*self })
    }
}

impl Board for BasicBoard {
    fn moves(&self) -> Vec<(String, i32, bool, BasicBoard)> {
        let holes = (7 * self.mover..7 * self.mover + 6).filter(|hole| self.places[*hole] > 0);
        let letter = |hole: usize| b"ABCDEF_abcdef"[hole] as char;
        holes
            .map(|hole| {
                let (gain, again, board) = self.after(hole);
                (letter(hole).to_string(), gain, again, board)
            })
            .collect()
    }

    fn seeds(&self) -> i32 {
        self.places.iter().map(|seeds| i32::from(*seeds)).sum()
    }
}

/// A position of Ayoayo with empty stores.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct AyoayoBoard(Position);

impl Board for AyoayoBoard {
    fn moves(&self) -> Vec<(String, i32, bool, AyoayoBoard)> {
        let mover = self.0.to_move();
        let after = |mv: Move| {
            let next = self.0.play_unchecked(&mv);
            let mut setup = next.setup();
            let gain = i32::from(setup.stores[mover]) - i32::from(setup.stores[mover.other()]);
            for side in Side::ALL {
                setup.stores[side] = 0;
            }
            let board = self.0.ruleset().position(&setup).expect("a board of the game");
            (mv.to_string(), gain, next.to_move() == mover, AyoayoBoard(board))
        };
        self.0.moves().into_iter().map(after).collect()
    }

    fn seeds(&self) -> i32 {
        self.0.setup().holes.iter().map(|hole| i32::from(hole.seeds)).sum()
    }
}

/// Alpha-beta with null windows that remembers every position, to the end of the game.
struct Prover<B> {
    /// Bounds on what the player to move gains from here.
    known: HashMap<B, (i32, i32)>,
}

impl<B: Board> Prover<B> {
    /// Whether the player to move gains at least so many seeds more than the opponent.
    fn gains(&mut self, board: &B, least: i32) -> bool {
        let all = board.seeds();
        let (lower, upper) = self.known.get(board).copied().unwrap_or((-all, all));
        if lower >= least || upper < least {
            return lower >= least;
        }
        let mut moves = board.moves();
        // The largest gain first, and free moves before others.
        moves.sort_by_key(|(_, gain, again, _)| (-gain, !again));
        let is_over = moves.is_empty();
        let gains = (is_over && least <= 0)
            || moves.iter().any(|(_, gain, again, next)| match again {
                true => self.gains(next, least - gain),
                false => !self.gains(next, gain - least + 1),
            });
        let (lower, upper) = if gains { (lower.max(least), upper) } else { (lower, least - 1) };
        self.known.insert(*board, (lower, upper));
        gains
    }

    fn is_worth(&mut self, board: &B, value: i32) -> bool {
        self.gains(board, value) && !self.gains(board, value + 1)
    }
}

/// Plays a line from the start, and proves of each of its positions with at most `most` seeds on the
/// board that the first player gets `worth` from it. Returns how many were proven.
fn check<B: Board>(start: B, worth: i32, line: &str, most: i32) -> usize {
    let mut boards = vec![(start, worth, true)];
    for word in line.split_whitespace() {
        let (board, left, is_first) = boards[boards.len() - 1];
        let moves = board.moves();
        let (_, gain, again, next) = moves
            .iter()
            .find(|(name, ..)| name == word)
            .unwrap_or_else(|| panic!("{line}: {word}"));
        let left = left - if is_first { *gain } else { -gain };
        boards.push((*next, left, is_first == *again));
    }
    let mut prover = Prover { known: HashMap::new() };
    let mut proven = 0;
    for (board, left, is_first) in boards.iter().rev().filter(|(board, ..)| board.seeds() <= most) {
        let value = if *is_first { *left } else { -left };
        assert!(prover.is_worth(board, value), "{line}: {} seeds, {value}", board.seeds());
        proven += 1;
    }
    proven
}

/// The rows of the tables in `docs/solved.md` whose first columns have these names.
fn rows(columns: &[&str]) -> Vec<Vec<String>> {
    let text = include_str!("../../docs/solved.md");
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let mut lines = text.lines().skip_while(|line| {
        !line.starts_with('|') || !cells(line).iter().zip(columns).all(|(cell, name)| cell == name)
    });
    lines.by_ref().take(2).for_each(drop);
    lines.take_while(|line| line.starts_with('|')).map(cells).collect()
}

/// The most seeds on a board that is proven.
fn most_seeds() -> i32 {
    std::env::var("KETE_SOLVED").map_or(18, |seeds| seeds.parse().expect("a number of seeds"))
}

#[test]
fn the_lines_of_the_basic_game_keep_their_value() {
    let rows = rows(&["seeds", "capture needs opposite", "sweep", "worth", "best", "line"]);
    assert!(rows.len() >= 16, "{}", rows.len());
    let mut proven = 0;
    for row in rows {
        let [seeds, opposite, sweep, worth, best, line] = &row[..6] else { panic!("{row:?}") };
        let hole: u8 = seeds.parse().expect("a number");
        let mut places = [hole; 14];
        BasicBoard::STORES.iter().for_each(|store| places[*store] = 0);
        let (needs_opposite, owner_sweeps) = (opposite == "yes", sweep == "owner");
        let start = BasicBoard { places, mover: 0, needs_opposite, owner_sweeps };
        assert!(best.split(' ').any(|best| line.starts_with(best)), "{row:?}");
        proven += check(start, worth.parse().expect("a number"), line, most_seeds());
    }
    assert!(proven > 60, "{proven}");
}

#[test]
fn the_lines_of_ayoayo_keep_their_value() {
    let rows = rows(&["game", "seeds", "worth", "best", "line"]);
    let mut proven = 0;
    for row in rows.iter().filter(|row| row[0] == "ayoayo") {
        let holes = [row[1].as_str(); 6].join(",");
        let text = format!("{holes}/{holes} 0-0 S");
        let ruleset = Ruleset::new(GameName::Ayoayo);
        let setup = Setup::parse(GameName::Ayoayo, &text).expect("a position");
        let start = AyoayoBoard(ruleset.position(&setup).expect("a position"));
        proven += check(start, row[2].parse().expect("a number"), &row[4], most_seeds());
    }
    assert!(proven > 5, "{proven}");
}

#[test]
fn solving_finds_the_value_and_every_best_move() {
    let mut dice = Dice(25);
    for options in [[].as_slice(), &[("preset", "kalah")]] {
        let mut ruleset = Ruleset::new(GameName::Basic);
        options.iter().for_each(|(name, value)| ruleset.set(name, value).expect("an option"));
        let near = std::iter::repeat_with(|| random_position(&ruleset, 14, &mut dice)).flatten();
        let open: Vec<Position> = near.filter(|it| !it.moves().is_empty()).take(30).collect();
        for position in open {
            let setup = position.setup();
            let mover = position.to_move();
            let ahead = i32::from(setup.stores[mover]) - i32::from(setup.stores[mover.other()]);
            let mut places = [0; 14];
            for (at, hole) in setup.holes[..12].iter().enumerate() {
                places[at + at / 6] = hole.seeds as u8;
            }
            let is_kalah = !options.is_empty();
            let (needs_opposite, owner_sweeps) = (is_kalah, is_kalah);
            let board = BasicBoard { places, mover: mover.index(), needs_opposite, owner_sweeps };
            let stop = AtomicBool::new(false);
            let request = Request::new(position, Limits::default());
            let proof = solve(&request, &stop, &AtomicU64::new(0), &mut |_| {});
            let proof = proof.expect("a position with moves");
            assert!(proof.is_complete() && proof.open.is_empty(), "{proof:?}");
            let mut prover = Prover { known: HashMap::new() };
            let value = proof.lower - ahead;
            assert!(prover.is_worth(&board, value), "{setup}: {proof:?}");
            let is_best = |(_, gain, again, next): &(String, i32, bool, BasicBoard)| match again {
                true => prover.is_worth(next, value - gain),
                false => prover.is_worth(next, gain - value),
            };
            let mut best: Vec<_> = board.moves().into_iter().filter(is_best).collect();
            best.sort_by(|a, b| a.0.cmp(&b.0));
            let mut found: Vec<String> = proof.best.iter().map(Move::to_string).collect();
            found.sort();
            assert!(found.iter().eq(best.iter().map(|(name, ..)| name)), "{setup}: {proof:?}");
        }
    }
}

#[test]
fn a_table_with_all_seeds_is_read_and_not_searched() {
    let mut dice = Dice(26);
    for game in [GameName::Owari, GameName::Giuthi, GameName::Ayoayo] {
        let ruleset = Ruleset::new(game);
        let table = endgame(&ruleset, 6).expect("a table");
        let near = std::iter::repeat_with(|| random_position(&ruleset, 6, &mut dice)).flatten();
        let mut read = 0;
        for position in near.filter(|it| !it.moves().is_empty()).take(100) {
            let state = position.two_rows().expect("two rows");
            let bounds = table.fresh(state).expect("few seeds");
            let Some(proof) = read_from_table(&position, &table) else { continue };
            let further = proof.lower - ahead(&position);
            let text = position.setup();
            assert!(proof.is_complete(), "{game} {text}: {proof:?}");
            let within = i32::from(bounds.lower)..=i32::from(bounds.upper);
            assert!(within.contains(&further), "{game} {text}: {bounds:?}, {proof:?}");
            let first = proof.info.pv.first().expect("a move");
            assert!(proof.best.iter().chain(&proof.open).any(|mv| mv == first), "{game} {text}");
            read += 1;
        }
        assert!(read > 50, "{game}: {read}");
    }
}

#[test]
fn a_search_that_is_stopped_claims_only_what_it_has_proven() {
    let position = Ruleset::new(GameName::Owari).start();
    let request = Request::new(position, Limits { nodes: Some(20_000), ..Limits::default() });
    let stop = AtomicBool::new(false);
    let proof = solve(&request, &stop, &AtomicU64::new(0), &mut |_| {}).expect("a depth");
    assert_eq!((proof.lower, proof.upper), (-48, 48));
    assert!(proof.best.is_empty() && proof.open.len() == 6, "{proof:?}");
}
