//! The card of a game that is over. It rises from the story card; the board stays. It can be put
//! away, and stepping back in the game hides it.

use egui::{Id, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::graph;
use super::view::BoardContext;
use crate::app::coach::intent::CoachIntent;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::ui::story::rules::{chips, signs};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{ChipTone, card, chip_button_width, flow, galley, label, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::NodeId;
use crate::narration;
use crate::rules::Outcome;
use crate::texts::messages as say;

/// Space inside the card.
const MARGIN: f32 = 16.0;
/// From this width on the card has the graph in a column of its own.
const WIDE: f32 = 720.0;
/// From this width on the buttons stand one under another at its right.
const HALF_WIDE: f32 = 540.0;
/// The least height with everything in columns: three buttons.
const LEAST: f32 = 142.0;
/// Room for the cross beside the buttons.
const CROSS: f32 = 22.0;
/// Space between two buttons.
const GAP: f32 = 8.0;
/// Space above and below in a low card.
const LOW_MARGIN: f32 = 8.0;
/// A low card has at least this for its words.
const LOW_WORDS: f32 = 150.0;
/// What a rule's sign takes before the reason.
const SIGN: f32 = 28.0;

/// How the parts stand in the card.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    /// Words, graph and buttons in columns.
    Columns,
    /// As low as a low story card: words at the left, buttons in two rows at the right.
    Low(LowWords),
    /// Everything one under another.
    Narrow,
}

/// How the words of a low card are written.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LowWords {
    title: Text,
    reason: Text,
    rule: ResultRules,
}

/// Where a low card has the rule that ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultRules {
    Below,
    BesideTitle,
    /// As a sign before the reason.
    Sign,
}

