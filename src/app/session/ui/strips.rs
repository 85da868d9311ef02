//! The players' strips: names, whose turn it is, seeds captured.

use egui::{Align2, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::buttons::{button_from_left, button_from_right};
use super::house_chip::house_chip;
use super::names::{short, whole};
use super::offers::{offer_line, offer_words};
use super::ring_card::ring_card;
use super::view::BoardContext;
use crate::app::available::is_open;
use crate::app::board_intents::has_kete;
use crate::app::clock::ui::{clock_ui, clock_width};
use crate::app::clock::update::may_pause;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::{Offered, PendingMove};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{
    ChipTone, chip, chip_width, galley, label, line, paint_words, run,
};
use crate::app::widgets::side_disc::{player_seed, side_disc};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_seeds;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, Player};
use crate::rules::{Move, OffBoard, RuleKind, Side, Step, Turn};
use crate::texts::messages as say;

/// Width of a seed of the hand on a strip, with the space to the next.
const IN_HAND: f32 = 24.0;
/// Below this width a strip has no room for count and clock.
const TIGHT: f32 = 200.0;
/// Width of a player's coloured seed, with the space after it.
const SEED: f32 = 18.0;

pub fn strips_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let lower = if view.session.flipped { Side::North } else { Side::South };
    let mut counts = view.session.counts(&view.landed.setup);
    for side in Side::ALL {
        counts[side] -= view.session.handful_in_tray(side).unwrap_or(0);
    }
    for side in [lower, lower.other()] {
        let rect = view.layout.strips[side];
        ground(ui, view, side, rect);
        if view.layout.ring {
            ring_card(ui, view, (side, counts[side]), rect, intents);
        } else {
            strip(ui, view, (side, counts[side]), rect, art, intents);
        }
    }
}

pub(super) fn is_to_move(view: &BoardContext<'_>, side: Side) -> bool {
    view.landed.to_move == Some(side) && view.session.round_to_read().is_none()
}

fn ground(ui: &Ui, view: &BoardContext<'_>, side: Side, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let radius =
        if view.layout.ring { Sizes::get().radius.card } else { Sizes::get().radius.control };
    let stroke = match is_to_move(view, side) {
        true => Stroke::new(1.5, theme.accent),
        false if view.layout.ring => Stroke::new(1.0, theme.line),
        false => return,
    };
    ui.painter().rect_filled(rect, radius, theme.card);
    ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
}

