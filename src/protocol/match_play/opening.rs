//! Openings by chance: each pair of games begins with one of its own.

use std::collections::HashSet;

use super::play::finished;
use crate::game::Line;
use crate::rules::{Move, Position, Ruleset};
use crate::tutor::drills::Dice;

/// The openings of a match, one a pair.
pub(in crate::protocol) struct Openings {
    /// The moves of each.
    pub(in crate::protocol) all: Vec<Vec<Move>>,
    /// How many lead to different positions.
    pub(super) different: usize,
}

/// Tries for an opening that is not over and has not been.
const TRIES: usize = 50;

/// Draws so many openings of so many turns; as long as there are, each leads to a position of its
/// own. `None` where the game is over before.
pub(in crate::protocol) fn draw(
    ruleset: &Ruleset,
    plies: u32,
    pairs: usize,
    seed: u64,
) -> Option<Openings> {
    let mut dice = Dice::new(seed);
    let mut seen = HashSet::new();
    let mut all = Vec::new();
    for _ in 0..pairs {
        let mut drawn = None;
        for _ in 0..TRIES {
            let Some(line) = by_chance(ruleset, plies, &mut dice) else { continue };
            drawn = Some(line.turns().iter().map(|turn| turn.mv).collect());
            if seen.insert(*line.position()) {
                break;
            }
        }
        all.push(drawn?);
    }
    Some(Openings { all, different: seen.len() })
}

/// So many turns by chance, after which the game goes on.
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

/// A legal move; where seeds may be placed, a placement in half of all cases.
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
            let Openings { all, different } = draw(&ruleset, 4, 20, 7).expect("openings");
            assert_eq!((all.len(), different), (20, 20), "{game}");
            assert_eq!(all, draw(&ruleset, 4, 20, 7).expect("openings").all);
            assert_ne!(all, draw(&ruleset, 4, 20, 8).expect("openings").all);
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
        let again = draw(&owari, 1, 10, 1).expect("six openings");
        assert_eq!((again.all.len(), again.different), (10, 6));
        // Without any turn there is one.
        assert_eq!(draw(&owari, 0, 3, 1).expect("the start").different, 1);
        let mut small = Ruleset::new(GameName::Basic);
        small.set("seeds", "1").expect("an option");
        assert!(draw(&small, 100, 1, 1).is_none());
    }
}
