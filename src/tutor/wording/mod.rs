//! What the tutor says: hints, what a move did instead, where a guess would be right.

pub mod class;
pub mod daily;
pub mod decided;
pub mod drills;
pub mod guess;
pub mod leading;
pub mod lessons;
pub mod merits;
pub mod missed;
pub mod reasons;
pub mod slips;

use crate::rules::{BoardShape, Event, Hole, Move, Place, RuleId, Ruleset, Side, Step, Turn};
use crate::texts::messages::tutor as say;
use crate::texts::yes;
use crate::tutor::elsewhere::Elsewhere;
use crate::tutor::exact::Shortfall;
use crate::tutor::grades::{Cost, Grade, Graded};
use crate::tutor::played::Played;
use crate::tutor::progress::ProgressError;
use crate::tutor::schema::{Goal, Question};

pub use self::leading::{
    first_seed, guided, leading_question, leading_to, middle_seed, nudge, once_more, plays_again,
    task_of, with_reason,
};
use crate::narration::turns;
use crate::narration::{self, capitalised, game, list, rule};

/// The rule to think of and its text, the first sentences of a long one, as it reads with the
/// options of the board. In a turn of several laps also the lap at whose end the rule applies.
pub fn think_of(ruleset: &Ruleset, id: RuleId, lap: Option<usize>) -> String {
    let whole = crate::narration::sentence(ruleset, id);
    let words = |text: &str| text.split_whitespace().count();
    let mut quoted = 0;
    for sentence in whole.split_inclusive(". ") {
        let with_it = quoted + sentence.len();
        if quoted > 0 && words(&whole[..with_it]) > MOST_OF_A_RULE {
            break;
        }
        quoted = with_it;
    }
    let sentence = whole[..quoted].trim_end();
    let rule = &rule(id).title;
    match lap {
        Some(lap) => say::ThinkOfLap { rule, sentence, lap }.text(),
        None => say::ThinkOf { rule, sentence }.text(),
    }
}

/// The third hint of a task: the hole of a right move.
pub fn look_at(right: &Played) -> String {
    let mv = &right.turn.mv;
    match (mv.hole(), right.course.lifted) {
        (Some(hole), Some((from, count, _))) if from == hole => {
            let first = right.turn.events.first().map(|event| event.step);
            let extra = yes(matches!(first, Some(Step::Take { .. })));
            say::BeginWith { hole, count, extra }.text()
        }
        (Some(hole), _) => say::LookAt { hole }.text(),
        (None, _) if *mv == Move::Pass => say::look_at_own().to_owned(),
        (None, _) => say::look_at_hand().to_owned(),
    }
}

/// A rule is quoted up to the sentence with which it has no more words than this.
const MOST_OF_A_RULE: usize = 30;

/// The last hint of a task: the move, and what it does.
pub fn play(turn: &Turn) -> String {
    let foretold = turns::preview(turn);
    // The short form begins with the move.
    let does = foretold.short.split_once(": ").map_or("", |(_, does)| does);
    let does = format!("{} {}", capitalised(does), foretold.line);
    match &turn.mv {
        Move::Pass => say::pass().to_owned(),
        move_ => say::PlaySo { move_, does: does.trim_end() }.text(),
    }
}

/// The same with the author's reason.
pub fn play_because(mv: &Move, because: &str) -> String {
    match mv {
        Move::Pass => say::PassBecause { because }.text(),
        move_ => say::PlayBecause { move_, because }.text(),
    }
}

/// The second hint of a question: where the first lap ends; `None` if the move sows no lap.
pub fn first_lap(end: Option<Place>, mover: Side) -> String {
    match end {
        Some(Place::Hole(hole)) => say::LapEndsIn { hole }.text(),
        Some(Place::Store(of)) if of == mover => say::lap_ends_in_store().to_owned(),
        Some(place) => say::LapEndsAt { place: place.to_string() }.text(),
        None => say::no_lap().to_owned(),
    }
}

