//! The learners on the start page, and the dialog for a new one.

use egui::{Context, Pos2, Rect, Ui, pos2, vec2};

use super::intent::LearnersIntent;
use super::state::{LearnerForm, MOST_OF_A_NAME};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::field::TextField;
use crate::app::widgets::modal::fitted_modal;
use crate::app::widgets::paint::{label, run};
use crate::app::widgets::rows::{buttons_right, wrapped};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::{labels, learners as say};

const WIDTH: f32 = 460.0;
const MARGIN: f32 = 22.0;
const GAP: egui::Vec2 = vec2(6.0, 4.0);
/// Space above and below the names.
const AROUND: f32 = 8.0;

/// The buttons of the row: each learner, then adding and removing.
fn buttons<'a>(state: &State, names: &'a [(String, String)]) -> Vec<(Button<'a>, LearnersIntent)> {
    let learners = &state.learners;
    let all = learners.list.all();
    let chips = all.into_iter().zip(names).map(|((id, _), (name, spoken))| {
        let look = if id == learners.current { ButtonLook::Primary } else { ButtonLook::Outline };
        let button = Button::new(name).named(spoken).look(look).small().salt(("learner", &id));
        (button, LearnersIntent::Switch(id))
    });
    let add = Button::new(say::add()).look(ButtonLook::Link).small().salt("learners");
    let mut buttons: Vec<_> = chips.collect();
    buttons.push((add, LearnersIntent::Ask));
    if let Some((remove, _)) = names.get(buttons.len() - 1) {
        let remove = Button::new(remove).look(ButtonLook::Link).small().salt("learners");
        buttons.push((remove, LearnersIntent::AskRemove));
    }
    buttons
}

/// The words of the row: of each learner the name and how it is spoken, then those for removing.
fn words(state: &State) -> Vec<(String, String)> {
    let learners = &state.learners;
    let mut words: Vec<(String, String)> = learners
        .list
        .all()
        .into_iter()
        .map(|(id, name)| {
            let spoken = match id == learners.current {
                true => say::ChipCurrent { name }.text(),
                false => say::Chip { name }.text(),
            };
            (name.to_owned(), spoken)
        })
        .collect();
    let others = learners.list.without(&learners.current);
    if let Some(name) = learners.name().filter(|_| others.is_some()) {
        words.push((say::Remove { name }.text(), String::new()));
    }
    words
}

/// The height of the row of names above the start page; nothing while there is one learner.
pub fn height(ui: &Ui, width: f32, state: &State) -> f32 {
    if !state.learners.list.has_names() {
        return 0.0;
    }
    let words = words(state);
    let places = places(ui, width, &buttons(state, &words));
    AROUND + places.last().map_or(0.0, |place| place.max.y)
}

fn places(ui: &Ui, width: f32, buttons: &[(Button<'_>, LearnersIntent)]) -> Vec<Rect> {
    let widths = buttons.iter().map(|(button, _)| button.width(ui).min(width));
    wrapped(widths.collect::<Vec<_>>(), width, Sizes::get().height.small_button, GAP)
}

/// The names, one click each.
pub fn names_ui(ui: &mut Ui, at: Pos2, width: f32, state: &State, intents: &mut Vec<Intent>) {
    let words = words(state);
    let buttons = buttons(state, &words);
    let places = places(ui, width, &buttons);
    for ((button, intent), place) in buttons.into_iter().zip(places) {
        let place = place.translate(at.to_vec2() + vec2(0.0, AROUND));
        if button.show(ui, place).clicked() {
            intents.push(Intent::Learners(intent));
        }
    }
}

/// While there is one learner, only a quiet link with its right end at `at`.
pub fn link_ui(ui: &mut Ui, at: Pos2, intents: &mut Vec<Intent>) {
    let add = Button::new(say::add()).look(ButtonLook::Link).small().salt("learners");
    let size = vec2(add.width(ui), Sizes::get().height.small_button);
    let place = Rect::from_min_size(pos2(at.x - size.x, at.y), size);
    if add.show(ui, place).clicked() {
        intents.push(Intent::Learners(LearnersIntent::Ask));
    }
}

/// The dialog for a new learner.
pub fn form_ui(ctx: &Context, form: &LearnerForm, intents: &mut Vec<Intent>) {
    fitted_modal(ctx, say::add(), (WIDTH, 260.0), intents, |ui, rect, intents| {
        content(ui, rect, form, intents)
    });
}

/// Returns the height that shows everything.
fn content(ui: &mut Ui, rect: Rect, form: &LearnerForm, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let high = Sizes::get().height.button;
    let title = [run(say::add(), Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 2, &title).max.y + 8.0;
    let says = [run(say::how(), Text::Body, false, theme.muted)];
    y = label(ui, pos2(inner.min.x, y), inner.width(), 5, &says).max.y + 12.0;
    let mut is_entered = false;
    let mut field = |ui: &mut Ui, name: &str, text: &str, has_focus: bool, y: &mut f32| {
        let says = [run(name, Text::Chip, true, theme.text)];
        let top = label(ui, pos2(inner.min.x, *y), inner.width(), 2, &says).max.y + 4.0;
        let place = Rect::from_min_size(pos2(inner.min.x, top), vec2(inner.width(), high));
        let mut typed = text.to_owned();
        let field = TextField::new(name).most(MOST_OF_A_NAME);
        let field = if has_focus { field.focus() } else { field };
        let shown = field.show(ui, place, &mut typed);
        *y = place.max.y + 12.0;
        is_entered |= shown.entered;
        shown.changed.then_some(typed)
    };
    if let Some(first) = &form.first
        && let Some(typed) = field(ui, say::first_name(), first, true, &mut y)
    {
        intents.push(Intent::Learners(LearnersIntent::FirstName(typed)));
    }
    if let Some(typed) = field(ui, say::new_name(), &form.name, form.first.is_none(), &mut y) {
        intents.push(Intent::Learners(LearnersIntent::Name(typed)));
    }
    if let Some(error) = &form.error {
        let words = error.words();
        let says = [run(&words, Text::Body, true, theme.bad)];
        y = label(ui, pos2(inner.min.x, y), inner.width(), 3, &says).max.y + 12.0;
    }
    let cancel = Button::new(labels::cancel()).salt("learners");
    let add = Button::new(say::add_now()).look(ButtonLook::Primary).salt("learners");
    match buttons_right(ui, pos2(inner.max.x, y), vec![cancel, add]).0 {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::Learners(LearnersIntent::Add)),
        None if is_entered => intents.push(Intent::Learners(LearnersIntent::Add)),
        None => {}
    }
    y + high + MARGIN - rect.min.y
}
