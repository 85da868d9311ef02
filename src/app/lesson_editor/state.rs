//! What the lesson editor knows: the course being written, what is selected in it, what is wrong.

use std::path::PathBuf;

use super::draft_file::{CourseOnDisk, Draft};
use super::jobs::WritingJob;
use crate::app::editor::state::Editor;
use crate::app::page::Page;
use crate::game::GameInProgress;
use crate::rules::{GameName, Move, Position, Ruleset, Setup};
use crate::texts::messages as say;
use crate::tutor::course_writing::{AskedTurn, Drafts, LessonFault, game_of, moves_of};
use crate::tutor::schema::{Course, Lesson, LessonStep};
use crate::tutor::{LoadedCourse, NoBoard, boards, read_rules, written_boards};

/// The part of the course whose fields are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditedPart {
    Course,
    Lesson(usize),
    /// The numbers of lesson and step.
    Step(usize, usize),
}

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardMode {
    /// It says the answer.
    #[default]
    Answer,
    /// It changes the seeds.
    SetUp,
}

pub struct LessonEditor {
    pub drafts: Drafts,
    /// Its file; `None` until it is saved.
    pub file: Option<CourseOnDisk>,
    /// The course in the file.
    pub saved: Option<Course>,
    /// The file of the draft.
    pub draft: Option<PathBuf>,
    pub part: EditedPart,
    /// The part was just added: its first field gets the focus.
    pub is_new_part: bool,
    pub mode: BoardMode,
    /// The board of the step as it is set up.
    pub position: Editor,
    /// The moves from the clicked place, if there are several.
    pub candidates: Vec<Move>,
    /// A move that is being written, where no click names it.
    pub written: String,
    /// Why the clicked place or the written move may not be played.
    pub refusal: Option<String>,
    /// What is wrong with each lesson, as far as it is checked.
    pub faults: Vec<Vec<LessonFault>>,
    /// The number of the present draft, for reports of checks.
    pub version: u64,
    pub is_checking: bool,
    pub is_saving: bool,
    pub flipped: bool,
}

impl LessonEditor {
    pub fn new(course: Course, part: EditedPart) -> LessonEditor {
        let ruleset = Ruleset::new(game_of(&course));
        let position = Editor::new(ruleset, ruleset.start().setup(), Page::LessonEditor);
        let mut editor = LessonEditor {
            drafts: Drafts::new(course),
            file: None,
            saved: None,
            draft: None,
            part,
            is_new_part: false,
            mode: BoardMode::default(),
            position,
            candidates: Vec::new(),
            written: String::new(),
            refusal: None,
            faults: Vec::new(),
            version: 0,
            is_checking: false,
            is_saving: false,
            flipped: false,
        };
        editor.lay_board();
        editor
    }

    pub fn course(&self) -> &Course {
        self.drafts.now()
    }

    pub fn game(&self) -> GameName {
        game_of(self.course())
    }

    /// The number of the lesson that is selected, or one of whose steps is.
    pub fn lesson_number(&self) -> Option<usize> {
        match self.part {
            EditedPart::Course => None,
            EditedPart::Lesson(lesson) | EditedPart::Step(lesson, _) => Some(lesson),
        }
    }

    pub fn lesson(&self) -> Option<&Lesson> {
        self.course().lessons.get(self.lesson_number()?)
    }

    pub fn step(&self) -> Option<&LessonStep> {
        let EditedPart::Step(lesson, step) = self.part else { return None };
        self.course().lessons.get(lesson)?.steps.get(step)
    }

    /// The board of the selected step.
    pub fn board(&self) -> Result<Position, NoBoard> {
        let EditedPart::Step(lesson, step) = self.part else { return Err(NoBoard::Missing) };
        let lesson = self.course().lessons.get(lesson).ok_or(NoBoard::Missing)?;
        boards(self.game(), lesson).get(step).cloned().unwrap_or(Err(NoBoard::Missing))
    }

    /// The moves of the answer.
    pub fn answer(&self) -> Vec<Move> {
        match (self.step(), self.board()) {
            (Some(step), Ok(board)) => moves_of(step, &board),
            _ => Vec::new(),
        }
    }

    /// Whether the step goes on with the board of the step before.
    pub fn goes_on(&self) -> bool {
        self.step().is_some_and(|step| step.common().at.is_empty())
    }

    /// What is wrong with the selected part.
    pub fn faults(&self) -> impl Iterator<Item = &LessonFault> {
        let (lesson, step) = match self.part {
            EditedPart::Course => (None, None),
            EditedPart::Lesson(lesson) => (Some(lesson), None),
            EditedPart::Step(lesson, step) => (Some(lesson), Some(step)),
        };
        let faults = lesson.and_then(|lesson| self.faults.get(lesson));
        faults.into_iter().flatten().filter(move |fault| fault.step == step)
    }

    /// How much is wrong with a lesson, or one of its steps; advice is not counted.
    pub fn count_faults(&self, lesson: usize, step: Option<usize>) -> usize {
        let faults = self.faults.get(lesson).into_iter().flatten();
        let here = faults.filter(|it| step.is_none() || it.step == step);
        here.filter(|it| !it.is_advice).count()
    }

    /// How much is wrong with all lessons.
    pub fn count_all_faults(&self) -> usize {
        (0..self.faults.len()).map(|lesson| self.count_faults(lesson, None)).sum()
    }

    /// The present state as a draft, if it has a file for one.
    pub fn as_draft(&self) -> Option<Draft> {
        let path = self.draft.clone()?;
        let file = self.file.as_ref().map(|file| file.path.clone());
        Some(Draft { path, file, course: self.course().clone() })
    }

