//! Set-ups: boards that can be edited freely, and position strings. The only way from a set-up to a
//! position is [`Ruleset::position`](super::Ruleset::position).

use std::fmt;

use super::board::{BoardShape, Colour, Hole, Place};
use super::game_name::GameName;
use super::side::{BySide, Side};

/// The seeds in one hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSeeds {
    /// Seeds; in the ring only the red ones.
    pub seeds: u16,
    /// Blue seeds, in the ring only.
    pub blue: u16,
}

impl HoleSeeds {
    /// Seeds of both colours.
    pub const fn total(self) -> u16 {
        self.seeds.saturating_add(self.blue)
    }

    /// The seeds of one colour; games of one colour count as red.
    pub const fn of(self, colour: Option<Colour>) -> u16 {
        match colour {
            Some(Colour::Blue) => self.blue,
            _ => self.seeds,
        }
    }

    fn of_mut(&mut self, colour: Option<Colour>) -> &mut u16 {
        match colour {
            Some(Colour::Blue) => &mut self.blue,
            _ => &mut self.seeds,
        }
    }
}

/// Everything on and beside a board, whether legal or not. As text it is the position string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board.
    pub shape: BoardShape,
    /// The holes by [`Hole::index`]; entries beyond the board are empty.
    pub holes: [HoleSeeds; 32],
    /// Captured seeds; in Bawo the extra seeds.
    pub stores: BySide<u16>,
    /// Whose house is still open (Bawo).
    pub houses: BySide<bool>,
    /// Who moves.
    pub to_move: Side,
}

impl Setup {
    /// An empty board.
    pub fn empty(shape: BoardShape) -> Setup {
        Setup {
            shape,
            holes: [HoleSeeds::default(); 32],
            stores: BySide::default(),
            houses: BySide::default(),
            to_move: Side::South,
        }
    }

    /// The seeds in a hole.
    pub fn seeds_in(&self, hole: Hole) -> HoleSeeds {
        self.holes[hole.index()]
    }

    /// The seeds in a hole, to be changed.
    pub fn seeds_in_mut(&mut self, hole: Hole) -> &mut HoleSeeds {
        &mut self.holes[hole.index()]
    }

    /// The seeds of one colour in a hole, to be changed.
    pub fn seeds_mut(&mut self, hole: Hole, colour: Option<Colour>) -> &mut u16 {
        self.seeds_in_mut(hole).of_mut(colour)
    }

    /// The place beside the board where a side has seeds.
    pub fn store_place(&self, side: Side) -> Place {
        match self.shape {
            BoardShape::FourRows => Place::Extra(side),
            _ => Place::Store(side),
        }
    }

    /// Seeds in a side's own holes.
    pub fn on_side(&self, side: Side) -> u32 {
        self.shape.holes_of(side).map(|hole| self.seeds_in(hole).total() as u32).sum()
    }

    /// Seeds in each side's own holes, and in its store or its extra seeds.
    pub fn owned(&self) -> BySide<u16> {
        BySide::from_fn(|side| self.stores[side] + self.on_side(side) as u16)
    }

    /// All seeds, stores and extra seeds included.
    pub fn total(&self) -> u32 {
        let stores = self.stores.south as u32 + self.stores.north as u32;
        stores + Side::ALL.map(|side| self.on_side(side)).iter().sum::<u32>()
    }

    /// Reads a position string of a game.
    ///
    /// # Errors
    /// The first column that does not fit.
    pub fn parse(game: GameName, text: &str) -> Result<Setup, Malformed> {
        let mut reader = Reader { chars: text.chars().collect(), at: 0 };
        reader.skip_spaces();
        let setup = match game.shape() {
            BoardShape::TwoRows { .. } => reader.two_rows(game.facts().has_rounds),
            BoardShape::FourRows => reader.four_rows(),
            BoardShape::Ring => reader.ring(),
        }?;
        reader.skip_spaces();
        if reader.at < reader.chars.len() {
            return reader.fail(Expected::End);
        }
        Ok(setup)
    }

