//! The start page: the games as cards, the game to continue, recent games.

pub(crate) mod cards;
pub(crate) mod go_on;
pub(crate) mod layout;
pub(crate) mod recent;
pub(crate) mod review;

use egui::{Align2, Id, Key, Modifiers, Rect, Ui, pos2, vec2};
use layout::{Above, StartLayout};

use crate::app::autosave;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learners;
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::paint::{line, run};
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::GameName;

pub fn start_ui(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let going_on = autosave::update::going_on(state);
    let mut whole = ui.new_child(egui::UiBuilder::new().max_rect(page));
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(&mut whole, |ui| {
        let scrolled = ui.cursor().min.y - page.min.y;
        let below = |width| cards::below(ui, width, crate::narration::first_game());
        let due = review::due(state);
        let above = Above { go_on: going_on.is_some(), review: !due.is_empty() };
        let margin = layout::margin(page.width());
        let width = page.width() - 2.0 * margin;
        let names = learners::ui::height(ui, width, state);
        let offers_names = names == 0.0 && state.folders.is_some();
        // A link for a finger is higher than the headings: it is above everything else.
        let link = if offers_names && Sizes::fit_for_fingers() { 46.0 } else { 0.0 };
        let layout = StartLayout::of(page.with_min_y(page.min.y + names + link), above, below);
        let moved = |rect: Rect| rect.translate(vec2(0.0, scrolled));
        if names > 0.0 {
            let at = pos2(page.min.x + margin, page.min.y + scrolled);
            learners::ui::names_ui(ui, at, width, state, intents);
        }
        if let (Some(rect), Some(game)) = (layout.go_on, &going_on) {
            go_on::go_on_ui(ui, moved(rect), game, state, art, intents);
        }
        if let Some(rect) = layout.review {
            review::review_ui(ui, moved(rect), &due, intents);
        }
        let theme = Theme::of(ui.ctx());
        let mut headings = layout.headings.iter().peekable();
        let (mut places, mut cards) = (Vec::new(), Vec::new());
        let mut sixth = Some(layout.sixth);
        for (name, rect) in &layout.cards {
            // In reading order: a heading before its cards, the sixth card after the fifth.
            if headings.peek().is_some_and(|(_, heading)| *heading == cards::heading(*name)) {
                if headings.len() < layout.headings.len()
                    && let Some(rect) = sixth.take()
                {
                    cards::sixth(ui, moved(rect), state, art, intents);
                }
                if let Some((at, heading)) = headings.next() {
                    let at = *at + vec2(0.0, scrolled);
                    let run = run(heading, Text::Chip, true, theme.muted);
                    line(ui, at, Align2::LEFT_TOP, &run);
                }
            }
            let rect = moved(*rect);
            let unfinished = autosave::update::unfinished_of(state, going_on.as_deref(), *name);
            let id = cards::cards_ui(ui, rect, *name, unfinished, state, art, intents);
            places.push((id, rect));
            cards.push((id, *name));
        }
        if let Some((heading, _)) = layout.headings.first().filter(|_| offers_names) {
            let top = if link > 0.0 { page.min.y + 2.0 } else { heading.y - 6.0 };
            let at = pos2(page.max.x - margin, top + scrolled);
            learners::ui::link_ui(ui, at, intents);
        }
        if let Some(own) = layout.own {
            recent::own(ui, moved(own), intents);
        }
        let (rect, going_on) = (moved(layout.recent), going_on.as_deref());
        recent::recent_ui(ui, rect, going_on, layout.own.is_none(), state, intents);
        if state.dialog.is_none() {
            walk_cards(ui, &places);
            learn_by_key(ui, &cards, intents);
        }
        ui.allocate_space(vec2(page.width(), layout.end - page.min.y));
    });
}

/// `L` on a card opens the lessons of its game.
fn learn_by_key(ui: &Ui, cards: &[(Id, GameName)], intents: &mut Vec<Intent>) {
    let focused = ui.memory(|memory| memory.focused());
    let game = cards.iter().find(|(id, _)| Some(*id) == focused).map(|(_, game)| *game);
    if let Some(game) = game
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::L))
    {
        intents.push(Intent::Learn(LearnIntent::CourseOf(game)));
    }
}

/// Arrow keys move between cards; without a focus they start at the first.
fn walk_cards(ui: &Ui, places: &[(Id, Rect)]) {
    let focused = ui.memory(|memory| memory.focused());
    let from = places.iter().find(|(id, _)| Some(*id) == focused);
    if focused.is_some() && from.is_none() || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    if let Some((id, _)) = from {
        arrows::keep(ui, *id);
    }
    arrows::walk(ui, from.copied(), places, 20.0);
}
