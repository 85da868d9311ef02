//! Other programs in the settings: those that were added, and the fields for one more.

use egui::{Align2, Rect, Stroke, Ui, pos2, vec2};

use super::intent::EngineIntent;
use super::state::{EngineTest, NotReady};
use crate::app::intent::Intent;
use crate::app::settings::engines::Engine;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{flow, label, paint_words, run, status};
use crate::app::widgets::setting_rows::{RowKind, SettingRows, group, heading, row};
use crate::app::words::{self, SettingText};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const GAP: f32 = 8.0;
/// The intent for a changed field.
type Typed = fn(String) -> EngineIntent;

const FIELD: f32 = 340.0;

pub(crate) fn engines_ui(ui: &mut Ui, rows: &mut SettingRows<'_, '_>) {
    heading(ui, &SettingText::new(say::engine::set_engines(), say::engine::set_engines_line()));
    let state = rows.state;
    let mut wanted = Vec::new();
    for engine in &state.settings.engines {
        wanted.extend(one(ui, engine, state.engines.tried.get(&engine.name)));
    }
    let draft = &state.engines.draft;
    let fields: [(&SettingText, &String, Typed); 3] = [
        (
            &SettingText::new(say::engine::engine_name(), say::engine::engine_name_line()),
            &draft.name,
            EngineIntent::Name,
        ),
        (
            &SettingText::new(say::engine::engine_program(), say::engine::engine_program_line()),
            &draft.program,
            EngineIntent::Program,
        ),
        (
            &SettingText::new(
                say::engine::engine_arguments(),
                say::engine::engine_arguments_line(),
            ),
            &draft.arguments,
            EngineIntent::Arguments,
        ),
    ];
    let ready = draft.engine(&state.settings);
    for (text, typed, intent) in fields {
        let mut typed = typed.clone();
        let height = Sizes::get().height.button;
        row(ui, text, RowKind::One, FIELD, height, |ui, place| {
            let choose = Button::new(say::engine::choose_program()).salt("engine");
            let is_file = text.name
                == SettingText::new(
                    say::engine::engine_program(),
                    say::engine::engine_program_line(),
                )
                .name;
            let end = place.max.x - if is_file { choose.width(ui) } else { 0.0 };
            let before = if is_file { end - GAP } else { end };
            let field = TextField::new(text.name).salt("engine");
            let done = field.show(ui, place.with_max_x(before), &mut typed);
            if is_file && choose.show(ui, place.with_min_x(end)).clicked() {
                wanted.push(EngineIntent::ChooseProgram);
            }
            if done.changed {
                wanted.push(intent(typed));
            }
            if done.entered && ready.is_ok() {
                wanted.push(EngineIntent::Add);
            }
        });
    }
    let why = match &ready {
        Err(why) if !draft.is_empty() => match why {
            NotReady::Name => say::engine::engine_needs_name(),
            NotReady::NameTaken => say::engine::engine_name_taken(),
            NotReady::Program => say::engine::engine_needs_program(),
            NotReady::TooMany => say::engine::engines_enough(),
        },
        _ => "",
    };
    if add(ui, why, ready.is_ok()) {
        wanted.push(EngineIntent::Add);
    }
    rows.intents.extend(wanted.into_iter().map(Intent::Engine));
}

/// The button that adds the engine, and why it is disabled; returns whether it was clicked.
fn add(ui: &mut Ui, why: &str, is_ready: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height + 20.0));
    let button = Button::new(say::engine::add_engine())
        .look(ButtonLook::Primary)
        .salt("engine")
        .enabled(is_ready);
    let size = vec2(button.width(ui), height);
    let place = Rect::from_min_size(pos2(rect.max.x - size.x, rect.min.y + 10.0), size);
    if !why.is_empty() {
        let runs = [run(why, Text::Chip, false, theme.muted)];
        let high = flow(ui, &runs, place.min.x - rect.min.x - GAP, 2).size().y;
        let at = pos2(rect.min.x, place.center().y - high / 2.0);
        status(ui, at, place.min.x - rect.min.x - GAP, 2, &runs);
    }
    button.show(ui, place).clicked()
}

fn one(ui: &mut Ui, engine: &Engine, tried: Option<&EngineTest>) -> Option<EngineIntent> {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let test = Button::new(say::engine::test_engine()).salt(engine.name);
    let remove = Button::new(say::engine::remove_engine()).salt(engine.name);
    let (test_width, remove_width) = (test.width(ui), remove.width(ui));
    let words_width = width - test_width - remove_width - GAP - 20.0;
    let command = format!("{} {}", engine.program, engine.arguments);
    let (says, ink) = match tried {
        None | Some(EngineTest::Coming) => (say::engine::engine_asked().to_owned(), theme.muted),
        Some(EngineTest::Plays(abilities)) => {
            let games: Vec<_> = abilities.games().collect();
            (words::engine_plays(&games), theme.text)
        }
        Some(EngineTest::Failed(fault)) => (words::engine_fault(fault), theme.bad),
    };
    let command = [run(command.trim(), Text::Chip, false, theme.muted)];
    let says = [run(&says, Text::Chip, false, ink)];
    let high = 24.0
        + flow(ui, &command, words_width, 2).size().y
        + flow(ui, &says, words_width, 4).size().y;
    let (_, rect) = ui.allocate_space(vec2(width, high + 18.0));
    let name = engine.name.as_str();
    let ui = &mut group(ui, rect, ("engine", engine.name), name);
    let mut at = rect.min + vec2(0.0, 8.0);
    paint_words(ui, at, Align2::LEFT_TOP, name, Text::Body, true, theme.text);
    at.y += 24.0;
    at.y = label(ui, at, words_width, 2, &command).max.y;
    status(ui, at, words_width, 4, &says);
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
    let corner = pos2(rect.max.x - remove_width - GAP - test_width, rect.min.y + 8.0);
    let height = Sizes::get().height.button;
    let tests = test.show_at(ui, corner, height).clicked();
    let corner = pos2(rect.max.x - remove_width, corner.y);
    if remove.show_at(ui, corner, height).clicked() {
        return Some(EngineIntent::Remove(engine.name));
    }
    tests.then_some(EngineIntent::Test(engine.name))
}