/// What the number at the right counts.
pub(super) fn counted(view: &BoardContext<'_>) -> &'static str {
    match view.session.name().facts().off_board {
        OffBoard::Nothing => say::labels::front_row(),
        OffBoard::ExtraSeeds => say::labels::extra_seeds(),
        OffBoard::Store if matches!(view.session.pending, PendingMove::Layout { .. }) => {
            say::labels::seeds_in_all()
        }
        OffBoard::Store => say::labels::seeds_taken(),
    }
}

/// The chip that says what a side is doing.
pub(super) fn state_of(view: &BoardContext<'_>, side: Side) -> Option<(String, ChipTone)> {
    let session = view.session;
    let player = session.game.players()[side];
    if session.variation.is_some() {
        let is_next = is_to_move(view, side);
        return is_next.then(|| (say::analysis::ghost_to_move().to_owned(), ChipTone::Warn));
    }
    if let Some(turn) = session.turn_being_sown() {
        return if turn.mover == side {
            let says = match turn.mv {
                mv @ Move::Fill(_) => short(&mv),
                Move::Pass => say::play::passed().to_owned(),
                mv => words::sows(&short(&mv), first_lift(view, turn)),
            };
            Some((says, ChipTone::Accent))
        } else {
            thinks_ahead(view, side).or_else(|| played_last(view, side))
        };
    }
    // A film shows an old turn.
    if is_to_move(view, side) && session.explain.is_none() {
        if session.locked {
            // A board to look at waits for nobody.
            return None;
        }
        if !player.is_person() {
            if view.engine_trouble().is_some() {
                return Some((say::engine::engine_stopped().to_owned(), ChipTone::Warn));
            }
            let thinking = view.state.thinking?;
            let waited = view.now - thinking.since;
            let secs = waited.max(0.0) as u64;
            return (waited >= 0.3).then(|| (words::thinking_for(secs), ChipTone::Accent));
        }
        return Some(match &session.pending {
            PendingMove::House { .. } => (say::labels::choose_house().to_owned(), ChipTone::Warn),
            PendingMove::Opening(placed) => {
                (say::hand::Opening { count: 5 - placed.len() }.text(), ChipTone::Warn)
            }
            PendingMove::Layout { .. } => (say::labels::lay_out().to_owned(), ChipTone::Warn),
            _ if must_feed(view) => (say::labels::must_feed().to_owned(), ChipTone::Warn),
            _ if waits(view) => (say::clock::waits().to_owned(), ChipTone::Quiet),
            _ if player == Player::You => (say::labels::your_turn().to_owned(), ChipTone::Good),
            _ => (say::labels::to_move().to_owned(), ChipTone::Good),
        });
    }
    if matches!(session.pending, PendingMove::Layout { .. }) {
        let layer = session.mover();
        let is_you = words::is_you(&session.game, layer);
        let last = session.game.rounds().last().copied();
        let won = last.filter(|round| round.winner == Some(side)).map(|round| round.number);
        let words = words::by_names(&session.game, || words::copies(won, layer, is_you));
        return Some((words, ChipTone::Good));
    }
    played_last(view, side)
}

/// The move a side played, if it made the last turn.
fn played_last(view: &BoardContext<'_>, side: Side) -> Option<(String, ChipTone)> {
    let turn = landed_turn(view, side)?;
    let says = match turn.mv {
        Move::Pass => say::play::passed().to_owned(),
        mv @ Move::Fill(_) => whole(&mv),
        mv => words::played(&short(&mv), first_lift(view, turn)),
    };
    Some((says, ChipTone::Quiet))
}

/// The last turn that has ended, if this side made it.
fn landed_turn<'a>(view: &'a BoardContext<'_>, side: Side) -> Option<&'a Turn> {
    view.session.game.node(view.landed.at).entry().turn().filter(|turn| turn.mover == side)
}

/// The layout that a side made last, in few words.
fn short_layout(view: &BoardContext<'_>, side: Side) -> Option<(String, ChipTone)> {
    let turn = landed_turn(view, side)?;
    matches!(turn.mv, Move::Fill(_)).then(|| (short(&turn.mv), ChipTone::Quiet))
}

/// That a machine already thinks while the other side is sowing.
fn thinks_ahead(view: &BoardContext<'_>, side: Side) -> Option<(String, ChipTone)> {
    let player = view.session.game.players()[side];
    let thinking = view.state.thinking.filter(|_| !player.is_person())?;
    (view.now - thinking.since >= 0.3).then(|| (words::thinks_ahead(player), ChipTone::Quiet))
}

/// How many seeds a turn sows first; none if they are hidden, and for openings and layouts.
fn first_lift(view: &BoardContext<'_>, turn: &Turn) -> Option<u8> {
    let hidden = view.hidden_of_played();
    let first = turn.events.iter().find_map(|event| match event.step {
        // After an extra seed the first seeds sown may be eaten ones.
        Step::Lift { hole, count, .. } | Step::Eat { hole, count } => Some((hole, count)),
        _ => None,
    });
    let plain = matches!(turn.mv, Move::Hole(_) | Move::Colour(..) | Move::Way { .. });
    first.filter(|(hole, _)| plain && !hidden[hole.owner()]).map(|(_, count)| count)
}

/// The offer, if this side's strip shows it: Kete's for its own offer, else that of the person asked.
fn offer_in(view: &BoardContext<'_>, side: Side) -> Option<Offered> {
    let offer = view.session.offer()?;
    let kete = !view.session.game.players()[offer.by].is_person();
    let shown_at = if kete { offer.by } else { offer.by.other() };
    (shown_at == side).then_some(offer)
}

/// The answers to an offer, the first at the left.
fn answers(view: &BoardContext<'_>, offer: Offered) -> [(Button<'static>, Intent); 2] {
    let accept = Button::new(say::labels::accept()).look(ButtonLook::Primary).small();
    [
        (
            // A hole pointed at has the story card; what accepting gives is said here too.
            accept.tip(offer_line(view, offer)).salt("offer"),
            Intent::AcceptOffer(offer.agreement),
        ),
        (Button::new(say::labels::play_further()).small().salt("offer"), Intent::DeclineOffer),
    ]
}