    fn row(&self, f: &mut fmt::Formatter<'_>, from: usize, holes: usize) -> fmt::Result {
        for at in 0..holes {
            write!(f, "{}{}", if at == 0 { "" } else { "," }, self.holes[from + at].seeds)?;
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { shape, holes, stores, houses, to_move } = self;
        match *shape {
            BoardShape::TwoRows { holes } => {
                self.row(f, 0, holes as usize)?;
                f.write_str("/")?;
                self.row(f, 6, holes as usize)?;
            }
            BoardShape::FourRows => {
                for row in 0..4 {
                    f.write_str(if row == 0 { "" } else { "/" })?;
                    self.row(f, row * 8, 8)?;
                }
            }
            BoardShape::Ring => {
                for (at, seeds) in holes[..16].iter().enumerate() {
                    f.write_str(if at == 0 { "" } else { "," })?;
                    match (seeds.seeds, seeds.blue) {
                        (0, 0) => f.write_str("-"),
                        (red, 0) => write!(f, "{red}R"),
                        (0, blue) => write!(f, "{blue}B"),
                        (red, blue) => write!(f, "{red}R{blue}B"),
                    }?;
                }
            }
        }
        write!(f, " {}-{}", stores.south, stores.north)?;
        if *shape == BoardShape::FourRows {
            f.write_str(match (houses.south, houses.north) {
                (true, true) => " Hh",
                (true, false) => " H",
                (false, true) => " h",
                (false, false) => " -",
            })?;
        }
        write!(f, " {}", to_move.letter())
    }
}

/// A text that does not fit its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The first column that does not fit, counted from 1.
    pub column: usize,
    /// What the text should have here.
    pub expected: Expected,
}

/// What the notation expects at one place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A number of seeds without sign or leading zero.
    Number,
    /// This character.
    Char(char),
    /// A space.
    Space,
    /// `S` or `N`.
    Side,
    /// `Hh`, `H`, `h` or `-`.
    Houses,
    /// The seeds of one ring hole: `2R2B`, `2R`, `1B` or `-`.
    RingHole,
    /// A Giuthi board with 6, 4, 3 or 2 holes a side.
    BoardSize,
    /// A hole of this board.
    Hole,
    /// `L` or `R`.
    Way,
    /// `R` or `B`.
    Colour,
    /// The end of the text.
    End,
}

/// Why a set-up is not a position; one value for each problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// More seeds than the game has.
    TooMany {
        /// Seeds in the set-up.
        have: u32,
        /// Seeds in the game.
        set: u16,
    },
    /// One number is larger than all seeds of the game.
    TooLarge {
        /// Where.
        place: Place,
        /// Seeds in the game.
        set: u16,
    },
    /// This game is not played on this board.
    WrongBoard,
    /// A blue seed in a game of one colour.
    BlueSeed(Hole),
    /// An open house has fewer than 8 seeds.
    SmallHouse(Side),
    /// This version of Bawo has no house.
    NoHouse(Side),
    /// Bawo Beginner has no extra seeds, except those in hand after a win.
    ExtraInBeginner(Side),
}

impl SetupFault {
    /// The hole concerned, if there is one.
    pub fn hole(&self) -> Option<Hole> {
        match *self {
            SetupFault::TooLarge { place: Place::Hole(hole), .. } | SetupFault::BlueSeed(hole) => {
                Some(hole)
            }
            SetupFault::SmallHouse(side) | SetupFault::NoHouse(side) => Some(Hole::house(side)),
            _ => None,
        }
    }
}

/// Reads a text character by character and keeps the column.
pub(super) struct Reader {
    pub(super) chars: Vec<char>,
    pub(super) at: usize,
}

impl Reader {
    pub(super) fn fail<T>(&self, expected: Expected) -> Result<T, Malformed> {
        Err(Malformed { column: self.at + 1, expected })
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn skip_spaces(&mut self) -> bool {
        let from = self.at;
        while matches!(self.peek(), Some(' ' | '\t')) {
            self.at += 1;
        }
        self.at > from
    }

    fn spaces(&mut self) -> Result<(), Malformed> {
        if self.skip_spaces() { Ok(()) } else { self.fail(Expected::Space) }
    }

    pub(super) fn eat(&mut self, wanted: char) -> Result<(), Malformed> {
        if self.peek() == Some(wanted) {
            self.at += 1;
            return Ok(());
        }
        self.fail(Expected::Char(wanted))
    }

    /// One of these letters.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        letters: &[(char, T)],
        expected: Expected,
    ) -> Result<T, Malformed> {
        let found = letters.iter().find(|(letter, _)| self.peek() == Some(*letter));
        let Some((_, meaning)) = found else { return self.fail(expected) };
        self.at += 1;
        Ok(*meaning)
    }

