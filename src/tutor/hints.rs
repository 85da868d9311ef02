//! Hints as a ladder: a question that leads on, the rule, where to begin counting, half the count,
//! the answer with its reason.

use super::claim::Claim;
use super::judge::rule_of;
use super::played::Played;
use super::schema::{Goal, LessonStep, Question};
use super::slips::{first_lap_ends, laps};
use crate::narration::turns;
use crate::rules::{Event, Hole, Move, Place, Position, RuleId, RuleKind, Side, Step as Happening};
use crate::tutor::wording as words;

/// The most hints that a step has.
pub const RUNGS: usize = 5;

/// What a hint gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rung {
    /// A question that leads on.
    #[default]
    Question,
    /// The rule that decides.
    Rule,
    /// The hole that the right move sows.
    Hole,
    /// Where counting begins.
    Begin,
    /// Half the count.
    Half,
    /// The answer and its reason.
    Answer,
}

/// One hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// What it gives.
    pub rung: Rung,
    /// The text.
    pub words: String,
    /// The rule that it is about.
    pub rule: Option<RuleId>,
    /// The hole to highlight.
    pub hole: Option<Hole>,
    /// The move to draw as an arrow.
    pub mv: Option<Move>,
}

/// The rule that matters most in a turn.
pub fn main_rule(played: &Played) -> Option<RuleId> {
    let decided = turns::rules_of(&played.turn.events).first().copied();
    decided.or_else(|| played.turn.events.last().map(|event| event.rule))
}

/// The hints of a step; empty for a step that asks nothing. `found` are the answers already given
/// in a step that asks for all of them. `of_lesson` gives the rule of the lesson that applies in a
/// turn.
pub fn hints(
    step: &LessonStep,
    board: &Position,
    found: &[Move],
    of_lesson: impl Fn(&Played) -> Option<RuleId>,
) -> Vec<Hint> {
    let (mut hints, own) = match step {
        LessonStep::Ask { goal, accept, hints, refuse, together, because, every, .. } => {
            let accepted = || accept.iter().filter_map(|claim| first_move(claim, board));
            let is_open = |mv: &Move| !(*every && found.contains(mv));
            let Some(mv) = accepted().find(is_open) else {
                return Vec::new();
            };
            let Ok(played) = Played::new(*board, &mv) else { return Vec::new() };
            let named = rule_of(goal).or_else(|| refused_by(goal, refuse));
            let named = named.or_else(|| of_lesson(&played));
            let mut ladder = of_move(&played, goal, named);
            let any_way = accepted().filter(|other| other.hole() == mv.hole()).count() > 1;
            if let Some(guided) = words::guided(&mv, any_way).filter(|_| *together) {
                ladder[0].words = guided.to_owned();
            }
            // What the move does is not why it is the right one: the author says that.
            if !because.is_empty() {
                answer_with(&mut ladder, words::play_because(&mv, because));
            }
            (ladder, hints)
        }
        LessonStep::Predict { what, play, hints, because, .. } => {
            let Some(played) = last_of(play, board) else { return Vec::new() };
            let mut ladder = of_question(&played, *what, board);
            // Where the seeds go is seen on the board; why, the author says.
            if !because.is_empty() {
                let answer = answer_to(&played, *what, board);
                answer_with(&mut ladder, words::with_reason(&answer, because));
            }
            (ladder, hints)
        }
        LessonStep::Quiz { rules, because, .. } => {
            let rule = rules.iter().find_map(|id| id.parse::<RuleId>().ok());
            let first = rule.map(|rule| Hint {
                rung: Rung::Rule,
                words: words::think_of(&board.ruleset(), rule, None),
                rule: Some(rule),
                ..Hint::default()
            });
            let last = Hint { rung: Rung::Answer, words: because.clone(), ..Hint::default() };
            return first.into_iter().chain([last]).collect();
        }
        LessonStep::Say { .. }
        | LessonStep::Show { .. }
        | LessonStep::Guess { .. }
        | LessonStep::Play { .. } => return Vec::new(),
    };
    for (hint, own) in hints.iter_mut().zip(own) {
        if !own.is_empty() {
            hint.words.clone_from(own);
        }
    }
    // Where the author says what to think of, the card of a rule would say something else.
    let is_own = |(hint, own): (&Hint, &String)| hint.rung == Rung::Rule && !own.is_empty();
    if hints.iter().zip(own).any(is_own) {
        hints.iter_mut().for_each(|hint| hint.rule = None);
    }
    hints
}

