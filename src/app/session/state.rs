//! A game session: the game in progress and everything about it that is not saved with it, such as
//! a half-made move or a turn that is still being animated.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the session, whose turn it is, the legal moves |
//! | `aim` | which move a press on a hole means, and what it would do |
//! | `tap` | what a finger's taps do: the first previews, the second plays |
//! | `moves` | playing moves, half-made moves, refusals |
//! | `landed` | the game as far as its seeds have landed |
//! | `seeds_shown` | the seeds on the board |
//! | `explain` | a turn shown step by step |
//! | `variation_preview` | a line of the analysis or the tutor, shown without being played |
//! | `expected` | the tutor's lines: what Kete expects after a move, sown on the board |
//! | `help` | hints, legal moves, why a move is illegal |
//! | `refused` | how the board shows why a move is illegal |
//! | `sowing` | the clock of a turn being animated |
//! | `showing` | starting and ending that animation, and its announcements |
//! | `hand` | seeds placed one by one |
//! | `counts` | which seed counts are hidden |
//! | `record` | branches, offers and the result card |

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::sowing::Sowing;
use super::variation_preview::VariationPreview;
use crate::app::autosave::kept_as::KeptAs;
use crate::app::clock::state::ClockRun;
use crate::app::coach::review::Review;
use crate::app::coach::state::Coached;
use crate::app::settings::state::CountsShown;
use crate::draw::board::view::BoardMark;
use crate::draw::seed_layout::SeedLayout;
use crate::files::Fingerprint;
use crate::game::by_message::Message;
use crate::game::{Agreement, GameInProgress, Level, NodeEntry, NodeId, Player};
use crate::narration::{self, turns};
use crate::rules::{Colour, GameName, Hole, Move, Position, RuleId, Side, Turn, Way};
use crate::texts::messages as say;
use crate::tutor::reasons::ExpectedLines;

/// The tabs beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideTab {
    Moves,
    Match,
    Analysis,
    Notes,
}

pub struct GameSession {
    pub game: GameInProgress,
    /// North is below.
    pub flipped: bool,
    /// The board is only to look at: nobody may move.
    pub locked: bool,
    /// A lesson's game is played until its goal is reached: Kete does not end it early.
    pub to_goal: bool,
    /// Both directions of a hole are offered, also one that is not allowed: in a task the direction
    /// is part of the answer.
    pub offers_all_ways: bool,
    pub pending: PendingMove,
    /// If the next turn reaches the house, it spreads it.
    pub spread_ahead: bool,
    pub sowing: Option<Sowing>,
    /// When the last turn's animation ended.
    pub settled_at: f64,
    /// When the last sowing was over by itself, not skipped.
    pub sowing_over_at: f64,
    pub refusal: Option<Refusal>,
    pub help: Option<Help>,
    pub explain: Option<Explain>,
    /// While a line is walked, the board shows where it leads.
    pub variation: Option<VariationPreview>,
    pub coach: Coached,
    pub review: Review,
    /// What a press on the hole pointed at would do.
    pub foreseen: Option<Foreseen>,
    /// Cache of the legal moves and the point of the game they belong to.
    legal: Option<(NodeId, Vec<Move>)>,
    /// Which answer about the house is pointed at: whether it spreads.
    pub house_aim: Option<bool>,
    pub live_text: String,
    /// The hole pointed at, and since when.
    pub pointed: Option<(Pointed, f64)>,
    /// What a finger tapped, and the point of the game at which it did.
    pub(super) tapped: Option<(NodeId, Pointed)>,
    pub tab: SideTab,
    pub dock_open: bool,
    pub record: Record,
    /// Kete may move at this point although moves after it were played before.
    pub play_on: Option<NodeId>,
    /// Kete's search failed at this point: Kete waits there until the person asks it to play on.
    pub failed_at: Option<NodeId>,
    /// The file the player saved it to.
    pub file: Option<PathBuf>,
    /// Fingerprint of that file when it was last read or written.
    pub print: Option<Fingerprint>,
    /// The game's change count when that file was last read or written.
    pub saved: Option<u64>,
    /// Whose counts the settings show in all games.
    pub counts_set: CountsShown,
    /// Cache of the seeds at a point of the game.
    pub(crate) known_layout: Option<(NodeId, SeedLayout)>,
    pub kept: KeptAs,
    /// The number of the last move that was copied for a friend far away; 0 for the invitation.
    pub sent: Option<usize>,
    pub clock: ClockRun,
}

