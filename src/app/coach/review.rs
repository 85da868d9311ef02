//! A game graded while it is on the table: both sides' turns, one by one.

use super::moments::Moment;
use crate::app::learn::task::Task;
use crate::app::words::Moments;
use crate::game::{GameInProgress, NodeId, Player};
use crate::rules::{GameGoal, Position, Side};
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
    /// What was played here has moved a rule to another box, or to another day.
    pub moved_boxes: bool,
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
            // What is told of a moment hangs on how the line goes on.
            self.moments.clear();
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
        let told = self.moments.iter().map(|moment| (moment.turn.to, Some(moment.fall)));
        let known = self.known.moments().iter();
        if !told.eq(known.map(|to| (*to, self.known.fall(*to).copied()))) {
            let moments = self.known.moments().iter();
            self.moments = moments.filter_map(|to| Moment::new(game, &self.known, *to)).collect();
        }
        self.mistakes = self.own_mistakes(game).len();
    }

    /// Everything known.
    pub fn known(&self) -> &GradedGame {
        &self.known
    }

    /// How the moments are spoken of in headings.
    pub fn moments_told(&self, game: &GameInProgress) -> Moments {
        let end = self.end.and_then(|end| game.node(end).entry().outcome());
        let you = Side::ALL.into_iter().find(|side| game.players()[*side] == Player::You);
        let own = self.known.is_of_one_side();
        let praised = end.is_some_and(|outcome| {
            let is_lost = own && outcome.winner.is_some() && outcome.winner != you;
            outcome.rule.is_some() && !is_lost
        });
        let in_chance = game.ruleset().facts().goal == GameGoal::FrontRow;
        Moments { count: self.moments.len(), in_chance, own, praised }
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
        let weighed = self.known.weighed(turn.from)?;
        let position = game.node(turn.from).entry().position();
        let step = find_better(position, self.known.graded(to)?, weighed)?;
        Some(Task { step, losses: weighed.losses() })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use crate::rules::{BySide, GameName, Ruleset, Setup};
    use crate::search::Limits;
    use crate::tutor::weigh;

    /// South to move: A loses much against the best move.
    const SHELTER: &str = "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S";

    fn played(south: Player, north: Player) -> GameInProgress {
        let setup = Setup::parse(GameName::Awale, SHELTER).expect("a position");
        let ruleset = Ruleset::new(GameName::Awale);
        let players = BySide::new(south, north);
        let mut game =
            GameInProgress::from_setup(ruleset, players, &setup).expect("a possible position");
        for text in ["A", "f"] {
            let mv = game.position().parse_move(text).expect("a move");
            game.play(&mv).expect("legal");
        }
        game
    }

    fn look(review: &mut Review, game: &GameInProgress) -> bool {
        let Some((at, position)) = review.next() else { return false };
        let weighed = weigh(&position, game.history_at(at), Limits::nodes(30_000));
        review.put(game, at, weighed);
        true
    }

    #[test]
    fn what_is_known_stays_when_it_is_stopped_and_begun_again() {
        let mut game = played(Player::You, Player::Friend);
        let mut review = Review::default();
        assert!(!review.has_begun() && review.next().is_none());
        review.begin(&game);
        assert!(review.is_running() && look(&mut review, &game));
        review.stop();
        assert!(!review.is_running() && !review.is_done() && !look(&mut review, &game));
        assert_eq!(review.progress(), (1, 3));
        review.begin(&game);
        while look(&mut review, &game) {}
        assert!(review.is_done());
        // The game goes on: what was known of it is not looked at again.
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
        assert!(!review.covers(game.current()));
        review.begin(&game);
        assert_eq!(review.progress().0, 3);
    }

    #[test]
    fn a_moment_is_chosen_among_those_there_are_and_told() {
        let game = played(Player::You, Player::Friend);
        let mut review = Review::default();
        review.begin(&game);
        assert_eq!(review.chosen(), None);
        while look(&mut review, &game) {}
        assert_eq!((review.moments().len(), review.chosen()), (1, Some(0)));
        review.choose(2);
        assert_eq!(review.chosen(), Some(0), "there is one");
        let moment = &review.moments()[0];
        assert!(moment.may_find && moment.words.starts_with("A "), "{}", moment.words);
        assert_eq!(moment.before.setup().to_string(), SHELTER);
    }

    #[test]
    fn a_moment_tells_of_the_answer_on_the_line_that_is_graded() {
        let mut game = played(Player::You, Player::Friend);
        let mut review = Review::default();
        review.begin(&game);
        while look(&mut review, &game) {}
        let (turn, words) = (review.moments()[0].turn.clone(), review.moments()[0].words.clone());
        let answer = review.known().graded(turn.to).expect("graded").answer[0];
        assert!(words.contains(" lets ") != words.contains(" let "), "{words}");
        // The same move with another answer, and with this one.
        for (mv, says) in [(None, " lets "), (Some(answer), " let ")] {
            assert!(game.go_to(turn.to));
            let moves = game.position().moves();
            let other = moves.into_iter().find(|mv| *mv != answer).expect("another answer");
            game.play(&mv.unwrap_or(other)).expect("legal");
            review.begin(&game);
            while look(&mut review, &game) {}
            let told = &review.moments()[0].words;
            assert!(told.contains(says), "{told}");
        }
    }

    #[test]
    fn exercises_are_made_from_the_persons_own_mistakes() {
        let kete = Player::Kete(Level::LOWEST);
        let tasks = |south, north| {
            let game = played(south, north);
            let mut review = Review::default();
            review.begin(&game);
            while look(&mut review, &game) {}
            assert_eq!(review.own_mistakes(&game).len(), review.own_tasks());
            review.own_tasks()
        };
        assert_eq!(tasks(Player::You, kete), 1);
        assert_eq!(tasks(Player::Friend, Player::Friend), 1);
        assert_eq!(tasks(Player::Friend, Player::You), 0, "the mistake is South's");
        assert_eq!(tasks(kete, kete), 0, "nobody is there to learn from it");
    }
}
