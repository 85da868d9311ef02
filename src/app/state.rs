//! Everything the window knows: plain structs, changed by [`crate::app::shell::update`] alone.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::effect::Effect;
use super::history::History;
use super::page::Page;
use crate::app::analysis::state::Analysis;
use crate::app::autosave::state::Autosave;
use crate::app::board::Board;
use crate::app::comparison::state::Comparison;
use crate::app::crashes::state::Again;
use crate::app::editor::state::Editor;
use crate::app::endgame_tables::state::Endgames;
use crate::app::engines::state::Engines;
use crate::app::exercises::sparring::Sparring;
use crate::app::exercises::state::DrillRun;
use crate::app::export::state::Exporting;
use crate::app::file_dialog::state::FileDialog;
use crate::app::file_jobs::state::{FileJobs, Overwrite};
use crate::app::intent::Intent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::learn::state::{LearnPage, Learning};
use crate::app::library::state::Library;
use crate::app::library::tidy::TidyUp;
use crate::app::messages::state::{Messages, Notice};
use crate::app::new_game::state::{LastChoices, NewGameForm};
use crate::app::play::state::Thinking;
use crate::app::rulebook::state::Rulebook;
use crate::app::session::state::GameSession;
use crate::app::settings::state::SettingsPage;
use crate::app::settings::table::Settings;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::render::filming::Filming;
use crate::draw::theme::ThemeName;
use crate::files::Folders;
use crate::rules::{GameName, Setup, Side};
use crate::tutor::Progress;

/// A question or a form in front of the page.
pub enum Dialog {
    /// The choice of a new game.
    NewGame,
    /// The options of the rules in the position editor.
    EditorOptions,
    /// The options by which the rules are read.
    RuleOptions,
    /// Which game a pasted position is of.
    PasteFor {
        /// The position.
        setup: Setup,
        /// The games it fits.
        games: Vec<GameName>,
    },
    /// Which way to end by agreement.
    Agree,
    /// Sure to give up?
    Resign(Side),
    /// Sure to discard this unfinished game? An empty path is the one on the table.
    Discard(GameName, PathBuf),
    /// Progress was read: add it to one's own, or put it in its place?
    Import {
        /// The file's name.
        name: String,
        /// What it holds.
        found: Box<Progress>,
    },
    /// Sure to delete this saved game?
    DeleteFile(PathBuf),
    /// Overwrite a file that has changed on disk, or one that is read-only?
    Overwrite(Overwrite),
    /// There is no wastebasket for these games: delete them for good?
    NoWastebasket(Vec<PathBuf>),
    /// Which finished games to delete.
    TidyUp(TidyUp),
    /// Save before the window closes?
    Unsaved,
    /// In which form to export the game.
    Export(Exporting),
    /// A film of the game is drawn.
    Filming(Filming),
    /// A file is chosen in the window.
    File(FileDialog),
    /// What a person may set.
    Settings(SettingsPage),
    /// Kete crashed last time: so many reports are new.
    Crashed(usize),
    /// All keys, with what is looked for.
    Keys(String),
    /// The messages so far.
    Messages,
}

/// The state of the window.
pub struct State {
    /// The page shown.
    pub page: Page,
    /// The pages before and after it.
    pub history: History,
    /// The game in progress.
    pub session: Option<GameSession>,
    /// The choice of a new game.
    pub form: NewGameForm,
    /// The last choice for each game.
    pub choices: LastChoices,
    /// The position editor, once it was opened.
    pub editor: Option<Editor>,
    /// How many games were laid on the table: the number of the present one.
    pub laid: u64,
    /// Opening and saving as it goes on.
    pub file_jobs: FileJobs,
    /// What stands in front of the page.
    pub dialog: Option<Dialog>,
    /// What the person has set.
    pub settings: Settings,
    /// The theme in use.
    pub theme: ThemeName,
    /// A short message.
    pub notice: Option<Notice>,
    /// The messages so far.
    pub messages: Messages,
    /// Kete is at work on a move.
    pub thinking: Option<Thinking>,
    /// The analysis of the position shown.
    pub analysis: Analysis,
    /// To be done outside the state.
    pub effects: Vec<Effect>,
    /// The games that are kept by themselves.
    pub autosave: Autosave,
    /// Courses and progress.
    pub learning: Learning,
    /// The endgame tables as the settings show them.
    pub endgames: Endgames,
    /// What is known of other programs that play.
    pub engines: Engines,
    /// The saved games of a folder.
    pub library: Library,
    /// Two turns side by side.
    pub comparison: Option<Comparison>,
    /// The rules that are read.
    pub rulebook: Rulebook,
    /// Where games are kept; `None` where the system knows no home folder.
    pub folders: Option<Folders>,
    /// The file dialog is always the one in the window.
    pub in_window_dialogs: bool,
    /// Work that failed and may be tried again.
    pub again: Vec<Again>,
    /// The person has agreed to close the window.
    pub may_close: bool,
    /// What one feature asks of another: done after the intent that asked for it.
    pub asked: VecDeque<Intent>,
}

