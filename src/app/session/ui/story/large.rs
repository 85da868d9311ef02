//! What the story card says, for a board before a class: in few words, and of both sides by name.

use super::tell;
use crate::app::intent::Intent;
use crate::app::session::state::PendingMove;
use crate::app::session::ui::marks::MovePreview;
use crate::app::session::ui::view::BoardContext;
use crate::draw::theme::Theme;
use crate::rules::Move;

pub(crate) struct LargeStory {
    pub(crate) head: String,
    pub(crate) line: String,
    /// A move was refused.
    pub(crate) is_refusal: bool,
    /// What can be answered, the first at the right.
    pub(crate) answers: Vec<(String, Intent)>,
}

/// A question, a preview or a refusal; otherwise the last turn, with the note of the point shown.
pub(crate) fn in_large(
    view: &BoardContext<'_>,
    preview: Option<&MovePreview>,
    theme: &Theme,
) -> LargeStory {
    let session = view.session;
    if is_calm(view, preview) {
        let told = session.last_turn_text(view.hidden_of_played(), None);
        let note = session.game.node(session.game.current()).comment();
        return LargeStory {
            head: told.map_or_else(|| session.where_we_are(), |told| told.words),
            line: note.split_whitespace().collect::<Vec<_>>().join(" "),
            is_refusal: false,
            answers: Vec::new(),
        };
    }
    let story = tell::tell(view, preview, theme);
    // The controls pause a turn, and a class needs no card with the result.
    let is_answer = |intent: &Intent| !matches!(intent, Intent::Command(_) | Intent::ResultCard(_));
    let buttons = story
        .buttons
        .into_iter()
        .filter(|button| !session.is_sowing() && button.enabled && is_answer(&button.intent));
    LargeStory {
        head: [story.head, story.more].join(" ").trim_end().to_owned(),
        line: story.line,
        is_refusal: session.refusal.is_some() && preview.is_none(),
        answers: buttons.map(|button| (button.words.into_owned(), button.intent)).collect(),
    }
}

/// Whether nothing but the last turn is to be told.
fn is_calm(view: &BoardContext<'_>, preview: Option<&MovePreview>) -> bool {
    let session = view.session;
    preview.is_none()
        && !session.is_sowing()
        && session.variation.is_none()
        && session.refusal.is_none()
        && session.help.is_none()
        && session.pending == PendingMove::None
        && session.coach.waiting.is_none()
        && session.offer().is_none()
        && session.game.outcome().is_none()
        && session.round_to_read().is_none()
        && view.engine_trouble().is_none()
        && session.open_moves() != [Move::Pass]
}
