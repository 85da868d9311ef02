//! The moments as cards: the board before the move, what was played and what was better.

use egui::{Align2, Color32, Id, Pos2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::graph::disc;
use super::turn_card;
use crate::app::coach::intent::CoachIntent;
use crate::app::coach::moments::Moment;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, focus_ring, galley, label, line, paint_words, run};
use crate::app::widgets::rows::buttons_left;
use crate::app::widgets::scrolled::{VISIBLE_BAR, scrolled_visibly};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::tones::MarkTones;
use crate::draw::board::view::{ArrowWay as Arrow, BoardMark, Spot};
use crate::draw::seed_layout::{self, SeedLayout};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::move_in_sentence;
use crate::rules::{BoardShape, Move, Position, Side, Way};
use crate::texts::messages as say;
use crate::tutor::Grade;

/// Space inside a card, and between cards.
const PAD: f32 = 12.0;
/// Space between the buttons of a card.
const BUTTON_GAP: f32 = 6.0;
const GAP: f32 = 12.0;
/// A card at least this many times as wide as high has its board at the left.
const BESIDE: f32 = 1.35;
/// From this width on, a board has its counts and not only its letters.
pub(super) const LABELLED: f32 = 420.0;
const LEGEND: f32 = 22.0;
/// More lines than the words of a card take.
const MOST_LINES: usize = 30;
/// The shares of its usual size that a board may have beside long words.
const BOARD_SHARES: [f32; 5] = [1.0, 0.9, 0.8, 0.7, LEAST_BOARD];
const LEAST_BOARD: f32 = 0.55;
/// The usual size of a board beside words, of the width of its card.
const BOARD_WIDTH: f32 = 0.63;
/// Holes with a smaller radius, in points, have room for one arrow only.
const BOTH_ARROWS_FROM: f32 = 22.0;

/// The cards side by side, one below the other in a high room, or the chosen one alone; in their
/// place that of a turn chosen in the list of moves.
pub fn moments_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    one: bool,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let moments = view.session.review.moments();
    if rect.height() < 80.0 {
        return;
    }
    let chosen = view.session.review.chosen().filter(|_| !turn_card::is_chosen(view));
    let Some(chosen) = chosen else {
        if view.session.review.is_done() {
            turn_card::turn_card(ui, rect, view, art, intents);
        }
        return;
    };
    if one {
        moment_card(ui, rect, view, chosen, &moments[chosen], art, intents);
        return;
    }
    let is_high = rect.height() > rect.width();
    let count = moments.len() as f32;
    for (number, moment) in moments.iter().enumerate() {
        let at = number as f32;
        let place = if is_high {
            let height = (rect.height() - 2.0 * GAP) / 3.0;
            let top = rect.min.y + at * (height + GAP);
            Rect::from_min_size(pos2(rect.min.x, top), vec2(rect.width(), height))
        } else {
            let width = (rect.width() - (count - 1.0) * GAP) / count;
            let left = rect.min.x + at * (width + GAP);
            Rect::from_min_size(pos2(left, rect.min.y), vec2(width, rect.height()))
        };
        moment_card(ui, place, view, number, moment, art, intents);
    }
}

/// `Turn 30, North d`.
pub fn title(view: &BoardContext<'_>, moment: &Moment) -> String {
    let turn = &moment.turn;
    let player = view.session.game.players()[turn.mover];
    let game = &view.session.game;
    words::by_names(game, || words::moment_title(turn.number, turn.mover, player, &turn.mv))
}

pub(super) struct CardPlaces {
    pub board: Rect,
    /// The upper left corner of the legend.
    legend: Pos2,
    pub words: Rect,
    pub buttons: Rect,
}

impl CardPlaces {
    /// The largest board that leaves room for the words, or else the smallest: then they scroll.
    pub fn of(ui: &Ui, room: Rect, before: &Position, legend: f32, words: &str) -> CardPlaces {
        let place = |share| CardPlaces::with_board(room, before, legend, share);
        let fits = |places: &CardPlaces| words_fit(ui, places.words, words);
        BOARD_SHARES.into_iter().map(place).find(fits).unwrap_or_else(|| place(LEAST_BOARD))
    }

