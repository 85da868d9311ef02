//! The commands: one list that gives label, tooltip, shortcut and menu entry. Their words stand in
//! `assets/texts/en/commands.ftl`.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::texts::messages::commands as say;

/// A group of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum CommandGroup {
    /// The game as a whole.
    Game,
    /// The move to be made.
    Move,
    /// What is shown.
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

/// Something the program can be told to do from anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[expect(missing_docs, reason = "the labels say what each does")]
pub enum Command {
    NewGame,
    Open,
    Save,
    SaveAs,
    Export,
    SetUp,
    SetUpFromBoard,
    CopyPosition,
    CopyGame,
    CopyMoves,
    Paste,
    Agree,
    Resign,
    AfterGame,
    Quit,
    Undo,
    Redo,
    Hint,
    WhatMayIPlay,
    WhyNot,
    MoveNow,
    Pause,
    SeedOn,
    SeedBack,
    FinishSowing,
    TakeBackOne,
    First,
    Back,
    Forward,
    Last,
    AddNote,
    ShowMoves,
    ShowAnalysis,
    Start,
    Play,
    Learn,
    Rulebook,
    Library,
    Flip,
    Slower,
    Faster,
    PageBack,
    PageForward,
    Larger,
    Smaller,
    UsualSize,
    FullScreen,
    Settings,
    Menu,
    Rules,
    Keys,
    Messages,
}

/// A message without variables.
type Message = fn() -> &'static str;

/// Label and tooltip, the group, the keys.
type Parts = ((Message, Message), CommandGroup, Option<(Modifiers, Key)>);

/// What a command is made of.
struct Spec {
    /// Its words, and its tooltip.
    words: (Message, Message),
    group: CommandGroup,
    key: Option<(Modifiers, Key)>,
}

