//! What a person wants, found while painting and done once, after it.
//!
//! | file | holds |
//! | --- | --- |
//! | here | everything a person may want |
//! | `learning` | of lessons, exercises and the progress in them |

use std::path::PathBuf;

use super::command::Command;
use super::page::Page;
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::coach::intent::CoachIntent;
use crate::app::comparison::state::CompareIntent;
use crate::app::editor::intent::EditIntent;
use crate::app::engines::intent::EngineIntent;
use crate::app::exercises::intent::DrillIntent;
use crate::app::export::state::ExportIntent;
use crate::app::file_dialog::state::FileIntent;
use crate::app::file_jobs::state::Overwrite;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::library::intent::LibraryIntent;
use crate::app::new_game::intent::FormIntent;
use crate::app::rulebook::intent::RulesIntent;
use crate::app::session::intent::{FilmIntent, HolePart};
use crate::app::session::state::{Pointed, SideTab};
use crate::app::settings::table::SettingsIntent;
use crate::game::{Agreement, NodeId, TurnMark};
use crate::rules::{Colour, GameName, Hole, RuleId, Side, Way};

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Do this.
    Command(Command),
    /// Show a page.
    Go(Page),
    /// Choose how to play this game.
    NewGameOf(GameName),
    /// Change the choice in the New game form.
    Form(FormIntent),
    /// Set up by hand the position that the form starts from.
    SetUpForForm,
    /// Change what is being set up.
    Edit(EditIntent),
    /// Text comes from the clipboard.
    Paste(String),
    /// The position from the clipboard is one of this game.
    PasteFor(GameName),
    /// Start what the form says.
    StartGame,
    /// Something on the Learn page.
    Learn(LearnIntent),
    /// Something about the analysis of the position shown.
    Analysis(AnalysisIntent),
    /// Something about the tutor in a game.
    Coach(CoachIntent),
    /// Something in a session of exercises.
    Drill(DrillIntent),
    /// Something is done with two turns side by side.
    Compare(CompareIntent),
    /// Something with the file of the learner's progress.
    Progress(ProgressIntent),
    /// The game is written in a form for others.
    Export(ExportIntent),
    /// A setting is changed.
    Settings(SettingsIntent),
    /// Something with what the computer player uses.
    Engine(EngineIntent),
    /// Something is looked for in the dialog on top.
    Search(String),
    /// Show this rule among the rules of the game on the page.
    OpenRule(RuleId),
    /// Something on the page of the rules.
    Rules(RulesIntent),
    /// Something on the page of the saved games.
    Library(LibraryIntent),
    /// Show the folder with the reports of crashes.
    ShowReports,
    /// Do again what failed.
    TryAgain,
    /// The message above the control bar goes.
    CloseNotice,
    /// It stays a while longer.
    HoldNotice,
    /// Close the dialog on top.
    CloseDialog,
    /// Go on with this kept game; an empty path is the game on the table.
    Resume(PathBuf),
    /// Discard this unfinished game; an empty path is the one on the table.
    Discard(GameName, PathBuf),
    /// The same, sure.
    DiscardNow(PathBuf),
    /// Play by the rules of this kept game, with its players, at once.
    PlayAgain(PathBuf),
    /// The start page shows all kept games, or the latest alone.
    ShowAllKept(bool),
    /// A hole is pressed.
    Hole(Hole, HolePart),
    /// The last seed placed in a hole is taken back.
    TakeFrom(Hole),
    /// Seeds of one colour of a hole are pressed.
    Heap(Hole, Colour),
    /// The keyboard names a hole of the ring; its colour follows.
    AskColour(Hole),
    /// The way of the hole that asks for it.
    Way(Way),
    /// The turn stops at the open house.
    StopHere,
    /// The house is spread.
    SpreadIt,
    /// The next turn spreads the house if it reaches it.
    SpreadAhead,
    /// The player passes.
    Pass,
    /// Five seeds are placed in place of a turn.
    StartOpening,
    /// The five seeds stand as they are.
    PlaceFive,
    /// A half-made move is given up.
    CancelHalf,
    /// The board of the next round has so many pots a side.
    FillSize(usize),
    /// The seeds are laid out evenly.
    SpreadEvenly,
    /// All seeds go back into the hand.
    TakeAllBack,
    /// The layout stands.
    StartRound,
    /// Show a point of the game.
    Show(NodeId),
    /// Show a point of the game, and the turn that led to it step by step.
    Explain(NodeId),
    /// Something is done with the film of the turn shown.
    Film(FilmIntent),
    /// The pointer or the keyboard is at an answer to the house: whether it spreads.
    AimHouse(Option<bool>),
    /// Kete moves from the point shown.
    PlayOn,
    /// Unfold or fold the branches at a point.
    Unfold(NodeId, bool),
    /// Make the way to a point the main line.
    MakeMain(NodeId),
    /// The players' words about a point.
    Comment(NodeId, String),
    /// The players' mark for the turn that led to a point.
    Mark(NodeId, Option<TurnMark>),
    /// The game's title.
    Title(String),
    /// The card of the result goes, or comes back.
    ResultCard(bool),
    /// Ask to end this way.
    Offer(Agreement),
    /// Kete offers to end this way.
    KeteOffers(Agreement),
    /// The other player agrees.
    AcceptOffer(Agreement),
    /// The other side plays on.
    DeclineOffer,
    /// This side gives up, sure.
    ResignNow(Side),
    /// Show this tab beside the board.
    Tab(SideTab),
    /// Raise or lower the dock.
    Dock(bool),
    /// The same game again, sides swapped.
    Rematch,
    /// Something is done in the file dialog.
    File(FileIntent),
    /// What the pointer or the keyboard is at.
    Point(Option<Pointed>),
    /// A file was chosen to open.
    OpenFile(PathBuf),
    /// A file was chosen to save to.
    SaveTo(PathBuf),
    /// Save over a file all the same.
    Overwrite(Overwrite),
    /// Go on with what is good of a damaged file.
    OpenGoodPart,
    /// Show the lines around the fault of a damaged file, or no longer.
    ShowText(bool),
    /// Leave the page of a damaged file.
    CloseDamaged,
    /// Save to the game's own file, then close the window.
    SaveAndQuit,
    /// Close the window.
    QuitNow,
}

impl Intent {
    /// Whether it presses the board: while seeds fly, that only ends their flight.
    pub fn is_press(&self) -> bool {
        matches!(
            self,
            Intent::Hole(..)
                | Intent::Heap(..)
                | Intent::Way(_)
                | Intent::Pass
                | Intent::AskColour(_)
        )
    }

    /// Whether a move may come of it.
    pub fn may_move(&self) -> bool {
        let answers = matches!(
            self,
            Intent::StopHere | Intent::SpreadIt | Intent::PlaceFive | Intent::StartRound
        );
        self.is_press() || answers
    }
}
