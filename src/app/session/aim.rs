//! Which move a press on a hole means. The preview of a move and the press that makes it both ask
//! [`GameSession::meant`], so that they cannot differ.

use super::intent::HolePart;
use super::state::{Foreseen, GameSession, Meant, Pointed};
use crate::rules::{Colour, Hole, Move, MoveChoice, Turn, Way};

impl GameSession {
    /// What a press means on this part of a hole, of one colour in the ring. `ask_way` is the
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
        // An extra seed in the house goes no way.
        let placing = Move::Hole(hole);
        if self.position().is_legal(&placing) {
            return Meant::Move(placing);
        }
        let part = if ask_way && part != HolePart::Whole { HolePart::Middle } else { part };
        match (&self.ways(hole)[..], part) {
            ([], HolePart::Left) => self.way_meant(hole, self.way_on_screen(true)),
            ([], _) => self.way_meant(hole, self.way_on_screen(false)),
            // Keys and screen readers find the one legal way as a button.
            (_, HolePart::Whole) => Meant::AsksWay,
            // A click need not ask where there is no choice.
            ([only], _) => self.way_meant(hole, *only),
            (_, HolePart::Middle) => Meant::AsksWay,
            (_, HolePart::Left) => self.way_meant(hole, self.way_on_screen(true)),
            (_, HolePart::Right) => self.way_meant(hole, self.way_on_screen(false)),
        }
    }

    fn way_meant(&self, hole: Hole, way: Way) -> Meant {
        Meant::Move(self.way_move(hole, way))
    }

    /// The move from a hole along a way: it spreads the house where that was asked for ahead.
    pub fn way_move(&self, hole: Hole, way: Way) -> Move {
        let spreading = Move::Way { hole, way, spread: true };
        match self.spread_ahead && self.position().is_legal(&spreading) {
            true => spreading,
            false => Move::Way { hole, way, spread: false },
        }
    }

    /// What is pointed at, with the move that a press on this part leads to.
    pub fn pointed_at(
        &self,
        hole: Hole,
        colour: Option<Colour>,
        part: HolePart,
        ask_way: bool,
    ) -> Pointed {
        let mv = match self.meant(hole, colour, part, ask_way) {
            Meant::Move(mv) => Some(mv),
            Meant::AsksWay => match self.ways(hole)[..] {
                [only] => Some(self.way_move(hole, only)),
                _ => None,
            },
            Meant::AsksColour => None,
        };
        let open = self.open_moves();
        Pointed { hole, colour, mv: mv.filter(|mv| open.contains(mv)) }
    }

    /// Works out what the move pointed at would do; once, however long one points.
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

    /// The turn foreseen at what is pointed at now.
    pub fn foreseen_turn(&self) -> Option<&Turn> {
        let (pointed, _) = self.pointed?;
        let known = self.foreseen.as_ref()?;
        let is_now = known.pointed == pointed && known.at == self.game.current();
        let is_open = known.turn.as_ref().is_some_and(|turn| self.open_moves().contains(&turn.mv));
        known.turn.as_ref().filter(|_| is_now && is_open)
    }

    /// Whether what is pointed at may go either way, and a press there asks which.
    pub fn points_at_both_ways(&self) -> Option<Hole> {
        let (pointed, _) = self.pointed?;
        (pointed.mv.is_none() && self.ways(pointed.hole).len() > 1).then_some(pointed.hole)
    }
}