impl State {
    /// The state at the start.
    pub fn new(folders: Option<Folders>, in_window_dialogs: bool) -> State {
        State {
            page: Page::Start,
            history: History::default(),
            session: None,
            form: NewGameForm::default(),
            choices: LastChoices::default(),
            editor: None,
            laid: 0,
            file_jobs: FileJobs::default(),
            dialog: None,
            settings: Settings::default(),
            theme: ThemeName::Light,
            notice: None,
            messages: Messages::default(),
            thinking: None,
            analysis: Analysis::default(),
            effects: Vec::new(),
            autosave: Autosave::default(),
            learning: Learning::default(),
            endgames: Endgames::default(),
            engines: Engines::default(),
            library: Library::default(),
            comparison: None,
            rulebook: Rulebook::default(),
            folders,
            in_window_dialogs,
            again: Vec::new(),
            may_close: false,
            asked: VecDeque::new(),
        }
    }

    /// The lesson on the page, if one is being taken and shown.
    pub fn lesson(&self) -> Option<&ActiveLesson> {
        let is_shown = self.page == Page::Learn && self.learning.front == LearnPage::Lesson;
        self.learning.lesson.as_deref().filter(|_| is_shown)
    }

    /// The exercise on the page, if a session is taken and shown.
    pub fn drill(&self) -> Option<&DrillRun> {
        self.learning.drill().filter(|_| self.page == Page::Learn)
    }

    /// The game of sparring, if it is shown.
    pub fn sparring(&self) -> Option<&Sparring> {
        let is_shown = self.page == Page::Learn && self.learning.front == LearnPage::Sparring;
        self.learning.sparring.as_deref().filter(|_| is_shown)
    }

    /// The board on the page that can be played on: that of the game, of the lesson, of the
    /// exercise, of the sparring, or of a rule's example.
    pub fn board(&self) -> Option<&GameSession> {
        match self.board_here() {
            Board::Game if self.page != Page::Play => None,
            board => self.session_on(board),
        }
    }

    /// The two turns that stand side by side on the page shown.
    pub fn compared(&self) -> Option<&Comparison> {
        self.comparison.as_ref().filter(|both| both.page == self.page)
    }

    /// What boards are made of.
    pub fn material(&self) -> Material {
        self.settings.board.unwrap_or(self.theme.theme().board)
    }

    /// The seeds of the counting games: those that were chosen, if they can be told from the board.
    pub fn seeds(&self) -> SeedSet {
        self.settings.seeds.on(self.material())
    }

    /// Where saved games are kept; `None` where the system knows no home folder and none was
    /// chosen.
    pub fn games_folder(&self) -> Option<PathBuf> {
        let chosen = self.settings.games_folder.clone();
        chosen.or_else(|| self.folders.as_ref().map(Folders::games))
    }

    /// Whether files are chosen in the window.
    pub fn uses_own_dialogs(&self) -> bool {
        self.in_window_dialogs || self.settings.in_window_dialogs
    }

    /// Asks another feature for something. It is done once the present intent is done.
    pub fn ask(&mut self, intent: Intent) {
        self.asked.push_back(intent);
    }
}
