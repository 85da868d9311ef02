//! What the tutor says: hints, what a move did instead, where a guess would be right.

use crate::rules::{Event, Hole, Move, Place, RuleId, Ruleset, Side, Step};
use crate::tutor::schema::{Goal, Question};
use crate::tutor::{Cost, Elsewhere, Grade, Graded, Played, Shortfall};

use super::narration::{self, side};
use super::{counted, game, list, rule, seeds};

/// The first hint: the rule to think of, the first sentence of it as the options of the board make
/// it, and at the end of which lap it comes in, where the turn has several.
pub fn think_of(ruleset: &Ruleset, id: RuleId, lap: Option<usize>) -> String {
    let whole = super::sentence(ruleset, id);
    let first = whole.split_inclusive(". ").next().unwrap_or_default().trim_end();
    let says = format!("Think of “{}”: {first}", rule(id).title);
    match lap {
        Some(lap) => format!("{says} Here it comes in where lap {lap} ends."),
        None => says,
    }
}

/// The second hint of a task: the hole.
pub fn look_at(mv: &Move) -> String {
    match mv.hole() {
        Some(hole) => format!("Look at {hole}."),
        None if *mv == Move::Pass => "Look at your own holes: what can start?".to_owned(),
        None => "Look at the seeds you have to lay.".to_owned(),
    }
}

/// The third hint of a task: the move.
pub fn play(mv: &Move) -> String {
    match mv {
        Move::Pass => "Pass.".to_owned(),
        mv => format!("Play {mv}."),
    }
}

/// The second hint of a question: where the first lap ends; `None` if the move sows no lap.
pub fn first_lap(end: Option<Place>, mover: Side) -> String {
    match end {
        Some(Place::Hole(hole)) => format!("The first lap ends in {hole}."),
        Some(Place::Store(of)) if of == mover => "The first lap ends in your store.".to_owned(),
        Some(place) => format!("The first lap ends at {place}."),
        None => "This move sows no lap.".to_owned(),
    }
}

/// The third hint of a question: the answer.
pub fn answer(what: Question, answer: &str) -> String {
    match what {
        Question::Last if answer == "store" => "The last seed lands in your store.".to_owned(),
        Question::Last => format!("The last seed lands in {answer}."),
        Question::Takes if answer == "0" => "Nothing is taken.".to_owned(),
        Question::Takes => format!("{} taken.", is_counted(answer, "seed is", "seeds are")),
        Question::Laps => format!("{} sown.", is_counted(answer, "lap is", "laps are")),
        Question::Next if answer == "south" => "South plays next.".to_owned(),
        Question::Next => "North plays next.".to_owned(),
        Question::Result => result(answer),
    }
}

fn is_counted(number: &str, one: &str, many: &str) -> String {
    counted(number.parse().unwrap_or(0), one, many)
}

/// `south 26-22` in words.
fn result(answer: &str) -> String {
    let (winner, count) = answer.split_once(' ').unwrap_or((answer, ""));
    let (south, north) = count.split_once('-').unwrap_or((count, ""));
    match winner {
        "south" => format!("South wins, {south} to {north}."),
        "north" => format!("North wins, {north} to {south}."),
        _ => format!("A draw, {south} to {north}."),
    }
}

/// What a legal move that misses the goal does instead, in one sentence.
pub fn instead(played: &Played, goal: &Goal) -> String {
    let mv = played.turn.mv;
    let other = side(played.turn.mover.other());
    match goal {
        Goal::Last(_) => format!("{mv} brings the last seed to {}.", last_place(played)),
        Goal::Takes(_) | Goal::TakesAtLeast(_) | Goal::By(_) if played.takes() > 0 => took(played),
        Goal::Takes(_) | Goal::TakesAtLeast(_) => nothing(played),
        Goal::LapsAtLeast(_) => {
            format!("{mv} sows {}.", counted(played.laps().into(), "lap", "laps"))
        }
        Goal::Again if played.next() == played.turn.mover => {
            format!("{mv} gives no second move: the last seed lands in {}.", last_place(played))
        }
        Goal::Again => {
            format!("After {mv} {other} plays: the last seed lands in {}.", last_place(played))
        }
        Goal::Wins => match played.turn.after.outcome() {
            Some(outcome) => super::narration::result(&outcome),
            None => format!(
                "{mv} does not end the game: the last seed lands in {}.",
                last_place(played)
            ),
        },
        Goal::Feeds => format!("{mv} leaves {other} nothing."),
        Goal::By(id) => match id.parse::<RuleId>() {
            Ok(id) => format!("{mv} does without “{}”.", rule(id).title),
            Err(_) => nothing(played),
        },
        Goal::Without(id) => match id.parse::<RuleId>() {
            Ok(id) => format!("{mv} brings in “{}”.", rule(id).title),
            Err(_) => nothing(played),
        },
        Goal::Best | Goal::WinsIn(_) | Goal::Gains(..) => short_of(played, goal),
        Goal::All(goals) | Goal::Any(goals) => {
            let missed = goals.iter().find(|goal| !crate::tutor::meets(goal, played));
            missed.map_or_else(|| nothing(played), |goal| instead(played, goal))
        }
        Goal::Legal | Goal::Move(_) | Goal::Not(_) => {
            format!("{mv} brings the last seed to {}.", last_place(played))
        }
    }
}

