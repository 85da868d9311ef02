//! After a game: the graph, the moments and all their numbers agree.

use egui::Key;
use kete::app::coach::intent::CoachIntent;
use kete::app::coach::review::Review;
use kete::app::intent::Intent;
use kete::app::words;
use kete::game::{GameInProgress, Level, Player};
use kete::narration::move_in_sentence;
use kete::rules::{BySide, GameName, Ruleset, Side};
use kete::search::Limits;
use kete::tutor::drills::Dice;
use kete::tutor::reasons::Reasons;
use kete::tutor::{Grade, Graded, GradedTurn, weigh};

use crate::after::after_many_blunders;
use crate::looking_back::graded;
use crate::window::Window;

/// A short random game, analysed with this many positions per turn.
fn reviewed(name: GameName, seed: u64, players: BySide<Player>) -> (GameInProgress, Review) {
    let mut game = GameInProgress::new(Ruleset::new(name), players);
    let mut dice = Dice::new(seed);
    for _ in 0..14 {
        let moves = game.position().moves();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        game.play(&mv).expect("legal");
    }
    let mut review = Review::default();
    review.begin(&game);
    while let Some((at, position)) = review.next() {
        let weighed = weigh(&position, game.history_at(at), Limits::nodes(1_500));
        review.put(&game, at, weighed);
    }
    (game, review)
}

/// The numbers of a text, in order.
fn numbers(text: &str) -> Vec<i32> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

#[test]
fn every_sentence_of_a_moment_agrees_with_the_graph() {
    let kete = Player::Kete(Level::LOWEST);
    let (mut moments, mut rises) = (0, Vec::new());
    for name in GameName::ALL {
        for seed in 0..4 {
            let north = if seed % 2 == 0 { Player::Friend } else { kete };
            let (game, review) = reviewed(name, seed, BySide::new(Player::You, north));
            let known = review.known();
            let falls: Vec<(usize, Side, i32)> = known
                .turns()
                .iter()
                .enumerate()
                .filter_map(|(place, turn)| {
                    let (before, after) = known.worth(turn.from).zip(known.worth(turn.to))?;
                    let fell = before.shown(turn.mover) - after.shown(turn.mover);
                    Some((place, turn.mover, fell))
                })
                .collect();
            // No turn improves the position of its mover.
            rises.extend(falls.iter().filter(|(.., fell)| *fell < 0).map(|it| (name, seed, *it)));
            let least = if name.shape() == kete::rules::BoardShape::FourRows { 15 } else { 4 };
            let of_learner = |side: Side| north == Player::Friend || side == Side::South;
            // A move that decides the game for its mover is no mistake.
            let decides = |place: usize| known.turns()[place].decides;
            // Losses that something on the board shows come first.
            let is_shown = |place: usize| {
                let turn = &known.turns()[place];
                let before = *game.node(turn.from).entry().position();
                let fall = known.fall(turn.to).expect("it fell");
                let weighed = known.weighed(turn.from).expect("searched");
                let reasons = Reasons::new(&before, &turn.mv, &fall.better, weighed, fall.seeds());
                reasons.is_some_and(|reasons| reasons.is_shown())
            };
            let mut sizes: Vec<(bool, i32)> = falls
                .iter()
                .filter(|(place, side, fell)| {
                    of_learner(*side) && *fell >= least && !decides(*place)
                })
                .map(|(place, _, fell)| (!is_shown(*place), -fell))
                .collect();
            sizes.sort_unstable();
            sizes.truncate(3);
            let mut sizes: Vec<i32> = sizes.into_iter().map(|(_, fell)| -fell).collect();
            sizes.sort_unstable_by_key(|fell| -fell);
            let message = review.moments();
            let mut shown: Vec<i32> =
                message.iter().map(|moment| moment.fall.size() as i32).collect();
            shown.sort_unstable_by_key(|fell| -fell);
            assert_eq!(shown, sizes, "{name} {seed}: {falls:?}");
            assert!(message.windows(2).all(|pair| pair[0].turn.number <= pair[1].turn.number));
            for turn in known.turns() {
                let mistake = known.graded(turn.to).filter(|it| it.grade() >= Grade::Mistake);
                if mistake.is_some_and(|it| !it.sure) {
                    let is_moment = known.fall(turn.to).is_some_and(|fall| fall.is_moment());
                    assert!(is_moment, "{name} {seed}: {} {mistake:?}", turn.number);
                }
            }
            for moment in message {
                let turn = &moment.turn;
                let grade = known.graded(turn.to).map(kete::tutor::Graded::grade);
                assert_eq!(grade, Some(moment.fall.grade()), "{name} {seed}: {}", moment.words);
                let (before, after) = known.worth(turn.from).zip(known.worth(turn.to)).expect("it");
                let both = [before, after].map(|worth| worth.shown(turn.mover).abs());
                let all = numbers(moment.words.rsplit(" from ").next().expect("numbers"));
                let level = |number: &i32| {
                    name.shape() == kete::rules::BoardShape::FourRows || *number != 0
                };
                let both: Vec<i32> = both.into_iter().filter(level).collect();
                assert_eq!(all, both, "{name} {seed}: {}", moment.words);
                let named = words::moment_name(1, "Turn", &moment.fall);
                let chip = words::moment_chip(&moment.fall);
                if name.shape() == kete::rules::BoardShape::FourRows {
                    assert_eq!(
                        (numbers(&named)[1..].to_vec(), numbers(&chip)),
                        (both.clone(), both)
                    );
                } else {
                    let cost = format!(
                        "If both play well, the move played costs {} at the end",
                        kete::narration::seeds(moment.fall.size())
                    );
                    assert!(moment.words.contains(&cost), "{}", moment.words);
                    assert_eq!(numbers(&chip), [moment.fall.size() as i32]);
                }
                assert_ne!(moment.fall.better, turn.mv, "{name} {seed}: {}", moment.words);
                assert!(game.node(turn.from).entry().position().is_legal(&moment.fall.better));
                moments += 1;
            }
        }
    }
    assert!(rises.is_empty(), "{rises:?}");
    assert!(moments > 25, "{moments}");
}

