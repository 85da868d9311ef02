//! How a game is expected to go on after a move: the next turns, and the captures that come later.

use super::expected::turns_after;
use super::instead::{MOST_COMPARED, MOST_FOLLOWED, explains_little};
use super::{Expected, whole_replies_to, whole_turns_after};
use crate::rules::Side;
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// The moves after a move, up to the end of the opponent's next turn.
#[derive(Clone, Debug)]
pub struct Following {
    /// The moves; none if nothing is expected and no reply takes anything.
    pub moves: Vec<Expected>,
    /// Whether a search expects them. Otherwise they are the reply that takes most.
    pub is_expected: bool,
    /// What follows the better move, where the opponent's capture in the moves comes then too and so
    /// does not tell the two apart.
    pub there: Vec<Expected>,
    /// The largest captures that come later: the opponent's after the move, or, if there is none, the
    /// mover's after the better one.
    pub on_the_way: Vec<Expected>,
}

/// How many later captures are named at most.
const MOST_ON_THE_WAY: usize = 3;

impl Following {
    /// At most [`MOST_COMPARED`] moves.
    pub(super) fn after(
        own: &Played,
        better: &Played,
        weighed: &Weighed,
        counted: Option<usize>,
        lost: Option<u32>,
    ) -> Following {
        let moves = next_turns(own, weighed);
        if !moves.is_empty() {
            let there = match comes_too(&moves, better) {
                true => next_turns(better, weighed),
                false => Vec::new(),
            };
            let (mover, counted) = (own.turn.mover, counted.unwrap_or(MOST_FOLLOWED));
            let threats = later_captures(own, weighed, mover.other(), moves.len(), counted);
            let gains = later_captures(better, weighed, mover, 0, counted);
            let all = |of: &[Expected]| of.iter().map(Expected::brings).sum::<u16>();
            let on_the_way = if all(&gains) > all(&threats) { gains } else { threats };
            // What explains little of a loss is not the reason for it.
            let on_the_way = match explains_little(Some(all(&on_the_way)), lost) {
                true => Vec::new(),
                false => on_the_way,
            };
            return Following { moves, is_expected: true, there, on_the_way };
        }
        let replies = whole_turns_after(own).unwrap_or_default().into_iter();
        let most = replies.reduce(|one, it| if it.takes() > one.takes() { it } else { one });
        let moves = most.map_or(Vec::new(), |it| it.moves);
        // A reply that takes only its own seeds does the mover no harm.
        let harms = moves.iter().any(|it| it.haul.can_be_named()) && !comes_too(&moves, better);
        let moves = if harms { moves } else { Vec::new() };
        Following { moves, is_expected: false, there: Vec::new(), on_the_way: Vec::new() }
    }
}

/// The largest captures of a side in the first `counted` moves after a turn, without the first
/// `said`, in order.
fn later_captures(
    turn: &Played,
    weighed: &Weighed,
    side: Side,
    said: usize,
    counted: usize,
) -> Vec<Expected> {
    let turns = turns_after(turn, weighed).take(counted).skip(said);
    let all = turns.map(|it| Expected::of(&it)).enumerate();
    let mut found: Vec<(usize, Expected)> =
        all.filter(|(_, it)| it.side == side && it.brings() > 0).collect();
    found.sort_by_key(|(at, it)| (std::cmp::Reverse(it.brings()), *at));
    found.truncate(MOST_ON_THE_WAY);
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, it)| it).collect()
}

/// The moves that a search expects after a turn, up to the end of the opponent's next turn.
fn next_turns(own: &Played, weighed: &Weighed) -> Vec<Expected> {
    let mover = own.turn.mover;
    let mut moves: Vec<Expected> = Vec::new();
    for turn in turns_after(own, weighed).take(MOST_COMPARED) {
        let has_replied = moves.last().is_some_and(|last| last.side != mover);
        if has_replied && turn.turn.mover == mover {
            break;
        }
        moves.push(Expected::of(&turn));
    }
    moves
}

/// Whether the opponent can make its largest capture of these moves after another turn too.
fn comes_too(moves: &[Expected], other: &Played) -> bool {
    let of_opponent = moves.iter().filter(|it| it.side != other.turn.mover);
    let most = of_opponent.max_by_key(|it| it.haul.captures()).map(|it| &it.haul);
    let Some(most) = most.filter(|it| it.captures() > 0) else { return false };
    let replies = whole_replies_to(other).unwrap_or_default();
    replies.iter().any(|reply| reply.captured == most.captured)
}
