//! The result card of a finished game. It rises over the story card and leaves the board free. It
//! can be closed, and going back in the game hides it.

use egui::{Id, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::buttons::{button_from_left, intent_button};
use super::graph;
use super::view::BoardContext;
use crate::app::coach::intent::CoachIntent;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::ui::story::rules::{chip_width, chips};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, galley, label, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::NodeId;
use crate::narration;
use crate::rules::Outcome;
use crate::texts::messages as say;

/// Space inside the card.
const MARGIN: f32 = 16.0;
/// From this width on the graph has a column, unless the side panel shows it.
const WIDE: f32 = 720.0;
/// From this width on the buttons are one under another at the right.
const HALF_WIDE: f32 = 540.0;
/// The least height with columns: three buttons.
const LEAST: f32 = 142.0;
/// Width of the cross beside the buttons.
fn cross_width() -> f32 {
    Sizes::grown(22.0)
}
/// Space between two buttons.
const GAP: f32 = 8.0;
/// Space above and below in a low card.
const LOW_MARGIN: f32 = 8.0;
/// The least width of the words in a low card.
const LOW_WORDS: f32 = 150.0;

/// The layout of the card.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    /// Words, graph and buttons in columns.
    Columns,
    /// In a low story card: words at the left, buttons in two rows at the right.
    Low(LowWords),
    /// Everything one under another.
    Narrow,
}

/// The letters and the rule of a low card.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LowWords {
    title: Text,
    reason: Text,
    rule: ResultRules,
}

/// Where a low card shows the rule that ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultRules {
    Below,
    BesideTitle,
    /// There is no room for it.
    Nowhere,
}

