//! The table of settings. Everything else follows from it: each setting's value, default, limits
//! and name in the file, the changes, merging with other windows, and the dialog.
//!
//! A new setting is one entry here and its words in `texts`. Its type decides how the file has it
//! (`FileValue`), and `by` names the control of `Control` that changes it.

use std::path::PathBuf;

use super::control::SettingControl;
use super::engines::Engine;
use super::file_value::{Fields, FileValue};
use super::state::{
    CountsShown, KeteTurns, MEMORY_SIZES, PreviewSetting, QUIET, SettingsTab, TABLE_SIZES,
    TEXT_SIZES, TutorSetting, VOLUMES, machine_threads, usual_memory, usual_table_seeds,
};
use crate::app::library::order::RowOrder;
use crate::app::words;
use crate::app::words::SettingText;
use crate::draw::animation::Speed;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::theme::ThemeChoice;
use crate::game::EngineName;
use crate::texts::Language;
use crate::texts::messages as say;
use crate::tutor::USUAL_THRESHOLD;

/// Each entry: `field: type = default, "name in the file"`, then, if it has them, a function that
/// limits a value, and `=>` the change to it `by` a control, with the messages of its
/// `[name, explanation]`.
macro_rules! settings {
    ($($tab:ident {$(
        #[$doc:meta]
        $field:ident: $type:ty = $usual:expr, $name:literal
        $(, within $limits:path)?
        $(=> $change:ident by $control:ident
            $([$subject:ident::$text:ident, $line:ident])?($($words:expr),*))?;
    )*})*) => {
        /// The settings.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {$($(
            #[$doc]
            pub $field: $type,
        )*)*}

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($($field: $usual,)*)* }
            }
        }

        /// A change of a setting, or something else in the dialog.
        #[derive(Clone, Debug, PartialEq)]
        pub enum SettingsIntent {
            $($($(
                #[$doc]
                $change($type),
            )?)*)*
            /// Show another tab.
            Tab(SettingsTab),
            /// Add a program that plays; it replaces one of the same name.
            AddEngine(Engine),
            /// Remove the program of this name.
            RemoveEngine(EngineName),
            /// Change the text of the folder for saved games.
            FolderTyped(String),
            /// Use the folder as typed; the usual one if nothing is typed.
            UseFolder,
            /// Reset everything in this tab to its default.
            Reset(SettingsTab),
            /// Show the folder of saved games in the desktop's file manager.
            ShowGamesFolder,
        }

        impl Settings {
            /// Sets the one value that `change` is about, if any.
            pub(crate) fn set(&mut self, change: &SettingsIntent) {
                match change {
                    $($($(SettingsIntent::$change(value) => self.$field = *value,)?)*)*
                    _ => {}
                }
                self.keep_limits();
            }

            fn keep_limits(&mut self) {
                $($($(self.$field = $limits(self.$field);)?)*)*
            }

            pub(crate) fn reset(&mut self, tab: SettingsTab) {
                let usual = Settings::default();
                match tab {
                    $(SettingsTab::$tab => {
                        $(if <$type>::IS_RESET { self.$field = usual.$field; })*
                    })*
                }
            }

            pub(crate) fn read(fields: &mut Fields<'_>) -> Settings {
                let usual = Settings::default();
                let mut settings =
                    Settings { $($($field: fields.read($name, usual.$field),)*)* };
                settings.keep_limits();
                settings
            }

            /// Calls `line` with each name and value; `None` for a value that the file leaves out.
            pub(crate) fn write(&self, mut line: impl FnMut(&str, Option<String>)) {
                $($(line($name, FileValue::write(&self.$field));)*)*
            }

            /// Merges the settings if this window has changed `before` to `here` and the others
            /// have changed it to `there`: each field as changed here, else as it is there.
            pub(crate) fn merged(before: &Settings, here: &Settings, there: &Settings) -> Settings {
                Settings {$($(
                    $field: FileValue::merged(&before.$field, &here.$field, &there.$field),
                )*)*}
            }

            /// The controls of a tab, in the order of the table.
            pub fn controls(&self, tab: SettingsTab) -> Vec<SettingControl> {
                let controls = match tab {
                    $(SettingsTab::$tab => vec![$($(
                        SettingControl::$control(
                            self.$field,
                            SettingsIntent::$change,
                            $(SettingText::new(say::$subject::$text(), say::$subject::$line()),)?
                            $($words),*
                        ),
                    )?)*],)*
                };
                controls.into_iter().flatten().collect()
            }
        }
    };
}