/// `C takes 4 seeds at a and keeps its own 1 seed.`
fn took(played: &Played) -> String {
    let (mv, kept) = (played.turn.mv, played.course.kept);
    let taken = played.takes() - kept;
    match (taken, kept) {
        (0, kept) => format!("{mv} takes nothing and keeps its own {}.", seeds(kept)),
        (taken, 0) => format!("{mv} takes {}{}.", seeds(taken), at(&played.taken())),
        (taken, kept) => format!(
            "{mv} takes {}{} and keeps its own {}.",
            seeds(taken),
            at(&played.taken()),
            seeds(kept)
        ),
    }
}

/// What a move comes to and what was to be had.
fn short_of(played: &Played, goal: &Goal) -> String {
    let mv = played.turn.mv;
    let Some(refutation) = crate::tutor::refutation(played, goal) else {
        return format!("Another move is better than {mv}.");
    };
    match refutation.worth {
        Shortfall::End { after, best } => format!(
            "If both sides play well, you end {} after {mv}, and {} after the best move.",
            standing(after),
            standing(best)
        ),
        Shortfall::Gain { after, wanted, turns } => format!(
            "{mv} brings you {} within {} if both sides play well, and {wanted} can be had.",
            gain(after),
            counted(turns, "turn", "turns")
        ),
        Shortfall::NoWin(turns) => match refutation.line.first() {
            Some(answer) => {
                let other = side(played.turn.mover.other());
                format!("After {mv} {other} plays {answer}, and you do not win {}.", by_then(turns))
            }
            None => format!("{mv} does not win."),
        },
    }
}

/// `8 seeds ahead`, `level`, `4 seeds behind`.
fn standing(end: i32) -> String {
    let many = seeds(end.unsigned_abs());
    match end.signum() {
        1 => format!("{many} ahead"),
        0 => "level".to_owned(),
        _ => format!("{many} behind"),
    }
}

fn gain(gain: i32) -> String {
    match gain.signum() {
        1 => seeds(gain.unsigned_abs()),
        0 => "nothing".to_owned(),
        _ => format!("a loss of {}", seeds(gain.unsigned_abs())),
    }
}

/// When a win within so many turns of both sides comes.
fn by_then(turns: u32) -> String {
    match turns.div_ceil(2).saturating_sub(1) {
        0 => "with it".to_owned(),
        1 => "in your next turn".to_owned(),
        more => format!("within your next {more} turns"),
    }
}

/// `B captures nothing: the last seed lands in b, which then holds 4 seeds.`
fn nothing(played: &Played) -> String {
    let mv = played.turn.mv;
    match super::no_capture::no_capture(&played.turn, narration::ALL_SEEN) {
        Some(cause) => format!("{mv} captures nothing: {cause}."),
        None => format!("{mv} captures nothing."),
    }
}

fn at(holes: &[Hole]) -> String {
    if holes.is_empty() { String::new() } else { format!(" at {}", list(holes)) }
}

fn last_place(played: &Played) -> String {
    match played.course.last {
        Some(last) => place(last, played.turn.mover),
        None => "no hole".to_owned(),
    }
}

/// A place as the mover speaks of it.
fn place(place: Place, mover: Side) -> String {
    match place {
        Place::Hole(hole) => hole.to_string(),
        Place::Store(of) if of == mover => "your store".to_owned(),
        Place::Store(of) => format!("{}'s store", side(of)),
        Place::Extra(of) => format!("{}'s extra seeds", side(of)),
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
        options => format!("{of} with {}", list(options)),
    }
}

/// The name of the preset that a rule set is, where it is one: `Kalah`.
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

/// The options of a rule set that stand otherwise in another of the same game, in words.
fn differing(ruleset: &Ruleset, other: &Ruleset) -> Vec<String> {
    let pairs = ruleset.options().into_iter().zip(other.options());
    let changed = pairs.filter(|(option, other)| option.value != other.value);
    let told = changed.map(|(option, _)| {
        let Some(text) = super::option(ruleset.name(), option.name) else {
            return format!("{} {}", option.name, option.value);
        };
        let label = text.values.iter().find(|(value, _)| value == option.value);
        let label = label.map_or(option.value, |(_, label)| label);
        format!("“{}: {label}”", text.name)
    });
    told.collect()
}

