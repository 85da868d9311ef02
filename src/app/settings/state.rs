//! The settings, and what follows from their values.
//!
//! | file | holds |
//! | --- | --- |
//! | `table` | the table of settings |
//! | here | the values to choose from, and what follows from the chosen ones |
//! | `control` | the controls of the dialog |
//! | `file_value` | how values are written in the file |
//! | `text` | the file read and written, field by field |
//! | `worker` | reads the file at the start and writes it after each change |
//! | `merge` | the settings of several windows on one file |
//! | `update` | what a change of a setting does in the window |
//! | `place` | the window's place on the desktop |
//! | `engines` | the other programs that the user has added |
//! | `motion` | whether the desktop is set to reduced motion |
//! | `ui` | the dialog |

use std::path::PathBuf;
use std::sync::OnceLock;

use super::engines::MOST_ENGINES;
use super::table::{self, Settings, SettingsIntent};
use crate::draw::animation::Pace;
use crate::draw::board::tones::{Material, SeedSet};
use crate::game::Tutoring;
use crate::search::tables::{UNASKED_SEEDS, usual_most_seeds};
use crate::search::{machine_memory, usual_table_bytes};

/// What pointing at a hole shows of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PreviewSetting {
    /// Where the seeds go, what is captured, and a sentence.
    #[default]
    Full,
    /// The number of seeds alone.
    CountOnly,
    /// Nothing.
    Off,
}

/// The tutor in new games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TutorSetting {
    /// It teaches in a newcomer's first games at the first level, and is off in all others.
    #[default]
    FirstGames,
    /// The same in every game.
    Always(Tutoring),
}

impl TutorSetting {
    /// What it does in a game, which may be one of a newcomer's first games at the first level.
    pub fn in_game(self, is_first_game: bool) -> Tutoring {
        match self {
            TutorSetting::FirstGames if is_first_game => Tutoring::Teach,
            TutorSetting::FirstGames => Tutoring::Off,
            TutorSetting::Always(tutoring) => tutoring,
        }
    }

    /// What it does in every game; `None` for first games only.
    pub fn in_every_game(self) -> Option<Tutoring> {
        match self {
            TutorSetting::FirstGames => None,
            TutorSetting::Always(tutoring) => Some(tutoring),
        }
    }
}

/// Whose holes show their counts (`awale.count`: `seed-counts`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountsShown {
    /// Both sides'.
    #[default]
    Always,
    /// Those of the people who play.
    OwnOnly,
    /// Nobody's.
    Never,
}

/// The longest animation of a turn of Kete or another program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum KeteTurns {
    /// As long as a person's turn takes.
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
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The limit in seconds.
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

/// The volumes to choose from, in percent.
pub const VOLUMES: [u16; 5] = [20, 40, 60, 80, 100];
/// The default of the volume.
pub const QUIET: u16 = VOLUMES[1];

/// The memory for positions already searched to choose from, in mebibytes.
pub const MEMORY_SIZES: [u16; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// The sizes of tables to choose from, in seeds.
pub const TABLE_SIZES: [u8; 3] = {
    let [small, middle, large] = UNASKED_SEEDS;
    [small as u8, middle as u8, large as u8]
};

/// The default of the memory for positions already searched, in mebibytes, on a machine with so
/// many bytes of memory.
fn usual_memory_of(machine: Option<u64>) -> u16 {
    let mebibytes = usual_table_bytes(machine) >> 20;
    table::memory_size(u16::try_from(mebibytes).unwrap_or(u16::MAX))
}

/// The default of the memory for positions already searched, in mebibytes.
pub fn usual_memory() -> u16 {
    usual_memory_of(machine_memory())
}

/// The default of the most seeds of tables that Kete builds unasked.
pub fn usual_table_seeds() -> u8 {
    usual_most_seeds(machine_memory()) as u8
}

/// The number of threads of this machine, at least 1 and at most as many as a search starts.
pub fn machine_threads() -> u16 {
    static THREADS: OnceLock<u16> = OnceLock::new();
    // Asking the system is slow.
    *THREADS.get_or_init(|| {
        std::thread::available_parallelism().map_or(1, |threads| threads.get().min(256) as u16)
    })
}

/// The tabs of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum SettingsTab {
    /// The user's name, and what everybody may want to change.
    #[default]
    General,
    /// What the tutor does in games.
    Tutor,
    /// What the board shows during a game.
    Play,
    /// Where files are kept.
    Files,
    /// Analysis, searches, tables, other programs.
    Advanced,
}

impl SettingsTab {
    /// Every tab.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

/// The open settings dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsPage {
    /// The tab shown.
    pub tab: SettingsTab,
    /// The folder for saved games as typed so far.
    pub folder_typed: Option<String>,
}

