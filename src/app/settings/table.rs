//! The table of settings. All else follows from it: what is set and its usual value, its name in
//! the file and its limits, the changes there are, merging with other windows, and the dialog.
//!
//! A new setting is one entry here and its words in `texts`. Its type says how it is written in
//! the file (`FileValue`), and `by` which control of `Control` changes it.

use std::path::PathBuf;

use super::control::SettingControl;
use super::engines::Engine;
use super::file_value::{Fields, FileValue};
use super::state::{
    CountsShown, KeteTurns, MEMORY_SIZES, PreviewSetting, SettingsTab, TEXT_SIZES, machine_threads,
};
use crate::app::words;
use crate::app::words::SettingText;
use crate::draw::animation::Speed;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::theme::ThemeChoice;
use crate::game::{EngineName, Tutoring};
use crate::texts::messages as say;

/// Each entry: `field: type = usual value, "name in the file"`, then, where there are any, what
/// brings a value within its limits, and `=>` the change to it `by` a control, with the messages of
/// its `[name, line of explanation]`.
macro_rules! settings {
    ($($tab:ident {$(
        #[$doc:meta]
        $field:ident: $type:ty = $usual:expr, $name:literal
        $(, within $limits:path)?
        $(=> $change:ident by $control:ident
            $([$subject:ident::$text:ident, $line:ident])?($($words:expr),*))?;
    )*})*) => {
        /// What a person has set.
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

        /// A change of what is set.
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
            /// The folder for saved games is being typed.
            FolderTyped(String),
            /// Use the folder typed; the usual one if nothing is typed.
            UseFolder,
            /// Set everything in this tab back to its usual value.
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

            /// Hands each name and value to `line`; no value where the file has none.
            pub(crate) fn write(&self, mut line: impl FnMut(&str, Option<String>)) {
                $($(line($name, FileValue::write(&self.$field));)*)*
            }

            /// What is set where one window has gone from `before` to `here` and the others to
            /// `there`: each field as it was changed here, else as it is there.
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
    Look {
        /// The theme.
        theme: ThemeChoice = ThemeChoice::System, "theme"
            => Theme by choice [settings::set_theme, set_theme_line](&words::themes());
        /// Size of the whole window's content, in percent: 90 to 150.
        text_percent: u16 = 100, "text_percent", within text_size
            => TextPercent by number [settings::set_text, set_text_line](
                TEXT_SIZES,
                |percent| say::settings::Percent { percent }.text()
            );
        /// The board; the theme's own until another is chosen.
        board: Option<Material> = None, "board" => Board by sample();
        /// The seeds of the counting games.
        seeds: SeedSet = SeedSet::Nickernut, "seeds" => Seeds by sample();
    }
    Play {
        /// How fast seeds are sown.
        speed: Speed = Speed::Normal, "sowing"
            => Speed by choice [settings::set_sowing, set_sowing_line](&words::speeds());
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
        /// Whether a click always asks for the direction, even where its place would say it.
        ask_way: bool = false, "ask_way"
            => AskWay by switch [settings::set_way, set_way_line]();
        /// Whether games against Kete may be analysed while they go on.
        allow_help: bool = false, "allow_help"
            => AllowHelp by switch [analysis::set_help, set_help_line]();
    }
    Tutor {
        /// What the tutor does in games, until a game is begun with another choice.
        tutoring: Tutoring = Tutoring::Off, "tutor"
            => Tutoring by choice [coach::set_tutor, set_tutor_line](&words::tutorings());
        /// The tutor asks before a move that loses at least this many seeds: 1 to 10.
        tutor_threshold: u8 = 4, "tutor_threshold", within threshold
            => TutorThreshold by number [coach::set_threshold, set_threshold_line](
                1..=10,
                |count| say::coach::Threshold { count }.text()
            );
        /// Whether the moves of a game that is over are graded and its turning points named.
        moments: bool = true, "moments"
            => Moments by switch [coach::set_moments, set_moments_line]();
        /// Whether the start page says which rules are due.
        review_reminders: bool = true, "review_reminders"
            => ReviewReminders by switch [coach::set_reminders, set_reminders_line]();
    }
    Engine {
        /// Threads of a search at full strength: 1 to [`machine_threads`].
        threads: u16 = (machine_threads() / 2).max(1), "threads", within thread_count
            => Threads by number [engine::set_threads, set_threads_line](
                1..=machine_threads(),
                |n| n.to_string()
            );
        /// Memory for positions already searched: one of [`MEMORY_SIZES`], in mebibytes.
        memory: u16 = 64, "memory_mb", within memory_size
            => Memory by number [engine::set_memory, set_memory_line](
                MEMORY_SIZES,
                |size| say::engine::Megabytes { size }.text()
            );
        /// Other programs that play; no two have the same name.
        engines: Vec<Engine> = Vec::new(), "engines";
    }
    Files {
        /// Where saved games are kept; the usual folder until another is chosen.
        games_folder: Option<PathBuf> = None, "games_folder";
        /// Files are always chosen in the window, never in a dialog of the desktop.
        in_window_dialogs: bool = false, "in_window_dialogs"
            => InWindowDialogs by switch [settings::set_dialogs, set_dialogs_line]();
    }
}

/// A size of text that may be chosen.
pub(crate) fn text_size(percent: u16) -> u16 {
    percent.clamp(TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1])
}

/// Seeds from which on the tutor may ask.
fn threshold(seeds: u8) -> u8 {
    seeds.clamp(1, 10)
}

fn thread_count(threads: u16) -> u16 {
    threads.clamp(1, machine_threads())
}

/// The largest of [`MEMORY_SIZES`] that is not above `size`, or the least.
fn memory_size(size: u16) -> u16 {
    let fits = |known: &&u16| **known <= size;
    *MEMORY_SIZES.iter().rev().find(fits).unwrap_or(&MEMORY_SIZES[0])
}
