//! The turns at which a game turned, as they are told.

use crate::game::{GameInProgress, NodeId};
use crate::rules::{BoardShape, Move, Position, Side};
use crate::texts::window::{Replied, Told, moment_sentence};
use crate::tutor::{
    Cost, Graded, GradedGame, GradedTurn, Played, Weighed, find_better, first_reply,
};

/// A turn at which the game turned.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The turn.
    pub turn: GradedTurn,
    /// What it lost.
    pub graded: Graded,
    /// The board before it.
    pub before: Position,
    /// What it gave and what the better move keeps, in words.
    pub words: String,
    /// A task can be made from it: there is a move that loses at most a seed.
    pub may_find: bool,
}

impl Moment {
    /// The turn that led to a point of a graded line.
    pub(super) fn new(game: &GameInProgress, known: &GradedGame, to: NodeId) -> Option<Moment> {
        let turn = known.turn_to(to)?.clone();
        let weighed = known.weighed(turn.from)?;
        let graded = known.graded(to)?.clone();
        let before = *game.node(turn.from).entry().position();
        let words = told(game, known, &turn, &graded, weighed, &before)?;
        let may_find = find_better(&before, &graded, weighed).is_some();
        Some(Moment { turn, graded, before, words, may_find })
    }
}

fn told(
    game: &GameInProgress,
    known: &GradedGame,
    turn: &GradedTurn,
    graded: &Graded,
    weighed: &Weighed,
    before: &Position,
) -> Option<String> {
    let played = Played::new(*before, &turn.mv).ok()?;
    let better = Played::new(*before, &graded.best).ok()?;
    let line = weighed.best().map_or(&[][..], |best| &best.pv);
    let after_better = first_reply(before, &graded.best, line.get(1..).unwrap_or_default());
    let reply = graded.reply(before);
    let happened = next_of(game, known, turn.to, turn.mover.other());
    let reply = reply.map(|reply| Replied {
        mv: reply.turn.mv,
        takes: reply.takes(),
        happened: happened == Some(reply.turn.mv),
    });
    Some(moment_sentence(&Told {
        mover: turn.mover,
        players: game.players(),
        mv: turn.mv,
        better: graded.best,
        cost: graded.cost,
        proven: match graded.cost {
            Cost::Win => weighed.is_exact(&graded.best),
            Cost::Game | Cost::Seeds => weighed.is_exact(&turn.mv),
        },
        lost: graded.seeds_lost(),
        takes: played.takes(),
        better_takes: better.takes(),
        reply,
        reply_to_better: after_better.map_or(0, |reply| reply.takes()),
        eats: before.shape() == BoardShape::FourRows,
    }))
}

/// The first turn of a side that was played after a point, along the line that is graded.
fn next_of(game: &GameInProgress, known: &GradedGame, to: NodeId, side: Side) -> Option<Move> {
    let line = known.line().iter().skip_while(|id| **id != to);
    let turns = line.skip(1).filter_map(|id| game.node(*id).entry().turn());
    turns.take(8).find(|turn| turn.mover == side).map(|turn| turn.mv)
}
