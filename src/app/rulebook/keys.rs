//! The keys of the rules page.

use egui::{Key, Popup, Ui};

use super::intent::RulesIntent;
use super::ui;
use crate::app::intent::Intent;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::key_input::{pressed, typed};

/// `/` goes to the search field, Down from there to the list.
pub(crate) fn search(ui: &Ui, state: &State) {
    let types = ui.ctx().text_edit_focused();
    if types {
        let in_search = ui.memory(|memory| memory.focused()) == Some(ui::list::search_id());
        if in_search && pressed(ui, Key::ArrowDown) {
            let book = &state.rulebook;
            let shown =
                if book.how_to_play { ui::list::how_id() } else { ui::list::title_id(book.rule) };
            arrows::focus(ui, shown);
        }
    } else if !Popup::is_any_open(ui.ctx()) && typed(ui, "/", Key::Slash) {
        ui.memory_mut(|memory| memory.request_focus(ui::list::search_id()));
    }
}

/// Up and Down walk the list, Space plays the example, Escape ends trying or searching.
pub(crate) fn page(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    let book = &state.rulebook;
    let focused = ui.memory(|memory| memory.focused());
    let is_title = |id| {
        let mut rules = crate::rules::RuleId::ALL.iter();
        id == ui::list::how_id() || rules.any(|rule| ui::list::title_id(*rule) == id)
    };
    let board = book.example.as_ref().map(|example| example.board());
    let is_sowing = board.is_some_and(GameSession::is_sowing);
    let trial = book.example.as_ref().and_then(|example| example.trial.as_ref());
    if focused.is_none_or(is_title) {
        for (key, on) in [(Key::ArrowUp, false), (Key::ArrowDown, true)] {
            if pressed(ui, key) {
                let is_first = book.search.trim().is_empty()
                    && book.listed_rules().first() == Some(&book.rule);
                let (id, intent) = match book.neighbour(on) {
                    Some(next) => (ui::list::title_id(next), RulesIntent::Read(next)),
                    None if book.how_to_play || (!on && is_first) => {
                        (ui::list::how_id(), RulesIntent::HowToPlay)
                    }
                    None => (ui::list::title_id(book.rule), RulesIntent::Read(book.rule)),
                };
                arrows::focus(ui, id);
                intents.push(Intent::Rules(intent));
            }
        }
        let plays = !is_sowing && trial.is_none() && !book.how_to_play;
        if plays && pressed(ui, Key::Space) {
            intents.push(Intent::Rules(RulesIntent::Play));
        }
    }
    let half_made = board.is_some_and(|session| {
        let asks = !matches!(session.pending, PendingMove::None | PendingMove::Layout { .. });
        asks || session.explain.is_some()
    });
    if half_made || is_sowing {
        return;
    }
    if trial.is_some() && pressed(ui, Key::Escape) {
        intents.push(Intent::Rules(RulesIntent::EndTrial));
    } else if !book.search.is_empty() && pressed(ui, Key::Escape) {
        intents.push(Intent::Search(String::new()));
    }
}
