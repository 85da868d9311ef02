//! The game on the table: the game in progress and everything about it that is no part of the
//! record, such as a half-made move or a turn still being shown.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the table, whose turn it is, what may be played |
//! | `aim` | which move a press on a hole means, and what it would do |
//! | `moves` | moves, half-made moves, refusals |
//! | `landed` | the game as far as its seeds have landed |
//! | `lies` | what lies on its board |
//! | `explain` | a turn looked at step by step |
//! | `ghost` | a line of the analysis, walked without being played |
//! | `help` | hints, what may be played, why not |
//! | `sowing` | a turn while its seeds fall: how far it has come, its pause |
//! | `showing` | how a turn begins and ends to be shown, and what is announced of it |
//! | `hand` | seeds put down one by one |
//! | `counts` | which counts are hidden |
//! | `record` | what the side panel keeps of the game |

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::sowing::Sowing;
use super::variation_preview::VariationPreview;
use crate::app::autosave::kept_as::KeptAs;
use crate::app::coach::review::Review;
use crate::app::coach::state::Coached;
use crate::app::settings::state::CountsShown;
use crate::app::words;
use crate::draw::seed_layout::SeedLayout;
use crate::files::Fingerprint;
use crate::game::{Agreement, GameInProgress, NodeEntry, NodeId, Player};
use crate::narration::turns;
use crate::rules::{Colour, GameName, Hole, Move, Place, Position, RuleId, Side, Turn, Way};
use crate::texts::messages as say;

/// The tabs beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideTab {
    /// The moves.
    Moves,
    /// The rounds of a Giuthi match.
    Match,
    /// The best lines of the position shown.
    Analysis,
    /// The players' words about the game.
    Notes,
}

/// The game on the table.
pub struct GameSession {
    /// What was played.
    pub game: GameInProgress,
    /// North sits below.
    pub flipped: bool,
    /// The board is there to be looked at: nobody may move.
    pub locked: bool,
    /// A game of a lesson, played to the goal of its step: Kete does not cut it short.
    pub to_goal: bool,
    /// A move of which only a part is chosen.
    pub pending: PendingMove,
    /// The next turn spreads the house if it reaches it.
    pub spread_ahead: bool,
    /// The turn being shown.
    pub sowing: Option<Sowing>,
    /// When the last turn was over on the board.
    pub settled_at: f64,
    /// The last refusal.
    pub refusal: Option<Refusal>,
    /// What was asked about the move to be made.
    pub help: Option<Help>,
    /// The step of a turn that is looked at.
    pub explain: Option<Explain>,
    /// A line of the analysis that is walked: the board shows what it leads to.
    pub variation: Option<VariationPreview>,
    /// What the tutor knows and asks.
    pub coach: Coached,
    /// The grades of its moves, once it is over.
    pub review: Review,
    /// What a press at the place pointed at would do.
    pub foreseen: Option<Foreseen>,
    /// What may be played, and where the game stood when that was worked out.
    legal: Option<(NodeId, Vec<Move>)>,
    /// The answer to the house that is pointed at: whether it spreads.
    pub house_aim: Option<bool>,
    /// What the live label says.
    pub live_text: String,
    /// What is pointed at, and since when.
    pub pointed: Option<(Pointed, f64)>,
    /// The tab beside the board.
    pub tab: SideTab,
    /// The dock is raised.
    pub dock_open: bool,
    /// The record of the game: branches, offers, the result.
    pub record: Record,
    /// Kete may move at this earlier point.
    pub play_on: Option<NodeId>,
    /// Kete's search failed at this point: Kete waits there until somebody has it play on.
    pub failed_at: Option<NodeId>,
    /// The file of its own.
    pub file: Option<PathBuf>,
    /// What its file held when it was read or written last.
    pub print: Option<Fingerprint>,
    /// How much had changed in the game when its file was written or read.
    pub saved: Option<u64>,
    /// Whose counts the person wants to see in all games.
    pub counts_set: CountsShown,
    /// What lies at a point of the game, once worked out.
    pub(crate) lain: Option<(NodeId, SeedLayout)>,
    /// How it is kept by itself.
    pub kept: KeptAs,
}

