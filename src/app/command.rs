//! The commands: one list with label, tooltip, shortcut and menu entry of each. The words are in
//! `assets/texts/en/commands.ftl`.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::words::key_name;
use crate::texts::messages::commands as say;

/// A group of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum CommandGroup {
    /// About the whole game.
    Game,
    /// About the next move.
    Move,
    /// About what is shown.
    View,
    /// Rules, keys, messages.
    Help,
}

impl CommandGroup {
    /// The groups in the order of the menu.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its heading.
    pub fn words(self) -> &'static str {
        match self {
            CommandGroup::Game => say::group_game(),
            CommandGroup::Move => say::group_move(),
            CommandGroup::View => say::group_view(),
            CommandGroup::Help => say::group_help(),
        }
    }
}

/// A message without variables.
type Message = fn() -> &'static str;

/// The parts of a command.
struct Spec {
    label: Message,
    tooltip: Message,
    group: CommandGroup,
    key: Option<(Modifiers, Key)>,
}

const NONE: Modifiers = Modifiers::NONE;
const ALT: Modifiers = Modifiers::ALT;
const SHIFT: Modifiers = Modifiers::SHIFT;
const COMMAND: Modifiers = Modifiers::COMMAND;
const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// One row for each command: its name, its label and tooltip in `commands.ftl`, its group, its
/// keys.
macro_rules! commands {
    ($($name:ident, $label:ident, $tooltip:ident, $group:ident $(, $modifiers:ident + $key:ident)?;)*) => {
        /// Something the program can do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
        #[expect(missing_docs, reason = "the labels say what each does")]
        pub enum Command {
            $($name,)*
        }

        impl Command {
            const fn spec(self) -> Spec {
                match self {
                    $(Command::$name => Spec {
                        label: say::$label,
                        tooltip: say::$tooltip,
                        group: CommandGroup::$group,
                        key: commands!(@key $($modifiers + $key)?),
                    },)*
                }
            }
        }
    };
    (@key) => { None };
    (@key $modifiers:ident + $key:ident) => { Some(($modifiers, Key::$key)) };
}

commands! {
    NewGame, new_game, new_game_tip, Game, COMMAND + N;
    Open, open, open_tip, Game, COMMAND + O;
    Save, save, save_tip, Game, COMMAND + S;
    SaveAs, save_as, save_as_tip, Game, SHIFTED + S;
    Export, export, export_tip, Game;
    Worksheet, worksheet, worksheet_tip, Game;
    SetUp, set_up, set_up_tip, Game, COMMAND + E;
    SetUpFromBoard, set_up_from_board, set_up_from_board_tip, Game;
    CopyPosition, copy_position, copy_position_tip, Game, COMMAND + C;
    CopyGame, copy_game, copy_game_tip, Game, SHIFTED + C;
    CopyMoves, copy_moves, copy_moves_tip, Game;
    CopyMyMove, copy_my_move, copy_my_move_tip, Game;
    Paste, paste, paste_tip, Game, COMMAND + V;
    Agree, agree, agree_tip, Game;
    Resign, resign, resign_tip, Game;
    DailyExercise, daily_exercise, daily_exercise_tip, Game;
    AfterGame, after_game, after_game_tip, Game, COMMAND + R;
    Quit, quit, quit_tip, Game, COMMAND + Q;
    Undo, undo, undo_tip, Move, COMMAND + Z;
    Redo, redo, redo_tip, Move, COMMAND + Y;
    Hint, hint, hint_tip, Move, NONE + H;
    WhatMayIPlay, what_may_i_play, what_may_i_play_tip, Move, NONE + M;
    WhyNot, why_not, why_not_tip, Move, NONE + W;
    SeeOnBoard, see_on_board, see_on_board_tip, Move, NONE + S;
    MoveNow, move_now, move_now_tip, Move, COMMAND + Enter;
    Pause, pause, pause_tip, Move, NONE + P;
    SeedOn, seed_on, seed_on_tip, Move, NONE + Period;
    SeedBack, seed_back, seed_back_tip, Move, NONE + Comma;
    FinishSowing, finish_sowing, finish_sowing_tip, Move, NONE + Space;
    TakeBackOne, take_back_one, take_back_one_tip, Move, NONE + Backspace;
    First, first, first_tip, Move, NONE + Home;
    Back, back, back_tip, Move, NONE + PageUp;
    Forward, forward, forward_tip, Move, NONE + PageDown;
    Last, last, last_tip, Move, NONE + End;
    AddNote, add_note, add_note_tip, Move, COMMAND + M;
    ShowMoves, show_moves, show_moves_tip, Move, COMMAND + L;
    ShowAnalysis, show_analysis, show_analysis_tip, Move, COMMAND + I;
    Start, start, start_tip, View, COMMAND + Num1;
    Play, play, play_tip, View, COMMAND + Num2;
    Learn, learn, learn_tip, View, COMMAND + Num3;
    Rulebook, rulebook, rulebook_tip, View, COMMAND + Num4;
    Library, library, library_tip, View, COMMAND + Num5;
    MyRecord, my_record, my_record_tip, View, COMMAND + Num6;
    Flip, flip, flip_tip, View, COMMAND + F;
    Slower, slower, slower_tip, Move;
    Faster, faster, faster_tip, Move;
    PageBack, page_back, page_back_tip, View, ALT + ArrowLeft;
    PageForward, page_forward, page_forward_tip, View, ALT + ArrowRight;
    Larger, larger, larger_tip, View, COMMAND + Plus;
    Smaller, smaller, smaller_tip, View, COMMAND + Minus;
    UsualSize, usual_size, usual_size_tip, View, COMMAND + Num0;
    Sound, sound, sound_tip, View, SHIFTED + M;
    Present, present, present_tip, View, NONE + F11;
    FullScreen, full_screen, full_screen_tip, View, SHIFT + F11;
    Settings, settings, settings_tip, View, COMMAND + Comma;
    Menu, menu, menu_tip, View, NONE + F10;
    Rules, rules, rules_tip, Help, NONE + F1;
    HowToPlay, how_to_play, how_to_play_tip, Help;
    Keys, keys, keys_tip, Help, NONE + Questionmark;
    Messages, messages, messages_tip, Help;
}

