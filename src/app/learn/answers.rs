//! The learner's answers, and the feedback to them.

use super::lesson::{ActiveLesson, Cue};
use super::marks::way_of;
use crate::app::comparison::state::Compared;
use crate::app::session::feedback::{Feedback, FeedbackTone, feedback};
use crate::app::session::refused::Refused;
use crate::app::session::state::PendingMove;
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::board::view::BoardMark;
use crate::game::NodeId;
use crate::narration::turns;
use crate::rules::{BoardShape, Hole, Illegal, Move, Place, Position, RuleId, RuleKind, Side};
use crate::texts::messages as say;
use crate::tutor::reasons::Merits;
use crate::tutor::schema::{Goal, LessonStep, Question};
use crate::tutor::wording as tutor_words;
use crate::tutor::{
    Answered, Elsewhere, Played, Slip, first_reply, main_rule, meets, refutation, rule_at_stake,
    rule_missed, rule_of, rule_overlooked,
};

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

    pub fn guess_hole(&mut self, hole: Hole) {
        if self.question() == Some(Question::Last) {
            self.choose_guess(Some(hole.to_string()));
        }
    }

    /// Chooses an answer of a `Quiz`, from 1.
    pub fn choose(&mut self, choice: usize) {
        let LessonStep::Quiz { choices, .. } = self.run.step() else { return };
        if choice <= choices.len() && !self.is_right() {
            self.choice = Some(choice);
            self.feedback = None;
        }
    }

    pub(crate) fn is_right(&self) -> bool {
        self.feedback.as_ref().is_some_and(|feedback| feedback.tone == FeedbackTone::Right)
    }

    pub fn check(&mut self, now: f64, speed: Speed) {
        match self.run.step() {
            LessonStep::Predict { .. } if !self.checked => self.check_guess(now, speed),
            LessonStep::Quiz { because, .. } if !self.is_right() => {
                let Some(choice) = self.choice else { return };
                let because = because.clone();
                let is_right = self.run.choose(choice) == Some(true);
                let LessonStep::Quiz { rules, why_not, .. } = self.run.step() else { return };
                let why_not = why_not.get(choice - 1).filter(|why| !why.is_empty()).cloned();
                let rule: Option<RuleId> = rules.iter().find_map(|rule| rule.parse().ok());
                self.note_answer(rule, is_right);
                self.feedback = Some(if is_right {
                    let right =
                        feedback(FeedbackTone::Right, say::learn::right().to_owned(), because);
                    Feedback { rules: rule.into_iter().collect(), ..right }
                } else {
                    let line = why_not.unwrap_or_else(|| say::learn::try_another().to_owned());
                    feedback(FeedbackTone::Miss, say::learn::not_this().to_owned(), line)
                });
                self.refresh_hints();
            }
            _ => {}
        }
    }

    fn check_guess(&mut self, now: f64, speed: Speed) {
        let Some(guess) = self.guess.clone() else { return };
        let Some(what) = self.question() else { return };
        let Some(guessed) = self.run.guess(&guess) else { return };
        let LessonStep::Predict { because, .. } = self.run.step() else { return };
        let (played, is_right) = (&guessed.played, guessed.right);
        // In a guided try the first seed is drawn already: nobody begins with a wrong place.
        let begins_wrong = |slip: &Slip| {
            matches!(
                slip,
                Slip::CountedOrigin(_)
                    | Slip::SowedOrigin(_)
                    | Slip::SowedStore
                    | Slip::SowedOtherStore
            )
        };
        let slip = guessed.slip.filter(|slip| !(self.is_guided() && begins_wrong(slip)));
        if guessed.tries_again {
            let line = tutor_words::nudge(played, what, slip, &guess);
            let head = match what {
                Question::Next | Question::Result => say::learn::not_this().to_owned(),
                _ => say::learn::OnceMore { answer: self.guess_words(&guess) }.text(),
            };
            self.feedback = Some(feedback(FeedbackTone::Miss, head, line));
            self.guess = None;
            return self.refresh_hints();
        }
        let (shape, you) = (played.before.shape(), self.run.asked_side());
        let answer = tutor_words::answer(what, &guessed.answer, shape, you);
        // The lesson's own reason is about the board of the step.
        let own_reason =
            Some(because.clone()).filter(|words| !words.is_empty() && self.run.twin().is_none());
        let is_last = what == Question::Last;
        // Each wrong answer says how it was counted, the second one too.
        let slipped = slip.map(|slip| tutor_words::slips::slip(slip, played));
        let reason = own_reason
            .or_else(|| tutor_words::why_nothing(played).filter(|_| what == Question::Takes))
            .or_else(|| tutor_words::parted(played, &guess).filter(|_| is_last && !is_right))
            .unwrap_or_else(|| turns::own_turn_with_its_end(&played.turn));
        let line = match slipped.filter(|_| !is_right) {
            Some(slipped) => tutor_words::with_reason(&slipped, &reason),
            None => reason,
        };
        let mut shown = if is_right {
            feedback(FeedbackTone::Right, words::right_so(&answer), line)
        } else {
            let head = words::you_said(&self.guess_words(&guess), &answer);
            feedback(FeedbackTone::Miss, head, line)
        };
        let is_known = |found: &&Elsewhere| self.known_games.contains(&found.ruleset.name());
        if let Some(found) = guessed.elsewhere.as_deref().filter(is_known) {
            shown.elsewhere = Some(tutor_words::right_elsewhere(played, found));
            let compared = |ruleset, played: &Played| {
                Compared::new(tutor_words::ruleset(ruleset), &played.turn)
            };
            let here = played.before.ruleset();
            let both = [compared(&here, played), compared(&found.ruleset, &found.played)];
            shown.both = Some(Box::new(both));
        }
        shown.marks = way_of(played);
        let at_stake = || rule_at_stake(played, what);
        let overlooked = || rule_overlooked(played, what, &guess, guessed.elsewhere.as_deref());
        let rule = if is_right { at_stake() } else { overlooked().or_else(at_stake) };
        shown.rules = match rule {
            // That the turn only sowed is no rule for a question about a capture.
            Some(rule) if turns::rules_of(&played.turn.events).is_empty() => vec![rule],
            _ => turns::preview(&played.turn).rules,
        };
        self.note_answer(rule, is_right);
        self.feedback = Some(shown);
        self.checked = true;
        self.has_twin = !is_right && self.run.has_twin();
        if let Some(session) = &mut self.session {
            session.commit(guessed.played.turn.mv, 0, now, speed);
        }
        self.refresh_hints();
    }

    /// A question that would give the answer away is answered so.
    pub fn say_it_is_the_question(&mut self) {
        let head = say::learn::that_is_the_question().to_owned();
        self.feedback = Some(feedback(FeedbackTone::Miss, head, String::new()));
    }

    /// Answers "Why not this one?" at a step that asks for a move: what a guided try asks for; in a
    /// lesson why the move misses the task. What was missed in a game is not given away.
    pub fn complete_why_not(&mut self) {
        let asked =
            self.session.as_ref().and_then(|session| session.help.as_ref()?.about.first().copied());
        // A guided try shows one move; another may do as well.
        let tried = asked.and_then(|mv| self.tried(&mv));
        let is_wanted = tried.is_some_and(|(goal, played)| meets(goal, &played));
        let wanted = self.run.wanted().filter(|_| self.is_guided() && !is_wanted);
        let wanted = wanted.map(|wanted| wanted.turn.mv);
        let why = asked.filter(|_| !self.is_from_game()).and_then(|mv| self.why_missed(&mv));
        let own = asked.filter(|_| self.run.twin().is_none()).and_then(|mv| {
            tutor_words::missed::own_reason(self.run.step(), &mv).map(str::to_owned)
        });
        // Of several right moves the guide shows one: the step asks for none of them by name.
        let has_one_answer = self.run.twin().is_some()
            || matches!(self.run.step(), LessonStep::Ask { accept, .. } if accept.len() == 1);
        let is_guess = self.is_guess() && !self.checked;
        let missed = asked.and_then(|mv| self.missed_name(&mv));
        let help = self.session.as_mut().and_then(|session| session.help.as_mut());
        let Some(help) = help else { return };
        // The marks of a refusal are about another question.
        self.feedback.take_if(|feedback| feedback.refused.is_some());
        if wanted.is_some() {
            // Only the hole to click has a ring.
            help.lit.clear();
            help.open.clear();
        }
        let is_legal = !std::mem::take(&mut help.about).is_empty();
        let named = wanted.filter(|wanted| has_one_answer && Some(*wanted) != asked);
        match (named, why) {
            (Some(move_), _) if let Some(hole) = asked.and_then(|asked| asked.hole()) => {
                help.head = say::learn::StepAsksFor { hole, move_ }.text();
                if let Some(own) = own {
                    help.line = own;
                }
            }
            (_, Some(why)) => {
                if let Some(name) = missed {
                    help.head = say::learn::NotThisOne { name }.text();
                }
                help.line = why;
            }
            _ if is_guess && is_legal => {
                help.line = format!("{} {}", help.line, say::guess::first());
            }
            _ => {}
        }
    }

    /// A move played for the task of the step, with the goal of the task; `None` if the move is
    /// illegal.
    fn tried(&self, mv: &Move) -> Option<(&Goal, Played)> {
        let LessonStep::Ask { goal, .. } = self.run.step() else { return None };
        Some((goal, Played::new(*self.run.shown_board()?, mv).ok()?))
    }

    /// What to call a move that misses the task: its hole, or the move where another move of the
    /// same hole solves it.
    fn missed_name(&self, mv: &Move) -> Option<String> {
        let hole = mv.hole()?;
        let solves =
            |other: &Move| self.tried(other).is_some_and(|(goal, played)| meets(goal, &played));
        let moves = self.run.shown_board()?.moves();
        let is_split = moves.iter().any(|other| other.hole() == Some(hole) && solves(other));
        Some(if is_split { mv.to_string() } else { hole.to_string() })
    }

    /// Why a move misses the task of the step or of its twin; `None` if it does not.
    fn why_missed(&self, mv: &Move) -> Option<String> {
        let (goal, played) = self.tried(mv).filter(|(goal, played)| !meets(goal, played))?;
        match self.run.twin() {
            None => tutor_words::missed::why(self.run.step(), &played),
            Some(_) => Some(tutor_words::missed::missed(&played, goal, &[])),
        }
    }

    pub fn guess_words(&self, guess: &str) -> String {
        match (self.question(), guess) {
            (Some(Question::Next), "south") => self.side_words(Side::South),
            (Some(Question::Next), "north") => self.side_words(Side::North),
            (Some(Question::Last), "store") => say::learn::own_store().to_owned(),
            (Some(Question::Last), place) => match self.place_of(place) {
                Some(Place::Store(owner)) => say::learn::StoreAnswer { owner }.text(),
                Some(Place::Extra(owner)) => say::learn::ExtraAnswer { owner }.text(),
                _ => place.to_owned(),
            },
            (Some(Question::Result), result) => {
                let text = tutor_words::result(result, self.run.asked_side());
                text.trim_end_matches('.').to_owned()
            }
            _ => guess.to_owned(),
        }
    }

    fn side_words(&self, side: Side) -> String {
        match self.run.asked_side() == Some(side) {
            true => say::labels::you().to_owned(),
            false => words::side(side).to_owned(),
        }
    }

    /// Notes how a question about a rule was answered. Each step counts once, and as right only if
    /// the first answer was; a twin counts as a question of its own.
    fn note_answer(&mut self, rule: Option<RuleId>, is_right: bool) {
        let is_twin = self.run.twin().is_some();
        let is_free = !is_twin && !is_right && self.run.is_free_miss();
        if is_free || !is_twin && !self.noted.insert(self.run.at()) {
            return;
        }
        let is_first = is_twin || self.run.state().misses == 0;
        self.notes.extend(rule.map(|rule| (rule, is_right && is_first)));
    }

    /// Checks what a click on the board has done since the game was at `before`.
    pub fn judge(&mut self, before: NodeId, now: f64) {
        if self.is_guess() {
            return self.judge_guess(before, now);
        }
        if !matches!(self.run.step(), LessonStep::Ask { .. }) {
            return;
        }
        let is_guided = self.is_guided();
        let Some(session) = &mut self.session else { return };
        let refused = session.refusal.as_mut().and_then(|refusal| refusal.mv.take());
        let illegal = refused.and_then(|mv| session.position().refusal(&mv));
        if let Some(illegal) = illegal {
            let position = *session.position();
            let below = if session.flipped { Side::North } else { Side::South };
            let mut shown = refusal_feedback(&position, &illegal, below);
            if is_guided {
                // Only the hole to click has a ring.
                shown.marks.clear();
            }
            session.live_text = format!("{} {}", shown.head, shown.line);
            session.refusal = None;
            self.run.play(&illegal.mv);
            // A hole that is empty or not one's own is a slip of the mouse.
            if !illegal.rule.is_in_every_game() {
                self.note_answer(Some(illegal.rule), false);
            }
            self.feedback = Some(shown);
            self.refresh_hints();
            return;
        }
        if session.game.current() == before {
            if matches!(session.pending, PendingMove::House { .. }) {
                // What an earlier try came to is not about the turn that waits at the house.
                self.feedback = None;
            }
            return;
        }
        let entry = session.game.node(session.game.current()).entry();
        let Some(mv) = entry.turn().map(|turn| turn.mv) else { return };
        self.answered(&mv, now);
    }

    pub(super) fn answered(&mut self, mv: &Move, now: f64) {
        let Some(answered) = self.run.play(mv) else { return };
        let LessonStep::Ask { goal, accept, because, .. } = self.run.step() else {
            return;
        };
        let is_twin = self.run.twin().is_some();
        let did = |played: &Played| turns::own_turn(&played.turn).words;
        let lost = self.loss_of(mv);
        let (mut shown, mut marks, mut noted, mut missed) = (Vec::new(), Vec::new(), None, None);
        // The lesson's own reason is about the board of the step.
        let own_reason = tutor_words::missed::own_reason(self.run.step(), mv).filter(|_| !is_twin);
        let (tone, head, line, played) = match &answered {
            Answered::Right { played, left } => {
                let line = match lost {
                    _ if *left > 0 => say::learn::MoreToFind { count: *left }.text(),
                    // The author of the task speaks of the first of the right moves.
                    Some(0) if accept.first().is_some_and(|best| *best == mv.to_string()) => {
                        because.clone()
                    }
                    Some(lost) => what_it_does(played, lost),
                    // The lesson's own reason is about the board of the step.
                    None if is_twin => String::new(),
                    None => because.clone(),
                };
                let rule = rule_of(goal).or_else(|| self.run.rule_of_lesson(played));
                noted = Some((rule.or_else(|| main_rule(played)), true));
                // A reason says what the move does.
                let head = match line.is_empty() || *left > 0 {
                    true => words::right_so(&did(played)),
                    false => say::learn::right().to_owned(),
                };
                (FeedbackTone::Right, head, line, played)
            }
            Answered::Again(played) => {
                let line = say::learn::found_before().to_owned();
                (FeedbackTone::Miss, did(played), line, played)
            }
            Answered::Other(played) => {
                let guided = self.run.wanted().filter(|_| self.is_guided());
                let guided = guided.map(|wanted| wanted.turn.mv);
                let known = self.daily_refutation(mv);
                let mut head = match (lost, guided, own_reason) {
                    _ if let Some((says, _)) = &known => says.clone(),
                    (.., Some(why)) => why.to_owned(),
                    (_, Some(wanted), _) => say::learn::GuidedOther { move_: mv, wanted }.text(),
                    (Some(lost), ..) => tutor_words::not_better(mv, lost),
                    _ => tutor_words::missed::missed(played, goal, accept),
                };
                // What was missed in a game already is not free.
                let is_free = self.run.is_free_miss() && !self.is_from_game() && !is_twin;
                let refuted = match known.is_some() || is_free && guided.is_some() {
                    true => None,
                    false => refutation(played, goal),
                };
                // A film of other moves than those of the author's reason would be another story.
                let refuted = refuted.filter(|refuted| {
                    own_reason.is_none_or(|why| names_reply(why, played, &refuted.line))
                });
                let follows = refuted
                    .as_ref()
                    .and_then(|refuted| tutor_words::missed::what_follows(played, refuted));
                let line = if is_free && guided.is_some() {
                    let why = tutor_words::missed::missed(played, goal, accept);
                    match own_reason {
                        Some(_) => say::learn::guided_back().to_owned(),
                        None => tutor_words::with_reason(&why, say::learn::guided_back()),
                    }
                } else if is_free {
                    let question = match (follows.is_some(), own_reason) {
                        (_, Some(_)) => say::learn::try_another_move().to_owned(),
                        (true, None) => {
                            let (move_, other) = (mv, played.turn.mover.other());
                            say::learn::LookAfter { move_, other }.text()
                        }
                        (false, None) => tutor_words::once_more(goal, played),
                    };
                    say::learn::GoesBackOnceMore { question }.text()
                } else {
                    marks = way_of(played);
                    if let Some(follows) = follows.filter(|_| own_reason.is_none()) {
                        head = tutor_words::with_reason(&follows, &head);
                    }
                    let line = refuted.map(|refuted| refuted.line);
                    shown = line.or(known.map(|(_, line)| line)).unwrap_or_default();
                    match shown.is_empty() {
                        true => say::learn::goes_back().to_owned(),
                        false => say::learn::shown_then_back().to_owned(),
                    }
                };
                let wanted = self.run.wanted();
                let of_lesson = |wanted: &Played| self.run.rule_of_lesson(wanted);
                let rule = wanted.and_then(|wanted| {
                    rule_of(goal)
                        .or_else(|| of_lesson(&wanted))
                        .or_else(|| rule_missed(goal, &wanted, played))
                });
                // Which rule a first try misses is not given away, unless the task says it.
                missed = rule.filter(|_| !is_free || goal.asks_to_capture());
                noted = Some((rule.filter(|_| !is_free), false));
                (FeedbackTone::Miss, head, line, played)
            }
            Answered::Refused(_) => return,
        };
        let rules = match missed {
            // That the turn only sowed is no rule for a task that asks for more.
            Some(rule) if turns::rules_of(&played.turn.events).is_empty() => vec![rule],
            _ => turns::preview(&played.turn).rules,
        };
        if let Some((rule, is_right)) = noted {
            self.note_answer(rule, is_right);
        }
        self.feedback = Some(Feedback { rules, marks, ..feedback(tone, head, line) });
        let is_solved = matches!(answered, Answered::Right { left: 0, .. });
        self.goes_back = !is_solved;
        self.has_twin =
            is_solved && (is_twin || self.run.state().misses > 1) && self.run.has_twin();
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

/// Whether a reason names the opponent's first move of a line after a turn.
fn names_reply(why: &str, played: &Played, line: &[Move]) -> bool {
    let reply = first_reply(&played.before, &played.turn.mv, line);
    let name = reply.map(|reply| reply.turn.mv.to_string());
    let mut words = why.split(|sign: char| !sign.is_alphanumeric());
    name.is_some_and(|name| words.any(|word| word == name))
}

pub(super) fn refusal_feedback(position: &Position, illegal: &Illegal, below: Side) -> Feedback {
    let would = position.trial(&illegal.mv).map(|events| turns::Course::of(&events));
    let (head, reason) = words::not_allowed(illegal, would.as_ref(), position.shape(), below);
    let then = match position.moves().as_slice() {
        [Move::Pass] => say::labels::only_a_pass(),
        _ => say::learn::nothing_moved(),
    };
    let line = format!("{reason} {then}").trim().to_owned();
    let mut lit = illegal.holes.clone();
    if position.moves().as_slice() == [Move::Pass] {
        lit.clear();
    }
    match illegal.rule.kind() {
        RuleKind::Feed => lit = position.shape().holes_of(illegal.mover.other()).collect(),
        // The learner has to find the right holes: only the one chosen is lit.
        RuleKind::MustEat | RuleKind::MustEatPlacing => {
            lit = illegal.mv.hole().into_iter().collect();
        }
        _ => {}
    }
    let marks = lit.into_iter().map(|hole| BoardMark::Lit(hole.into())).collect();
    let refused = Some(Refused::new(position, illegal));
    let refusal = feedback(FeedbackTone::Refused, head, line);
    Feedback { rules: vec![illegal.rule], marks, refused, ..refusal }
}

/// What speaks for a move that is good enough in a task from a game.
fn what_it_does(played: &Played, lost: u32) -> String {
    let merits = Merits::new(&played.before, &played.turn.mv);
    let merits = merits.map_or(Vec::new(), |it| tutor_words::merits::merits(&it));
    // In Bawo seeds do not count.
    let counts = played.before.shape() != BoardShape::FourRows || lost == 0;
    let enough = counts.then(|| tutor_words::good_enough(lost));
    merits.into_iter().chain(enough).collect::<Vec<_>>().join(" ")
}
