//! What the story card says to a player who can only pass.

use super::content::{Story, button};
use crate::app::intent::Intent;
use crate::app::session::ui::offers::offer_line;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::ButtonLook;
use crate::app::words;
use crate::narration;
use crate::rules::RuleKind;
use crate::texts::messages as say;

pub(super) fn must_pass(view: &BoardContext<'_>) -> Story {
    let session = view.session;
    let mover = session.mover();
    let is_you = words::is_you(&session.game, mover);
    let rule = session.position().pass_rule();
    let is_empty = session.position().setup().on_side(mover) == 0;
    // In a game with feeding, a side without seeds passes only if it could not be fed.
    let fed = session.name().rule_about(RuleKind::Feed).is_some();
    let (line, rule) = match session.offer() {
        Some(offer) => (offer_line(view, offer), offer.agreement.rule()),
        None => (narration::sentence(&session.game.ruleset(), rule), rule),
    };
    let more = match session.passed_before() {
        true => String::new(),
        false => say::help::then_passes().to_owned(),
    };
    let mut story = Story {
        line,
        rules: vec![rule],
        more,
        ..Story::new(words::must_pass(mover, is_you, is_empty, fed))
    };
    if view.metrics.side.is_none() {
        let key = Some("Enter".to_owned());
        story.buttons.push(button(say::labels::pass(), ButtonLook::Primary, key, Intent::Pass));
    }
    story
}
