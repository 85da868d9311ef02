//! The page of the game in progress: strips, board, story card, control bar, side panel or dock.

pub(crate) mod agree;
pub(crate) mod side;

use egui::{Align2, Rect, Ui, pos2, vec2};
use side::{dock, move_list};

use crate::app::command::Command;
use crate::app::comparison::side_by_side;
use crate::app::intent::Intent;
use crate::app::new_game;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::session::ui::buttons::intent_button;
use crate::app::session::ui::layout::SessionLayout;
use crate::app::session::ui::view::BoardContext;
use crate::app::session::ui::{board_input, control_bar, marks, result, story, strips, warning};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{ChipTone, chip_button, chip_button_width, label, line, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::words;
use crate::app::words::key_name;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::OptionValue;
use crate::texts::messages as say;

/// What the pages of the current game are made from: this one and the one after the game.
pub struct GamePage<'a> {
    pub page: Rect,
    pub metrics: &'a Metrics,
    pub state: &'a State,
    pub session: &'a GameSession,
    /// Seconds since the program began.
    pub now: f64,
}

pub fn play_ui(ui: &mut Ui, of: &GamePage<'_>, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let GamePage { page, metrics, state, session, now } = *of;
    let metrics = &SessionLayout::metrics(metrics, session);
    let mut layout = SessionLayout::of(page, metrics, session);
    let compared = state.compared();
    let film_is_open = session.explain.is_some_and(|explain| explain.open);
    if film_is_open || session.has_tutors_card() || compared.is_some() {
        // A film, and the tutor's question with its four answers, need the width.
        layout.give_dock_to_story();
    }
    let mut view = BoardContext::new(state, session, metrics, layout, now);
    let preview = marks::preview(&view).or_else(|| warning::preview(&view));
    warning::hand_keyboard(ui, &view);
    view.previewed = match &session.pending {
        // A turn that waits at the house will go on.
        PendingMove::House { stopped, .. } => {
            Some((stopped.mover, say::play::MoveGoesOn { move_: &stopped.mv }.text()))
        }
        _ => move_list::previewed(&view, preview.as_ref()),
    };
    view.offer_in_strip = strips::has_room_for_offer(ui, &view);
    let mut result_card = None;
    if let Some(both) = compared {
        side_by_side::side_by_side_ui(ui, &view, both, art, intents);
    } else {
        title(ui, &view, intents);
        words::by_names(&session.game, || {
            story::story_ui(ui, &view, preview.as_ref(), intents);
        });
        board_input::board_input_ui(ui, &view, preview.as_ref(), art, intents);
        strips::strips_ui(ui, &view, art, intents);
        result_card = words::by_names(&session.game, || result::result_ui(ui, &view, intents));
    }
    panel(ui, view.layout.control, Edge::Top);
    control_bar::control_bar_ui(ui, &view, intents);
    if let Some(beside) = view.layout.side {
        panel(ui, beside, Edge::Left);
        side::panel(ui, beside, &view, art, intents);
    } else {
        // The result card may need the dock's place as well.
        let both = result_card.zip(view.layout.dock);
        let taken = both.is_some_and(|(card, dock)| card.intersects(dock));
        if !taken || session.dock_open {
            dock::dock(ui, view.layout.dock, &view, intents);
        }
    }
}

