//! The program as eframe knows it: its parts, and each frame.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the parts of the program and each frame |
//! | `window` | opens the window |
//! | `environment`, `start_error` | why a window cannot open |
//! | `next_frame` | when the next frame is painted without input |
//! | `update` | hands each intent to its feature |
//! | `keys`, `commands` | keys and commands |
//! | `effects`, `desktop` | dialogs, clipboard, file manager, place of the window |
//! | `clipboard` | copy and paste |
//! | `jobs`, `file_answers` | work for other threads and its results |
//! | `history` | back and forward |
//! | `other_windows`, `watch` | files that other windows have changed |
//! | `learners` | another learner learns now |
//! | `closing`, `last_things` | the end of the window, also after a panic |
//! | `log_sink` | warnings and errors that were logged |
//! | `screenshot`, `frame_timing` | `--screenshot` and the measurement of frames |
//! | `ui` | the top bar, the menu, the dialogs |

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use eframe::CreationContext;
use egui::{Context, ViewportCommand};

use super::frame_timing::FrameTiming;
use super::last_things::{AtStart, look_for_crashes};
use super::learners::{Removal, found_record, of_current_learner};
use super::other_windows::{SharedKind, watched};
use super::screenshot::Screenshot;
use super::update::{self, update};
use super::watch::Watch;
use super::window::{WindowOptions, kept_folders};
use super::{desktop, keys, log_sink, ui};
use crate::app::analysis::solver::Solver;
use crate::app::analysis::worker::AnalysisWorker;
use crate::app::autosave::shelf::finished_games;
use crate::app::autosave::worker::{Autosave, AutosaveJob, AutosaveWriter};
use crate::app::board::Board;
use crate::app::class::worker::ClassReader;
use crate::app::clipboard::system::{DesktopClipboard, MemoryClipboard, SystemClipboard};
use crate::app::clipboard::transfer::ClipboardWorker;
use crate::app::coach::grader::GradingWorker;
use crate::app::coach::worker::CoachWorker;
use crate::app::endgame_tables::worker::TableWorker;
use crate::app::engines::adviser::Adviser;
use crate::app::engines::worker::Tester;
use crate::app::exercises::sparring_player::SparringPlayer;
use crate::app::exercises::worker::DrillWorker;
use crate::app::file_dialog::system::SystemDialog;
use crate::app::file_jobs::recent::Recent;
use crate::app::file_jobs::worker::FileWorker;
use crate::app::intent::Intent;
use crate::app::kept_file::{Found, KeptFile};
use crate::app::learn::worker::{CourseJob, CourseWorker};
use crate::app::learners::state::LearnerList;
use crate::app::lesson_editor::worker::LessonWorkers;
use crate::app::library::worker::LibraryWorker;
use crate::app::new_game::state::{LastChoices, NEWCOMER_GAMES, NewGameForm};
use crate::app::play::worker::KetePlayer;
use crate::app::record::state::Record;
use crate::app::rulebook::worker::ExampleMaker;
use crate::app::settings::place::LEAST;
use crate::app::settings::worker::SettingsFile;
use crate::app::sound::follow::Sounds;
use crate::app::state::State;
use crate::app::widgets::finger;
use crate::app::{board_intents, file_jobs, learn, lesson_editor, library, presentation, record};
use crate::background::Mode;
use crate::background::task::BackgroundTask;
use crate::background::worker::Worker;
use crate::draw::board::art::BoardArt;
use crate::draw::fonts;
use crate::draw::theme::ThemeChoice;
use crate::draw::theme::{self, ThemeName};
use crate::files::{Folders, Wastebasket};
use crate::game::Player;
use crate::rules::Position;
use crate::search::tables::TableStore;

/// Where deleted files go. A test or a picture runs inline and must not use the desktop's
/// wastebasket.
fn wastebasket(mode: Mode, folders: Option<&Folders>) -> Wastebasket {
    match (mode, folders) {
        (Mode::Threads, _) => Wastebasket::Desktop,
        (Mode::Inline, Some(folders)) => Wastebasket::Folder(folders.data().join("wastebasket")),
        (Mode::Inline, None) => Wastebasket::Folder(PathBuf::new()),
    }
}

