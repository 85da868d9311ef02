//! The column of fields: headings, texts with what is wrong below them, choices.

use egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{FieldIntent, WritingIntent};
use crate::app::lesson_editor::state::LessonEditor;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::{choice, switch};
use crate::app::widgets::field::{FieldText, TextField};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, label, line, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::MOST_WORDS;
use crate::tutor::course_writing::LessonFault;

const LINE: f32 = 20.0;
/// Space below a field.
const BELOW: f32 = 12.0;

/// A column that is filled from the top.
pub struct Fields<'a, 'b> {
    pub ui: &'a mut Ui,
    pub editor: &'b LessonEditor,
    /// Where the next part begins.
    pub at: Pos2,
    pub width: f32,
    /// The next field gets the focus when it appears.
    pub focus: bool,
    pub intents: &'a mut Vec<Intent>,
    /// The fields whose faults have been told.
    pub told: Vec<String>,
}

impl Fields<'_, '_> {
    pub fn push(&mut self, intent: FieldIntent) {
        self.intents.push(Intent::Writing(WritingIntent::Field(intent)));
    }

    pub fn title(&mut self, words: &str) {
        let ink = Theme::of(self.ui.ctx()).text;
        let words = [run(words, Text::Section, true, ink)];
        self.at.y = label(self.ui, self.at, self.width, 2, &words).max.y + 8.0;
    }

    pub fn quiet(&mut self, words: &str) {
        let ink = Theme::of(self.ui.ctx()).muted;
        let words = [run(words, Text::Chip, false, ink)];
        self.at.y = label(self.ui, self.at, self.width, 6, &words).max.y + 6.0;
    }

    /// The words over a field; its control repeats them as its name.
    fn heading(&mut self, words: &str) {
        let ink = Theme::of(self.ui.ctx()).text;
        let runs = [run(words, Text::Body, true, ink)];
        let galley = flow(self.ui, &runs, self.width, 1);
        let height = galley.size().y;
        self.ui.painter().galley(self.at, galley, ink);
        self.at.y += height + 3.0;
    }

    /// A text field with its heading, and below it what is wrong with the `fields` of the file.
    pub fn text(
        &mut self,
        name: &str,
        (value, hint): (&str, &str),
        lines: usize,
        fields: &[&str],
        changed: impl FnOnce(String) -> FieldIntent,
    ) -> FieldText {
        self.heading(name);
        let part = self.editor.part;
        let field = TextField::new(name).hint(hint).most(1000).salt(("lesson editor", part));
        let field = if lines > 1 { field.lines(lines) } else { field };
        let field = if std::mem::take(&mut self.focus) { field.focus() } else { field };
        let height = match lines {
            1 => Sizes::get().height.button,
            lines => lines as f32 * LINE + 14.0,
        };
        let place = Rect::from_min_size(self.at, vec2(self.width, height));
        let mut text = value.to_owned();
        let shown = field.show(self.ui, place, &mut text);
        if shown.response.gained_focus() {
            self.ui.scroll_to_rect(place.expand(16.0), None);
        }
        if shown.changed {
            // A text of a course has no line breaks of its own.
            self.push(changed(text.replace('\n', " ")));
        }
        self.at.y = place.max.y + 4.0;
        self.faults(fields);
        self.at.y += BELOW - 4.0;
        shown
    }

    /// How many words a text has, right above the end of its field.
    pub fn count_words(&mut self, text: &str) {
        let count = text.split_whitespace().count();
        let theme = Theme::of(self.ui.ctx());
        let ink = if count > MOST_WORDS { theme.bad } else { theme.muted };
        let says = say::Words { count, most: MOST_WORDS }.text();
        let at = pos2(self.at.x + self.width, self.at.y + 2.0);
        paint_words(self.ui, at, Align2::RIGHT_TOP, &says, Text::Caption, false, ink);
    }

    /// What is wrong with these fields.
    pub fn faults(&mut self, fields: &[&str]) {
        self.told.extend(fields.iter().map(|field| (*field).to_owned()));
        let editor = self.editor;
        editor
            .faults()
            .filter(|it| fields.contains(&it.field.as_str()))
            .for_each(|it| self.fault(it));
    }

    /// What is wrong with fields that are not shown.
    pub fn other_faults(&mut self) {
        let (editor, told) = (self.editor, std::mem::take(&mut self.told));
        editor.faults().filter(|it| !told.contains(&it.field)).for_each(|it| self.fault(it));
    }

    fn fault(&mut self, fault: &LessonFault) {
        let theme = Theme::of(self.ui.ctx());
        let ink = if fault.is_advice { theme.warn } else { theme.bad };
        let says = match fault.is_advice {
            true => say::Advice { says: &fault.says }.text(),
            false => fault.says.clone(),
        };
        let sign = Rect::from_min_size(self.at + vec2(0.0, 2.0), vec2(16.0, 16.0));
        Icon::Warning.paint(self.ui.painter(), sign, ink);
        let at = self.at + vec2(22.0, 0.0);
        let words = [run(&says, Text::Chip, false, theme.text)];
        self.at.y = label(self.ui, at, self.width - 22.0, 8, &words).max.y + 4.0;
    }

    /// A choice with its heading.
    pub fn choose(
        &mut self,
        name: &str,
        words: &[&str],
        chosen: usize,
        salt: &str,
    ) -> Option<usize> {
        self.heading(name);
        let size = vec2(self.width.min(360.0), Sizes::get().height.button);
        let place = Rect::from_min_size(self.at, size);
        let salt = ("lesson editor", salt, self.editor.part);
        let picked = choice(self.ui, place, name, words, chosen, true, salt);
        self.at.y = place.max.y + BELOW;
        picked
    }

    /// A switch with its words at the right; returns whether it was turned.
    pub fn switch(&mut self, name: &str, on: bool) -> bool {
        let theme = Theme::of(self.ui.ctx());
        let words = [run(name, Text::Body, false, theme.text)];
        let galley = flow(self.ui, &words, self.width - 46.0, 2);
        let height = galley.size().y.max(Sizes::get().height.hit);
        let middle = self.at.y + height / 2.0;
        let at = pos2(self.at.x + 36.0, middle);
        let turned = switch(self.ui, at, name, on, true, ("lesson editor", self.editor.part));
        let at = pos2(self.at.x + 46.0, middle - galley.size().y / 2.0);
        self.ui.painter().galley(at, galley, theme.text);
        self.at.y += height + 6.0;
        turned
    }

    /// A small button below what is there.
    pub fn button(&mut self, button: Button<'_>) -> bool {
        let shown = button.show_small_at(self.ui, self.at);
        if shown.gained_focus() {
            self.ui.scroll_to_rect(shown.rect.expand(16.0), None);
        }
        self.at.y = shown.rect.max.y + BELOW;
        shown.clicked()
    }

    pub fn line(&mut self, words: &str) {
        let ink = Theme::of(self.ui.ctx()).text;
        let words = run(words, Text::Body, true, ink);
        self.at.y = line(self.ui, self.at, Align2::LEFT_TOP, &words).max.y + 4.0;
    }
}
