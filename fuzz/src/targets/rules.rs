//! The plain version of the rules against the fast one, in any position of any game with any
//! options: the same moves, the same positions after them, the same counts.

use arbitrary::{Result, Unstructured};
use kete::rules::{Counting, Position};

use super::draw;
use crate::grow::{Dice, pick};
use crate::{promises, replay};

/// Positions are counted move by move up to about this many leaves.
const MOST_LEAVES: u64 = 600;

/// Input: a position, and a line of play from it.
pub fn run(data: &[u8]) {
    let _ = compare(&mut Unstructured::new(data));
}

fn compare(bytes: &mut Unstructured<'_>) -> Result<()> {
    let ruleset = draw::rules(bytes)?;
    let Some(mut now) = draw::position(bytes, &ruleset)? else { return Ok(()) };
    // Checks each move that can be written against the list of legal moves, sows each turn seed by
    // seed and as a whole, and replays its events.
    promises::check(&now, &mut Dice::new(bytes.arbitrary()?));
    counts(&now);
    for _ in 0..bytes.int_in_range(0..=12)? {
        let mut dice = Dice::new(bytes.arbitrary::<u16>()?.into());
        let Some(mv) = pick(&now, &mut dice) else { break };
        let turn = now.play(&mv).unwrap_or_else(|error| panic!("{now:?} {mv}: {error:?}"));
        replay::check(&now, &turn);
        assert_eq!(now.play_unchecked(&mv), turn.after, "{now:?} {mv}");
        now = turn.after;
        counts(&now);
    }
    promises::check(&now, &mut Dice::new(bytes.arbitrary()?));
    Ok(())
}

/// Checks that the three ways of counting agree.
fn counts(position: &Position) {
    if position.placements().next().is_some() {
        // There are 15,504 openings: only their number is compared.
        let listed = position.placements().count() as u64 + position.moves().len() as u64;
        return assert_eq!(position.perft(1), listed, "{position:?}");
    }
    assert_eq!(position.perft(1), position.moves().len() as u64, "{position:?}");
    for depth in 2..=4 {
        let bulk = position.perft_by(depth, Counting::Bulk);
        let others = [Counting::EveryLeaf, Counting::Recorded];
        let others = others.map(|counting| position.perft_by(depth, counting));
        assert_eq!(others, [bulk; 2], "{position:?}");
        let below: u64 = position.perft_divide(depth).iter().map(|(_, leaves)| leaves).sum();
        assert_eq!(below, bulk, "{position:?}");
        if bulk == 0 || bulk > MOST_LEAVES {
            break;
        }
    }
}
