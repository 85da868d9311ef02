//! New courses, lessons and steps, and the kinds of steps that a writer chooses from.

use crate::rules::GameName;
use crate::tutor::schema::{
    Course, Goal, Lesson, LessonStep, PlayGoal, Question, StepMarks, Track,
};

/// What the learner does in a step, as a writer chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Reads.
    Read,
    /// Watches moves.
    Watch,
    /// Plays a move.
    Move,
    /// Clicks the place where the last seed of a move lands.
    Place,
    /// Says how many seeds a move captures.
    Seeds,
    /// Says how many laps a move sows.
    Laps,
    /// Says who plays next.
    Next,
    /// Says how the game ends.
    Result,
    /// Chooses an answer in words.
    Choice,
    /// Plays a game against Kete.
    Game,
    /// Guesses the move of a game.
    Guess,
}

impl StepKind {
    /// All kinds, in the order of a list.
    pub const ALL: [StepKind; 11] = [
        StepKind::Read,
        StepKind::Watch,
        StepKind::Move,
        StepKind::Place,
        StepKind::Seeds,
        StepKind::Laps,
        StepKind::Next,
        StepKind::Result,
        StepKind::Choice,
        StepKind::Game,
        StepKind::Guess,
    ];

    /// The kind of a step.
    pub fn of(step: &LessonStep) -> StepKind {
        match step {
            LessonStep::Say { .. } => StepKind::Read,
            LessonStep::Show { .. } => StepKind::Watch,
            LessonStep::Ask { .. } => StepKind::Move,
            LessonStep::Predict { what, .. } => match what {
                Question::Last => StepKind::Place,
                Question::Takes => StepKind::Seeds,
                Question::Laps => StepKind::Laps,
                Question::Next => StepKind::Next,
                Question::Result => StepKind::Result,
            },
            LessonStep::Quiz { .. } => StepKind::Choice,
            LessonStep::Play { .. } => StepKind::Game,
            LessonStep::Guess { .. } => StepKind::Guess,
        }
    }

    /// The question about a move, for the kinds that ask one.
    pub fn question(self) -> Option<Question> {
        match self {
            StepKind::Place => Some(Question::Last),
            StepKind::Seeds => Some(Question::Takes),
            StepKind::Laps => Some(Question::Laps),
            StepKind::Next => Some(Question::Next),
            StepKind::Result => Some(Question::Result),
            _ => None,
        }
    }

    /// Whether the answer is a move on the board.
    pub fn is_about_a_move(self) -> bool {
        !matches!(self, StepKind::Read | StepKind::Choice | StepKind::Game)
    }

    /// A step of this kind without text, on the board of the step before.
    pub fn new_step(self) -> LessonStep {
        self.with(Kept::default())
    }

    /// A step as one of this kind. What both kinds have stays: the text, the board, the marks, the
    /// reason.
    pub fn of_step(self, step: &LessonStep) -> LessonStep {
        if StepKind::of(step) == self {
            return step.clone();
        }
        if let (LessonStep::Predict { .. }, Some(question)) = (step, self.question()) {
            let mut step = step.clone();
            if let LessonStep::Predict { what, .. } = &mut step {
                *what = question;
            }
            return step;
        }
        let common = step.common();
        let because = step.because().unwrap_or_default().to_owned();
        self.with(Kept {
            text: common.text.to_owned(),
            at: common.at.to_owned(),
            options: common.options.to_owned(),
            marks: common.marks.cloned().unwrap_or_default(),
            because,
        })
    }

