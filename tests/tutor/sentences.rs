//! Every sentence about turns, refusals and ends in random games of all nine games: singular and
//! plural, plain words, and the gain of a relay.

use kete::app::words;
use kete::game::{GameInProgress, Player};
use kete::narration::turns::{self, ALL_SEEN, Course, Hidden, Steps};
use kete::rules::{BySide, Event, GameName, Move, Place, Position, Ruleset, Side, Step, Turn};
use kete::tutor::drills::Dice;

/// Things that are counted.
const COUNTED: [&str; 7] = ["seed", "lap", "drop", "turn", "move", "hole", "point"];
/// Words between a number and what it counts.
const BETWEEN: [&str; 5] = ["red", "blue", "more", "extra", "last"];
/// Verbs that would be wrong after one thing; with an `s` they are wrong after several.
const VERBS: [&str; 11] =
    ["stop", "land", "fall", "stay", "count", "go", "remain", "make", "come", "reach", "do"];

/// Wrong singulars and plurals in a text, and unnatural words.
fn faults(text: &str) -> Vec<String> {
    let trim = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let all: Vec<String> = text.split_whitespace().map(trim).collect();
    let mut found = Vec::new();
    for (at, word) in all.iter().enumerate() {
        if ["bare", "heap", "heaps", "falleth"].contains(&word.as_str()) {
            found.push(format!("“{word}” in “{text}”"));
        }
        let Ok(count) = word.parse::<u32>() else { continue };
        let mut rest = all[at + 1..].iter().skip_while(|word| BETWEEN.contains(&word.as_str()));
        let Some(noun) = rest.next() else { continue };
        let Some(one) = COUNTED.iter().find(|one| noun.trim_end_matches('s') == **one) else {
            continue;
        };
        let is_one = noun == one;
        let ends_here =
            text.split_whitespace().nth(at).is_some_and(|raw| raw.ends_with(['.', ',', ':', ';']));
        if ends_here {
            continue;
        }
        if is_one != (count == 1) {
            found.push(format!("“{count} {noun}” in “{text}”"));
        }
        let Some(verb) = rest.next() else { continue };
        let is_plural =
            ["are", "have", "were"].contains(&verb.as_str()) || VERBS.contains(&verb.as_str());
        let is_single = ["is", "has", "was"].contains(&verb.as_str())
            || verb.strip_suffix('s').is_some_and(|verb| VERBS.contains(&verb));
        if is_one && is_plural || !is_one && is_single {
            found.push(format!("“{count} {noun} {verb}” in “{text}”"));
        }
    }
    found
}

/// All sentences about a turn: before, during and after it.
fn told(turn: &Turn, hidden: Hidden) -> Vec<String> {
    let preview = turns::preview_hiding(turn, hidden);
    let mut all = vec![turns::turn_hiding(turn, hidden).words, preview.words(), preview.short];
    all.push(turns::own_turn_with_its_end(turn));
    let steps = Steps::of(turn);
    for block in turns::film(&steps, hidden) {
        all.extend([block.words, block.says]);
    }
    // Long relays repeat the same sentences.
    let every = turn.events.len() / 60 + 1;
    for at in (0..turn.events.len()).step_by(every) {
        all.extend(turns::announced(&steps, at, hidden));
        all.extend(turns::moment(&steps, at, hidden).map(|(words, _)| words));
        all.extend(turns::gain_so_far(&steps, at, hidden));
    }
    all
}

/// All sentences about illegal moves.
fn refused(position: &Position) -> Vec<String> {
    let shape = position.shape();
    let all = shape.holes().flat_map(|hole| {
        use kete::rules::{Colour, Way};
        let ways = [Way::Left, Way::Right].map(|way| Move::Way { hole, way, spread: false });
        let colours = [Colour::Red, Colour::Blue].map(|colour| Move::Colour(hole, colour));
        [Move::Hole(hole)].into_iter().chain(ways).chain(colours)
    });
    let illegal = all.chain([Move::Pass]).filter_map(|mv| position.refusal(&mv));
    let mut words = Vec::new();
    for illegal in illegal {
        let would = position.trial(&illegal.mv).map(|events| Course::of(&events));
        for below in Side::ALL {
            let (head, line) = words::not_allowed(&illegal, would.as_ref(), shape, below);
            words.extend([head, line]);
            words.push(kete::narration::refusal_seen(&illegal, shape, below));
        }
        words.push(kete::narration::refusal(&illegal));
    }
    words
}

/// Plays a random game to its end or a limit; `look` sees each position.
fn random_game(name: GameName, seed: u64, mut look: impl FnMut(&GameInProgress)) {
    let players = BySide::new(Player::You, Player::Friend);
    let mut game = GameInProgress::new(Ruleset::new(name), players);
    let mut dice = Dice::new(seed);
    for _ in 0..60 {
        look(&game);
        let moves = game.position().moves();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        game.play(&mv).expect("legal");
    }
    look(&game);
}