    /// The board has this share of its usual size.
    fn with_board(room: Rect, before: &Position, legend_width: f32, share: f32) -> CardPlaces {
        let button = Sizes::get().height.small_button;
        let ratio = seed_layout::geometry(before, false).form.height();
        let within = |wide: f32, high: f32| {
            let width = wide.min(high / ratio).max(40.0);
            vec2(width, width * ratio)
        };
        let is_beside = room.width() > BESIDE * (room.height() - button);
        if !is_beside {
            // Three lines of text and the buttons keep their space.
            let size = within(room.width(), share * (room.height() - LEGEND - button - 74.0));
            let corner = pos2(room.center().x - size.x / 2.0, room.min.y);
            let board = Rect::from_min_size(corner, size);
            return CardPlaces::with(board, true, room.with_min_y(board.max.y + LEGEND + 2.0));
        }
        let wide = share * BOARD_WIDTH * room.width();
        let (above_legend, whole) =
            (within(wide, room.height() - LEGEND), within(wide, room.height()));
        // A high board takes the whole height.
        let is_narrow = above_legend.x < legend_width.max(0.95 * whole.x);
        let size = if is_narrow { whole } else { above_legend };
        let board = Rect::from_min_size(room.min, size);
        CardPlaces::with(board, !is_narrow, room.with_min_x(board.max.x + 14.0))
    }

    /// Puts the legend under the board or else above the buttons, which are at the foot of the
    /// card.
    fn with(board: Rect, is_under_board: bool, text: Rect) -> CardPlaces {
        let button = Sizes::get().height.small_button;
        let lowest = board.max.y + if is_under_board { LEGEND } else { 0.0 };
        let mut buttons = text.with_min_y(text.max.y - button);
        if lowest < buttons.min.y {
            // The foot of the whole card is free.
            buttons.min.x = buttons.min.x.min(board.min.x);
        }
        let mut words = text.with_max_y(buttons.min.y - 4.0);
        let mut legend = board.left_bottom() + vec2(0.0, 4.0);
        if !is_under_board {
            words.max.y -= LEGEND;
            legend = words.left_bottom();
        }
        CardPlaces { board, legend, words, buttons }
    }
}

fn moment_card(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    number: usize,
    moment: &Moment,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let title = title(view, moment);
    let is_chosen = view.session.review.chosen() == Some(number);
    let id = Id::unique(("moment", number));
    let response = ui.interact(rect, id, Sense::click());
    let name = words::moment_name(number + 1, &title, &moment.fall);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    card(ui, rect, is_chosen.then_some(theme.accent));
    focus_ring(ui, &response, rect, Sizes::get().radius.card);
    if response.clicked() {
        intents.push(Intent::Coach(CoachIntent::Moment(number)));
    }
    let inner = rect.shrink(PAD);
    let top = head(ui, inner, number, &title, moment);
    let room = inner.with_min_y(top + 8.0);
    let is_open = view.session.review.is_open_task(moment);
    let words = if is_open { &moment.task_words } else { &moment.words };
    let places = CardPlaces::of(ui, room, &moment.before, legend_width(ui, is_open), words);
    show_board(ui, places.board, view, moment, number, art);
    legend(ui, places.legend, is_open);
    card_words(ui, places.words, number, words);
    let button = |words, salt| Button::new(words).small().salt((salt, number));
    let mut find = button(say::coach::find_better(), "find").look(ButtonLook::Primary);
    if !moment.may_find {
        find = find.tip(say::coach::no_task());
    }
    let mut show = button(say::after::show_moment(), "show").look(ButtonLook::Link);
    let to = moment.turn.to;
    let name = say::after::show_better();
    let mut better = button(name, "better").look(ButtonLook::Link);
    let is_narrow = |buttons: [&Button<'_>; 3]| {
        let widths = buttons.map(|button| button.width(ui));
        widths.iter().sum::<f32>() + 2.0 * BUTTON_GAP > places.buttons.width()
    };
    if is_narrow([&find, &show, &better]) {
        better = Button::icon_only(Icon::Forward, name).tip(name).small().salt(("better", number));
    }
    if is_narrow([&find, &show, &better]) {
        let name = say::after::show_moment();
        show = Button::icon_only(Icon::Eye, name).tip(name).small().salt(("show", number));
    }
    let buttons = [
        (find.enabled(moment.may_find), Intent::Coach(CoachIntent::FindBetter(to))),
        (show, Intent::Coach(CoachIntent::ShowMoment(to))),
        (better, Intent::Coach(CoachIntent::ShowBetter(to))),
    ];
    let size = (places.buttons.height(), BUTTON_GAP);
    buttons_left(ui, places.buttons.min, size, buttons, intents);
}

