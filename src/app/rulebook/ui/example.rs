//! The card of the example: its board with the film of the move, the twin position, and the board
//! to try moves on.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::rulebook::example::{Example, Trial};
use crate::app::rulebook::intent::RulesIntent;
use crate::app::rulebook::state::Rulebook;
use crate::app::session::intent::FilmIntent;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::session::ui::example::ExampleBoard;
use crate::app::session::ui::story::rules::chips as rule_chips;
use crate::app::session::ui::tap_buttons::{tap_buttons_ui, tap_width};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::Segments;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, flow, label, line, run, status};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::view::{BoardMark, MarkLevel, Spot, Tint};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::narration::turns::ALL_SEEN;
use crate::rulebook::example::{Case, Does};
use crate::rules::{BoardShape, Move};
use crate::texts::messages as say;
use crate::tutor::drills::NoDrill;

const PAD: f32 = 18.0;
fn row_height() -> f32 {
    Sizes::grown(30.0)
}
/// Board widths are multiples of this.
const STEP: f32 = 24.0;
/// Height for sowing by hand.
const HAND: f32 = 104.0;
/// From this free width on the text is beside a narrow board.
const BESIDE: f32 = 300.0;

/// The card fits into `height` if it can. Returns its lower end.
pub fn example_ui(
    ui: &mut Ui,
    (seen, height): (Rect, f32),
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) -> f32 {
    let book = &state.rulebook;
    let found = book.example.as_ref().filter(|it| it.worked.of == (book.ruleset, book.rule));
    let Some((example, session)) = found.map(|it| (it, it.board())) else {
        return none(ui, seen, book, intents);
    };
    let pad = if metrics.side.is_some() { PAD } else { 12.0 };
    let width = seen.width() - 2.0 * pad;
    let form = session.geometry().form;
    let head = 44.0;
    let foot = foot_height(ui, example, width);
    let least = match session.position().shape() {
        BoardShape::TwoRows { .. } => 170.0,
        BoardShape::FourRows => 240.0,
        BoardShape::Ring => 300.0,
    };
    // The text is below the board, or beside a narrow one.
    let alone = (height - head - pad).max(least);
    let beside = width - alone / form.height() - 20.0 >= BESIDE;
    let (board_height, side) = if beside {
        (alone.min(width / form.height()), true)
    } else {
        let room = (height - head - foot - 12.0 - pad).max(least);
        (room.min(width * form.height()), false)
    };
    // Sizes in steps, so that rules with texts of different length share the cached pictures of a
    // board.
    let board_width = (board_height / form.height() / STEP).floor() * STEP;
    let board_size = vec2(board_width, board_width * form.height());
    let board_height = board_size.y;
    let whole = head + board_height + if side { pad } else { 12.0 + foot + pad };
    let rect = Rect::from_min_size(seen.min, vec2(seen.width(), whole));
    card(ui, rect, None);
    let inner = rect.shrink2(vec2(pad, 0.0));
    top(ui, inner.with_max_y(inner.min.y + head), example, intents);
    let upper = inner.min.y + head;
    let (board_rect, below) = if side {
        let board = Rect::from_min_size(pos2(inner.min.x, upper), board_size);
        let rest = Rect::from_min_max(
            pos2(board.max.x + 20.0, upper),
            pos2(inner.max.x, rect.max.y - pad),
        );
        (board, rest)
    } else {
        let at = pos2(inner.center().x - board_size.x / 2.0, upper);
        let board = Rect::from_min_size(at, board_size);
        let rest = Rect::from_min_max(pos2(inner.min.x, board.max.y + 12.0), inner.max);
        (board, rest)
    };
    let marks = marks(example);
    let board =
        ExampleBoard::new(board_rect, metrics, (state, session), example.foreseen(), &marks, now);
    board.show(ui, art, intents);
    match &example.trial {
        Some(trial) => trial_foot(ui, below, &board, trial, session, intents),
        None => film_foot(ui, below, &board, example, side, intents),
    }
    rect.max.y
}

