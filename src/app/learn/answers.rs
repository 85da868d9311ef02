//! Answers of the learner, and what is told about them.

use super::lesson::{ActiveLesson, Cue};
use crate::app::comparison::state::Compared;
use crate::app::session::feedback::{Feedback, FeedbackTone, told};
use crate::app::session::refused::Refused;
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::board::path::laps;
use crate::draw::board::view::{BoardMark, MarkLevel as High, Tint};
use crate::game::NodeId;
use crate::narration::turns;
use crate::rules::{Hole, Illegal, Move, Position, RuleId, RuleKind, Side};
use crate::texts::messages as say;
use crate::tutor::schema::{LessonStep, Question};
use crate::tutor::wording as tutor_words;
use crate::tutor::{
    Answered, Played, main_rule, refutation, rule_at_stake, rule_missed, rule_of, rule_overlooked,
};

/// Of longer turns the ways of the handfuls are not drawn.
const MOST_WAYS: usize = 3;

impl ActiveLesson {
    /// Chooses a guess; `None` takes it back.
    pub fn choose_guess(&mut self, guess: Option<String>) {
        if matches!(self.run.step(), LessonStep::Predict { .. }) {
            if self.checked {
                self.enter();
            }
            self.guess = guess;
        }
    }

    /// A hole was pressed as a guess.
    pub fn guess_hole(&mut self, hole: Hole) {
        if self.question() == Some(Question::Last) {
            self.choose_guess(Some(hole.to_string()));
        }
    }

    /// Chooses an answer of a `Quiz`, from 1.
    pub fn choose(&mut self, choice: usize) {
        let LessonStep::Quiz { choices, .. } = self.run.step() else { return };
        if choice <= choices.len() && !self.run_is_right() {
            self.choice = Some(choice);
            self.told = None;
        }
    }

    pub(crate) fn run_is_right(&self) -> bool {
        self.told.as_ref().is_some_and(|told| told.tone == FeedbackTone::Right)
    }

    /// Answers with what is chosen.
    pub fn check(&mut self, now: f64, speed: Speed) {
        match self.run.step() {
            LessonStep::Predict { .. } if !self.checked => self.check_guess(now, speed),
            LessonStep::Quiz { because, .. } if !self.run_is_right() => {
                let Some(choice) = self.choice else { return };
                let because = because.clone();
                let is_right = self.run.choose(choice) == Some(true);
                let rule = self.quiz_rule();
                self.notes.extend(rule.map(|rule| (rule, is_right)));
                self.told = Some(if is_right {
                    let rules = rule.into_iter().collect();
                    Feedback {
                        rules,
                        ..told(FeedbackTone::Right, say::learn::right().to_owned(), because)
                    }
                } else {
                    told(
                        FeedbackTone::Miss,
                        say::learn::not_this().to_owned(),
                        say::learn::try_another().to_owned(),
                    )
                });
                self.refresh_hints();
            }
            _ => {}
        }
    }

    fn quiz_rule(&self) -> Option<RuleId> {
        let LessonStep::Quiz { rules, .. } = self.run.step() else { return None };
        rules.iter().find_map(|rule| rule.parse().ok())
    }

    fn check_guess(&mut self, now: f64, speed: Speed) {
        let Some(guess) = self.guess.clone() else { return };
        let Some(what) = self.question() else { return };
        let Some(guessed) = self.run.guess(&guess) else { return };
        let LessonStep::Predict { because, .. } = self.run.step() else { return };
        let foretold = turns::preview(&guessed.played.turn);
        let answer = tutor_words::answer(what, &guessed.answer);
        // The reason is that of the step's own board.
        let own_words = Some(because.clone()).filter(|_| self.run.twin().is_none());
        let parted = tutor_words::parted(&guessed.played, &guess)
            .filter(|_| !guessed.right && what == Question::Last);
        let because = own_words.filter(|words| !words.is_empty());
        let reason = || turns::turn_with_its_end(&guessed.played.turn);
        let line = because.or(parted).unwrap_or_else(reason);
        let mut told = if guessed.right {
            told(FeedbackTone::Right, words::right_so(&answer), line)
        } else {
            let said = self.guess_words(&guess);
            told(FeedbackTone::Miss, words::you_said(&said, &answer), line)
        };
        told.rules = foretold.rules;
        told.elsewhere = guessed
            .elsewhere
            .as_ref()
            .map(|found| tutor_words::right_elsewhere(&guessed.played, found));
        told.both = guessed.elsewhere.as_ref().map(|found| {
            let here = guessed.played.before.ruleset();
            let of = |ruleset, played: &Played| {
                Compared::new(tutor_words::ruleset(ruleset), &played.turn)
            };
            Box::new([of(&here, &guessed.played), of(&found.ruleset, &found.played)])
        });
        let start = guessed.played.turn.mv.hole();
        told.marks.extend(start.map(|hole| BoardMark::Chosen(hole.into())));
        let ways = laps(&guessed.played.turn.events);
        if ways.len() <= MOST_WAYS {
            let ways = ways.into_iter().zip(1..);
            told.marks.extend(ways.map(|(places, lap)| BoardMark::Path { places, lap }));
        }
        if let Some(last) = guessed.played.course.last {
            told.marks.push(BoardMark::Last(last));
            let text = say::learn::ends_here().to_owned();
            told.marks.push(BoardMark::Tag {
                place: last,
                text,
                tint: Tint::Yellow,
                level: High::Low,
            });
        }
        let at_stake = || rule_at_stake(&guessed.played, what);
        let overlooked = || {
            let elsewhere = guessed.elsewhere.as_deref();
            rule_overlooked(&guessed.played, what, &guess, elsewhere)
        };
        let rule = if guessed.right { at_stake() } else { overlooked().or_else(at_stake) };
        self.notes.extend(rule.map(|rule| (rule, guessed.right)));
        self.told = Some(told);
        self.checked = true;
        self.has_twin = !guessed.right && self.run.has_twin();
        if let Some(session) = &mut self.session {
            session.commit(guessed.played.turn.mv, 0, now, speed);
        }
        self.refresh_hints();
    }