/// The answer of a question about a board of this shape, as a sentence for a person who plays the
/// side `you`.
pub fn answer(what: Question, answer: &str, shape: BoardShape, you: Option<Side>) -> String {
    let next = |side: Side| say::Next { side, you: yes(you == Some(side)) }.text();
    let eats = yes(shape == BoardShape::FourRows);
    let number = || answer.parse::<u32>().unwrap_or(0);
    match what {
        Question::Last if answer == "store" => say::last_in_store().to_owned(),
        Question::Last => say::LastLands { place: answer }.text(),
        Question::Takes => say::SeedsTaken { count: number(), eats }.text(),
        Question::Laps => say::LapsSown { laps: number() }.text(),
        Question::Next if answer == "south" => next(Side::South),
        Question::Next => next(Side::North),
        Question::Result => result(answer, you),
    }
}

/// `south 26-22` in words.
pub fn result(answer: &str, you: Option<Side>) -> String {
    let is_you = |side: Side| yes(you == Some(side));
    let (winner, count) = answer.split_once(' ').unwrap_or((answer, ""));
    let (south, north) = count.split_once('-').unwrap_or((count, ""));
    match winner {
        "south" => {
            let winner = Side::South;
            say::Wins { winner, you: is_you(winner), more: south, less: north }.text()
        }
        "north" => {
            let winner = Side::North;
            say::Wins { winner, you: is_you(winner), more: north, less: south }.text()
        }
        _ => say::Draw { south, north }.text(),
    }
}

/// What a legal move that misses the goal does instead, in one sentence.
pub fn instead(played: &Played, goal: &Goal) -> String {
    let move_ = played.turn.mv;
    let other = played.turn.mover.other();
    let place = || last_place(played);
    match goal {
        Goal::Last(wanted) => missed::past_or_short(played, wanted)
            .unwrap_or_else(|| say::BringsLast { move_, place: place() }.text()),
        Goal::Takes(wanted) | Goal::TakesAtLeast(wanted) if played.takes() > 0 => {
            let (took, takes_less) = (took(played), played.takes() < *wanted);
            let eats = yes(played.course.eaten);
            match takes_less {
                true => say::AnotherTakesMore { took, eats }.text(),
                false => say::TakesTooMuch { took, wanted: *wanted, eats }.text(),
            }
        }
        Goal::Takes(_) | Goal::TakesAtLeast(_) => nothing(played),
        Goal::By(_) if played.takes() > 0 => took(played),
        Goal::LapsAtLeast(_) => say::SowsLaps { move_, laps: played.laps() }.text(),
        Goal::Again if played.next() == played.turn.mover => {
            say::NoSecond { move_, place: place() }.text()
        }
        Goal::Again => missed::past_or_short(played, "store")
            .unwrap_or_else(|| say::OtherPlays { move_, other, place: place() }.text()),
        Goal::Wins => match played.turn.after.outcome() {
            Some(outcome) => crate::narration::turns::result(&outcome),
            None => say::GoesOn { move_, place: place() }.text(),
        },
        Goal::Feeds => say::LeavesNothing { move_, other }.text(),
        Goal::By(id) => match id.parse::<RuleId>() {
            Ok(id) => say::DoesWithout { move_, rule: &rule(id).title, place: place() }.text(),
            Err(_) => nothing(played),
        },
        Goal::Without(id) => match id.parse::<RuleId>() {
            Ok(id) => say::BringsIn { move_, rule: &rule(id).title }.text(),
            Err(_) => nothing(played),
        },
        Goal::Best | Goal::WinsIn(_) | Goal::Gains(..) => short_of(played, goal),
        Goal::All(goals) | Goal::Any(goals) => {
            let missed = goals.iter().find(|goal| !crate::tutor::judge::meets(goal, played));
            missed.map_or_else(|| nothing(played), |goal| instead(played, goal))
        }
        Goal::Legal | Goal::Move(_) | Goal::Not(_) => {
            say::BringsLast { move_, place: place() }.text()
        }
    }
}