/// What can be done with a game that is over.
type ResultButton = (&'static str, ButtonLook, Intent);

fn choices() -> [ResultButton; 3] {
    [
        (say::learn::review(), ButtonLook::Primary, Intent::Coach(CoachIntent::Review)),
        (say::labels::rematch(), ButtonLook::Outline, Intent::Rematch),
        (say::labels::save_game(), ButtonLook::Outline, Intent::Command(Command::Save)),
    ]
}

/// Whether the card stands where the story card would.
pub fn is_shown(view: &BoardContext<'_>) -> bool {
    let looked_at = view.session.explain.is_some();
    view.session.game.is_over()
        && !view.session.is_sowing()
        && !looked_at
        && view.session.shows_result()
}

/// A result as the players see it: `You won, 30 to 18`.
pub fn title(view: &BoardContext<'_>, outcome: &Outcome) -> String {
    words::result_of(view.session.game.players(), outcome)
}

/// Shows the card, if the game is over; returns where it stands.
pub fn result_ui(ui: &mut Ui, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> Option<Rect> {
    let outcome = view.session.game.outcome().filter(|_| is_shown(view))?;
    let theme = Theme::of(ui.ctx());
    let (whole, shape) = place(ui, view, &outcome);
    // The last stretch is slow, as of something that comes to rest.
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
    put_away(&mut child, rect, intents);
    Some(whole)
}

/// Why the game ended, in the words of this very game.
fn reason(view: &BoardContext<'_>) -> String {
    reason_of(view, view.session.game.current())
}

/// How long the game was up to a point, and why it ended there if it did.
pub fn reason_of(view: &BoardContext<'_>, end: NodeId) -> String {
    narration::ending::summary(&view.session.game, end)
}

/// The card stands where the story card does, beside no dock where it needs its place too. Only
/// where all that is too low it rises over the board.
fn place(ui: &Ui, view: &BoardContext<'_>, outcome: &Outcome) -> (Rect, Shape) {
    let story = view.layout.story;
    let column = view.layout.column;
    let columns = has_columns(ui, story.width());
    let columns_height = || LEAST.max(wide_height(ui, view, story.width(), outcome));
    if columns && columns_height() <= story.height() {
        return (story, Shape::Columns);
    }
    let with_dock = view.layout.dock.map(|dock| story.union(dock));
    for rect in [Some(story), with_dock].into_iter().flatten() {
        if let Some(words) = low_words(ui, view, rect.size(), outcome) {
            return (rect, Shape::Low(words));
        }
    }
    // A story card beside a dock may be too slim for the words.
    let slim = story.width() < 380.0;
    let (left, right) =
        if slim { (column.min.x + 8.0, column.max.x - 8.0) } else { (story.min.x, story.max.x) };
    let (needed, shape) = if has_columns(ui, right - left) {
        (LEAST.max(wide_height(ui, view, right - left, outcome)), Shape::Columns)
    } else {
        (narrow_height(ui, view, right - left, outcome), Shape::Narrow)
    };
    let most = story.max.y - column.min.y - 8.0;
    let top = story.max.y - needed.max(story.height()).min(most);
    (Rect::from_min_max(pos2(left, top), pos2(right, story.max.y)), shape)
}

/// The width of a low card's buttons: the first and the last above the other.
fn low_buttons(ui: &Ui) -> f32 {
    let [review, rematch, save] = choices().map(|choice| button(&choice).width(ui));
    rematch.max(2.0 * review.max(save) + GAP)
}

/// The largest words that a card of this size holds beside its buttons.
fn low_words(
    ui: &Ui,
    view: &BoardContext<'_>,
    size: egui::Vec2,
    outcome: &Outcome,
) -> Option<LowWords> {
    let height = size.y - 2.0 * LOW_MARGIN;
    let width = size.x - 2.0 * MARGIN - CROSS - 24.0 - low_buttons(ui);
    if width < LOW_WORDS || height < 2.0 * Sizes::get().height.button + GAP {
        return None;
    }
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let why = reason(view);
    let chip = outcome.rule.map_or(0.0, |rule| {
        chip_button_width(ui, &narration::rule(rule).title, true, ChipTone::Accent) + 12.0
    });
    let fits = |words: &LowWords| {
        let beside = if words.rule == ResultRules::BesideTitle { chip } else { 0.0 };
        let sign = if words.rule == ResultRules::Sign { SIGN } else { 0.0 };
        let title = flow(ui, &[run(&title, words.title, true, theme.text)], width - beside, 2);
        let why = flow(ui, &[run(&why, words.reason, false, theme.muted)], width - sign, 3);
        let below = if words.rule == ResultRules::Below && chip > 0.0 { 30.0 } else { 0.0 };
        let one_line = words.rule != ResultRules::BesideTitle || title.rows.len() == 1;
        let is_whole = !title.elided && !why.elided && title.size().x <= width - beside;
        is_whole && one_line && title.size().y + 2.0 + why.size().y + below <= height
    };
    let rules: &[ResultRules] = match outcome.rule {
        Some(_) => &[ResultRules::Below, ResultRules::BesideTitle, ResultRules::Sign],
        None => &[ResultRules::Below],
    };
    [Text::Result, Text::Page, Text::Section].into_iter().find_map(|title| {
        [Text::Body, Text::Chip].into_iter().find_map(|reason| {
            let all = rules.iter().map(|&rule| LowWords { title, reason, rule });
            all.into_iter().find(fits)
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
    let block = low_buttons(ui);
    let right = rect.max.x - CROSS;
    let top = rect.center().y - height - GAP / 2.0;
    let list = choices();
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
    let mut x = rect.min.x;
    if let Some(rule) = outcome.rule.filter(|_| words.rule == ResultRules::Sign) {
        // The sign's own margin stands outside the line of the words.
        signs(ui, pos2(x - 6.0, y + 10.0), &[rule], "result");
        x += SIGN;
    }
    let why = reason(view);
    let runs = [run(&why, words.reason, false, theme.muted)];
    y = label(ui, pos2(x, y), text_end - x, 3, &runs).max.y;
    if let Some(rule) = outcome.rule.filter(|_| words.rule == ResultRules::Below) {
        chips(ui, pos2(rect.min.x, y + 17.0), text_end, &[rule], "result");
    }
    for (choice, place) in list.iter().zip(spots) {
        if button(choice).show(ui, place).clicked() {
            intents.push(choice.2.clone());
        }
    }
}

fn button<'a>((words, look, _): &'a ResultButton) -> Button<'a> {
    Button::new(words).look(*look).salt("result")
}

fn widest(ui: &Ui) -> f32 {
    choices().iter().map(|choice| button(choice).width(ui)).fold(0.0, f32::max)
}

/// The size of the title: large, unless a word of it would not fit its line.
fn title_size(ui: &Ui, title: &str, width: f32) -> Text {
    let theme = Theme::of(ui.ctx());
    let large = galley(ui, title, Text::Result, true, theme.text).size().x;
    if large <= width { Text::Result } else { Text::Page }
}

/// What a column of words of this width is high: title, reason, rule.
fn words_height(ui: &Ui, view: &BoardContext<'_>, width: f32, outcome: &Outcome) -> f32 {
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let size = title_size(ui, &title, width - 30.0);
    let title = flow(ui, &[run(&title, size, true, theme.text)], width, 2).size().y;
    let why = reason(view);
    let why = flow(ui, &[run(&why, Text::Body, false, theme.muted)], width, 4).size().y;
    let chip = if outcome.rule.is_some() { 34.0 } else { 0.0 };
    title + 2.0 + why + chip
}

/// The widths of the words, the graph and the buttons.
fn wide_columns(ui: &Ui, width: f32) -> (f32, f32, f32) {
    let inner = width - 2.0 * MARGIN;
    let buttons = widest(ui);
    let graph = if width >= WIDE { (inner * 0.28).clamp(180.0, 340.0) } else { 0.0 };
    let gaps = if width >= WIDE { 48.0 } else { 20.0 };
    (inner - buttons - graph - gaps - CROSS, graph, buttons)
}

/// Whether the buttons have a column of their own.
fn has_columns(ui: &Ui, width: f32) -> bool {
    // Large letters leave less for the words.
    width >= HALF_WIDE && wide_columns(ui, width).0 >= 250.0
}

fn wide_height(ui: &Ui, view: &BoardContext<'_>, width: f32, outcome: &Outcome) -> f32 {
    let (text, _, _) = wide_columns(ui, width);
    words_height(ui, view, text, outcome) + 2.0 * (MARGIN - 4.0)
}

/// Title, reason, rule; returns where they end.
fn tell(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    outcome: &Outcome,
    room_for_cross: f32,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let title = title(view, outcome);
    let size = title_size(ui, &title, rect.width() - room_for_cross);
    let runs = [run(&title, size, true, theme.text)];
    let width = rect.width() - room_for_cross;
    let mut y = label(ui, rect.min, width, 2, &runs).max.y + 2.0;
    let why = reason(view);
    let runs = [run(&why, Text::Body, false, theme.muted)];
    y = label(ui, pos2(rect.min.x, y), rect.width(), 4, &runs).max.y;
    if let Some(rule) = outcome.rule {
        chips(ui, pos2(rect.min.x, y + 20.0), rect.max.x, &[rule], "result");
        y += 34.0;
    }
    y
}

fn wide(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    outcome: &Outcome,
    intents: &mut Vec<Intent>,
) {
    let (text, graph, buttons) = wide_columns(ui, rect.width() + 2.0 * MARGIN);
    tell(ui, view, rect.with_max_x(rect.min.x + text), outcome, 0.0);
    if graph > 0.0 {
        let at = pos2(rect.min.x + text + 24.0, rect.min.y + 2.0);
        let place = Rect::from_min_size(at, vec2(graph, rect.height() - 2.0));
        graph::graph_ui(ui, place, view, intents);
    }
    // The cross has the corner for itself.
    let rect = rect.with_max_x(rect.max.x - CROSS);
    let height = Sizes::get().height.button;
    let stack = 3.0 * height + 2.0 * GAP;
    let mut y = (rect.max.y - stack).max(rect.min.y);
    for choice in &choices() {
        let place = Rect::from_min_size(pos2(rect.max.x - buttons, y), vec2(buttons, height));
        if button(choice).show(ui, place).clicked() {
            intents.push(choice.2.clone());
        }
        y += height + GAP;
    }
}

/// Rows of buttons in a narrow card: how many of them stand in each.
fn button_rows(ui: &Ui, width: f32) -> Vec<usize> {
    let mut rows = vec![0];
    let mut x = 0.0;
    for choice in &choices() {
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
    let rows = button_rows(ui, inner).len() as f32;
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
    tell(ui, view, rect, outcome, 30.0);
    let height = Sizes::get().height.button;
    let rows = button_rows(ui, rect.width());
    let mut y = rect.max.y - rows.len() as f32 * (height + GAP) + GAP;
    let mut left = choices().into_iter();
    for count in rows {
        let mut x = rect.min.x;
        for choice in left.by_ref().take(count) {
            let width = button(&choice).width(ui);
            let place = Rect::from_min_size(pos2(x, y), vec2(width, height));
            if button(&choice).show(ui, place).clicked() {
                intents.push(choice.2.clone());
            }
            x += width + GAP;
        }
        y += height + GAP;
    }
}

/// The cross in the corner.
fn put_away(ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
    let side = Sizes::get().height.hit;
    let at = pos2(rect.max.x - side - 2.0, rect.min.y + 2.0);
    let cross = Button::icon_only(Icon::Cross, say::labels::put_away())
        .look(ButtonLook::Bare)
        .tip(format!("{} (Esc)", say::labels::put_away()));
    if cross.show(ui, Rect::from_min_size(at, vec2(side, side))).clicked() {
        intents.push(Intent::ResultCard(false));
    }
}
