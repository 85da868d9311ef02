//! The story card: what is asked or previewed, why with the rules, and the last turn. It carries
//! the one live label that tells the course of play.

use egui::accesskit::Live;
use egui::{
    Align2, Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

mod rules;

pub use rules::chips;

use super::View;
use super::hand;
use super::marks::Preview;
use super::{result, strips};
use crate::app::command::Command;
use crate::app::controls::{Button, Look, Tone, card, chip_button_width, flow, label, run};
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::table::{Half, Offered};
use crate::app::theme::{Text, Theme};
use crate::game::{Entry, Player};
use crate::rules::{Event, GameName, Move, Outcome, Place, RuleId, Step};
use crate::texts::narration::{self, Course, Told};
use crate::texts::{self, window as words};

/// Words, look, key and what a press means.
type StoryButton = (&'static str, Look, Option<String>, Intent);

/// What the card says.
struct Story {
    /// The first line.
    head: String,
    /// The second.
    line: String,
    /// The rules it rests on.
    rules: Vec<RuleId>,
    /// What can be pressed, the first at the right end.
    buttons: Vec<StoryButton>,
    /// The border.
    border: Option<Color32>,
    /// Whether the last turn stands below.
    last_turn: bool,
}

impl Story {
    fn new(head: impl Into<String>) -> Story {
        Story {
            head: head.into(),
            line: String::new(),
            rules: Vec::new(),
            buttons: Vec::new(),
            border: None,
            last_turn: true,
        }
    }

    fn told(told: Told) -> Story {
        Story { rules: told.rules, ..Story::new(told.words) }
    }
}

/// Shows the card.
pub fn show(ui: &mut Ui, view: &View<'_>, preview: Option<&Preview>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let rect = view.layout.story;
    live(ui, rect, &view.table.said);
    if result::is_shown(view) {
        return;
    }
    let at_rest = !view.table.is_sowing() && view.table.refusal.is_none();
    let inner = rect.shrink2(vec2(16.0, 10.0));
    match &view.table.half {
        Half::Filling { pots, .. } if at_rest => {
            card(ui, rect, None);
            hand::filling(ui, view, inner, *pots, intents);
            return;
        }
        Half::Opening(placed) if at_rest => {
            card(ui, rect, None);
            hand::opening(ui, view, inner, placed, intents);
            return;
        }
        _ => {}
    }
    let story = tell(view, preview, theme);
    card(ui, rect, story.border);
    // The card's own line would be hidden under a wide border.
    if let Some(border) = story.border {
        let stroke = Stroke::new(2.0, border);
        let radius = Sizes::get().radius.card;
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    write(ui, view, rect.shrink2(vec2(16.0, 9.0)), &story, intents);
}

/// The one live label: played turns, refusals, offers, results.
fn live(ui: &Ui, rect: Rect, said: &str) {
    let id = Id::unique("course of play");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

fn tell(view: &View<'_>, preview: Option<&Preview>, theme: &Theme) -> Story {
    let table = view.table;
    if let Some(refusal) = &table.refusal {
        return Story {
            rules: refusal.rule.into_iter().collect(),
            border: Some(theme.bad),
            ..Story::new(&refusal.words)
        };
    }
    if table.is_sowing() {
        return in_flight(view);
    }
    if let Some(outcome) = table.game.outcome() {
        return result(view, &outcome);
    }
    if let Some(offer) = table.offer().filter(|_| !view.offer_in_strip) {
        return offered(view, offer);
    }
    match &table.half {
        Half::House { stopped, .. } => return house(view, &stopped.events),
        Half::Way(_) => {
            let story = match preview {
                Some(preview) => Story::told(narration::preview(&preview.turn)),
                None => Story::new(words::CHOOSE_WAY),
            };
            return Story { line: words::CHOOSE_WAY_LINE.to_owned(), last_turn: false, ..story };
        }
        Half::Colour(hole) => {
            return Story::new(words::choose_colour(*hole));
        }
        Half::None | Half::Filling { .. } | Half::Opening(_) => {}
    }
    if table.rests_at_kete() {
        let mut story = looking(view);
        story.buttons.insert(0, (words::PLAY_ON, Look::Primary, None, Intent::PlayOn));
        return story;
    }
    if let Some(preview) = preview {
        return Story::told(narration::preview(&preview.turn));
    }
    if let Some(Player::Kete(_)) = table.game.player_to_move() {
        let is_slow = view.state.thinking.is_some_and(|thinking| view.now - thinking.since > 0.3);
        let mut story =
            Story::new(if is_slow { words::KETE_IS_THINKING } else { words::KETES_TURN });
        if is_slow && view.state.thinking.is_some_and(|thinking| view.now - thinking.since > 0.3) {
            let keys = Command::MoveNow.keys();
            let button =
                (Command::MoveNow.label(), Look::Outline, keys, Intent::Command(Command::MoveNow));
            story.buttons.push(button);
        }
        return story;
    }
    asked(view)
}

/// What a person to move is asked.
fn asked(view: &View<'_>) -> Story {
    let table = view.table;
    let mover = table.mover();
    let is_at_tip = table.game.node(table.game.current()).children().is_empty();
    if table.open_moves() == [Move::Pass] {
        let rule = match table.name() {
            GameName::Giuthi => RuleId::GiuthiPass,
            GameName::Ayoayo => RuleId::AyoayoPass,
            _ => RuleId::OwariPass,
        };
        let mut story = Story {
            line: texts::rule(rule).sentence.clone(),
            rules: vec![rule],
            ..Story::new(words::must_pass(mover))
        };
        if view.metrics.side.is_none() {
            let key = Some("Enter".to_owned());
            story.buttons.push((words::PASS, Look::Primary, key, Intent::Pass));
        }
        return story;
    }
    let is_you = table.game.players()[mover] == Player::You;
    let mut story = Story::new(words::asks(mover, is_you));
    let setup = table.position().setup();
    let is_fed = setup.on_side(mover.other()) > 0;
    match table.name() {
        GameName::Awale | GameName::Owari | GameName::Ayoayo if !is_fed => {
            let rule = match table.name() {
                GameName::Awale => RuleId::AwaleFeed,
                GameName::Owari => RuleId::OwariFeed,
                _ => RuleId::AyoayoFeed,
            };
            let holes: Vec<_> = table.open_moves().iter().filter_map(Move::hole).collect();
            story.head = words::must_feed(mover.other(), &texts::list(&holes));
            story.rules.push(rule);
        }
        GameName::BawoAdvanced | GameName::BawoNtchuwa if setup.stores[mover] > 0 => {
            story.rules.push(RuleId::BawoExtra);
        }
        _ => {}
    }
    if !is_at_tip {
        let looking = looking(view);
        story.line = looking.head;
        story.buttons = looking.buttons;
    } else if table.game.is_empty() {
        story.line = words::HOW_TO_PLAY.to_owned();
    }
    if view.metrics.side.is_none() && table.may_place_five() {
        story.buttons.push((words::PLACE_FIVE_INSTEAD, Look::Outline, None, Intent::StartOpening));
    }
    if table.spread_ahead {
        story.line = words::spread_ahead(true).to_owned();
    }
    story
}

/// An earlier point of the game is shown.
fn looking(view: &View<'_>) -> Story {
    let game = &view.table.game;
    let last = game.line().last().copied().unwrap_or(game.current());
    let (at, of) = (game.turn_number(game.current()), game.turn_number(last));
    let mut story = Story::new(words::looking_at(at, of));
    let last = Intent::Command(Command::Last);
    story.buttons.push((words::TO_LAST_TURN, Look::Outline, Command::Last.keys(), last));
    story
}

fn in_flight(view: &View<'_>) -> Story {
    let table = view.table;
    let Some(sowing) = &table.sowing else { return Story::new("") };
    let scene = sowing.plan.scene((view.now - sowing.since).max(0.0), &table.geometry());
    let next = scene.hand_to.map(|place| match place {
        Place::Hole(hole) => hole.to_string(),
        Place::Store(side) | Place::Extra(side) => words::store_of(side),
    });
    // The step being shown is told as well.
    let until = (scene.events_over + 1).min(sowing.events.len());
    let told = sowing.events[..until].iter().rev().find_map(narration::step);
    let mut story = Story { last_turn: false, ..Story::new("") };
    if let Some((says, rule)) = told {
        story.line = says;
        story.rules.push(rule);
    }
    story.head = if scene.in_hand > 0 {
        words::in_flight(scene.lap, scene.in_hand, next.as_deref())
    } else {
        std::mem::take(&mut story.line)
    };
    let skip = Intent::Command(Command::FinishSowing);
    story.buttons.push((words::SKIP, Look::Outline, Some("Space".to_owned()), skip));
    story
}

/// The game is over and its card was put away.
fn result(view: &View<'_>, outcome: &Outcome) -> Story {
    let mut story = Story::new(result::title(view, outcome));
    story.line = texts::ending::why(view.table.game.node(view.table.game.current()).entry());
    story.rules.extend(outcome.rule);
    let again = Intent::ResultCard(true);
    story.buttons.push((words::SHOW_RESULT, Look::Outline, None, again));
    story
}

/// An offer for which the strip has no room.
fn offered(view: &View<'_>, offer: Offered) -> Story {
    let table = view.table;
    let mut story = Story::new(strips::offer_words(view, offer));
    story.line = words::would_bring(
        table.name(),
        offer.agreement,
        table.seeds_in_holes(),
        table.game.score_if(offer.agreement).unwrap_or_default(),
    );
    story.rules.push(offer.agreement.rule());
    let accept = Intent::AcceptOffer(offer.agreement);
    story.buttons.push((words::PLAY_FURTHER, Look::Outline, None, Intent::DeclineOffer));
    story.buttons.push((words::ACCEPT, Look::Primary, None, accept));
    story
}

fn house(view: &View<'_>, stopped: &[Event]) -> Story {
    let table = view.table;
    let lying = table.lying();
    let house = crate::rules::Hole::bawo(table.mover(), crate::rules::Row::Front, 4);
    let holds = lying.setup().heap(house).seeds;
    let mut story = Story::new(words::house_holds(holds));
    if let Half::House { spreading, .. } = &table.half
        && let Ok(turn) = table.game.look_ahead(spreading)
    {
        let (whole, until) = (Course::of(&turn.events), Course::of(stopped));
        let drops = whole.drops.saturating_sub(until.drops);
        story.line = words::spreading(drops, whole.gain().saturating_sub(until.gain()));
    }
    story.rules = vec![RuleId::BawoHouseOpen];
    let eats = stopped.iter().rev().find(|event| matches!(event.step, Step::Eat { .. }));
    story.rules.extend(eats.map(|event| event.rule));
    story.last_turn = false;
    story
}

/// Writes the story into the card.
fn write(ui: &mut Ui, view: &View<'_>, rect: Rect, story: &Story, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let last = story.last_turn.then(|| last_turn(view)).flatten();
    // A wide card has two columns: what is asked or previewed, and the last turn.
    let (rect, last) = match last {
        Some(told) if view.metrics.wide => {
            let (left, right) = rect.split_left_right_at_fraction(0.56);
            last_column(ui, right.with_min_x(right.min.x + 20.0), &told);
            (left.with_max_x(left.max.x - 20.0), None)
        }
        last => (rect, last),
    };
    let wide = rect.width() - buttons_width(ui, &story.buttons);
    let roomy = rect.height() >= 110.0;
    let is_over = view.table.game.is_over() && !view.table.is_sowing();
    let size = if is_over && roomy { Text::Page } else { Text::Story };
    // The first line stands at one height, whatever is told: it must not jump.
    let slack = (rect.height() - 96.0).max(0.0);
    let mut y = rect.min.y + (slack * 0.3).min(18.0);
    let head = [run(&story.head, size, true, theme.text)];
    let rows = if rect.height() < 44.0 { 1 } else { 2 };
    let shown = label(ui, pos2(rect.min.x, y), wide, rows, &head);
    let buttons_end = buttons(ui, rect, y, &story.buttons, intents);
    y = shown.max.y + 3.0;
    if !story.rules.is_empty() || !story.line.is_empty() {
        // What stands beside the buttons ends before them.
        let beside = |y: f32| if y < buttons_end { wide } else { rect.width() };
        let room = Rect::from_min_max(pos2(rect.min.x, y), rect.max);
        y = if story.line.is_empty() || room.height() < 76.0 {
            reason_beside(ui, room.with_max_x(rect.min.x + beside(y)), story)
        } else {
            reason_above(ui, room, beside(y), story, last.is_some())
        };
    }
    if let Some(told) = last
        && rect.max.y - y >= 26.0
    {
        tell_last(ui, rect, y, slack, &told);
    }
}

/// The rule, and its sentence at its right in as many lines as there is room for. Returns where
/// they end.
fn reason_beside(ui: &mut Ui, room: Rect, story: &Story) -> f32 {
    let theme = Theme::of(ui.ctx());
    let y = room.min.y;
    let mut x = room.min.x;
    if !story.rules.is_empty() && y + 26.0 <= room.max.y + 6.0 {
        // Words beside them get what room there is before a second chip.
        let most = if story.line.is_empty() { story.rules.len() } else { 1 };
        x = chips(ui, pos2(x, y + 13.0), room.max.x, &story.rules[..most], "story") + 4.0;
    }
    if story.line.is_empty() || x + 60.0 > room.max.x || y + 22.0 > room.max.y + 6.0 {
        return y + 28.0;
    }
    let runs = [run(&story.line, Text::Chip, false, theme.muted)];
    let rows = lines_in(ui, room.height() + 4.0).clamp(1, 3);
    let galley = flow(ui, &runs, room.max.x - x, rows);
    // One line stands in the middle of the chip, more begin above it.
    let top = if galley.rows.len() > 1 { y } else { y + 4.0 };
    label(ui, pos2(x, top), room.max.x - x, rows, &runs).max.y.max(y + 28.0)
}

/// The sentence of the rule in as many lines as there is room for, and the rules below it.
/// Returns where they end.
fn reason_above(ui: &mut Ui, room: Rect, width: f32, story: &Story, before_last: bool) -> f32 {
    let theme = Theme::of(ui.ctx());
    let runs = [run(&story.line, Text::Chip, false, theme.muted)];
    let chips_height = if story.rules.is_empty() { 0.0 } else { 28.0 };
    let kept = chips_height + if before_last { 30.0 } else { 0.0 };
    let rows = lines_in(ui, room.height() - kept).clamp(1, 3);
    let y = label(ui, room.min, width, rows, &runs).max.y + 3.0;
    chips(ui, pos2(room.min.x, y + 13.0), room.max.x, &story.rules, "story");
    y + chips_height
}

/// How many lines of small words a height holds.
fn lines_in(ui: &Ui, height: f32) -> usize {
    let theme = Theme::of(ui.ctx());
    let line = flow(ui, &[run("x", Text::Chip, false, theme.muted)], 100.0, 1).size().y;
    (height / line.max(1.0)).max(0.0) as usize
}

/// The last turn in a column of its own.
fn last_column(ui: &mut Ui, rect: Rect, told: &Told) {
    let theme = Theme::of(ui.ctx());
    let edge = Stroke::new(1.0, theme.line);
    ui.painter().vline(rect.min.x - 20.0, rect.y_range(), edge);
    let slack = (rect.height() - 96.0).max(0.0);
    let at = pos2(rect.min.x, rect.min.y + (slack * 0.3).min(18.0));
    let (title, ink) = (words::LAST_TURN, theme.muted);
    let shown =
        crate::app::controls::paint_words(ui, at, Align2::LEFT_TOP, title, Text::Chip, false, ink);
    // The live label says the same, so these words are only painted.
    let runs = [run(&told.words, Text::Body, false, theme.text)];
    let galley = flow(ui, &runs, rect.width(), if rect.height() < 110.0 { 1 } else { 3 });
    let top = pos2(rect.min.x, shown.max.y + 5.0);
    let y = top.y + galley.size().y + 18.0;
    ui.painter().galley(top, galley, theme.text);
    if y + 12.0 <= rect.max.y + 6.0 {
        chips(ui, pos2(rect.min.x, y), rect.max.x, &told.rules, "last");
    }
}

fn tell_last(ui: &mut Ui, rect: Rect, y: f32, slack: f32, told: &Told) {
    let theme = Theme::of(ui.ctx());
    let gap = (slack * 0.15).clamp(3.0, 10.0);
    let y = y + gap;
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    let middle = y + gap + 13.0;
    if middle + 8.0 > rect.max.y + 9.0 {
        return;
    }
    let title = format!("{}:", words::LAST_TURN);
    let shown = crate::app::controls::paint_words(
        ui,
        pos2(rect.min.x, middle),
        Align2::LEFT_CENTER,
        &title,
        Text::Chip,
        false,
        theme.muted,
    );
    let chips_width: f32 = told
        .rules
        .first()
        .map_or(0.0, |rule| chip_button_width(ui, &texts::rule(*rule).title, true, Tone::Accent));
    let x = shown.max.x + 7.0;
    let with_chip = rect.max.x - x - chips_width > 260.0;
    let width = rect.max.x - x - if with_chip { chips_width + 12.0 } else { 0.0 };
    let runs = [run(&told.words, Text::Chip, false, theme.text)];
    let galley = flow(ui, &runs, width, 1);
    let end = x + galley.size().x;
    // The live label says the same, so these words are only painted.
    let at = pos2(x, middle - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    if with_chip {
        chips(
            ui,
            pos2(end + 9.0, middle),
            rect.max.x,
            &told.rules[..told.rules.len().min(1)],
            "last",
        );
    }
}

/// The last turn in words; agreements and the start have none.
fn last_turn(view: &View<'_>) -> Option<Told> {
    let game = &view.table.game;
    let node = game.node(game.current());
    let before = game.node(node.parent()?).entry().position();
    match node.entry() {
        Entry::Turn(turn) => Some(narration::turn(before, turn)),
        _ => None,
    }
}

/// A button of the card.
fn story_button<'a>((words, look, key, _): &'a StoryButton) -> Button<'a> {
    let button = Button::new(words).look(*look).salt("story");
    match key {
        Some(key) => button.key(key.clone()),
        None => button,
    }
}

/// What the buttons take of the card's width, the gaps before them included.
fn buttons_width(ui: &Ui, list: &[StoryButton]) -> f32 {
    let widths: f32 = list.iter().map(|button| story_button(button).width(ui) + 8.0).sum();
    widths + 8.0
}

/// Buttons at the right end of the card, beside the line at `y`; returns where they end below.
fn buttons(
    ui: &mut Ui,
    rect: Rect,
    y: f32,
    list: &[StoryButton],
    intents: &mut Vec<Intent>,
) -> f32 {
    let height = Sizes::get().height.button;
    let y = (y - 4.0).max(rect.min.y);
    let mut x = rect.max.x;
    for button in list {
        let shown = story_button(button);
        let width = shown.width(ui);
        x -= width;
        let place = Rect::from_min_size(pos2(x, y), vec2(width, height));
        if shown.show(ui, place).clicked() {
            intents.push(button.3.clone());
        }
        x -= 8.0;
    }
    if list.is_empty() { rect.min.y } else { y + height }
}