#[test]
fn a_resigned_game_is_not_praised_and_its_moves_are_counted_as_in_the_library() {
    let mut window = Window::game(GameName::Owari, true);
    for mv in ["C", "d", "A"] {
        let mv = window.session().position().parse_move(mv).expect("a move");
        window.press_move(mv);
    }
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.does(Intent::Coach(CoachIntent::Review));
    let names = window.names();
    assert!(names.iter().all(|name| !name.contains("Well played")), "{names:?}");
    // Two of South, one of North.
    assert!(names.iter().any(|name| name.starts_with("Owari, 3 moves.")), "{names:?}");
}

#[test]
fn a_moment_names_an_opening_in_words_and_marks_all_its_holes() {
    let start = Ruleset::new(GameName::BawoAdvanced).start();
    let named = |text: &str| move_in_sentence(&start.parse_move(text).expect("an opening"));
    let each = "the five-seed opening with one seed each in A2, B1, B2, B7 and B8";
    assert_eq!(named("=A2B1B2B7B8"), each);
    let several = "the five-seed opening with 3 at A1, 1 at A4 and 1 at B8";
    assert_eq!(named("=A1A1A1A4B8"), several);
    assert_eq!(named("A6L"), "A6L");
    // A game that begins with such an opening.
    let mut window = Window::game(GameName::BawoAdvanced, true);
    let before = *window.session().position();
    window.commit(before.parse_move("=A2B1B2B7B8").expect("an opening"));
    for _ in 0..5 {
        let moves = window.session().position().moves();
        window.commit(moves[0]);
    }
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.does(Intent::Coach(CoachIntent::Review));
    assert!(window.names().iter().all(|name| !name.contains("better =")), "{:?}", window.names());
    let review = &window.session().review;
    for moment in review.moments() {
        assert!(!moment.words.contains('='), "{}", moment.words);
        assert!(review.known().graded(moment.turn.to).is_some(), "{}", moment.words);
    }
}

/// A game of some moves, each of which loses seeds in this range if one does, given up and graded.
fn after_slight_losses(moves: usize, losses: std::ops::RangeInclusive<u32>) -> Window {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..moves {
        let position = *window.session().position();
        let known = weigh(&position, Vec::new(), Limits::nodes(20_000)).losses();
        let slight = known.iter().find(|(_, lost)| losses.contains(lost));
        let best = known.iter().min_by_key(|(_, lost)| *lost);
        window.press_move(slight.or(best).expect("a move").0);
    }
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.click("Review");
    window
}

#[test]
fn the_chosen_turn_says_why_it_was_weak() {
    let inaccuracies = |window: &Window| {
        let review = &window.session().review;
        let known = review.known();
        let is_one =
            |it: &&GradedTurn| known.graded(it.to).map(Graded::grade) == Some(Grade::Inaccuracy);
        let found = known.turns().iter().filter(|_| review.moments().is_empty());
        found.filter(is_one).map(|turn| (turn.to, turn.mv)).collect::<Vec<_>>()
    };
    let games = [4, 6, 8, 10].into_iter().flat_map(|moves| [(moves, 1..=2), (moves, 2..=2)]);
    let mut windows = games.map(|(moves, losses)| after_slight_losses(moves, losses));
    let found = windows.find(|window| !inaccuracies(window).is_empty());
    let mut window = found.expect("a game without mistakes, but with an inaccuracy");
    for (to, mv) in inaccuracies(&window) {
        window.does(Intent::Show(to));
        window.steps(3);
        let begin = format!("{mv} cost ");
        let says = crate::last_turn::texts(&window);
        assert!(says.iter().any(|(words, ..)| words.starts_with(&begin)), "{begin}: {says:?}");
    }
}

#[test]
fn a_turn_chosen_in_the_list_is_shown_on_a_board_beside_moments_too() {
    let mut window = after_many_blunders();
    let moments = window.session().review.moments();
    let is_moment = |at| moments.iter().any(|moment| moment.turn.to == at);
    let line = window.session().game.line();
    let other = line[1..line.len() - 1].iter().copied().find(|at| !is_moment(*at));
    window.does(Intent::Show(other.expect("a turn that is no moment")));
    window.steps(3);
    assert!(window.has_start("Board, "), "{:?}", window.names());
    window.click("Moments");
    assert!(window.has_start("Board before the turn, "), "{:?}", window.names());
    // A moment of the graph takes the place of the turn, too.
    window.key(Key::PageDown);
    window.does(Intent::Show(other.expect("as before")));
    assert!(window.has_start("Board, "), "{:?}", window.names());
    window.press("Moment 2 in the graph");
    assert!(window.has_start("Board before the turn, "), "{:?}", window.names());
}

#[test]
fn who_plays_north_reads_their_own_chance_upwards() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    for _ in 0..2 {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
    }
    let kete = Player::Kete(Level::LOWEST);
    window
        .state_mut()
        .session
        .as_mut()
        .expect("a game")
        .game
        .set_players(BySide::new(kete, Player::You));
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.click("Review");
    window.assert_has("Your chance to win if both play on well");
}