/// Why there is no example, and a button for options with one.
fn none(ui: &mut Ui, seen: Rect, book: &Rulebook, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let game = book.ruleset.name();
    let why = book.lacks_example();
    let says = match why {
        Some(why) => words::no_example(game, book.rule, why),
        None => say::rulebook::looking_for_example().to_owned(),
    };
    let runs = [run(&says, Text::Body, false, theme.muted)];
    let width = seen.width() - 2.0 * PAD;
    let mut height = flow(ui, &runs, width, 4).size().y + 2.0 * PAD;
    let needs = match why {
        Some(NoDrill::Needs(options)) => Some(options),
        _ => None,
    };
    let button_height = Sizes::get().height.button;
    if needs.is_some() {
        height += button_height + 10.0;
    }
    let rect = Rect::from_min_size(seen.min, vec2(seen.width(), height));
    card(ui, rect, None);
    let y = label(ui, rect.min + vec2(PAD, PAD), width, 4, &runs).max.y + 10.0;
    if let Some(options) = needs {
        let named: Vec<(&str, &str)> = options
            .split(' ')
            .filter_map(|word| word.split_once('='))
            .filter_map(|(name, value)| {
                let text = narration::option(game, name)?;
                let (_, label) = text.values.iter().find(|(other, _)| other == value)?;
                Some((text.name.as_str(), label.as_str()))
            })
            .collect();
        let says = words::read_with(&named);
        let button = Button::new(&says).salt("read with");
        let size = vec2(button.width(ui), button_height);
        let place = Rect::from_min_size(pos2(rect.min.x + PAD, y), size);
        if button.show(ui, place).clicked() {
            intents.push(Intent::Rules(RulesIntent::ReadWith(options)));
        }
    }
    rect.max.y
}

/// The title, and the choice between example and twin.
fn top(ui: &mut Ui, row: Rect, example: &Example, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = row.center().y;
    let mut right = row.max.x;
    if example.trial.is_none() && example.worked.has_twin() {
        let chosen = usize::from(example.worked.case == Case::Twin);
        let segments = Segments {
            name: say::rulebook::rule(),
            words: &words::cases(),
            chosen,
            enabled: true,
            height: 28.0,
        };
        right -= segments.width(ui);
        if let Some(picked) = segments.show(ui, pos2(right, middle), "cases") {
            let case = if picked == 0 { Case::Applies } else { Case::Twin };
            intents.push(Intent::Rules(RulesIntent::Case(case)));
        }
        right -= 10.0;
    }
    if example.trial.is_some() {
        let button = Button::new(say::rulebook::back_to_example()).look(ButtonLook::Link).small();
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        right -= size.x;
        let place = Rect::from_min_size(pos2(right, middle - size.y / 2.0), size);
        if button.show(ui, place).clicked() {
            intents.push(Intent::Rules(RulesIntent::EndTrial));
        }
        right -= 10.0;
    }
    let says = if example.trial.is_some() {
        say::rulebook::trying().to_owned()
    } else {
        example.worked.title()
    };
    let runs = [run(&says, Text::CardTitle, true, theme.text)];
    let room = right - row.min.x;
    let height = flow(ui, &runs, room, 1).size().y;
    label(ui, pos2(row.min.x, middle - height / 2.0), room, 1, &runs);
}

/// Marks that the session itself does not make.
fn marks(example: &Example) -> Vec<BoardMark> {
    if example.trial.is_some() {
        return Vec::new();
    }
    let mut marks = Vec::new();
    if let Does::Refuses(illegal) = &example.worked.does {
        if let Some(hole) = illegal.mv.hole() {
            let spot = match illegal.mv {
                Move::Colour(hole, colour) => Spot::Heap(hole, colour),
                _ => hole.into(),
            };
            marks.push(BoardMark::Chosen(spot));
        }
        if example.says_why {
            marks.extend(illegal.holes.iter().map(|hole| BoardMark::Lit((*hole).into())));
        }
    }
    if example.at_start {
        marks.extend(example.worked.differs().into_iter().map(|(place, more)| {
            let text = words::apart(more);
            BoardMark::Tag { place, text, tint: Tint::White, level: MarkLevel::Low }
        }));
    }
    marks
}

/// Height of everything below the board.
fn foot_height(ui: &Ui, example: &Example, width: f32) -> f32 {
    match &example.trial {
        Some(trial) if trial.session.pending.is_by_hand() => HAND,
        Some(_) => row_height() + 34.0,
        None => {
            let says = example.worked.says();
            let ink = egui::Color32::PLACEHOLDER;
            let says = flow(ui, &[run(&says, Text::Body, false, ink)], width, 4).size().y;
            row_height() + 8.0 + says
        }
    }
}