    /// A number. One that is too large for any game is read as 65535.
    pub(super) fn number(&mut self) -> Result<u16, Malformed> {
        let from = self.at;
        let mut value = 0u16;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            if self.at > from && self.chars[from] == '0' {
                self.at = from;
                return self.fail(Expected::Number);
            }
            value = value.saturating_mul(10).saturating_add(digit as u16);
            self.at += 1;
        }
        if self.at == from { self.fail(Expected::Number) } else { Ok(value) }
    }

    fn row(&mut self, holes: &mut [HoleSeeds]) -> Result<(), Malformed> {
        for (at, seeds) in holes.iter_mut().enumerate() {
            if at > 0 {
                self.eat(',')?;
            }
            seeds.seeds = self.number()?;
        }
        Ok(())
    }

    fn pair(&mut self) -> Result<BySide<u16>, Malformed> {
        self.spaces()?;
        let south = self.number()?;
        self.eat('-')?;
        Ok(BySide::new(south, self.number()?))
    }

    fn side(&mut self) -> Result<Side, Malformed> {
        self.spaces()?;
        self.one_of(&[('S', Side::South), ('N', Side::North)], Expected::Side)
    }

    fn two_rows(&mut self, any_size: bool) -> Result<Setup, Malformed> {
        let mut setup = Setup::empty(BoardShape::SIX_HOLES);
        let mut holes = 6;
        if any_size {
            let row = self.chars.iter().take_while(|c| **c != '/');
            holes = row.filter(|c| **c == ',').count() + 1;
            if ![2, 3, 4, 6].contains(&holes) {
                return self.fail(Expected::BoardSize);
            }
            setup.shape = BoardShape::TwoRows { holes: holes as u8 };
        }
        self.row(&mut setup.holes[..holes])?;
        self.eat('/')?;
        self.row(&mut setup.holes[6..6 + holes])?;
        setup.stores = self.pair()?;
        setup.to_move = self.side()?;
        Ok(setup)
    }

    fn four_rows(&mut self) -> Result<Setup, Malformed> {
        let mut setup = Setup::empty(BoardShape::FourRows);
        for row in 0..4 {
            if row > 0 {
                self.eat('/')?;
            }
            self.row(&mut setup.holes[row * 8..row * 8 + 8])?;
        }
        setup.stores = self.pair()?;
        self.spaces()?;
        if self.peek() == Some('-') {
            self.at += 1;
        } else {
            for (letter, works) in [('H', &mut setup.houses.south), ('h', &mut setup.houses.north)]
            {
                *works = self.eat(letter).is_ok();
            }
            if setup.houses == BySide::new(false, false) {
                return self.fail(Expected::Houses);
            }
        }
        setup.to_move = self.side()?;
        Ok(setup)
    }

    fn ring(&mut self) -> Result<Setup, Malformed> {
        let mut setup = Setup::empty(BoardShape::Ring);
        for at in 0..16 {
            if at > 0 {
                self.eat(',')?;
            }
            setup.holes[at] = self.ring_hole()?;
        }
        setup.stores = self.pair()?;
        setup.to_move = self.side()?;
        Ok(setup)
    }

    fn ring_hole(&mut self) -> Result<HoleSeeds, Malformed> {
        let mut seeds = HoleSeeds::default();
        if self.eat('-').is_ok() {
            return Ok(seeds);
        }
        for colour in Colour::ALL {
            let from = self.at;
            let Ok(count) = self.number() else { break };
            let letter = if colour == Colour::Red { 'R' } else { 'B' };
            if self.eat(letter).is_ok() && count > 0 {
                *seeds.of_mut(Some(colour)) = count;
            } else {
                self.at = from;
            }
        }
        if seeds.total() == 0 { self.fail(Expected::RingHole) } else { Ok(seeds) }
    }
}