    pub fn is_saved(&self) -> bool {
        self.saved.as_ref() == Some(self.course())
    }

    /// Sets the board up as the step has it, possible or not.
    pub fn lay_board(&mut self) {
        let (ruleset, setup) = self.written_board();
        if (self.position.ruleset(), *self.position.setup()) != (ruleset, setup) {
            let colour = self.position.colour;
            self.position = Editor::new(ruleset, setup, Page::LessonEditor);
            self.position.colour = colour;
        }
        self.position.flipped = self.flipped;
    }

    fn written_board(&self) -> (Ruleset, Setup) {
        let start = Ruleset::new(self.game());
        let EditedPart::Step(lesson, step) = self.part else {
            return (start, start.start().setup());
        };
        let lesson = self.course().lessons.get(lesson);
        let written = lesson.and_then(|it| written_boards(it).get(step).copied());
        let (at, options) = written.unwrap_or_default();
        let ruleset = read_rules(&format!("{} {options}", self.game())).unwrap_or(start);
        // As it is written: where the game is over, a position has shared out its seeds already.
        let setup = Setup::parse(self.game(), at).ok().filter(|_| !self.goes_on());
        let setup = setup.or_else(|| Some(self.board().ok()?.setup()));
        (ruleset, setup.unwrap_or_else(|| ruleset.start().setup()))
    }

    /// Selects a part. Clicks on its board say the answer.
    pub fn select(&mut self, part: EditedPart) {
        self.part = part;
        self.is_new_part = false;
        self.candidates.clear();
        self.written.clear();
        self.refusal = None;
        self.mode = BoardMode::Answer;
        self.keep_selection();
        self.lay_board();
    }

    /// Keeps the selection on something that is there.
    pub fn keep_selection(&mut self) {
        let lessons = &self.drafts.now().lessons;
        self.part = match self.part {
            _ if lessons.is_empty() => EditedPart::Course,
            EditedPart::Course => EditedPart::Course,
            EditedPart::Lesson(lesson) => EditedPart::Lesson(lesson.min(lessons.len() - 1)),
            EditedPart::Step(lesson, step) => {
                let lesson = lesson.min(lessons.len() - 1);
                match lessons[lesson].steps.len() {
                    0 => EditedPart::Lesson(lesson),
                    steps => EditedPart::Step(lesson, step.min(steps - 1)),
                }
            }
        };
    }
}

impl LessonWriting {
    /// Forgets what the open dialog was about.
    pub fn close_dialog(&mut self) {
        self.foreign = None;
        self.game = None;
    }
}

/// The lesson editor and what waits for it.
#[derive(Default)]
pub struct LessonWriting {
    pub editor: Option<Box<LessonEditor>>,
    /// Drafts of earlier windows that were never saved.
    pub left: Vec<Draft>,
    /// A course from elsewhere, in its dialog.
    pub foreign: Option<ForeignCourse>,
    /// A saved game, in its dialog.
    pub game: Option<ModelGame>,
    pub jobs: Vec<WritingJob>,
    /// The course to show on the Learn page when it is listed: its file.
    pub wanted: Option<PathBuf>,
}

/// A course in its dialog.
#[derive(Debug)]
pub struct ForeignCourse {
    /// The name of its file; `None` if it was pasted.
    pub file: Option<String>,
    /// `None` while it is being checked.
    pub found: Option<Box<LoadedCourse>>,
}

impl ForeignCourse {
    /// The name of its file, or that it was pasted.
    pub fn name(&self) -> &str {
        self.file.as_deref().unwrap_or(say::lesson_editor::pasted_name())
    }

    /// Whether its lessons can be taken.
    pub fn is_sound(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.problems.is_empty() && found.spent.is_none())
    }

    /// Whether it could be read at all, so that it can be changed.
    pub fn is_readable(&self) -> bool {
        let source = self.found.as_ref().and_then(|found| found.source.as_ref());
        source.is_some_and(|source| source.course.ruleset.parse::<GameName>().is_ok())
    }
}

/// A game in the dialog, and what is to be asked of it.
#[derive(Debug)]
pub struct ModelGame {
    pub of: GameName,
    pub game: Option<Box<GameInProgress>>,
    /// Why it cannot be read.
    pub trouble: Option<String>,
    pub is_reading: bool,
    /// The turns to ask, in order.
    pub asked: Vec<AskedTurn>,
    pub is_making: bool,
}

impl ModelGame {
    pub fn new(of: GameName) -> ModelGame {
        ModelGame {
            of,
            game: None,
            trouble: None,
            is_reading: false,
            asked: Vec::new(),
            is_making: false,
        }
    }

    pub fn take(&mut self, game: Box<GameInProgress>) {
        self.is_reading = false;
        self.asked.clear();
        if game.ruleset().name() != self.of {
            self.trouble = Some(say::lesson_editor::other_game().to_owned());
        } else if game.turns().is_empty() {
            self.trouble = Some(say::lesson_editor::no_turns().to_owned());
        } else {
            self.trouble = None;
            self.game = Some(game);
        }
    }

    pub fn asks(&self, turn: usize) -> Option<&AskedTurn> {
        self.asked.iter().find(|asked| asked.turn == turn)
    }

    /// Whether each turn to ask has a reason.
    pub fn is_ready(&self) -> bool {
        let has_why = |asked: &AskedTurn| !asked.why.trim().is_empty();
        !self.asked.is_empty() && self.asked.iter().all(has_why) && !self.is_making
    }
}
