//! The game on the table: the game in progress and everything about it that is no part of the
//! record, such as a half-made move or a turn still being shown.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the table, moves and half-made moves on it |
//! | `explain` | a turn looked at step by step |
//! | `help` | hints, what may be played, why not; what a move would do |
//! | `showing` | a turn while it is shown, and what is announced of it |
//! | `hand` | seeds put down one by one |
//! | `counts` | which counts are hidden |
//! | `record` | what the side panel keeps of the game |

mod counts;
mod explain;
mod hand;
mod help;
mod record;
mod showing;

pub use explain::{Explain, Explained};
pub use help::{Asked, Foreseen, Help};
pub use record::{Offered, Record};

use std::path::PathBuf;

use super::animation::{Plan, Scene, Speed};
use super::board::geometry::Geometry;
use super::coach::Coached;
use super::keeping::KeptAs;
use super::lying::{self, Lying};
use super::state::Tab;
use crate::game::{Entry, GameInProgress, NodeId, Player};
use crate::rules::{
    BoardShape, BySide, Colour, Event, GameName, Hole, Illegal, Move, Position, RuleId, Side, Turn,
    Way,
};
use crate::texts::{self, narration, window as words};

/// A move of which only a part is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Half {
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
        stopped: Turn,
        /// The same turn, spreading the house.
        spread: Turn,
    },
    /// The five-seed opening: the holes filled so far.
    Opening(Vec<Hole>),
    /// The layout of a Giuthi round: the board's size, and the pots filled so far, one entry a
    /// seed.
    Filling {
        /// Pots a side.
        pots: usize,
        /// Pot numbers from 0, in the order of laying.
        laid: Vec<usize>,
    },
}

/// A turn being shown.
pub struct Sowing {
    /// What happens when.
    pub plan: Plan,
    /// Its events from the first that is shown.
    pub events: Vec<Event>,
    /// How many of the turn's events came before.
    pub first: usize,
    /// When it began.
    pub since: f64,
    /// What the live label says once it is over.
    pub says: Option<String>,
    /// At the slowest speed: how many events have been announced.
    pub told: Option<usize>,
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

/// What the pointer or the keyboard is at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointed {
    /// The hole.
    pub hole: Hole,
    /// The way a press would go, where one must be chosen.
    pub way: Option<Way>,
    /// The colour, in the ring.
    pub colour: Option<Colour>,
}

/// The game on the table.
pub struct Table {
    /// What was played.
    pub game: GameInProgress,
    /// North sits below.
    pub flipped: bool,
    /// The board is there to be looked at: nobody may move.
    pub locked: bool,
    /// A move of which only a part is chosen.
    pub half: Half,
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
    /// What the tutor knows and asks.
    pub coach: Coached,
    /// What a press at the place pointed at would do.
    pub foreseen: Option<Foreseen>,
    /// What may be played, and where the game stood when that was worked out.
    legal: Option<(NodeId, Vec<Move>)>,
    /// The answer to the house that is pointed at: whether it spreads.
    pub house_aim: Option<bool>,
    /// What the live label says.
    pub said: String,
    /// What is pointed at, and since when.
    pub pointed: Option<(Pointed, f64)>,
    /// The tab beside the board.
    pub tab: Tab,
    /// The dock is raised.
    pub dock_open: bool,
    /// The record of the game: branches, offers, the result.
    pub record: Record,
    /// Kete may move at this earlier point.
    pub play_on: Option<NodeId>,
    /// The file of its own.
    pub file: Option<PathBuf>,
    /// How much had changed in the game when its file was written or read.
    pub saved: Option<u64>,
    /// What lies at a point of the game, once worked out.
    lain: Option<(NodeId, Lying)>,
    /// How it is kept by itself.
    pub kept: KeptAs,
}

impl Table {
    /// A table with this game, seen from the side of the person who plays.
    pub fn new(game: GameInProgress) -> Table {
        let players = game.players();
        let flipped = !players.south.is_person() && players.north.is_person();
        let kept = KeptAs::new(&game);
        let mut table = Table {
            game,
            flipped,
            locked: false,
            half: Half::None,
            spread_ahead: false,
            sowing: None,
            settled_at: f64::MIN,
            refusal: None,
            help: None,
            explain: None,
            coach: Coached::default(),
            foreseen: None,
            legal: None,
            house_aim: None,
            said: String::new(),
            pointed: None,
            tab: Tab::Moves,
            dock_open: false,
            record: Record::default(),
            play_on: None,
            file: None,
            saved: None,
            lain: None,
            kept,
        };
        table.keep_lying();
        table.settle_half();
        table
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
            && self.game.player_to_move().is_some_and(Player::is_person)
    }

    /// Kete's level, if Kete is to move and may.
    pub fn awaits_kete(&self) -> Option<crate::game::Level> {
        let current = self.game.current();
        let is_tip = self.game.node(current).children().is_empty();
        match self.game.player_to_move() {
            Some(Player::Kete(level)) if is_tip || self.play_on == Some(current) => Some(level),
            _ => None,
        }
    }

