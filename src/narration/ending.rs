//! Why a game ended, read from the events of its last turn. The rule is shown beside it as a link.

use super::turns::Course;
use crate::game::{GameInProgress, NodeEntry, NodeId, decided, your_side_alone};
use crate::rules::{BySide, End, Event, GameGoal, Outcome, Position, RuleId, RuleKind, Side, Step};
use crate::texts::messages::analysis;
use crate::texts::messages::ending as say;
use crate::texts::yes;

/// Why the game ended with this entry; empty if it did not end.
pub fn why(entry: &NodeEntry) -> String {
    why_for(entry, None)
}

/// Why the game ended at a node; empty if it did not. A person who plays here alone is “you”.
pub fn why_at(game: &GameInProgress, end: NodeId) -> String {
    why_for(game.node(end).entry(), your_side_alone(game.players()))
}

/// The same as a person on this side reads it.
fn why_for(entry: &NodeEntry, you: Option<Side>) -> String {
    let Some(outcome) = entry.outcome() else { return String::new() };
    let Some(rule) = outcome.rule else { return given_up(entry.position(), &outcome, you) };
    let after = entry.position();
    let ended = Ended::new(entry.events(), after, &outcome, you);
    match rule.kind() {
        RuleKind::Repetition => ended.repetition(after.ruleset().repetition_at()),
        RuleKind::Agree => say::agreed().to_owned(),
        RuleKind::ShareRest if rule == RuleId::GameAgreeHalve => {
            let halved = say::Halved { count: ended.settled.south }.text();
            sentences([Some(halved), ended.left_over()])
        }
        RuleKind::ShareRest => sentences([Some(say::agreed().to_owned()), ended.left_over()]),
        RuleKind::End(End::SideEmpty) => ended.cleared(),
        RuleKind::End(End::NobodyCanFeed) => ended.nobody_can_feed(),
        RuleKind::End(End::Starved) => ended.starved(),
        RuleKind::End(End::Majority) => {
            let (winner, you) = (ended.winner(), ended.role("loser", "winner"));
            ended.with_rest(say::Majority { winner, you }.text())
        }
        RuleKind::End(End::FewSeeds) => {
            let count = u32::from(ended.settled.south + ended.settled.north) + ended.left;
            ended.with_rest(say::FewSeeds { count }.text())
        }
        RuleKind::End(End::MajorityOrFew) => ended.ring(),
        RuleKind::End(End::FrontRowEmpty) => {
            let (loser, winner) = (ended.loser(), ended.winner());
            say::FrontRow { loser, winner, you: ended.role("loser", "winner") }.text()
        }
        RuleKind::End(End::Singles) => {
            say::Singles { loser: ended.loser(), you: ended.role("loser", "winner") }.text()
        }
        RuleKind::Endless => {
            let mover = after.to_move();
            let you = if you == Some(mover) { "mover" } else { NOBODY };
            say::Endless { mover, you }.text()
        }
        RuleKind::End(End::Match) => ended.giuthi_match(),
        _ => super::by_id::rule(rule).sentence.clone(),
    }
}

/// The score at a resignation or a loss on time, and who had already won if that was certain.
fn given_up(position: &Position, outcome: &Outcome, you: Option<Side>) -> String {
    let facts = position.ruleset().facts();
    // How many seeds each side owns is no score.
    if facts.goal == GameGoal::FrontRow {
        return String::new();
    }
    let BySide { south, north } = outcome.seeds;
    // The reader looks for their own seeds first.
    let (first, second) = if you == Some(Side::North) { (north, south) } else { (south, north) };
    if facts.has_rounds {
        return match position.layout_sizes().is_empty() {
            true => say::RoundScoreWas { first, second }.text(),
            false => say::ScoreAfterRound { south, north }.text(),
        };
    }
    let has_more = decided(position).filter(|winner| outcome.winner == Some(*winner));
    let has_more =
        has_more.map(|winner| say::HasMore { winner, you: yes(you == Some(winner)) }.text());
    sentences([has_more, Some(say::ScoreWas { first, second }.text())])
}

