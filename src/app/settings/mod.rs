//! What a person may set: looks, play, files. Each has a value that is good to start with.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the values |
//! | `names` | their names in the file |
//! | `text` | the file read and written, field by field |
//! | `place` | where the window stands |
//! | `engines` | the other programs that were added |
//! | `file` | the file kept in step with what is set |
//! | `merge` | the settings of several windows on one file |
//! | `motion` | whether the desktop asks for less movement |

mod engines;
mod file;
mod merge;
mod motion;
mod names;
mod place;
mod text;

use std::path::PathBuf;
use std::sync::OnceLock;

use super::animation::{Pace, Speed};
use super::board::tones::{Material, SeedSet};
use super::theme::ThemeName;
use crate::game::{EngineName, Tutoring};

pub use engines::{Engine, MOST_ENGINES};
pub use file::SettingsFile;
pub use motion::Motion;
pub(super) use names::Named;
pub use place::{LEAST, Place};
pub use text::{Damaged, Read, read as read_text, write as write_text};

/// The choice of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// Light or dark as the desktop says.
    #[default]
    System,
    /// Always this one.
    Always(ThemeName),
}

impl ThemeChoice {
    /// Every choice.
    pub const ALL: [ThemeChoice; 4] = [
        ThemeChoice::System,
        ThemeChoice::Always(ThemeName::Light),
        ThemeChoice::Always(ThemeName::Dark),
        ThemeChoice::Always(ThemeName::HighContrast),
    ];
}

/// What pointing at a hole shows of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    /// Where the seeds go, what is taken, and a sentence.
    #[default]
    Full,
    /// The number of seeds alone.
    CountOnly,
    /// Nothing.
    Off,
}

impl Preview {
    /// Every choice.
    pub const ALL: [Preview; 3] = [Preview::Full, Preview::CountOnly, Preview::Off];
}

/// Whose holes show their counts (`awale.count`: `seed-counts`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counts {
    /// Everyone's.
    #[default]
    Always,
    /// Those of the persons who play.
    OwnOnly,
    /// Nobody's.
    Never,
}

impl Counts {
    /// Every choice.
    pub const ALL: [Counts; 3] = [Counts::Always, Counts::OwnOnly, Counts::Never];
}

/// How long Kete's turns may take on the board, and those of other programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeteTurns {
    /// As long as a person's turn would.
    #[default]
    SamePace,
    /// Eight seconds at most.
    AtMost8,
    /// Four seconds at most.
    AtMost4,
    /// Two seconds at most.
    AtMost2,
}

impl KeteTurns {
    /// Every choice.
    pub const ALL: [KeteTurns; 4] =
        [KeteTurns::SamePace, KeteTurns::AtMost8, KeteTurns::AtMost4, KeteTurns::AtMost2];

    /// The most seconds that such a turn takes.
    pub fn most_secs(self) -> Option<f64> {
        match self {
            KeteTurns::SamePace => None,
            KeteTurns::AtMost8 => Some(8.0),
            KeteTurns::AtMost4 => Some(4.0),
            KeteTurns::AtMost2 => Some(2.0),
        }
    }
}

/// The sizes of text to choose from, in percent.
pub const TEXT_SIZES: [u16; 7] = [90, 100, 110, 120, 130, 140, 150];

