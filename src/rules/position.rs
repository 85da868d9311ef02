//! A position together with its rules: what everything outside the rules works with.

use std::any::Any;

use super::bawo::openings;
use super::board::{BoardShape, Hole};
use super::contract::{Game, GameState};
use super::event::{Event, Observer, Outcome, Recorder, Silent, Step};
use super::games::{Position, Ruleset, each_game};
use super::moves::Move;
use super::options::Share;
use super::rule_id::RuleId;
use super::rule_kind::RuleKind;
use super::setup::Setup;
use super::side::Side;
use super::two_rows::TwoRows;

/// A played turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move.
    pub mv: Move,
    /// Who played it.
    pub mover: Side,
    /// The position it was played from.
    pub before: Position,
    /// What happened, step by step.
    pub events: Vec<Event>,
    /// The position it led to.
    pub after: Position,
}

/// Why a move was refused; the position stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The refused move.
    pub mv: Move,
    /// Who wanted to play it.
    pub mover: Side,
    /// The first rule that the move breaks.
    pub rule: RuleId,
    /// The holes that explain the rule.
    pub holes: Vec<Hole>,
    /// The legal moves (without Bawo's 15,504 placements).
    pub legal_instead: Vec<Move>,
}

impl Position {
    /// The rules of the position.
    pub fn ruleset(&self) -> Ruleset {
        each_game!(*self, game, _state => game.into())
    }

    /// Everything on and beside the board; as text it is the position string.
    pub fn setup(&self) -> Setup {
        each_game!(self, _game, state => state.setup())
    }

    /// The board of a game on two rows; `None` for other games.
    pub fn two_rows(&self) -> Option<&TwoRows> {
        each_game!(self, _game, state => (state as &dyn Any).downcast_ref())
    }

    /// The rule that lets a side pass.
    pub fn pass_rule(&self) -> RuleId {
        each_game!(self, game, _state => game.pass_rule())
    }

    /// The hole that a backward chain of captures reaches after this one; `None` in games without
    /// chains.
    pub fn captures_next(&self, captured: Hole) -> Option<Hole> {
        each_game!(self, game, _state => game.captures_next(captured))
    }

    /// The board's shape and current size.
    pub fn shape(&self) -> BoardShape {
        each_game!(self, _game, state => state.shape())
    }

    /// Who moves (after the end: who would move next).
    pub fn to_move(&self) -> Side {
        each_game!(self, _game, state => state.to_move())
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(self, _game, state => state.outcome())
    }

    /// The legal moves in canonical order, without placements (see [`Position::placements`]) and
    /// Giuthi's layouts (see [`Position::layout_sizes`]).
    pub fn moves(&self) -> Vec<Move> {
        each_game!(self, game, state => {
            game.moves(state).map(|code| game.name_move(state, code)).collect()
        })
    }

    /// The legal placements of Bawo's five-seed opening in canonical order: 15,504 or none.
    pub fn placements(&self) -> impl Iterator<Item = Move> + use<> {
        let open = each_game!(self, game, state => game.placements(state)) > 0;
        open.then(|| openings(self.to_move())).into_iter().flatten()
    }

    /// The board sizes that the player who lays out may choose between the rounds of a match,
    /// largest first; otherwise empty.
    pub fn layout_sizes(&self) -> Vec<usize> {
        each_game!(self, game, state => game.layout_sizes(state))
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, mv: &Move) -> bool {
        self.broken_rule(mv).is_none()
    }

    /// Why a move is illegal; `None` for a legal one.
    pub fn refusal(&self, mv: &Move) -> Option<Illegal> {
        let rule = self.broken_rule(mv)?;
        let legal_instead = self.moves();
        let mut holes: Vec<Hole> = mv.hole().into_iter().collect();
        if matches!(rule.kind(), RuleKind::MustEat | RuleKind::MustEatPlacing) {
            holes.extend(legal_instead.iter().filter_map(Move::hole));
            holes.sort();
            holes.dedup();
        }
        Some(Illegal { mv: *mv, mover: self.to_move(), rule, holes, legal_instead })
    }