/// The program in its window.
pub struct App {
    pub state: State,
    pub(super) art: BoardArt,
    pub(crate) kete: KetePlayer,
    pub(crate) tables: TableWorker,
    /// Asks other programs which games they play.
    pub(crate) tester: Tester,
    pub(crate) watcher: CoachWorker,
    pub(crate) analyser: AnalysisWorker,
    pub(crate) solver: Solver,
    pub(crate) adviser: Adviser,
    pub(crate) grader: GradingWorker,
    pub(crate) autosave_writer: AutosaveWriter,
    pub(crate) settings_file: SettingsFile,
    pub(crate) asked: Option<SystemDialog>,
    pub(crate) clipboard: ClipboardWorker,
    pub(crate) files: FileWorker,
    pub(crate) course_worker: CourseWorker,
    pub(crate) lesson_workers: LessonWorkers,
    pub(crate) drill_worker: DrillWorker,
    /// Reads the files of a class.
    pub(crate) class_reader: Worker<ClassReader>,
    pub(crate) examples: ExampleMaker,
    pub(crate) library_worker: LibraryWorker,
    pub(crate) sparring_player: SparringPlayer,
    /// The theme that egui has.
    installed_theme: Option<ThemeName>,
    pub(super) picture: Option<Screenshot>,
    /// Whether the window filled the screen before the presentation.
    pub(super) was_full_screen: Option<bool>,
    /// The last choices of new games on disk.
    pub(crate) choices: Option<KeptFile<LastChoices>>,
    /// The user's record on disk.
    pub(crate) record: Option<KeptFile<Record>>,
    /// The list of recent files on disk.
    pub(crate) recent: Option<KeptFile<Recent>>,
    /// The list of learners on disk.
    pub(crate) learners: Option<KeptFile<LearnerList>>,
    /// Where files go that are removed.
    pub(crate) wastebasket: Wastebasket,
    /// Learners whose files are being removed.
    pub(crate) removals: Vec<Removal>,
    /// Notices files that other windows have changed.
    pub(crate) watch: Watch<SharedKind>,
    pub(super) frame_timing: Option<FrameTiming>,
    pub(super) sounds: Sounds,
    /// When the user asked to close the window, while the window waits for a file to be saved.
    pub(crate) asked_to_close: Option<Instant>,
    /// The search for new crash reports.
    pub(crate) crashes: Option<(BackgroundTask<usize>, AtStart)>,
    /// Whether a panic saves what it can and ends the program; not in tests.
    pub(crate) ends_on_panic: bool,
}

/// Smaller text cannot be read.
const LEAST_ZOOM: f32 = 0.25;

impl App {
    pub fn new(cc: &CreationContext<'_>, options: &WindowOptions) -> App {
        App::started(cc, options, SettingsFile::open(kept_folders(options).as_ref()))
    }

