//! The grades of the game being played or looked at.

use std::collections::BTreeSet;

use super::moments::Moment;
use crate::app::learn::task::Task;
use crate::app::words::Moments;
use crate::game::{GameInProgress, NodeId, Player, your_side};
use crate::rules::{GameGoal, Move, Position, Side};
use crate::tutor::{GradedGame, GradedTurn, Weighed, find_better};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterTab {
    #[default]
    Report,
    Moves,
    /// The players' comments.
    Notes,
}

/// While grading runs, what is known is written after so many points.
const WRITTEN_AFTER: usize = 8;

/// The grades of a game, and what the page after the game shows.
#[derive(Clone, Debug, Default)]
pub struct Review {
    known: GradedGame,
    /// The end of the graded line.
    end: Option<NodeId>,
    is_stopped: bool,
    /// Whether the game was played here, not only opened.
    pub was_played: bool,
    /// Whether this game moved a rule to another review box, or another day.
    pub moved_boxes: bool,
    moments: Vec<Moment>,
    /// How many of the person's own mistakes can be tasks.
    mistakes: usize,
    /// Whether these are the moments.
    mistakes_are_moments: bool,
    /// The turns for which the person has found or seen the better move.
    found: BTreeSet<NodeId>,
    /// From 0; may be beyond the end.
    chosen: usize,
    /// The point shown when the moments were asked for: as long as it is, no other turn is chosen.
    moments_at: Option<NodeId>,
    pub tab: AfterTab,
    /// Where tabs and moments share one place: whether the tab is shown.
    pub shows_tab: bool,
}

impl Review {
    /// Notes that Kete hinted at a move.
    pub fn note_hint(&mut self, game: &GameInProgress, at: NodeId, mv: Move) {
        self.known.note_hint(at, mv);
        self.update_moments(game);
    }

    /// The hints on the line as text, to be kept with the game: `3 C, 5 D`. The numbers count the
    /// points of the line.
    pub fn hints_to_text(&self, game: &GameInProgress) -> Option<String> {
        let line = game.line();
        let hints = self.known.hints().iter().filter_map(|(at, mv)| {
            let number = line.iter().position(|id| id == at)?;
            Some(format!("{number} {mv}"))
        });
        let text = hints.collect::<Vec<_>>().join(", ");
        (!text.is_empty()).then_some(text)
    }

    /// Takes in the hints that were kept with the game.
    pub fn restore_hints(&mut self, game: &GameInProgress, kept: &str) {
        let line = game.line();
        for hint in kept.split(", ") {
            let Some((number, mv)) = hint.split_once(' ') else { continue };
            let at = number.parse().ok().and_then(|number: usize| line.get(number)).copied();
            let mv = |at: NodeId| game.node(at).entry().position().parse_move(mv).ok();
            if let Some((at, mv)) = at.and_then(|at| Some((at, mv(at)?))) {
                self.known.note_hint(at, mv);
            }
        }
    }

    /// Grades all turns of the line. Turns that are already graded are not searched again.
    pub fn begin(&mut self, game: &GameInProgress) {
        let line = game.line();
        let end = line.last().copied();
        if self.end != end {
            self.known.follow(game, line);
            self.end = end;
            // The text about a moment depends on how the line goes on.
            self.moments.clear();
            self.update_moments(game);
        }
        self.is_stopped = false;
    }

    /// What is known, as text to be kept with the game.
    pub fn to_text(&self, game: &GameInProgress) -> Option<String> {
        self.known.to_text(game)
    }

    /// Takes in what was kept with the game. Grading goes on with what is not known yet.
    pub fn restore(&mut self, game: &GameInProgress, kept: &str) {
        let Some(mut known) = GradedGame::from_text(game, game.line(), kept) else { return };
        self.end = known.line().last().copied();
        self.known.hints().iter().for_each(|(at, mv)| known.note_hint(*at, *mv));
        self.known = known;
        self.update_moments(game);
    }

