//! How a player is called and marked: a button, and the list that it opens.

use egui::{
    Align2, Id, Key, Modifiers, Popup, PopupCloseBehavior, Rect, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::intent::Intent;
use crate::app::new_game::intent::FormIntent;
use crate::app::record::intent::RecordIntent;
use crate::app::record::ui::seeds::{self, seeds_ui};
use crate::app::state::State;
use crate::app::widgets::choices::popup_row;
use crate::app::widgets::field::TextField;
use crate::app::widgets::modal::keep_above;
use crate::app::widgets::paint::{flow, focus_ring, line, run};
use crate::app::widgets::side_disc::player_seed;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{Person, PersonName, Player};
use crate::rules::Side;
use crate::texts::messages as say;

/// Width of the button.
pub const WIDTH: f32 = 132.0;
/// Width of what it opens.
fn list_width() -> f32 {
    seeds::width().max(236.0)
}
/// The most names offered.
const NAMES: usize = 6;

/// The button with name and seed of a person on a side.
pub fn person_ui(ui: &mut Ui, rect: Rect, side: Side, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let player = state.form.players[side];
    let person = state.form.people(&state.record)[side];
    let usual = usual(player);
    let named = words::player_short(&usual, &person);
    let id = Id::unique(("person", side));
    let response = ui.interact(rect, id, Sense::click());
    let name = say::new_game::Person { side }.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(id, |node| {
        let seed = words::seed_colour(person.seed);
        node.set_description(say::new_game::PersonIs { name: named, seed }.text());
    });
    let lively = response.hovered();
    let ground = if lively { theme.accent_soft } else { theme.card };
    ui.painter().rect_filled(rect, radius, ground);
    let stroke = Stroke::new(1.0, if lively { theme.accent } else { theme.control });
    ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    let mut x = rect.min.x + 11.0;
    if let Some(seed) = person.seed {
        player_seed(ui, pos2(x + 6.0, rect.center().y), seed);
        x += 18.0;
    }
    let words = flow(ui, &[run(named, Text::Body, false, theme.text)], rect.max.x - 26.0 - x, 1);
    let at = pos2(x, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.text);
    let at = pos2(rect.max.x - 20.0, rect.center().y);
    let points = vec![at + vec2(0.0, -4.0), at + vec2(10.0, -4.0), at + vec2(5.0, 5.0)];
    ui.painter().add(Shape::convex_polygon(points, theme.text, Stroke::NONE));
    focus_ring(ui, &response, rect, radius);
    let draft = id.with("draft");
    let shown = Popup::menu(&response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(&name)
        .show(|ui| {
            ui.set_width(list_width());
            list(ui, draft, (side, player, person), state, intents);
        });
    match shown {
        Some(shown) => keep_above(ui, shown.response.layer_id),
        None => ui.ctx().data_mut(|data| data.remove::<String>(draft)),
    }
}

/// Who gives the usual word: a friend far away is a friend too.
fn usual(player: Player) -> Player {
    if player == Player::You { player } else { Player::Friend }
}

fn list(
    ui: &mut Ui,
    draft: Id,
    (side, player, person): (Side, Player, Person),
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let set = |person: Person| match player {
        Player::You => Intent::Record(RecordIntent::Own(person)),
        _ => Intent::Form(FormIntent::Friend(side, person)),
    };
    let height = Sizes::get().height.button;
    // What is being typed may end with a blank, which no name keeps.
    let kept = || person.name.map(|name| name.to_string()).unwrap_or_default();
    let mut text = ui.ctx().data(|data| data.get_temp::<String>(draft)).unwrap_or_else(kept);
    let (_, place) = ui.allocate_space(vec2(list_width(), height));
    let usual = words::player_short(&usual(player), &Person::default()).to_owned();
    let field = TextField::new(say::new_game::name()).hint(&usual).most(PersonName::MOST);
    let typed = field.salt(("person", side)).show(ui, place, &mut text);
    if typed.changed {
        intents.push(set(Person { name: PersonName::new(&text), ..person }));
        ui.ctx().data_mut(|data| data.insert_temp(draft, text));
    }
    if typed.entered {
        // This Enter ends the field; it must not also start the game.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        ui.close();
    }
    let (_, place) = ui.allocate_space(vec2(list_width(), height));
    if let Some(seed) = seeds_ui(ui, place.left_center(), person.seed, ("person", side)) {
        intents.push(set(Person { seed, ..person }));
    }
    let others = state.record.friends().iter().filter(|friend| friend.name != person.name);
    let others: Vec<&Person> = others.take(NAMES).collect();
    if player == Player::You || others.is_empty() {
        return;
    }
    let theme = Theme::of(ui.ctx());
    let (_, place) = ui.allocate_space(vec2(list_width(), 24.0));
    let heading = run(say::new_game::played_before(), Text::Caption, true, theme.muted);
    line(ui, place.left_bottom() + vec2(10.0, -4.0), Align2::LEFT_BOTTOM, &heading);
    ui.spacing_mut().item_spacing.y = 0.0;
    for friend in others {
        let Some(name) = &friend.name else { continue };
        let row = popup_row(ui, draft.with(name.as_str()), name.as_str(), None, true, false);
        row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, name.as_str()));
        if let Some(seed) = friend.seed {
            player_seed(ui, pos2(row.rect.max.x - 16.0, row.rect.center().y), seed);
        }
        if row.clicked() {
            intents.push(set(*friend));
            ui.close();
        }
    }
}
