//! Another program that is asked about the position shown, in addition to Kete.

use std::collections::HashMap;

use crate::game::{EngineName, NodeId};
use crate::rules::{Move, Position};
use crate::search::external_engine::{EngineFault, EngineInfo};

#[derive(Clone, Debug)]
pub struct EngineBeside {
    pub name: EngineName,
    /// How it failed; it is asked again only when the player wants it.
    pub fault: Option<EngineFault>,
    /// By point of the game.
    answers: HashMap<NodeId, Advice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    pub mv: Move,
    /// What it says about the move.
    pub info: Option<EngineInfo>,
}

impl Advice {
    /// Its move and the moves it expects after that, as far as they can be played from `position`,
    /// the one it was asked about.
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut line = vec![self.mv];
        let words = self.info.iter().flat_map(|info| info.line.iter().skip(1));
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
    pub fn new(name: EngineName) -> EngineBeside {
        EngineBeside { name, fault: None, answers: HashMap::new() }
    }

    pub fn advice(&self, at: NodeId) -> Option<&Advice> {
        self.answers.get(&at)
    }

    /// Whether it has answered at any point of this game.
    pub fn has_answered(&self) -> bool {
        !self.answers.is_empty()
    }

    pub fn answered(&mut self, at: NodeId, answer: Result<Advice, EngineFault>) {
        match answer {
            Ok(advice) => drop(self.answers.insert(at, advice)),
            Err(fault) => self.fault = Some(fault),
        }
    }
}
