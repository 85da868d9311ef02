//! The rules of a game as they are read: which hold, under which headings, in which words, with an
//! example on a board.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is read now |
//! | `listed` | the rules of a game, the options each hangs on |
//! | `headings` | the headings of the list |
//! | `related` | what a rule leads on to, and its neighbours in other games |
//! | `example` | the example of a rule on its board |
//! | `maker` | the thread that looks for examples |

use std::collections::HashMap;

use egui::{Context, Id};

use super::example::Example;
use super::worker::{ExampleJob, ExampleReport, Practised};
use crate::app::words::RuleHeading;
use crate::narration;
use crate::rulebook::example::{Made, WorkedExample};
use crate::rulebook::headings::parts;
use crate::rulebook::listed::speaks_of;
use crate::rules::{GameName, RuleId, Ruleset};
use crate::tutor::drills::NoDrill;

/// Examples kept at hand.
const MOST_KEPT: usize = 200;

/// What is read, and where one is.
pub struct Rulebook {
    /// The game with its options.
    pub ruleset: Ruleset,
    /// The rule shown.
    pub rule: RuleId,
    /// What is looked for.
    pub search: String,
    /// The example of the rule shown, once it was found.
    pub example: Option<Box<Example>>,
    /// To be looked for.
    pub jobs: Vec<ExampleJob>,
    made: HashMap<(Ruleset, RuleId), Made>,
    practised: HashMap<GameName, Practised>,
    /// Being looked for.
    asked: Vec<ExampleJob>,
    /// Kete failed over these: only a person has them tried again.
    failed: Vec<ExampleJob>,
    was_opened: bool,
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        let game = narration::first_game();
        Rulebook {
            ruleset: Ruleset::new(game),
            rule: first_rule(game),
            search: String::new(),
            example: None,
            jobs: Vec::new(),
            made: HashMap::new(),
            practised: HashMap::new(),
            asked: Vec::new(),
            failed: Vec::new(),
            was_opened: false,
        }
    }
}

fn first_rule(game: GameName) -> RuleId {
    parts(game).first().and_then(|(_, rules)| rules.first().copied()).unwrap_or(RuleId::ALL[0])
}

impl Rulebook {
    /// Opens the rules of a game with its options: at this rule, else where one was, else at the
    /// first.
    pub fn open(&mut self, ruleset: Ruleset, rule: Option<RuleId>) {
        let game = ruleset.name();
        self.was_opened = true;
        self.ruleset = ruleset;
        if let Some(rule) = rule {
            self.rule = rule;
            self.search.clear();
        }
        if !game.has_rule(self.rule) {
            self.rule = first_rule(game);
        }
    }

    /// Whether it was ever opened.
    pub fn was_opened(&self) -> bool {
        self.was_opened
    }

    /// The rules that are listed, under their headings: those that speak of what is looked for.
    pub fn listed(&self) -> Vec<(RuleHeading, Vec<RuleId>)> {
        let mut parts = parts(self.ruleset.name());
        for (_, rules) in &mut parts {
            rules.retain(|rule| speaks_of(&self.ruleset, *rule, &self.search));
        }
        parts.retain(|(_, rules)| !rules.is_empty());
        parts
    }

    /// The rule before or after the one shown, as they are listed.
    pub fn neighbour(&self, on: bool) -> Option<RuleId> {
        let parts = self.listed();
        let rules: Vec<RuleId> = parts.into_iter().flat_map(|(_, rules)| rules).collect();
        match (rules.iter().position(|rule| *rule == self.rule), on) {
            (Some(at), true) => rules.get(at + 1).copied(),
            (Some(at), false) => at.checked_sub(1).map(|before| rules[before]),
            (None, true) => rules.first().copied(),
            (None, false) => rules.last().copied(),
        }
    }

