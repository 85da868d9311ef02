//! What the story card says to a person to move.

use super::content::{Story, button};
use super::{extra_seeds, pass};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::{GameSession, Pointed};
use crate::app::session::ui::offers::offer_line;
use crate::app::session::ui::view::BoardContext;
use crate::app::settings::state::PreviewSetting;
use crate::app::widgets::button::ButtonLook;
use crate::app::words;
use crate::narration;
use crate::rules::{Move, MoveChoice, RuleKind};
use crate::texts::messages as say;

/// What the card says to a person to move.
pub(super) fn asked(view: &BoardContext<'_>) -> Story {
    let session = view.session;
    let mover = session.mover();
    let is_at_tip = session.game.node(session.game.current()).children().is_empty();
    let is_you = words::is_you(&session.game, mover);
    if session.open_moves() == [Move::Pass] {
        return pass::must_pass(view);
    }
    let setup = session.position().setup();
    let mut story = Story::new(words::asks(mover, is_you));
    if let Some(round) = session.round_over() {
        let over = words::round_over(&round, &session.game);
        story.head = format!("{over} {}", story.head);
    }
    let is_fed = setup.on_side(mover.other()) > 0;
    match (session.name().rule_about(RuleKind::Feed), session.name().rule_about(RuleKind::Place)) {
        (Some(rule), _) if !is_fed => {
            let holes: Vec<_> = session.open_moves().iter().filter_map(Move::hole).collect();
            if !holes.is_empty() {
                story.head = narration::must_feed(mover.other(), &holes);
            }
            story.rules.push(rule);
        }
        (_, Some(rule)) if setup.stores[mover] > 0 => story.rules.push(rule),
        _ => {}
    }
    if !is_at_tip {
        let earlier = earlier_point(view);
        story.line = format!("{} {}", earlier.head, say::play::may_play_another());
        story.buttons = earlier.buttons;
    } else if session.game.is_empty() {
        let ways = session.name().facts().choice == MoveChoice::Way;
        story.line = words::how_to_play(ways, view.state.by_finger).to_owned();
    }
    let is_first = is_at_tip && is_first_turn(session);
    if let Some(place) = extra_seeds::place_line(session).filter(|_| is_first) {
        story.line = place;
    }
    if let Some(house) = extra_seeds::house_line(session).filter(|_| is_first) {
        // A narrow card has no room for both.
        let wide = view.metrics.side.is_some();
        story.line = if wide { format!("{} {house}", story.line) } else { story.line };
        story.rules.extend(session.name().rule_about(RuleKind::HouseClosed));
    }
    if let Some(used_up) = extra_seeds::used_up_line(session).filter(|_| is_at_tip) {
        story.line = used_up;
        story.rules = Vec::from_iter(session.name().rule_about(RuleKind::Late));
    }
    if let Some(offer) = session.offer() {
        // The strip has the answers.
        story.line = offer_line(view, offer);
        story.rules = vec![offer.agreement.rule()];
    }
    if let Some(overlooked) = session.overlooked(view.hidden()) {
        story.line = match is_at_tip {
            true => overlooked,
            false => format!("{} {overlooked}", story.line),
        };
    }
    if let Some(holds) = only_count(view) {
        story.line = holds;
    }
    let settings = &view.state.settings;
    if settings.preview == PreviewSetting::Full
        && let Some(hole) = session.points_at_both_ways()
    {
        story.line = words::goes_both_ways(hole, settings.ask_way, view.state.by_finger);
    }
    if let Some(Pointed { hole, mv: None, .. }) = session.newly_pointed()
        && session.asks_which_half(hole)
    {
        story.line = words::which_half(view.state.by_finger).to_owned();
    }
    if view.metrics.side.is_none() && session.may_place_five() {
        let (words, intent) = (say::labels::place_five_instead(), Intent::StartOpening);
        story.buttons.push(button(words, ButtonLook::Outline, None, intent));
    }
    if session.spread_ahead {
        story.line = words::spread_ahead(true).to_owned();
    }
    story
}

/// Whether the side to move has not played yet.
fn is_first_turn(session: &GameSession) -> bool {
    session.game.turns().iter().all(|turn| turn.mover != session.mover())
}

/// What the hole pointed at holds, with the setting that previews only counts.
fn only_count(view: &BoardContext<'_>) -> Option<String> {
    let settings = &view.state.settings;
    let Pointed { hole, colour, .. } = view.session.newly_pointed()?;
    let counts = settings.preview == PreviewSetting::CountOnly;
    let hidden = view.session.hides_count(hole, view.counts());
    let count = view.session.seed_layout().setup().seeds_in(hole).of(colour);
    (counts && !hidden).then(|| words::holds(hole, count))
}

/// The card at an earlier point of the game.
pub(super) fn earlier_point(view: &BoardContext<'_>) -> Story {
    let game = &view.session.game;
    let last = game.line().last().copied().unwrap_or(game.current());
    let (at, of) = (game.turn_number(game.current()), game.turn_number(last));
    let (words, intent) = (say::labels::to_last_turn(), Intent::Command(Command::Last));
    let back = button(words, ButtonLook::Outline, Command::Last.keys(), intent);
    Story { buttons: vec![back], ..Story::new(say::play::LookingAt { turn: at, of }.text()) }
}
