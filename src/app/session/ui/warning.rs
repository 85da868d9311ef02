//! The tutor's question before a move that loses seeds. It takes the place of the story and covers
//! nothing; until it is answered, the board previews the move.

use std::slice::from_ref;

use egui::{Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::buttons::intent_button;
use super::marks::MovePreview;
use super::names::short;
use super::view::BoardContext;
use crate::app::available::is_open;
use crate::app::coach::intent::CoachIntent;
use crate::app::coach::state::{Warning, WarningWords};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{Run, flow, label, run};
use crate::app::widgets::scrolled::{VISIBLE_BAR, scrolled_visibly};
use crate::app::words;
use crate::draw::board::hole_buttons::hole_id;
use crate::draw::board::turn_marks;
use crate::draw::board::view::{BoardMark, Spot};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::turns::Hidden;
use crate::texts::messages as say;
use crate::tutor::wording::reasons::named_holes;

/// Width of the disc with the sign, and of the space after it.
const DISC: f32 = 28.0;
const BEHIND_DISC: f32 = 9.0;
/// The margins of the card.
const MARGIN: Vec2 = vec2(16.0, 8.0);
/// What the space between words and buttons, and above and below them, takes.
const SPARE: f32 = 18.0;
/// Space between the card and the bar below it.
const ABOVE_BAR: f32 = 8.0;
/// In a lower space the reason is left out before the words scroll.
const LEAST_SCROLLED: f32 = 40.0;
/// More lines than any sentence here takes.
const MOST_LINES: usize = 20;
/// Space between two buttons.
const GAP: f32 = 8.0;

/// The preview of the move that is asked about.
pub fn preview(view: &BoardContext<'_>) -> Option<MovePreview> {
    MovePreview::of(&shown(view.session)?.held.turn)
}

/// The question, unless the board plays what Kete expects.
fn shown(session: &GameSession) -> Option<&Warning> {
    session.coach.warning.as_ref().filter(|_| session.variation.is_none())
}

/// Everything that its words name: the reply that would punish the move, in orange, and the move
/// that would meet it with what it takes, in yellow.
pub fn reply_marks(warning: &Warning, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let Some((threat, remedy)) = &warning.threat else { return };
    for turn in warning.turns_between() {
        if turn.mover == warning.held.turn.mover {
            marks.extend(Spot::start(&turn.mv).map(BoardMark::Chosen));
        } else {
            marks.extend(turn_marks::answer(&turn));
        }
    }
    let (shown, named) = (warning.held.turn.before.setup(), named_holes(&threat.haul));
    turn_marks::reply(&threat.turn.turn, &shown, &named, hidden, marks);
    marks.extend(remedy.turns.iter().flat_map(|played| turn_marks::advice(&played.turn)));
    let capturing = &remedy.turns[remedy.at].turn;
    turn_marks::advised(capturing, &named_holes(&remedy.haul), hidden, marks);
}

/// The text of the card for a screen reader.
pub fn text(warning: &Warning) -> String {
    let WarningWords { head, remedy, .. } = &warning.says;
    if remedy.is_empty() { head.clone() } else { format!("{head} {remedy}") }
}

fn rethink<'a>() -> Button<'a> {
    Button::new(say::coach::rethink()).look(ButtonLook::Primary).key("Esc").salt("warning")
}

fn hint<'a>() -> Button<'a> {
    Button::new(Command::Hint.label()).icon(Icon::Bulb).salt("warning")
}

fn see<'a>() -> Button<'a> {
    let command = Command::SeeOnBoard;
    Button::new(command.label()).key(command.keys().unwrap_or_default()).salt("warning")
}

fn stop<'a>() -> Button<'a> {
    Button::new(say::coach::stop_asking()).look(ButtonLook::Link).salt("warning")
}

/// Moves the focus to `Rethink` when the question appears, and back to where it was afterwards.
pub fn hand_keyboard(ui: &Ui, view: &BoardContext<'_>) {
    let id = Id::unique("keyboard before the warning");
    let before: Option<Option<Id>> = ui.ctx().data(|data| data.get_temp(id));
    let focused = ui.memory(|memory| memory.focused());
    match (shown(view.session), before) {
        (Some(warning), None) => {
            let pointed = MovePreview::of(&warning.held.turn).map(|preview| preview.pointed);
            let back = focused.and(pointed).map(|at| hole_id(at.hole, at.colour));
            ui.ctx().data_mut(|data| data.insert_temp(id, back));
            ui.memory_mut(|memory| memory.request_focus(rethink().id()));
        }
        (None, Some(before)) => {
            ui.ctx().data_mut(|data| data.remove_temp::<Option<Id>>(id));
            let own = [rethink().id(), hint().id(), see().id(), stop().id()];
            let is_free = focused.is_none_or(|focused| own.contains(&focused));
            if let Some(before) = before.filter(|_| is_free) {
                ui.memory_mut(|memory| memory.request_focus(before));
            }
        }
        _ => {}
    }
}

/// What the card says, in lines of runs; without the reason where there is no room for it.
fn lines<'a>(
    theme: &Theme,
    warning: &'a Warning,
    reason: Option<&'a str>,
    size: Text,
) -> Vec<Run<'a>> {
    let WarningWords { head, remedy, .. } = &warning.says;
    let head = run(head.as_str(), size, true, theme.text);
    let remedy = run(remedy.as_str(), Text::Body, true, theme.text);
    let reason = reason.map(|reason| run(reason, Text::Body, false, theme.muted));
    let lines = [Some(head), (!remedy.words.is_empty()).then_some(remedy), reason];
    lines.into_iter().flatten().collect()
}