    /// Something is looked for; a rule that has it in its title, else the first that speaks of it,
    /// is shown, if the one shown does not speak of it.
    pub fn look_for(&mut self, typed: String) {
        self.search = typed;
        let shown = speaks_of(&self.ruleset, self.rule, &self.search);
        let listed: Vec<RuleId> = self.listed().into_iter().flat_map(|(_, rules)| rules).collect();
        let wanted = self.search.trim().to_lowercase();
        let in_title =
            |rule: &&RuleId| narration::rule(**rule).title.to_lowercase().contains(&wanted);
        let best = listed.iter().find(in_title).or(listed.first());
        if let Some(best) = best.filter(|_| !shown) {
            self.rule = *best;
        }
    }

    /// Why the rule shown has no example; nothing while one is looked for.
    pub fn lacks_example(&self) -> Option<NoDrill> {
        match self.made.get(&(self.ruleset, self.rule))? {
            Err(why) => Some(*why),
            Ok(_) => self.example.is_none().then_some(NoDrill::NoneFound),
        }
    }

    /// The numbers of the lessons that practise the rule shown.
    pub fn lessons(&self) -> &[usize] {
        let of_game = self.practised.get(&self.ruleset.name());
        of_game.and_then(|rules| rules.get(&self.rule)).map_or(&[], Vec::as_slice)
    }

    /// Lays out the example of the rule shown, or has it looked for.
    pub fn follow(&mut self) {
        let of = (self.ruleset, self.rule);
        if self.example.as_ref().is_none_or(|example| example.worked.of != of) {
            self.example = match self.made.get(&of) {
                Some(Ok(drill)) => WorkedExample::new(of, drill.as_ref().clone())
                    .map(|worked| Box::new(Example::new(worked))),
                Some(Err(_)) => None,
                None => {
                    self.ask(ExampleJob::Example(of.0, of.1));
                    None
                }
            };
        }
        let game = self.ruleset.name();
        if !self.practised.contains_key(&game) {
            self.ask(ExampleJob::Lessons(game));
        }
    }

    fn ask(&mut self, job: ExampleJob) {
        if self.asked.contains(&job) || self.failed.contains(&job) {
            return;
        }
        if matches!(job, ExampleJob::Example(..)) {
            // The example supersedes all jobs before it; lessons still needed are asked for again.
            self.asked.clear();
        }
        self.asked.push(job);
        self.jobs.push(job);
    }

    /// Takes in what was found.
    pub fn receive(&mut self, report: ExampleReport) {
        match report {
            ExampleReport::Example(ruleset, rule, made) => {
                self.asked.retain(|job| *job != ExampleJob::Example(ruleset, rule));
                if self.made.len() >= MOST_KEPT {
                    self.made.clear();
                }
                self.made.insert((ruleset, rule), made);
            }
            ExampleReport::Lessons(game, practised) => {
                self.asked.retain(|job| *job != ExampleJob::Lessons(game));
                self.practised.insert(game, practised);
            }
            ExampleReport::Failed(job) => self.failed.push(job),
        }
    }
}

fn asked_id() -> Id {
    Id::unique("rule asked for")
}

/// A rule's card asks for the rules of its game. Cards hang on chips that stand in running text,
/// which reports no intents: what they ask for waits until the frame is painted.
pub fn ask(ctx: &Context, rule: RuleId) {
    ctx.data_mut(|data| data.insert_temp(asked_id(), rule));
}

/// The rule asked for in this frame.
pub fn asked(ctx: &Context) -> Option<RuleId> {
    let rule = ctx.data(|data| data.get_temp::<RuleId>(asked_id()));
    if rule.is_some() {
        ctx.data_mut(|data| data.remove::<RuleId>(asked_id()));
    }
    rule
}

fn here_id() -> Id {
    Id::unique("rules of the page")
}

/// The rules of what is on the page: what cards say of a rule follows them.
pub fn set_here(ctx: &Context, ruleset: Ruleset) {
    ctx.data_mut(|data| data.insert_temp(here_id(), ruleset));
}

/// What a rule says by the rules of what is on the page.
pub fn sentence_here(ctx: &Context, rule: RuleId) -> String {
    let here = ctx.data(|data| data.get_temp::<Ruleset>(here_id()));
    let here = here.filter(|ruleset| ruleset.name().has_rule(rule));
    match here {
        Some(ruleset) => narration::sentence(&ruleset, rule),
        None => narration::rule(rule).sentence.clone(),
    }
}