impl GameSession {
    /// A table with this game, seen from the side of the person who plays.
    pub fn new(game: GameInProgress) -> GameSession {
        let players = game.players();
        let flipped = !players.south.is_person() && players.north.is_person();
        let kept = KeptAs::new(&game);
        let mut session = GameSession {
            game,
            flipped,
            locked: false,
            to_goal: false,
            pending: PendingMove::None,
            spread_ahead: false,
            sowing: None,
            settled_at: f64::MIN,
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
            tab: SideTab::Moves,
            dock_open: false,
            record: Record::default(),
            play_on: None,
            failed_at: None,
            file: None,
            print: None,
            saved: None,
            counts_set: CountsShown::Always,
            lain: None,
            kept,
        };
        session.keep_seed_layout();
        session.settle_half();
        session
    }

    /// The position where the game stands.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Which of the nine games it is.
    pub fn name(&self) -> GameName {
        self.game.ruleset().name()
    }

    /// The side to move.
    pub fn mover(&self) -> Side {
        self.position().to_move()
    }

    /// Whether a person is to move now, with nothing in flight.
    pub fn awaits_person(&self) -> bool {
        !self.locked
            && self.sowing.is_none()
            && self.variation.is_none()
            && self.game.player_to_move().is_some_and(Player::is_person)
    }

    /// Kete's level, if Kete is to move and may.
    pub fn awaits_kete(&self) -> Option<crate::game::Level> {
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
        let may = is_tip || self.play_on == Some(current);
        machine.filter(|_| may && self.failed_at != Some(current))
    }

    /// Whether an earlier point is shown at which Kete or another program would move.
    pub fn rests_at_kete(&self) -> bool {
        let is_machine = self.game.player_to_move().is_some_and(|player| !player.is_person());
        is_machine && self.awaits_machine().is_none()
    }

    /// Whether seeds are on their way.
    pub fn is_sowing(&self) -> bool {
        self.sowing.is_some()
    }

    /// Whether something was played or noted that the file does not hold.
    pub fn is_unsaved(&self) -> bool {
        self.file.is_some() && self.saved != Some(self.game.changes())
    }

    /// The moves a person may play now.
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

    /// Works out once what may be played where the game stands: the page asks often.
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

    /// The ways open from a hole, left before right.
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

    /// The way that lies on the left or right of the screen, for the side to move.
    pub fn way_on_screen(&self, left: bool) -> Way {
        let below = (self.mover() == Side::South) != self.flipped;
        if left == below { Way::Left } else { Way::Right }
    }

    /// Forgets what belongs to the point left behind.
    pub fn moved_in_game(&mut self) {
        self.pending = PendingMove::None;
        self.sowing = None;
        self.forget_asked();
        self.pointed = None;
        self.play_on = None;
        self.failed_at = None;
        self.spread_ahead = false;
        self.settle_half();
        self.live_text = self.where_we_are();
    }