/// Gives the last hint these words.
fn answer_with(ladder: &mut [Hint], words: String) {
    if let Some(answer) = ladder.last_mut() {
        answer.words = words;
    }
}

/// The rule of the first seed sown.
fn sown_by(played: &Played) -> Option<RuleId> {
    let is_drop = |event: &&Event| matches!(event.step, Happening::Drop { .. });
    played.turn.events.iter().find(is_drop).map(|event| event.rule)
}

fn first_move(claim: &str, board: &Position) -> Option<Move> {
    let claim = Claim::parse(claim).ok()?;
    board.parse_move(claim.moves.first()?).ok()
}

/// The last move of a claim, played.
pub(super) fn last_of(claim: &str, board: &Position) -> Option<Played> {
    let claim = Claim::parse(claim).ok()?;
    let mut position = *board;
    let mut moves = Vec::new();
    let mut last = None;
    for text in &claim.moves {
        moves.push(position.parse_move(text).ok()?);
        let played = Played::last_of(*board, &moves).ok()?;
        position = played.turn.after;
        last = Some(played);
    }
    last
}

/// In a step that asks for all legal moves: the rule that refuses the others.
fn refused_by(goal: &Goal, refuse: &[String]) -> Option<RuleId> {
    let mut rules =
        refuse.iter().filter_map(|text| text.split_whitespace().last()?.parse::<RuleId>().ok());
    rules.find(|rule| matches!(goal, Goal::Legal) && !rule.is_in_every_game())
}

/// The text about the rule to think of in this turn.
fn think_of(played: &Played, rule: RuleId) -> String {
    let (mut laps, mut lap) = (0, 0);
    let mut comes_in = None;
    for event in &played.turn.events {
        let lifts = matches!(event.step, Happening::Lift { .. } | Happening::Eat { .. });
        if event.rule == rule && comes_in.is_none() {
            comes_in = Some((lap, event.step));
        }
        if matches!(event.step, Happening::Drop { .. }) {
            // What is eaten at the end of a lap begins the next one, but may turn round first.
            lap = laps;
        }
        laps += usize::from(lifts);
    }
    // Sowing itself happens in every lap.
    let at_an_end = comes_in.filter(|(lap, step)| {
        *lap > 0 && !matches!(step, Happening::Drop { .. } | Happening::Skip(_))
    });
    let lap = at_an_end.map(|(lap, _)| lap).filter(|_| laps > 1);
    words::think_of(&played.before.ruleset(), rule, lap)
}

/// The rule to think of for a question. In a turn of plain sowing it is the rule that the question
/// is about.
pub(super) fn asked_about(played: &Played, what: Question) -> Option<RuleId> {
    let main = main_rule(played)?;
    if what == Question::Result {
        // What ends the game or shares the last seeds, not what was captured before.
        return played.turn.events.last().map(|event| event.rule);
    }
    if what == Question::Last && played.laps() == 1 {
        // How far a handful goes: not what happens where it ends.
        let skips = |event: &&Event| matches!(event.step, Happening::Skip(_));
        let skip = played.turn.events.iter().find(skips).map(|event| event.rule);
        return skip.or_else(|| sown_by(played)).or(Some(main));
    }
    if what == Question::Laps {
        // The event that starts the next lap, not the one that ends the last lap.
        let goes_on =
            |event: &&Event| matches!(event.step, Happening::Relay(_) | Happening::Eat { .. });
        let next = played.turn.events.iter().find(goes_on);
        return Some(next.map_or(main, |event| event.rule));
    }
    // Whose turn it is depends on the turn only where a move can give another one.
    let only_sows = main.id().split('.').any(|part| part == "sow");
    // That a turn ends the game does not say what it captures.
    let ends = matches!(main.kind(), RuleKind::End(_)) && what == Question::Takes;
    let instead = match what {
        Question::Takes => played.before.ruleset().name().capture_rule().unwrap_or(main),
        _ => main,
    };
    Some(match what {
        Question::Next if only_sows || !words::plays_again(played) => RuleId::TurnAlternate,
        _ if only_sows || ends => instead,
        _ => main,
    })
}

/// The hints of a task without words of its own; `played` is a right move.
pub(super) fn of_task(played: &Played, goal: &Goal) -> Vec<Hint> {
    of_move(played, goal, rule_of(goal))
}

/// Whether the goal is the best of several moves: counting does not show which one that is.
fn is_among_several(goal: &Goal, played: &Played) -> bool {
    words::missed::names_moves(goal, played) || goal.is_worth_most()
}

