//! What a finger does on a board. A finger cannot point without pressing: its first tap on a hole
//! previews the move that a click would play, and a second one plays it.

use super::intent::HolePart;
use super::state::{GameSession, Meant, PendingMove, Pointed};
use crate::app::intent::Intent;
use crate::rules::{Colour, Hole, Move};

impl GameSession {
    /// The hole that a finger has tapped, with the move that *Play* makes; without a move if a way
    /// or a colour is to be chosen first.
    pub fn tapped(&self) -> Option<Pointed> {
        let (_, pointed) = self.tapped.filter(|(at, _)| *at == self.game.current())?;
        let may_play = match pointed.mv {
            Some(mv) => self.open_moves().contains(&mv),
            None => !self.tap_choices(pointed.hole).is_empty(),
        };
        may_play.then_some(pointed)
    }

    /// The moves of a hole to choose from: both ways, the one to the left of the screen first, or
    /// both colours. Empty if there is no choice.
    pub fn tap_choices(&self, hole: Hole) -> Vec<Pointed> {
        let open = self.open_moves();
        if self.asks_which_half(hole) {
            let of = |colour| Pointed {
                hole,
                colour: Some(colour),
                mv: Some(Move::Colour(hole, colour)),
            };
            return Colour::ALL.into_iter().map(of).collect();
        }
        let ways = [true, false].map(|is_left| self.way_move(hole, self.way_on_screen(is_left)));
        let may_both = ways.iter().all(|mv| open.contains(mv));
        let of = |mv| Pointed { hole, colour: None, mv: Some(mv) };
        ways.into_iter().filter(|_| may_both).map(of).collect()
    }

    /// What a tap asks for where a click makes this press: a preview first. A press that is refused,
    /// answers something or only ends an animation is the same by finger.
    pub fn tap(&self, press: Intent, ask_way: bool) -> Intent {
        let pointed = match press {
            Intent::Hole(hole, part) => self.tap_points_at(hole, None, part, ask_way),
            Intent::Heap(hole, colour) => {
                self.tap_points_at(hole, Some(colour), HolePart::Whole, ask_way)
            }
            Intent::AskColour(hole) => self.tap_points_at(hole, None, HolePart::Middle, ask_way),
            _ => None,
        };
        let Some(pointed) = pointed else { return press };
        let is_again = self.tapped().is_some_and(|before| {
            let is_same = pointed.mv.is_none() || pointed.mv == before.mv;
            before.mv.is_some() && before.hole == pointed.hole && is_same
        });
        if is_again { Intent::PlayTapped } else { Intent::Tap(Some(pointed)) }
    }

    /// What a tap previews, if a click there would play a legal move or ask which one.
    fn tap_points_at(
        &self,
        hole: Hole,
        colour: Option<Colour>,
        part: HolePart,
        ask_way: bool,
    ) -> Option<Pointed> {
        let mv = match self.meant(hole, colour, part, ask_way) {
            Meant::Move(mv) => Some(mv),
            Meant::AsksWay | Meant::AsksColour => None,
        };
        let may = match mv {
            Some(mv) => self.open_moves().contains(&mv),
            None => !self.tap_choices(hole).is_empty(),
        };
        may.then_some(Pointed { hole, colour, mv })
    }

    /// Previews what a finger has tapped; `None` ends the preview.
    pub(crate) fn take_tap(&mut self, pointed: Option<Pointed>, now: f64) {
        self.coach.forget();
        if matches!(self.pending, PendingMove::Way(_) | PendingMove::Colour(_)) {
            self.pending = PendingMove::None;
        }
        if pointed.is_some() {
            self.refusal = None;
            self.help = None;
        }
        self.tapped = pointed.map(|pointed| (self.game.current(), pointed));
        self.pointed = pointed.map(|pointed| (pointed, now));
    }
}