/// What can be done with a finished game.
type ResultButton = (&'static str, ButtonLook, Intent);

fn choices(view: &BoardContext<'_>) -> [ResultButton; 3] {
    // A friend far away does not know the last move yet.
    let last = match view.session.has_move_to_send() {
        true => Command::CopyMyMove,
        false => Command::Save,
    };
    let words = if last == Command::Save { say::labels::save_game() } else { last.label() };
    [
        (say::learn::review(), ButtonLook::Primary, Intent::Coach(CoachIntent::Review)),
        (say::labels::rematch(), ButtonLook::Outline, Intent::Rematch),
        (words, ButtonLook::Outline, Intent::Command(last)),
    ]
}

/// Whether the card replaces the story card.
pub fn is_shown(view: &BoardContext<'_>) -> bool {
    let session = view.session;
    session.game.is_over() && !session.is_sowing() && session.shows_result()
}

/// A result as the players see it: `You won, 30 to 18`.
pub fn title(view: &BoardContext<'_>, outcome: &Outcome) -> String {
    words::result_of(view.session.game.players(), view.session.game.people(), outcome)
}

/// Shows the card if the game is over; returns its rectangle.
pub fn result_ui(ui: &mut Ui, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> Option<Rect> {
    let outcome = view.session.game.outcome().filter(|_| is_shown(view))?;
    let theme = Theme::of(ui.ctx());
    let (whole, shape) = place(ui, view, &outcome);
    // Cubic ease-out.
    let risen = view.session.result_risen(view.now, view.state.settings.speed);
    let risen = 1.0 - (1.0 - risen).powi(3);
    let rect = whole.translate(vec2(0.0, (1.0 - risen) * whole.height() * 0.5));
    let clip = view.layout.column.with_max_y(view.layout.control.min.y);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(clip.intersect(ui.clip_rect()));
    card(&child, rect, Some(theme.accent));
    // Nothing of the board below takes a click meant for the card.
    child.interact(rect, Id::unique("result card"), Sense::CLICK);
    let inner = rect.shrink2(vec2(MARGIN, MARGIN - 4.0));
    match shape {
        Shape::Columns => wide(&mut child, view, inner, &outcome, intents),
        Shape::Low(words) => {
            let inner = rect.shrink2(vec2(MARGIN, LOW_MARGIN));
            low(&mut child, view, inner, words, &outcome, intents);
        }
        Shape::Narrow => narrow(&mut child, view, inner, &outcome, intents),
    }
    close_button(&mut child, rect, intents);
    Some(whole)
}

/// How long the game was, why it ended, and at which level Kete plays next time if that follows
/// the results.
fn reason(view: &BoardContext<'_>) -> String {
    let why = reason_of(view, view.session.game.current());
    match view.session.record.next_level {
        Some(level) => format!("{why} {}", say::play::NextLevel { level: level.get() }.text()),
        None => why,
    }
}

/// How long the game was up to a point, and why it ended if it ended there.
pub fn reason_of(view: &BoardContext<'_>, end: NodeId) -> String {
    narration::ending::summary(&view.session.game, end)
}

/// The card takes the place of the story card, and of the dock if it needs it. Only if both are
/// too low, it covers part of the board.
fn place(ui: &Ui, view: &BoardContext<'_>, outcome: &Outcome) -> (Rect, Shape) {
    let story = view.layout.story;
    let column = view.layout.column;
    let columns = has_columns(ui, view, story.width());
    let columns_height = || LEAST.max(wide_height(ui, view, story.width(), outcome));
    if columns && columns_height() <= story.height() {
        return (story, Shape::Columns);
    }
    let beside = view.layout.dock.filter(|dock| dock.min.y >= story.min.y);
    let with_dock = beside.map(|dock| story.union(dock));
    for rect in [Some(story), with_dock].into_iter().flatten() {
        if let Some(words) = low_words(ui, view, rect.size(), outcome) {
            return (rect, Shape::Low(words));
        }
    }
    // A story card beside a dock may be too narrow for the words.
    let is_narrow = story.width() < 380.0;
    let (left, right) = if is_narrow {
        (column.min.x + 8.0, column.max.x - 8.0)
    } else {
        (story.min.x, story.max.x)
    };
    let (needed, shape) = if has_columns(ui, view, right - left) {
        (LEAST.max(wide_height(ui, view, right - left, outcome)), Shape::Columns)
    } else {
        (narrow_height(ui, view, right - left, outcome), Shape::Narrow)
    };
    let most = story.max.y - column.min.y - 8.0;
    let top = story.max.y - needed.max(story.height()).min(most);
    (Rect::from_min_max(pos2(left, top), pos2(right, story.max.y)), shape)
}

/// The width of a low card's buttons: the first and the last in one row, the other below.
fn low_buttons(ui: &Ui, view: &BoardContext<'_>) -> f32 {
    let [review, rematch, save] = choices(view).map(|choice| button(&choice).width(ui));
    rematch.max(2.0 * review.max(save) + GAP)
}

/// The largest letters that fit into a card of this size beside its buttons.
fn low_words(
    ui: &Ui,
    view: &BoardContext<'_>,
    size: egui::Vec2,
    outcome: &Outcome,
) -> Option<LowWords> {
    let height = size.y - 2.0 * LOW_MARGIN;
    let width = size.x - 2.0 * MARGIN - cross_width() - 24.0 - low_buttons(ui, view);
    if width < LOW_WORDS || height < 2.0 * Sizes::get().height.button + GAP {
        return None;
    }
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let why = reason(view);
    let chip = outcome.rule.map_or(0.0, |rule| chip_width(ui, rule) + 12.0);
    let fits = |words: &LowWords| {
        let beside = if words.rule == ResultRules::BesideTitle { chip } else { 0.0 };
        let title = flow(ui, &[run(&title, words.title, true, theme.text)], width - beside, 2);
        let why = flow(ui, &[run(&why, words.reason, false, theme.muted)], width, 3);
        let below = if words.rule == ResultRules::Below && chip > 0.0 {
            Sizes::grown(28.0) + 2.0
        } else {
            0.0
        };
        let one_line = words.rule != ResultRules::BesideTitle || title.rows.len() == 1;
        let is_whole = !title.elided && !why.elided && title.size().x <= width - beside;
        is_whole && one_line && title.size().y + 2.0 + why.size().y + below <= height
    };
    // Smaller letters rather than no rule.
    let places: [&[ResultRules]; 2] = match outcome.rule {
        Some(_) => [&[ResultRules::Below, ResultRules::BesideTitle], &[ResultRules::Nowhere]],
        None => [&[ResultRules::Below], &[]],
    };
    places.into_iter().find_map(|places| {
        [Text::Result, Text::Page, Text::Section].into_iter().find_map(|title| {
            [Text::Body, Text::Chip].into_iter().find_map(|reason| {
                let all = places.iter().map(|&rule| LowWords { title, reason, rule });
                all.into_iter().find(fits)
            })
        })
    })
}

fn low(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    words: LowWords,
    outcome: &Outcome,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let block = low_buttons(ui, view);
    let right = rect.max.x - cross_width();
    let top = rect.center().y - height - GAP / 2.0;
    let halves = (block - GAP) / 2.0;
    let spots = [
        Rect::from_min_size(pos2(right - block, top), vec2(halves, height)),
        Rect::from_min_size(pos2(right - block, top + height + GAP), vec2(block, height)),
        Rect::from_min_size(pos2(right - halves, top), vec2(halves, height)),
    ];
    let width = right - block - 24.0 - rect.min.x;
    let title = title(view, outcome);
    let mut y = rect.min.y;
    let runs = [run(&title, words.title, true, theme.text)];
    let shown = label(ui, pos2(rect.min.x, y), width, 2, &runs);
    let text_end = rect.min.x + width;
    if let Some(rule) = outcome.rule.filter(|_| words.rule == ResultRules::BesideTitle) {
        let at = pos2(shown.max.x + 12.0, shown.center().y);
        chips(ui, at, text_end, &[rule], "result");
    }
    y = shown.max.y + 2.0;
    let why = reason(view);
    let runs = [run(&why, words.reason, false, theme.muted)];
    y = label(ui, pos2(rect.min.x, y), width, 3, &runs).max.y;
    if let Some(rule) = outcome.rule.filter(|_| words.rule == ResultRules::Below) {
        chips(
            ui,
            pos2(rect.min.x, y + 3.0 + Sizes::grown(28.0) / 2.0),
            text_end,
            &[rule],
            "result",
        );
    }
    for (choice, place) in choices(view).into_iter().zip(spots) {
        intent_button(ui, (button(&choice), choice.2), place, intents);
    }
}

fn button((words, look, _): &ResultButton) -> Button<'static> {
    Button::new(words).look(*look).salt("result")
}

fn widest(ui: &Ui, view: &BoardContext<'_>) -> f32 {
    choices(view).iter().map(|choice| button(choice).width(ui)).fold(0.0, f32::max)
}

/// The size of the title's letters, the largest if it fits into one line.
fn title_size(ui: &Ui, title: &str, width: f32) -> Text {
    let theme = Theme::of(ui.ctx());
    let large = galley(ui, title, Text::Result, true, theme.text).size().x;
    if large <= width { Text::Result } else { Text::Page }
}

/// The height of title, reason and rule in a column of this width.
fn words_height(ui: &Ui, view: &BoardContext<'_>, width: f32, outcome: &Outcome) -> f32 {
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let size = title_size(ui, &title, width - 30.0);
    let title = flow(ui, &[run(&title, size, true, theme.text)], width, 2).size().y;
    let why = reason(view);
    let why = flow(ui, &[run(&why, Text::Body, false, theme.muted)], width, 4).size().y;
    let chip = if outcome.rule.is_some() { Sizes::grown(28.0) + 6.0 } else { 0.0 };
    title + 2.0 + why + chip
}

/// The widths of words, graph and buttons.
fn wide_columns(ui: &Ui, view: &BoardContext<'_>, width: f32) -> (f32, f32, f32) {
    let inner = width - 2.0 * MARGIN;
    let buttons = widest(ui, view);
    // The side panel has the graph already.
    let has_graph = width >= WIDE && view.layout.side.is_none();
    let (graph, gaps) =
        if has_graph { ((inner * 0.28).clamp(180.0, 340.0), 48.0) } else { (0.0, 20.0) };
    (inner - buttons - graph - gaps - cross_width(), graph, buttons)
}

/// Whether there is room for columns.
fn has_columns(ui: &Ui, view: &BoardContext<'_>, width: f32) -> bool {
    // Large letters make the buttons wider.
    width >= HALF_WIDE && wide_columns(ui, view, width).0 >= 250.0
}

fn wide_height(ui: &Ui, view: &BoardContext<'_>, width: f32, outcome: &Outcome) -> f32 {
    let (text, _, _) = wide_columns(ui, view, width);
    let buttons = 3.0 * Sizes::get().height.button + 2.0 * GAP;
    words_height(ui, view, text, outcome).max(buttons) + 2.0 * (MARGIN - 4.0)
}

/// Title, reason and rule.
fn summary_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    outcome: &Outcome,
    room_for_cross: f32,
) {
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let size = title_size(ui, &title, rect.width() - room_for_cross);
    let runs = [run(&title, size, true, theme.text)];
    let width = rect.width() - room_for_cross;
    let y = label(ui, rect.min, width, 2, &runs).max.y + 2.0;
    let why = reason(view);
    let runs = [run(&why, Text::Body, false, theme.muted)];
    let y = label(ui, pos2(rect.min.x, y), rect.width(), 4, &runs).max.y;
    chips(
        ui,
        pos2(rect.min.x, y + 6.0 + Sizes::grown(28.0) / 2.0),
        rect.max.x,
        outcome.rule.as_slice(),
        "result",
    );
}