impl GameSession {
    /// A session of this game, with the person's side below.
    pub fn new(game: GameInProgress) -> GameSession {
        let players = game.players();
        let flipped = !players.south.plays_here() && players.north.plays_here();
        let kept = KeptAs::new(&game);
        let clock = ClockRun::new(&game);
        let mut session = GameSession {
            game,
            flipped,
            locked: false,
            to_goal: false,
            offers_all_ways: false,
            pending: PendingMove::None,
            spread_ahead: false,
            sowing: None,
            settled_at: f64::MIN,
            sowing_over_at: f64::MIN,
            refusal: None,
            help: None,
            explain: None,
            variation: None,
            coach: Coached::default(),
            review: Review::default(),
            foreseen: None,
            legal: None,
            house_aim: None,
            live_text: String::new(),
            pointed: None,
            tapped: None,
            tab: SideTab::Moves,
            dock_open: false,
            record: Record::default(),
            play_on: None,
            failed_at: None,
            file: None,
            print: None,
            saved: None,
            counts_set: CountsShown::Always,
            known_layout: None,
            kept,
            sent: None,
            clock,
        };
        session.keep_seed_layout();
        session.update_round_layout();
        session
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    pub fn name(&self) -> GameName {
        self.game.ruleset().name()
    }

    pub fn mover(&self) -> Side {
        self.position().to_move()
    }

    /// Whether a person here is to move now: nothing is being animated or walked through.
    pub fn awaits_person(&self) -> bool {
        !self.locked
            && self.sowing.is_none()
            && self.variation.is_none()
            && self.game.player_to_move().is_some_and(Player::plays_here)
            && !self.game.is_answered()
            && self.round_to_read().is_none()
    }

    /// Whether the last move of the line is for someone far away and was not copied yet.
    pub fn is_unsent(&self) -> bool {
        let line = self.game.line();
        let last = line.last().map(|end| self.game.node(*end).entry());
        let (Some((_, far)), Some(last)) = (self.game.far_away(), last) else { return false };
        let is_theirs = last.turn().is_some_and(|turn| turn.mover == far);
        let waits = last.position().to_move() == far || last.outcome().is_some();
        waits && !is_theirs && self.sent < Some(line.len() - 1)
    }

    /// Whether there are moves to send to someone far away.
    pub fn has_move_to_send(&self) -> bool {
        Message::of(&self.game, self.game.current()).is_some()
    }

    /// Kete's level, if Kete is to move and may.
    pub fn awaits_kete(&self) -> Option<Level> {
        match self.awaits_machine() {
            Some(Player::Kete(level)) => Some(level),
            _ => None,
        }
    }

    /// Kete or another program, if it is to move and may.
    pub fn awaits_machine(&self) -> Option<Player> {
        let current = self.game.current();
        let is_tip = self.game.node(current).children().is_empty();
        let machine = self.game.player_to_move().filter(|player| !player.is_person());
        let may = !self.locked && (is_tip || self.play_on == Some(current));
        machine.filter(|_| may && self.failed_at != Some(current))
    }

    /// Whether Kete or another program is to move at the earlier point shown, and waits to be asked.
    pub fn machine_waits(&self) -> bool {
        let is_machine = self.game.player_to_move().is_some_and(|player| !player.is_person());
        is_machine && !self.locked && self.awaits_machine().is_none()
    }

    pub fn is_sowing(&self) -> bool {
        self.sowing.is_some()
    }

    /// Whether the player's file lacks a move or a note.
    pub fn is_unsaved(&self) -> bool {
        self.file.is_some() && self.saved != Some(self.game.changes())
    }

    pub fn open_moves(&self) -> Vec<Move> {
        let ready = self.awaits_person()
            && self.explain.is_none()
            && matches!(
                self.pending,
                PendingMove::None | PendingMove::Way(_) | PendingMove::Colour(_)
            );
        match &self.legal {
            _ if !ready => Vec::new(),
            Some((at, moves)) if *at == self.game.current() => moves.clone(),
            _ => self.position().moves(),
        }
    }

    /// Caches the legal moves: the page asks for them often.
    pub(crate) fn learn_moves(&mut self) {
        let here = self.game.current();
        if self.legal.as_ref().is_none_or(|(at, _)| *at != here) {
            self.legal = Some((here, self.position().moves()));
        }
    }

    /// Whether the five-seed opening may be played now.
    pub fn may_place_five(&self) -> bool {
        self.awaits_person() && self.position().placements().next().is_some()
    }

    /// The legal ways from a hole, left before right.
    pub fn ways(&self, hole: Hole) -> Vec<Way> {
        let mut ways: Vec<Way> = self
            .open_moves()
            .iter()
            .filter_map(|mv| match mv {
                Move::Way { hole: from, way, .. } if *from == hole => Some(*way),
                _ => None,
            })
            .collect();
        ways.dedup();
        ways
    }

    /// The ways to choose from: both in a task.
    pub fn offered_ways(&self, hole: Hole) -> Vec<Way> {
        let ways = self.ways(hole);
        match self.offers_all_ways && !ways.is_empty() {
            true => vec![Way::Left, Way::Right],
            false => ways,
        }
    }

    /// The way that leads to the left or right of the screen, for the side to move.
    pub fn way_on_screen(&self, left: bool) -> Way {
        let below = (self.mover() == Side::South) != self.flipped;
        if left == below { Way::Left } else { Way::Right }
    }

    /// What the letter of a move's way means as the board is seen.
    pub fn way_in_words(&self, mv: &Move) -> Option<String> {
        let Move::Way { hole, way, .. } = *mv else { return None };
        let is_below = (hole.owner() == Side::South) != self.flipped;
        Some(narration::way(hole.owner(), way, is_below))
    }

    /// The same for the last turn, if it is the first in this way by the side that is above.
    pub fn new_way_in_words(&self) -> Option<String> {
        let game = &self.game;
        let way_at = |id: NodeId| match game.node(id).entry().turn()?.mv {
            Move::Way { hole, way, .. } => Some((hole.owner(), way)),
            _ => None,
        };
        let (mover, way) = way_at(game.current())?;
        let path = game.path_to(game.current());
        let is_new = path.iter().filter(|id| way_at(**id) == Some((mover, way))).count() == 1;
        let is_above = (mover == Side::North) != self.flipped;
        let mv = game.node(game.current()).entry().turn()?.mv;
        (is_new && is_above).then(|| self.way_in_words(&mv)).flatten()
    }

    /// The game shows another point: forgets everything that belonged to the last one.
    pub fn moved_in_game(&mut self) {
        self.pending = PendingMove::None;
        self.sowing = None;
        self.forget_asked();
        self.pointed = None;
        self.tapped = None;
        self.play_on = None;
        self.failed_at = None;
        self.spread_ahead = false;
        self.update_round_layout();
        self.live_text = self.where_we_are();
    }

    /// The sentence that says which point of the game is shown.
    pub fn where_we_are(&self) -> String {
        let node = self.game.node(self.game.current());
        match node.entry() {
            NodeEntry::Turn(_) => {
                let number = self.game.turn_number(self.game.current());
                let last =
                    self.last_turn_text(self.hidden_in_live_text(), None).unwrap_or_default();
                say::play::TurnTold { number, told: &last.words }.text()
            }
            NodeEntry::Start(_) => say::labels::start_of_game().to_owned(),
            entry => match entry.outcome() {
                Some(outcome) => turns::result(&outcome),
                None => say::labels::agreed_on_round().to_owned(),
            },
        }
    }
}

/// What a press on a hole means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant {
    /// This move; if it is illegal, the press is refused.
    Move(Move),
    /// Buttons open that ask for the way.
    AsksWay,
    /// Ask for the colour.
    AsksColour,
}