/// `C brings you 5 seeds: 4 from a and your own last seed.`
fn took(played: &Played) -> String {
    let (move_, kept, all) = (played.turn.mv, played.course.kept, played.takes());
    let count = all - kept;
    let taken: Vec<String> = played.taken().into_iter().map(named).collect();
    let holes = list(&taken);
    let eats = yes(played.course.eaten);
    match (count, taken.is_empty(), kept) {
        (0, _, _) => say::KeepsOnly { move_ }.text(),
        (count, true, 0) => say::Takes { move_, count, eats }.text(),
        (count, false, 0) => say::TakesAt { move_, count, holes, eats }.text(),
        (count, true, _) => say::TakesKeeps { move_, count, all }.text(),
        (count, false, _) => say::TakesAtKeeps { move_, count, holes, all }.text(),
    }
}

/// What a move achieves, and what was possible.
fn short_of(played: &Played, goal: &Goal) -> String {
    let move_ = played.turn.mv;
    let Some(refutation) = crate::tutor::exact::refutation(played, goal) else {
        return say::AnotherIsBetter { move_ }.text();
    };
    match refutation.worth {
        Shortfall::End { after, best } => {
            say::EndsAfter { move_, after: lead(after), best: lead(best) }.text()
        }
        Shortfall::Gain { after, wanted, turns } => {
            say::BringsYou { move_, gain: gain(after), turns, wanted }.text()
        }
        Shortfall::NoWin(turns) => match refutation.line.first() {
            Some(reply) => {
                let other = played.turn.mover.other();
                let count = turns.div_ceil(2).saturating_sub(1);
                say::NoWin { move_, other, reply, count }.text()
            }
            None => say::DoesNotWin { move_ }.text(),
        },
    }
}

/// `8 seeds ahead`, `level`, `4 seeds behind`.
fn lead(end: i32) -> String {
    let count = end.unsigned_abs();
    match end.signum() {
        1 => say::Ahead { count }.text(),
        0 => say::level().to_owned(),
        _ => say::Behind { count }.text(),
    }
}

fn gain(gain: i32) -> String {
    let count = gain.unsigned_abs();
    match gain.signum() {
        1 => say::GainSeeds { count }.text(),
        0 => say::gain_nothing().to_owned(),
        _ => say::GainLoss { count }.text(),
    }
}

/// The last hint where the answer is that nothing is captured: `You take nothing: the last seed
/// lands in c, which then holds 5 seeds.` `None` if something is, or no rule says why not.
pub fn takes_nothing(played: &Played) -> Option<String> {
    let cause = cause_of_nothing(played)?;
    let eats = yes(played.before.shape() == BoardShape::FourRows);
    Some(say::NothingTakenBecause { cause, eats }.text())
}

/// Why nothing is captured, where that is the answer to a question: `The last seed lands in c, which
/// then holds 5 seeds.`
pub fn why_nothing(played: &Played) -> Option<String> {
    Some(format!("{}.", capitalised(&cause_of_nothing(played)?)))
}

/// The clause that says why a turn takes nothing; `None` if it takes something, or no rule says why.
fn cause_of_nothing(played: &Played) -> Option<String> {
    let cause = turns::no_capture::no_capture(&played.turn, turns::ALL_SEEN);
    cause.filter(|_| played.takes() == 0)
}

/// `B captures nothing: the last seed lands in b, which then holds 4 seeds.`
fn nothing(played: &Played) -> String {
    let move_ = played.turn.mv;
    match turns::no_capture::no_capture(&played.turn, turns::ALL_SEEN) {
        Some(cause) => say::CapturesNothingBecause { move_, cause }.text(),
        None => say::CapturesNothing { move_ }.text(),
    }
}

fn last_place(played: &Played) -> String {
    match played.course.last {
        Some(last) => place(last, played.turn.mover),
        None => say::no_hole().to_owned(),
    }
}

