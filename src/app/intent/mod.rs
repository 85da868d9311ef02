//! What a person wants, found while painting and done once, after it.
//!
//! | file | holds |
//! | --- | --- |
//! | here | everything a person may want |
//! | `learning` | of lessons, exercises and the progress in them |

mod learning;

use std::path::PathBuf;

use super::analysis::PointedLine;
use super::board::view::Spot;
use super::coach::AfterTab;
use super::command::Command;
use super::compare::CompareIntent;
use super::endgames::TableIntent;
use super::export::ExportIntent;
use super::file_dialog::FileIntent;
use super::filing::Overwrite;
use super::form::Choice;
use super::library::LibraryIntent;
use super::rulebook::Case;
use super::settings::{Preview, SettingsIntent};
use super::state::{Page, Tab};
use super::table::Pointed;
use crate::game::{Agreement, EngineName, NodeId, Player, TurnMark, Tutoring};
use crate::rules::{Colour, GameName, Hole, Place, RuleId, Ruleset, Side, Way};

pub use learning::{DrillIntent, LearnIntent, ProgressIntent};

/// Where on a hole a press falls, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its left third.
    Left,
    /// Its middle third.
    Middle,
    /// Its right third.
    Right,
    /// All of it: Enter, a letter or figure, a screen reader's press.
    Whole,
}

/// What is done with the film of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmIntent {
    /// The card shows nothing but the film.
    Open,
    /// Look at this step.
    Step(usize),
    /// Look at the step before.
    Back,
    /// Look at the next step.
    On,
    /// Let it run, or stop it.
    Play,
    /// Back to the board as it is.
    Close,
}

/// What is wanted of the analysis of the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisIntent {
    /// Switch it on or off.
    Switch(bool),
    /// Look for so many lines.
    Lines(usize),
    /// Look for longer than it did.
    Longer,
    /// The pointer or the keyboard is at this line, or at none.
    Point(Option<PointedLine>),
    /// Ask this program as well, or Kete alone.
    Beside(Option<EngineName>),
    /// Ask the program that failed again.
    AskAgain,
    /// Show the position after the first move of this line; again: after the next.
    Walk(PointedLine),
    /// A step on in the line that is walked, or back.
    Step(bool),
    /// Back to the game.
    Leave,
    /// Play the line as far as it is walked, and go on from there.
    PlayOn,
    /// Show the setting that allows help.
    ShowSetting,
}

/// What is wanted of the tutor in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachIntent {
    /// Do not make the move that is asked about.
    Rethink,
    /// Make it all the same.
    Play,
    /// Show a better one.
    Hint,
    /// Ask no more in this game.
    StopAsking,
    /// Go on as it was before.
    AskAgain(Tutoring),
    /// Grade all moves of the line, or go on with it.
    Grade,
    /// Stop that; what is known stays.
    StopGrading,
    /// Show the page after the game.
    Review,
    /// Look at this moment of it, from 0.
    Moment(usize),
    /// Show the turn that led to this point on the board.
    ShowMoment(NodeId),
    /// Take one's own mistakes as tasks, one after the other.
    Exercises,
    /// Show this tab beside the report.
    AfterTab(AfterTab),
    /// Show the moments where the tabs have no room beside them.
    AfterMoments,
    /// Show the turn shown beside the same move under other options.
    OtherRules,
    /// Show it under these of them.
    Under(usize),
    /// Look for a better move than the one that led to this point.
    FindBetter(NodeId),
}

/// What is wanted with what the computer player uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineIntent {
    /// Something with the endgame table in this row.
    Table(usize, TableIntent),
    /// Make the table of these rules for so many seeds.
    MakeTable(Ruleset, usize),
    /// The name of an engine is typed.
    Name(String),
    /// Its program is typed.
    Program(String),
    /// The words behind it are typed.
    Arguments(String),
    /// Choose the program from the files.
    ChooseProgram,
    /// This program was chosen.
    ProgramChosen(PathBuf),
    /// Add it.
    Add,
    /// Remove this one.
    Remove(EngineName),
    /// Ask this one what it plays.
    Test(EngineName),
    /// Kete plays on for the one that failed.
    KetePlaysOn,
    /// The one that failed tries again.
    TryAgain,
}

/// What is wanted on the page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesIntent {
    /// Read the rules of this game.
    Game(GameName),
    /// Read this rule.
    Read(RuleId),
    /// Follow a link to a rule of a game.
    Follow(GameName, RuleId),
    /// Choose the options to read by.
    ShowOptions,
    /// All options as somebody chose them.
    Options(Choice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// Options under which the rule shown has an example.
    ReadWith(&'static str),
    /// Show this position of the example.
    Case(Case),
    /// Play the example, or stop it.
    Play,
    /// The board of the example becomes one's own.
    Try,
    /// No longer.
    EndTrial,
}

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
    Hole(Hole, Part),
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
    Tab(Tab),
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

/// A change in the New game form.
#[derive(Clone, Debug, PartialEq)]
pub enum FormIntent {
    /// Another game.
    Game(GameName),
    /// Who plays a side.
    Player(Side, Player),
    /// All options as somebody chose them.
    Rules(Choice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// From the position set up by hand, not from the usual start.
    FromSetUp(bool),
    /// What pointing at a hole will show.
    Preview(Preview),
    /// Only the own holes are counted.
    OwnCounts(bool),
    /// What the tutor will do.
    Tutoring(Tutoring),
}

/// A change in the position editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditIntent {
    /// One seed more.
    Add(Spot),
    /// One seed fewer.
    Take(Spot),
    /// So many seeds.
    Set(Spot, u16),
    /// A figure of a number is typed.
    Figure(Spot, u16),
    /// All seeds of a spot go to a place.
    Carry(Spot, Place),
    /// What a click adds to a hole of the ring.
    Colour(Colour),
    /// Who moves.
    Mover(Side),
    /// Whether a house works.
    House(Side, bool),
    /// Pots a side, in Giuthi.
    Pots(u8),
    /// Every seed goes to its side's store.
    BetweenRounds,
    /// The start by the rules.
    UsualStart,
    /// A bare board.
    Clear,
    /// What lies on the board of the game in progress.
    FromBoard,
    /// Another game.
    Game(GameName),
    /// Show all options.
    ShowOptions,
    /// All options as somebody chose them.
    Rules(Choice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// The text field holds this.
    Text(String),
    /// Back to where one came from.
    Leave,
    /// Choose how to play from here.
    Play,
}
