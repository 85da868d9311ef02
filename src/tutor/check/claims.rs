//! Checks claims and refusals: recomputes each stated fact, and checks that each refused move
//! breaks the rule given.

use super::{Check, ProblemPlace};
use crate::game::result_line;
use crate::rules::{BoardShape, Move, Position, RuleId};
use crate::tutor::board::read_rules;
use crate::tutor::budget::{MOVE_OF_CLAIM, Spent};
use crate::tutor::claim::{Claim, Fact, Unreadable};
use crate::tutor::exact::is_provable;
use crate::tutor::fault::CourseFault;
use crate::tutor::played::{Played, notations};

impl Check<'_> {
    /// Recomputes a claim; `quoted` is its text in the file, for finding the place.
    pub(super) fn claim(
        &mut self,
        place: ProblemPlace,
        text: &str,
        quoted: &str,
        board: &Position,
    ) -> Result<(), Spent> {
        let claim = match Claim::parse(text) {
            Ok(claim) => claim,
            Err(why) => {
                let fault = match why {
                    Unreadable::Part(part) => CourseFault::Claim(part),
                    Unreadable::TooFar(part) => CourseFault::TooFar(part),
                    Unreadable::TooManyMoves(have) => CourseFault::TooManyMoves(have),
                };
                self.at(place, quoted, fault);
                return Ok(());
            }
        };
        if claim.moves.is_empty() {
            for fact in &claim.facts {
                match of_position(fact, board) {
                    None => self.at(place, quoted, CourseFault::FactOfMove(fact.to_string())),
                    Some(found) if found != *fact => {
                        self.differs(place, quoted, &claim.moves, fact, &found.to_string());
                    }
                    Some(_) => {}
                }
            }
            return Ok(());
        }
        let Some(moves) = self.moves(place, &claim.moves, quoted, board)? else { return Ok(()) };
        match Played::last_of(*board, &moves) {
            Err(illegal) => {
                let mv = illegal.mv.to_string();
                self.at(place, quoted, CourseFault::Refused(mv, illegal.rule));
            }
            Ok(played) => {
                for fact in &claim.facts {
                    let is_bawo = board.shape() == BoardShape::FourRows;
                    let fault = match fact {
                        Fact::Gain(..) | Fact::Worth(_) if is_bawo => {
                            Some(CourseFault::NoSeedsInBawo)
                        }
                        Fact::Wins(..) if !is_bawo => Some(CourseFault::WinsOnlyInBawo),
                        Fact::Eats(..) if !is_bawo => Some(CourseFault::EatsOnlyInBawo),
                        Fact::Gain(..) if is_provable(&played.before, &mut self.budget)? => {
                            Some(CourseFault::Provable)
                        }
                        _ => None,
                    };
                    if let Some(fault) = fault {
                        self.at(place, quoted, fault);
                        continue;
                    }
                    if let Some(found) = played.differs(fact, &mut self.budget)? {
                        self.differs(place, quoted, &claim.moves, fact, &found.to_string());
                    }
                }
            }
        }
        Ok(())
    }

    fn differs(
        &mut self,
        place: ProblemPlace,
        quoted: &str,
        moves: &[String],
        fact: &Fact,
        found: &str,
    ) {
        let fault = CourseFault::Differs(moves.join(" "), fact.to_string(), found.to_owned());
        self.at(place, quoted, fault);
    }

    /// Reads moves one after the other; all but the last must be legal, so that the next one can be
    /// read.
    fn moves(
        &mut self,
        place: ProblemPlace,
        texts: &[String],
        quoted: &str,
        board: &Position,
    ) -> Result<Option<Vec<Move>>, Spent> {
        let mut position = *board;
        let mut moves = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            self.budget.spend(MOVE_OF_CLAIM)?;
            let Ok(mv) = position.parse_move(text) else {
                self.at(place, quoted, CourseFault::Move(text.clone()));
                return Ok(None);
            };
            moves.push(mv);
            if at + 1 < texts.len() {
                match Played::last_of(*board, &moves) {
                    Ok(played) => position = played.turn.after,
                    Err(illegal) => {
                        self.at(place, quoted, CourseFault::Refused(text.clone(), illegal.rule));
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(moves))
    }

    pub(super) fn refusal(
        &mut self,
        place: ProblemPlace,
        text: &str,
        board: &Position,
    ) -> Result<(), Spent> {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let rule = words.pop().and_then(|id| id.parse::<RuleId>().ok());
        let (Some(rule), false) = (rule, words.is_empty()) else {
            self.at(place, text, CourseFault::Refusal(text.to_owned()));
            return Ok(());
        };
        let Some(moves) = self.moves(place, &words, text, board)? else { return Ok(()) };
        match Played::last_of(*board, &moves) {
            Ok(_) => self.at(place, text, CourseFault::NotRefused(words.join(" "), rule)),
            Err(illegal) if illegal.rule != rule => {
                self.at(place, text, CourseFault::RefusedBy(words.join(" "), rule, illegal.rule));
            }
            Err(_) => {}
        }
        Ok(())
    }

    /// `basic preset=kalah: E last F, takes 0`: the same position under other rules.
    pub(super) fn elsewhere(
        &mut self,
        place: ProblemPlace,
        text: &str,
        board: &Position,
    ) -> Result<(), Spent> {
        let Some((rules, claim)) = text.split_once(": ") else {
            self.at(place, text, CourseFault::Claim(text.to_owned()));
            return Ok(());
        };
        let ruleset = match read_rules(rules) {
            Ok(ruleset) => ruleset,
            Err(why) => {
                self.at(place, text, CourseFault::Options(why));
                return Ok(());
            }
        };
        match ruleset.position(&board.setup()) {
            Err(_) => {
                let why = crate::tutor::wording::lessons::no_such_position(ruleset.name());
                self.at(place, text, CourseFault::Position(why));
                Ok(())
            }
            Ok(other) => self.claim(place, claim, text, &other),
        }
    }
}

/// The real value of a fact that is stated of a position without a move; `None` if only a move has
/// such a fact.
fn of_position(fact: &Fact, board: &Position) -> Option<Fact> {
    match fact {
        Fact::Ends(_) => Some(Fact::Ends(result_line(board.outcome().as_ref()))),
        Fact::Legal(_) => Some(Fact::Legal(notations(&board.moves()))),
        Fact::Next(_) => Some(Fact::Next(board.to_move())),
        Fact::After(_) => Some(Fact::After(board.setup().to_string())),
        _ => None,
    }
}
