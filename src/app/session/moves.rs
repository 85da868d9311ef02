//! Playing moves: whole, half-made and refused ones.

use super::state::{GameSession, PendingMove, Refusal};
use crate::app::words;
use crate::draw::animation::{Pace, Speed};
use crate::draw::seed_layout::start_of_show;
use crate::game::Player;
use crate::narration;
use crate::rules::{Hole, Illegal, Move, RuleId, RuleKind, Side, Turn};
use crate::texts::messages as say;

impl GameSession {
    /// Plays a turn, or first asks whether its move spreads the house.
    pub fn try_turn(&mut self, turn: Turn, now: f64, speed: Speed) {
        if let Move::Way { hole, way, spread: false } = turn.mv
            && self.name().facts().has_houses
            && let Ok(spread) = self.game.look_ahead(&Move::Way { hole, way, spread: true })
        {
            match self.spread_ahead {
                true => self.propose(spread, 0, now, speed),
                false => self.ask_house(turn, spread, now, speed),
            }
            return;
        }
        self.propose(turn, 0, now, speed);
    }

    fn ask_house(&mut self, stopped: Turn, spread: Turn, now: f64, speed: Speed) {
        let before = self.seed_layout_at(self.game.current());
        let text = say::play::ComesToHouse { mover: stopped.mover, move_: &stopped.mv }.text();
        self.forget_asked();
        self.show(&before, &stopped.events, 0, now, speed.into(), text);
        self.pending = PendingMove::House { stopped: Box::new(stopped), spread: Box::new(spread) };
    }

    /// Stops at the house or spreads it.
    pub fn answer_house(&mut self, spread: bool, now: f64, speed: Speed) {
        let PendingMove::House { stopped, spread: spreads } = &self.pending else { return };
        let turn = if spread { spreads } else { stopped };
        let (turn, shown) = (turn.as_ref().clone(), same_start(turn, stopped));
        self.sowing = None;
        self.explain = None;
        self.propose(turn, shown, now, speed);
    }

    /// Gives up a half-made move.
    pub fn take_half_back(&mut self, now: f64) {
        self.pending = PendingMove::None;
        self.finish_sowing(now);
        self.forget_asked();
        self.live_text = say::labels::taken_back().to_owned();
    }

    /// Plays a move, or refuses it; its first `shown` events have been animated already.
    pub fn commit(&mut self, mv: Move, shown: usize, now: f64, pace: impl Into<Pace>) {
        match self.game.look_ahead(&mv) {
            Err(illegal) => self.refuse(&illegal, now),
            Ok(turn) => self.commit_turn(turn, shown, now, pace.into()),
        }
    }

    /// Plays a turn; its first `shown` events have been animated already.
    pub(crate) fn commit_turn(&mut self, turn: Turn, shown: usize, now: f64, pace: Pace) {
        let from = self.game.current();
        let before = self.seed_layout_at(from);
        let is_coached =
            self.game.tutoring().asks() && self.game.player_to_move() == Some(Player::You);
        let by_hand = matches!(turn.mv, Move::Opening(_) | Move::Fill(_))
            && self.pending != PendingMove::None;
        let id = self.game.play_turn(turn.clone());
        self.pending = PendingMove::None;
        self.spread_ahead = false;
        self.review.was_played = true;
        self.forget_asked();
        self.pointed = None;
        self.tapped = None;
        // Playing an old turn again makes Kete answer it again.
        self.play_on = Some(id);
        if is_coached {
            self.note_applied(from, &turn.mv);
        }
        let text = self.announcement(&turn);
        if by_hand {
            self.live_text = text;
            self.settled_at = now;
        } else {
            let before = start_of_show(before, &turn);
            self.show(&before, &turn.events, shown, now, pace, text);
        }
        self.keep_seed_layout();
        if !self.is_sowing() {
            self.update_round_layout();
        }
    }

    /// Closes refusal, help, film and line, and drops previews and the tutor's question.
    pub(crate) fn forget_asked(&mut self) {
        self.refusal = None;
        self.help = None;
        self.explain = None;
        self.variation = None;
        self.coach.forget();
        self.foreseen = None;
        self.house_aim = None;
    }

    /// Shows why a move is illegal. The board stays as it is.
    pub fn refuse(&mut self, illegal: &Illegal, now: f64) {
        let words = self.refusal_words(illegal);
        self.refuse_words(words, Some(illegal.rule), illegal.holes.clone(), now);
        let shown = words::by_names(&self.game, || self.refusal_words(illegal));
        if let Some(refusal) = &mut self.refusal {
            (refusal.words, refusal.mv) = (shown, Some(illegal.mv));
        }
    }

    /// Why a move is illegal, with holes named as the person sees the board.
    pub(crate) fn refusal_words(&self, illegal: &Illegal) -> String {
        let setup = &self.position().setup();
        if let (RuleKind::EmptyHole, Move::Colour(hole, colour)) = (illegal.rule.kind(), illegal.mv)
            && narration::is_empty(setup, hole)
        {
            return narration::holds_no(setup, hole, colour);
        }
        let below = if self.flipped { Side::North } else { Side::South };
        narration::refusal_seen(illegal, self.position().shape(), below)
    }

    pub fn refuse_words(
        &mut self,
        words: String,
        rule: Option<RuleId>,
        holes: Vec<Hole>,
        now: f64,
    ) {
        let is_yours = self.game.player_to_move() == Some(Player::You);
        if let Some(rule) = rule.filter(|_| is_yours) {
            self.coach.note_refused(self.game.current(), rule);
        }
        self.live_text = words.clone();
        self.help = None;
        self.refusal = Some(Refusal { words, rule, holes, mv: None, since: now, stays: false });
    }
}

/// How many events the two turns share from the start.
pub fn same_start(turn: &Turn, other: &Turn) -> usize {
    turn.events.iter().zip(&other.events).take_while(|(a, b)| a == b).count()
}