    /// Whether an earlier point is shown at which Kete would move.
    pub fn rests_at_kete(&self) -> bool {
        let kete = matches!(self.game.player_to_move(), Some(Player::Kete(_)));
        kete && self.awaits_kete().is_none()
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
            && matches!(self.half, Half::None | Half::Way(_) | Half::Colour(_));
        match &self.legal {
            _ if !ready => Vec::new(),
            Some((at, moves)) if *at == self.game.current() => moves.clone(),
            _ => self.position().moves(),
        }
    }

    /// Works out once what may be played where the game stands: the page asks often.
    pub(super) fn learn_moves(&mut self) {
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

    /// What lay at a point of the game: every turn that led there moves its seeds.
    pub fn lying_at(&self, id: NodeId) -> Lying {
        if let Some((lain, lying)) = &self.lain
            && *lain == id
        {
            return lying.clone();
        }
        let mut path = vec![id];
        while let Some(parent) = path.last().and_then(|id| self.game.node(*id).parent()) {
            path.push(parent);
        }
        let mut entries = path.iter().rev().map(|id| self.game.node(*id).entry());
        let start = entries.next().map(|entry| Lying::start(entry.position()));
        let start = start.unwrap_or_else(|| Lying::start(self.position()));
        entries.fold(start, |lying, entry| lying.after(entry.position(), entry.events()))
    }

    /// Keeps at hand what lies where the game stands, so that a frame need not play it again.
    fn keep_lying(&mut self) {
        let here = self.game.current();
        if self.lain.as_ref().is_none_or(|(id, _)| *id != here) {
            self.lain = Some((here, self.lying_at(here)));
        }
    }

    /// What lies on the board once the seeds in flight have landed, a half-made move included.
    pub fn lying(&self) -> Lying {
        let mut lying = self.lying_at(self.game.current());
        let mover = self.mover();
        match &self.half {
            Half::None | Half::Way(_) | Half::Colour(_) => {}
            Half::House { stopped, .. } => lying = lying.after(&stopped.after, &stopped.events),
            Half::Opening(placed) => lying.change(|setup| {
                setup.stores[mover] = setup.stores[mover].saturating_sub(1);
                for number in [5, 6] {
                    let hole = Hole::bawo(mover, crate::rules::Row::Front, number);
                    setup.heap_mut(hole).seeds = 0;
                }
                for hole in placed {
                    setup.heap_mut(*hole).seeds += 1;
                }
            }),
            Half::Filling { pots, laid } => lying.change(|setup| {
                setup.shape = BoardShape::TwoRows { pots: *pots as u8 };
                for pot in laid {
                    for side in Side::ALL {
                        setup.heap_mut(Hole::pot(side, *pot)).seeds += 1;
                        setup.stores[side] = setup.stores[side].saturating_sub(1);
                    }
                }
            }),
        }
        lying
    }

    /// What is on its way at a time, if something is.
    pub fn scene(&self, now: f64, geometry: &Geometry) -> Option<Scene> {
        let sowing = self.sowing.as_ref()?;
        Some(sowing.plan.scene((now - sowing.since).max(0.0), geometry))
    }

    /// The geometry of the board as it is shown.
    pub fn geometry(&self) -> Geometry {
        let shape = match self.half {
            Half::Filling { pots, .. } => BoardShape::TwoRows { pots: pots as u8 },
            _ => self.position().shape(),
        };
        Geometry::new(lying::form(self.name(), shape), self.flipped)
    }

    /// Plays a move, or asks what is still open about it.
    pub fn try_move(&mut self, mv: Move, now: f64, speed: Speed) {
        let mut mv = mv;
        if let Move::Way { hole, way, spread: false } = mv
            && self.name() == GameName::BawoAdvanced
        {
            let spreading = Move::Way { hole, way, spread: true };
            if self.position().is_legal(&spreading) {
                if self.spread_ahead {
                    mv = spreading;
                } else if let Ok(stopped) = self.game.look_ahead(&mv)
                    && let Ok(spread) = self.game.look_ahead(&spreading)
                {
                    self.ask_house(stopped, spread, now, speed);
                    return;
                }
            }
        }
        self.propose(mv, 0, now, speed);
    }

    fn ask_house(&mut self, stopped: Turn, spread: Turn, now: f64, speed: Speed) {
        let before = self.lying_at(self.game.current());
        let says = words::comes_to_house(stopped.mover, &stopped.mv);
        self.forget_asked();
        self.show(&before, &stopped.events, 0, now, speed, says);
        self.half = Half::House { stopped, spread };
    }

    /// Answers what the house asks.
    pub fn answer_house(&mut self, spread: bool, now: f64, speed: Speed) {
        let Half::House { stopped, spread: spreads } = &self.half else { return };
        let turn = if spread { spreads } else { stopped };
        let (mv, shown) = (turn.mv, same_start(turn, stopped));
        self.sowing = None;
        self.explain = None;
        self.propose(mv, shown, now, speed);
    }

    /// Gives up a move of which a part is chosen.
    pub fn take_half_back(&mut self, now: f64) {
        self.half = Half::None;
        self.finish_sowing(now);
        self.forget_asked();
        self.said = words::TAKEN_BACK.to_owned();
    }

    /// Plays a move of which `shown` events have been shown.
    pub fn commit(&mut self, mv: Move, shown: usize, now: f64, speed: Speed) {
        let before = self.lying_at(self.game.current());
        let position = *self.position();
        let is_yours = self.game.player_to_move() == Some(Player::You);
        let by_hand = matches!(mv, Move::Opening(_) | Move::Fill(_)) && self.half != Half::None;
        match self.game.play(&mv) {
            Err(illegal) => self.refuse(&illegal, now),
            Ok(id) => {
                self.half = Half::None;
                self.spread_ahead = false;
                self.forget_asked();
                self.pointed = None;
                // A turn that was played before and is played again is answered again.
                self.play_on = Some(id);
                if let Some(turn) = self.game.node(id).entry().turn().cloned() {
                    if is_yours {
                        self.coach.applied(position, &turn);
                    }
                    let says = narration::turn(&position, &turn).words;
                    if by_hand {
                        self.said = says;
                        self.settled_at = now;
                    } else {
                        let before = start_of_show(before, &turn);
                        self.show(&before, &turn.events, shown, now, speed, says);
                    }
                }
                self.keep_lying();
                self.settle_half();
            }
        }
    }

    /// Forgets what was asked about the move to be made, and what was looked at.
    fn forget_asked(&mut self) {
        self.refusal = None;
        self.help = None;
        self.explain = None;
        self.coach.forget();
        self.foreseen = None;
        self.house_aim = None;
    }

    /// Shows why a move may not be played. The board stays as it is.
    pub fn refuse(&mut self, illegal: &Illegal, now: f64) {
        let words = self.refusal_words(illegal);
        self.refuse_words(words, Some(illegal.rule), illegal.holes.clone(), now);
        if let Some(refusal) = &mut self.refusal {
            refusal.mv = Some(illegal.mv);
        }
    }

    /// A refusal as the person at the board sees it.
    fn refusal_words(&self, illegal: &Illegal) -> String {
        let below = if self.flipped { Side::North } else { Side::South };
        texts::refusal_seen(illegal, self.position().shape(), below)
    }

    /// Shows a refusal.
    pub fn refuse_words(
        &mut self,
        words: String,
        rule: Option<RuleId>,
        holes: Vec<Hole>,
        now: f64,
    ) {
        if self.game.player_to_move() == Some(Player::You) {
            self.coach.notes.extend(rule.map(|rule| (rule, false)));
        }
        self.said = words.clone();
        self.help = None;
        self.refusal = Some(Refusal { words, rule, holes, mv: None, since: now });
    }

    /// Forgets what belongs to the point left behind.
    pub fn moved_in_game(&mut self) {
        self.half = Half::None;
        self.sowing = None;
        self.forget_asked();
        self.pointed = None;
        self.play_on = None;
        self.spread_ahead = false;
        self.settle_half();
        self.said = self.where_we_are();
    }

    /// Tells the point of the game that is shown.
    pub fn where_we_are(&self) -> String {
        let node = self.game.node(self.game.current());
        let parent = node.parent().map(|id| self.game.node(id).entry());
        match (node.entry(), parent) {
            (Entry::Turn(turn), Some(before)) => {
                let number = self.game.turn_number(self.game.current());
                let told = narration::turn(before.position(), turn).words;
                words::turn_told(number, &told)
            }
            (Entry::Start(_), _) => words::START_OF_GAME.to_owned(),
            (entry, _) => match entry.outcome() {
                Some(outcome) => narration::result(&outcome),
                None => words::AGREED_ON_ROUND.to_owned(),
            },
        }
    }

    /// What is counted for each side in its strip, seeds in flight not included.
    pub fn counts(&self, now: f64) -> BySide<u16> {
        let scene = self.scene(now, &self.geometry());
        let lying = scene.map_or_else(|| self.lying(), |scene| scene.lying);
        let setup = lying.setup();
        BySide::from_fn(|side| match self.name() {
            GameName::BawoBeginner => setup
                .shape
                .holes_of(side)
                .filter(|hole| hole.row() == crate::rules::Row::Front)
                .map(|hole| setup.heap(hole).seeds)
                .sum(),
            GameName::Giuthi if !self.position().layout_sizes().is_empty() => {
                setup.stores[side] + setup.on_side(side) as u16
            }
            _ => setup.stores[side],
        })
    }
}

/// How many events both have in common from the start.
pub fn same_start(turn: &Turn, other: &Turn) -> usize {
    turn.events.iter().zip(&other.events).take_while(|(a, b)| a == b).count()
}

/// A layout is shown on the board it makes.
fn start_of_show(before: Lying, turn: &Turn) -> Lying {
    let mut before = before;
    if matches!(turn.mv, Move::Fill(_)) {
        before.change(|setup| setup.shape = turn.after.shape());
    }
    before
}
