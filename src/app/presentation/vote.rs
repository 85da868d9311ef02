//! A vote of hands: how many of the class are for each answer to a step. It is never stored.

use crate::app::learn::lesson::ActiveLesson;
use crate::rules::{Hole, Position};
use crate::texts::messages::presentation as say;
use crate::tutor::schema::{LessonStep, Question};

/// The most answers that have room.
pub const MOST_OPTIONS: usize = 9;
/// The most hands for an answer.
pub const MOST_HANDS: u16 = 99;
/// The largest number that can be an answer.
const MOST_NUMBER: u16 = 999;

/// An answer with its hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteOption {
    /// As the lesson knows it: a hole, a move, a number, a side, a result; of a quiz its number.
    pub answer: String,
    pub words: String,
    pub hands: u16,
}

/// What is wanted of the vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoteIntent {
    /// Show the vote, or hide it.
    Open(bool),
    /// Choose the answer with this number: figures that are typed are its hands.
    Choose(usize),
    /// Choose this answer, new or known, such as a hole that was clicked.
    Name(String),
    /// Set the hands of the answer with this number.
    Hands(usize, u16),
    /// The text in the field.
    Type(String),
    /// Take what the field says.
    Enter,
}

/// What kind of answer a step of a lesson asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// One of those that are listed.
    Listed,
    /// A hole, or the store.
    Place,
    /// A move, or the hole of a move.
    Move,
    Number,
}

impl AnswerKind {
    /// `None` where there is nothing to vote about.
    pub fn of(lesson: &ActiveLesson) -> Option<AnswerKind> {
        if lesson.is_over {
            return None;
        }
        Some(match lesson.run.step() {
            LessonStep::Quiz { .. } => AnswerKind::Listed,
            LessonStep::Predict { what, .. } => match what {
                Question::Last => AnswerKind::Place,
                Question::Takes | Question::Laps => AnswerKind::Number,
                Question::Next | Question::Result => AnswerKind::Listed,
            },
            LessonStep::Ask { .. } | LessonStep::Guess { .. } => AnswerKind::Move,
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => {
                return None;
            }
        })
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Votes {
    pub is_open: bool,
    pub options: Vec<VoteOption>,
    /// The number of the answer chosen.
    pub chosen: usize,
    pub typed: String,
    /// What is wrong with what was typed.
    pub trouble: Option<String>,
}

impl Votes {
    /// The answers that a step lists, without a hand.
    pub fn new(lesson: &ActiveLesson) -> Votes {
        let listed: Vec<(String, String)> = match lesson.run.step() {
            _ if lesson.is_over => Vec::new(),
            LessonStep::Quiz { choices, .. } => {
                (1..).map(|number: usize| number.to_string()).zip(choices.clone()).collect()
            }
            LessonStep::Predict { what, .. } => {
                let answers = match what {
                    Question::Next => vec!["south".to_owned(), "north".to_owned()],
                    Question::Result => lesson.ends(),
                    Question::Last if lesson.asks_store() => vec!["store".to_owned()],
                    _ => Vec::new(),
                };
                answers.into_iter().map(|key| (key.clone(), lesson.guess_words(&key))).collect()
            }
            _ => Vec::new(),
        };
        let option = |(answer, words)| VoteOption { answer, words, hands: 0 };
        Votes { options: listed.into_iter().map(option).collect(), ..Votes::default() }
    }

    /// The most hands that one answer has.
    pub fn most(&self) -> u16 {
        self.options.iter().map(|option| option.hands).max().unwrap_or(0)
    }

    pub fn update(&mut self, lesson: &ActiveLesson, intent: VoteIntent) {
        match intent {
            VoteIntent::Open(is_open) => self.is_open = is_open,
            VoteIntent::Choose(number) => self.choose(number),
            VoteIntent::Name(text) => {
                if let Some(answer) = answer_of(lesson, &text) {
                    self.name(lesson, answer);
                }
            }
            VoteIntent::Hands(number, hands) => {
                self.choose(number);
                self.give(number, hands);
            }
            VoteIntent::Type(typed) => {
                self.typed = typed;
                self.trouble = None;
            }
            VoteIntent::Enter => self.enter(lesson),
        }
    }

    fn choose(&mut self, number: usize) {
        if number < self.options.len() {
            self.is_open = true;
            self.chosen = number;
            self.trouble = None;
        }
    }

    fn give(&mut self, number: usize, hands: u16) {
        if let Some(option) = self.options.get_mut(number) {
            option.hands = hands.min(MOST_HANDS);
        }
    }

    /// Chooses an answer; one that is not listed yet is added.
    fn name(&mut self, lesson: &ActiveLesson, answer: String) {
        let known = self.options.iter().position(|option| option.answer == answer);
        if known.is_none() && self.options.len() == MOST_OPTIONS {
            self.trouble = Some(say::TooMany { most: MOST_OPTIONS }.text());
            return;
        }
        let number = known.unwrap_or_else(|| {
            let words = lesson.guess_words(&answer);
            self.options.push(VoteOption { answer, words, hands: 0 });
            self.options.len() - 1
        });
        self.choose(number);
    }

    /// Takes an answer, with its hands if they follow it: `C 5`.
    fn enter(&mut self, lesson: &ActiveLesson) {
        let typed = self.typed.trim().to_owned();
        if typed.is_empty() {
            return;
        }
        let split = typed.rsplit_once(char::is_whitespace);
        let with_hands = split.and_then(|(text, hands)| Some((text, hands.parse::<u16>().ok()?)));
        let (text, hands) = with_hands.map_or((&*typed, None), |(text, hands)| (text, Some(hands)));
        let Some(answer) = answer_of(lesson, text.trim()) else {
            let typed = text.trim();
            self.trouble = Some(match AnswerKind::of(lesson) {
                Some(AnswerKind::Number) => say::NoNumber { typed }.text(),
                Some(AnswerKind::Move) => say::NoMove { typed }.text(),
                _ => say::NoHole { typed }.text(),
            });
            return;
        };
        self.name(lesson, answer);
        if self.trouble.is_none() {
            if let Some(hands) = hands {
                self.give(self.chosen, hands);
            }
            self.typed.clear();
        }
    }
}

/// The answer that a text names, as the lesson writes it. Letters in the other case will do where
/// only that names something.
fn answer_of(lesson: &ActiveLesson, text: &str) -> Option<String> {
    let board = lesson.run.board()?;
    let hole = |text: &str| -> Option<Hole> {
        board.shape().holes().find(|hole| hole.to_string() == text)
    };
    let named = |text: &str| match AnswerKind::of(lesson)? {
        AnswerKind::Listed => None,
        AnswerKind::Place => lesson.place_of(text).map(|_| text.to_owned()),
        AnswerKind::Move => own_move(board, text, hole(text)),
        AnswerKind::Number => {
            let number: u16 = text.parse().ok()?;
            (number <= MOST_NUMBER).then(|| number.to_string())
        }
    };
    named(text).or_else(|| named(&text.to_uppercase())).or_else(|| named(&text.to_lowercase()))
}

/// A move by its name, or the hole of one of the side to move.
fn own_move(board: &Position, text: &str, hole: Option<Hole>) -> Option<String> {
    if let Some(hole) = hole {
        return (hole.owner() == board.to_move()).then(|| hole.to_string());
    }
    board.parse_move(text).ok().map(|mv| mv.to_string())
}
