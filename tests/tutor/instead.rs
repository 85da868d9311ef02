//! The sentence about a legal move that misses a goal, checked against recounted events.

use kete::rules::{GameName, Ruleset};
use kete::tutor::drills::Dice;
use kete::tutor::schema::{Goal, LessonStep};
use kete::tutor::wording::instead;
use kete::tutor::wording::missed::missed;
use kete::tutor::{Claim, Fact, Played, boards, course, meets};

/// A turn as text, so that the check shares no type with what it checks.
struct Lines(Vec<Vec<String>>);

impl Lines {
    fn of(played: &Played) -> Lines {
        let line = |event: &kete::rules::Event| {
            event.to_string().split_whitespace().map(str::to_owned).collect()
        };
        Lines(played.turn.events.iter().map(line).collect())
    }

    fn with<'a>(&'a self, verb: &'a str) -> impl Iterator<Item = &'a [String]> {
        self.0.iter().map(Vec::as_slice).filter(move |words| words[0] == verb)
    }

    /// Seeds captured into the mover's store, or eaten.
    fn takes(&self) -> u32 {
        self.counted("capture") + self.counted("eat")
    }

    /// The seeds of all events of a kind.
    fn counted(&self, verb: &str) -> u32 {
        let count = |words: &[String]| -> u32 {
            words[2].trim_end_matches(['R', 'B']).parse().expect("a number of seeds")
        };
        self.with(verb).map(count).sum()
    }

    /// Laps: each handful is lifted from a hole, taken out of the house, or eaten.
    fn laps(&self) -> u32 {
        let is_hole = |words: &&[String]| words[1].len() <= 2;
        let taken = self.with("take").filter(is_hole).count();
        (taken + ["lift", "eat"].into_iter().flat_map(|verb| self.with(verb)).count()) as u32
    }

    /// Where the last seed lands, as the mover speaks of it.
    fn last(&self, store: &str) -> String {
        let place = self.with("drop").last().map_or("no hole", |words| &words[1]);
        let other = |place: &str| match place {
            "south-store" => "South's store".to_owned(),
            "north-store" => "North's store".to_owned(),
            hole => hole.to_owned(),
        };
        if place == store { "your store".to_owned() } else { other(place) }
    }
}

/// Whether the sentence is true of the turn.
fn is_so(said: &str, played: &Played) -> bool {
    // A hole may be called `hole a` where its name alone reads as another word.
    let said = &said.replace("hole ", "");
    let lines = Lines::of(played);
    let mv = played.turn.mv.to_string();
    let mover = played.turn.mover;
    let other = match mover.other().to_string().as_str() {
        "south" => "South",
        _ => "North",
    };
    let last = lines.last(&format!("{mover}-store"));
    let after = played.turn.after.setup();
    let rest = said.strip_prefix(&format!("{mv} ")).unwrap_or(said);
    let number = |words: &str| words.split(' ').next().and_then(|word| word.parse::<u32>().ok());
    if let Some(place) = rest.strip_prefix(&format!("After {mv} the last seed lands in ")) {
        place == format!("{last}.")
    } else if let Some(counts) = rest.strip_prefix("has ") {
        is_past_or_short(counts, &lines, &last, &format!("{mover}-store"))
    } else if let Some(count) = rest
        .strip_prefix("captures ")
        .or_else(|| rest.strip_prefix("eats "))
        .filter(|rest| number(rest).is_some())
    {
        let verb = if lines.counted("eat") > 0 { "eats" } else { "captures" };
        said.contains(&format!("{mv} {verb} "))
            && number(count) == Some(lines.takes())
            && lines.counted("keep") == 0
    } else if let Some(brings) = rest.strip_prefix("brings you ") {
        let (all, taken) = brings.split_once(": the ").unwrap_or((brings, "0"));
        match all.strip_prefix("only your own last seed. ") {
            Some(_) => lines.takes() == 0 && lines.counted("keep") == 1,
            None => {
                number(all) == Some(lines.takes() + lines.counted("keep"))
                    && number(taken) == Some(lines.takes())
                    && lines.counted("keep") == 1
            }
        }
    } else if let Some(count) = rest.strip_prefix(&format!("With {mv} you sow only ")) {
        number(count) == Some(lines.laps())
    } else if let Some(place) =
        rest.strip_prefix(&format!("After {mv} it is {other}'s turn: the last seed lands in "))
    {
        place == format!("{last}.") && played.turn.after.to_move() == mover.other()
    } else if let Some(place) = rest.strip_prefix("gives no second move: the last seed lands in ") {
        place == format!("{last}.") && lines.with("again").count() == 0
    } else if rest == format!("After {mv}, {other} still has no seeds.") {
        after.on_side(mover.other()) == 0
    } else if rest.starts_with("captures nothing") {
        lines.takes() == 0
    } else if let Some(place) = rest.strip_prefix("does not end the game: the last seed lands in ")
    {
        place == format!("{last}.") && played.turn.after.outcome().is_none()
    } else {
        false
    }
}

