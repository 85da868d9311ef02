//! The tutor in games: a move waits until the search has graded it, and the tutor warns if it loses
//! seeds.

use super::state::{Held, WAIT_SECS, Warning};
use crate::app::session::state::GameSession;
use crate::draw::animation::Speed;
use crate::game::{Player, Tutoring};
use crate::rules::Turn;
use crate::tutor::{Graded, Weighed, rule_behind_loss};

impl GameSession {
    /// Whether the page after the game may be shown.
    pub fn may_review(&self) -> bool {
        self.review.has_begun() || self.game.line_is_over()
    }

    /// Whether the tutor may warn before the next move.
    pub fn is_coached(&self) -> bool {
        self.game.tutoring().asks()
            && !self.locked
            && self.game.player_to_move().is_some_and(Player::is_person)
            && !self.coach.asked.contains(self.position())
            && self.position().moves().len() > 1
    }

    /// Makes a person's move unless the tutor warns. `shown` of its events have been shown already.
    pub fn propose(&mut self, turn: Turn, shown: usize, now: f64, speed: Speed) {
        self.coach.forget();
        if !self.is_coached() {
            self.commit_turn(turn, shown, now, speed.into());
            return;
        }
        self.refusal = None;
        self.help = None;
        self.coach.waiting = Some(Held { turn, shown, speed, since: now });
        self.follow_coach(now);
    }

    /// Makes the move that waits, or warns, once enough is known.
    pub fn follow_coach(&mut self, now: f64) {
        let Some(held) = &self.coach.waiting else { return };
        let known = self.coach.known_of(self.position());
        if !known.is_some_and(Weighed::is_done) && now < held.since + WAIT_SECS {
            return;
        }
        let threshold = u32::from(self.coach.threshold);
        let graded = known.and_then(|known| known.of(&held.turn.mv));
        let graded = graded.filter(|graded| graded.warns(threshold));
        let Some(held) = self.coach.waiting.take() else { return };
        match graded {
            Some(graded) => self.warn(held, graded, now),
            None => self.commit_turn(held.turn, held.shown, now, held.speed.into()),
        }
    }

    fn warn(&mut self, held: Held, graded: Graded, now: f64) {
        let position = *self.position();
        self.coach.asked.push(position);
        if self.game.player_to_move() == Some(Player::You) {
            let rule = rule_behind_loss(&position, &graded);
            self.coach.notes.extend(rule.map(|rule| (rule, false)));
        }
        let teaches = self.game.tutoring() == Tutoring::Teach;
        let reply = if teaches { graded.reply(&position) } else { None };
        self.coach.warning = Some(Warning { held, graded, reply, since: now });
    }

    pub fn play_anyway(&mut self, now: f64) {
        if let Some(warning) = self.coach.warning.take() {
            let Held { turn, shown, speed, .. } = warning.held;
            self.commit_turn(turn, shown, now, speed.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameInProgress;
    use crate::rules::{BySide, GameName, Ruleset, Setup};
    use crate::search::Limits;
    use crate::tutor::weigh;

    /// South to move: A loses much against the best move.
    const SHELTER: &str = "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S";

    fn session() -> (GameSession, Turn) {
        let ruleset = Ruleset::new(GameName::Awale);
        let setup = Setup::parse(GameName::Awale, SHELTER).expect("a position");
        let players = BySide::new(Player::You, Player::Friend);
        let mut game =
            GameInProgress::from_setup(ruleset, players, &setup).expect("a possible position");
        game.set_tutoring(Tutoring::Warn);
        let mv = game.position().parse_move("A").expect("a move");
        let turn = game.look_ahead(&mv).expect("it may be played");
        let mut session = GameSession::new(game);
        session.coach.threshold = 4;
        (session, turn)
    }

    #[test]
    fn a_move_waits_for_the_tutor_only_for_a_limited_time() {
        let (mut session, turn) = session();
        session.propose(turn, 0, 10.0, Speed::Off);
        assert!(session.coach.waiting.is_some() && session.game.is_empty());
        session.follow_coach(10.0 + 0.5 * WAIT_SECS);
        assert!(session.coach.waiting.is_some());
        assert_eq!(session.coach.next_change(), Some(10.0 + WAIT_SECS));
        // Nothing is known: the move is made.
        session.follow_coach(10.0 + WAIT_SECS);
        assert!(!session.coach.is_busy());
        assert_eq!(session.game.turns().len(), 1);
    }

    #[test]
    fn a_finished_search_is_enough_to_warn() {
        let (mut session, turn) = session();
        session.propose(turn, 0, 10.0, Speed::Off);
        let position = *session.position();
        let weighed = weigh(&position, Vec::new(), Limits::depth(9));
        session.coach.known = Some((position, weighed));
        session.follow_coach(10.1);
        assert!(session.coach.warning.is_some() && session.game.is_empty());
        assert!(session.coach.next_change().is_none());
        session.play_anyway(11.0);
        assert_eq!(session.game.turns().len(), 1);
        assert_eq!(session.coach.notes.len(), 1, "the overlooked rule is noted once");
        assert!(!session.coach.notes[0].1);
    }

    #[test]
    fn no_move_waits_for_a_tutor_that_is_off() {
        let (mut session, turn) = session();
        session.game.set_tutoring(Tutoring::Off);
        session.propose(turn, 0, 0.0, Speed::Off);
        assert_eq!(session.game.turns().len(), 1);
        assert!(!session.is_coached());
    }
}