impl Command {
    /// Every command, in the order of the menu.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    const fn spec(self) -> Spec {
        const COMMAND: Modifiers = Modifiers::COMMAND;
        const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        const NONE: Modifiers = Modifiers::NONE;
        let (words, group, key): Parts = match self {
            Command::NewGame => {
                ((say::new_game, say::new_game_tip), CommandGroup::Game, Some((COMMAND, Key::N)))
            }
            Command::Open => {
                ((say::open, say::open_tip), CommandGroup::Game, Some((COMMAND, Key::O)))
            }
            Command::Save => {
                ((say::save, say::save_tip), CommandGroup::Game, Some((COMMAND, Key::S)))
            }
            Command::SaveAs => {
                ((say::save_as, say::save_as_tip), CommandGroup::Game, Some((SHIFTED, Key::S)))
            }
            Command::Export => ((say::export, say::export_tip), CommandGroup::Game, None),
            Command::SetUp => {
                ((say::set_up, say::set_up_tip), CommandGroup::Game, Some((COMMAND, Key::E)))
            }
            Command::SetUpFromBoard => {
                ((say::set_up_from_board, say::set_up_from_board_tip), CommandGroup::Game, None)
            }
            Command::CopyPosition => (
                (say::copy_position, say::copy_position_tip),
                CommandGroup::Game,
                Some((COMMAND, Key::C)),
            ),
            Command::CopyGame => {
                ((say::copy_game, say::copy_game_tip), CommandGroup::Game, Some((SHIFTED, Key::C)))
            }
            Command::CopyMoves => {
                ((say::copy_moves, say::copy_moves_tip), CommandGroup::Game, None)
            }
            Command::Paste => {
                ((say::paste, say::paste_tip), CommandGroup::Game, Some((COMMAND, Key::V)))
            }
            Command::Agree => ((say::agree, say::agree_tip), CommandGroup::Game, None),
            Command::Resign => ((say::resign, say::resign_tip), CommandGroup::Game, None),
            Command::AfterGame => (
                (say::after_game, say::after_game_tip),
                CommandGroup::Game,
                Some((COMMAND, Key::R)),
            ),
            Command::Quit => {
                ((say::quit, say::quit_tip), CommandGroup::Game, Some((COMMAND, Key::Q)))
            }
            Command::Undo => {
                ((say::undo, say::undo_tip), CommandGroup::Move, Some((COMMAND, Key::Z)))
            }
            Command::Redo => {
                ((say::redo, say::redo_tip), CommandGroup::Move, Some((COMMAND, Key::Y)))
            }
            Command::Hint => ((say::hint, say::hint_tip), CommandGroup::Move, Some((NONE, Key::H))),
            Command::WhatMayIPlay => (
                (say::what_may_i_play, say::what_may_i_play_tip),
                CommandGroup::Move,
                Some((NONE, Key::M)),
            ),
            Command::WhyNot => {
                ((say::why_not, say::why_not_tip), CommandGroup::Move, Some((NONE, Key::W)))
            }
            Command::MoveNow => (
                (say::move_now, say::move_now_tip),
                CommandGroup::Move,
                Some((COMMAND, Key::Enter)),
            ),
            Command::Pause => {
                ((say::pause, say::pause_tip), CommandGroup::Move, Some((NONE, Key::P)))
            }
            Command::SeedOn => {
                ((say::seed_on, say::seed_on_tip), CommandGroup::Move, Some((NONE, Key::Period)))
            }
            Command::SeedBack => {
                ((say::seed_back, say::seed_back_tip), CommandGroup::Move, Some((NONE, Key::Comma)))
            }
            Command::FinishSowing => (
                (say::finish_sowing, say::finish_sowing_tip),
                CommandGroup::Move,
                Some((NONE, Key::Space)),
            ),
            Command::TakeBackOne => (
                (say::take_back_one, say::take_back_one_tip),
                CommandGroup::Move,
                Some((NONE, Key::Backspace)),
            ),
            Command::First => {
                ((say::first, say::first_tip), CommandGroup::Move, Some((NONE, Key::Home)))
            }
            Command::Back => {
                ((say::back, say::back_tip), CommandGroup::Move, Some((NONE, Key::PageUp)))
            }
            Command::Forward => {
                ((say::forward, say::forward_tip), CommandGroup::Move, Some((NONE, Key::PageDown)))
            }
            Command::Last => {
                ((say::last, say::last_tip), CommandGroup::Move, Some((NONE, Key::End)))
            }
            Command::AddNote => {
                ((say::add_note, say::add_note_tip), CommandGroup::Move, Some((COMMAND, Key::M)))
            }
            Command::ShowMoves => (
                (say::show_moves, say::show_moves_tip),
                CommandGroup::Move,
                Some((COMMAND, Key::L)),
            ),
            Command::ShowAnalysis => (
                (say::show_analysis, say::show_analysis_tip),
                CommandGroup::Move,
                Some((COMMAND, Key::I)),
            ),
            Command::Start => {
                ((say::start, say::start_tip), CommandGroup::View, Some((COMMAND, Key::Num1)))
            }
            Command::Play => {
                ((say::play, say::play_tip), CommandGroup::View, Some((COMMAND, Key::Num2)))
            }
            Command::Learn => {
                ((say::learn, say::learn_tip), CommandGroup::View, Some((COMMAND, Key::Num3)))
            }
            Command::Rulebook => {
                ((say::rulebook, say::rulebook_tip), CommandGroup::View, Some((COMMAND, Key::Num4)))
            }
            Command::Library => {
                ((say::library, say::library_tip), CommandGroup::View, Some((COMMAND, Key::Num5)))
            }
            Command::Flip => {
                ((say::flip, say::flip_tip), CommandGroup::View, Some((COMMAND, Key::F)))
            }
            Command::Slower => ((say::slower, say::slower_tip), CommandGroup::Move, None),
            Command::Faster => ((say::faster, say::faster_tip), CommandGroup::Move, None),
            Command::PageBack => (
                (say::page_back, say::page_back_tip),
                CommandGroup::View,
                Some((Modifiers::ALT, Key::ArrowLeft)),
            ),
            Command::PageForward => (
                (say::page_forward, say::page_forward_tip),
                CommandGroup::View,
                Some((Modifiers::ALT, Key::ArrowRight)),
            ),
            Command::Larger => {
                ((say::larger, say::larger_tip), CommandGroup::View, Some((COMMAND, Key::Plus)))
            }
            Command::Smaller => {
                ((say::smaller, say::smaller_tip), CommandGroup::View, Some((COMMAND, Key::Minus)))
            }
            Command::UsualSize => (
                (say::usual_size, say::usual_size_tip),
                CommandGroup::View,
                Some((COMMAND, Key::Num0)),
            ),
            Command::FullScreen => (
                (say::full_screen, say::full_screen_tip),
                CommandGroup::View,
                Some((NONE, Key::F11)),
            ),
            Command::Settings => (
                (say::settings, say::settings_tip),
                CommandGroup::View,
                Some((COMMAND, Key::Comma)),
            ),
            Command::Menu => {
                ((say::menu, say::menu_tip), CommandGroup::View, Some((NONE, Key::F10)))
            }
            Command::Rules => {
                ((say::rules, say::rules_tip), CommandGroup::Help, Some((NONE, Key::F1)))
            }
            Command::Keys => {
                ((say::keys, say::keys_tip), CommandGroup::Help, Some((NONE, Key::Questionmark)))
            }
            Command::Messages => ((say::messages, say::messages_tip), CommandGroup::Help, None),
        };
        Spec { words, group, key }
    }

    /// Its words on buttons and in the menu.
    pub fn label(self) -> &'static str {
        (self.spec().words.0)()
    }

    /// The group of the menu it stands in.
    pub const fn group(self) -> CommandGroup {
        self.spec().group
    }

    /// Its keys.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        let (modifiers, key) = self.spec().key?;
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Its keys in words: `Ctrl+Shift+S`.
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

    /// Its tooltip, keys included.
    pub fn tip(self) -> String {
        let tip = (self.spec().words.1)();
        match self.keys() {
            Some(keys) => say::WithKeys { tip, keys }.text(),
            None => tip.to_owned(),
        }
    }

    /// Whether its key belongs to a text field while one has the keyboard, and reaches the program
    /// as the system's copy and paste.
    pub const fn is_of_clipboard(self) -> bool {
        matches!(self, Command::CopyPosition | Command::CopyGame | Command::Paste)
    }

    /// Whether its key is taken only where no text is being typed and no list is open.
    pub fn is_plain_key(self) -> bool {
        let types = |keys: KeyboardShortcut| {
            let is_function = matches!(keys.logical_key, Key::F1 | Key::F10 | Key::F11);
            keys.modifiers.is_none() && !is_function
        };
        self.shortcut().is_some_and(types)
    }

    /// Whether the menu lists it. What is only open while seeds fall has buttons beside the board
    /// then.
    pub fn is_in_menu(self) -> bool {
        !matches!(self, Command::Menu | Command::Pause | Command::SeedOn | Command::SeedBack)
    }

    /// Whether its key works over a dialog as well.
    pub fn works_over_dialogs(self) -> bool {
        matches!(
            self,
            Command::FullScreen | Command::Larger | Command::Smaller | Command::UsualSize
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The keys that mean something on a board, whatever the game; `+` and Shift with a letter or
    /// figure among them.
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
            // With Shift alone or with nothing it would be a key of the board.
            assert!(ctrl || alt || !is_on_board(shortcut.logical_key), "{command:?}");
            // egui turns these into copying, cutting and pasting: they never come as keys.
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
