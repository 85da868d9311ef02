//! A class's progress: what an intent does, and what the worker reports.

use std::sync::Arc;

use super::intent::ClassIntent;
use super::state::ClassPage;
use crate::app::effect::Effect;
use crate::app::export::state::{ExportForm, ExportIntent};
use crate::app::file_dialog::state::Purpose;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::state::{Dialog, State};
use crate::tutor::class_progress::ClassProgress;

pub fn update(state: &mut State, intent: ClassIntent) {
    let page = &mut state.class;
    match intent {
        ClassIntent::Open => state.page = Page::Class,
        ClassIntent::Leave => state.page = Page::Learn,
        ClassIntent::AskFile => state.effects.push(Effect::AskFile(Purpose::ClassFile)),
        ClassIntent::AskFolder => state.effects.push(Effect::AskFile(Purpose::ClassFolder)),
        ClassIntent::Add(files) => {
            page.files.extend(files);
            page.is_reading = true;
            page.jobs.push(page.files.clone());
            if matches!(state.dialog, Some(Dialog::File(_))) {
                state.dialog = None;
            }
        }
        ClassIntent::Clear => {
            *page = ClassPage { by_rule: page.by_rule, ..ClassPage::default() };
        }
        ClassIntent::ByRule(by_rule) => {
            page.by_rule = by_rule;
            page.order = (None, false);
            page.renew();
        }
        ClassIntent::Game(game) => {
            page.game = game;
            page.order = (None, false);
            page.renew();
        }
        ClassIntent::Sort(column) => {
            // The first click on a column shows who has most, on the names the alphabet.
            let again = page.order.0 == column;
            page.order = (column, if again { !page.order.1 } else { column.is_some() });
            page.renew();
        }
        ClassIntent::Print => ask(state, ExportForm::ClassPage),
        ClassIntent::SaveCsv => ask(state, ExportForm::ClassCsv),
    }
}

fn ask(state: &mut State, form: ExportForm) {
    if state.class.has_table() {
        state.ask(Intent::Export(ExportIntent::Form(form)));
    }
}

/// Takes over what the worker has read.
pub fn received(state: &mut State, class: ClassProgress) {
    let page = &mut state.class;
    // Files may have been added or forgotten meanwhile.
    page.is_reading = !page.jobs.is_empty();
    if !page.files.is_empty() {
        page.class = Some(Arc::new(class));
        page.renew();
    }
}
