//! The card for seeds placed one by one: the five-seed opening of Bawo, the layout of a Giuthi round.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::buttons::{button_from_left, button_from_right};
use super::view::BoardContext;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::PendingMove;
use crate::app::session::ui::story::rules::{chips, chips_width};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{
    ChipTone, chip, chip_width, flow, focus_ring, label, line, paint_words, run,
};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::{Hole, RuleId, RuleKind};
use crate::texts::messages as say;

/// Height of the row of rules.
const RULES: f32 = 25.0;
/// Space between two rows of buttons.
const ROW_GAP: f32 = 4.0;

/// Buttons from the left at `at`; those that do not fit go into the next row.
fn row(
    ui: &mut Ui,
    at: egui::Pos2,
    right: f32,
    height: f32,
    buttons: Vec<(Button<'_>, Intent)>,
    intents: &mut Vec<Intent>,
) {
    let (mut x, mut y) = (at.x, at.y);
    for (button, intent) in buttons {
        let width = button.width(ui);
        if x + width > right && x > at.x {
            x = at.x;
            y += height + ROW_GAP;
        }
        x = button_from_left(ui, (button, intent), pos2(x, y), height, intents) + 8.0;
    }
}

/// Shows the card; returns whether seeds are placed one by one.
pub fn hand_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    intents: &mut Vec<Intent>,
) -> bool {
    match &view.session.pending {
        PendingMove::Layout { holes, .. } => round_layout(ui, view, rect, *holes, intents),
        PendingMove::Opening(placed) => opening(ui, view, rect, placed, intents),
        _ => return false,
    }
    true
}

/// The five-seed opening.
fn opening(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    placed: &[Hole],
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let left = 5 - placed.len();
    let height = Sizes::get().height.button;
    let place = Button::new(say::labels::place_these_five())
        .look(ButtonLook::Primary)
        .enabled(view.session.ready_move().is_some())
        .salt("opening");
    let back = Button::new(say::labels::take_one_back())
        .icon(Icon::Undo)
        .enabled(!placed.is_empty())
        .tip(Command::TakeBackOne.tip());
    let cancel = Button::new(say::labels::cancel()).look(ButtonLook::Link).salt("opening");
    let list = [
        (place, Intent::PlaceFive),
        (back, Intent::Command(Command::TakeBackOne)),
        (cancel, Intent::CancelHalf),
    ];
    let wanted: f32 = list.iter().map(|(button, _)| button.width(ui) + 10.0).sum();
    // On a narrow card the buttons are below the words, so that the number of seeds left is shown.
    let below = rect.width() - wanted < 380.0;
    let mut x = rect.max.x;
    let y = if below { rect.max.y - height } else { rect.center().y - height / 2.0 };
    for button in list {
        x = button_from_right(ui, button, pos2(x, y), height, intents) - 10.0;
    }
    let width = if below { rect.width() } else { x - rect.min.x };
    let head = words::place_five(left);
    let runs = [run(&head, Text::Story, true, theme.text)];
    let rows = if below && rect.height() - height < 46.0 { 1 } else { 2 };
    let mut y = label(ui, rect.min, width, rows, &runs).max.y + 2.0;
    if below {
        y = y.max(rect.max.y - height + 4.0);
    } else if rect.max.y - y > 42.0 {
        // That the tutor does not comment is left out if the rules would have no room.
        let opening = match view.state.by_finger {
            true => say::labels::opening_how_finger(),
            false => say::labels::opening_how(),
        };
        let texts = [how(view, opening), opening.to_owned()];
        let runs = texts.each_ref().map(|text| [run(text, Text::Chip, false, theme.muted)]);
        let end = |runs: &[_]| y + flow(ui, runs, width, 2).size().y + 2.0 + RULES;
        let shown = if end(&runs[0]) <= rect.max.y + 3.0 { &runs[0] } else { &runs[1] };
        y = label(ui, pos2(rect.min.x, y), width, 2, shown).max.y + 2.0;
    }
    if y + RULES <= rect.max.y + 3.0 {
        let rules = rules_about(view, &[RuleKind::Opening]);
        let end = chips(ui, pos2(rect.min.x, y + 13.0), x, &rules, "opening");
        let mut sorted = placed.to_vec();
        sorted.sort();
        let notation: String = sorted.iter().map(Hole::to_string).collect();
        let more = if left > 0 { "…" } else { "" };
        let notation = format!("={notation}{more}");
        if end + chip_width(ui, &notation, ChipTone::Quiet) < x {
            chip(ui, pos2(end, y + 13.0), &notation, ChipTone::Quiet);
        }
    }
}

/// How it is done, and that the tutor does not comment on it.
fn how(view: &BoardContext<'_>, text: &str) -> String {
    if view.session.game.tutoring().asks() {
        format!("{text} {}", say::labels::tutor_not_placing())
    } else {
        text.to_owned()
    }
}