impl Settings {
    /// Makes a change to the settings; the caller does what concerns the dialog.
    pub fn apply(&mut self, change: &SettingsIntent) {
        match change {
            SettingsIntent::AddEngine(engine) => {
                self.engines.retain(|other| other.name != engine.name);
                self.engines.push(engine.clone());
                self.engines.truncate(MOST_ENGINES);
            }
            SettingsIntent::RemoveEngine(name) => {
                self.engines.retain(|engine| engine.name != *name);
            }
            SettingsIntent::Reset(tab) => self.reset(*tab),
            other => self.set(other),
        }
    }

    /// How a turn of Kete or another program is shown.
    pub fn machine_pace(&self) -> Pace {
        Pace::from(self.speed).at_most(self.kete_turns.most_secs())
    }

    /// The most memory for positions already searched, in bytes: a search's `table_bytes`.
    pub fn table_bytes(&self) -> u64 {
        u64::from(self.memory) << 20
    }

    /// Saves games in this folder; in the usual one if it is empty.
    pub fn use_folder(&mut self, typed: &str) {
        let typed = typed.trim();
        self.games_folder = (!typed.is_empty()).then(|| PathBuf::from(typed));
    }

    /// The next size of text up or down.
    pub fn next_text_size(&self, larger: bool) -> u16 {
        let step = if larger { self.text_percent + 10 } else { self.text_percent - 10 };
        table::text_size(step / 10 * 10)
    }
}

impl SeedSet {
    /// Whether these seeds are easy to see on a board: dark ones need a stone or a plain board.
    pub fn fits(self, board: Material) -> bool {
        self.on(board) == self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::library::order::RowOrder;
    use crate::draw::animation::Speed;
    use crate::draw::theme::{ThemeChoice, ThemeName};

    #[test]
    fn each_tab_is_reset_alone() {
        let mut settings = Settings {
            language: None,
            theme: ThemeChoice::Always(ThemeName::Dark),
            text_percent: 130,
            board: Some(Material::Plain),
            seeds: SeedSet::Tamarind,
            speed: Speed::Off,
            sound: false,
            volume: 100,
            kete_turns: KeteTurns::AtMost4,
            preview: PreviewSetting::Off,
            counts: CountsShown::Never,
            playable_rings: false,
            ask_way: true,
            allow_help: true,
            tutoring: TutorSetting::Always(Tutoring::Teach),
            tutor_threshold: 9,
            moments: false,
            review_reminders: false,
            threads: machine_threads() + 1,
            memory: 16,
            table_seeds: 12,
            engines: Vec::new(),
            games_folder: Some(PathBuf::from("/games")),
            in_window_dialogs: true,
            library_folders: Vec::new(),
            library_order: RowOrder::default(),
        };
        settings.apply(&SettingsIntent::Reset(SettingsTab::General));
        assert_eq!((settings.theme, settings.speed), (ThemeChoice::System, Speed::Normal));
        assert_eq!((settings.sound, settings.volume), (true, QUIET));
        settings.apply(&SettingsIntent::Reset(SettingsTab::Play));
        assert!(settings.playable_rings && settings.in_window_dialogs && settings.allow_help);
        assert_eq!(settings.tutoring, TutorSetting::Always(Tutoring::Teach));
        settings.apply(&SettingsIntent::Reset(SettingsTab::Tutor));
        assert!(settings.moments && settings.review_reminders && settings.tutor_threshold == 4);
        settings.apply(&SettingsIntent::Reset(SettingsTab::Files));
        assert_eq!((settings.memory, settings.table_seeds), (16, 12));
        assert!(settings.in_window_dialogs);
        settings.apply(&SettingsIntent::Reset(SettingsTab::Advanced));
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
        for (asked, given) in [(0, 12), (12, 12), (17, 15), (18, 18), (u8::MAX, 18)] {
            settings.apply(&SettingsIntent::TableSeeds(asked));
            assert_eq!(settings.table_seeds, given);
        }
    }

    #[test]
    fn a_search_uses_an_eighth_of_the_memory_by_default() {
        let gibibytes = |size: u64| usual_memory_of(Some(size << 30));
        assert_eq!((gibibytes(0), gibibytes(1), gibibytes(2)), (16, 128, 256));
        assert_eq!((gibibytes(3), gibibytes(4), gibibytes(8)), (256, 512, 1024));
        assert_eq!((gibibytes(16), gibibytes(1 << 30)), (1024, 1024));
        assert_eq!(usual_memory_of(None), 256);
        assert!(MEMORY_SIZES.contains(&Settings::default().memory));
        assert!(TABLE_SIZES.contains(&Settings::default().table_seeds));
    }

    #[test]
    fn the_volume_stays_within_its_bounds() {
        let mut settings = Settings::default();
        for (asked, given) in [(0, 20), (40, 40), (900, 100)] {
            settings.apply(&SettingsIntent::Volume(asked));
            assert_eq!(settings.volume, given);
        }
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