    fn with(self, kept: Kept) -> LessonStep {
        let Kept { text, at, options, marks, because } = kept;
        match self {
            StepKind::Read => LessonStep::Say { text, at, options, claims: Vec::new(), marks },
            StepKind::Watch => LessonStep::Show {
                text,
                at,
                options,
                play: Vec::new(),
                refuse: Vec::new(),
                elsewhere: Vec::new(),
                marks,
            },
            StepKind::Move => LessonStep::Ask {
                text,
                at,
                options,
                goal: Goal::Legal,
                every: false,
                together: false,
                accept: Vec::new(),
                because,
                refuse: Vec::new(),
                elsewhere: Vec::new(),
                hints: Vec::new(),
                why_not: Vec::new(),
                marks,
            },
            StepKind::Choice => LessonStep::Quiz {
                text,
                at,
                options,
                choices: vec![String::new(); 2],
                right: 1,
                because,
                why_not: vec![String::new(); 2],
                rules: Vec::new(),
                claims: Vec::new(),
                refuse: Vec::new(),
                marks,
            },
            StepKind::Game => {
                LessonStep::Play { text, at, options, level: 1, goal: PlayGoal::Take(5) }
            }
            StepKind::Guess => {
                LessonStep::Guess { text, at, options, moves: Vec::new(), because, marks }
            }
            StepKind::Place
            | StepKind::Seeds
            | StepKind::Laps
            | StepKind::Next
            | StepKind::Result => LessonStep::Predict {
                text,
                at,
                options,
                what: self.question().unwrap_or(Question::Last),
                together: false,
                play: String::new(),
                because,
                refuse: Vec::new(),
                elsewhere: Vec::new(),
                hints: Vec::new(),
                marks,
            },
        }
    }
}

/// What a step keeps when it becomes one of another kind.
#[derive(Default)]
struct Kept {
    text: String,
    at: String,
    options: String,
    marks: StepMarks,
    because: String,
}

/// The game of a course; the first game if it names none.
pub fn game_of(course: &Course) -> GameName {
    course.ruleset.parse().unwrap_or(GameName::ALL[0])
}

/// A course of a game without lessons.
pub fn new_course(game: GameName) -> Course {
    Course {
        ruleset: game.id().to_owned(),
        title: String::new(),
        audience: String::new(),
        from: Vec::new(),
        for_everyone: false,
        lessons: Vec::new(),
    }
}

/// A lesson with one step to read, on the start of the game.
pub fn new_lesson(id: String, title: String) -> Lesson {
    let mut first = StepKind::Read.new_step();
    if let LessonStep::Say { at, .. } = &mut first {
        "start".clone_into(at);
    }
    Lesson {
        id,
        title,
        aim: String::new(),
        track: Track::default(),
        minutes: 0,
        rules: Vec::new(),
        words: Vec::new(),
        steps: vec![first],
    }
}

/// An id for a new lesson. Progress is kept by it, so it must differ from those of lessons by other
/// people: `moment` is a number that hardly two people have, such as the time in milliseconds.
pub fn fresh_id(moment: u64, is_taken: impl Fn(&str) -> bool) -> String {
    const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let mut number = moment;
    loop {
        let mut rest = number;
        let mut id = String::new();
        while rest > 0 || id.is_empty() {
            id.insert(0, char::from(DIGITS[(rest % 32) as usize]));
            rest /= 32;
        }
        let id = format!("L{id}");
        if !is_taken(&id) {
            return id;
        }
        number = number.wrapping_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_keeps_its_text_and_board_in_every_kind() {
        for from in StepKind::ALL {
            let mut step = from.new_step();
            set(&mut step, "Look.", "start");
            for to in StepKind::ALL {
                let step = to.of_step(&step);
                assert_eq!(StepKind::of(&step), to);
                assert_eq!((step.common().text, step.common().at), ("Look.", "start"));
            }
        }
    }

    fn set(step: &mut LessonStep, says: &str, position: &str) {
        says.clone_into(step.text_mut());
        position.clone_into(step.board_mut().0);
    }

    #[test]
    fn an_id_is_not_given_twice() {
        let first = fresh_id(1_700_000_000_000, |_| false);
        assert_ne!(fresh_id(1_700_000_000_000, |id| id == first), first);
        assert_eq!(fresh_id(0, |_| false), "L0");
    }
}
