//! What Kete expects, played on the board and not in the game: after a move asked about, then after a
//! better one.

use super::state::{GameSession, PendingMove};
use super::variation_preview::{VariationPreview, Walked};
use crate::draw::animation::Speed;
use crate::draw::seed_layout::start_of_show;
use crate::game::your_side;
use crate::narration::turns;
use crate::rules::{BySide, Side};
use crate::texts::messages as say;
use crate::texts::yes;
use crate::tutor::reasons::ExpectedLines;

/// Seconds to read what a move did before the next one.
const READ_SECS: f64 = 1.6;

impl GameSession {
    /// What Kete expects after the moves of the warning or the answer shown.
    pub fn expected_lines(&self) -> Option<&ExpectedLines> {
        match &self.coach.warning {
            Some(warning) => warning.lines.as_ref(),
            None => self.help.as_ref()?.lines.as_ref(),
        }
    }

    pub fn shows_expected(&self) -> bool {
        self.variation.as_ref().is_some_and(|variation| variation.as_expected().is_some())
    }

    /// Whether the card has the tutor's question, or an answer with moves that the board can play or
    /// plays: their words and buttons need the width.
    pub fn has_tutors_card(&self) -> bool {
        self.coach.warning.is_some() || self.shows_expected() || self.expected_lines().is_some()
    }

    /// Whether the board can play what Kete expects, or the other line.
    pub fn may_see_expected(&self) -> bool {
        match self.variation.as_ref().map(VariationPreview::as_expected) {
            Some(line) => line.is_some_and(|(_, other)| other.is_some()),
            None => self.awaits_person() && self.expected_lines().is_some(),
        }
    }

    /// Plays the line of the move asked about; while a line is shown, the other one.
    pub fn see_expected(&mut self, now: f64, speed: Speed) {
        let (lines, better) = match self.variation.as_ref().map(VariationPreview::of) {
            Some(Walked::Expected { lines, better }) => ((**lines).clone(), !better),
            _ => match self.expected_lines() {
                Some(lines) => (lines.clone(), false),
                None => return,
            },
        };
        let Some(variation) = VariationPreview::expected(lines, better, speed, self) else {
            return;
        };
        self.finish_sowing(now);
        if matches!(self.pending, PendingMove::Way(_) | PendingMove::Colour(_)) {
            self.pending = PendingMove::None;
        }
        self.pointed = None;
        self.variation = Some(variation);
        self.sow_expected(now);
    }

    /// Sows the move of the line that is shown.
    pub(super) fn sow_expected(&mut self, now: f64) {
        let Some(variation) = &self.variation else { return };
        let (turn, speed) = (variation.turn(), variation.speed);
        let before = variation.seed_layout_before().cloned();
        let before = before.unwrap_or_else(|| self.seed_layout_at(self.game.current()));
        let (before, events) = (start_of_show(before, turn), turn.events.clone());
        let text = self.variation_text().unwrap_or_default();
        self.show(&before, &events, 0, now, speed.into(), text);
    }

    /// Goes on along the line once the last move has been read.
    pub(super) fn follow_expected(&mut self, now: f64) {
        if self.expected_goes_on_at().is_some_and(|due| now >= due)
            && self.variation.as_mut().is_some_and(VariationPreview::go_on)
        {
            self.sow_expected(now);
        }
    }

    /// When the next move of the line is sown.
    pub fn expected_goes_on_at(&self) -> Option<f64> {
        let variation = self.variation.as_ref().filter(|_| self.sowing.is_none())?;
        let (step, of) = variation.progress();
        (variation.plays && step < of).then_some(self.settled_at + READ_SECS)
    }

    /// The move of the line that is shown, and what both sides have taken with it.
    pub(super) fn expected_text(&self) -> Option<String> {
        self.variation.as_ref()?.as_expected()?;
        let said = [self.expected_move()?].into_iter().chain(self.taken_along(false));
        Some(said.collect::<Vec<_>>().join(" "))
    }

    /// The move of the line that is shown, in words.
    pub fn expected_move(&self) -> Option<String> {
        let turn = self.variation.as_ref()?.turn();
        let (hidden, you) = (self.hidden_in_live_text(), your_side(self.game.players()));
        let told = turns::moves_in_a_row(&[turn], hidden, you).words;
        // A low card cuts the end of many captures: how the game ends comes first.
        Some(match told.trim_end_matches('.').rsplit_once(". ") {
            Some((rest, end)) if turn.after.outcome().is_some() => format!("{end}. {rest}."),
            _ => told,
        })
    }

    /// What both sides have taken along the line, in words; without the move that is sown, if
    /// `landed`. `None` while the first move is sown: nothing is to be counted yet.
    pub fn taken_along(&self, landed: bool) -> Option<String> {
        let variation = self.variation.as_ref()?;
        let (line, _) = variation.as_expected()?;
        let (step, _) = variation.progress();
        let over = if landed && self.is_sowing() { step - 1 } else { step };
        let taken = line.taken.get(over.checked_sub(1)?)?;
        let (you, first, other, [own, others]) = self.counted(*taken);
        Some(say::coach::SoFar { you, first, own, other, others }.text())
    }

    /// What both sides have taken at the end of the other line, in words; otherwise that these counts
    /// do not tell the two moves apart, or that the only line ends before the game.
    pub fn taken_along_other(&self) -> Option<String> {
        let variation = self.variation.as_ref()?;
        let (_, other) = variation.as_expected()?;
        let Some(other) = other else {
            let is_over = variation.turn().after.outcome().is_some();
            return (!is_over).then(|| say::coach::line_ends().to_owned());
        };
        if !variation.counts_agree(self.mover()) {
            return Some(say::coach::goes_on_there().to_owned());
        }
        let (move_, taken) = (other.moves.first()?, other.taken.last()?);
        let (you, first, other, [own, others]) = self.counted(*taken);
        Some(say::coach::WithTheOther { move_, you, first, own, other, others }.text())
    }

    /// Whether the reader plays a side, that side or South, the other, and their counts.
    fn counted(&self, taken: BySide<u16>) -> (&'static str, Side, Side, [u16; 2]) {
        let reader = your_side(self.game.players());
        let first = reader.unwrap_or(Side::South);
        let other = first.other();
        (yes(reader.is_some()), first, other, [taken[first], taken[other]])
    }
}
