//! Words of *Solve this*: how far a proof has come, what is proven, what went wrong.

use std::time::Duration;

use crate::narration::list;
use crate::rules::{Position, Side};
use crate::search::Proof;
use crate::search::solving::SolvingProgress;
use crate::search::tables::wording::seconds;
use crate::texts::decimal;
use crate::texts::messages::solving as say;

/// A number of positions: `3.4 million positions`.
fn positions(count: u64) -> String {
    match count {
        0..1_000_000 => say::Positions { count }.text(),
        _ => say::MillionPositions { number: decimal(count as f64 / 1e6, 1) }.text(),
    }
}

fn time(time: Duration) -> String {
    seconds(time.as_secs_f64())
}

/// A lead in seeds as South sees it.
fn of_south(position: &Position, seeds: i32) -> i32 {
    if position.to_move() == Side::South { seeds } else { -seeds }
}

fn side_ahead(seeds: i32) -> Side {
    if seeds > 0 { Side::South } else { Side::North }
}

/// Who wins by how many seeds: `South by 4`, `a draw`.
fn worth(south: i32) -> String {
    match south {
        0 => say::draw().to_owned(),
        _ => say::By { leader: side_ahead(south), ahead: south.unsigned_abs() }.text(),
    }
}

/// The proven bounds: `South by 2 to 8`. `None` if nothing is proven.
fn bounds(position: &Position, proof: &Proof) -> Option<String> {
    let setup = position.setup();
    let [south, north] = [Side::South, Side::North].map(|side| i32::from(setup.stores[side]));
    let on_board = setup.total() as i32 - south - north;
    let balance = south - north;
    let (one, other) = (of_south(position, proof.lower), of_south(position, proof.upper));
    let (least, most) = (one.min(other), one.max(other));
    if least <= balance - on_board && most >= balance + on_board {
        return None;
    }
    Some(if least == most {
        worth(least)
    } else if least > 0 || most < 0 {
        let leader = side_ahead(least);
        let (one, other) = (least.unsigned_abs(), most.unsigned_abs());
        say::ByRange { leader, least: one.min(other), most: one.max(other) }.text()
    } else if least == 0 || most == 0 {
        let bound = least + most;
        say::DrawOrBy { leader: side_ahead(bound), most: bound.unsigned_abs() }.text()
    } else {
        let (one, other) = (Side::South, Side::North);
        say::Either { south: most, north: -least, one, other }.text()
    })
}

/// What is found so far: `Probably South by 4; proven: South by 2 to 8.`
pub fn solving_found(position: &Position, proof: &Proof) -> String {
    if proof.is_complete() {
        return say::Comparing { worth: worth(of_south(position, proof.lower)) }.text();
    }
    let worth = worth(of_south(position, proof.info.score.seeds()));
    match bounds(position, proof) {
        Some(bounds) => say::ProbablyBetween { worth, bounds }.text(),
        None => say::Probably { worth }.text(),
    }
}

/// How far a running proof has come, after so many positions and so much time.
pub fn solving(
    position: &Position,
    known: Option<&SolvingProgress>,
    (count, taken): (u64, Duration),
) -> String {
    let (positions, time_taken) = (positions(count), time(taken));
    let Some(SolvingProgress { proof, .. }) = known else {
        return say::Begins { positions, time: time_taken }.text();
    };
    let moves = proof.info.depth;
    let running = say::Running { moves, positions, time: time_taken }.text();
    format!("{running} {}", solving_found(position, proof))
}

/// A proof that goes on about a position that is not shown.
pub fn solving_another((count, taken): (u64, Duration)) -> String {
    say::Another { positions: positions(count), time: time(taken) }.text()
}

/// A proof that was paused after so many positions and so much time.
pub fn solving_paused(
    position: &Position,
    known: Option<&SolvingProgress>,
    (count, taken): (u64, Duration),
) -> String {
    let text = say::Paused { positions: positions(count), time: time(taken) }.text();
    match known {
        Some(known) => format!("{text} {}", solving_found(position, &known.proof)),
        None => text,
    }
}