impl Command {
    /// Every command, in the order of the menu.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its words on buttons and in the menu.
    pub fn label(self) -> &'static str {
        (self.spec().label)()
    }

    /// Its group in the menu.
    pub const fn group(self) -> CommandGroup {
        self.spec().group
    }

    /// Its keys.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        let (modifiers, key) = self.spec().key?;
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Its keys as text: `Ctrl+Shift+S`.
    pub fn keys(self) -> Option<String> {
        let (modifiers, key) = self.spec().key?;
        let mut words = String::new();
        if modifiers.command {
            words.push_str(if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" });
        }
        if modifiers.alt {
            words.push_str("Alt+");
        }
        if modifiers.shift {
            words.push_str("Shift+");
        }
        words.push_str(match key {
            Key::PageUp => "PgUp",
            Key::PageDown => "PgDn",
            Key::ArrowLeft => "←",
            Key::ArrowRight => "→",
            Key::Plus => "+",
            Key::Minus => "−",
            Key::Comma => ",",
            Key::Period => ".",
            Key::Questionmark => "?",
            other => other.name(),
        });
        Some(words)
    }

    /// Its tooltip, with its keys.
    pub fn tip(self) -> String {
        let tip = (self.spec().tooltip)();
        match self.keys() {
            Some(keys) => say::WithKeys { tip, keys: key_name(&keys) }.text(),
            None => tip.to_owned(),
        }
    }

    /// Whether its key belongs to a focused text field and arrives as the system's copy or paste.
    pub const fn is_of_clipboard(self) -> bool {
        matches!(self, Command::CopyPosition | Command::CopyGame | Command::Paste)
    }

    /// Whether its key works only while no text is being typed and no list is open.
    pub fn is_plain_key(self) -> bool {
        let types = |keys: KeyboardShortcut| {
            let is_function = matches!(keys.logical_key, Key::F1 | Key::F10 | Key::F11);
            keys.modifiers.is_none() && !is_function
        };
        self.shortcut().is_some_and(types)
    }

    /// Whether the menu lists it. Commands for an animation or an answer have buttons beside the
    /// board instead; back and forward are keys that browsers have too.
    pub fn is_in_menu(self) -> bool {
        !matches!(
            self,
            Command::Menu
                | Command::Pause
                | Command::SeedOn
                | Command::SeedBack
                | Command::SeeOnBoard
                | Command::PageBack
                | Command::PageForward
        )
    }

    /// Whether its key also works in a dialog.
    pub fn works_over_dialogs(self) -> bool {
        matches!(
            self,
            Command::FullScreen
                | Command::Larger
                | Command::Smaller
                | Command::UsualSize
                | Command::Sound
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The keys that mean something on the board of any game, such as `+` and Shift with a letter
    /// or digit.
    fn is_on_board(key: Key) -> bool {
        use Key::*;
        let letters = matches!(key, A | B | C | D | E | F | L | R);
        let figures = matches!(key, Num1 | Num2 | Num3 | Num4 | Num5 | Num6 | Num7 | Num8);
        let moving = matches!(key, ArrowUp | ArrowDown | ArrowLeft | ArrowRight);
        letters || figures || moving || matches!(key, Enter | Plus | Tab | Escape)
    }

    #[test]
    fn no_two_commands_clash() {
        let mut keys = HashSet::new();
        let mut labels = HashSet::new();
        for &command in Command::ALL {
            assert!(labels.insert(command.label()), "{command:?}");
            assert!(!command.tip().ends_with('.'), "{command:?}");
            let Some(shortcut) = command.shortcut() else { continue };
            let Modifiers { alt, command: ctrl, shift, .. } = shortcut.modifiers;
            assert!(keys.insert((ctrl, alt, shift, shortcut.logical_key)), "{command:?}");
            // With Shift alone or without modifiers it would be a key of the board.
            assert!(ctrl || alt || !is_on_board(shortcut.logical_key), "{command:?}");
            // egui turns these into copy, cut and paste events: they never arrive as keys.
            let edits = matches!(shortcut.logical_key, Key::C | Key::X | Key::V);
            assert!(!(ctrl && edits) || command.is_of_clipboard(), "{command:?}");
        }
    }

    #[test]
    fn keys_are_written_as_on_a_keyboard() {
        let keys = |command: Command| command.keys().unwrap_or_default();
        assert_eq!(keys(Command::PageBack), "Alt+←");
        assert_eq!(keys(Command::Settings), "Ctrl+,");
        assert_eq!(keys(Command::Start), "Ctrl+1");
        assert_eq!(keys(Command::Larger), "Ctrl++");
    }

    #[test]
    fn every_command_is_listed_once() {
        let listed: HashSet<Command> = Command::ALL.iter().copied().collect();
        assert_eq!(listed.len(), Command::ALL.len());
        for &group in CommandGroup::ALL {
            assert!(Command::ALL.iter().any(|command| command.group() == group));
        }
    }
}