fn sentences<const N: usize>(all: [Option<String>; N]) -> String {
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// How long the game was at a node, why it ended there if it did, and whether there was help.
pub fn summary(game: &GameInProgress, end: NodeId) -> String {
    let name = &super::by_id::game(game.ruleset().name()).name;
    let path = game.path_to(end);
    let moves = path.iter().filter(|id| game.node(**id).entry().turn().is_some()).count();
    let length = length(name, moves, game.rounds_begun(end));
    let why = why_at(game, end);
    let help = if game.with_help() { analysis::played_with_help() } else { "" };
    let all = [length.as_str(), why.as_str(), help];
    let texts: Vec<&str> = all.into_iter().filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}

/// `Owari, 55 moves.`
fn length(game: &str, moves: usize, rounds: Option<usize>) -> String {
    match rounds {
        None => say::Moves { game, moves }.text(),
        Some(count) => say::Rounds { game, count, moves }.text(),
    }
}

/// What the last events say.
struct Ended {
    outcome: Outcome,
    settled: BySide<u16>,
    /// Whose holes the settled seeds were in.
    from: BySide<u16>,
    /// Seeds still on the board.
    left: u32,
    /// The side that reads it, if it is a person against Kete.
    you: Option<Side>,
}

/// Neither side is the reader.
const NOBODY: &str = "nobody";

impl Ended {
    fn new(events: &[Event], after: &Position, outcome: &Outcome, you: Option<Side>) -> Ended {
        let mut from = BySide::new(0, 0);
        for event in events {
            if let Step::Settle { hole, count, .. } = event.step {
                from[hole.owner()] += u16::from(count);
            }
        }
        let setup = after.setup();
        Ended {
            outcome: *outcome,
            settled: Course::of(events).settled,
            from,
            left: setup.on_side(Side::South) + setup.on_side(Side::North),
            you,
        }
    }

    /// Which of two roles the reader has, if the first is `side`'s.
    fn role_if(&self, side: Side, role: &'static str, other: &'static str) -> &'static str {
        match self.you {
            Some(you) if you == side => role,
            Some(_) => other,
            None => NOBODY,
        }
    }

    /// What the reader is: the loser's role or the winner's.
    fn role(&self, loser: &'static str, winner: &'static str) -> &'static str {
        self.role_if(self.loser(), loser, winner)
    }

    fn winner(&self) -> Side {
        self.outcome.winner.unwrap_or(Side::South)
    }

    fn loser(&self) -> Side {
        self.winner().other()
    }

    /// Seeds that nobody gets.
    fn left_over(&self) -> Option<String> {
        (self.left > 0).then(|| say::LeftOver { count: self.left }.text())
    }

    /// How the rest is shared.
    fn rest(&self) -> Option<String> {
        let BySide { south, north } = self.settled;
        if south + north == 0 {
            return self.left_over();
        }
        let you = self.role_if(Side::South, "south", "north");
        Some(sentences([Some(say::Rest { south, north, you }.text()), self.left_over()]))
    }

    fn with_rest(&self, sentence: String) -> String {
        sentences([Some(sentence), self.rest()])
    }

    fn repetition(&self, times: u8) -> String {
        let again = say::Repetition { times }.text();
        let is_plain = self.outcome.winner.is_none() && self.settled == BySide::new(0, 0);
        if is_plain { again } else { self.with_rest(again) }
    }

    /// The side whose holes were all empty, and the seeds of the other; `None` if both or neither
    /// had seeds.
    fn empty_side(&self) -> Option<(Side, u16)> {
        match (self.from.south, self.from.north) {
            (0, north) if north > 0 => Some((Side::South, north)),
            (south, 0) if south > 0 => Some((Side::North, south)),
            _ => None,
        }
    }

    fn nobody_can_feed(&self) -> String {
        let Some((poor, count)) = self.empty_side() else {
            return match self.from.south {
                0 => say::no_seed().to_owned(),
                _ => self.with_rest(say::no_move().to_owned()),
            };
        };
        let rich = poor.other();
        let keeps = yes(self.settled[rich] > 0);
        let you = self.role_if(poor, "poor", "rich");
        say::CannotFeed { poor, rich, keeps, count, you }.text()
    }

    fn cleared(&self) -> String {
        let Some((clearer, count)) = self.empty_side() else { return say::all_empty().to_owned() };
        let owner = clearer.other();
        let you = self.role_if(clearer, "clearer", "owner");
        if self.settled[clearer] > 0 {
            say::ClearedTakes { clearer, owner, count, you }.text()
        } else {
            say::ClearedKeeps { clearer, owner, count, you }.text()
        }
    }

    fn starved(&self) -> String {
        let rich = if self.settled.south > 0 { Side::South } else { Side::North };
        match self.settled[rich] {
            0 => say::no_seed().to_owned(),
            count => {
                let (poor, you) = (rich.other(), self.role_if(rich, "rich", "poor"));
                say::Starved { poor, rich, count, you }.text()
            }
        }
    }

    fn ring(&self) -> String {
        let count = self.outcome.seeds.south.max(self.outcome.seeds.north);
        if count > 32 {
            say::RingMost { winner: self.winner(), count, you: self.role("loser", "winner") }.text()
        } else if self.outcome.seeds.south.min(self.outcome.seeds.north) == 32 {
            say::ring_even().to_owned()
        } else {
            say::RingFew { count: self.left }.text()
        }
    }

    fn giuthi_match(&self) -> String {
        match self.outcome.winner {
            None => say::match_even().to_owned(),
            Some(winner) => {
                let count = self.outcome.seeds[winner.other()];
                say::MatchLost { loser: self.loser(), count, you: self.role("loser", "winner") }
                    .text()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Level, Player};
    use crate::rules::{GameName, Ruleset, Setup};

    #[test]
    fn a_person_against_kete_is_you() {
        let kete = Player::Kete(Level::LOWEST);
        // North's last seed goes into A, from where South reaches only E.
        let text = "3,0,0,0,0,0/0,0,0,0,0,1 23-21 N";
        let setup = Setup::parse(GameName::Owari, text).expect("a position");
        let said = |players| {
            let ruleset = Ruleset::new(GameName::Owari);
            let mut game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
            let mv = game.position().parse_move("f").expect("a move");
            game.play(&mv).expect("legal");
            summary(&game, game.current())
        };
        let (south, north) = (BySide::new(Player::You, kete), BySide::new(kete, Player::You));
        let between = said(BySide::new(Player::You, Player::Friend));
        assert!(between.contains("North has no seeds and South cannot feed it"), "{between}");
        assert!(said(south).contains("North has no seeds and you cannot feed it"));
        assert!(said(north).contains("You have no seeds and South cannot feed you"));
    }

    #[test]
    fn a_resignation_names_the_score_if_there_is_one_and_what_it_counts() {
        let said = |name, moves: usize| {
            let players = BySide::new(Player::You, Player::Friend);
            let mut game = GameInProgress::new(Ruleset::new(name), players);
            for _ in 0..moves {
                let mv = game.position().moves()[0];
                game.play(&mv).expect("legal");
            }
            game.resign(Side::North).expect("the game goes on");
            summary(&game, game.current())
        };
        assert_eq!(said(GameName::BawoBeginner, 2), "Bawo Beginner, 2 moves.");
        assert_eq!(said(GameName::Owari, 1), "Owari, 1 move. The score was 0 to 0.");
        let round = "Giuthi, 1 round, 2 moves. The score in this round was ";
        assert!(said(GameName::Giuthi, 2).starts_with(round), "{}", said(GameName::Giuthi, 2));
    }

    #[test]
    fn the_score_begins_with_the_readers_own_seeds() {
        let kete = Player::Kete(Level::LOWEST);
        let text = "4,0,0,0,0,0/0,0,0,0,0,1 20-23 S";
        let setup = Setup::parse(GameName::Owari, text).expect("a position");
        let said = |players| {
            let ruleset = Ruleset::new(GameName::Owari);
            let mut game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
            game.resign(Side::South).expect("the game goes on");
            summary(&game, game.current())
        };
        let north = said(BySide::new(kete, Player::You));
        assert!(north.contains("The score was 23 to 20."), "{north}");
        for players in [BySide::new(Player::You, kete), BySide::new(Player::You, Player::Friend)] {
            assert!(said(players).contains("The score was 20 to 23."));
        }
    }

    #[test]
    fn a_match_resigned_in_its_second_round_has_two_rounds_here_and_in_lists() {
        let sample = include_bytes!("../../saves/giuthi-match.kete");
        let mut game = GameInProgress::from_save(sample).expect("a match");
        let is_layout = |id: &NodeId| {
            let turn = game.node(*id).entry().turn();
            turn.is_some_and(|turn| matches!(turn.mv, crate::rules::Move::Fill(_)))
        };
        let after = game.line().into_iter().find(is_layout).expect("a second round");
        assert!(game.go_to(after));
        game.resign(Side::South).expect("the match goes on");
        let listed = crate::game::save::Summary::read(game.to_save().as_bytes()).expect("a game");
        assert_eq!(listed.rounds, 2);
        assert_eq!(crate::game::save::Summary::of(&game).rounds, 2);
        assert!(summary(&game, game.current()).starts_with("Giuthi, 2 rounds, "));
    }
}