/// Whether words fit into a place.
fn words_fit(ui: &Ui, place: Rect, words: &str) -> bool {
    let runs = [run(words, Text::Body, false, Color32::PLACEHOLDER)];
    flow(ui, &runs, place.width(), MOST_LINES).size().y <= place.height()
}

/// The words of a card; they scroll if they are higher than their place.
pub(super) fn card_words(ui: &mut Ui, place: Rect, number: usize, words: &str) {
    let theme = Theme::of(ui.ctx());
    let runs = [run(words, Text::Body, false, theme.text)];
    if words_fit(ui, place, words) {
        label(ui, place.min, place.width(), MOST_LINES, &runs);
        return;
    }
    let width = place.width() - VISIBLE_BAR;
    let salt = format!("words of moment {number}");
    scrolled_visibly(ui, place, &salt, |ui, top| label(ui, top, width, MOST_LINES, &runs).max.y);
}

/// Number, turn and grade; returns the lower end.
fn head(ui: &mut Ui, inner: Rect, number: usize, title: &str, moment: &Moment) -> f32 {
    let theme = Theme::of(ui.ctx());
    let row = inner.with_max_y(inner.min.y + 26.0);
    disc(ui, pos2(row.min.x + 11.0, row.center().y), number, (theme.warn, theme.card), None);
    let says = words::moment_chip(&moment.fall);
    let (ground, ink) = match moment.fall.grade() {
        Grade::Blunder => (theme.bad_soft, theme.bad),
        _ => (theme.warn_soft, theme.warn),
    };
    let size = galley(ui, &says, Text::Chip, true, ink).size();
    let chip = Rect::from_min_max(
        pos2(row.max.x - size.x - 20.0, row.min.y + 1.0),
        pos2(row.max.x, row.max.y - 1.0),
    );
    ui.painter().rect_filled(chip, 12.0, ground);
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, ink);
        ui.painter().rect_stroke(chip, 12.0, stroke, egui::StrokeKind::Inside);
    }
    paint_words(ui, chip.center(), Align2::CENTER_CENTER, &says, Text::Chip, true, ink);
    let left = row.min.x + 30.0;
    let runs = [run(title, Text::CardTitle, true, theme.text)];
    let words = flow(ui, &runs, (chip.min.x - 8.0 - left).max(20.0), 1);
    let at = pos2(left, row.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, Color32::PLACEHOLDER);
    row.max.y
}

/// The board before the move, with the hole played and the better one marked. While the better one
/// is a task, it has no mark.
fn show_board(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    moment: &Moment,
    number: usize,
    art: &mut BoardArt,
) {
    // In the ring the colours of the seeds in a store follow from the game.
    let seed_layout = match moment.before.shape() {
        BoardShape::Ring => view.session.seed_layout_at(moment.turn.from),
        _ => SeedLayout::start(&moment.before),
    };
    let flipped = view.session.flipped;
    let mut board = seed_layout.show(flipped, view.state.material(), view.state.seeds());
    let (played, better) = (&moment.turn.mv, &moment.fall.better);
    let place = board.geometry.form.fit(rect);
    // On so small a board counts would hide the seeds.
    board.names_only = place.width() < LABELLED;
    let played_at = spots(played);
    board.marks.extend(played_at.iter().map(|spot| BoardMark::Lit(spot.place())));
    let is_open = view.session.review.is_open_task(moment);
    if !is_open {
        // Two rings around one hole would hide each other.
        let other = spots(better).into_iter().filter(|spot| !played_at.contains(spot));
        board.marks.extend(other.map(BoardMark::Chosen));
        let pit = played_at.first().and_then(|spot| board.geometry.pit(spot.place()));
        let radius = pit.map_or(0.0, |pit| pit.half.x * place.width());
        board.marks.extend(both_ways(moment, flipped, radius >= BOTH_ARROWS_FROM));
    }
    paint_board(ui.painter(), place, &board, art);
    let id = Id::unique(("moment board", number));
    let response = ui.interact(rect, id, Sense::hover());
    let (position, move_) = (moment.before.setup().to_string(), move_in_sentence(played));
    let says = match is_open {
        true => say::after::MomentTaskBoard { position, move_ }.text(),
        false => {
            say::after::MomentBoard { position, move_, better: move_in_sentence(better) }.text()
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &says));
}