fn wide(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    outcome: &Outcome,
    intents: &mut Vec<Intent>,
) {
    let (text, graph, buttons) = wide_columns(ui, view, rect.width() + 2.0 * MARGIN);
    summary_ui(ui, view, rect.with_max_x(rect.min.x + text), outcome, 0.0);
    if graph > 0.0 {
        let at = pos2(rect.min.x + text + 24.0, rect.min.y + 2.0);
        let place = Rect::from_min_size(at, vec2(graph, rect.height() - 2.0));
        graph::graph_ui(ui, place, view, intents);
    }
    // The cross is in the corner.
    let rect = rect.with_max_x(rect.max.x - cross_width());
    let height = Sizes::get().height.button;
    let stack = 3.0 * height + 2.0 * GAP;
    let mut y = (rect.max.y - stack).max(rect.min.y);
    for choice in choices(view) {
        let place = Rect::from_min_size(pos2(rect.max.x - buttons, y), vec2(buttons, height));
        intent_button(ui, (button(&choice), choice.2), place, intents);
        y += height + GAP;
    }
}

/// How many buttons each row of a narrow card holds.
fn button_rows(ui: &Ui, view: &BoardContext<'_>, width: f32) -> Vec<usize> {
    let mut rows = vec![0];
    let mut x = 0.0;
    for choice in &choices(view) {
        let wide = button(choice).width(ui);
        if x > 0.0 && x + wide > width {
            rows.push(0);
            x = 0.0;
        }
        x += wide + GAP;
        if let Some(row) = rows.last_mut() {
            *row += 1;
        }
    }
    rows
}