fn high(ui: &Ui, lines: &[Run<'_>], width: f32) -> f32 {
    lines.iter().map(|line| flow(ui, from_ref(line), width, MOST_LINES).size().y + 2.0).sum()
}

/// The height of as many whole rows as there is room for, so that none is cut in half.
fn whole_rows(ui: &Ui, lines: &[Run<'_>], width: f32, room: f32) -> f32 {
    let (mut top, mut height) = (0.0, 0.0);
    for line in lines {
        let galley = flow(ui, from_ref(line), width, MOST_LINES);
        let ends = galley.rows.iter().map(|row| top + row.rect().max.y);
        height = ends.filter(|end| *end <= room).fold(height, f32::max);
        top += galley.size().y + 2.0;
    }
    if height > 0.0 { height } else { room }
}

/// Why the tutor asks, unless the words say it already.
fn reason(session: &GameSession, warning: &Warning) -> Option<String> {
    let Warning { graded, says, .. } = warning;
    let why = || words::why_asked(graded, session.coach.threshold, says.cost.as_deref());
    (!says.is_win).then(why)
}

/// The place of the card: the story's, and of the free room below it as much as its words need.
/// The board above keeps its size and place.
pub fn place(ui: &Ui, view: &BoardContext<'_>, warning: &Warning) -> Rect {
    let card = view.layout.story;
    let reason = reason(view.session, warning);
    let said = lines(Theme::of(ui.ctx()), warning, reason.as_deref(), Text::Story);
    let width = card.width() - 2.0 * MARGIN.x - DISC - BEHIND_DISC;
    let needs = high(ui, &said, width) + SPARE + Sizes::get().height.button + 2.0 * MARGIN.y;
    let lowest = (view.layout.control.min.y - ABOVE_BAR).max(card.max.y);
    card.with_max_y((card.min.y + needs).clamp(card.max.y, lowest))
}

pub fn warning_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    card: Rect,
    warning: &Warning,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let rect = card.shrink2(MARGIN);
    let left = rect.min.x + DISC + BEHIND_DISC;
    let width = rect.max.x - left;
    let reason = reason(view.session, warning);
    let lines = |size, with_reason: bool| {
        lines(theme, warning, reason.as_deref().filter(|_| with_reason), size)
    };
    let sizes = Sizes::get();
    let (usual, small) = (sizes.height.button, sizes.height.small_button);
    // In a low card buttons and letters shrink first, then the words scroll. Where hardly a line
    // would be seen of them, the reason is left out before that.
    let can_scroll = rect.height() - small - 4.0 >= LEAST_SCROLLED;
    let mut ways = vec![(Text::Story, true, usual), (Text::Body, true, small)];
    if !can_scroll {
        ways.extend([(Text::Story, false, small), (Text::Body, false, small)]);
    }
    let fits = |ui: &Ui, (size, with_reason, button): (Text, bool, f32)| {
        high(ui, &lines(size, with_reason), width) + button + 4.0 <= rect.height()
    };
    let way = ways.into_iter().find(|way| fits(ui, *way));
    let (size, with_reason, button) = way.unwrap_or((Text::Body, true, small));
    let said = lines(size, with_reason);
    let whole = high(ui, &said, width) + button;
    let spare = (rect.height() - whole).max(0.0);
    let gap = (0.6 * spare).clamp(0.0, 12.0);
    let top = rect.min.y + (0.5 * (spare - gap)).clamp(0.0, 28.0);
    let head_height = high(ui, &said[..1], width);
    let disc = pos2(rect.min.x + 0.5 * DISC, top + 0.5 * head_height.min(DISC));
    ui.painter().circle_filled(disc, 0.5 * DISC, theme.warn);
    let sign = Rect::from_center_size(disc - vec2(0.0, 1.0), vec2(17.0, 17.0));
    Icon::Warning.paint(ui.painter(), sign, theme.card);
    // The live label has these words, so that all but the reason are only painted.
    let say = |ui: &mut Ui, at: Pos2, width: f32| {
        let mut y = at.y;
        for (number, line) in said.iter().enumerate() {
            let at = pos2(at.x, y);
            if with_reason && number + 1 == said.len() {
                return label(ui, at, width, MOST_LINES, from_ref(line)).max.y;
            }
            let galley = flow(ui, from_ref(line), width, MOST_LINES);
            y += galley.size().y + 2.0;
            ui.painter().galley(at, galley, theme.text);
        }
        y
    };
    let y = if way.is_some() {
        let end = say(ui, pos2(left, top), width);
        (end + gap).min(rect.max.y - button)
    } else {
        let y = rect.max.y - button;
        let height = whole_rows(ui, &said, width - VISIBLE_BAR, y - 4.0 - rect.min.y);
        let room = Rect::from_min_size(pos2(left, rect.min.y), vec2(width, height));
        // Another warning begins at its first line.
        let salt = format!("warning {}", warning.since);
        scrolled_visibly(ui, room, &salt, |ui, top| say(ui, top, width - VISIBLE_BAR));
        y
    };
    let room = Rect::from_min_max(pos2(left, y), pos2(rect.max.x, y + button));
    buttons(ui, view, (room, rect.min.x), warning, button < usual, intents);
}

fn buttons(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    (room, least): (Rect, f32),
    warning: &Warning,
    is_low: bool,
    intents: &mut Vec<Intent>,
) {
    let play = say::coach::PlayIt { move_: short(&warning.held.turn.mv) }.text();
    let coach = |intent| Intent::Coach(intent);
    let mut list = vec![(rethink(), coach(CoachIntent::Rethink))];
    let may_hint = is_open(view.state, Command::Hint)
        || matches!(view.session.pending, PendingMove::House { .. });
    if may_hint {
        list.push((hint(), coach(CoachIntent::Hint)));
    }
    list.push((Button::new(&play).salt("warning"), coach(CoachIntent::Play)));
    if is_open(view.state, Command::SeeOnBoard) {
        list.push((see(), Intent::Command(Command::SeeOnBoard)));
    }
    list.push((stop(), coach(CoachIntent::StopAsking)));
    let needs = |ui: &Ui, list: &[(Button<'_>, Intent)]| {
        list.iter().map(|(button, _)| button.width(ui) + GAP).sum::<f32>() - GAP
    };
    // In a narrow card they begin at its very edge; what still has no room gets smaller, then loses
    // its key.
    let width = room.max.x - least;
    if is_low || needs(ui, &list) > width {
        list = list.into_iter().map(|(button, intent)| (button.small(), intent)).collect();
    }
    if needs(ui, &list) > width {
        list = list.into_iter().map(|(button, intent)| (button.without_key(), intent)).collect();
    }
    let mut x = (room.max.x - needs(ui, &list)).clamp(least, room.min.x);
    for (button, intent) in list {
        let width = button.width(ui);
        if intent == coach(CoachIntent::StopAsking) {
            x = x.max(room.max.x - width);
        }
        let place = Rect::from_min_size(pos2(x, room.min.y), vec2(width, room.height()));
        intent_button(ui, (button, intent), place, intents);
        x += width + GAP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::animation::Speed;
    use crate::draw::board::view::Tint;
    use crate::game::{GameInProgress, Player, Tutoring};
    use crate::narration::turns::ALL_SEEN;
    use crate::rules::{BySide, GameName, Ruleset, Setup};
    use crate::search::Limits;
    use crate::tutor::weigh;

    #[test]
    fn the_board_marks_what_a_free_move_and_the_next_one_take() {
        // After E, North captures 5 in B. B gives another move, and then A captures 2 in e.
        let setup = Setup::parse(GameName::Basic, "1,5,2,6,3,0/0,5,2,6,2,0 2-2 S");
        let players = BySide::new(Player::You, Player::Friend);
        let ruleset = Ruleset::new(GameName::Basic);
        let game = GameInProgress::from_setup(ruleset, players, &setup.expect("a position"));
        let mut session = GameSession::new(game.expect("possible"));
        session.game.set_tutoring(Tutoring::Teach);
        session.coach.threshold = 4;
        let weighed = weigh(session.position(), Vec::new(), Limits::nodes(2_000));
        session.learn(session.game.current(), &weighed);
        let mv = session.position().parse_move("E").expect("a move");
        let turn = session.game.look_ahead(&mv).expect("legal");
        session.propose(turn, 0, 10.0, Speed::Off);
        session.follow_coach(10.1);
        let warning = session.coach.warning.as_ref().expect("E loses seeds");
        assert!(warning.says.remedy.contains("B, then A"), "{}", warning.says.remedy);
        let mut marks = Vec::new();
        reply_marks(warning, ALL_SEEN, &mut marks);
        let tags = marks.iter().filter_map(|mark| match mark {
            BoardMark::Tag { place, text, tint: Tint::Yellow, .. } => {
                Some((place.to_string(), text.as_str()))
            }
            _ => None,
        });
        assert_eq!(tags.collect::<Vec<_>>(), [("e".to_owned(), "takes 2")]);
        let is_path =
            |mark: &&BoardMark| matches!(mark, BoardMark::Path { tint: Tint::Yellow, .. });
        assert_eq!(marks.iter().filter(is_path).count(), 2, "a path for each move");
    }
}
