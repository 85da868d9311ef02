//! The commands: one list that gives label, tooltip, shortcut and menu entry. Their words stand in
//! `assets/texts/commands.ron`.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::texts;
use crate::texts::schema::CommandText;

/// A group of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Group {
    /// The game as a whole.
    Game,
    /// The move to be made.
    Move,
    /// What is shown.
    View,
    /// Rules, keys, messages.
    Help,
}

impl Group {
    /// The groups in the order of the menu.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its heading.
    pub fn words(self) -> &'static str {
        &texts::command(match self {
            Group::Game => "group-game",
            Group::Move => "group-move",
            Group::View => "group-view",
            Group::Help => "group-help",
        })
        .label
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

/// What a command is made of.
struct Spec {
    /// Names its words in `assets/texts/commands.ron`.
    id: &'static str,
    group: Group,
    key: Option<(Modifiers, Key)>,
}

impl Command {
    /// Every command, in the order of the menu.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    const fn spec(self) -> Spec {
        const COMMAND: Modifiers = Modifiers::COMMAND;
        const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        const NONE: Modifiers = Modifiers::NONE;
        let (id, group, key) = match self {
            Command::NewGame => ("new-game", Group::Game, Some((COMMAND, Key::N))),
            Command::Open => ("open", Group::Game, Some((COMMAND, Key::O))),
            Command::Save => ("save", Group::Game, Some((COMMAND, Key::S))),
            Command::SaveAs => ("save-as", Group::Game, Some((SHIFTED, Key::S))),
            Command::Export => ("export", Group::Game, None),
            Command::SetUp => ("set-up", Group::Game, Some((COMMAND, Key::E))),
            Command::SetUpFromBoard => ("set-up-from-board", Group::Game, None),
            Command::CopyPosition => ("copy-position", Group::Game, Some((COMMAND, Key::C))),
            Command::CopyGame => ("copy-game", Group::Game, Some((SHIFTED, Key::C))),
            Command::CopyMoves => ("copy-moves", Group::Game, None),
            Command::Paste => ("paste", Group::Game, Some((COMMAND, Key::V))),
            Command::Agree => ("agree", Group::Game, None),
            Command::Resign => ("resign", Group::Game, None),
            Command::AfterGame => ("after-game", Group::Game, Some((COMMAND, Key::R))),
            Command::Quit => ("quit", Group::Game, Some((COMMAND, Key::Q))),
            Command::Undo => ("undo", Group::Move, Some((COMMAND, Key::Z))),
            Command::Redo => ("redo", Group::Move, Some((COMMAND, Key::Y))),
            Command::Hint => ("hint", Group::Move, Some((NONE, Key::H))),
            Command::WhatMayIPlay => ("what-may-i-play", Group::Move, Some((NONE, Key::M))),
            Command::WhyNot => ("why-not", Group::Move, Some((NONE, Key::W))),
            Command::MoveNow => ("move-now", Group::Move, Some((COMMAND, Key::Enter))),
            Command::Pause => ("pause", Group::Move, Some((NONE, Key::P))),
            Command::SeedOn => ("seed-on", Group::Move, Some((NONE, Key::Period))),
            Command::SeedBack => ("seed-back", Group::Move, Some((NONE, Key::Comma))),
            Command::FinishSowing => ("finish-sowing", Group::Move, Some((NONE, Key::Space))),
            Command::TakeBackOne => ("take-back-one", Group::Move, Some((NONE, Key::Backspace))),
            Command::First => ("first", Group::Move, Some((NONE, Key::Home))),
            Command::Back => ("back", Group::Move, Some((NONE, Key::PageUp))),
            Command::Forward => ("forward", Group::Move, Some((NONE, Key::PageDown))),
            Command::Last => ("last", Group::Move, Some((NONE, Key::End))),
            Command::AddNote => ("add-note", Group::Move, Some((COMMAND, Key::M))),
            Command::ShowMoves => ("show-moves", Group::Move, Some((COMMAND, Key::L))),
            Command::ShowAnalysis => ("show-analysis", Group::Move, Some((COMMAND, Key::I))),
            Command::Start => ("start", Group::View, Some((COMMAND, Key::Num1))),
            Command::Play => ("play", Group::View, Some((COMMAND, Key::Num2))),
            Command::Learn => ("learn", Group::View, Some((COMMAND, Key::Num3))),
            Command::Rulebook => ("rulebook", Group::View, Some((COMMAND, Key::Num4))),
            Command::Library => ("library", Group::View, Some((COMMAND, Key::Num5))),
            Command::Flip => ("flip", Group::View, Some((COMMAND, Key::F))),
            Command::Slower => ("slower", Group::Move, None),
            Command::Faster => ("faster", Group::Move, None),
            Command::PageBack => ("page-back", Group::View, Some((Modifiers::ALT, Key::ArrowLeft))),
            Command::PageForward => {
                ("page-forward", Group::View, Some((Modifiers::ALT, Key::ArrowRight)))
            }
            Command::Larger => ("larger", Group::View, Some((COMMAND, Key::Plus))),
            Command::Smaller => ("smaller", Group::View, Some((COMMAND, Key::Minus))),
            Command::UsualSize => ("usual-size", Group::View, Some((COMMAND, Key::Num0))),
            Command::FullScreen => ("full-screen", Group::View, Some((NONE, Key::F11))),
            Command::Settings => ("settings", Group::View, Some((COMMAND, Key::Comma))),
            Command::Menu => ("menu", Group::View, Some((NONE, Key::F10))),
            Command::Rules => ("rules", Group::Help, Some((NONE, Key::F1))),
            Command::Keys => ("keys", Group::Help, Some((NONE, Key::Questionmark))),
            Command::Messages => ("messages", Group::Help, None),
        };
        Spec { id, group, key }
    }

    fn words(self) -> &'static CommandText {
        texts::command(self.spec().id)
    }

    /// Its words on buttons and in the menu.
    pub fn label(self) -> &'static str {
        &self.words().label
    }

    /// The group of the menu it stands in.
    pub const fn group(self) -> Group {
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
        let tip = &self.words().tip;
        match self.keys() {
            Some(keys) => format!("{tip} ({keys})"),
            None => tip.clone(),
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
        for &group in Group::ALL {
            assert!(Command::ALL.iter().any(|command| command.group() == group));
        }
    }
}
