//! Intents: what the user wants. Painting collects them; they are performed after it.

use std::path::PathBuf;

use super::command::Command;
use super::page::Page;
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::class::intent::ClassIntent;
use crate::app::coach::intent::CoachIntent;
use crate::app::comparison::state::CompareIntent;
use crate::app::daily::intent::DailyIntent;
use crate::app::editor::intent::EditIntent;
use crate::app::engines::intent::EngineIntent;
use crate::app::exercises::intent::DrillIntent;
use crate::app::export::state::ExportIntent;
use crate::app::file_dialog::state::FileIntent;
use crate::app::file_jobs::state::Overwrite;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::learners::intent::LearnersIntent;
use crate::app::lesson_editor::intent::WritingIntent;
use crate::app::library::intent::LibraryIntent;
use crate::app::new_game::intent::FormIntent;
use crate::app::presentation::intent::PresentIntent;
use crate::app::record::intent::RecordIntent;
use crate::app::rulebook::intent::RulesIntent;
use crate::app::session::intent::{FilmIntent, HolePart};
use crate::app::session::state::{Pointed, SideTab};
use crate::app::settings::table::SettingsIntent;
use crate::app::worksheets::intent::WorksheetIntent;
use crate::game::{Agreement, NodeId, TurnMark};
use crate::rules::{Colour, GameName, Hole, RuleId, Side, Way};

