//! Games with someone far away: each move is a short text that any messenger carries.
//!
//! ```text
//! kete1/k7q2m9/owari.grand-slam=no-capture/start/S1/C/4h9x7b2d     the first message
//! kete1/k7q2m9/N2/d/90cxw1ab                                    the answer
//! ```
//!
//! The fields: the version; the tag of the game; in the first message the game with the options
//! that differ from its written rules, and the start position; who sends it and the number of the
//! first move in it; the moves as in save files; four digits for the position before them and four
//! for the text. A blank is written as `.`, a `/` inside a position as `!`.

use std::fmt;

use super::in_progress::GameInProgress;
use super::load_error::BadEntry;
use super::players::{Player, far_away};
use super::save::state::read_entry;
use super::tag::{GameTag, digits};
use super::tree::{NodeEntry, NodeId};
use crate::files::Fingerprint;
use crate::rules::{BySide, GameName, OptionValue, Position, Ruleset, Setup, Side};

const NAME: &str = "kete";
const VERSION: &str = "1";
/// A message that has no moves: the other player begins.
const NO_MOVES: &str = "-";
const OWN_COUNTS: &str = "own-counts";
/// Digits of each of the two checks.
const CHECK: usize = 4;
/// No message is longer, whatever a messenger put between its signs.
const LONGEST: usize = 8_000;
/// A text with more messages than this is no conversation about a game.
const MOST: usize = 2_000;

/// The moves of one player since the other's last move.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    tag: GameTag,
    sender: Side,
    opening: Option<Opening>,
    /// The number of its first move, from 1.
    number: usize,
    /// As in save files.
    moves: Vec<String>,
    /// The position before the moves, in digits.
    before: String,
}

/// What the first message says of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Opening {
    ruleset: Ruleset,
    set_up: Option<Setup>,
    own_counts: bool,
}

/// Why a text that begins like a message is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadMessage {
    /// A part of it is missing or changed.
    Damaged,
    /// It is of a later version of Kete.
    Later,
}

/// Why a message does not fit a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Misfit {
    /// It belongs to another game.
    OtherGame,
    /// The person here wrote it.
    Own,
    /// The game has all its moves already; the number of the last one.
    Known(usize),
    /// Moves before it are missing.
    Missing {
        /// The number of the first missing move.
        next: usize,
        /// The number of its first move.
        number: usize,
    },
    /// The game has another move with this number.
    OtherMove {
        /// The number.
        number: usize,
        /// The move in the message.
        theirs: String,
        /// The move in the game.
        ours: String,
    },
    /// The boards differ before this move.
    OtherPosition(usize),
    /// The game is over.
    Over,
    /// It is not the sender's turn.
    NotTheirTurn(usize),
    /// A move is not legal.
    Refused(Box<BadEntry>),
}

/// What a message adds to a game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMoves {
    /// The node they follow.
    pub after: NodeId,
    /// Turns, a resignation, or an agreement that the sender offers.
    pub entries: Vec<NodeEntry>,
}

impl GameInProgress {
    /// The tag of a game with someone far away, and the side of that person.
    pub fn far_away(&self) -> Option<(GameTag, Side)> {
        far_away(self.players())
    }

    /// Whether the person far away has moved after the current node: the moves before that are
    /// known there, and another move here would be of no use.
    pub fn is_answered(&self) -> bool {
        let Some((_, far)) = self.far_away() else { return false };
        let is_theirs = |id| self.node(id).entry().turn().is_some_and(|turn| turn.mover == far);
        self.tree.on_from(self.current()).any(is_theirs)
    }
}

impl Message {
    /// The message with the latest moves of the person here, at a node of the game; `None` if there
    /// is nothing to send.
    pub fn of(game: &GameInProgress, at: NodeId) -> Option<Message> {
        let (tag, far) = game.far_away()?;
        let sender = far.other();
        let path = game.path_to(at);
        let entry = |number: usize| game.node(path[number]).entry();
        let is_own = |number: &usize| match entry(*number) {
            NodeEntry::Start(_) | NodeEntry::LostOnTime { .. } => false,
            NodeEntry::Turn(turn) => turn.mover == sender,
            NodeEntry::Resignation { side, .. } => *side == sender,
            NodeEntry::Agreement { .. } => true,
        };
        let numbers = match (0..path.len()).rfind(is_own) {
            Some(last) => (1..=last).rev().take_while(is_own).last()?..last + 1,
            // The other side begins: the message only says which game it is.
            None if path.len() == 1 && entry(0).position().to_move() == far => 1..1,
            None => return None,
        };
        let number = numbers.start;
        let opening = Opening {
            ruleset: game.ruleset(),
            set_up: game.set_up().copied(),
            own_counts: game.own_counts(),
        };
        Some(Message {
            tag,
            sender,
            opening: (number == 1).then_some(opening),
            number,
            moves: numbers.map(|number| entry(number).notation()).collect(),
            before: position_check(entry(number - 1).position()),
        })
    }