/// If the same hole was played in the wrong direction: an arrow for each, the better one filled, or
/// only the better one.
fn both_ways(moment: &Moment, flipped: bool, both: bool) -> Option<BoardMark> {
    let (Move::Way { hole, way, .. }, Move::Way { hole: other, way: better, .. }) =
        (moment.turn.mv, moment.fall.better)
    else {
        return None;
    };
    if hole != other || way == better {
        return None;
    }
    // For a mover at the top of the board, left is right on the screen.
    let below = (moment.turn.mover == Side::South) != flipped;
    let arrow = |left: bool| {
        let is_better = (better == Way::Left) == (left == below);
        let arrow = if is_better { Arrow::Near } else { Arrow::Offered };
        Some(arrow).filter(|_| is_better || both)
    };
    Some(BoardMark::Ways { hole, left: arrow(true), right: arrow(false) })
}

/// The holes of a move: where it begins, or where it places seeds.
fn spots(mv: &Move) -> Vec<Spot> {
    match mv {
        Move::Colour(hole, colour) => vec![Spot::Heap(*hole, *colour)],
        Move::Opening(holes) => holes.iter().copied().map(Spot::from).collect(),
        other => other.hole().map(Spot::from).into_iter().collect(),
    }
}

fn legend_words(is_open: bool) -> impl Iterator<Item = (&'static str, bool)> {
    let better = (!is_open).then(|| (say::after::better(), true));
    [(say::after::played(), false)].into_iter().chain(better)
}

/// From the left end of a ring to its text, and from there to the next ring.
const RING: f32 = 17.0;
const NEXT_RING: f32 = 14.0;

fn legend_width(ui: &Ui, is_open: bool) -> f32 {
    let ink = Color32::PLACEHOLDER;
    let width = |(says, _)| RING + galley(ui, says, Text::Chip, false, ink).size().x;
    legend_words(is_open).map(width).sum::<f32>() + NEXT_RING
}

fn legend(ui: &mut Ui, at: Pos2, is_open: bool) {
    // The rings on the board have these colours in every theme.
    let (theme, marks) = (Theme::of(ui.ctx()), MarkTones::get());
    let mut x = at.x;
    for (says, is_better) in legend_words(is_open) {
        let middle = pos2(x + 6.0, at.y + 9.0);
        ui.painter().circle_stroke(middle, 4.5, Stroke::new(4.4, marks.casing));
        if is_better {
            ui.painter().circle_stroke(middle, 4.5, Stroke::new(2.2, marks.cyan));
        } else {
            let ring: Vec<Pos2> = (0..=24)
                .map(|step| {
                    let angle = step as f32 * std::f32::consts::TAU / 24.0;
                    middle + 4.5 * vec2(angle.cos(), angle.sin())
                })
                .collect();
            let stroke = Stroke::new(2.0, marks.orange);
            ui.painter().extend(egui::Shape::dashed_line(&ring, stroke, 3.0, 2.4));
        }
        let says = run(says, Text::Chip, false, theme.muted);
        x = line(ui, pos2(x + RING, at.y + 9.0), Align2::LEFT_CENTER, &says).max.x + NEXT_RING;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn beside_a_board_the_buttons_have_the_width_of_the_card() {
        let start = Ruleset::new(GameName::Owari).start();
        let card = Rect::from_min_size(pos2(40.0, 500.0), vec2(422.0, 240.0));
        let CardPlaces { board, words, buttons, .. } =
            CardPlaces::with_board(card, &start, 120.0, 1.0);
        assert!(words.min.x > board.max.x, "{words:?} beside {board:?}");
        assert_eq!((buttons.min.x, buttons.max.x), (card.min.x, card.max.x));
        assert!(buttons.min.y > board.max.y + LEGEND);
        // In a low card the board needs the height.
        let low = card.with_max_y(590.0);
        let CardPlaces { board, buttons, .. } = CardPlaces::with_board(low, &start, 120.0, 1.0);
        assert!(!buttons.intersects(board));
    }
}