/// Checks `has 5 seeds. Seed 4 lands in your store, and 1 more goes past it.` and `has 1 seed, too few
/// to reach your store: the last one lands in E.`
fn is_past_or_short(counts: &str, lines: &Lines, last: &str, store: &str) -> bool {
    let number = |words: &str| words.split(' ').next()?.parse::<usize>().ok();
    let drops: Vec<&str> = lines.with("drop").map(|words| words[1].as_str()).collect();
    let is_said = |place: &str, at: &str| match place {
        "your store" => at == store,
        hole => at == hole,
    };
    let Some(of) = number(counts).filter(|of| *of == drops.len()) else { return false };
    match counts.split_once(" lands in ") {
        Some((first, rest)) if rest.contains(" past it.") => {
            let (place, over) = rest.split_once(", and ").expect(counts);
            let nth = match first.rsplit_once(". ").expect(counts).1 {
                "The first one" => 1,
                "The second one" => 2,
                "The third one" => 3,
                "The fourth one" => 4,
                "The fifth one" => 5,
                "The sixth one" => 6,
                seed => seed.strip_prefix("Seed ").and_then(number).expect(counts),
            };
            is_said(place, drops[nth - 1]) && number(over) == Some(of - nth)
        }
        _ => {
            let (_, rest) = counts.split_once(" too few to reach ").expect(counts);
            let (place, end) = rest.split_once(": the last one lands in ").expect(counts);
            !drops.iter().any(|at| is_said(place, at)) && end == format!("{last}.")
        }
    }
}

#[test]
fn the_sentence_about_a_move_that_misses_a_goal_is_true() {
    let goals = [
        Goal::Last("store".to_owned()),
        Goal::TakesAtLeast(40),
        Goal::LapsAtLeast(200),
        Goal::Again,
        Goal::Feeds,
    ];
    let mut dice = Dice::new(11);
    for game in GameName::ALL {
        let mut said = 0;
        for _ in 0..10 {
            let mut at = Ruleset::new(game).start();
            for _ in 0..30 {
                let moves = at.moves();
                if at.outcome().is_some() || moves.is_empty() {
                    break;
                }
                for mv in moves.iter().take(6).filter(|mv| mv.hole().is_some()) {
                    let played = Played::new(at, mv).expect("legal");
                    if played.turn.after.outcome().is_some() {
                        continue;
                    }
                    for goal in goals.iter().filter(|goal| !meets(goal, &played)) {
                        let words = instead(&played, goal);
                        assert!(is_so(&words, &played), "{game} {at:?} {mv} {goal:?}: {words}");
                        said += 1;
                    }
                }
                let mv = dice.one_of(&moves).expect("a move");
                at = at.play(&mv).expect("legal").after;
            }
        }
        assert!(said > 500, "{game}: {said}");
    }
}

/// A goal that only names a move says nothing about it. The reason is then a fact of that move that
/// is not so after another one.
#[test]
fn a_move_that_is_not_the_named_one_lacks_one_of_its_facts() {
    let (mut said, mut replies) = (0, 0);
    for game in GameName::ALL {
        for lesson in &course(game).expect("bundled").lessons {
            for (step, board) in lesson.steps.iter().zip(boards(game, lesson)) {
                let LessonStep::Ask { goal: goal @ Goal::Move(_), accept, .. } = step else {
                    continue;
                };
                let board = board.expect("sound");
                let claim = Claim::parse(&accept[0]).expect("sound");
                let stated = claim.facts.iter().find_map(|fact| match fact {
                    Fact::Reply(most) => Some(*most),
                    _ => None,
                });
                for mv in board.moves() {
                    let played = Played::new(board, &mv).expect("legal");
                    if meets(goal, &played) {
                        continue;
                    }
                    let words = missed(&played, goal, accept);
                    assert!(words.contains(&mv.to_string()), "{}: {words}", lesson.id);
                    said += 1;
                    if !words.contains(" can capture ") && !words.contains(" can eat ") {
                        continue;
                    }
                    let after = played.turn.after;
                    let takes = |mv| Played::new(after, mv).expect("legal").takes();
                    let most = after.moves().iter().map(takes).max();
                    assert!(most > stated, "{}: {words}", lesson.id);
                    replies += 1;
                }
            }
        }
    }
    assert!(said > 100 && replies > 20, "{said} {replies}");
}