/// What the pointer or the keyboard points at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointed {
    pub hole: Hole,
    /// Only in the ring.
    pub colour: Option<Colour>,
    /// The legal move that a press here makes; none if it would be refused or asks for a choice.
    pub mv: Option<Move>,
}

impl Pointed {
    /// As if the hole of a legal move were pointed at; none if it has no hole.
    pub fn at(mv: &Move) -> Option<Pointed> {
        let colour = match mv {
            Move::Colour(_, colour) => Some(*colour),
            _ => None,
        };
        Some(Pointed { hole: mv.hole()?, colour, mv: Some(*mv) })
    }

    pub fn way(&self) -> Option<Way> {
        match self.mv {
            Some(Move::Way { way, .. }) => Some(way),
            _ => None,
        }
    }
}

/// Cache of what a press on the hole pointed at would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    /// The point of the game it was computed at.
    pub at: NodeId,
    pub pointed: Pointed,
    /// None if the press means no single legal move.
    pub turn: Option<Turn>,
}

/// The step of the film that the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explain {
    /// Index of the film's block, from 0.
    pub step: usize,
    /// The film has the whole story card.
    pub open: bool,
    pub plays: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpKind {
    /// Kete is still searching for a hint.
    HintComing,
    Hint,
    /// Which moves are legal.
    Open,
    /// Why a hole cannot be played.
    Why,
}