/// Film buttons, film, sentence, and the link to try moves.
fn film_foot(
    ui: &mut Ui,
    room: Rect,
    board: &ExampleBoard<'_>,
    example: &Example,
    side: bool,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let middle = room.min.y + row_height() / 2.0;
    let mut x = room.min.x;
    let film = example.filmed().map_or(0, |session| session.film(ALL_SEEN).len());
    let is_played = !matches!(example.worked.does, Does::Nothing);
    let mut show = |ui: &mut Ui, button: Button<'_>| {
        let width = button.width(ui);
        let place =
            Rect::from_min_size(pos2(x, middle - row_height() / 2.0), vec2(width, row_height()));
        x = place.max.x + 6.0;
        button.show(ui, place).clicked()
    };
    let step = example.step();
    let control = |icon, name: &'static str, enabled| {
        Button::icon_only(icon, name).small().enabled(enabled).tip(name).salt("example")
    };
    if film > 0 {
        for (icon, name, intent) in [
            (Icon::First, say::rulebook::to_its_start(), FilmIntent::Close),
            (Icon::Back, say::rulebook::example_back(), FilmIntent::Back),
        ] {
            if show(ui, control(icon, name, !example.at_start)) {
                intents.push(Intent::Film(intent));
            }
        }
    }
    if is_played {
        let says =
            if example.plays() { say::rulebook::stop_it() } else { say::rulebook::play_it() };
        let play = Button::new(says).look(ButtonLook::Primary).small().key("Space").salt("example");
        if show(ui, play) {
            intents.push(Intent::Rules(RulesIntent::Play));
        }
    }
    if film > 0 {
        let may_go_on = step.is_none_or(|step| step + 1 < film);
        if show(ui, control(Icon::Forward, say::rulebook::example_on(), may_go_on)) {
            intents.push(Intent::Film(FilmIntent::On));
        }
    }
    let link = Button::new(say::rulebook::try_it()).look(ButtonLook::Link).small();
    let link_size = vec2(link.width(ui), Sizes::get().height.small_button);
    let may_try = !example.worked.before.is_over();
    // Where nothing is played the sentence is beside the link.
    let mut y = room.min.y + if is_played { row_height() + 8.0 } else { 5.0 };
    if let Some(session) = example.filmed().filter(|_| film > 0) {
        let place = if side {
            let row = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width(), row_height()));
            y += row_height() + 8.0;
            row
        } else {
            let right = if may_try { room.max.x - link_size.x - 4.0 } else { room.max.x };
            let half = Sizes::grown(28.0) / 2.0;
            Rect::from_min_max(pos2(x + 6.0, middle - half), pos2(right, middle + half + 2.0))
        };
        board.film(ui, session, place, intents);
    }
    let ink = if example.says_why { theme.bad } else { theme.text };
    let says = example.worked.says();
    let runs = [run(&says, Text::Body, false, ink)];
    let response = status(ui, pos2(room.min.x, y), room.width(), 6, &runs);
    if may_try {
        let at = if side {
            pos2(room.min.x - 8.0, response.rect.max.y + 6.0)
        } else {
            pos2(room.max.x + 8.0 - link_size.x, middle - link_size.y / 2.0)
        };
        if link.show(ui, Rect::from_min_size(at, link_size)).clicked() {
            intents.push(Intent::Rules(RulesIntent::Try));
        }
    }
}

/// The result of a tried move, and what else can be done.
fn trial_foot(
    ui: &mut Ui,
    room: Rect,
    board: &ExampleBoard<'_>,
    trial: &Trial,
    session: &GameSession,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let hand = room.with_max_y(room.max.y.min(room.min.y + HAND));
    if board.by_hand(ui, hand, intents) {
        return;
    }
    let foretold = board.foretold();
    let (head, after, ink) = match (&foretold, &trial.tried) {
        (Some(foretold), _) => (foretold.clone(), "", theme.text),
        (None, Some(tried)) if tried.refused => {
            (tried.sentence.clone(), say::rulebook::tried_refused(), theme.bad)
        }
        (None, Some(tried)) => {
            (tried.sentence.clone(), say::rulebook::tried_goes_back(), theme.text)
        }
        (None, None) => (say::rulebook::trying_how().to_owned(), "", theme.muted),
    };
    tap_buttons_ui(ui, room.right_top(), session, intents);
    let mut right = room.max.x - tap_width(ui, session);
    let open = session.open_moves();
    let extra = if open.contains(&Move::Pass) {
        Some((say::labels::pass(), Intent::Pass))
    } else if session.may_place_five() && session.pending == PendingMove::None {
        Some((say::labels::place_five_instead(), Intent::StartOpening))
    } else {
        None
    };
    if let Some((says, intent)) = extra {
        let button = Button::new(says).small().salt("trial");
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        right -= size.x;
        if button.show(ui, Rect::from_min_size(pos2(right, room.min.y), size)).clicked() {
            intents.push(intent);
        }
        right -= 10.0;
    }
    let runs = [run(&head, Text::Body, true, ink)];
    let width = right - room.min.x;
    let shown = status(ui, room.min, width, 3, &runs).rect;
    let y = shown.max.y + 1.0 + Sizes::grown(28.0) / 2.0;
    let Some(tried) = trial.tried.as_ref().filter(|_| foretold.is_none()) else { return };
    let mut x = room.min.x;
    if tried.shows_rule {
        let says = format!("✓ {}", say::rulebook::rule_takes_part());
        let says = run(&says, Text::Chip, true, theme.good);
        x = line(ui, pos2(x, y), Align2::LEFT_CENTER, &says).max.x + 10.0;
    }
    x = rule_chips(ui, pos2(x, y), room.max.x, &tried.rules, "tried");
    let says = run(after, Text::Chip, false, theme.muted);
    line(ui, pos2(x + 2.0, y), Align2::LEFT_CENTER, &says);
}
