//! A line of the analysis or of the tutor, walked on the board move by move without being played.

use super::state::{GameSession, PendingMove};
use crate::draw::animation::Speed;
use crate::draw::seed_layout::{SeedLayout, start_of_show};
use crate::game::EngineName;
use crate::narration::turns;
use crate::rules::{Move, Position, Side, Turn};
use crate::search::Info;
use crate::texts::messages as say;
use crate::tutor::reasons::{ExpectedLine, ExpectedLines};

#[derive(Clone, Debug)]
pub enum Walked {
    /// One of Kete's, as it was when the walk began: the search may find others meanwhile.
    Kete(Info),
    Beside(EngineName),
    /// The better move of a moment. It is asked for in the report of the game.
    Better,
    /// What Kete expects after a move asked about, or after the better one.
    Expected {
        lines: Box<ExpectedLines>,
        better: bool,
    },
}

impl Walked {
    /// Whether both are the same entry of the list of lines.
    fn is(&self, other: &Walked) -> bool {
        match (self, other) {
            (Walked::Kete(one), Walked::Kete(other)) => one.line == other.line,
            (Walked::Beside(one), Walked::Beside(other)) => one == other,
            (Walked::Better, Walked::Better) => true,
            _ => false,
        }
    }
}

#[derive(Clone, Debug)]
pub struct VariationPreview {
    of: Walked,
    steps: Vec<VariationStep>,
    /// Index of the step shown, from 0.
    at: usize,
    /// Whether it goes on by itself.
    pub(super) plays: bool,
    /// The speed of its sowing.
    pub(super) speed: Speed,
}

/// A move of the line, and the seeds after it.
#[derive(Clone, Debug)]
struct VariationStep {
    turn: Turn,
    seed_layout: SeedLayout,
}

impl VariationPreview {
    /// Whether the person came from the report of the game.
    pub fn is_from_report(&self) -> bool {
        matches!(self.of, Walked::Better)
    }

    /// What Kete expects, from the first move on.
    pub(super) fn expected(
        lines: ExpectedLines,
        better: bool,
        speed: Speed,
        session: &GameSession,
    ) -> Option<VariationPreview> {
        let line = if better { lines.better.as_ref()? } else { &lines.asked };
        let steps = session.steps_along(&line.moves);
        let of = Walked::Expected { lines: Box::new(lines), better };
        (!steps.is_empty()).then_some(VariationPreview { of, steps, at: 0, plays: true, speed })
    }

    /// The line shown, if it is what Kete expects, and the other line.
    pub fn as_expected(&self) -> Option<(&ExpectedLine, Option<&ExpectedLine>)> {
        let Walked::Expected { lines, better } = &self.of else { return None };
        let asked = &lines.asked;
        match (better, &lines.better) {
            (true, Some(line)) => Some((line, Some(asked))),
            (_, other) => Some((asked, other.as_ref())),
        }
    }

    /// Whether what both expected lines have brought at their ends tells which move is better.
    pub fn counts_agree(&self, mover: Side) -> bool {
        matches!(&self.of, Walked::Expected { lines, .. } if lines.shows_more(mover))
    }

    /// The seeds before the move shown; `None` for the first.
    pub(super) fn seed_layout_before(&self) -> Option<&SeedLayout> {
        self.at.checked_sub(1).map(|before| &self.steps[before].seed_layout)
    }

    /// Goes on to the next move; returns whether there is one.
    pub(super) fn go_on(&mut self) -> bool {
        let goes_on = self.at + 1 < self.steps.len();
        self.at += usize::from(goes_on);
        goes_on
    }

    pub fn of(&self) -> &Walked {
        &self.of
    }

    /// The line as it was when the walk began, if it is Kete's at this rank (from 0).
    pub fn info_at(&self, place: usize) -> Option<&Info> {
        match &self.of {
            Walked::Kete(info) if info.line == place + 1 => Some(info),
            _ => None,
        }
    }

    /// Whether it is this program's line.
    pub fn is_beside(&self, name: EngineName) -> bool {
        self.of.is(&Walked::Beside(name))
    }

    /// The turn that led to what is shown.
    pub fn turn(&self) -> &Turn {
        &self.steps[self.at].turn
    }

    pub fn seed_layout(&self) -> &SeedLayout {
        &self.steps[self.at].seed_layout
    }

    /// How many moves have been walked, and how many the line has.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.steps.len())
    }

    pub fn moves(&self) -> Vec<Move> {
        self.steps[..=self.at].iter().map(|step| step.turn.mv).collect()
    }
}

impl GameSession {
    /// The position that the board shows.
    pub fn shown_position(&self) -> &Position {
        self.variation.as_ref().map_or(self.position(), |variation| &variation.turn().after)
    }

    /// Shows a line after its first move; a line that is walked already, after one move more.
    pub fn walk_line(&mut self, of: Walked, moves: &[Move], now: f64) {
        if self.variation.as_ref().is_some_and(|variation| variation.of.is(&of)) {
            self.step_variation(true, now);
            return;
        }
        self.leave_variation();
        self.finish_sowing(now);
        self.forget_asked();
        self.pointed = None;
        let steps = self.steps_along(moves);
        if steps.is_empty() {
            return;
        }
        self.pending = PendingMove::None;
        self.variation =
            Some(VariationPreview { of, steps, at: 0, plays: false, speed: Speed::Off });
        self.announce_variation();
    }

    /// The moves of a line from the point shown.
    fn steps_along(&self, moves: &[Move]) -> Vec<VariationStep> {
        // Played in a copy, because repetition depends on the whole game.
        let mut game = self.game.clone();
        let mut seed_layout = self.seed_layout_at(self.game.current());
        let mut steps = Vec::with_capacity(moves.len());
        for mv in moves {
            let Ok(id) = game.play(mv) else { break };
            let Some(turn) = game.node(id).entry().turn().cloned() else { break };
            seed_layout = start_of_show(seed_layout, &turn).after(&turn.after, &turn.events);
            steps.push(VariationStep { turn, seed_layout: seed_layout.clone() });
        }
        steps
    }

    /// Shows the line after one move more or one fewer; before its first move comes the game.
    pub fn step_variation(&mut self, on: bool, now: f64) {
        let Some(variation) = &mut self.variation else { return };
        variation.plays = false;
        let goes_on = on && variation.go_on();
        if !on && variation.at == 0 {
            self.leave_variation();
            return;
        }
        variation.at -= usize::from(!on);
        self.finish_sowing(now);
        match goes_on && self.shows_expected() {
            true => self.sow_expected(now),
            false => self.announce_variation(),
        }
    }

    /// What the move shown does, and that it is not played.
    pub fn variation_text(&self) -> Option<String> {
        if let Some(text) = self.expected_text() {
            return Some(text);
        }
        let turn = self.variation.as_ref()?.turn();
        let text = turns::turn_hiding(turn, self.hidden_in_live_text());
        Some(say::analysis::NotPlayed { told: &text.words }.text())
    }

    fn announce_variation(&mut self) {
        if let Some(text) = self.variation_text() {
            self.live_text = text;
        }
    }

    /// Goes back to the game; returns whether a line was walked.
    pub fn leave_variation(&mut self) -> bool {
        if self.variation.take().is_none() {
            return false;
        }
        self.sowing = None;
        // A round's layout opens again, but the person's tab stays open.
        let tab = self.tab;
        self.update_round_layout();
        self.tab = tab;
        self.live_text = self.where_we_are();
        true
    }
}