    /// Every message in a text, in order, whatever is around and between its signs.
    pub fn all_in(text: &str) -> Vec<Result<Message, BadMessage>> {
        let lower = text.to_ascii_lowercase();
        let begins = |(at, _): (usize, &str)| {
            let rest = &lower[at + NAME.len()..];
            let figures = rest.bytes().take_while(u8::is_ascii_digit).count();
            let version = &rest[..figures];
            (figures > 0 && rest[figures..].starts_with('/')).then_some((at, version))
        };
        let begun = lower.match_indices(NAME).filter_map(begins).take(MOST);
        let read = |(at, version): (usize, &str)| match version {
            VERSION => read(&text[at..]),
            _ => Err(BadMessage::Later),
        };
        begun.map(read).collect()
    }

    /// The tag of its game.
    pub fn tag(&self) -> GameTag {
        self.tag
    }

    /// The number of its first move, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Its moves in words of the notation.
    pub fn moves(&self) -> String {
        self.moves.join(" ")
    }

    /// Whether it only says which game it is: the other player begins.
    pub fn is_invitation(&self) -> bool {
        self.moves.is_empty()
    }

    /// A game for the person who got this first message, without its moves; `None` if it is not the
    /// first, or its start position is not possible.
    pub fn start(&self) -> Option<GameInProgress> {
        let opening = self.opening?;
        let mut players = BySide::new(Player::You, Player::You);
        players[self.sender] = Player::FarAway(self.tag);
        let mut game = match &opening.set_up {
            None => GameInProgress::new(opening.ruleset, players),
            Some(setup) => GameInProgress::from_setup(opening.ruleset, players, setup).ok()?,
        };
        game.set_own_counts(opening.own_counts);
        Some(game)
    }

    /// What the message adds to the game's line.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn fit(&self, game: &GameInProgress) -> Result<NewMoves, Misfit> {
        let (_, far) =
            game.far_away().filter(|(tag, _)| *tag == self.tag).ok_or(Misfit::OtherGame)?;
        if self.sender != far {
            return Err(Misfit::Own);
        }
        let mut game = game.clone();
        game.go_to_end();
        let mut path = game.path();
        // A move in place of an agreement at the end declines it.
        let last = path.len() - 1;
        let theirs = last.checked_sub(self.number).and_then(|at| self.moves.get(at));
        let end = game.node(path[last]).entry();
        if matches!(end, NodeEntry::Agreement { .. })
            && theirs.is_some_and(|theirs| *theirs != end.notation())
        {
            path.pop();
            game.undo();
        }
        let after = game.current();
        let Some(before) = path.get(self.number - 1) else {
            return Err(Misfit::Missing { next: path.len(), number: self.number });
        };
        if position_check(game.node(*before).entry().position()) != self.before {
            return Err(Misfit::OtherPosition(self.number));
        }
        let known = &path[self.number..];
        for (number, (id, theirs)) in (self.number..).zip(known.iter().zip(&self.moves)) {
            let ours = game.node(*id).entry().notation();
            if ours != *theirs {
                return Err(Misfit::OtherMove { number, theirs: theirs.clone(), ours });
            }
        }
        let new = self.moves.get(known.len()..).unwrap_or_default();
        if new.is_empty() {
            return Err(Misfit::Known(self.number + self.moves.len().saturating_sub(1)));
        }
        let mut entries = Vec::new();
        for (number, mv) in (path.len()..).zip(new) {
            if game.is_over() {
                return Err(Misfit::Over);
            }
            let mover = game.position().to_move();
            let text = mv.clone();
            let refused = |why| {
                Misfit::Refused(Box::new(BadEntry { turn: number, branch: None, text, mover, why }))
            };
            let entry = read_entry(&game, mv).map_err(refused)?;
            let by = match &entry {
                NodeEntry::Turn(turn) => turn.mover,
                NodeEntry::Resignation { side, .. } => *side,
                // A game with someone far away has no clock.
                NodeEntry::LostOnTime { .. } => return Err(Misfit::NotTheirTurn(number)),
                NodeEntry::Start(_) | NodeEntry::Agreement { .. } => far,
            };
            if by != far {
                return Err(Misfit::NotTheirTurn(number));
            }
            game.append(entry.clone());
            entries.push(entry);
        }
        Ok(NewMoves { after, entries })
    }

    /// The text before its own check.
    fn body(&self) -> String {
        let mut fields = vec![format!("{NAME}{VERSION}"), self.tag.to_string()];
        if let Some(Opening { ruleset, set_up, own_counts }) = &self.opening {
            let mut words = vec![ruleset.name().id().to_owned()];
            let usual = Ruleset::new(ruleset.name()).options();
            let is_usual = |option: &OptionValue| {
                usual.iter().any(|usual| (usual.name, usual.value) == (option.name, option.value))
            };
            let options = ruleset.options().into_iter().filter(|option| !is_usual(option));
            words.extend(options.map(|option| format!("{}={}", option.name, option.value)));
            words.extend(own_counts.then(|| OWN_COUNTS.to_owned()));
            fields.push(words.join("."));
            fields.push(escaped(&set_up.map_or("start".to_owned(), |setup| setup.to_string())));
        }
        fields.push(format!("{}{}", self.sender.letter(), self.number));
        let moves: Vec<String> = self.moves.iter().map(|mv| escaped(mv)).collect();
        fields.push(if moves.is_empty() { NO_MOVES.to_owned() } else { moves.join(";") });
        fields.push(self.before.clone());
        fields.join("/")
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body}{}", check(&body))
    }
}