/// Whether the offer that waits for an answer fits into its strip; if not, the story card shows it.
pub fn has_room_for_offer(ui: &Ui, view: &BoardContext<'_>) -> bool {
    let Some((side, offer)) =
        Side::ALL.into_iter().find_map(|side| Some((side, offer_in(view, side)?)))
    else {
        return false;
    };
    let buttons: f32 = answers(view, offer).iter().map(|(button, _)| button.width(ui) + 8.0).sum();
    let words = chip_width(ui, &offer_words(view, offer), ChipTone::Warn);
    let name = view.player(side);
    let name = galley(ui, &name, Text::Body, true, egui::Color32::PLACEHOLDER).size().x;
    let clock = clock_width(ui, view.session, side);
    let needed = 51.0 + name + 10.0 + words + 10.0 + buttons + 60.0 + clock;
    !view.layout.ring && view.metrics.side.is_some() && needed <= view.layout.strips[side].width()
}

/// An offer and its answers.
fn offer(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    at: Pos2,
    offer: Offered,
    intents: &mut Vec<Intent>,
) {
    let mut x = chip(ui, at, &offer_words(view, offer), ChipTone::Warn).max.x + 10.0;
    let height = Sizes::get().height.small_button;
    for answer in answers(view, offer) {
        x = button_from_left(ui, answer, pos2(x, at.y - height / 2.0), height, intents) + 8.0;
    }
}

/// Whether the clock of the person to move waits for a move.
fn waits(view: &BoardContext<'_>) -> bool {
    may_pause(view.session) && view.session.clock.paused
}

/// Whether the side to move must feed the other side.
fn must_feed(view: &BoardContext<'_>) -> bool {
    let session = view.session;
    let position = session.position();
    let other = session.mover().other();
    let feeds = session.name().rule_about(RuleKind::Feed).is_some();
    feeds && position.setup().on_side(other) == 0 && session.awaits_person()
}

/// The handful that ended a game of Bawo: it is in no hole.
fn last_handful(view: &BoardContext<'_>, side: Side) -> Option<LastHandful> {
    let over =
        view.session.name().facts().off_board == OffBoard::Nothing && !view.session.is_sowing();
    let left = view.session.seed_layout().setup().stores[side];
    match view.session.handful_in_tray(side) {
        Some(count) => Some(LastHandful { count, has_tray: true }),
        None => (over && left > 0).then_some(LastHandful { count: left, has_tray: false }),
    }
}

/// The seeds in hand with which a game ended, and whether they are in a tray.
struct LastHandful {
    count: u16,
    has_tray: bool,
}