/// A hole in a sentence: `hole a` and `hole 5` where the name alone reads as another word.
fn named(hole: Hole) -> String {
    let name = hole.to_string();
    match name == "a" || name.starts_with(|first: char| first.is_ascii_digit()) {
        true => say::HoleNamed { hole }.text(),
        false => name,
    }
}

/// A place as the mover speaks of it.
fn place(place: Place, mover: Side) -> String {
    match place {
        Place::Hole(hole) => named(hole),
        Place::Store(of) if of == mover => say::your_store().to_owned(),
        Place::Store(owner) => say::StoreOf { owner }.text(),
        Place::Extra(owner) => say::ExtraOf { owner }.text(),
    }
}

/// The name of a rule set over a board: `Owari`, `Owari with “Grand slam: Forbidden”`.
pub fn ruleset(ruleset: &Ruleset) -> String {
    if let Some(name) = preset(ruleset) {
        return name;
    }
    let of = &game(ruleset.name()).name;
    match differing(ruleset, &Ruleset::new(ruleset.name())).as_slice() {
        [] => of.clone(),
        options => say::GameWith { game: of, options: list(options) }.text(),
    }
}

/// The name of the preset with exactly these options: `Kalah`.
fn preset(ruleset: &Ruleset) -> Option<String> {
    let written = Ruleset::new(ruleset.name());
    let is_it = |name: &str| {
        let mut other = written;
        other.set("preset", name).is_ok() && other == *ruleset && other != written
    };
    let of = game(ruleset.name());
    let found = of.presets.iter().find(|text| is_it(&text.preset))?;
    Some(found.label.clone())
}

/// The options of a rule set that have another value in `other`, in words.
fn differing(ruleset: &Ruleset, other: &Ruleset) -> Vec<String> {
    let pairs = ruleset.options().into_iter().zip(other.options());
    let changed = pairs.filter(|(option, other)| option.value != other.value);
    let phrases = changed.map(|(option, _)| {
        let Some(text) = crate::narration::option(ruleset.name(), option.name) else {
            return format!("{} {}", option.name, option.value);
        };
        let label = text.values.iter().find(|(value, _)| value == option.value);
        let value = label.map_or(option.value, |(_, label)| label);
        say::OptionValue { option: &text.name, value }.text()
    });
    phrases.collect()
}

/// Where a wrong guess would be right: a heading, and the rule that decides here at the first step in
/// which the two turns differ.
pub fn right_elsewhere(own: &Played, found: &Elsewhere) -> (String, String) {
    let here = own.before.ruleset();
    let named = preset(&found.ruleset);
    let same_game = found.ruleset.name() == here.name() && named.is_none();
    let heading = if same_game {
        say::RightWith { options: list(&differing(&found.ruleset, &here)) }.text()
    } else {
        say::RightIn { game: ruleset(&found.ruleset) }.text()
    };
    let film = |played: &Played| {
        let turn = &played.turn;
        turns::film(&turns::Steps::of(turn), turns::ALL_SEEN)
    };
    let (mine, theirs) = (film(own), film(&found.played));
    let parts = mine.iter().zip(&theirs).take_while(|(a, b)| a.words == b.words).count();
    let said = match mine.get(parts) {
        Some(block) => {
            let sentence = &narration::sentence(&here, block.rule);
            say::CountsHere { rule: &rule(block.rule).title, sentence }.text()
        }
        None => say::OverHere { place: last_place(own) }.text(),
    };
    let text = if same_game {
        say::WithOption { here: said }.text()
    } else {
        let game = named.unwrap_or_else(|| game(found.ruleset.name()).name.clone());
        say::InGame { game, here: said }.text()
    };
    (heading, text)
}