/// The seeds from which on the tutor may ask.
pub const THRESHOLDS: [u8; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/// The memory for positions already searched to choose from, in mebibytes.
pub const MEMORY_SIZES: [u16; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// How many threads this machine runs at once, at least 1 and at most as many as a search starts.
pub fn machine_threads() -> u16 {
    static THREADS: OnceLock<u16> = OnceLock::new();
    // Asking the system takes a while.
    *THREADS.get_or_init(|| {
        std::thread::available_parallelism().map_or(1, |threads| threads.get().min(256) as u16)
    })
}

/// What a person has set.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The theme.
    pub theme: ThemeChoice,
    /// Size of the whole window's content, in percent: 90 to 150.
    pub text_percent: u16,
    /// The board; the theme's own until another is chosen.
    pub board: Option<Material>,
    /// The seeds of the counting games.
    pub seeds: SeedSet,
    /// How fast seeds are sown.
    pub speed: Speed,
    /// How long Kete's turns may take on the board.
    pub kete_turns: KeteTurns,
    /// What pointing at a hole shows.
    pub preview: Preview,
    /// Whose holes show their counts.
    pub counts: Counts,
    /// Whether holes that may be played have a thin ring.
    pub playable_rings: bool,
    /// Whether the way is always asked for, never read from where a hole is clicked.
    pub ask_way: bool,
    /// Whether games against Kete may be analysed while they go on.
    pub allow_help: bool,
    /// What the tutor does in games, until a game is begun with another choice.
    pub tutoring: Tutoring,
    /// The tutor asks before a move that loses so many seeds: 1 to 10.
    pub tutor_threshold: u8,
    /// Whether the moves of a game that is over are graded and its turning points named.
    pub moments: bool,
    /// Whether the start page says which rules are due.
    pub review_reminders: bool,
    /// Threads of a search at full strength: 1 to [`machine_threads`].
    pub threads: u16,
    /// Memory for positions already searched: one of [`MEMORY_SIZES`], in mebibytes.
    pub memory: u16,
    /// Other programs that play, each of another name.
    pub engines: Vec<Engine>,
    /// Where saved games are kept; the usual folder until another is chosen.
    pub games_folder: Option<PathBuf>,
    /// Files are always chosen in the window, never in a dialog of the desktop.
    pub in_window_dialogs: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: ThemeChoice::System,
            text_percent: 100,
            board: None,
            seeds: SeedSet::Nickernut,
            speed: Speed::Normal,
            kete_turns: KeteTurns::SamePace,
            preview: Preview::Full,
            counts: Counts::Always,
            playable_rings: true,
            ask_way: false,
            allow_help: false,
            tutoring: Tutoring::Off,
            tutor_threshold: 4,
            moments: true,
            review_reminders: true,
            threads: (machine_threads() / 2).max(1),
            memory: 64,
            engines: Vec::new(),
            games_folder: None,
            in_window_dialogs: false,
        }
    }
}

/// The tabs of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsTab {
    /// How the window looks.
    #[default]
    Look,
    /// How games are played.
    Play,
    /// What the tutor does in games.
    Tutor,
    /// What the computer player may use.
    Engine,
    /// Where files are kept.
    Files,
}

impl SettingsTab {
    /// Every tab.
    pub const ALL: [SettingsTab; 5] = [
        SettingsTab::Look,
        SettingsTab::Play,
        SettingsTab::Tutor,
        SettingsTab::Engine,
        SettingsTab::Files,
    ];
}

/// The settings as they are open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsPage {
    /// The tab shown.
    pub tab: SettingsTab,
    /// The folder for saved games as it is being typed, until it is used.
    pub folder_typed: Option<String>,
}

/// A change of what is set.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsIntent {
    /// Show another tab.
    Tab(SettingsTab),
    /// Another theme.
    Theme(ThemeChoice),
    /// Another size of text, in percent.
    TextPercent(u16),
    /// Another board; `None` for the theme's own.
    Board(Option<Material>),
    /// Other seeds.
    Seeds(SeedSet),
    /// Another speed of sowing.
    Speed(Speed),
    /// Another length of Kete's turns.
    KeteTurns(KeteTurns),
    /// Another preview.
    Preview(Preview),
    /// Counts of other holes.
    Counts(Counts),
    /// Rings on playable holes, or none.
    PlayableRings(bool),
    /// Ask for the way each time, or read it from the click.
    AskWay(bool),
    /// Games against Kete may be analysed while they go on, or not.
    AllowHelp(bool),
    /// What the tutor does in games.
    Tutoring(Tutoring),
    /// From how many seeds on it asks.
    TutorThreshold(u8),
    /// Grade the moves of a game that is over, or not.
    Moments(bool),
    /// Say on the start page which rules are due, or not.
    ReviewReminders(bool),
    /// Threads of a search at full strength.
    Threads(u16),
    /// Memory for positions already searched, in mebibytes.
    Memory(u16),
    /// Another program that plays; one of this name is replaced.
    AddEngine(Engine),
    /// One less.
    RemoveEngine(EngineName),
    /// The folder for saved games is being typed.
    FolderTyped(String),
    /// It is used from now on; empty for the usual one.
    UseFolder,
    /// Files are always chosen in the window, or not.
    InWindowDialogs(bool),
    /// Everything of this tab as it was at first.
    Reset(SettingsTab),
    /// Show the folder of saved games in the desktop's file manager.
    ShowGamesFolder,
}