/// The game's name, the chip of its options, `New game…`.
fn title(ui: &mut Ui, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let rect = view.layout.title;
    let name = &narration::game(view.session.name()).name;
    let middle = rect.center().y;
    let size = if view.metrics.side.is_some() { Text::Section } else { Text::CardTitle };
    let run_of = run(name, size, true, theme.text);
    let at =
        if view.layout.ring { rect.left_top() + vec2(0.0, 10.0) } else { pos2(rect.min.x, middle) };
    let align = if view.layout.ring { Align2::LEFT_TOP } else { Align2::LEFT_CENTER };
    let shown = line(ui, at, align, &run_of);
    let chip_at = if view.layout.ring {
        pos2(rect.min.x, shown.max.y + 22.0)
    } else {
        pos2(shown.max.x + 8.0, middle)
    };
    let ruleset = view.session.game.ruleset();
    let changed = new_game::state::changed(&ruleset);
    let game = &view.session.game;
    let rounds = game.rounds_to(view.landed.at).len();
    let words = if view.session.name().facts().has_rounds && changed == 0 {
        if game.node(view.landed.at).entry().outcome().is_some() {
            say::labels::match_over().to_owned()
        } else {
            // The result of a round is read before the next one begins.
            let next = usize::from(view.session.round_to_read().is_none());
            say::play::Round { number: rounds + next }.text()
        }
    } else {
        words::options_changed(changed)
    };
    let fits = chip_at.x + chip_button_width(ui, &words, false, ChipTone::Quiet) <= rect.max.x
        && chip_at.y + 14.0 <= rect.max.y;
    if fits {
        let chip = chip_button(ui, chip_at, &words, None, ChipTone::Quiet, "rules");
        egui::Popup::menu(&chip)
            .width(320.0)
            .show(|ui| changed_options(ui, &ruleset.choices(), view));
    }
    if let Some(place) = view.layout.new_game {
        let button = Button::new(Command::NewGame.label()).tip(Command::NewGame.tip()).small();
        let width = button.width(ui);
        let height = Sizes::get().height.small_button;
        let x = if view.layout.ring { place.min.x } else { place.max.x - width };
        let at = pos2(x, place.center().y - height / 2.0);
        let place = Rect::from_min_size(at, vec2(width, height));
        rules_link(ui, view, place, intents);
        intent_button(ui, (button, Intent::Command(Command::NewGame)), place, intents);
    }
}

/// `Rules F1` before `New game…`, beside a ring below it.
fn rules_link(ui: &mut Ui, view: &BoardContext<'_>, beside: Rect, intents: &mut Vec<Intent>) {
    let keys = key_name(&Command::Rules.keys().unwrap_or_default());
    let text = say::play::RulesByKey { keys }.text();
    let button = Button::new(&text)
        .named(say::labels::rules())
        .icon(Icon::Book)
        .look(ButtonLook::Link)
        .small()
        .salt("play")
        .tip(Command::Rules.tip());
    let size = vec2(button.width(ui), beside.height());
    let at = if view.layout.ring {
        beside.left_bottom() + vec2(0.0, 6.0)
    } else {
        pos2(beside.min.x - size.x - 8.0, beside.min.y)
    };
    let place = Rect::from_min_size(at, size);
    let fits = if view.layout.ring {
        place.max.y < view.layout.story.min.y && place.max.x < view.layout.board.min.x
    } else {
        // Keeps room for name and chip.
        place.min.x > view.layout.title.min.x + 360.0
    };
    if fits {
        intent_button(ui, (button, Intent::Command(Command::Rules)), place, intents);
    }
}

/// The options that differ from the written rules.
fn changed_options(ui: &mut Ui, options: &[OptionValue], view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let name = view.session.name();
    let changed: Vec<&OptionValue> = options.iter().filter(|option| option.is_changed()).collect();
    ui.set_width(300.0);
    let mut say = |words: &str, bold: bool| {
        let at = ui.cursor().min;
        let runs = [run(words, Text::Body, bold, theme.text)];
        let shown = label(ui, at, 300.0, 3, &runs);
        ui.allocate_rect(shown, egui::Sense::hover());
    };
    say(&say::new_game::Differing { count: changed.len() }.text(), true);
    for option in changed {
        let Some(text) = narration::option(name, option.name) else { continue };
        let value = text.values.iter().find(|(value, _)| value == option.value);
        let value = value.map_or(option.value, |(_, label)| label);
        say(&say::rulebook::OptionIs { option: &text.name, value }.text(), false);
    }
}