    /// The settings have been read before, because the window's place is among them.
    pub(super) fn started(
        cc: &CreationContext<'_>,
        options: &WindowOptions,
        settings_file: SettingsFile,
    ) -> App {
        let seed = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64);
        let (art, files) = match options.screenshot {
            Some(_) => (BoardArt::synchronous(), FileWorker::synchronous()),
            None => (BoardArt::new(), FileWorker::default()),
        };
        let clipboard = Arc::new(DesktopClipboard::default());
        let mut app = App::with(&cc.egui_ctx, options, settings_file, art, files, clipboard, seed);
        app.picture = options.screenshot.clone().map(Screenshot::to);
        app.state.system_language = options.language;
        app.state.autosave.jobs.push(AutosaveJob::AskZone);
        app.keep(0.0);
        app.settings_file.ask_desktop(&cc.egui_ctx);
        app
    }

    /// The program for tests: boards are drawn and files read inline, `seed` decides Kete's choices
    /// among equal moves, and the clipboard is in memory.
    pub fn for_tests(ctx: &Context, options: &WindowOptions, seed: u64) -> App {
        App::with_clipboard(ctx, options, Arc::new(MemoryClipboard::default()), seed)
    }

    /// [`App::for_tests`] with this clipboard.
    pub fn with_clipboard(
        ctx: &Context,
        options: &WindowOptions,
        clipboard: Arc<dyn SystemClipboard>,
        seed: u64,
    ) -> App {
        let settings_file = SettingsFile::open(kept_folders(options).as_ref());
        let (art, files) = (BoardArt::synchronous(), FileWorker::synchronous());
        App::with(ctx, options, settings_file, art, files, clipboard, seed)
    }

    fn with(
        ctx: &Context,
        options: &WindowOptions,
        mut settings_file: SettingsFile,
        art: BoardArt,
        files: FileWorker,
        clipboard: Arc<dyn SystemClipboard>,
        seed: u64,
    ) -> App {
        fonts::install(ctx);
        ctx.options_mut(|options| {
            options.fallback_theme = egui::Theme::Light;
            // The Quit command asks first whether to save a changed game.
            options.quit_shortcuts.clear();
            // Text size is a setting, and its keys are commands.
            options.zoom_with_keyboard = false;
        });
        let folders = match &options.data_dir {
            Some(dir) => Some(Folders::under(dir)),
            None => Folders::of_user(),
        };
        let folders = folders.map(of_current_learner);
        let mode = art.mode();
        let wake = ctx.clone();
        let wastebasket = wastebasket(mode, folders.as_ref());
        let (basket, kept_basket) = (wastebasket.clone(), wastebasket.clone());
        let autosave_writer =
            Worker::start(Autosave::new(folders.clone(), basket, mode), mode, move || {
                wake.request_repaint()
            });
        let wake = ctx.clone();
        let course_worker =
            CourseWorker::start(folders.clone(), mode, move || wake.request_repaint());
        let wake = ctx.clone();
        let lesson_workers =
            LessonWorkers::start(folders.clone(), mode, move || wake.request_repaint());
        let wake = ctx.clone();
        let examples = ExampleMaker::start(mode, move || wake.request_repaint());
        let wake = ctx.clone();
        let class_reader = Worker::start(ClassReader, mode, move || wake.request_repaint());
        let wake = ctx.clone();
        let library_worker =
            LibraryWorker::start(wastebasket, mode, move || wake.request_repaint());
        let mut state = State::new(folders, options.in_window_dialogs);
        learn::update::load(&mut state);
        lesson_editor::update::load(&mut state);
        state.autosave.jobs.push(AutosaveJob::List);
        let (mut recent, mut choices, mut record, mut learners) = (None, None, None, None);
        if let Some(folders) = state.folders.clone() {
            let wake = || {
                let ctx = ctx.clone();
                move || ctx.request_repaint()
            };
            let found = Found::<Recent>::open(&folders);
            recent = Some(found.start(mode, wake()));
            state.file_jobs.recent = found.contents;
            found.messages.into_iter().for_each(|text| state.notify(text, 0.0));
            let found = Found::<LastChoices>::open(&folders);
            choices = found.may_keep.then(|| found.start(mode, wake()));
            state.choices = found.contents;
            state.choices.finished = finished_games(&folders, NEWCOMER_GAMES);
            found.messages.into_iter().for_each(|text| state.notify(text, 0.0));
            let found = Found::<LearnerList>::read(LearnerList::path(&folders));
            learners = found.may_keep.then(|| found.start(mode, wake()));
            state.learners.list = found.contents;
            state.learners.current = state.learners.list.opens_with();
            found.messages.into_iter().for_each(|text| state.notify(text, 0.0));
            let found = found_record(&folders, &state.learners.current);
            record = found.may_keep.then(|| found.start(mode, wake()));
            record::update::take_in(&mut state, found.contents);
            found.messages.into_iter().for_each(|text| state.notify(text, 0.0));
            state.form = state.choices.open_last();
        }
        settings_file.start(mode, ctx);
        state.settings = settings_file.settings().clone();
        for text in settings_file.take_messages() {
            state.notify(text, 0.0);
        }
        if let Some(name) = options.new {
            // The level is the one that the form proposes, for a newcomer the first.
            let NewGameForm { mut players, levels, .. } = state.choices.first_form(name);
            if options.friend {
                players.north = Player::Friend;
            }
            state.form = NewGameForm { players, levels, ..NewGameForm::of(name) };
            if let Ok(mut game) = state.form.game() {
                game.set_people(state.form.people(&state.record));
                game.set_tutoring(state.form.tutoring(&state.settings, &state.choices));
                state.lay(game);
            }
        }
        if let Some(path) = &options.file {
            update(&mut state, Intent::OpenFile(path.clone()), 0.0);
        }
        let shelf = state.folders.as_ref().map(|kept| TableStore::new(kept.tables()));
        let tables = TableWorker::new(shelf.clone(), mode);
        // Test results must not depend on whether a table is ready.
        let shelf = shelf.filter(|_| mode == Mode::Threads);
        let kete = KetePlayer::new(seed, shelf.clone());
        let wake = ctx.clone();
        let clipboard = ClipboardWorker::new(clipboard, move || wake.request_repaint());
        ctx.add_plugin(clipboard.plugin());
        let shared = watched(
            &course_worker,
            &settings_file,
            [
                choices.as_ref().map(|file| file.shared_file().clone()),
                record.as_ref().map(|file| file.shared_file().clone()),
                recent.as_ref().map(|file| file.shared_file().clone()),
                learners.as_ref().map(|file| file.shared_file().clone()),
            ],
        );
        let wake = ctx.clone();
        let watch = Watch::start(shared, mode, move || wake.request_repaint());
        let (asked, installed_theme, picture, frame_timing) = (None, None, None, None);
        let is_for_itself = options.screenshot.is_none() && options.frames.is_none();
        let crashes = state
            .folders
            .as_ref()
            .filter(|_| is_for_itself)
            .map(|folders| (look_for_crashes(folders, mode, ctx), AtStart(true)));
        let mut app = App {
            state,
            art,
            kete,
            tables,
            tester: Tester::default(),
            watcher: CoachWorker::new(mode),
            analyser: AnalysisWorker::new(mode),
            solver: Solver::new(mode),
            adviser: Adviser::default(),
            grader: GradingWorker::new(mode, shelf),
            autosave_writer,
            settings_file,
            asked,
            clipboard,
            files,
            course_worker,
            class_reader,
            lesson_workers,
            drill_worker: DrillWorker::new(mode, seed),
            examples,
            library_worker,
            sparring_player: SparringPlayer::new(mode, seed),
            installed_theme,
            picture,
            was_full_screen: None,
            choices,
            record,
            recent,
            learners,
            wastebasket: kept_basket,
            removals: Vec::new(),
            watch,
            frame_timing,
            sounds: Sounds::default(),
            asked_to_close: None,
            crashes,
            ends_on_panic: false,
        };
        app.keep(0.0);
        app
    }

    /// Makes all words in the language of the settings.
    fn choose_language(&mut self) {
        let state = &mut self.state;
        let wanted = state.settings.language.unwrap_or(state.system_language);
        if wanted != state.language {
            state.language = wanted;
            wanted.choose();
            state.learning.jobs.push(CourseJob::Translate);
            lesson_editor::update::check(state);
            // What it said last.
            if let Some(session) = &mut state.session {
                session.help = None;
                session.live_text = session.where_we_are();
            }
            library::update::refresh(state);
        }
    }

    /// Gives egui the theme and the text size.
    fn install_theme(&mut self, ctx: &Context, frame: &eframe::Frame) {
        self.state.theme = match self.state.settings.theme {
            ThemeChoice::Always(name) => name,
            ThemeChoice::System => match ctx.system_theme() {
                Some(egui::Theme::Dark) => ThemeName::Dark,
                _ => ThemeName::Light,
            },
        };
        let name = self.state.theme;
        if self.installed_theme != Some(name) {
            theme::install(ctx, name);
            self.installed_theme = Some(name);
            // This frame was cleared with the old background colour.
            ctx.request_repaint();
        }
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        let chosen = f32::from(self.state.settings.text_percent) / 100.0;
        // What is shown to a class fills the window, whatever its size.
        let shown = self.state.presentation.as_ref().and(frame.winit_window());
        let wanted = match shown {
            // Asking for the size waits for the desktop, so not while seeds move.
            Some(_) if self.is_moving() => ctx.zoom_factor(),
            Some(window) => presentation::ui::zoom(desktop::size_of(window)),
            None => chosen,
        };
        // Large text must still fit into a small window. Below the minimum size everything shrinks.
        let most = (size.x / LEAST.x).min(size.y / LEAST.y);
        ctx.set_zoom_factor(wanted.min(most.max(LEAST_ZOOM)));
    }

    /// Saves changed settings and reports crashes and logged errors.
    fn keep_settings(&mut self, ctx: &Context, frame: &eframe::Frame, now: f64) {
        if let Some(change) = self.settings_file.desktop_answer(&self.state.settings) {
            update(&mut self.state, Intent::Settings(change), now);
        }
        let last = self.settings_file.place();
        // Asking for the window's place waits for the desktop, so not while seeds move.
        let window = frame.winit_window().filter(|_| !self.is_moving());
        let place = window.and_then(|window| desktop::place_of(window, last));
        self.settings_file.follow(&self.state.settings, place, ctx, now);
        self.follow_crashes(ctx, now);
        let messages = self.settings_file.take_messages();
        for text in messages.into_iter().chain(log_sink::take()) {
            self.state.notify(text, now);
        }
    }

    /// Receives everything from threads, files and the desktop before the frame is painted.
    fn take_in(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let now = ctx.input(|input| input.time);
        if let Some(frame_timing) = &mut self.frame_timing {
            let handed_over = frame.info().cpu_usage;
            frame_timing.frame(ctx, &mut self.state, handed_over, self.art.carving(), now);
        }
        if finger::follow(ctx) {
            // The theme has the sizes of controls.
            self.installed_theme = None;
        }
        self.state.by_finger = finger::is_used(ctx);
        self.follow_other_windows(now);
        self.follow_removals(now);
        self.keep_settings(ctx, frame, now);
        self.choose_language();
        self.install_theme(ctx, frame);
        update::tick(&mut self.state, now);
        self.receive_file(ctx, now);
        let of_lesson = board_intents::has_kete(&self.state);
        let board = if of_lesson { Board::Lesson } else { Board::Game };
        self.kete.follow(&mut self.state, board, ctx, now);
        update::do_asked_on(&mut self.state, board, now);
        let tables = |position: &Position| self.kete.tables(position);
        let coached = if self.state.sparring().is_some() { Board::Sparring } else { board };
        self.watcher.follow(&mut self.state, coached, ctx, now, &tables);
        self.analyser.follow(&mut self.state, ctx, now, &tables);
        self.solver.follow(&mut self.state, ctx, &tables);
        self.adviser.follow(&mut self.state, ctx, now);
        self.grader.follow(&mut self.state, ctx);
        self.tables.follow(&mut self.state, ctx, now);
        self.tester.follow(&mut self.state, ctx);
        self.follow_drills(ctx, now);
        self.keep(now);
        if let Some((agreement, agrees)) = self.kete.weighed(&self.state) {
            let intent = if agrees { Intent::AcceptOffer(agreement) } else { Intent::DeclineOffer };
            update(&mut self.state, intent, now);
        }
        self.take_dropped(ctx, now);
        self.follow_files(ctx, now);
        if ctx.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            // Another program may have changed the folder.
            library::update::refresh(&mut self.state);
        }
        self.follow_library(ctx, now);
        let asked_to_close = ctx.input(|input| input.viewport().close_requested());
        if asked_to_close && file_jobs::update::holds_window(&self.state) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            file_jobs::update::quit_asked(&mut self.state);
        }
        self.follow_closing(ctx);
        self.sounds.follow(&self.state, ctx, now);
    }

    /// Paints the frame and performs its intents.
    fn paint(&mut self, ui: &mut egui::Ui) {
        self.sounds.painted();
        let now = ui.input(|input| input.time);
        let mut intents = Vec::new();
        self.follow_clipboard(ui.ctx(), now);
        keys::play(ui, &mut self.state, now);
        ui::shell_ui(ui, &self.state, &mut self.art, now, &mut intents);
        let ctx = ui.ctx().clone();
        if !intents.is_empty() {
            ctx.request_repaint();
        }
        for intent in intents {
            update(&mut self.state, intent, now);
        }
        self.follow_files(&ctx, now);
        self.follow_drills(&ctx, now);
        self.keep(now);
        for effect in std::mem::take(&mut self.state.effects) {
            self.perform(effect, &ctx);
        }
        self.follow_files(&ctx, now);
        self.follow_library(&ctx, now);
        if let Some(picture) = &mut self.picture {
            picture.follow(&ctx);
        }
        self.wake_later(&ctx, now);
        if let Some(frame_timing) = &mut self.frame_timing {
            frame_timing.worked();
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.guarded(|app| app.take_in(ctx, frame));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.guarded(|app| app.paint(ui));
    }

    /// The background of all pages: clearing costs far less than painting it.
    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.state.theme.theme().window.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}
