//! The dialog that makes a lesson from a saved game: first the game, then the turns to ask.

use std::time::SystemTime;

use egui::{Rect, Ui, pos2, vec2};

use crate::app::day::day_of;
use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ModelIntent, WritingIntent};
use crate::app::lesson_editor::state::ModelGame;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::switch;
use crate::app::widgets::dialog_head::{cross, head};
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{flow, label, run, status};
use crate::app::widgets::rows::buttons_right;
use crate::app::widgets::scrolled;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::GameInProgress;
use crate::narration::turns;
use crate::texts::messages as say;

/// The most games that are listed.
const MOST_GAMES: usize = 60;

pub fn model_game_ui(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let Some(model) = &state.writing.game else { return };
    let theme = Theme::of(ui.ctx());
    let parts = head(ui, rect, say::lesson_editor::from_game());
    let inner = parts.body.shrink2(vec2(22.0, 14.0));
    let foot = inner.max.y - Sizes::get().height.button;
    let mut y = inner.min.y;
    if let Some(trouble) = &model.trouble {
        let runs = [run(trouble, Text::Body, false, theme.bad)];
        y = status(ui, pos2(inner.min.x, y), inner.width(), 4, &runs).rect.max.y + 8.0;
    }
    let room = inner.with_min_y(y).with_max_y(foot - 12.0);
    match &model.game {
        None => games(ui, room, state, model, intents),
        Some(game) => turns_to_ask(ui, room, model, game, intents),
    }
    let cancel = Button::new(say::labels::cancel()).salt("model game");
    let words = match model.is_making {
        true => say::lesson_editor::making_lesson(),
        false => say::lesson_editor::make_lesson(),
    };
    let make = Button::new(words).look(ButtonLook::Primary).enabled(model.is_ready());
    let (clicked, _) =
        buttons_right(ui, pos2(inner.max.x, foot), vec![cancel, make.salt("model game")]);
    match clicked {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(does(ModelIntent::Make)),
        None => {}
    }
    cross(ui, rect, intents);
}

fn does(intent: ModelIntent) -> Intent {
    Intent::Writing(WritingIntent::Game(intent))
}

/// The games to choose from: the open one, and those that were kept.
fn games(ui: &mut Ui, room: Rect, state: &State, model: &ModelGame, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button;
    scrolled::scrolled_visibly(ui, room, "games for a lesson", |ui, top| {
        let theme = Theme::of(ui.ctx());
        let width = room.width() - 24.0;
        let mut at = top;
        let today = day_of(SystemTime::now(), state.autosave.zone_secs);
        let open = state.session.as_ref().filter(|session| session.name() == model.of);
        let kept = state.autosave.games.iter().filter(|game| game.ruleset.name() == model.of);
        let kept: Vec<_> = kept.take(MOST_GAMES).collect();
        let says = match (open, kept.is_empty()) {
            (None, true) => say::lesson_editor::no_games(),
            _ => say::lesson_editor::which_game(),
        };
        let runs = [run(says, Text::Body, false, theme.muted)];
        at.y = label(ui, at, width, 4, &runs).max.y + 8.0;
        if open.is_some() {
            let place = Rect::from_min_size(at, vec2(width, height));
            let button = Button::new(say::lesson_editor::open_game()).salt("model game");
            if button.show(ui, place).clicked() {
                intents.push(does(ModelIntent::Open));
            }
            at.y = place.max.y + 6.0;
        }
        let place = Rect::from_min_size(at, vec2(width, height));
        let button = Button::new(say::lesson_editor::game_from_file()).salt("model game");
        if button.enabled(!model.is_reading).show(ui, place).clicked() {
            intents.push(does(ModelIntent::AskFile));
        }
        at.y = place.max.y + 6.0;
        for game in kept {
            let day = words::day(day_of(game.when, state.autosave.zone_secs), today);
            let [south, north] = [game.players.south, game.players.north].map(words::player);
            let says = say::lesson_editor::KeptGame {
                day: &day,
                south: &south,
                north: &north,
                turns: game.move_number,
            };
            let says = says.text();
            let place = Rect::from_min_size(at, vec2(width, height));
            let button = Button::new(&says).salt(("model game", &game.path));
            let shown = button.enabled(!model.is_reading).show(ui, place);
            if shown.gained_focus() {
                ui.scroll_to_rect(place, None);
            }
            if shown.clicked() {
                intents.push(does(ModelIntent::Read(game.path.clone())));
            }
            at.y = place.max.y + 6.0;
        }
        at.y
    });
}

/// The turns of the game, each with a switch, and a field for the reason where it is asked.
fn turns_to_ask(
    ui: &mut Ui,
    room: Rect,
    model: &ModelGame,
    game: &GameInProgress,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let runs = [run(say::lesson_editor::which_turns(), Text::Body, false, theme.muted)];
    let top = label(ui, room.min, room.width(), 3, &runs).max.y + 8.0;
    let room = room.with_min_y(top);
    let sizes = Sizes::get();
    scrolled::scrolled_visibly(ui, room, "turns of a game", |ui, top| {
        let width = room.width() - 24.0;
        let mut at = top;
        for (number, turn) in game.turns().into_iter().enumerate() {
            let asked = model.asks(number);
            let says = turns::turn(turn).words;
            let name = say::lesson_editor::TurnRow { number: number + 1, says };
            let name = name.text();
            let height = sizes.height.hit;
            let middle = at.y + height / 2.0;
            let is_on = asked.is_some();
            let right = pos2(at.x + 36.0, middle);
            if switch(ui, right, &name, is_on, !model.is_making, ("turn", number)) {
                intents.push(does(ModelIntent::Turn(number, !is_on)));
            }
            let galley = flow(ui, &[run(&name, Text::Body, is_on, theme.text)], width - 46.0, 1);
            let place = pos2(at.x + 46.0, middle - galley.size().y / 2.0);
            ui.painter().galley(place, galley, theme.text);
            at.y += height + 2.0;
            if let Some(asked) = asked {
                let name = say::lesson_editor::WhyTurn { number: number + 1 }.text();
                let field = TextField::new(&name)
                    .hint(say::lesson_editor::why_turn_hint())
                    .most(1000)
                    .salt("model game");
                let place = Rect::from_min_size(
                    at + vec2(46.0, 0.0),
                    vec2(width - 46.0, sizes.height.button),
                );
                let mut text = asked.why.clone();
                if field.show(ui, place, &mut text).changed {
                    intents.push(does(ModelIntent::Why(number, text)));
                }
                at.y = place.max.y + 8.0;
            }
        }
        at.y
    });
}
