//! A line of the analysis, walked move by move without being played: a ghost of the game.

use super::state::{GameSession, PendingMove};
use crate::app::words;
use crate::draw::seed_layout::{SeedLayout, start_of_show};
use crate::game::EngineName;
use crate::narration::turns;
use crate::rules::{Move, Position, Turn};
use crate::search::Info;

/// Whose line is walked.
#[derive(Clone, Debug)]
pub enum Walked {
    /// One of Kete's, as it was when the walk began; a search that goes on may find others.
    Kete(Info),
    /// That of another program.
    Beside(EngineName),
}

impl Walked {
    /// Whether both are the same line to who looks at the list of them.
    fn is(&self, other: &Walked) -> bool {
        match (self, other) {
            (Walked::Kete(one), Walked::Kete(other)) => one.line == other.line,
            (Walked::Beside(one), Walked::Beside(other)) => one == other,
            _ => false,
        }
    }
}

/// A line that is walked, and how far.
#[derive(Clone, Debug)]
pub struct VariationPreview {
    of: Walked,
    steps: Vec<VariationStep>,
    /// The step shown, from 0.
    at: usize,
}

/// A move of the line, and what lies after it.
#[derive(Clone, Debug)]
struct VariationStep {
    turn: Turn,
    seed_layout: SeedLayout,
}

impl VariationPreview {
    /// Whose line it is.
    pub fn of(&self) -> &Walked {
        &self.of
    }

    /// The line as it was when the walk began, if it is Kete's at this place, from 0.
    pub fn info_at(&self, place: usize) -> Option<&Info> {
        match &self.of {
            Walked::Kete(info) if info.line == place + 1 => Some(info),
            _ => None,
        }
    }

    /// Whether it is that of this other program.
    pub fn is_beside(&self, name: EngineName) -> bool {
        self.of.is(&Walked::Beside(name))
    }

    /// The move that led to what is shown.
    pub fn turn(&self) -> &Turn {
        &self.steps[self.at].turn
    }

    /// What lies there.
    pub fn seed_layout(&self) -> &SeedLayout {
        &self.steps[self.at].seed_layout
    }

    /// How many moves have been walked, and how many the line has.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.steps.len())
    }

    /// The moves walked so far.
    pub fn moves(&self) -> Vec<Move> {
        self.steps[..=self.at].iter().map(|step| step.turn.mv).collect()
    }
}

impl GameSession {
    /// The position that the board shows.
    pub fn shown_position(&self) -> &Position {
        self.variation.as_ref().map_or(self.position(), |variation| &variation.turn().after)
    }

    /// Shows what a line leads to, after its first move; where it is walked already, after one
    /// more.
    pub fn walk_line(&mut self, of: Walked, moves: &[Move], now: f64) {
        if self.variation.as_ref().is_some_and(|variation| variation.of.is(&of)) {
            self.step_variation(true);
            return;
        }
        self.leave_variation();
        self.finish_sowing(now);
        self.forget_asked();
        self.pointed = None;
        // Played in a copy: the end by repetition hangs on the whole game.
        let mut game = self.game.clone();
        let mut seed_layout = self.seed_layout_at(self.game.current());
        let mut steps = Vec::with_capacity(moves.len());
        for mv in moves {
            let Ok(id) = game.play(mv) else { break };
            let Some(turn) = game.node(id).entry().turn().cloned() else { break };
            seed_layout = start_of_show(seed_layout, &turn).after(&turn.after, &turn.events);
            steps.push(VariationStep { turn, seed_layout: seed_layout.clone() });
        }
        if steps.is_empty() {
            return;
        }
        self.pending = PendingMove::None;
        self.variation = Some(VariationPreview { of, steps, at: 0 });
        self.tell_ghost();
    }

    /// Shows the line after one move more, or one fewer; before its first move is the game.
    pub fn step_variation(&mut self, on: bool) {
        let Some(variation) = &mut self.variation else { return };
        if on {
            variation.at = (variation.at + 1).min(variation.steps.len() - 1);
        } else if variation.at == 0 {
            self.leave_variation();
            return;
        } else {
            variation.at -= 1;
        }
        self.tell_ghost();
    }

    /// What the move shown does.
    pub fn ghost_told(&self) -> Option<String> {
        let variation = self.variation.as_ref()?;
        let step = &variation.steps[variation.at];
        let told = turns::turn_hiding(&step.turn, self.untold());
        Some(words::ghost_told(&told.words))
    }

    fn tell_ghost(&mut self) {
        if let Some(told) = self.ghost_told() {
            self.live_text = told;
        }
    }

    /// Back to the game; says whether a line was walked.
    pub fn leave_variation(&mut self) -> bool {
        let was = self.variation.take().is_some();
        if was {
            // A layout that waits opens again; it must not turn the tab over.
            let tab = self.tab;
            self.settle_half();
            self.tab = tab;
            self.live_text = self.where_we_are();
        }
        was
    }
}
