//! The rules page: the rule being read, its example, and what the workers have found so far.

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
use crate::texts::as_searched;
use crate::tutor::drills::NoDrill;

/// Examples kept in memory.
const MOST_KEPT: usize = 200;

pub struct Rulebook {
    pub ruleset: Ruleset,
    pub rule: RuleId,
    /// How the game is played is shown in place of the rule; so the page begins.
    pub how_to_play: bool,
    pub search: String,
    /// `None` until it is found.
    pub example: Option<Box<Example>>,
    pub jobs: Vec<ExampleJob>,
    made: HashMap<(Ruleset, RuleId), Made>,
    practised: HashMap<GameName, Practised>,
    /// Jobs that were handed to the worker.
    asked: Vec<ExampleJob>,
    /// Jobs that panicked: only a person can start them again.
    failed: Vec<ExampleJob>,
    pub was_opened: bool,
    /// The page was opened from the New game form, which comes back when the reader has finished.
    pub from_new_game: bool,
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        let game = narration::first_game();
        Rulebook {
            ruleset: Ruleset::new(game),
            rule: first_rule(game),
            how_to_play: true,
            search: String::new(),
            example: None,
            jobs: Vec::new(),
            made: HashMap::new(),
            practised: HashMap::new(),
            asked: Vec::new(),
            failed: Vec::new(),
            was_opened: false,
            from_new_game: false,
        }
    }
}

fn first_rule(game: GameName) -> RuleId {
    parts(game).first().and_then(|(_, rules)| rules.first().copied()).unwrap_or(RuleId::ALL[0])
}

impl Rulebook {
    /// Opens the rules of a game at this rule; otherwise stays at the rule shown or goes to the
    /// first.
    pub fn open(&mut self, ruleset: Ruleset, rule: Option<RuleId>) {
        let game = ruleset.name();
        self.was_opened = true;
        self.ruleset = ruleset;
        if let Some(rule) = rule {
            self.read(rule);
            self.search.clear();
        }
        if !game.has_rule(self.rule) {
            self.rule = first_rule(game);
        }
    }

    pub fn read(&mut self, rule: RuleId) {
        self.rule = rule;
        self.how_to_play = false;
    }

    /// The rules that mention what is searched for, under their headings.
    pub fn listed(&self) -> Vec<(RuleHeading, Vec<RuleId>)> {
        let mut parts = parts(self.ruleset.name());
        for (_, rules) in &mut parts {
            rules.retain(|rule| speaks_of(&self.ruleset, *rule, &self.search));
        }
        parts.retain(|(_, rules)| !rules.is_empty());
        parts
    }

    pub fn listed_rules(&self) -> Vec<RuleId> {
        self.listed().into_iter().flat_map(|(_, rules)| rules).collect()
    }

    /// The previous or next rule in the list; how the game is played is before the first.
    pub fn neighbour(&self, on: bool) -> Option<RuleId> {
        let rules = self.listed_rules();
        if self.how_to_play {
            return rules.first().copied().filter(|_| on);
        }
        match (rules.iter().position(|rule| *rule == self.rule), on) {
            (Some(at), true) => rules.get(at + 1).copied(),
            (Some(at), false) => at.checked_sub(1).map(|before| rules[before]),
            (None, true) => rules.first().copied(),
            (None, false) => rules.last().copied(),
        }
    }

    /// If the rule shown does not mention the search words, shows one with the words in its title,
    /// or else the first that mentions them.
    pub fn look_for(&mut self, typed: String) {
        self.search = typed;
        self.how_to_play &= self.search.trim().is_empty();
        let shown = speaks_of(&self.ruleset, self.rule, &self.search);
        let listed = self.listed_rules();
        let wanted = as_searched(self.search.trim());
        let in_title =
            |rule: &&RuleId| as_searched(&narration::rule(**rule).title).contains(&wanted);
        let best = listed.iter().find(in_title).or(listed.first());
        if let Some(best) = best.filter(|_| !shown) {
            self.rule = *best;
        }
    }

    /// `None` while an example is being looked for.
    pub fn lacks_example(&self) -> Option<NoDrill> {
        match self.made.get(&(self.ruleset, self.rule))? {
            Err(why) => Some(*why),
            Ok(_) => self.example.is_none().then_some(NoDrill::NoneFound),
        }
    }

    /// Lessons that practise the rule shown, numbered from 1.
    pub fn lessons(&self) -> &[usize] {
        let of_game = self.practised.get(&self.ruleset.name());
        of_game.and_then(|rules| rules.get(&self.rule)).map_or(&[], Vec::as_slice)
    }

    /// Shows the example of the rule, or orders a search for it.
    pub fn follow(&mut self) {
        let of = (self.ruleset, self.rule);
        if self.how_to_play {
            self.example = None;
        } else if self.example.as_ref().is_none_or(|example| example.worked.of != of) {
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
            // An example supersedes all earlier jobs; lessons still needed are ordered again.
            self.asked.clear();
        }
        self.asked.push(job);
        self.jobs.push(job);
    }

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

/// Opens a rule from its card. Cards belong to chips in running text, which cannot return intents,
/// so the request waits until the frame is painted.
pub fn ask(ctx: &Context, rule: RuleId) {
    ctx.data_mut(|data| data.insert_temp(asked_id(), rule));
}

/// The rule requested in this frame.
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

/// Sets the options by which cards explain rules.
pub fn set_here(ctx: &Context, ruleset: Ruleset) {
    ctx.data_mut(|data| data.insert_temp(here_id(), ruleset));
}

/// The rule's sentence under the options of the page.
pub fn sentence_here(ctx: &Context, rule: RuleId) -> String {
    let here = ctx.data(|data| data.get_temp::<Ruleset>(here_id()));
    let here = here.filter(|ruleset| ruleset.name().has_rule(rule));
    match here {
        Some(ruleset) => narration::sentence(&ruleset, rule),
        None => narration::rule(rule).sentence.clone(),
    }
}