    /// Tells the point of the game that is shown.
    pub fn where_we_are(&self) -> String {
        let node = self.game.node(self.game.current());
        match node.entry() {
            NodeEntry::Turn(_) => {
                let number = self.game.turn_number(self.game.current());
                let told = self.last_turn_told(self.untold()).unwrap_or_default();
                words::turn_told(number, &told.words)
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
    /// This move. It may break a rule; then the press is refused with that rule.
    Move(Move),
    /// The way is asked for: buttons open.
    AsksWay,
    /// The colour is asked for.
    AsksColour,
}

/// What the pointer or the keyboard is at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointed {
    /// The hole.
    pub hole: Hole,
    /// The colour, in the ring.
    pub colour: Option<Colour>,
    /// The legal move that a press here leads to; none where it would be refused, and where it
    /// asks for one of several.
    pub mv: Option<Move>,
}

impl Pointed {
    /// The way of the move that a press here leads to.
    pub fn way(&self) -> Option<Way> {
        match self.mv {
            Some(Move::Way { way, .. }) => Some(way),
            _ => None,
        }
    }
}

/// What a press at the place pointed at would do, worked out once.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    /// Where the game stood.
    pub at: NodeId,
    /// What was pointed at.
    pub pointed: Pointed,
    /// The turn; none where no single move is meant.
    pub turn: Option<Turn>,
}

/// The step that is looked at. While there is one, the board shows that moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explain {
    /// The block of the film, from 0.
    pub step: usize,
    /// The card shows nothing but the film.
    pub open: bool,
    /// The film runs.
    pub plays: bool,
}

/// What kind of help is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpKind {
    /// A hint that is still being looked for.
    HintComing,
    /// A hint.
    Hint,
    /// What may be played.
    Open,
    /// Why not this hole.
    Why,
}

/// An answer in the story card and on the board. It stays until it is put away or a move is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// What was asked.
    pub asked: HelpKind,
    /// The answer.
    pub head: String,
    /// The reason.
    pub line: String,
    /// The rules it rests on.
    pub rules: Vec<RuleId>,
    /// Holes the rule speaks of.
    pub lit: Vec<Hole>,
    /// From a hole to where its last seed falls.
    pub arrow: Option<(Place, Place)>,
    /// When it came, in the window's seconds.
    pub since: f64,
}

/// A move of which only a part is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum PendingMove {
    /// None.
    #[default]
    None,
    /// The way from this hole is asked for.
    Way(Hole),
    /// The colour of this hole is asked for (by keyboard).
    Colour(Hole),
    /// The turn has come to the open house: stop, or spread it.
    House {
        /// The turn as it stops there.
        stopped: Box<Turn>,
        /// The same turn, spreading the house.
        spread: Box<Turn>,
    },
    /// The five-seed opening: the holes filled so far.
    Opening(Vec<Hole>),
    /// The layout of a Giuthi round: the board's size, and the pots filled so far, one entry a
    /// seed.
    Filling {
        /// Pots a side.
        holes: usize,
        /// Pot numbers from 0, in the order of laying.
        laid: Vec<usize>,
    },
}

impl PendingMove {
    /// Whether seeds are laid one by one: the five-seed opening, the layout of a round.
    pub fn is_by_hand(&self) -> bool {
        matches!(self, PendingMove::Opening(_) | PendingMove::Filling { .. })
    }
}

/// A refused move, shown for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// Why.
    pub words: String,
    /// By which rule; none where it is not a matter of rules.
    pub rule: Option<RuleId>,
    /// The holes the rule speaks of.
    pub holes: Vec<Hole>,
    /// The move that was refused, where it is known.
    pub mv: Option<Move>,
    /// When it was shown.
    pub since: f64,
}

/// How the record is shown, and what the players offered each other.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The points whose branches are unfolded in the list of moves.
    pub unfolded: BTreeSet<NodeId>,
    /// An offer to end that waits for its answer.
    pub offer: Option<Offered>,
    /// After how many entries Kete last offered to end.
    pub kete_offered_at: Option<usize>,
    /// In which round Kete has offered to end because it was certain who wins it: once is enough.
    /// 0 where there are no rounds.
    pub offered_decided: Option<usize>,
    /// The end whose card is shown, and since when.
    pub over_since: Option<(NodeId, f64)>,
    /// The end whose card was put away.
    pub put_away: Option<NodeId>,
}

/// An offer to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Who offers.
    pub by: Side,
    /// What.
    pub agreement: Agreement,
    /// The point it is offered at: once the game stands elsewhere it is void.
    pub at: NodeId,
}
