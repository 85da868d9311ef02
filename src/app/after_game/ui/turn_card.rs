//! The card of one turn: the one chosen in the list of moves; in a game without mistakes the
//! largest capture, or else the final board.

use egui::{Align2, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::end;
use super::moments::{CardPlaces, LABELLED, card_words};
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::session::ui::result;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{card, line, run};
use crate::app::widgets::rows::buttons_left;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::turn_marks;
use crate::draw::board::view::BoardMark;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, your_side};
use crate::narration::turns::{self, ALL_SEEN, Course};
use crate::rules::{BoardShape, Move, Turn};
use crate::texts::messages::after as say;
use crate::texts::yes;
use crate::tutor::Grade;

const PAD: f32 = 12.0;
const TITLE: f32 = 30.0;

pub(super) fn turn_card(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    let chosen = chosen_turn(view);
    let shown_turn = chosen.or_else(|| largest_capture(view));
    let own = your_side(game.players());
    // The point whose board is shown.
    let (title, says, shown) = words::by_names(game, || match shown_turn {
        Some((id, turn)) => {
            let player = game.players()[turn.mover];
            let number = game.turn_number(id);
            let title = words::moment_title(number, turn.mover, player, &turn.mv);
            let says = turns::moves_in_a_row(&[turn], ALL_SEEN, own);
            let (own, before) = (yes(own.is_some()), game.node(id).parent());
            let title = match chosen {
                Some(_) => title,
                None => say::LargestCapture { own, title }.text(),
            };
            // The first clause says why it was weak.
            let why = view.session.why_weak_shown().filter(|_| chosen.is_some());
            let says = why.into_iter().chain([says.words.as_str()]).collect::<Vec<_>>().join(" ");
            // Before a layout the board is empty.
            let before = before.filter(|_| !matches!(turn.mv, Move::Fill(_)));
            (title, says, before.unwrap_or(id))
        }
        None => {
            let end = end(view);
            (say::final_board().to_owned(), result::reason_of(view, end), end)
        }
    });
    let position = game.node(shown).entry().position();
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let title = run(&title, Text::CardTitle, true, theme.text);
    line(ui, inner.min + egui::vec2(0.0, 12.0), Align2::LEFT_CENTER, &title);
    let room = inner.with_min_y(inner.min.y + TITLE);
    let places = CardPlaces::of(ui, room, position, 0.0, &says);
    // The colours of the seeds in a store follow from the game.
    let layout = view.session.seed_layout_at(shown);
    let mut board = layout.show(view.session.flipped, view.state.material(), view.state.seeds());
    if let Some((_, turn)) = shown_turn
        && let Some(hole) = turn.mv.hole()
    {
        turn_marks::foreseen(turn, hole, ALL_SEEN, &mut board.marks);
    }
    let place = board.geometry.form.fit(places.board);
    board.names_only = place.width() < LABELLED;
    // Eight holes in a row need more.
    let is_small = match position.shape() {
        BoardShape::FourRows => place.width() < LABELLED * 8.0 / 6.0,
        _ => board.names_only,
    };
    if is_small {
        // On so small a board words would hide the letters; the text beside it has them.
        let is_words =
            |mark: &BoardMark| matches!(mark, BoardMark::Tag { .. } | BoardMark::Sown { .. });
        board.marks.retain(|mark| !is_words(mark));
    }
    paint_board(ui.painter(), place, &board, art);
    let response = ui.interact(places.board, Id::unique("turn board"), Sense::hover());
    let name = say::BoardOf { position: position.setup().to_string() }.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    card_words(ui, places.words, 0, &says);
    let link = |words, salt| Button::new(words).look(ButtonLook::Link).small().salt(salt);
    let mut buttons = Vec::new();
    if let Some((id, _)) = shown_turn {
        let show = link(say::show_moment(), "show turn");
        buttons.push((show, Intent::Coach(CoachIntent::ShowMoment(id))));
    }
    if chosen.is_some() && !view.session.review.moments().is_empty() {
        let back = link(say::back_to_moments(), "moments");
        buttons.push((back, Intent::Coach(CoachIntent::AfterMoments)));
    }
    let at = pos2(places.buttons.min.x, places.buttons.min.y);
    buttons_left(ui, at, (places.buttons.height(), 6.0), buttons, intents);
}

/// Whether a turn is chosen that is no moment.
pub(super) fn is_chosen(view: &BoardContext<'_>) -> bool {
    chosen_turn(view).is_some_and(|(at, _)| view.session.review.shows_turn(at))
}

/// The turn on which the list of moves stands; `None` at the end of the game.
fn chosen_turn<'a>(view: &BoardContext<'a>) -> Option<(NodeId, &'a Turn)> {
    let game = &view.session.game;
    let at = Some(game.current()).filter(|at| game.line().last() != Some(at))?;
    Some((at, game.node(at).entry().turn()?))
}

/// The turn of the person that captured most and was no error; of both sides if no single person
/// plays.
fn largest_capture<'a>(view: &BoardContext<'a>) -> Option<(NodeId, &'a Turn)> {
    let game = &view.session.game;
    let own = your_side(game.players());
    let turns = game.line().into_iter().filter_map(|id| Some((id, game.node(id).entry().turn()?)));
    let own_turns = turns.filter(|(_, turn)| own.is_none_or(|side| side == turn.mover));
    let known = view.session.review.known();
    let is_error = |at| known.graded(at).is_some_and(|it| it.grade() >= Grade::Inaccuracy);
    let own_turns = own_turns.filter(|(at, _)| !is_error(*at));
    let gain = |turn: &Turn| Course::of(&turn.events).gain();
    own_turns.filter(|(_, turn)| gain(turn) > 0).max_by_key(|(_, turn)| gain(turn))
}
