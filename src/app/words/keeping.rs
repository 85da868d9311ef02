//! Words about games that are kept by themselves.

use crate::game::{Person, Player, your_side};
use crate::rules::{BySide, GameGoal, GameName, Outcome, Side};
use crate::texts::messages;
use crate::texts::messages::keeping as say;

use crate::narration::system_reason;

/// Files of kept games that cannot be read.
pub fn kept_damaged(count: usize, first: &str) -> String {
    match count {
        1 => say::Damaged { name: first }.text(),
        count => say::DamagedSeveral { count, name: first }.text(),
    }
}

/// So many kept games were deleted.
pub fn games_deleted(count: usize, for_good: bool) -> String {
    match for_good {
        true => say::DeletedForGood { count }.text(),
        false => say::InWastebasket { count }.text(),
    }
}

/// Kept games could not be deleted.
pub fn games_not_deleted(kind: std::io::ErrorKind) -> String {
    say::NotDeleted { why: system_reason(kind) }.text()
}

/// `You against Kete, level 4`.
pub fn who_plays(players: BySide<Player>, people: BySide<Person>) -> String {
    let named = |side: Side| super::player_named(players[side], people[side]);
    let first = if players.north == Player::You { Side::North } else { Side::South };
    say::WhoPlays { first: named(first), second: named(first.other()) }.text()
}

/// What is played once more: `You against Kete, level 4. The rules are as written.`
pub fn again_as(players: BySide<Player>, people: BySide<Person>, changed: usize) -> String {
    say::AgainAs {
        players: who_plays(players, people),
        rules: messages::new_game::Differing { count: changed }.text(),
    }
    .text()
}

/// How a game ended, in a list: `won 30–18`, `lost`, `North won 25–23`, `draw`; `unfinished`.
pub fn result_in_list(
    game: GameName,
    players: BySide<Player>,
    outcome: Option<&Outcome>,
    rounds: usize,
) -> String {
    let Some(outcome) = outcome else { return say::unfinished().to_owned() };
    let you = your_side(players);
    let won = match (outcome.winner, you) {
        (None, _) => say::draw().to_owned(),
        (Some(winner), Some(you)) if winner == you => say::won().to_owned(),
        (Some(_), Some(_)) => say::lost().to_owned(),
        (Some(winner), None) => say::SideWon { winner }.text(),
    };
    let first = match (you, outcome.winner) {
        (Some(you), _) => you,
        (None, Some(winner)) => winner,
        (None, None) => Side::South,
    };
    let facts = game.facts();
    match facts.goal {
        _ if outcome.on_time => messages::clock::Decided { won }.text(),
        // Who owns how many of the seeds does not decide.
        GameGoal::FrontRow if outcome.rule.is_none() => say::Resigned { won }.text(),
        GameGoal::FrontRow => won,
        GameGoal::Seeds if facts.has_rounds => say::WithRounds { won, count: rounds }.text(),
        GameGoal::Seeds => {
            let (own, others) = (outcome.seeds[first], outcome.seeds[first.other()]);
            match outcome.rule {
                None => say::WithScoreResigned { won, own, others }.text(),
                Some(_) => say::WithScore { won, own, others }.text(),
            }
        }
    }
}

/// The same with the winner's name, where the list shows it; not for a screen reader.
pub fn result_by_name(
    game: GameName,
    players: BySide<Player>,
    people: BySide<Person>,
    outcome: Option<&Outcome>,
    rounds: usize,
) -> String {
    super::called_by_names(people, || result_in_list(game, players, outcome, rounds))
}

/// A card's name for a screen reader: `Owari, two rows of six. 5 of 12 lessons done. Play. Learn.`
/// `learnt` is how many of its lessons were done, where it has some.
pub fn card_name(
    game: &str,
    heading: &str,
    unfinished: Option<usize>,
    learnt: Option<(usize, usize)>,
) -> String {
    let board = heading.split(',').next().unwrap_or(heading).to_lowercase();
    let mut name = vec![say::Card { game, board }.text()];
    name.extend(unfinished.map(|number| say::CardUnfinished { number }.text()));
    if let Some((done, of)) = learnt.filter(|(done, _)| *done > 0) {
        name.push(
            say::CardLessons { progress: messages::learn::Progress { done, of }.text() }.text(),
        );
    }
    name.push(say::card_play().to_owned());
    if learnt.is_some() {
        name.push(say::card_learn().to_owned());
    }
    name.join(" ")
}