/// Why the last seed does not land where the learner guessed; `None` if nothing special happens
/// there.
pub fn parted(played: &Played, guess: &str) -> Option<String> {
    let events = &played.turn.events;
    let at_guess = |hole: &Hole| hole.to_string() == guess;
    for (event, next) in events.iter().zip(events.iter().skip(1)) {
        let Step::Drop { at: Place::Hole(hole), now, .. } = event.step else { continue };
        if !at_guess(&hole) {
            continue;
        }
        match next.step {
            Step::Relay(_) => {
                return Some(say::LapWentOn { hole, held: now.saturating_sub(1), now }.text());
            }
            Step::Eat { hole: from, count } => {
                return Some(say::LapAte { hole, count, from }.text());
            }
            _ => {}
        }
    }
    let skips = |event: &Event| matches!(event.step, Step::Skip(hole) if at_guess(&hole));
    if events.iter().any(skips) {
        return Some(say::CameFrom { hole: guess }.text());
    }
    if played.laps() != 1 {
        return None;
    }
    // A single plain lap: the learner miscounted.
    let (from, count, _) = played.course.lifted?;
    // Not the extra seed, which is placed before anything is lifted.
    let lift = events.iter().position(|event| matches!(event.step, Step::Lift { .. }))?;
    let first = events[lift..].iter().find_map(|event| match event.step {
        Step::Drop { at, .. } => Some(at),
        _ => None,
    })?;
    let mover = played.turn.mover;
    let last = place(played.course.last?, mover);
    let first = place(first, mover);
    Some(match count {
        1 => say::OneLifted { from, last }.text(),
        _ => say::Lifted { count, from, first, last }.text(),
    })
}

/// The task made from a move that lost seeds, after the reply that punishes it, if there is one.
pub fn find_better(graded: &Graded, threat: Option<&str>) -> String {
    let move_ = &graded.mv;
    let task = match graded.cost {
        Cost::Seeds if graded.in_bawo => say::WasWeaker { move_ }.text(),
        Cost::Seeds => {
            let (sure, count) = (yes(graded.proven), graded.seeds_lost());
            say::LostSeeds { move_, sure, count }.text()
        }
        Cost::Game if graded.sure => say::LostGame { move_ }.text(),
        Cost::Game => say::LooksLost { move_ }.text(),
        Cost::Win if graded.sure => say::GaveAway { move_ }.text(),
        Cost::Win => say::LooksNotWon { move_ }.text(),
    };
    threat.map_or(task.clone(), |threat| with_reason(threat, &task))
}

/// What a move that is not good enough does in such a task: `B loses 3 seeds against the best move.`
pub fn not_better(mv: &Move, lost: u32) -> String {
    say::NotBetter { move_: mv, count: lost }.text()
}

/// What a move that is good enough lacks: `The best move brings only 1 seed more.`
pub fn good_enough(lost: u32) -> String {
    say::GoodEnough { count: lost }.text()
}

/// The name of a grade.
pub fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => say::best(),
        Grade::Good => say::good(),
        Grade::Inaccuracy => say::inaccuracy(),
        Grade::Mistake => say::mistake(),
        Grade::Blunder => say::blunder(),
    }
}

/// What a move costs, before it is played: `C may leave you about 5 seeds behind in the end instead
/// of 2 seeds ahead.`
pub fn warning(graded: &Graded) -> String {
    let move_ = &graded.mv;
    let sure = yes(graded.proven);
    match graded.cost {
        Cost::Seeds => match graded.leads() {
            None => weaker(move_),
            Some((best, own)) => {
                say::WarnSeeds { move_, sure, own: lead(own), best: lead(best) }.text()
            }
        },
        Cost::Game => say::WarnGame { move_, sure }.text(),
        Cost::Win => say::WarnWin { move_, sure }.text(),
    }
}

/// The same without a number of seeds: `C is much weaker than the best move.`
fn weaker(mv: &Move) -> String {
    say::WarnWeaker { move_: mv }.text()
}

/// Why a progress file cannot be used.
pub fn progress_error(error: &ProgressError) -> String {
    match error {
        ProgressError::Read(error) => error.to_string(),
        ProgressError::Damaged(line, reason) => say::Damaged { line, why: reason }.text(),
        ProgressError::Newer(version) => say::Newer { version }.text(),
    }
}

/// A damaged progress file was renamed.
pub fn set_aside(path: &std::path::Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    say::SetAside { name }.text()
}