/// The layout of a round: seeds, and the size of the board.
fn round_layout(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    holes: usize,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let sizes_width = 236.0_f32.min(rect.width() * 0.4);
    let (main, sizes_rect) = rect.split_left_right_at_x(rect.max.x - sizes_width);
    ui.painter().vline(sizes_rect.min.x, rect.y_range(), Stroke::new(1.0, theme.line));
    sizes(ui, view, sizes_rect.with_min_x(sizes_rect.min.x + 16.0), holes, intents);
    let main = main.with_max_x(main.max.x - 14.0);
    let all = view.session.seeds_to_lay();
    let left = view.session.left_in_hand().unwrap_or_default();
    // A narrow card has its buttons in two rows.
    let narrow = main.width() < 470.0;
    let heights = &Sizes::get().height;
    let height = if narrow { heights.small_button } else { heights.button };
    let buttons_at = main.max.y - if narrow { 2.0 * height + ROW_GAP } else { height };
    let mut whole = words::lay_out(all, left);
    if let Some(round) = view.session.round_over() {
        whole = format!("{} {whole}", words::round_over(&round, &view.session.game));
    }
    // In a low card the words are fewer, but what each hole needs is always said.
    let short = say::hand::LayOutShort { count: left }.text();
    let fill = match view.state.by_finger {
        true => say::labels::fill_how_finger(),
        false => say::labels::fill_how(),
    };
    let [fill, needs] = [fill, say::labels::fill_needs()].map(str::to_owned);
    let whole_how = how(view, &fill);
    let texts = [(&whole, &whole_how), (&whole, &fill), (&short, &fill), (&short, &needs)];
    let runs = texts.map(|(head, how)| {
        let head = [run(head, Text::Story, true, theme.text)];
        (head, [run(how, Text::Chip, false, theme.muted)])
    });
    let fits = |(head, how): &&([_; 1], [_; 1])| {
        let high = |runs: &[_], rows| flow(ui, runs, main.width(), rows).size().y;
        main.min.y + high(head, 2) + 2.0 + high(how, 3) <= buttons_at + 2.0
    };
    let (head, how) = runs.iter().find(fits).unwrap_or(&runs[3]);
    let head = label(ui, main.min, main.width(), 2, head);
    let y = label(ui, pos2(main.min.x, head.max.y + 2.0), main.width(), 3, how).max.y + 2.0;
    let rules = rules_about(view, &[RuleKind::Layout, RuleKind::LayoutSize]);
    let beside = pos2(main.max.x - chips_width(ui, &rules), main.min.y + 12.0);
    if y + 28.0 <= buttons_at {
        chips(ui, pos2(main.min.x, y + 14.0), main.max.x, &rules, "fill");
    } else if head.max.x + 8.0 <= beside.x {
        chips(ui, beside, main.max.x, &rules, "fill");
    }
    let none = left == all;
    let sized = |button: Button<'static>| if narrow { button.small() } else { button };
    let buttons = vec![
        (
            Button::new(say::labels::start_round())
                .look(ButtonLook::Primary)
                .enabled(view.session.ready_move().is_some()),
            Intent::StartRound,
        ),
        (Button::new(say::labels::spread_evenly()), Intent::SpreadEvenly),
        (
            Button::new(say::labels::take_one_back())
                .enabled(!none)
                .tip(Command::TakeBackOne.tip()),
            Intent::Command(Command::TakeBackOne),
        ),
        (
            Button::new(say::labels::take_all_back()).look(ButtonLook::Link).enabled(!none),
            Intent::TakeAllBack,
        ),
    ];
    let buttons = buttons.into_iter().map(|(button, intent)| (sized(button), intent)).collect();
    row(ui, pos2(main.min.x, buttons_at), main.max.x, height, buttons, intents);
}

/// The sizes of the board, with the reason if one cannot be chosen.
fn sizes(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    holes: usize,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let open = view.session.position().layout_sizes();
    let seeds = view.session.seeds_to_lay();
    let title = run(say::labels::size_of_board(), Text::Body, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 4.0;
    for size in [6, 4, 3, 2] {
        // Only a match that is lost at no seeds has boards of two holes a side.
        if size == 2 && !open.contains(&2) {
            continue;
        }
        let can = open.contains(&size);
        let text = if can {
            say::hand::HolesASide { count: size }.text()
        } else {
            words::size_closed(size, seeds)
        };
        let height = (rect.max.y - y).min(Sizes::get().height.hit);
        if height < 18.0 {
            return;
        }
        let row = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), height));
        y += height + 1.0;
        let id = Id::unique(("size", size));
        let sense = if can { Sense::click() } else { Sense::hover() };
        let response = ui.interact(row, id, sense);
        let chosen = size == holes;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, can, chosen, &text));
        let dim = |ink: egui::Color32| if can { ink } else { ink.gamma_multiply(0.6) };
        let centre = pos2(row.min.x + 9.0, row.center().y);
        if chosen {
            ui.painter().circle_filled(centre, 8.0, theme.accent);
            ui.painter().circle_filled(centre, 3.0, theme.on_accent);
        } else {
            ui.painter().circle_stroke(centre, 7.5, Stroke::new(1.0, dim(theme.control)));
        }
        let at = pos2(row.min.x + 26.0, row.center().y);
        paint_words(ui, at, Align2::LEFT_CENTER, &text, Text::Body, chosen, dim(theme.text));
        focus_ring(ui, &response, row, 4);
        if response.clicked() && !chosen {
            intents.push(Intent::FillSize(size));
        }
    }
    let smallest = open.iter().copied().min().filter(|size| *size < 6);
    if let Some(size) = smallest.filter(|_| rect.max.y - y >= 40.0) {
        let why = words::size_open(size, seeds);
        let runs = [run(&why, Text::Chip, false, theme.muted)];
        label(ui, pos2(rect.min.x, y + 4.0), rect.width(), 2, &runs);
    }
}

/// The game's rules of these kinds.
fn rules_about(view: &BoardContext<'_>, kinds: &[RuleKind]) -> Vec<RuleId> {
    kinds.iter().filter_map(|kind| view.session.name().rule_about(*kind)).collect()
}