impl Settings {
    /// Makes a change; what concerns the window alone is left to the caller.
    pub fn apply(&mut self, change: &SettingsIntent) {
        let usual = Settings::default();
        match change {
            SettingsIntent::Tab(_)
            | SettingsIntent::FolderTyped(_)
            | SettingsIntent::UseFolder
            | SettingsIntent::ShowGamesFolder => {}
            SettingsIntent::Theme(theme) => self.theme = *theme,
            SettingsIntent::TextPercent(percent) => self.text_percent = clamped(*percent),
            SettingsIntent::Board(board) => self.board = *board,
            SettingsIntent::Seeds(seeds) => self.seeds = *seeds,
            SettingsIntent::Speed(speed) => self.speed = *speed,
            SettingsIntent::KeteTurns(turns) => self.kete_turns = *turns,
            SettingsIntent::Preview(preview) => self.preview = *preview,
            SettingsIntent::Counts(counts) => self.counts = *counts,
            SettingsIntent::PlayableRings(on) => self.playable_rings = *on,
            SettingsIntent::AskWay(on) => self.ask_way = *on,
            SettingsIntent::AllowHelp(on) => self.allow_help = *on,
            SettingsIntent::Tutoring(tutoring) => self.tutoring = *tutoring,
            SettingsIntent::TutorThreshold(seeds) => self.tutor_threshold = (*seeds).clamp(1, 10),
            SettingsIntent::Moments(on) => self.moments = *on,
            SettingsIntent::ReviewReminders(on) => self.review_reminders = *on,
            SettingsIntent::Threads(threads) => {
                self.threads = (*threads).clamp(1, machine_threads());
            }
            SettingsIntent::AddEngine(engine) => {
                self.engines.retain(|other| other.name != engine.name);
                self.engines.push(engine.clone());
                self.engines.truncate(MOST_ENGINES);
            }
            SettingsIntent::RemoveEngine(name) => {
                self.engines.retain(|engine| engine.name != *name);
            }
            SettingsIntent::Memory(size) => self.memory = memory_size(*size),
            SettingsIntent::InWindowDialogs(on) => self.in_window_dialogs = *on,
            SettingsIntent::Reset(SettingsTab::Look) => {
                self.theme = usual.theme;
                self.text_percent = usual.text_percent;
                self.board = usual.board;
                self.seeds = usual.seeds;
            }
            SettingsIntent::Reset(SettingsTab::Play) => {
                self.speed = usual.speed;
                self.kete_turns = usual.kete_turns;
                self.preview = usual.preview;
                self.counts = usual.counts;
                self.playable_rings = usual.playable_rings;
                self.ask_way = usual.ask_way;
                self.allow_help = usual.allow_help;
            }
            SettingsIntent::Reset(SettingsTab::Tutor) => {
                self.tutoring = usual.tutoring;
                self.tutor_threshold = usual.tutor_threshold;
                self.moments = usual.moments;
                self.review_reminders = usual.review_reminders;
            }
            // What a person has added is not taken away.
            SettingsIntent::Reset(SettingsTab::Engine) => {
                self.threads = usual.threads;
                self.memory = usual.memory;
            }
            SettingsIntent::Reset(SettingsTab::Files) => {
                self.games_folder = usual.games_folder;
                self.in_window_dialogs = usual.in_window_dialogs;
            }
        }
    }

    /// How a turn of Kete's or of another program is shown.
    pub fn machine_pace(&self) -> Pace {
        Pace::from(self.speed).at_most(self.kete_turns.most_secs())
    }

