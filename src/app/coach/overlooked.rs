//! What Kete's last move gave away at a low level, said to the person who can use it.

use crate::app::session::state::GameSession;
use crate::app::words;
use crate::game::{NodeId, Player};
use crate::narration::turns::Hidden;
use crate::rules::{Move, Position};
use crate::search::Oversight;
use crate::tutor::{Allowed, Graded};

impl GameSession {
    /// Notes what the move that Kete has just played from `before` allows the person. Only where
    /// the tutor is on.
    pub fn note_oversight(&mut self, before: &Position, mv: &Move, oversight: Option<Oversight>) {
        let current = self.game.current();
        let is_last = self.game.node(current).entry().turn().is_some_and(|turn| turn.mv == *mv);
        let is_told =
            self.game.tutoring().asks() && self.game.player_to_move() == Some(Player::You);
        let Some(oversight) = oversight.filter(|_| is_last && is_told) else { return };
        if self.expects(mv) {
            return;
        }
        if let Some(allowed) = Allowed::by(before, mv, oversight) {
            self.coach.allowed.push((current, allowed));
        }
    }

    /// Whether the tutor itself thought this last turn the best reply to the person's move: it has
    /// perhaps shown it, and cannot call it an oversight now.
    fn expects(&self, reply: &Move) -> bool {
        let point = |id: NodeId| self.game.node(id);
        let own = point(self.game.current()).parent();
        let asked = own.and_then(|own| Some((point(own).parent()?, point(own).entry().turn()?.mv)));
        let known = asked.and_then(|(at, own)| self.coach.known.get(&at)?.of(&own));
        known.is_some_and(|graded| graded.answer.first() == Some(reply))
    }

    /// What Kete overlooked with the turn that led to the point shown; nothing where it would give
    /// away a count that is hidden.
    pub fn overlooked(&self, hidden: Hidden) -> Option<String> {
        let allowed = self.overlooked_here().filter(|_| !hidden.south && !hidden.north)?;
        Some(words::overlooked(allowed, self.position().shape()))
    }

    /// The same as a move: a hint must not show another one.
    pub(super) fn overlooked_here(&self) -> Option<&Allowed> {
        let is_told = self.game.tutoring().asks() && self.awaits_person();
        let current = self.game.current();
        let (_, allowed) = self.coach.allowed.iter().find(|(at, _)| *at == current && is_told)?;
        // A capture is worth a sentence where no move is better. Until the moves have been searched
        // that is not known.
        if self.position().moves().len() == 1 {
            return None; // There is nothing to find.
        }
        let graded = self.grade_of(current, &allowed.reply);
        let known = self.coach.known.get(&current)?;
        if graded.as_ref().is_some_and(|it| known.wins_later(&it.mv, &it.best).is_some()) {
            return None;
        }
        // Who loses whatever is played has nothing to find, nor has who captures with every move.
        let is_lost = graded.as_ref().is_some_and(|it| known.lost_in(&it.best).is_some());
        if is_lost || allowed.alike.len() == self.position().moves().len() {
            return None;
        }
        // In Bawo, where seeds are not counted, only the best move itself is as good.
        let is_best = |it: Graded| if it.in_bawo { it.lost == 0 } else { it.seeds_lost() == 0 };
        // Who finds another capture as large must not be told that it is bad.
        let is_good = |mv: &Move| self.grade_or_least(current, mv).is_some_and(is_best);
        if !allowed.alike.iter().all(is_good) {
            return None;
        }
        graded.is_some_and(is_best).then_some(allowed)
    }
}
