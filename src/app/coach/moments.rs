//! The turning points of a game, with a text about each.

use crate::app::words::{MomentFacts, Replied, moment_sentence};
use crate::game::{GameInProgress, NodeId};
use crate::rules::{BoardShape, Move, Position, Side};
use crate::tutor::{Fall, GradedGame, GradedTurn, Played, find_better, first_reply};

#[derive(Clone, Debug)]
pub struct Moment {
    pub turn: GradedTurn,
    /// How much it lowered the lead in the graph.
    pub fall: Fall,
    pub before: Position,
    /// In words: what it gained, what the better move keeps, what it cost.
    pub words: String,
    /// Whether it can be a task: some move loses at most one seed.
    pub may_find: bool,
}

impl Moment {
    /// The moment of the turn that led to this point.
    pub(crate) fn new(game: &GameInProgress, known: &GradedGame, to: NodeId) -> Option<Moment> {
        let turn = known.turn_to(to)?.clone();
        let weighed = known.weighed(turn.from)?;
        let fall = *known.fall(to)?;
        let before = *game.node(turn.from).entry().position();
        let task = known.graded(to).and_then(|graded| find_better(&before, graded, weighed));
        let played = Played::new(before, &turn.mv).ok()?;
        let better = Played::new(before, &fall.better).ok()?;
        let reply_after = |mv: &Move| first_reply(&before, mv, weighed.expected_after(mv));
        let happened = next_of(game, known, to, turn.mover.other());
        let reply = reply_after(&turn.mv).map(|reply| Replied {
            mv: reply.turn.mv,
            takes: reply.takes(),
            happened: happened == Some(reply.turn.mv),
        });
        let words = moment_sentence(&MomentFacts {
            players: game.players(),
            mv: turn.mv,
            fall,
            takes: played.takes(),
            better_takes: better.takes(),
            reply,
            reply_to_better: reply_after(&fall.better).map_or(0, |reply| reply.takes()),
            eats: before.shape() == BoardShape::FourRows,
        });
        Some(Moment { turn, fall, before, words, may_find: task.is_some() })
    }
}

/// The first turn of a side after a point, along the graded line.
fn next_of(game: &GameInProgress, known: &GradedGame, to: NodeId, side: Side) -> Option<Move> {
    let line = known.line().iter().skip_while(|id| **id != to);
    let turns = line.skip(1).filter_map(|id| game.node(*id).entry().turn());
    turns.take(8).find(|turn| turn.mover == side).map(|turn| turn.mv)
}
