//! Checks the moves of a commented game: every legal move is listed with its worth, all in the same
//! measure, and no move is better than the one that was played.

use super::{Check, ProblemPlace};
use crate::rules::{Move, Position};
use crate::tutor::claim::Claim;
use crate::tutor::fault::CourseFault;
use crate::tutor::guess::MoveWorth;
use crate::tutor::played::notations;

impl Check<'_> {
    pub(super) fn guess(
        &mut self,
        place: ProblemPlace,
        claims: &[String],
        because: &str,
        board: &Position,
    ) {
        if because.trim().is_empty() {
            self.at(place, "because", CourseFault::NoText);
        }
        if board.outcome().is_some() {
            self.at(place, "", CourseFault::Over);
            return;
        }
        let mut listed: Vec<(Move, MoveWorth)> = Vec::new();
        for text in claims {
            let Ok(claim) = Claim::parse(text) else { continue };
            let [mv] = claim.moves.as_slice() else {
                self.at(place, text, CourseFault::OneMove(text.clone()));
                continue;
            };
            let Ok(mv) = board.parse_move(mv) else { continue };
            let Some(worth) = MoveWorth::of(&claim) else {
                self.at(place, text, CourseFault::GuessWorth(mv.to_string()));
                continue;
            };
            if listed.iter().any(|(known, _)| *known == mv) {
                self.at(place, text, CourseFault::GuessTwice(mv.to_string()));
            }
            listed.push((mv, worth));
        }
        // Until every claim can be read, the list of moves says little.
        let (true, Some((played, worth))) = (listed.len() == claims.len(), listed.first().copied())
        else {
            if claims.is_empty() {
                self.at(place, "moves", CourseFault::NoAnswer);
            }
            return;
        };
        if let Some((mv, _)) = listed.iter().find(|(_, other)| !other.is_comparable(worth)) {
            self.at(place, "moves", CourseFault::GuessMeasures(mv.to_string(), played.to_string()));
        } else if let Some((better, _)) = listed.iter().find(|(_, best)| worth.short_of(*best) > 0)
        {
            let fault = CourseFault::GuessBetter(better.to_string(), played.to_string());
            self.at(place, "moves", fault);
        }
        let mut lacks = board.moves();
        lacks.retain(|mv| listed.iter().all(|(known, _)| known != mv));
        if !lacks.is_empty() {
            self.at(place, "moves", CourseFault::GuessLacks(notations(&lacks)));
        }
    }
}
