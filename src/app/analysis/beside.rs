//! Another program that is asked about the position shown, beside Kete.

use std::collections::HashMap;

use crate::game::{EngineName, NodeId};
use crate::rules::{Move, Position};
use crate::search::external_engine::{EngineFault, EngineInfo};

/// Another program, and what it plays where.
#[derive(Clone, Debug)]
pub struct EngineBeside {
    /// Its name.
    pub name: EngineName,
    /// How it failed; it is asked no more until somebody wants it.
    pub fault: Option<EngineFault>,
    /// Its moves in the game on the table.
    answers: HashMap<NodeId, Advice>,
}

/// What a program plays at a point of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Its move, a legal one.
    pub mv: Move,
    /// What it says about it.
    pub told: Option<EngineInfo>,
}

impl Advice {
    /// The line it expects from its move on, at the position it was asked about: as far as it can be
    /// played.
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut line = vec![self.mv];
        let words = self.told.iter().flat_map(|told| told.line.iter().skip(1));
        let Ok(turn) = position.play(&self.mv) else { return line };
        let mut after = turn.after;
        for word in words {
            let Ok(mv) = after.parse_move(word) else { break };
            let Ok(turn) = after.play(&mv) else { break };
            line.push(mv);
            after = turn.after;
        }
        line
    }
}

impl EngineBeside {
    /// One that has not been asked yet.
    pub fn new(name: EngineName) -> EngineBeside {
        EngineBeside { name, fault: None, answers: HashMap::new() }
    }

    /// What it plays at this point, once it has said so.
    pub fn advice(&self, at: NodeId) -> Option<&Advice> {
        self.answers.get(&at)
    }

    /// Whether it has said anything in this game.
    pub fn has_answered(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Takes in what it plays at this point, or how it failed.
    pub fn take(&mut self, at: NodeId, answer: Result<Advice, EngineFault>) {
        match answer {
            Ok(advice) => drop(self.answers.insert(at, advice)),
            Err(fault) => self.fault = Some(fault),
        }
    }
}