    /// The most memory for positions already searched, in bytes: a search's `table_bytes`.
    pub fn table_bytes(&self) -> u64 {
        u64::from(self.memory) << 20
    }

    /// Keeps saved games in this folder; in the usual one where it is empty.
    pub fn use_folder(&mut self, typed: &str) {
        let typed = typed.trim();
        self.games_folder = (!typed.is_empty()).then(|| PathBuf::from(typed));
    }

    /// The next size of text up or down.
    pub fn next_text_size(&self, larger: bool) -> u16 {
        let step = if larger { self.text_percent + 10 } else { self.text_percent - 10 };
        clamped(step / 10 * 10)
    }
}

/// The largest of [`MEMORY_SIZES`] that is not above `size`, or the least.
fn memory_size(size: u16) -> u16 {
    let fits = |known: &&u16| **known <= size;
    *MEMORY_SIZES.iter().rev().find(fits).unwrap_or(&MEMORY_SIZES[0])
}

/// A size of text that may be chosen.
fn clamped(percent: u16) -> u16 {
    percent.clamp(TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1])
}

impl SeedSet {
    /// Whether these seeds can be told from a board: dark ones need a stone or a plain board.
    pub fn fits(self, board: Material) -> bool {
        self.on(board) == self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tab_is_reset_alone() {
        let mut settings = Settings {
            theme: ThemeChoice::Always(ThemeName::Dark),
            text_percent: 130,
            board: Some(Material::Plain),
            seeds: SeedSet::Tamarind,
            speed: Speed::Off,
            kete_turns: KeteTurns::AtMost4,
            preview: Preview::Off,
            counts: Counts::Never,
            playable_rings: false,
            ask_way: true,
            allow_help: true,
            tutoring: Tutoring::Teach,
            tutor_threshold: 9,
            moments: false,
            review_reminders: false,
            threads: machine_threads() + 1,
            memory: 16,
            engines: Vec::new(),
            games_folder: Some(PathBuf::from("/games")),
            in_window_dialogs: true,
        };
        settings.apply(&SettingsIntent::Reset(SettingsTab::Look));
        assert_eq!((settings.theme, settings.speed), (ThemeChoice::System, Speed::Off));
        settings.apply(&SettingsIntent::Reset(SettingsTab::Play));
        assert!(settings.playable_rings && settings.in_window_dialogs);
        assert_eq!(settings.tutoring, Tutoring::Teach);
        settings.apply(&SettingsIntent::Reset(SettingsTab::Tutor));
        assert!(settings.moments && settings.review_reminders && settings.tutor_threshold == 4);
        settings.apply(&SettingsIntent::Reset(SettingsTab::Engine));
        assert_eq!((settings.memory, settings.in_window_dialogs), (64, true));
        settings.apply(&SettingsIntent::Reset(SettingsTab::Files));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn threads_and_memory_stay_within_what_may_be_chosen() {
        let mut settings = Settings::default();
        assert!((1..=machine_threads()).contains(&settings.threads));
        settings.apply(&SettingsIntent::Threads(0));
        assert_eq!(settings.threads, 1);
        settings.apply(&SettingsIntent::Threads(u16::MAX));
        assert_eq!(settings.threads, machine_threads());
        for (asked, given) in [(0, 16), (100, 64), (256, 256), (u16::MAX, 1024)] {
            settings.apply(&SettingsIntent::Memory(asked));
            assert_eq!(settings.memory, given);
        }
        assert_eq!(settings.table_bytes(), 1 << 30);
    }

    #[test]
    fn the_size_of_text_stays_within_its_bounds() {
        let mut settings = Settings { text_percent: 95, ..Settings::default() };
        assert_eq!(settings.next_text_size(true), 100);
        assert_eq!(settings.next_text_size(false), 90);
        settings.apply(&SettingsIntent::TextPercent(900));
        assert_eq!((settings.text_percent, settings.next_text_size(true)), (150, 150));
        settings.apply(&SettingsIntent::TextPercent(1));
        assert_eq!((settings.text_percent, settings.next_text_size(false)), (90, 90));
    }
}
