//! Reading moves from their notation.

use super::board::{BoardShape, Colour, Hole, Seeds};
use super::facts::MoveChoice;
use super::games::Position;
use super::moves::{FillLayout, Move, Way};
use super::setup::{Expected, Malformed, Reader};

impl Position {
    /// Reads a move of this game. The move need not be legal.
    ///
    /// # Errors
    /// The first column that does not fit.
    pub fn parse_move(&self, text: &str) -> Result<Move, Malformed> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let mut reader = Reader { chars: text.chars().collect(), at: 0 };
        let facts = self.ruleset().facts();
        let mv = match facts.choice {
            _ if facts.has_rounds && text.starts_with("fill:") => reader.fill(),
            MoveChoice::Hole => reader.hole(self.shape()).map(Move::Hole),
            MoveChoice::Way if facts.shape == BoardShape::FourRows => reader.bawo(self),
            MoveChoice::Way => reader.hole(self.shape()).and_then(|hole| reader.way(hole)),
            MoveChoice::Colour => reader.coloured(),
        }?;
        if reader.at < reader.chars.len() {
            return reader.fail(Expected::End);
        }
        Ok(mv)
    }
}

impl Reader {
    /// A hole of a board with rows: a letter, followed by a digit on four rows.
    fn hole(&mut self, shape: BoardShape) -> Result<Hole, Malformed> {
        let width = if shape == BoardShape::FourRows { 2 } else { 1 };
        let name: String = self.chars.iter().skip(self.at).take(width).collect();
        let Some(hole) = shape.hole(&name) else {
            return self.fail(Expected::Hole);
        };
        self.at += width;
        Ok(hole)
    }

    fn way(&mut self, hole: Hole) -> Result<Move, Malformed> {
        let way = self.one_of(&[('L', Way::Left), ('R', Way::Right)], Expected::Way)?;
        Ok(Move::Way { hole, way, spread: false })
    }

    fn bawo(&mut self, position: &Position) -> Result<Move, Malformed> {
        if self.eat('=').is_ok() {
            let mut holes = [Hole::house(position.to_move()); 5];
            for hole in &mut holes {
                *hole = self.hole(BoardShape::FourRows)?;
            }
            return Ok(Move::Opening(holes));
        }
        let hole = self.hole(BoardShape::FourRows)?;
        let setup = position.setup();
        let owner = hole.owner();
        let can_be_house =
            hole == Hole::house(owner) && setup.houses[owner] && setup.stores[owner] > 0;
        if self.peek().is_none() && can_be_house {
            return Ok(Move::Hole(hole));
        }
        let Move::Way { hole, way, .. } = self.way(hole)? else {
            return self.fail(Expected::Way);
        };
        let spread = self.eat('+').is_ok();
        Ok(Move::Way { hole, way, spread })
    }

    fn coloured(&mut self) -> Result<Move, Malformed> {
        let number = match self.number() {
            Ok(number @ 1..=16) => number as usize,
            _ => {
                self.at = 0;
                return self.fail(Expected::Hole);
            }
        };
        let colours = [('R', Colour::Red), ('B', Colour::Blue)];
        let colour = self.one_of(&colours, Expected::Colour)?;
        Ok(Move::Colour(Hole::ring(number), colour))
    }

    /// `fill:3,2,1,4,2,5`: numbers, the first after the colon.
    fn fill(&mut self) -> Result<Move, Malformed> {
        self.at = "fill:".len();
        let mut seeds = Vec::new();
        loop {
            let from = self.at;
            let Ok(count) = Seeds::try_from(self.number()?) else {
                self.at = from;
                return self.fail(Expected::Number);
            };
            seeds.push(count);
            let Some(layout) = FillLayout::new(&seeds) else {
                return self.fail(Expected::End);
            };
            if self.eat(',').is_err() {
                return Ok(Move::Fill(layout));
            }
        }
    }
}
