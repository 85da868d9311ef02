//! The keys of the lesson editor.

use egui::{Key, Modifiers, Ui};

use super::intent::{OutlineIntent, WritingIntent};
use super::state::{EditedPart, LessonEditor};
use crate::app::intent::Intent;

/// Alt with Page Up and Page Down selects the step before and after; Ctrl with them moves the
/// selected part. They also work while a field is typed in.
pub(crate) fn page(ui: &Ui, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let mut does = |intent| intents.push(Intent::Writing(intent));
    for (key, down) in [(Key::PageUp, false), (Key::PageDown, true)] {
        if ui.input_mut(|input| input.consume_key(Modifiers::ALT, key)) {
            does(WritingIntent::Select(beside(editor, down)));
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
            does(WritingIntent::Outline(if down {
                OutlineIntent::Down
            } else {
                OutlineIntent::Up
            }));
        }
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)) {
        does(WritingIntent::Try { from_here: true });
    }
}

/// The part before or after the selected one, as the outline lists them.
fn beside(editor: &LessonEditor, down: bool) -> EditedPart {
    let mut all = vec![EditedPart::Course];
    for (number, lesson) in editor.course().lessons.iter().enumerate() {
        all.push(EditedPart::Lesson(number));
        all.extend((0..lesson.steps.len()).map(|step| EditedPart::Step(number, step)));
    }
    let at = all.iter().position(|part| *part == editor.part).unwrap_or_default();
    let to = if down { (at + 1).min(all.len() - 1) } else { at.saturating_sub(1) };
    all[to]
}
