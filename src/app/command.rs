//! The commands: one list that gives label, tooltip, shortcut and menu entry.

use egui::{Key, KeyboardShortcut, Modifiers};

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
    pub const fn words(self) -> &'static str {
        match self {
            Group::Game => "Game",
            Group::Move => "Move",
            Group::View => "View",
        }
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
    Agree,
    Resign,
    Quit,
    Undo,
    Redo,
    MoveNow,
    FinishSowing,
    TakeBackOne,
    First,
    Back,
    Forward,
    Last,
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
    label: &'static str,
    tip: &'static str,
    group: Group,
    key: Option<(Modifiers, Key)>,
}

impl Command {
    /// Every command, in the order of the menu.
    pub const ALL: [Command; 23] = [
        Command::NewGame,
        Command::Open,
        Command::Save,
        Command::SaveAs,
        Command::Agree,
        Command::Resign,
        Command::Quit,
        Command::Undo,
        Command::Redo,
        Command::MoveNow,
        Command::FinishSowing,
        Command::TakeBackOne,
        Command::First,
        Command::Back,
        Command::Forward,
        Command::Last,
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
        let (label, tip, group, key) = match self {
            Command::NewGame => {
                ("New game…", "Choose a game and who plays", Group::Game, Some((COMMAND, Key::N)))
            }
            Command::Open => ("Open…", "Open a saved game", Group::Game, Some((COMMAND, Key::O))),
            Command::Save => ("Save…", "Save the game", Group::Game, Some((COMMAND, Key::S))),
            Command::SaveAs => (
                "Save as…",
                "Save the game under another name",
                Group::Game,
                Some((SHIFTED, Key::S)),
            ),
            Command::Agree => {
                ("Agree to end…", "Ask the other side to end here", Group::Game, None)
            }
            Command::Resign => ("Resign…", "Give the game up", Group::Game, None),
            Command::Quit => ("Quit", "Close the window", Group::Game, Some((COMMAND, Key::Q))),
            Command::Undo => {
                ("Undo", "Take the last move back", Group::Move, Some((COMMAND, Key::Z)))
            }
            Command::Redo => ("Redo", "Play the move again", Group::Move, Some((COMMAND, Key::Y))),
            Command::MoveNow => {
                ("Move now", "Make Kete play at once", Group::Move, Some((COMMAND, Key::Enter)))
            }
            Command::FinishSowing => (
                "Finish the sowing",
                "Show the end of the turn",
                Group::Move,
                Some((NONE, Key::Space)),
            ),
            Command::TakeBackOne => (
                "Take one back",
                "Take the last seed placed back into the hand",
                Group::Move,
                Some((NONE, Key::Backspace)),
            ),
            Command::First => {
                ("First turn", "Go to the start of the game", Group::Move, Some((NONE, Key::Home)))
            }
            Command::Back => {
                ("One turn back", "Go back by one turn", Group::Move, Some((NONE, Key::PageUp)))
            }
            Command::Forward => {
                ("One turn on", "Go on by one turn", Group::Move, Some((NONE, Key::PageDown)))
            }
            Command::Last => {
                ("Last turn", "Go to the last turn", Group::Move, Some((NONE, Key::End)))
            }
            Command::Start => ("Start", "The nine games", Group::View, Some((COMMAND, Key::Num1))),
            Command::Play => {
                ("Play", "The game in progress", Group::View, Some((COMMAND, Key::Num2)))
            }
            Command::Flip => {
                ("Flip the board", "Turn the board round", Group::View, Some((COMMAND, Key::F)))
            }
            Command::Slower => ("Sow slower", "Show seeds longer", Group::View, None),
            Command::Faster => ("Sow faster", "Show seeds for a shorter time", Group::View, None),
            Command::FullScreen => {
                ("Full screen", "Fill the whole screen", Group::View, Some((NONE, Key::F11)))
            }
            Command::Menu => ("Menu", "All commands", Group::View, Some((NONE, Key::F10))),
        };
        Spec { label, tip, group, key }
    }

    /// Its words on buttons and in the menu.
    pub const fn label(self) -> &'static str {
        self.spec().label
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
        let tip = self.spec().tip;
        match self.keys() {
            Some(keys) => format!("{tip} ({keys})"),
            None => tip.to_owned(),
        }
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