    /// A guess as it is told.
    pub fn guess_words(&self, guess: &str) -> String {
        match (self.question(), guess) {
            (Some(Question::Next), "south") => words::side(Side::South).to_owned(),
            (Some(Question::Next), "north") => words::side(Side::North).to_owned(),
            (Some(Question::Last), "store") => say::learn::own_store().to_owned(),
            (Some(Question::Result), result) => {
                let told = tutor_words::answer(Question::Result, result);
                told.trim_end_matches('.').to_owned()
            }
            _ => guess.to_owned(),
        }
    }

    /// Looks at what a press on the board has done since the game stood at `before`.
    pub fn judge(&mut self, before: NodeId, now: f64) {
        if !matches!(self.run.step(), LessonStep::Ask { .. }) {
            return;
        }
        let Some(session) = &mut self.session else { return };
        let refused = session.refusal.as_mut().and_then(|refusal| refusal.mv.take());
        let illegal = refused.and_then(|mv| session.position().refusal(&mv));
        if let Some(illegal) = illegal {
            let position = *session.position();
            let below = if session.flipped { Side::North } else { Side::South };
            let told = refusal_told(&position, &illegal, below);
            session.live_text = format!("{} {}", told.head, told.line);
            session.refusal = None;
            self.run.play(&illegal.mv);
            self.notes.push((illegal.rule, false));
            self.told = Some(told);
            self.refresh_hints();
            return;
        }
        if session.game.current() == before {
            return;
        }
        let entry = session.game.node(session.game.current()).entry();
        let Some(mv) = entry.turn().map(|turn| turn.mv) else { return };
        self.answered(&mv, now);
    }

    fn answered(&mut self, mv: &Move, now: f64) {
        let Some(answered) = self.run.play(mv) else { return };
        let LessonStep::Ask { goal, because, .. } = self.run.step() else { return };
        let did = |played: &Played| turns::turn(&played.turn).words;
        let rules = |played: &Played| turns::preview(&played.turn).rules;
        let lost = self.loss_of(mv);
        let mut shown = Vec::new();
        let (told, goes_back) = match &answered {
            Answered::Right { played, left } => {
                let head = words::right_so(&did(played));
                let line = match lost {
                    _ if *left > 0 => words::more_to_find(*left),
                    Some(lost) => tutor_words::good_enough(lost),
                    None => because.clone(),
                };
                let rule = rule_of(goal).or_else(|| main_rule(played));
                self.notes.extend(rule.map(|rule| (rule, true)));
                (
                    Feedback { rules: rules(played), ..told(FeedbackTone::Right, head, line) },
                    *left > 0,
                )
            }
            Answered::Again(played) => {
                let line = say::learn::found_before().to_owned();
                (
                    Feedback {
                        rules: rules(played),
                        ..told(FeedbackTone::Miss, did(played), line)
                    },
                    true,
                )
            }
            Answered::Other(played) => {
                let head = match lost {
                    Some(lost) => tutor_words::not_better(mv, lost),
                    None => tutor_words::instead(played, goal),
                };
                if let Some(refutation) = refutation(played, goal) {
                    shown = refutation.line;
                }
                let line = if shown.is_empty() {
                    say::learn::goes_back()
                } else {
                    say::learn::shown_then_back()
                };
                let line = line.to_owned();
                let wanted = self.run.wanted();
                let rule = wanted.and_then(|wanted| rule_missed(goal, &wanted, played));
                self.notes.extend(rule.map(|rule| (rule, false)));
                (Feedback { rules: rules(played), ..told(FeedbackTone::Miss, head, line) }, true)
            }
            Answered::Refused(_) => return,
        };
        self.told = Some(told);
        self.goes_back = goes_back;
        self.cues.extend(shown.into_iter().map(Cue::Play));
        if let Some(session) = &mut self.session {
            session.locked = true;
            if !session.is_sowing() {
                session.settled_at = now;
            }
        }
        self.refresh_hints();
    }
}

/// What is told about a refused move.
fn refusal_told(position: &Position, illegal: &Illegal, below: Side) -> Feedback {
    let would = position.trial(&illegal.mv).map(|events| turns::Course::of(&events));
    let (head, reason) = words::not_allowed(illegal, would.as_ref(), position.shape(), below);
    let line = format!("{reason} {}", say::learn::nothing_moved()).trim().to_owned();
    let mut lit = illegal.holes.clone();
    match illegal.rule.kind() {
        RuleKind::Feed => lit = position.shape().holes_of(illegal.mover.other()).collect(),
        // Which holes would do is for the learner to find.
        RuleKind::MustEat | RuleKind::MustEatPlacing => {
            lit = illegal.mv.hole().into_iter().collect();
        }
        _ => {}
    }
    let marks = lit.into_iter().map(|hole| BoardMark::Lit(hole.into())).collect();
    let refused = Some(Refused::new(position, illegal));
    Feedback {
        rules: vec![illegal.rule],
        marks,
        refused,
        ..told(FeedbackTone::Refused, head, line)
    }
}