/// The last handful as a chip, named as extra seeds are.
fn handful_chip(ui: &mut Ui, at: Pos2, side: Side, of: LastHandful) -> Rect {
    let theme = Theme::of(ui.ctx());
    let LastHandful { count, has_tray } = of;
    let words = say::play::InHandCount { count }.text();
    let size = vec2(chip_width(ui, &words, ChipTone::Quiet), 24.0);
    let rect = Rect::from_min_size(pos2(at.x, at.y - size.y / 2.0), size);
    ui.painter().rect_filled(rect, size.y / 2.0, theme.sunken);
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, theme.text);
        ui.painter().rect_stroke(rect, size.y / 2.0, stroke, StrokeKind::Inside);
    }
    let ink = theme.text;
    paint_words(ui, rect.center(), Align2::CENTER_CENTER, &words, Text::Chip, false, ink);
    // A tray has this name itself.
    let name = match has_tray {
        true => words,
        false => say::names::Extra { owner: side, count }.text(),
    };
    let response = ui.interact(rect, Id::unique(("last handful", side)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    rect
}

fn strip(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    (side, count): (Side, u16),
    rect: Rect,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let middle = rect.center().y;
    let compact = view.metrics.side.is_none();
    let radius = if compact { 11.5 } else { 14.0 };
    side_disc(ui, pos2(rect.min.x + if compact { 19.0 } else { 27.0 }, middle), radius, side);
    let x = rect.min.x + if compact { 38.0 } else { 51.0 };
    let count = count.to_string();
    let number = run(&count, Text::Section, true, theme.text);
    let has_clock = view.session.game.time_control().is_some();
    // A very narrow strip has the clock in place of the count, which the board shows too.
    let is_tight = has_clock && rect.width() < TIGHT;
    let mut right = rect.max.x - 12.0;
    if !is_tight {
        right = line(ui, pos2(right, middle), Align2::RIGHT_CENTER, &number).min.x - 9.0;
    }
    let offered = offer_in(view, side).filter(|_| view.offer_in_strip);
    if !compact && offered.is_none() {
        let what = run(counted(view), Text::Chip, false, theme.muted);
        right = line(ui, pos2(right, middle), Align2::RIGHT_CENTER, &what).min.x - 12.0;
    }
    if has_clock {
        let at = pos2(right, middle);
        right = clock_ui(ui, view.session, side, at, !is_tight, intents) - 9.0;
    }
    let state = state_of(view, side).filter(|_| offered.is_none());
    let player = view.session.game.players()[side];
    let name = view.player(side);
    // The name gives way before the chip does.
    let chip_room = state.as_ref().map_or(0.0, |(words, tone)| chip_width(ui, words, *tone));
    let whole = galley(ui, &name, Text::Body, true, theme.text).size().x;
    let person = view.session.game.people()[side];
    let short = words::player_short(&player, &person);
    let short_width = galley(ui, short, Text::Body, true, theme.text).size().x;
    let fits = |name: f32, chip: f32| x + name + 10.0 + chip <= right;
    // It stays whole if even the short one would leave no room for the chip.
    let whole_anyway = fits(whole, 0.0) && !fits(short_width, chip_room);
    let name = if fits(whole, chip_room) || whole_anyway { name } else { short.to_owned() };
    let name_run = run(&name, Text::Body, true, theme.text);
    // Beside a clock even the short name may have no room: then it is cut.
    let shown = galley(ui, &name, Text::Body, true, theme.text).size();
    let at = pos2(x, middle - shown.y / 2.0);
    let mut x = label(ui, at, shown.x.min(right - x).max(24.0), 1, &[name_run]).max.x + 10.0;
    if let Some(seed) = person.seed.filter(|_| x + SEED <= right) {
        player_seed(ui, pos2(x + 3.0, middle), seed);
        x += SEED;
    }
    if let Some(offered) = offered {
        offer(ui, view, pos2(x, middle), offered, intents);
        return;
    }
    if let Some(handful) = last_handful(view, side) {
        x = handful_chip(ui, pos2(x, middle), side, handful).max.x + 10.0;
    }
    // Whose turn it is must be shown, if necessary in fewer words.
    let turn = match player {
        _ if matches!(view.session.pending, PendingMove::Layout { .. }) => {
            say::labels::lay_out_few()
        }
        Player::You => say::labels::your_turn(),
        _ => say::labels::to_move(),
    };
    let is_shown_again = view.session.is_sowing() || view.session.explain.is_some();
    let fewer = match view.session.variation {
        Some(_) => Some((say::analysis::ghost_short(), ChipTone::Warn)),
        None if is_shown_again => None,
        None => Some((turn, ChipTone::Good)),
    };
    let fewer = fewer.filter(|_| is_to_move(view, side));
    let fewer = fewer.map(|(words, tone)| (words.to_owned(), tone));
    let fewer = fewer.or_else(|| short_layout(view, side));
    let texts = state.map(|whole| [Some(whole), fewer]).into_iter().flatten().flatten();
    let mut texts = texts.filter(|(words, tone)| x + chip_width(ui, words, *tone) <= right);
    if let Some((words, tone)) = texts.next() {
        x = chip(ui, pos2(x, middle), &words, tone).max.x + 10.0;
    }
    // The side to move may need room for a button.
    let kept = if is_to_move(view, side) { 180.0 } else { 0.0 };
    x = house_chip(ui, view, side, pos2(x, middle), right - kept);
    if is_to_move(view, side) {
        // If there is no room for them, the story card says how many are left.
        if let PendingMove::Opening(placed) = &view.session.pending
            && x + 4.0 + IN_HAND * (5 - placed.len()) as f32 <= right
        {
            let board =
                view.session.seed_layout().show(false, view.state.material(), view.state.seeds());
            let seeds = vec![None; 5 - placed.len()];
            paint_seeds(ui.painter(), pos2(x + 4.0, middle), 22.0, &board, &seeds, art);
        }
        // A narrow strip has no room for these: the story card shows them.
        if !compact {
            choices(ui, view, pos2(right, middle), intents);
        }
        pause(ui, view, pos2(right, middle), x, intents);
    }
}

/// The pause of a turn being sown in a lesson, which has no story card for it.
fn pause(ui: &mut Ui, view: &BoardContext<'_>, right: Pos2, left: f32, intents: &mut Vec<Intent>) {
    let is_without_story = view.lesson_marks.is_some() && !has_kete(view.state);
    if !is_without_story || !view.session.may_pause() {
        return;
    }
    let step = |icon, command: Command| (Button::icon_only(icon, command.label()), command);
    let buttons = match view.session.is_paused() {
        true => vec![
            step(Icon::Forward, Command::SeedOn),
            step(Icon::Back, Command::SeedBack),
            (Button::new(say::labels::go_on()), Command::Pause),
        ],
        false => vec![(Button::new(Command::Pause.label()), Command::Pause)],
    };
    let height = Sizes::get().height.small_button;
    let mut x = right.x;
    for (button, command) in buttons {
        let enabled = is_open(view.state, command);
        let button = button.small().salt("strip").tip(command.tip()).enabled(enabled);
        if x - button.width(ui) < left {
            return;
        }
        let button = (button, Intent::Command(command));
        x = button_from_right(ui, button, pos2(x, right.y - height / 2.0), height, intents) - 6.0;
    }
}

/// What a turn allows besides playing a hole.
fn choices(ui: &mut Ui, view: &BoardContext<'_>, right: Pos2, intents: &mut Vec<Intent>) {
    let session = view.session;
    let height = Sizes::get().height.small_button;
    let at = pos2(right.x, right.y - height / 2.0);
    // If only a pass is left, its button gets the focus once, and again after each refusal, so that
    // Enter passes.
    let shown = Id::unique("pass shown at");
    let refused = session.refusal.as_ref().map(|refusal| refusal.since.to_bits());
    let here = Some((session.game.current(), refused));
    let before = ui.ctx().data(|data| data.get_temp::<Option<(NodeId, Option<u64>)>>(shown));
    if session.open_moves().contains(&Move::Pass) {
        let button =
            Button::new(say::labels::pass()).look(ButtonLook::Primary).small().key("Enter");
        let id = button.id();
        button_from_right(ui, (button, Intent::Pass), at, height, intents);
        if before.flatten() != here {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        ui.ctx().data_mut(|data| data.insert_temp(shown, here));
    } else if session.pending == PendingMove::None && session.may_place_five() {
        let mut button = Button::new(say::labels::place_five_instead()).small();
        if let Some(rule) = session.name().rule_about(RuleKind::Opening) {
            button = button.tip(crate::narration::rule(rule).sentence.as_str());
        }
        button_from_right(ui, (button, Intent::StartOpening), at, height, intents);
    }
}
