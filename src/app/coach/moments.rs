//! The turning points of a game, with a text about each.

use crate::app::words::{by_names, moment_sentence, moment_task};
use crate::game::{GameInProgress, NodeId, your_side};
use crate::rules::Position;
use crate::tutor::reasons::Reasons;
use crate::tutor::wording::reasons::after_weak;
use crate::tutor::{Fall, GradedGame, GradedTurn};

#[derive(Clone, Debug)]
pub struct Moment {
    pub turn: GradedTurn,
    /// How much it lowered the lead in the graph.
    pub fall: Fall,
    pub before: Position,
    /// Why it was weak, in seeds and holes, and what it cost.
    pub words: String,
    /// The same without the better move, while that is a task.
    pub task_words: String,
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
        let reasons = Reasons::new(&before, &turn.mv, &fall.better, weighed, fall.seeds())?;
        let after = known.line().iter().skip_while(|id| **id != to).skip(1);
        let played = after.filter_map(|id| Some(game.node(*id).entry().turn()?.mv));
        let threat = reasons.threat.as_ref().map(|(threat, _)| threat);
        let happened = threat.is_some_and(|threat| threat.is_played(played));
        let players = game.players();
        let you = your_side(players);
        let words = by_names(game, || {
            moment_sentence(players, &fall, &after_weak(&reasons, happened, you))
        });
        let task_words = by_names(game, || moment_task(players, &fall, threat));
        let may_find = known.has_task(to);
        Some(Moment { turn, fall, before, words, task_words, may_find })
    }
}