/// An answer in the story card and on the board. It stays until it is closed or a move is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    pub asked: HelpKind,
    pub head: String,
    pub line: String,
    pub rules: Vec<RuleId>,
    /// Holes to mark.
    pub lit: Vec<Hole>,
    /// The holes of legal moves that the answer is about.
    pub open: Vec<Hole>,
    /// The move of a hint.
    pub mv: Option<Move>,
    /// That move on the board.
    pub way: Vec<BoardMark>,
    /// The legal moves whose worth is still to be said.
    pub about: Vec<Move>,
    /// What Kete expects after its moves, for the board.
    pub lines: Option<ExpectedLines>,
    /// When it appeared, in the window's seconds.
    pub since: f64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum PendingMove {
    #[default]
    None,
    /// Choosing the way from this hole.
    Way(Hole),
    /// Choosing the colour of this hole (by keyboard).
    Colour(Hole),
    /// The last seed landed in the open house: stop there, or spread it.
    House { stopped: Box<Turn>, spread: Box<Turn> },
    /// The five-seed opening: the holes that have a seed so far.
    Opening(Vec<Hole>),
    /// The layout of a Giuthi round by its loser.
    Layout {
        /// Holes a side.
        holes: usize,
        /// The hole of each seed, from 0, in the order they were placed.
        laid: Vec<usize>,
    },
}

impl PendingMove {
    /// Whether seeds are placed one by one: the five-seed opening, the layout of a round.
    pub fn is_by_hand(&self) -> bool {
        matches!(self, PendingMove::Opening(_) | PendingMove::Layout { .. })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub words: String,
    /// None if the reason is not a rule.
    pub rule: Option<RuleId>,
    pub holes: Vec<Hole>,
    /// The refused move, if it is known.
    pub mv: Option<Move>,
    pub since: f64,
    /// Until the next move; otherwise for some seconds.
    pub stays: bool,
}

/// How the record is shown, and what the players offered each other.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub unfolded: BTreeSet<NodeId>,
    pub offer: Option<Offered>,
    /// The end that Kete was asked to agree to.
    pub asked: Option<Agreement>,
    /// How many entries the game had when Kete last offered to end it.
    pub kete_offered_at: Option<usize>,
    /// The round in which Kete offered to end because its winner was certain, so that it offers
    /// once only; 0 in a game without rounds.
    pub offered_decided: Option<usize>,
    /// The end of the game whose result card is shown, and since when.
    pub over_since: Option<(NodeId, f64)>,
    /// The end of the game whose result card was closed.
    pub card_closed_at: Option<NodeId>,
    /// The end of a round whose result the person has read.
    pub round_read: Option<NodeId>,
    /// The end of this game was counted already.
    pub is_counted: bool,
    /// Kete's level in the next game, if it follows the person's results.
    pub next_level: Option<Level>,
}

/// An offer to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    pub by: Side,
    pub agreement: Agreement,
    /// The offer holds only while the game is at this point.
    pub at: NodeId,
}