/// Reads the message at the beginning of a text.
fn read(text: &str) -> Result<Message, BadMessage> {
    let signs: String = text.chars().take(LONGEST).filter_map(sign).collect();
    let mut fields = signs.split('/');
    let mut field = || fields.next().ok_or(BadMessage::Damaged);
    let _version = field()?;
    let tag: GameTag = field()?.parse().map_err(|_| BadMessage::Damaged)?;
    let mut who = field()?;
    let mut opening_text = None;
    if !who.starts_with(['S', 'N']) {
        opening_text = Some((who, field()?));
        who = field()?;
    }
    let sender = Side::ALL.into_iter().find(|side| who.starts_with(side.letter()));
    let number = who.get(1..).and_then(|number| number.parse().ok());
    let (Some(sender), Some(number @ 1..=1_000_000)) = (sender, number) else {
        return Err(BadMessage::Damaged);
    };
    let moves = field()?;
    let checks = field()?.get(..2 * CHECK).ok_or(BadMessage::Damaged)?.to_ascii_lowercase();
    let (before, own) = checks.split_at(CHECK);
    // The check is of the text as it was sent, so that an unknown option is no damage.
    let opening_words =
        opening_text.map_or(String::new(), |(game, start)| format!("{game}/{start}/"));
    let body = format!("{NAME}{VERSION}/{tag}/{opening_words}{who}/{moves}/{before}");
    if check(&body) != own {
        return Err(BadMessage::Damaged);
    }
    let opening = match opening_text {
        None => None,
        Some((game, start)) => Some(opening(game, start).ok_or(BadMessage::Later)?),
    };
    let moves = match moves {
        NO_MOVES => Vec::new(),
        moves => moves.split(';').map(unescaped).collect(),
    };
    Ok(Message { tag, sender, opening, number, moves, before: before.to_owned() })
}

/// `owari.grand-slam=no-capture` and `start`, or a position.
fn opening(game: &str, start: &str) -> Option<Opening> {
    let mut words = game.split('.');
    let name: GameName = words.next()?.parse().ok()?;
    let mut ruleset = Ruleset::new(name);
    let mut own_counts = false;
    for word in words {
        match word.split_once('=') {
            Some((option, value)) => ruleset.set(option, value).ok()?,
            None if word == OWN_COUNTS => own_counts = true,
            None => return None,
        }
    }
    let set_up = match start {
        "start" => None,
        start => Some(Setup::parse(name, &unescaped(start)).ok()?),
    };
    Some(Opening { ruleset, set_up, own_counts })
}

/// A sign of a message. Line breaks, quotation marks and marks of bold print that a messenger put
/// between them are left out, and its dashes are dashes again.
fn sign(letter: char) -> Option<char> {
    match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
        '/' | '.' | '-' | '=' | '+' | ',' | ':' | ';' | '!' => Some(letter),
        letter => letter.is_ascii_alphanumeric().then_some(letter),
    }
}

fn escaped(text: &str) -> String {
    text.replace(' ', ".").replace('/', "!")
}

fn unescaped(text: &str) -> String {
    text.replace('.', " ").replace('!', "/")
}

fn check(text: &str) -> String {
    let mut hash = Fingerprint::of(text.as_bytes()).hash();
    // The last letters of a text change few bits of FNV-1a. The finalizer of MurmurHash3 spreads
    // them over all.
    for factor in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] {
        hash = (hash ^ (hash >> 33)).wrapping_mul(factor);
    }
    digits(hash >> 44, CHECK)
}

/// The rules with all their options and the position.
fn position_check(position: &Position) -> String {
    let ruleset = position.ruleset();
    let options = ruleset.options().into_iter();
    let options: String =
        options.map(|option| format!("{}={} ", option.name, option.value)).collect();
    check(&format!("{} {options}{}", ruleset.name(), position.setup()))
}
