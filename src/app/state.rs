//! The state of the window: plain structs, which only [`crate::app::shell::update`] changes.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::effect::Effect;
use super::history::History;
use super::page::Page;
use crate::app::analysis::state::Analysis;
use crate::app::autosave::state::Autosave;
use crate::app::board::Board;
use crate::app::class::state::ClassPage;
use crate::app::comparison::state::Comparison;
use crate::app::crashes::state::Again;
use crate::app::daily::state::DailyPage;
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
use crate::app::learners::state::{LearnerForm, LearnerId, Learners};
use crate::app::lesson_editor::state::LessonWriting;
use crate::app::library::state::Library;
use crate::app::library::tidy::TidyUp;
use crate::app::messages::state::{Messages, Notice};
use crate::app::new_game::state::{LastChoices, NewGameForm};
use crate::app::play::state::Thinking;
use crate::app::presentation::state::Presentation;
use crate::app::record::state::MyRecord;
use crate::app::rulebook::state::Rulebook;
use crate::app::session::state::GameSession;
use crate::app::settings::state::SettingsPage;
use crate::app::settings::table::Settings;
use crate::app::worksheets::state::{WorksheetForm, WorksheetOrder};
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::render::filming::Filming;
use crate::draw::theme::ThemeName;
use crate::files::Folders;
use crate::game::by_message::Message;
use crate::rules::{GameName, Setup, Side};
use crate::texts::Language;
use crate::tutor::Progress;

/// A dialog in front of the page.
pub enum Dialog {
    /// The New game form.
    NewGame,
    /// The options of the rules in the position editor.
    EditorOptions,
    /// The options for the rules page.
    RuleOptions,
    /// Which game does the pasted position belong to?
    PasteFor {
        /// The position.
        setup: Setup,
        /// The games that it fits.
        games: Vec<GameName>,
    },
    /// How to end by agreement.
    Agree,
    /// Give up?
    Resign(Side),
    /// Discard this unfinished game? An empty path means the open game.
    Discard(GameName, PathBuf),
    /// Progress was read: add it to the present progress, or replace that?
    Import {
        /// The file's name.
        name: String,
        /// Its contents.
        found: Box<Progress>,
    },
    /// Delete this saved game?
    DeleteFile(PathBuf),
    /// Overwrite a file that has changed on disk, or one that is read-only?
    Overwrite(Overwrite),
    /// There is no wastebasket for these games: delete them permanently?
    NoWastebasket(Vec<PathBuf>),
    /// Which finished games to delete.
    TidyUp(TidyUp),
    /// A course from elsewhere.
    Course,
    /// Which turns of a saved game a lesson asks for.
    ModelGame,
    /// The folders whose games the library lists.
    LibraryFolders,
    /// Save before the window closes?
    Unsaved,
    /// In which format to export the game.
    Export(Exporting),
    /// What to print as a worksheet.
    Worksheet(WorksheetForm),
    /// The name of a new learner.
    AddLearner(LearnerForm),
    /// Remove this learner?
    RemoveLearner(LearnerId),
    /// A film of the game is being drawn.
    Filming(Filming),
    /// Kete's own file dialog.
    File(FileDialog),
    /// The settings.
    Settings(SettingsPage),
    /// Kete crashed last time; the number of new reports.
    Crashed(usize),
    /// All keys, with the text searched for.
    Keys(String),
    /// The messages so far.
    Messages,
}

