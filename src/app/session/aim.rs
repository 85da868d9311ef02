//! Which move a press on a hole means. Preview and press both ask [`GameSession::meant`], so that
//! they cannot differ.

use super::intent::HolePart;
use super::state::{Foreseen, GameSession, Meant, Pointed};
use crate::rules::{Colour, Hole, Move, MoveChoice, Turn, Way};

impl GameSession {
    /// What a press on this part of a hole means (in the ring, of a colour). `ask_way` is the
    /// setting that asks for the way wherever the pointer clicks.
    pub fn meant(
        &self,
        hole: Hole,
        colour: Option<Colour>,
        part: HolePart,
        ask_way: bool,
    ) -> Meant {
        match self.name().facts().choice {
            MoveChoice::Colour => match colour {
                Some(colour) => Meant::Move(Move::Colour(hole, colour)),
                None => Meant::AsksColour,
            },
            MoveChoice::Hole => Meant::Move(Move::Hole(hole)),
            MoveChoice::Way => self.meant_with_ways(hole, part, ask_way),
        }
    }

    fn meant_with_ways(&self, hole: Hole, part: HolePart, ask_way: bool) -> Meant {
        // An extra seed placed in the house has no way.
        let placing = Move::Hole(hole);
        if self.position().is_legal(&placing) {
            return Meant::Move(placing);
        }
        let part = if ask_way && part != HolePart::Whole { HolePart::Middle } else { part };
        match (&self.offered_ways(hole)[..], part) {
            ([], _) => self.way_meant(hole, self.way_on_screen(part == HolePart::Left)),
            // Keys and screen readers get a button even for the only legal way.
            (_, HolePart::Whole) => Meant::AsksWay,
            // A click does not ask if there is no choice.
            ([only], _) => self.way_meant(hole, *only),
            (_, HolePart::Middle) => Meant::AsksWay,
            _ => self.way_meant(hole, self.way_on_screen(part == HolePart::Left)),
        }
    }

    fn way_meant(&self, hole: Hole, way: Way) -> Meant {
        Meant::Move(self.way_move(hole, way))
    }

    /// The move from a hole along a way; it spreads the house if the person chose that beforehand.
    pub fn way_move(&self, hole: Hole, way: Way) -> Move {
        let spreading = Move::Way { hole, way, spread: true };
        let spread = self.spread_ahead && self.position().is_legal(&spreading);
        Move::Way { hole, way, spread }
    }

    /// What is pointed at, with the move that a press on this part makes.
    pub fn pointed_at(
        &self,
        hole: Hole,
        colour: Option<Colour>,
        part: HolePart,
        ask_way: bool,
    ) -> Pointed {
        let mv = match self.meant(hole, colour, part, ask_way) {
            Meant::Move(mv) => Some(mv),
            Meant::AsksWay => match self.offered_ways(hole)[..] {
                [only] => Some(self.way_move(hole, only)),
                _ => None,
            },
            Meant::AsksColour => None,
        };
        let open = self.open_moves();
        Pointed { hole, colour, mv: mv.filter(|mv| open.contains(mv)) }
    }

    /// The pointer or the keyboard points at something else, or at the same again to mean it anew.
    pub(crate) fn point(&mut self, pointed: Option<Pointed>, now: f64) {
        if self.tapped().is_some_and(|tapped| Some(tapped) != pointed) {
            self.tapped = None;
        }
        match (pointed, &self.pointed) {
            (None, _) => self.pointed = None,
            (Some(new), Some((old, since)))
                if new == *old && self.must_move_since().is_none_or(|at| *since > at) => {}
            (Some(new), _) => self.pointed = Some((new, now)),
        }
    }

    /// Computes what the move pointed at would do, once for as long as it is pointed at.
    pub fn foresee(&mut self) {
        let Some((pointed, _)) = self.pointed.filter(|_| self.awaits_person()) else {
            self.foreseen = None;
            return;
        };
        let at = self.game.current();
        let known = self.foreseen.as_ref();
        if known.is_some_and(|known| known.at == at && known.pointed == pointed) {
            return;
        }
        let turn = pointed.mv.and_then(|mv| self.game.look_ahead(&mv).ok());
        self.foreseen = Some(Foreseen { at, pointed, turn });
    }

    /// What the move pointed at would do, if it is legal.
    pub fn foreseen_turn(&self) -> Option<&Turn> {
        let (pointed, _) = self.pointed?;
        let known = self.foreseen.as_ref()?;
        let is_now = known.pointed == pointed && known.at == self.game.current();
        let is_open = known.turn.as_ref().is_some_and(|turn| self.open_moves().contains(&turn.mv));
        known.turn.as_ref().filter(|_| is_now && is_open)
    }

    /// Whether both colours of a hole may be played: then the half that is clicked says which.
    pub fn asks_which_half(&self, hole: Hole) -> bool {
        let open = self.open_moves();
        Colour::ALL.into_iter().all(|colour| open.contains(&Move::Colour(hole, colour)))
    }

    /// The hole pointed at, if it may go both ways and a press there asks which.
    pub fn points_at_both_ways(&self) -> Option<Hole> {
        let pointed = self.newly_pointed()?;
        (pointed.mv.is_none() && self.offered_ways(pointed.hole).len() > 1).then_some(pointed.hole)
    }
}