/// Where a wrong guess would be right: heading and two sentences, one of what happens there, one of
/// what happens here, each at the step at which the two turns part.
pub fn right_elsewhere(own: &Played, found: &Elsewhere) -> (String, String) {
    let here = own.before.ruleset();
    let named = preset(&found.ruleset);
    let same_game = found.ruleset.name() == here.name() && named.is_none();
    let heading = if same_game {
        format!("Right with {}", list(&differing(&found.ruleset, &here)))
    } else {
        format!("Right in {}", ruleset(&found.ruleset))
    };
    let film = |played: &Played| {
        let turn = &played.turn;
        narration::film(&narration::Steps::of(turn), narration::ALL_SEEN)
    };
    let (mine, theirs) = (film(own), film(&found.played));
    let parts = mine.iter().zip(&theirs).take_while(|(a, b)| a.words == b.words).count();
    let happens = |film: &[narration::Block], played: &Played| match film.get(parts) {
        Some(block) => format!("by “{}”: {}", rule(block.rule).title, block.says),
        None => format!("the turn is over at {}.", last_place(played)),
    };
    let there = if same_game {
        "With that option".to_owned()
    } else {
        format!("In {}", named.unwrap_or_else(|| game(found.ruleset.name()).name.clone()))
    };
    let (theirs, mine) = (happens(&theirs, &found.played), happens(&mine, own));
    (heading, format!("{there}, {theirs} Here, {mine}"))
}

/// Why the last seed does not fall where the learner said; none where nothing special happens
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
                let held = seeds(now.saturating_sub(1));
                return Some(format!(
                    "{hole} held {held}, so the last seed of the lap made {now}: lifted and sown on."
                ));
            }
            Step::Eat { hole: from, count } => {
                let eaten = counted(count.into(), "seed is", "seeds are");
                return Some(format!(
                    "At {hole} the lap ended, and {eaten} eaten at {from} and sown on."
                ));
            }
            _ => {}
        }
    }
    let skips = |event: &Event| matches!(event.step, Step::Skip(hole) if at_guess(&hole));
    if events.iter().any(skips) {
        return Some(format!("{guess} is where the handful came from: it is passed over."));
    }
    if played.laps() != 1 {
        return None;
    }
    // One handful and nothing else: it was counted otherwise.
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
    let lifted = counted(count.into(), "seed is", "seeds are");
    Some(match count {
        1 => format!("{lifted} lifted from {from}: it lands in {last}."),
        _ => {
            format!("{lifted} lifted from {from}: the first lands in {first}, the last in {last}.")
        }
    })
}

/// The task made from a move that lost seeds.
pub fn find_better(graded: &Graded) -> String {
    let (mv, lost) = (&graded.mv, seeds(graded.seeds_lost()));
    match graded.cost {
        Cost::Seeds => format!("{mv} lost {lost}. Find a move that loses at most 1."),
        Cost::Game if graded.sure => format!("{mv} lost the game. Find a move that does not."),
        Cost::Game => {
            format!("After {mv} the game looks lost. Find a move after which it does not.")
        }
        Cost::Win if graded.sure => {
            format!("{mv} gave a won game away. Find a move that keeps it.")
        }
        Cost::Win => {
            format!("After {mv} the game no longer looks won. Find a move that keeps the win.")
        }
    }
}

/// What a move that is not good enough does in such a task: `B loses 3 seeds against the best move.`
pub fn not_better(mv: &Move, lost: u32) -> String {
    format!("{mv} loses {} against the best move.", seeds(lost))
}

/// What one that is good enough loses: `It loses 1 seed against the best move.`
pub fn good_enough(lost: u32) -> String {
    match lost {
        0 => "It loses nothing against the best move.".to_owned(),
        lost => format!("It loses {} against the best move.", seeds(lost)),
    }
}

/// The name of a grade.
pub fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// The question before a move that loses seeds: `C may lose 5 seeds against the best move.`
pub fn warning(graded: &Graded) -> String {
    let mv = &graded.mv;
    let (lose, give) = if graded.proven { ("loses", "gives") } else { ("may lose", "may give") };
    let what = match graded.cost {
        Cost::Seeds => format!("{lose} {} against the best move", seeds(graded.seeds_lost())),
        Cost::Game => format!("{lose} the game, and the best move does not"),
        Cost::Win => format!("{give} a won game away"),
    };
    format!("{mv} {what}. Play it all the same?")
}

/// The answer that punishes a move: `North could answer d and take 5.`
pub fn punished(answer: &Played) -> String {
    let who = side(answer.turn.mover);
    let mv = answer.turn.mv;
    match answer.takes() {
        0 => format!("{who} could answer {mv}."),
        some => format!("{who} could answer {mv} and take {some}."),
    }
}

/// Why a progress file with wrong numbers is damaged.
pub fn impossible_numbers() -> String {
    "a number of stars or a box that cannot be".to_owned()
}

/// Why a progress file cannot be used.
pub fn progress_error(error: &crate::tutor::ProgressError) -> String {
    use crate::tutor::ProgressError;
    match error {
        ProgressError::Read(error) => error.to_string(),
        ProgressError::Damaged(line, reason) => format!("Line {line}: {reason}."),
        ProgressError::Newer(version) => {
            format!("The file has version {version}; it was written by a newer Kete.")
        }
    }
}

/// What is said when a damaged progress file was found.
pub fn set_aside(path: &std::path::Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("Your progress file could not be read. It was set aside as {name}; stars start anew.")
}