    /// How many points are known, in steps: while grading runs not each one is worth a write. And
    /// whether it was stopped.
    pub fn known_to_keep(&self) -> (usize, bool) {
        let (done, _) = self.progress();
        let done = if self.is_running() { done - done % WRITTEN_AFTER } else { done };
        (done, self.is_stopped)
    }

    pub fn stop(&mut self) {
        self.is_stopped = true;
    }

    pub fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Whether the line to this end is graded, or will be.
    pub fn covers(&self, end: NodeId) -> bool {
        self.end == Some(end)
    }

    /// Whether grading was ever started.
    pub fn has_begun(&self) -> bool {
        self.end.is_some()
    }

    pub fn end(&self) -> Option<NodeId> {
        self.end
    }

    /// Whether a search is running, or about to start.
    pub fn is_running(&self) -> bool {
        self.next().is_some()
    }

    pub fn is_done(&self) -> bool {
        self.has_begun() && self.known.is_done()
    }

    /// The next point to search, and the position there.
    pub fn next(&self) -> Option<(NodeId, Position)> {
        self.known.next().filter(|_| self.has_begun() && !self.is_stopped)
    }

    /// Points searched, and points in all.
    pub fn progress(&self) -> (usize, usize) {
        self.known.progress()
    }

    pub fn put(&mut self, game: &GameInProgress, at: NodeId, weighed: Weighed) {
        self.known.put(at, weighed);
        self.update_moments(game);
    }

    /// Takes over what is known of a point that was searched before, if it is known further now.
    pub(super) fn learn(&mut self, game: &GameInProgress, at: NodeId, known: &Weighed) {
        if self.known.weighed(at).is_some_and(|old| known.is_deeper_than(old)) {
            self.put(game, at, known.clone());
        }
    }

    /// Makes the moments again if their grades have changed, so that no frame has to.
    fn update_moments(&mut self, game: &GameInProgress) {
        let shown = self.moments.iter().map(|moment| (moment.turn.to, Some(moment.fall)));
        let known = self.known.moments().iter();
        if !shown.eq(known.map(|to| (*to, self.known.fall(*to).copied()))) {
            let moments = self.known.moments().iter();
            self.moments = moments.filter_map(|to| Moment::new(game, &self.known, *to)).collect();
        }
        let mistakes = self.own_mistakes(game);
        let moments = self.moments.iter().map(|moment| moment.turn.to);
        self.mistakes_are_moments = !mistakes.is_empty() && moments.eq(mistakes.iter().copied());
        self.mistakes = mistakes.len();
    }

    pub fn known(&self) -> &GradedGame {
        &self.known
    }

    /// The facts for the heading over the moments.
    pub fn moments_to_report(&self, game: &GameInProgress) -> Moments {
        let end = self.end.and_then(|end| game.node(end).entry().outcome());
        let you = your_side(game.players());
        let own = self.known.is_of_one_side();
        let praised = end.is_some_and(|outcome| {
            let is_lost = own && outcome.winner.is_some() && outcome.winner != you;
            outcome.rule.is_some() && !is_lost
        });
        let in_chance = game.ruleset().facts().goal == GameGoal::FrontRow;
        let sides = if own { own_sides(game) } else { Side::ALL.to_vec() };
        let mistakes = sides.into_iter().map(|side| self.known.mistakes(side).len()).sum();
        let fewer_won = self.known.has_won_fewer();
        Moments { count: self.moments.len(), mistakes, in_chance, own, fewer_won, praised }
    }

    /// The turning points in the order of play; at most three.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The chosen moment, from 0.
    pub fn chosen(&self) -> Option<usize> {
        let last = self.moments.len().checked_sub(1)?;
        Some(self.chosen.min(last))
    }

    pub fn choose(&mut self, moment: usize) {
        self.chosen = moment;
    }