/// What the user wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Run a command.
    Command(Command),
    /// Show a page.
    Go(Page),
    /// Choose how to play this game.
    NewGameOf(GameName),
    /// Change the choice in the New game form.
    Form(FormIntent),
    /// Set up the form's start position by hand.
    SetUpForForm,
    /// Change what is being set up.
    Edit(EditIntent),
    /// Use text from the clipboard.
    Paste(String),
    /// Play the messages of a friend far away that waited for their game.
    PlayMessages,
    /// Read the position from the clipboard as one of this game.
    PasteFor(GameName),
    /// Start the game of the New game form.
    StartGame,
    /// Something on the Learn page.
    Learn(LearnIntent),
    /// Something in the lesson editor.
    Writing(WritingIntent),
    /// Something about the analysis of the position shown.
    Analysis(AnalysisIntent),
    /// Something about the tutor in a game.
    Coach(CoachIntent),
    /// Something in a presentation.
    Present(PresentIntent),
    /// Something in a session of exercises.
    Drill(DrillIntent),
    /// Something on the page of the daily exercise.
    Daily(DailyIntent),
    /// Something in the comparison of two turns.
    Compare(CompareIntent),
    /// Something with the file of the learner's progress.
    Progress(ProgressIntent),
    /// Something on the page of a class.
    Class(ClassIntent),
    /// Something about the learners on this machine.
    Learners(LearnersIntent),
    /// Something about printing a worksheet.
    Worksheet(WorksheetIntent),
    /// Export the game.
    Export(ExportIntent),
    /// Change a setting.
    Settings(SettingsIntent),
    /// Something with what the computer player uses.
    Engine(EngineIntent),
    /// Search in the dialog on top, or else on the page.
    Search(String),
    /// Show this rule among the rules of the game on the page.
    OpenRule(RuleId),
    /// Read how this game is played.
    HowToPlay(GameName),
    /// Something on the page of the rules.
    Rules(RulesIntent),
    /// Something on the page of the user's record.
    Record(RecordIntent),
    /// Something on the page of the saved games.
    Library(LibraryIntent),
    /// Show the folder with the reports of crashes.
    ShowReports,
    /// Try again what failed.
    TryAgain,
    /// Close the message above the control bar.
    CloseNotice,
    /// Keep the message for a while longer.
    HoldNotice,
    /// Close the dialog on top.
    CloseDialog,
    /// Continue this kept game; an empty path means the open game.
    Resume(PathBuf),
    /// Ask whether to discard this unfinished game; an empty path means the open game.
    Discard(GameName, PathBuf),
    /// Discard it: the user has confirmed.
    DiscardNow(PathBuf),
    /// Start a game with the rules and players of this kept game.
    PlayAgain(PathBuf),
    /// Show all kept games on the start page, or only the latest.
    ShowAllKept(bool),
    /// Press a hole.
    Hole(Hole, HolePart),
    /// Take back the last seed placed in a hole.
    TakeFrom(Hole),
    /// Press the seeds of one colour in a hole.
    Heap(Hole, Colour),
    /// Name a hole of the ring by keys; its colour follows.
    AskColour(Hole),
    /// Preview the move of the hole that a finger tapped, or end the preview.
    Tap(Option<Pointed>),
    /// Play the move that a finger's tap previews.
    PlayTapped,
    /// Choose the direction for the pressed hole.
    Way(Way),
    /// End the turn at the open house.
    StopHere,
    /// Spread the house.
    SpreadIt,
    /// Choose whether the next turn spreads the house if it reaches it.
    SpreadAhead,
    /// Pass.
    Pass,
    /// Place five seeds instead of a turn.
    StartOpening,
    /// Play the five seeds as placed.
    PlaceFive,
    /// Cancel a half-made move.
    CancelHalf,
    /// Choose the number of holes a side for the next round.
    FillSize(usize),
    /// Lay out the seeds evenly.
    SpreadEvenly,
    /// Take all seeds back into the hand.
    TakeAllBack,
    /// Play the layout as it is.
    StartRound,
    /// Show a point of the game.
    Show(NodeId),
    /// Show a point of the game, and the turn that led to it step by step.
    Explain(NodeId),
    /// Something with the animation of the turn shown.
    Film(FilmIntent),
    /// Point at an answer about the house: whether it spreads.
    AimHouse(Option<bool>),
    /// Let Kete move from the point shown.
    PlayOn,
    /// Unfold or fold the branches at a point.
    Unfold(NodeId, bool),
    /// Make the line to a point the main line.
    MakeMain(NodeId),
    /// Change the note of a point.
    Comment(NodeId, String),
    /// Change the mark of the turn that led to a point.
    Mark(NodeId, Option<TurnMark>),
    /// Change the game's title.
    Title(String),
    /// Hide or show the card of the result.
    ResultCard(bool),
    /// Ask to end this way.
    Offer(Agreement),
    /// Show Kete's offer to end this way.
    KeteOffers(Agreement),
    /// The other player accepts the offer.
    AcceptOffer(Agreement),
    /// The other player declines the offer.
    DeclineOffer,
    /// Give up for this side: the user has confirmed.
    ResignNow(Side),
    /// Show this tab beside the board.
    Tab(SideTab),
    /// Stop the clock, or let it run.
    PauseClock(bool),
    /// Raise or lower the dock.
    Dock(bool),
    /// Play the same game again with sides swapped.
    Rematch,
    /// Something in the file dialog.
    File(FileIntent),
    /// Point at something with the pointer or the keyboard.
    Point(Option<Pointed>),
    /// Open this file.
    OpenFile(PathBuf),
    /// Save to this file.
    SaveTo(PathBuf),
    /// Overwrite the file after the question.
    Overwrite(Overwrite),
    /// Continue with the good part of a damaged file.
    OpenGoodPart,
    /// Show or hide the lines around the fault of a damaged file.
    ShowText(bool),
    /// Leave the page of a damaged file.
    CloseDamaged,
    /// Save to the game's own file, then close the window.
    SaveAndQuit,
    /// Close the window.
    QuitNow,
}

impl Intent {
    /// Whether it presses the board. During an animation such an intent only ends the animation.
    pub fn is_press(&self) -> bool {
        matches!(
            self,
            Intent::Hole(..)
                | Intent::Heap(..)
                | Intent::Way(_)
                | Intent::Pass
                | Intent::AskColour(_)
                | Intent::PlayTapped
        )
    }

    /// Whether it may play a move.
    pub fn may_move(&self) -> bool {
        let answers = matches!(
            self,
            Intent::StopHere | Intent::SpreadIt | Intent::PlaceFive | Intent::StartRound
        );
        self.is_press() || answers
    }
}