#[test]
fn the_check_of_sentences_finds_faults() {
    for wrong in
        ["its 1 seed stop at F.", "1 seeds", "4 seed", "1 red seeds.", "b is bare", "2 laps is"]
    {
        assert_eq!(faults(wrong).len(), 1, "{wrong}");
    }
    for right in ["its 1 seed stops at F.", "4 seeds are", "Lap 1, seeds", "1 lap, 5 seeds into"] {
        assert!(faults(right).is_empty(), "{right}: {:?}", faults(right));
    }
}

#[test]
fn sentences_of_random_games_have_correct_singulars_and_plurals() {
    let (mut sentences, mut found) = (0, Vec::new());
    for name in GameName::ALL {
        for seed in 0..4 {
            random_game(name, seed, |game| {
                let mut all = refused(game.position());
                let hidden = BySide::new(seed % 2 == 1, seed % 4 > 1);
                let moves = game.position().moves().into_iter();
                for mv in moves.skip(game.path().len() % 3).step_by(3) {
                    all.extend(told(&game.look_ahead(&mv).expect("legal"), hidden));
                }
                all.push(kete::narration::ending::summary(game, game.current()));
                sentences += all.len();
                found.extend(all.iter().flat_map(|text| faults(text)));
            });
        }
    }
    found.sort_unstable();
    found.dedup();
    assert!(sentences > 20_000, "{sentences}");
    assert!(found.is_empty(), "{} faults: {:#?}", found.len(), &found[..found.len().min(20)]);
}

/// Seeds that a turn sows into its mover's store.
fn sown_into_store(turn: &Turn) -> u16 {
    let is_stored = |event: &&Event| match event.step {
        Step::Drop { at: Place::Store(side), .. } => side == turn.mover,
        _ => false,
    };
    turn.events.iter().filter(is_stored).count() as u16
}

#[test]
fn a_relay_is_described_with_its_gain_before_and_after_it() {
    let mut relays = 0;
    for name in GameName::ALL {
        for seed in 0..3 {
            random_game(name, seed, |game| {
                for mv in game.position().moves() {
                    let turn = game.look_ahead(&mv).expect("legal");
                    let course = Course::of(&turn.events);
                    if course.laps < 2 {
                        continue;
                    }
                    let who = turns::side(turn.mover);
                    let gain = |store: &str| match (
                        name.shape() == kete::rules::BoardShape::FourRows,
                        sown_into_store(&turn),
                    ) {
                        (true, _) => match course.gain() {
                            0 => "nothing eaten".to_owned(),
                            // The next sentence says how many.
                            _ if course.taken.len() == 1 || course.taken.len() > 5 => {
                                format!("{} laps. Eats ", course.laps)
                            }
                            more => format!("{} eaten", kete::narration::seeds(more)),
                        },
                        // What is captured is said in another sentence.
                        _ if !name.facts().sows_store => format!("{} laps.", course.laps),
                        (false, 0) => format!("no seeds sown into {store}"),
                        (false, more) => {
                            format!("{} sown into {store}", kete::narration::seeds(more))
                        }
                    };
                    let before = turns::preview(&turn).words();
                    let after = turns::turn_hiding(&turn, ALL_SEEN).words;
                    // In Bawo what is eaten is said hole by hole.
                    let counts = name.shape() != kete::rules::BoardShape::FourRows;
                    let says =
                        if counts { gain("your store") } else { format!("{} laps", course.laps) };
                    assert!(before.contains(&says), "{name}: {before}");
                    assert!(after.contains(&gain(&format!("{who}'s store"))), "{name}: {after}");
                    assert!(!before.contains("drops"), "{before}");
                    relays += 1;
                }
            });
        }
    }
    assert!(relays > 1_000, "{relays}");
}

#[test]
fn laps_are_announced_with_their_total() {
    let start = Ruleset::new(GameName::Giuthi).start();
    let turn = start.play(&start.parse_move("AR").expect("a move")).expect("legal");
    let at = 0..turn.events.len();
    let all: Vec<String> =
        at.filter_map(|at| turns::announced(&Steps::of(&turn), at, ALL_SEEN)).collect();
    assert_eq!(all[0], "Lap 2 of 3: 7 lifted at a, now the other way, first into F.");
}

#[test]
fn several_moves_in_a_row_are_described_as_one_turn() {
    // D ends in the store; A then captures.
    let start = Ruleset::new(GameName::Basic).start();
    let mut position = start;
    let mut turns = Vec::new();
    for text in ["D", "A"] {
        let mv = position.parse_move(text).expect(text);
        let turn = position.play(&mv).expect(text);
        position = turn.after;
        turns.push(turn);
    }
    let all: Vec<&Turn> = turns.iter().collect();
    let told = turns::moves_in_a_row(&all, ALL_SEEN, None);
    assert_eq!(
        told.words,
        "South plays D, 3 seeds, then plays A, 3 seeds. Captures 3 at c, and the last seed \
         goes into the store too. 5 seeds into South's store in all."
    );
    assert_eq!(turns::moves_in_a_row(&all[..1], ALL_SEEN, None), turns::turn(&turns[0]));
}