fn of_move(played: &Played, goal: &Goal, named: Option<RuleId>) -> Vec<Hint> {
    let mv = played.turn.mv;
    let hole = mv.hole();
    let goes_on = || match goal {
        Goal::LapsAtLeast(_) => asked_about(played, Question::Laps),
        // Where a handful ends is a question of sowing, not of what happens there.
        Goal::Last(_) if played.laps() == 1 => sown_by(played),
        _ => None,
    };
    let rule = named.or_else(goes_on).or_else(|| main_rule(played));
    // Of several moves it is not yet said which one counts, nor in which of its laps.
    let think = rule.map_or_else(String::new, |rule| match is_among_several(goal, played) {
        true => words::think_of(&played.before.ruleset(), rule, None),
        false => think_of(played, rule),
    });
    let words = words::play(&played.turn);
    let answer = Hint { rung: Rung::Answer, words, rule, hole, mv: Some(mv) };
    let mut ladder = vec![
        Hint { words: words::leading_to(goal, played), ..Hint::default() },
        Hint { rung: Rung::Rule, words: think, rule, ..Hint::default() },
        Hint { rung: Rung::Hole, words: words::look_at(played), hole, ..Hint::default() },
    ];
    if !is_among_several(goal, played) {
        // A ring where a lap ends would look like the hole to play.
        ladder.extend(half_way(played).map(|hint| Hint { hole: None, ..hint }));
    }
    ladder.push(answer);
    ladder
}

/// The side that is asked about a turn: the one that makes it. How a game ends is asked of the side
/// that began on the board, even if the other one ends it.
pub(super) fn side_asked(played: &Played, what: Question, board: &Position) -> Side {
    match what {
        Question::Result => board.to_move(),
        _ => played.turn.mover,
    }
}

/// The right answer in a sentence.
fn answer_to(played: &Played, what: Question, board: &Position) -> String {
    let answer = played.answer(what).unwrap_or_default();
    words::answer(what, &answer, played.before.shape(), Some(side_asked(played, what, board)))
}

pub(super) fn of_question(played: &Played, what: Question, board: &Position) -> Vec<Hint> {
    let mv = played.turn.mv;
    let rule = asked_about(played, what);
    let think = rule.map_or_else(String::new, |rule| think_of(played, rule));
    let (answer, you) = (answer_to(played, what, board), side_asked(played, what, board));
    let foretold = turns::preview(&played.turn);
    // Where the last seed of a single lap lands is the whole answer.
    let is_all = what == Question::Last && played.laps() == 1;
    let reason = match played.turn.mover == you {
        true if is_all => foretold.line,
        true => foretold.words(),
        // The other side ends the game.
        false => turns::turn(&played.turn).words,
    };
    let hole = hole_of(first_lap_ends(played));
    let mut ladder = vec![
        Hint { words: words::leading_question(played, what), ..Hint::default() },
        Hint { rung: Rung::Rule, words: think, rule, ..Hint::default() },
    ];
    // Where nobody plays twice, counting does not say whose turn it is.
    if what != Question::Next || words::plays_again(played) {
        ladder.extend(words::first_seed(played).map(|(words, first)| Hint {
            rung: Rung::Begin,
            words,
            hole: hole_of(Some(first)),
            ..Hint::default()
        }));
        ladder.extend(half_way(played));
    }
    let nothing = (what == Question::Takes).then(|| words::takes_nothing(played)).flatten();
    let words =
        nothing.unwrap_or_else(|| words::with_reason(&answer, &reason).trim_end().to_owned());
    ladder.push(Hint { rung: Rung::Answer, words, rule, hole, mv: Some(mv) });
    ladder
}

fn hole_of(place: Option<Place>) -> Option<Hole> {
    match place? {
        Place::Hole(hole) => Some(hole),
        _ => None,
    }
}

/// Half the count: where the first lap ends in a turn of several, otherwise the place of the middle
/// seed. `None` where one or two seeds are sown.
fn half_way(played: &Played) -> Option<Hint> {
    let laps = laps(&played.turn.events);
    let first = laps.first()?;
    if laps.len() > 1 {
        let end = first_lap_ends(played);
        let words = words::first_lap(end, played.turn.mover);
        return Some(Hint { rung: Rung::Half, words, hole: hole_of(end), ..Hint::default() });
    }
    let middle = first.len().div_ceil(2);
    let place = *first.get(middle.checked_sub(1)?).filter(|_| first.len() > 2)?;
    let words = words::middle_seed(middle, first.len(), place, played);
    Some(Hint { rung: Rung::Half, words, ..Hint::default() })
}