/// The state of the window.
pub struct State {
    pub page: Page,
    /// A finger is used, not the mouse.
    pub by_finger: bool,
    /// The pages before and after the one shown.
    pub history: History,
    /// The game in progress.
    pub session: Option<GameSession>,
    /// The New game form.
    pub form: NewGameForm,
    /// The last choice for each game.
    pub choices: LastChoices,
    /// The position editor; `None` until it is opened.
    pub editor: Option<Editor>,
    /// The user's games and names.
    pub record: MyRecord,
    /// The number of games opened so far, which identifies the present one.
    pub laid: u64,
    /// Files that are being opened and saved.
    pub file_jobs: FileJobs,
    /// The dialog in front of the page.
    pub dialog: Option<Dialog>,
    /// The settings.
    pub settings: Settings,
    /// The language of the system.
    pub system_language: Language,
    /// The language in use.
    pub language: Language,
    /// The theme in use.
    pub theme: ThemeName,
    /// A short message.
    pub notice: Option<Notice>,
    /// The messages so far.
    pub messages: Messages,
    /// Kete's search for a move.
    pub thinking: Option<Thinking>,
    /// The analysis of the position shown.
    pub analysis: Analysis,
    /// Effects to perform.
    pub effects: Vec<Effect>,
    /// The autosaved games.
    pub autosave: Autosave,
    /// Courses and progress.
    pub learning: Learning,
    /// The learners on this machine.
    pub learners: Learners,
    /// The lesson editor.
    pub writing: LessonWriting,
    /// The page of the daily exercise.
    pub daily: DailyPage,
    /// The progress of a class.
    pub class: ClassPage,
    /// The endgame tables as the settings show them.
    pub endgames: Endgames,
    /// Other programs that play.
    pub engines: Engines,
    /// The saved games of a folder.
    pub library: Library,
    /// Two turns side by side.
    pub comparison: Option<Comparison>,
    /// The worksheet for which a file is chosen.
    pub worksheet: Option<WorksheetOrder>,
    /// The rules page.
    pub rulebook: Rulebook,
    /// The board is shown to a class.
    pub presentation: Option<Presentation>,
    /// The data folders; `None` if the system has no home folder.
    pub folders: Option<Folders>,
    /// Always use Kete's own file dialog.
    pub in_window_dialogs: bool,
    /// Failed work that can be tried again.
    pub again: Vec<Again>,
    /// The user has agreed to close the window.
    pub may_close: bool,
    /// Messages of a friend far away, until their game is open.
    pub messages_to_play: Vec<Message>,
    /// Intents that features ask of each other, performed after the present intent.
    pub asked: VecDeque<Intent>,
}

impl State {
    /// The state at the start.
    pub fn new(folders: Option<Folders>, in_window_dialogs: bool) -> State {
        State {
            page: Page::Start,
            by_finger: false,
            history: History::default(),
            session: None,
            form: NewGameForm::default(),
            choices: LastChoices::default(),
            editor: None,
            record: MyRecord::default(),
            laid: 0,
            file_jobs: FileJobs::default(),
            dialog: None,
            settings: Settings::default(),
            system_language: Language::ENGLISH,
            language: Language::ENGLISH,
            theme: ThemeName::Light,
            notice: None,
            messages: Messages::default(),
            thinking: None,
            analysis: Analysis::default(),
            effects: Vec::new(),
            autosave: Autosave::default(),
            learning: Learning::default(),
            learners: Learners::default(),
            writing: LessonWriting::default(),
            daily: DailyPage::default(),
            class: ClassPage::default(),
            endgames: Endgames::default(),
            engines: Engines::default(),
            library: Library::default(),
            comparison: None,
            worksheet: None,
            rulebook: Rulebook::default(),
            presentation: None,
            folders,
            in_window_dialogs,
            again: Vec::new(),
            may_close: false,
            messages_to_play: Vec::new(),
            asked: VecDeque::new(),
        }
    }

    /// The lesson on the page, if any.
    pub fn lesson(&self) -> Option<&ActiveLesson> {
        let is_shown = self.page == Page::Learn && self.learning.front == LearnPage::Lesson;
        self.learning.lesson.as_deref().filter(|_| is_shown)
    }

    /// The session of exercises on the page, if any.
    pub fn drill(&self) -> Option<&DrillRun> {
        self.learning.drill().filter(|_| self.page == Page::Learn)
    }

    /// The sparring game on the page, if any.
    pub fn sparring(&self) -> Option<&Sparring> {
        let is_shown = self.page == Page::Learn && self.learning.front == LearnPage::Sparring;
        self.learning.sparring.as_deref().filter(|_| is_shown)
    }

    /// The board of the page that can be played on.
    pub fn board(&self) -> Option<&GameSession> {
        match self.board_here() {
            Board::Game if self.page != Page::Play => None,
            board => self.session_on(board),
        }
    }

    /// The two turns that are compared on the page.
    pub fn compared(&self) -> Option<&Comparison> {
        self.comparison.as_ref().filter(|both| both.page == self.page)
    }

    /// The material of the board.
    pub fn material(&self) -> Material {
        self.settings.board.unwrap_or(self.theme.theme().board)
    }

    /// The chosen seeds of the counting games, or others if those are hard to see on the board.
    pub fn seeds(&self) -> SeedSet {
        self.settings.seeds.on(self.material())
    }

    /// The folder of saved games; `None` if the system has no home folder and none was chosen.
    pub fn games_folder(&self) -> Option<PathBuf> {
        let chosen = self.settings.games_folder.clone();
        chosen.or_else(|| self.folders.as_ref().map(Folders::games))
    }

    /// Whether to use Kete's own file dialog.
    pub fn uses_own_dialogs(&self) -> bool {
        self.in_window_dialogs || self.settings.in_window_dialogs
    }

    /// Asks another feature for something, after the present intent.
    pub fn ask(&mut self, intent: Intent) {
        self.asked.push_back(intent);
    }
}
