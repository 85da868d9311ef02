//! What all pages share: sizes that follow from the window, the top bar with its menu, and the
//! dialogs in front of the page.
//!
//! | file | holds |
//! | --- | --- |
//! | `top_bar` | menu button, tabs, settings |
//! | `menu` | the list of commands that opens there |
//! | `dialogs` | the dialogs |

pub(crate) mod dialogs;
pub(crate) mod menu;
pub(crate) mod top_bar;

use egui::{Id, Rect, Stroke, Ui, vec2};

use crate::app::intent::Intent;
use crate::app::messages::ui::notice;
use crate::app::page::Page;
use crate::app::rulebook::update::rules_here;
use crate::app::settings::place::LEAST;
use crate::app::shell::update;
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::galley;
use crate::app::{
    after_game, class, clock, daily, editor, file_jobs, file_name, learn, lesson_editor, library,
    new_game, play, presentation, record, rulebook, start,
};
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::{Sizes, Times};
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// Paints the whole window and collects the intents. The background is the clear colour.
pub fn shell_ui(
    ui: &mut Ui,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let window = ui.ctx().content_rect();
    if window.width() < LEAST.x - 2.0 || window.height() < LEAST.y - 2.0 {
        // Below the minimum size: skip painting this frame.
        return;
    }
    let metrics = Metrics::of(window);
    rulebook::state::set_here(ui.ctx(), rules_here(state));
    dialogs::hand_keyboard(ui.ctx(), state);
    if state.dialog.is_some() {
        // Nothing behind a dialog can be clicked, focused or pressed by a screen reader.
        ui.visuals_mut().disabled_alpha = 1.0;
        ui.disable();
    }
    if let Some(presentation) = &state.presentation {
        presentation::ui::presentation_ui(ui, window, (state, presentation), art, now, intents);
        dialogs::dialogs_ui(ui.ctx(), state, art, now, intents);
        return;
    }
    let (top, page) = window.split_top_bottom_at_y(window.min.y + metrics.top);
    let head = top_bar::top_bar_ui(ui, top, state, intents);
    match (state.page, &state.session) {
        (Page::Editor, _) => {
            editor::ui::editor_ui(ui, page, &metrics, state, art, intents);
        }
        (Page::LessonEditor, _) => {
            lesson_editor::ui::lesson_editor_ui(ui, page, &metrics, state, art, intents);
        }
        (Page::Learn, _) => learn::ui::learn_ui(ui, page, &metrics, state, art, now, intents),
        (Page::Rules, _) => rulebook::ui::rulebook_ui(ui, page, &metrics, state, art, now, intents),
        (Page::Library, _) => library::ui::library_ui(ui, page, &metrics, state, art, now, intents),
        (Page::Record, _) => record::ui::record_ui(ui, page, state, intents),
        (Page::Class, _) => class::ui::class_ui(ui, page, state, intents),
        (Page::Daily, _) => daily::ui::daily_ui(ui, page, state, art, intents),
        (Page::Start, _) => start::ui::start_ui(ui, page, state, art, intents),
        (Page::Damaged, _) => file_jobs::ui::file_jobs_ui(ui, page, state, art, intents),
        (Page::Play | Page::After, None) => {
            new_game::ui::show_page(ui, page, state, art, intents);
        }
        (Page::After | Page::Play, Some(session)) => {
            let of = play::ui::GamePage { page, metrics: &metrics, state, session, now };
            match state.page {
                Page::After => after_game::ui::show_after(ui, &of, art, intents),
                _ => play::ui::play_ui(ui, &of, art, intents),
            }
        }
    }
    notice(ui, (head, page), state, now, intents);
    drop_hint(ui, window);
    intents.extend(rulebook::state::asked(ui.ctx()).map(Intent::OpenRule));
    dialogs::dialogs_ui(ui.ctx(), state, art, now, intents);
}

/// Seconds between frames while something moves.
const FRAME_SECS: f64 = 1.0 / 60.0;

/// Seconds until something times out, or a preview appears.
pub fn next_change(state: &State, now: f64) -> Option<f64> {
    let time = &Sizes::get().time;
    let secs = |millis| Times::span(millis).as_secs_f64();
    let session = state.board();
    let notice = state.notice.as_ref().map(|notice| notice.since + secs(time.message));
    let refusal = session
        .and_then(|session| session.refusal.as_ref())
        .map(|refusal| refusal.since + secs(time.refusal));
    let preview = session.and_then(|session| session.pointed).and_then(|(_, since)| {
        let due = since + secs(time.preview_wait);
        // Every frame until its marks have faded in.
        let coming = now < due + secs(time.marks_in);
        coming.then(|| due.max(now + 1.0 / 60.0))
    });
    let marks =
        session.map(|session| session.settled_at + secs(time.after_off)).filter(|due| *due > now);
    // The chip counts the seconds of thinking.
    let thinking = state.thinking.map(|thinking| {
        let waited = now - thinking.since;
        let next = if waited < 0.3 { 0.3 } else { waited.floor() + 1.0 };
        thinking.since + next
    });
    let rising = session
        .filter(|session| session.is_result_rising(now, state.settings.speed))
        .map(|_| now + FRAME_SECS);
    let waiting = session.and_then(|session| session.coach.next_change());
    let line = session.and_then(|session| session.expected_goes_on_at());
    let lesson = state.lesson().and_then(|lesson| lesson.next_change(now));
    let both = state.compared().and_then(|both| both.next_change());
    let library = (state.page == Page::Library).then(|| state.library.next_change(now)).flatten();
    let example = state.rulebook.example.as_ref().filter(|_| state.page == Page::Rules);
    let tried = example.and_then(|example| example.next_change());
    let clock = state.session.as_ref().and_then(clock::update::next_change);
    let passes = update::passes_at(state);
    let game = [notice, refusal, preview, marks, thinking, rising, waiting, clock, passes];
    let presented = presentation::update::next_change(state);
    let others = [line, lesson, both, tried, library, presented];
    game.into_iter().chain(others).flatten().map(|due| due - now).min_by(f64::total_cmp)
}

/// The border and the words while a file is dragged over the window.
fn drop_hint(ui: &Ui, window: Rect) {
    let held = ui.input(|input| {
        let file = input.raw.hovered_files.first()?;
        Some(file.path.as_deref().map(file_name::file_name).unwrap_or_default())
    });
    let Some(name) = held else { return };
    let theme = Theme::of(ui.ctx());
    let painter =
        ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::unique("drop")));
    painter.rect_stroke(window, 0.0, Stroke::new(4.0, theme.accent), egui::StrokeKind::Inside);
    let hint = say::files::DropToOpen { name: &name }.text();
    let words = galley(ui, &hint, Text::Section, true, theme.on_accent);
    let rect = Rect::from_center_size(window.center(), words.size() + vec2(32.0, 20.0));
    painter.rect_filled(rect, Sizes::get().radius.card, theme.accent);
    painter.galley(rect.min + vec2(16.0, 10.0), words, theme.on_accent);
}