/// What a search that has ended found: the value and the best moves, or that there is no proof.
pub fn solved(position: &Position, proof: Option<&Proof>) -> String {
    let facts = position.ruleset().facts();
    let Some(proof) = proof.filter(|proof| proof.is_complete()) else {
        let text = if facts.can_repeat { say::cannot() } else { say::no_proof() };
        return match proof.and_then(|proof| bounds(position, proof)) {
            Some(bounds) => format!("{text} {}", say::Proven { bounds }.text()),
            None => text.to_owned(),
        };
    };
    let south = of_south(position, proof.lower);
    let (winner, ahead) = (side_ahead(south), south.unsigned_abs());
    let total = position.setup().total();
    let (more, fewer) = ((total + ahead) / 2, total.saturating_sub(ahead) / 2);
    let text = match (south, facts.has_rounds) {
        (0, false) => say::level().to_owned(),
        (0, true) => say::round_level().to_owned(),
        (_, true) => say::WinsRound { winner, ahead, more, fewer }.text(),
        (_, false) if facts.shares_out_all() => {
            say::WinsScore { winner, ahead, more, fewer }.text()
        }
        (_, false) => say::Wins { winner, ahead }.text(),
    };
    match proof.best.is_empty() {
        true => text,
        false => format!("{text} {}", say::Best { moves: list(&proof.best) }.text()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};
    use crate::search::{Info, Score};

    fn position(game: GameName, text: &str) -> Position {
        let setup = Setup::parse(game, text).expect("a position");
        let mut ruleset = Ruleset::new(game);
        if game == GameName::Basic {
            ruleset.set("seeds", "4").expect("an option");
        }
        ruleset.position(&setup).expect("possible")
    }

    fn proof(seeds: i32, (lower, upper): (i32, i32)) -> Proof {
        let info = Info::kept(12, 1, Score::proven(seeds), Vec::new());
        let (best, open) = (Vec::new(), Vec::new());
        Proof { info, lower, upper, best, open }
    }

    #[test]
    fn what_is_found_reads_well_for_either_side() {
        let south = position(GameName::Basic, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
        let north = position(GameName::Basic, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N");
        for (bounds, one, other) in [
            ((2, 8), "South by 2 to 8", "North by 2 to 8"),
            ((-8, -2), "North by 2 to 8", "South by 2 to 8"),
            ((0, 8), "a draw, or South by at most 8", "a draw, or North by at most 8"),
            (
                (-2, 8),
                "South by at most 8, or North by at most 2",
                "South by at most 2, or North by at most 8",
            ),
        ] {
            let text = |worth, bounds| format!("Probably {worth} by 4; proven: {bounds}.");
            assert_eq!(solving_found(&south, &proof(4, bounds)), text("South", one));
            assert_eq!(solving_found(&north, &proof(4, bounds)), text("North", other));
        }
        assert_eq!(solving_found(&south, &proof(0, (-48, 48))), "Probably a draw.");
        let text = "Proven: South by 4. Now the other moves are compared with the best.";
        assert_eq!(solving_found(&south, &proof(4, (4, 4))), text);
    }

    #[test]
    fn progress_is_a_sentence_or_two() {
        let start = position(GameName::Basic, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
        let taken = Duration::from_secs(14);
        let progress =
            SolvingProgress { proof: proof(4, (2, 8)), positions: 3_400_000, time: taken };
        let text = "Solving: 12 moves ahead, 3.4 million positions, 14 seconds. Probably South by 4; \
                    proven: South by 2 to 8.";
        assert_eq!(solving(&start, Some(&progress), (3_400_000, taken)), text);
        let text = "Solving: 1 position, 0.0 seconds.";
        assert_eq!(solving(&start, None, (1, Duration::ZERO)), text);
        let text = "Paused after 3.4 million positions and 14 seconds. Probably South by 4; proven: \
                    South by 2 to 8.";
        assert_eq!(solving_paused(&start, Some(&progress), (3_400_000, taken)), text);
    }

    #[test]
    fn an_end_says_the_value_or_that_there_is_no_proof() {
        let start = position(GameName::Basic, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
        let moves = start.moves();
        let best = Proof { best: vec![moves[2], moves[3]], ..proof(4, (4, 4)) };
        let text = "Solved: South wins by 4 (26 to 22) with best play. Best: C and D.";
        assert_eq!(solved(&start, Some(&best)), text);
        let text = "Solved: the game ends level with best play.";
        assert_eq!(solved(&start, Some(&proof(0, (0, 0)))), text);
        let owari = position(GameName::Owari, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N");
        let text = "Solved: North wins by 4 with best play.";
        assert_eq!(solved(&owari, Some(&proof(4, (4, 4)))), text);
        let text = "A search cannot prove this position, because positions may repeat. Proven: North \
                    by 2 to 8.";
        assert_eq!(solved(&owari, Some(&proof(4, (2, 8)))), text);
        let text = "The search has ended without a proof.";
        assert_eq!(solved(&start, None), text);
    }
}
