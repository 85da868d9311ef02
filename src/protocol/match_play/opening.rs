//! Random openings, one for each pair of games. If random turns give one side a large advantage,
//! that side wins both games of the pair, which then says nothing about the players. So matches
//! prefer openings that are even.

use std::collections::HashSet;

use super::play::finished;
use crate::game::Line;
use crate::rules::{Move, Position, Ruleset};
use crate::search::{Limits, Request, think};
use crate::tutor::drills::Dice;

/// The openings of a match, one for each pair.
pub(in crate::protocol) struct Openings {
    pub(in crate::protocol) all: Vec<Vec<Move>>,
    /// How many of them lead to different positions.
    pub(super) different: usize,
}

/// Tries to find an opening that is not over, not repeated, and even.
const TRIES: usize = 50;
/// Positions searched to see whether an opening is even.
const LOOKED_AT: u64 = 5_000;

/// Draws `count` openings of `plies` turns. If possible, each leads to a new position that a short
/// search finds even within `even` seeds; otherwise the most even one found is used, and if no game
/// lasts long enough, the previous opening again. `None` if every game is over before that.
pub(in crate::protocol) fn draw(
    ruleset: &Ruleset,
    plies: u32,
    pairs: usize,
    seed: u64,
    even: Option<u32>,
) -> Option<Openings> {
    let mut dice = Dice::new(seed);
    let mut seen = HashSet::new();
    let mut all: Vec<Vec<Move>> = Vec::new();
    for _ in 0..pairs {
        // The best opening so far: new positions first, then even ones.
        let mut best: Option<((bool, u32), Line)> = None;
        for _ in 0..TRIES {
            let Some(line) = by_chance(ruleset, plies, &mut dice) else { continue };
            let is_old = seen.contains(line.position());
            let uneven =
                if is_old { u32::MAX } else { even.map_or(0, |even| imbalance(&line, even)) };
            let rank = (is_old, uneven);
            if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                best = Some((rank, line));
            }
            if rank == (false, 0) {
                break;
            }
        }
        let Some((_, line)) = best else {
            all.push(all.last()?.clone());
            continue;
        };
        all.push(line.turns().iter().map(|turn| turn.mv).collect());
        seen.insert(*line.position());
    }
    Some(Openings { all, different: seen.len() })
}

/// How far one side is ahead by more than `even` seeds, in hundredths of a seed, in a short search.
fn imbalance(line: &Line, even: u32) -> u32 {
    let request = Request {
        history: line.history(),
        ..Request::new(*line.position(), Limits::nodes(LOOKED_AT))
    };
    let ahead =
        think(&request, &mut |_| {}).lines.first().map_or(0, |line| line.score.hundredths());
    ahead.unsigned_abs().saturating_sub(even * 100)
}

/// Random turns, `plies` of them, after which the game goes on; `None` if it ends before.
fn by_chance(ruleset: &Ruleset, plies: u32, dice: &mut Dice) -> Option<Line> {
    let mut line = Line::new(ruleset.start());
    for _ in 0..plies {
        let mv = any_move(line.position(), dice)?;
        line.play(&mv).ok()?;
        if finished(&line).is_some() {
            return None;
        }
    }
    Some(line)
}

/// A random legal move. If seeds may be placed, it is a placement half of the time.
fn any_move(position: &Position, dice: &mut Dice) -> Option<Move> {
    let placements: Vec<Move> = position.placements().collect();
    if !placements.is_empty() && dice.once_in(2) {
        return dice.one_of(&placements);
    }
    dice.one_of(&position.moves())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;

    #[test]
    fn openings_differ_go_on_and_are_the_same_for_the_same_seed() {
        for game in GameName::ALL {
            let ruleset = Ruleset::new(game);
            let Openings { all, different } = draw(&ruleset, 4, 10, 7, Some(3)).expect("openings");
            assert_eq!((all.len(), different), (10, 10), "{game}");
            assert_eq!(all, draw(&ruleset, 4, 10, 7, Some(3)).expect("openings").all);
            assert_ne!(all, draw(&ruleset, 4, 10, 8, Some(3)).expect("openings").all);
            for opening in &all {
                let mut line = Line::new(ruleset.start());
                for mv in opening {
                    line.play(mv).expect("legal");
                }
                assert!(finished(&line).is_none() && line.turns().len() == 4, "{game}");
            }
        }
    }

    #[test]
    fn too_few_openings_come_again_and_a_finished_game_is_none() {
        let owari = Ruleset::new(GameName::Owari);
        let again = draw(&owari, 1, 10, 1, None).expect("six openings");
        assert_eq!((again.all.len(), again.different), (10, 6));
        // Without turns there is only one opening.
        assert_eq!(draw(&owari, 0, 3, 1, Some(0)).expect("the start").different, 1);
        let mut small = Ruleset::new(GameName::Basic);
        small.set("seeds", "1").expect("an option");
        assert!(draw(&small, 100, 1, 1, None).is_none());
        // Few games last that long; a pair without an opening does not spoil the others.
        for seed in 1..=8 {
            assert_eq!(draw(&small, 14, 100, seed, Some(100)).expect("some").all.len(), 100);
        }
    }

    #[test]
    fn openings_are_even_where_even_ones_are_found() {
        let ruleset = Ruleset::new(GameName::Basic);
        let uneven = |even| {
            let mut sum = 0;
            for opening in draw(&ruleset, 4, 10, 3, even).expect("openings").all {
                let mut line = Line::new(ruleset.start());
                for mv in &opening {
                    line.play(mv).expect("legal");
                }
                sum += imbalance(&line, 2);
            }
            sum
        };
        assert!(uneven(None) > 10 * 100, "by chance most are uneven: {}", uneven(None));
        assert_eq!(uneven(Some(2)), 0);
    }
}