    /// Shows the moments until another point than this one is chosen.
    pub(crate) fn show_moments(&mut self, at: NodeId) {
        self.moments_at = Some(at);
    }

    /// Shows the turn chosen in place of the moments, or the moment that it is.
    pub(crate) fn show_turn(&mut self, at: NodeId) {
        self.moments_at = None;
        self.chosen = self.moment_of(at).unwrap_or(self.chosen);
    }

    /// Whether another point was chosen since, and it is no moment.
    pub fn shows_turn(&self, at: NodeId) -> bool {
        self.is_done() && self.moment_of(at).is_none() && self.moments_at != Some(at)
    }

    /// The number of the moment whose turn leads to a point, from 0.
    fn moment_of(&self, at: NodeId) -> Option<usize> {
        self.moments.iter().position(|moment| moment.turn.to == at)
    }

    /// The task made of a turn: find a move that loses at most one seed.
    pub fn task(&self, game: &GameInProgress, to: NodeId) -> Option<Task> {
        let turn = self.known.turn_to(to)?;
        let weighed = self.known.weighed(turn.from)?;
        let position = game.node(turn.from).entry().position();
        let step = find_better(position, self.known.graded(to)?, weighed)?;
        Some(Task { step, losses: weighed.losses(), turn: Some(to) })
    }

    /// Notes that the person knows the better move of these turns.
    pub(crate) fn note_found(&mut self, turns: impl IntoIterator<Item = NodeId>) {
        self.found.extend(turns);
    }

    /// Whether the better move of a moment is still a task, so that its board must not show it.
    pub fn is_open_task(&self, moment: &Moment) -> bool {
        moment.may_find && !self.found.contains(&moment.turn.to)
    }

    pub fn own_tasks(&self) -> usize {
        self.mistakes
    }

    /// Whether these tasks are the moments shown, no fewer and no more.
    pub fn own_tasks_are_moments(&self) -> bool {
        self.mistakes_are_moments
    }

    /// The mistakes that can be tasks: those of the user, or of all people if the user does not
    /// play.
    pub fn own_mistakes(&self, game: &GameInProgress) -> Vec<NodeId> {
        let own = own_sides(game).into_iter().flat_map(|side| self.known.mistakes(side));
        let mut turns: Vec<NodeId> = own.map(|turn: &GradedTurn| turn.to).collect();
        turns.retain(|to| self.known.has_task(*to));
        turns.sort_unstable();
        turns
    }
}

/// The user's sides, or those of all people if the user does not play.
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
    fn grades_stay_when_grading_is_stopped_and_resumed() {
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
        // The game goes on: what was known of it is not searched again.
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
        assert!(!review.covers(game.current()));
        review.begin(&game);
        assert_eq!(review.progress().0, 3);
    }

    #[test]
    fn the_chosen_moment_is_one_of_those_there_are() {
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
    fn a_moment_describes_the_answer_on_the_graded_line() {
        let mut game = played(Player::You, Player::Friend);
        let mut review = Review::default();
        review.begin(&game);
        while look(&mut review, &game) {}
        let (turn, words) = (review.moments()[0].turn.clone(), review.moments()[0].words.clone());
        let answer = review.known().graded(turn.to).expect("graded").answer[0];
        assert!(words.contains(" could have ") != words.contains(" let "), "{words}");
        // The same move with another answer, and with this one.
        for (mv, says) in [(None, " could have "), (Some(answer), " let ")] {
            assert!(game.go_to(turn.to));
            let moves = game.position().moves();
            let other = moves.into_iter().find(|mv| *mv != answer).expect("another answer");
            game.play(&mv.unwrap_or(other)).expect("legal");
            review.begin(&game);
            while look(&mut review, &game) {}
            let words = &review.moments()[0].words;
            assert!(words.contains(says), "{words}");
        }
    }

    #[test]
    fn tasks_are_made_from_the_persons_own_mistakes() {
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
        assert_eq!(tasks(kete, kete), 0, "no person plays");
    }
}
