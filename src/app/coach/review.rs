//! A game graded while it is on the table: both sides' turns, one by one.

use super::moments::Moment;
use crate::app::learning::Task;
use crate::game::{GameInProgress, NodeId, Player};
use crate::rules::{Position, Side};
use crate::tutor::{GradedGame, GradedTurn, Weighed, find_better};

/// What stands beside the report of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterTab {
    /// Grades counted, rules met.
    #[default]
    Report,
    /// The moves.
    Moves,
    /// The players' words.
    Notes,
}

/// The grades of a game, kept while it is on the table.
#[derive(Clone, Debug, Default)]
pub struct Review {
    known: GradedGame,
    /// The end of the line that is graded.
    end: Option<NodeId>,
    /// The grading was stopped; what is known stays.
    is_stopped: bool,
    /// A turn was played, or an end made, while the game was on this table.
    pub was_played: bool,
    moments: Vec<Moment>,
    /// How many tasks can be made from the person's own mistakes.
    mistakes: usize,
    /// The moment that is looked at, from 0.
    chosen: usize,
    /// The tab beside the report.
    pub tab: AfterTab,
    /// Where there is no room beside it: that tab is shown in place of the moments.
    pub shows_tab: bool,
}

impl Review {
    /// Has all turns of the line graded. Another line of the same game keeps what is known.
    pub fn begin(&mut self, game: &GameInProgress) {
        let line = game.line();
        let end = line.last().copied();
        if self.end != end {
            self.known.follow(game, line);
            self.end = end;
            self.tell(game);
        }
        self.is_stopped = false;
    }

    /// Stops the grading; what is known stays.
    pub fn stop(&mut self) {
        self.is_stopped = true;
    }

    /// Whether the turns that led to this end are graded, or will be.
    pub fn covers(&self, end: NodeId) -> bool {
        self.end == Some(end)
    }

    /// Whether any turns are graded, or will be.
    pub fn has_begun(&self) -> bool {
        self.end.is_some()
    }

    /// The end of the line that is graded.
    pub fn end(&self) -> Option<NodeId> {
        self.end
    }

    /// Whether a search is at work, or will be once the game is shown.
    pub fn is_running(&self) -> bool {
        self.next().is_some()
    }

    /// Whether everything is known.
    pub fn is_done(&self) -> bool {
        self.has_begun() && self.known.is_done()
    }

    /// The next point to be looked at, and the position there.
    pub fn next(&self) -> Option<(NodeId, Position)> {
        self.known.next().filter(|_| self.has_begun() && !self.is_stopped)
    }

    /// How many points were looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        self.known.progress()
    }

    /// Takes in what a search says of a point of the game.
    pub fn put(&mut self, game: &GameInProgress, at: NodeId, weighed: Weighed) {
        self.known.put(at, weighed);
        self.tell(game);
    }

    /// Works out what is told of the moments, once for many frames.
    fn tell(&mut self, game: &GameInProgress) {
        let told = self.moments.iter().map(|moment| moment.turn.to);
        if !told.eq(self.known.moments().iter().copied()) {
            let moments = self.known.moments().iter();
            self.moments = moments.filter_map(|to| Moment::new(game, &self.known, *to)).collect();
        }
        self.mistakes = self.own_mistakes(game).len();
    }

    /// Everything known.
    pub fn known(&self) -> &GradedGame {
        &self.known
    }

    /// The turns at which the game turned, in the order of play: at most three.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The number of the moment that is looked at, from 0; none where there is no moment.
    pub fn chosen(&self) -> Option<usize> {
        let last = self.moments.len().checked_sub(1)?;
        Some(self.chosen.min(last))
    }

    /// Looks at another moment.
    pub fn choose(&mut self, moment: usize) {
        self.chosen = moment;
    }

    /// The task made from a turn: find a move that loses at most a seed.
    pub fn task(&self, game: &GameInProgress, to: NodeId) -> Option<Task> {
        let turn = self.known.turn_to(to)?;
        let losses = self.known.weighed(turn.from)?.losses();
        let position = game.node(turn.from).entry().position();
        let step = find_better(position, self.known.graded(to)?, &losses)?;
        Some(Task { step, losses })
    }

    /// How many tasks can be made from the person's own mistakes.
    pub fn own_tasks(&self) -> usize {
        self.mistakes
    }

    /// The mistakes of the person whose program this is, where a task can be made from them; where
    /// only others play, theirs.
    pub fn own_mistakes(&self, game: &GameInProgress) -> Vec<NodeId> {
        let own = own_sides(game).into_iter().flat_map(|side| self.known.mistakes(side));
        let mut turns: Vec<NodeId> = own.map(|turn: &GradedTurn| turn.to).collect();
        turns.retain(|to| self.task(game, *to).is_some());
        turns.sort_unstable();
        turns
    }
}

/// The sides of the person whose program this is, or of the people at the board.
fn own_sides(game: &GameInProgress) -> Vec<Side> {
    let players = game.players();
    let of = |wanted: fn(Player) -> bool| -> Vec<Side> {
        Side::ALL.into_iter().filter(|side| wanted(players[*side])).collect()
    };
    let own = of(|player| player == Player::You);
    if own.is_empty() { of(Player::is_person) } else { own }
}