fn narrow_height(ui: &Ui, view: &BoardContext<'_>, width: f32, outcome: &Outcome) -> f32 {
    let inner = width - 2.0 * MARGIN;
    let rows = button_rows(ui, view, inner).len() as f32;
    let height = Sizes::get().height.button;
    words_height(ui, view, inner, outcome) + 6.0 + rows * (height + GAP) + 2.0 * (MARGIN - 4.0)
}

fn narrow(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    outcome: &Outcome,
    intents: &mut Vec<Intent>,
) {
    summary_ui(ui, view, rect, outcome, 30.0);
    let height = Sizes::get().height.button;
    let rows = button_rows(ui, view, rect.width());
    let mut y = rect.max.y - rows.len() as f32 * (height + GAP) + GAP;
    let mut left = choices(view).into_iter();
    for count in rows {
        let mut x = rect.min.x;
        for choice in left.by_ref().take(count) {
            let button = (button(&choice), choice.2);
            x = button_from_left(ui, button, pos2(x, y), height, intents) + GAP;
        }
        y += height + GAP;
    }
}

/// The cross in the corner.
fn close_button(ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
    let side = Sizes::get().height.hit;
    let at = pos2(rect.max.x - side - 2.0, rect.min.y + 2.0);
    let cross = Button::icon_only(Icon::Cross, say::labels::close())
        .look(ButtonLook::Bare)
        .tip(format!("{} (Esc)", say::labels::close()));
    let place = Rect::from_min_size(at, vec2(side, side));
    intent_button(ui, (cross, Intent::ResultCard(false)), place, intents);
}
