//! The commands: one list that gives label, tooltip, shortcut and menu entry. Their words stand in
//! `assets/texts/commands.ron`.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::texts::{self, schema::CommandText};

/// A group of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The game as a whole.
    Game,
    /// The move to be made.
    Move,
    /// What is shown.
    View,
}

impl Group {
    /// The groups in the order of the menu.
    pub const ALL: [Group; 3] = [Group::Game, Group::Move, Group::View];

    /// Its heading.
    pub fn words(self) -> &'static str {
        &texts::command(match self {
            Group::Game => "group-game",
            Group::Move => "group-move",
            Group::View => "group-view",
        })
        .label
    }
}

/// Something the program can be told to do from anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the labels say what each does")]
pub enum Command {
    NewGame,
    Open,
    Save,
    SaveAs,
    SetUp,
    SetUpFromBoard,
    CopyPosition,
    CopyGame,
    Paste,
    Agree,
    Resign,
    Quit,
    Undo,
    Redo,
    Hint,
    WhatMayIPlay,
    WhyNot,
    MoveNow,
    FinishSowing,
    TakeBackOne,
    First,
    Back,
    Forward,
    Last,
    AddNote,
    ShowMoves,
    Start,
    Play,
    Flip,
    Slower,
    Faster,
    FullScreen,
    Menu,
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
    pub const ALL: [Command; 33] = [
        Command::NewGame,
        Command::Open,
        Command::Save,
        Command::SaveAs,
        Command::SetUp,
        Command::SetUpFromBoard,
        Command::CopyPosition,
        Command::CopyGame,
        Command::Paste,
        Command::Agree,
        Command::Resign,
        Command::Quit,
        Command::Undo,
        Command::Redo,
        Command::Hint,
        Command::WhatMayIPlay,
        Command::WhyNot,
        Command::MoveNow,
        Command::FinishSowing,
        Command::TakeBackOne,
        Command::First,
        Command::Back,
        Command::Forward,
        Command::Last,
        Command::AddNote,
        Command::ShowMoves,
        Command::Start,
        Command::Play,
        Command::Flip,
        Command::Slower,
        Command::Faster,
        Command::FullScreen,
        Command::Menu,
    ];

    const fn spec(self) -> Spec {
        const COMMAND: Modifiers = Modifiers::COMMAND;
        const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        const NONE: Modifiers = Modifiers::NONE;
        let (id, group, key) = match self {
            Command::NewGame => ("new-game", Group::Game, Some((COMMAND, Key::N))),
            Command::Open => ("open", Group::Game, Some((COMMAND, Key::O))),
            Command::Save => ("save", Group::Game, Some((COMMAND, Key::S))),
            Command::SaveAs => ("save-as", Group::Game, Some((SHIFTED, Key::S))),
            Command::SetUp => ("set-up", Group::Game, Some((COMMAND, Key::E))),
            Command::SetUpFromBoard => ("set-up-from-board", Group::Game, None),
            Command::CopyPosition => ("copy-position", Group::Game, Some((COMMAND, Key::C))),
            Command::CopyGame => ("copy-game", Group::Game, Some((SHIFTED, Key::C))),
            Command::Paste => ("paste", Group::Game, Some((COMMAND, Key::V))),
            Command::Agree => ("agree", Group::Game, None),
            Command::Resign => ("resign", Group::Game, None),
            Command::Quit => ("quit", Group::Game, Some((COMMAND, Key::Q))),
            Command::Undo => ("undo", Group::Move, Some((COMMAND, Key::Z))),
            Command::Redo => ("redo", Group::Move, Some((COMMAND, Key::Y))),
            Command::Hint => ("hint", Group::Move, Some((NONE, Key::H))),
            Command::WhatMayIPlay => ("what-may-i-play", Group::Move, Some((NONE, Key::M))),
            Command::WhyNot => ("why-not", Group::Move, Some((NONE, Key::W))),
            Command::MoveNow => ("move-now", Group::Move, Some((COMMAND, Key::Enter))),
            Command::FinishSowing => ("finish-sowing", Group::Move, Some((NONE, Key::Space))),
            Command::TakeBackOne => ("take-back-one", Group::Move, Some((NONE, Key::Backspace))),
            Command::First => ("first", Group::Move, Some((NONE, Key::Home))),
            Command::Back => ("back", Group::Move, Some((NONE, Key::PageUp))),
            Command::Forward => ("forward", Group::Move, Some((NONE, Key::PageDown))),
            Command::Last => ("last", Group::Move, Some((NONE, Key::End))),
            Command::AddNote => ("add-note", Group::Move, Some((COMMAND, Key::M))),
            Command::ShowMoves => ("show-moves", Group::View, Some((COMMAND, Key::L))),
            Command::Start => ("start", Group::View, Some((COMMAND, Key::Num1))),
            Command::Play => ("play", Group::View, Some((COMMAND, Key::Num2))),
            Command::Flip => ("flip", Group::View, Some((COMMAND, Key::F))),
            Command::Slower => ("slower", Group::View, None),
            Command::Faster => ("faster", Group::View, None),
            Command::FullScreen => ("full-screen", Group::View, Some((NONE, Key::F11))),
            Command::Menu => ("menu", Group::View, Some((NONE, Key::F10))),
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
        if modifiers.shift {
            words.push_str("Shift+");
        }
        words.push_str(match key {
            Key::Num1 => "1",
            Key::Num2 => "2",
            Key::PageUp => "PgUp",
            Key::PageDown => "PgDn",
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

    /// Whether its key is taken only where no text is being typed and no dialog is open.
    pub fn is_plain_key(self) -> bool {
        self.shortcut().is_some_and(|keys| keys.modifiers.is_none())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_commands_clash() {
        let mut keys = HashSet::new();
        let mut labels = HashSet::new();
        for command in Command::ALL {
            assert!(labels.insert(command.label()), "{command:?}");
            if let Some(shortcut) = command.shortcut() {
                let key = (shortcut.modifiers.command, shortcut.modifiers.shift);
                assert!(keys.insert((key, shortcut.logical_key)), "{command:?}");
            }
            assert!(!command.tip().ends_with('.'), "{command:?}");
        }
        // The keys of the board are no commands: letters, figures, arrows and Enter alone.
        for (modifiers, key) in keys {
            if modifiers == (false, false) {
                assert!(!matches!(key, Key::A | Key::B | Key::C | Key::D | Key::E | Key::F));
            }
        }
    }

    #[test]
    fn every_command_is_listed_once() {
        let listed: HashSet<Command> = Command::ALL.into_iter().collect();
        assert_eq!(listed.len(), Command::ALL.len());
        for group in Group::ALL {
            assert!(Command::ALL.iter().any(|command| command.group() == group));
        }
    }
}
