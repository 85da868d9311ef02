//! What the story card says while the board plays what Kete expects, and the button that begins it.

use super::content::{Story, StoryButton, button};
use crate::app::available::is_open;
use crate::app::coach::intent::CoachIntent;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::ButtonLook;
use crate::app::widgets::icons::Icon;
use crate::app::words;
use crate::draw::theme::Theme;
use crate::texts::messages as say;
use crate::texts::yes;

/// The button that plays the expected moves, if there are such.
pub(super) fn see_button(view: &BoardContext<'_>) -> Option<StoryButton> {
    let (command, look) = (Command::SeeOnBoard, ButtonLook::Outline);
    let see = button(command.label(), look, command.keys(), Intent::Command(command));
    is_open(view.state, command).then_some(see)
}

/// The move shown, what both sides have taken so far, and that it is not the game.
pub(super) fn expected(view: &BoardContext<'_>, theme: &Theme) -> Option<Story> {
    let session = view.session;
    let variation = session.variation.as_ref()?;
    let (line, other) = variation.as_expected()?;
    let (first, mover) = (line.moves.first()?, session.mover());
    let (step, of) = variation.progress();
    let you = yes(words::is_you(&session.game, mover));
    // The first move is the one asked about, which nobody expects.
    let expected = match line.forced.get(step - 1) {
        _ if step == 1 => "asked",
        Some(true) => "forced",
        _ => yes(line.is_expected),
    };
    let says = say::coach::Expected { step, of, you, mover, move_: first, expected };
    let (plain, is_last) = (ButtonLook::Outline, step == of && !session.is_sowing());
    let end = session.taken_along_other().filter(|_| is_last);
    let count = session.taken_along(true);
    // A low card has no room for words after the first line, nor for how to go back.
    let is_low = view.layout.story.height() < 120.0;
    let (count, more) = match is_low {
        true => (count, String::new()),
        false => (None, count.unwrap_or_default()),
    };
    let leads_back = (!is_low).then(|| say::analysis::ghost_line().to_owned());
    let line: Vec<String> =
        [count, end, Some(says.text()), leads_back].into_iter().flatten().collect();
    let coach = |intent| Intent::Coach(intent);
    let key = |key: &str| Some(key.to_owned());
    let back = say::coach::back_to_game();
    let mut buttons = vec![button(back, plain, key("Esc"), coach(CoachIntent::LeaveLine))];
    if let Some(mv) = other.and_then(|line| line.moves.first()) {
        let look = if is_last { ButtonLook::Primary } else { plain };
        let command = Command::SeeOnBoard;
        let words = say::coach::AfterInstead { move_: mv }.text();
        buttons.push(button(words, look, command.keys(), Intent::Command(command)));
    }
    let steps = [
        (say::labels::step_on(), Icon::Forward, "→", true, !is_last),
        (say::labels::step_back(), Icon::Back, "←", false, true),
    ];
    for (words, icon, arrow, on, enabled) in steps {
        let plain = button(words, plain, key(arrow), coach(CoachIntent::StepLine(on)));
        buttons.push(StoryButton { icon: Some(icon), enabled, ..plain });
    }
    Some(Story {
        more,
        line: line.join(" "),
        buttons,
        border: Some(theme.warn),
        last_turn: false,
        ..Story::new(session.expected_move()?)
    })
}
