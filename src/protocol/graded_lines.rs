//! The lines that `kete analyse` prints.

use crate::game::{GameInProgress, Player, result_line};
use crate::rules::{Move, OptionValue, Side};
use crate::tutor::{Cost, Finding, Grade, Graded, GradedGame, Worth};

use crate::narration::{counted, percent};
use crate::tutor::wording::grade;

fn player(player: Player) -> String {
    match player {
        Player::You => "you".to_owned(),
        Player::Friend => "friend".to_owned(),
        Player::FarAway(_) => "friend far away".to_owned(),
        Player::Kete(level) => format!("Kete level {}", level.get()),
        Player::Engine(name) => format!("engine {name}"),
    }
}

/// The lines above the turns: rules, title, players, result.
pub fn head(game: &GameInProgress, turns: usize) -> Vec<String> {
    let ruleset = game.ruleset();
    let options = ruleset.options().into_iter().filter(OptionValue::is_changed);
    let changed = options.map(|option| format!(" {}={}", option.name, option.value));
    let mut lines = vec![format!("ruleset {}{}", ruleset.name(), changed.collect::<String>())];
    if let Some(setup) = game.set_up() {
        lines.push(format!("start {setup}"));
    }
    if !game.title().is_empty() {
        lines.push(format!("title {}", game.title().replace(['\n', '\r'], " ")));
    }
    for side in Side::ALL {
        lines.push(format!("{side} {}", player(game.players()[side])));
    }
    lines.push(format!("result {}", result_line(game.outcome().as_ref())));
    lines.push(format!("turns {turns}"));
    if ruleset.facts().has_rounds {
        lines.push("scores are those of the round".to_owned());
    }
    lines
}

/// The effort for each turn: `looked 200000 positions a turn, 1 thread`.
pub fn looked(
    nodes: Option<u64>,
    millis: Option<u64>,
    threads: u32,
    table: Option<usize>,
) -> String {
    let nodes = nodes.map(|nodes| format!("{nodes} positions a turn"));
    let millis = millis.map(|millis| format!("{millis} ms a turn"));
    let limits: Vec<String> = nodes.into_iter().chain(millis).collect();
    let threads = counted(threads, "thread", "threads");
    let table = table.map_or(String::new(), |seeds| {
        format!(", endgame table up to {}", crate::narration::seeds(seeds as u32))
    });
    format!("looked {}, {threads}{table}", limits.join(" or "))
}

/// The worth of a node for South, as the engine writes a score: `score 3`, `exact -4`, `exact win
/// 5`, in Bawo with South's chance: `score 312 63 %`.
fn worth(worth: &Worth) -> String {
    if let Some((side, turns)) = worth.win {
        let word = if side == Side::South { "win" } else { "loss" };
        return format!("exact {word} {turns}");
    }
    let word = if worth.exact { "exact" } else { "score" };
    match worth.chance {
        Some(chance) => {
            format!("{word} {} {} %", worth.hundredths, percent(chance, worth.exact))
        }
        None => format!("{word} {}", worth.seeds()),
    }
}

fn lost(graded: &Graded) -> String {
    match graded.cost {
        Cost::Seeds => format!("lost {}", graded.seeds_lost()),
        Cost::Game if graded.sure => "lost the game".to_owned(),
        Cost::Game => "looks lost".to_owned(),
        Cost::Win if graded.sure => "gave a won game away".to_owned(),
        Cost::Win => "no longer looks won".to_owned(),
    }
}

/// The grade of a turn: `best`, `mistake, lost 5, better e`, `only move`.
fn found(found: &Finding) -> String {
    match found {
        Finding::Unknown => "not looked at".to_owned(),
        Finding::Only => "only move".to_owned(),
        Finding::Unweighed => "not weighed: one of too many".to_owned(),
        Finding::Open => "not graded: two depths do not agree".to_owned(),
        Finding::Hinted(graded) => format!("a hint, better {}", graded.best),
        Finding::Graded(graded) if graded.grade() == Grade::Best => "best".to_owned(),
        Finding::Graded(graded) => {
            let name = grade(graded.grade());
            format!("{name}, {}, better {}", lost(graded), graded.best)
        }
    }
}

/// A turn: number, side, move, expected result, grade.
pub fn turn(number: usize, side: Side, mv: &Move, after: Option<&Worth>, of: &Finding) -> String {
    let after = after.map_or("unknown".to_owned(), worth);
    let (side, mv) = (side.to_string(), mv.to_string());
    format!("{number:>4} {side:<5} {mv:<7} {after:<14} {}", found(of))
}

/// The lines below the turns: the grades of both sides, the depths of the search, the turning
/// points.
pub fn sum(game: &GradedGame) -> Vec<String> {
    let mut lines = Vec::new();
    let tally = game.tally();
    for side in Side::ALL {
        let of = &tally[side];
        let counts: Vec<String> = Grade::ALL
            .iter()
            .copied()
            .map(|it| counted(of.of(it), grade(it), plural(it)))
            .chain([counted(of.only, "only move", "only moves")])
            .chain((of.open > 0).then(|| format!("{} not graded", of.open)))
            .collect();
        lines.push(format!("{side}: {}", counts.join(", ")));
        if let Some(lost) = of.lost_a_turn() {
            lines.push(format!("{side}: {lost:.1} seeds lost a turn"));
        }
    }
    if let Some(depths) = game.depths() {
        let (least, most) = depths.into_inner();
        let span = if least == most { String::new() } else { format!("{least} to ") };
        lines.push(format!("looked {span}{} ahead", counted(most, "turn", "turns")));
    }
    let proven = game.proven_turns();
    if proven > 0 {
        lines.push(match proven {
            1 => "the last turn is proven".to_owned(),
            more => format!("the last {more} turns are proven"),
        });
    }
    for to in game.moments() {
        if let Some((turn, fall)) = game.turn_to(*to).zip(game.fall(*to)) {
            let (number, side, mv) = (turn.number, turn.mover, turn.mv);
            let (name, better) = (grade(fall.grade()), fall.better);
            let (before, after) = (fall.before.shown(side), fall.after.shown(side));
            let unit = if fall.is_in_chance() { " %" } else { "" };
            let fell = format!("from {before}{unit} to {after}{unit}");
            lines.push(format!("moment {number} {side} {mv}: {name}, {fell}, better {better}"));
        }
    }
    lines
}

fn plural(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracies",
        Grade::Mistake => "mistakes",
        Grade::Blunder => "blunders",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn an_unproven_result_is_not_called_sure() {
        let open = Worth { hundredths: 6400, chance: Some(1.0), win: None, exact: false, depth: 3 };
        assert_eq!(worth(&open), "score 6400 99 %");
        let start = Ruleset::new(GameName::BawoAdvanced).start();
        let mv = start.moves()[0];
        let (best, answer) = (mv, Vec::new());
        let of = |cost, sure| {
            let answer = answer.clone();
            let (depth, proven, in_bawo) = (8, false, true);
            let (best_value, all) = (0, 6400);
            lost(&Graded {
                mv,
                best,
                answer,
                best_value,
                lost: all,
                cost,
                depth,
                proven,
                sure,
                in_bawo,
            })
        };
        assert_eq!([true, false].map(|sure| of(Cost::Game, sure)), ["lost the game", "looks lost"]);
        let given = ["gave a won game away", "no longer looks won"];
        assert_eq!([true, false].map(|sure| of(Cost::Win, sure)), given);
    }
}
