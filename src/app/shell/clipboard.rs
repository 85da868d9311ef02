//! Copy and paste: passes the keys to the clipboard's threads and their answers to egui.

use std::time::Duration;

use egui::{Context, Event};

use super::app::App;
use crate::app::clipboard::keys::{ClipboardRequest, asked};
use crate::app::clipboard::pasted::NotPasted;
use crate::app::clipboard::system::{NoText, Selection};
use crate::app::clipboard::transfer::{ClipboardAnswer, ClipboardReading, LIMIT_SECS};
use crate::texts::messages as say;

impl App {
    /// Takes the keys that copy and paste, and passes on the clipboard's answers. Call this before
    /// anything else reads the keys.
    pub(crate) fn follow_clipboard(&mut self, ctx: &Context, now: f64) {
        let events = ctx.input_mut(|input| std::mem::take(&mut input.events));
        let mut left = Vec::with_capacity(events.len());
        for event in events {
            match asked(&event) {
                Some(ClipboardRequest::Copy) => left.push(Event::Copy),
                Some(ClipboardRequest::Cut) => left.push(Event::Cut),
                Some(ClipboardRequest::Paste) => self.ask_paste(ctx, now),
                Some(ClipboardRequest::PasteSelected(pos)) => {
                    left.push(event);
                    let (selection, field) = (Selection::Primary, None);
                    self.read_clipboard(
                        ClipboardReading { selection, pos: Some(pos), field },
                        ctx,
                        now,
                    );
                }
                None => left.push(event),
            }
        }
        for (reading, answer) in self.clipboard.answers(now) {
            left.extend(self.pasted(reading, answer, ctx, now));
        }
        ctx.input_mut(|input| input.events = left);
        if self.clipboard.has_failed() {
            self.state.notify(say::clipboard::copied_nowhere(), now);
        }
        if let Some(secs) = self.clipboard.waits(now) {
            ctx.request_repaint_after(Duration::from_secs_f64(secs));
        }
    }

    /// Starts to read the clipboard for a paste.
    pub(crate) fn ask_paste(&mut self, ctx: &Context, now: f64) {
        let (selection, pos) = (Selection::Clipboard, None);
        self.read_clipboard(ClipboardReading { selection, pos, field: field(ctx) }, ctx, now);
    }

    fn read_clipboard(&mut self, reading: ClipboardReading, ctx: &Context, now: f64) {
        let wake = ctx.clone();
        self.clipboard.read(reading, now, move || wake.request_repaint());
        // Wakes the window at the time limit.
        ctx.request_repaint_after(Duration::from_secs_f64(LIMIT_SECS));
    }

    fn pasted(
        &mut self,
        reading: ClipboardReading,
        answer: ClipboardAnswer,
        ctx: &Context,
        now: f64,
    ) -> Option<Event> {
        if let Some(pos) = reading.pos {
            // The middle button pastes only if there is something to paste.
            return match answer {
                ClipboardAnswer::Text(text) if !text.is_empty() => {
                    Some(Event::MiddleClickPaste { pos, text: with_plain_lines(&text) })
                }
                _ => None,
            };
        }
        match answer {
            ClipboardAnswer::Text(_) if reading.field != field(ctx) => {}
            ClipboardAnswer::Text(text) => return Some(Event::Paste(with_plain_lines(&text))),
            // The page reports that there is no text; a text field does nothing.
            ClipboardAnswer::None(NoText::Empty) => return Some(Event::Paste(String::new())),
            ClipboardAnswer::None(NoText::TooLong) => {
                self.state.notify(NotPasted::TooLong.text(), now);
            }
            ClipboardAnswer::None(NoText::Unreachable) => {
                self.state.notify(say::clipboard::clipboard_unreachable(), now);
            }
            ClipboardAnswer::Silent => self.state.notify(say::clipboard::clipboard_silent(), now),
        }
        None
    }
}

/// The text field that has the keyboard.
fn field(ctx: &Context) -> Option<egui::Id> {
    let types = ctx.text_edit_focused();
    ctx.memory(|memory| memory.focused()).filter(|_| types)
}

/// The text with the line ends that egui uses.
fn with_plain_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}