    /// The first rule that a move breaks, in the order of the rule book. A move that this game does
    /// not have counts as one from a hole that is not the mover's.
    fn broken_rule(&self, mv: &Move) -> Option<RuleId> {
        let setup = self.setup();
        each_game!(self, game, state => {
            if state.is_over() {
                return Some(RuleId::MoveOver);
            }
            let moves = game.moves(state);
            let is_legal = |mv| game.code(state, mv).is_some_and(|code| moves.has(code));
            let own = |hole: &Hole| {
                hole.owner() == self.to_move() && setup.shape.holes().any(|other| other == *hole)
            };
            let (holes, colour): (&[Hole], _) = match mv {
                Move::Pass if is_legal(mv) => return None,
                Move::Pass => return Some(game.pass_rule()),
                Move::Fill(_) if game.facts().has_rounds => (&[], None),
                Move::Opening(holes) if setup.shape == BoardShape::FourRows => (holes, None),
                Move::Fill(_) | Move::Opening(_) => return Some(RuleId::MoveOwn),
                Move::Hole(hole) | Move::Way { hole, .. } => (std::slice::from_ref(hole), None),
                Move::Colour(hole, colour) => (std::slice::from_ref(hole), Some(*colour)),
            };
            if !holes.iter().all(own) {
                return Some(RuleId::MoveOwn);
            }
            let is_lifted = mv.hole();
            if is_lifted.is_some_and(|hole| setup.seeds_in(hole).of(colour) == 0) {
                return Some(RuleId::MoveEmpty);
            }
            if let Some(rule) = game.broken_rule(state, mv) {
                return Some(rule);
            }
            match (is_lifted, game.code(state, mv)) {
                (None, _) => None,
                (Some(_), None) => Some(RuleId::MoveOwn),
                (Some(_), Some(_)) => (!is_legal(mv)).then_some(RuleId::TurnEndless),
            }
        })
    }

    /// Plays a move and returns what happened.
    ///
    /// # Errors
    /// The first rule that the move breaks; the position stays as it was.
    pub fn play(&self, mv: &Move) -> Result<Turn, Illegal> {
        match self.refusal(mv) {
            Some(illegal) => Err(illegal),
            None => {
                let mut after = *self;
                let mut recorder = Recorder::default();
                after.apply(mv, &mut recorder);
                let (mv, mover, events) = (*mv, self.to_move(), recorder.events);
                Ok(Turn { mv, mover, before: *self, events, after })
            }
        }
    }

    /// How an illegal move would sow if its rule allowed it: at most [`TRIAL_EVENTS`] events, up to
    /// where the sowing ends. `None` for a legal move and for one that cannot even start: from an
    /// opponent's hole, from an empty hole, or placed in the wrong hole.
    pub fn trial(&self, mv: &Move) -> Option<Vec<Event>> {
        let forbids_the_whole = matches!(
            self.broken_rule(mv)?.kind(),
            RuleKind::Feed
                | RuleKind::GrandSlam
                | RuleKind::StartTwo
                | RuleKind::MustEat
                | RuleKind::MustEatPlacing
                | RuleKind::Endless
        );
        let mut events = each_game!(self, game, state => {
            let code = game.code(state, mv).filter(|_| forbids_the_whole)?;
            let mut after = *state;
            let mut recorder = Few::default();
            game.turn(&mut after, code, &mut recorder);
            recorder.0
        });
        // What would follow the sowing is meaningless for an illegal move.
        let ends = |event: &Event| {
            matches!(event.step, Step::Settle { .. } | Step::End(_) | Step::KeepInHand { .. })
        };
        let over = events.iter().position(ends).unwrap_or(events.len());
        events.truncate(over);
        Some(events)
    }

    /// Plays a legal move without checking or recording it.
    ///
    /// # Panics
    /// May panic or return a meaningless position for an illegal move.
    pub fn play_unchecked(&self, mv: &Move) -> Position {
        let mut after = *self;
        after.apply(mv, &mut Silent);
        after
    }

    fn apply<O: Observer>(&mut self, mv: &Move, observer: &mut O) {
        each_game!(self, game, state => {
            match game.code(state, mv) {
                Some(code) => game.turn(state, code, observer),
                None => game.lay(state, mv, observer),
            }
            game.close(state, observer);
        });
    }

    /// `game.settle`: ends the game if a rule already ends it in a position set by hand.
    pub(super) fn settle(&mut self) {
        each_game!(self, game, state => {
            game.settle(state, &mut Silent);
            game.close(state, &mut Silent);
        });
    }

    /// Ends the game by repetition or agreement and shares the remaining seeds.
    pub fn conclude(&self, share: Share, rule: RuleId) -> (Vec<Event>, Position) {
        let mut after = *self;
        let mut recorder = Recorder::default();
        each_game!(&mut after, game, state => game.conclude(state, share, rule, &mut recorder));
        (recorder.events, after)
    }

    /// What `game.repetition` compares: holes, side to move, extra seeds and houses.
    pub fn repetition_key(&self) -> Setup {
        each_game!(self, _game, state => state.repetition_key().setup())
    }
}

/// The most events of a trial of an illegal move.
pub const TRIAL_EVENTS: usize = 200;

/// Keeps the first [`TRIAL_EVENTS`] events of a turn that may never end.
#[derive(Default)]
struct Few(Vec<Event>);

impl Observer for Few {
    const RECORDS: bool = true;

    fn see(&mut self, step: Step, rule: RuleId) {
        if self.0.len() < TRIAL_EVENTS {
            self.0.push(Event { step, rule });
        }
    }
}
