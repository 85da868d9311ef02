//! Performs effects: file dialogs, the clipboard, the window itself.

use std::path::PathBuf;

use egui::{Context, ViewportCommand};

use super::app::App;
use super::desktop;
use super::update::update;
use crate::app::class::intent::ClassIntent;
use crate::app::effect::Effect;
use crate::app::engines::intent::EngineIntent;
use crate::app::export::state::ExportIntent;
use crate::app::file_dialog::state::{FileIntent, Purpose};
use crate::app::file_dialog::system::{DialogAnswer, SystemDialog};
use crate::app::intent::Intent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::lesson_editor::intent::{ModelIntent, WritingIntent};
use crate::app::library::intent::LibraryIntent;
use crate::app::new_game::last_choices::ChoicesChange;
use crate::app::play::ui::side::notes;
use crate::app::shell::ui::menu;
use crate::app::{engines, file_jobs};
use crate::texts::messages as say;

impl App {
    pub(crate) fn perform(&mut self, effect: Effect, ctx: &Context) {
        match effect {
            Effect::AskFile(purpose) => self.ask_file(purpose, ctx),
            Effect::AskExport(form, path) => self.ask_file(Purpose::ExportGame(form, path), ctx),
            Effect::AskProgram => self.ask_file(Purpose::Program, ctx),
            Effect::AskFolder => self.ask_file(Purpose::Folder, ctx),
            Effect::Close => ctx.send_viewport_cmd(ViewportCommand::Close),
            Effect::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Effect::Presented(true) => {
                self.was_full_screen = ctx.input(|input| input.viewport().fullscreen);
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
            }
            Effect::Presented(false) => {
                let was = self.was_full_screen.take().unwrap_or(false);
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(was));
            }
            Effect::MoveNow => self.kete.move_now(),
            Effect::AskKete(agreement) => {
                if let Some(session) = &self.state.session {
                    self.kete.weigh(session, agreement, ctx);
                }
            }
            Effect::OpenMenu => menu::toggle_menu(ctx),
            Effect::WriteNote => notes::write_note(ctx),
            Effect::Copy(text) => ctx.copy_text(text),
            Effect::AskPaste => {
                let now = ctx.input(|input| input.time);
                self.ask_paste(ctx, now);
            }
            Effect::KeepChoice(form) => {
                if let Some(file) = &self.choices {
                    file.keep(ChoicesChange::Chosen(form));
                }
            }
            Effect::KeepResult(name, level, result) => {
                if let Some(file) = &self.choices {
                    file.keep(ChoicesChange::Ended(name, level, result));
                }
            }
            Effect::KeepRecord(change) => {
                if let Some(file) = &self.record {
                    file.keep(change);
                }
            }
            Effect::KeepLearners(change) => {
                if let Some(file) = &self.learners {
                    file.keep(change);
                }
            }
            Effect::SwitchLearner(id) => {
                let now = ctx.input(|input| input.time);
                self.switch_learner(id, ctx, now);
            }
            Effect::ThrowLearner(id, name) => self.throw_learner(&id, name, ctx),
            Effect::ShowFolder(folder) => {
                if !desktop::show_folder(&folder) {
                    let now = ctx.input(|input| input.time);
                    self.state.notify(
                        say::settings::CannotShow { folder: folder.display().to_string() }.text(),
                        now,
                    );
                }
            }
        }
    }

    fn ask_file(&mut self, purpose: Purpose, ctx: &Context) {
        if self.asked.is_some() {
            return;
        }
        let folder = match &purpose {
            Purpose::Save(path) | Purpose::Export(path) | Purpose::ExportGame(_, path) => {
                path.parent().map(PathBuf::from).unwrap_or_default()
            }
            Purpose::Open
            | Purpose::ModelGame
            | Purpose::Import
            | Purpose::ClassFile
            | Purpose::ClassFolder => file_jobs::update::folder(&self.state),
            Purpose::Program => engines::update::program_folder(&self.state),
            Purpose::Folder => {
                let added = self.state.settings.library_folders.last().cloned();
                added.unwrap_or_else(|| file_jobs::update::folder(&self.state))
            }
        };
        if self.state.uses_own_dialogs() {
            file_jobs::update::show_dialog(&mut self.state, purpose, &folder);
            return;
        }
        let wake = ctx.clone();
        self.asked = Some(SystemDialog::start(purpose, &folder, move || wake.request_repaint()));
    }

    pub(crate) fn receive_file(&mut self, ctx: &Context, now: f64) {
        let Some(asked) = &self.asked else { return };
        let Some(answer) = asked.answer() else { return };
        let purpose = asked.purpose().clone();
        self.asked = None;
        match (answer, &purpose) {
            (DialogAnswer::Chosen(path), Purpose::Open) => {
                update(&mut self.state, Intent::OpenFile(path), now);
            }
            (DialogAnswer::Chosen(path), Purpose::ModelGame) => {
                let chosen = WritingIntent::Game(ModelIntent::Read(path));
                update(&mut self.state, Intent::Writing(chosen), now);
            }
            (DialogAnswer::Chosen(path), Purpose::Save(_)) => {
                update(&mut self.state, Intent::SaveTo(path), now);
            }
            (DialogAnswer::Chosen(path), Purpose::Program) => {
                let chosen = EngineIntent::ProgramChosen(path);
                update(&mut self.state, Intent::Engine(chosen), now);
            }
            (DialogAnswer::Chosen(path), Purpose::Folder) => {
                let chosen = LibraryIntent::AddFolder(path);
                update(&mut self.state, Intent::Library(chosen), now);
            }
            (DialogAnswer::Chosen(path), Purpose::ClassFile | Purpose::ClassFolder) => {
                update(&mut self.state, Intent::Class(ClassIntent::Add(vec![path])), now);
            }
            (DialogAnswer::Chosen(path), Purpose::Import) => {
                update(&mut self.state, Intent::Progress(ProgressIntent::ImportFrom(path)), now);
            }
            (DialogAnswer::Chosen(path), Purpose::Export(_)) => {
                update(&mut self.state, Intent::Progress(ProgressIntent::ExportTo(path)), now);
            }
            (DialogAnswer::Chosen(path), Purpose::ExportGame(form, _)) => {
                update(&mut self.state, Intent::Export(ExportIntent::To(*form, path)), now);
            }
            (DialogAnswer::Taken(path), _) => {
                let folder = path.parent().map(PathBuf::from).unwrap_or_default();
                file_jobs::update::show_dialog(&mut self.state, purpose.with_name(path), &folder);
                update(&mut self.state, Intent::File(FileIntent::Confirm), now);
            }
            (DialogAnswer::Cancelled, _) => self.state.file_jobs.closes = false,
            (DialogAnswer::NoDialog, _) => {
                // The desktop has no dialog: use our own from now on.
                self.state.in_window_dialogs = true;
                self.ask_file(purpose, ctx);
            }
        }
    }
}