settings! {
    General {
        /// The language of the window; `None` for that of the system.
        language: Option<Language> = None, "language"
            => Language by number [settings::set_language, set_language_line](
                words::languages(),
                words::language
            );
        /// The theme.
        theme: ThemeChoice = ThemeChoice::System, "theme"
            => Theme by choice [settings::set_theme, set_theme_line](&words::themes());
        /// The size of everything in the window, in percent: 90 to 150.
        text_percent: u16 = 100, "text_percent", within text_size
            => TextPercent by number [settings::set_text, set_text_line](
                TEXT_SIZES,
                |percent| say::settings::Percent { percent }.text()
            );
        /// How fast seeds are sown.
        speed: Speed = Speed::Normal, "sowing"
            => Speed by choice [settings::set_sowing, set_sowing_line](&words::speeds());
        /// Whether the board is heard.
        sound: bool = true, "sound"
            => Sound by switch [settings::set_sound, set_sound_line]();
        /// How loud it is, in percent.
        volume: u16 = QUIET, "volume", within volume
            => Volume by number [settings::set_volume, set_volume_line](
                VOLUMES,
                |percent| say::settings::Percent { percent }.text()
            );
        /// The board; `None` for the theme's own.
        board: Option<Material> = None, "board" => Board by sample();
        /// The seeds of the counting games.
        seeds: SeedSet = SeedSet::Nickernut, "seeds" => Seeds by sample();
    }
    Tutor {
        /// What the tutor does in new games.
        tutoring: TutorSetting = TutorSetting::FirstGames, "tutor"
            => Tutoring by choice [coach::set_tutor, set_tutor_line](&words::tutor_settings());
        /// The tutor warns of a move that loses at least this many seeds: 1 to 10.
        tutor_threshold: u8 = USUAL_THRESHOLD, "tutor_threshold", within threshold
            => TutorThreshold by number [coach::set_threshold, set_threshold_line](
                1..=10,
                |count| say::coach::Threshold { count }.text()
            );
        /// Whether the moves of a finished game are graded and its turning points named.
        moments: bool = true, "moments"
            => Moments by switch [coach::set_moments, set_moments_line]();
        /// Whether the start page shows which rules are due.
        review_reminders: bool = true, "review_reminders"
            => ReviewReminders by switch [coach::set_reminders, set_reminders_line]();
    }
    Play {
        /// How long Kete's turns may take on the board.
        kete_turns: KeteTurns = KeteTurns::SamePace, "kete_turns"
            => KeteTurns by choice [settings::set_kete_turns, set_kete_turns_line]
                (&words::kete_turns());
        /// What pointing at a hole shows.
        preview: PreviewSetting = PreviewSetting::Full, "preview"
            => Preview by choice [settings::set_preview, set_preview_line](&words::previews());
        /// Whose holes show their counts.
        counts: CountsShown = CountsShown::Always, "counts"
            => Counts by choice [settings::set_counts, set_counts_line](&words::counts());
        /// Whether holes that may be played have a thin ring.
        playable_rings: bool = true, "playable_rings"
            => PlayableRings by switch [settings::set_rings, set_rings_line]();
        /// Whether a click always asks for the direction, wherever in the hole it is.
        ask_way: bool = false, "ask_way"
            => AskWay by switch [settings::set_way, set_way_line]();
    }
    Files {
        /// The folder of saved games; `None` for the usual one.
        games_folder: Option<PathBuf> = None, "games_folder";
        /// Other folders whose games the library lists.
        library_folders: Vec<PathBuf> = Vec::new(), "library_folders";
        /// The order of the library's table.
        library_order: RowOrder = RowOrder::default(), "library_order";
    }
    Advanced {
        /// Whether a game against Kete may be analysed before its end.
        allow_help: bool = false, "allow_help"
            => AllowHelp by switch [analysis::set_help, set_help_line]();
        /// Threads of a search at full strength: 1 to [`machine_threads`].
        threads: u16 = (machine_threads() / 2).max(1), "threads", within thread_count
            => Threads by number [engine::set_threads, set_threads_line](
                1..=machine_threads(),
                |n| n.to_string()
            );
        /// Memory for positions already searched: one of [`MEMORY_SIZES`], in mebibytes.
        memory: u16 = usual_memory(), "memory_mb", within memory_size
            => Memory by number [engine::set_memory, set_memory_line](
                MEMORY_SIZES,
                |size| say::engine::Megabytes { size }.text()
            );
        /// The most seeds of endgame tables that Kete builds unasked: one of [`TABLE_SIZES`].
        table_seeds: u8 = usual_table_seeds(), "table_seeds", within table_size
            => TableSeeds by number [engine::set_table_seeds, set_table_seeds_line](
                TABLE_SIZES,
                |seeds| say::engine::TableSize { seeds: usize::from(seeds) }.text()
            );
        /// Whether files are always chosen in Kete's own dialog, never in one of the desktop.
        in_window_dialogs: bool = false, "in_window_dialogs"
            => InWindowDialogs by switch [settings::set_dialogs, set_dialogs_line]();
        /// Other programs that play; no two have the same name.
        engines: Vec<Engine> = Vec::new(), "engines";
    }
}

/// A size of text that may be chosen.
pub(crate) fn text_size(percent: u16) -> u16 {
    percent.clamp(TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1])
}

/// A volume that may be chosen.
fn volume(percent: u16) -> u16 {
    percent.clamp(VOLUMES[0], VOLUMES[VOLUMES.len() - 1])
}

/// Limits the number of seeds from which the tutor warns.
fn threshold(seeds: u8) -> u8 {
    seeds.clamp(1, 10)
}

fn thread_count(threads: u16) -> u16 {
    threads.clamp(1, machine_threads())
}

/// The largest of [`MEMORY_SIZES`] that is at most `size`, or the smallest.
pub(crate) fn memory_size(size: u16) -> u16 {
    largest_within(&MEMORY_SIZES, size)
}

/// The largest of [`TABLE_SIZES`] that is at most `seeds`, or the smallest.
fn table_size(seeds: u8) -> u8 {
    largest_within(&TABLE_SIZES, seeds)
}

fn largest_within<T: Copy + PartialOrd>(sizes: &[T], most: T) -> T {
    sizes.iter().copied().rev().find(|size| *size <= most).unwrap_or(sizes[0])
}
