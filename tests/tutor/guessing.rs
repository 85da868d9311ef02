//! Model games: guessing the moves of a commented game, the points, and what the check refuses.

use kete::rules::GameName;
use kete::tutor::schema::{Course, LessonStep};
use kete::tutor::wording::{guess as words, lessons::problem};
use kete::tutor::{LessonRun, LoadedCourse, MOST_POINTS, MoveGuessed};

use crate::turned::{Turned, amount, most};

/// A model game of Owari with these steps.
fn course(steps: &[&str]) -> String {
    format!(
        "(ruleset: \"owari\", audience: \"All.\", lessons: [(id: \"T1\", title: \"One\", \
         aim: \"Two.\", track: Model, rules: [], steps: [\n{}\n])])",
        steps.join(",\n")
    )
}

const SAY: &str = "Say(text: \"A game of Kete against itself at full strength.\")";
const BOARD: &str = "at: \"9,1,1,0,0,10/0,1,11,1,2,3 2-7 S\"";
const MOVES: &str =
    "moves: [\"B worth +0@5\", \"C worth -2@5\", \"A worth -4@5\", \"F worth -9@5\"]";

fn guess(moves: &str) -> String {
    format!("Guess(text: \"South moves.\", {BOARD}, {moves}, because: \"B defends.\")")
}

fn problems(steps: &[&str]) -> Vec<String> {
    LoadedCourse::of_text("my.ron", &course(steps)).problems.iter().map(problem).collect()
}

fn run(steps: &[&str]) -> LessonRun {
    assert_eq!(problems(steps), [""; 0], "the course is sound");
    let course: Course = ron::from_str(&course(steps)).expect("a course");
    LessonRun::new(&course, "T1").expect("a lesson")
}

fn guess_of(run: &mut LessonRun, mv: &str) -> MoveGuessed {
    let mv = run.board().expect("a board").parse_move(mv).expect(mv);
    run.guess_move(&mv).expect("a guess").expect("legal")
}

#[test]
fn only_the_first_guess_counts_and_an_illegal_move_is_none() {
    let mut run = run(&[SAY, &guess(MOVES)]);
    assert!(run.go_on());
    let empty = run.board().expect("a board").parse_move("D").expect("a hole");
    assert!(run.guess_move(&empty).expect("a guess step").is_err());
    assert_eq!((run.points(), run.state().done), (Some((0, 3)), false));
    let first = guess_of(&mut run, "C");
    assert_eq!((first.points, run.points()), (1, Some((1, 3))));
    let second = guess_of(&mut run, "B");
    assert_eq!((second.points, run.points()), (MOST_POINTS, Some((1, 3))));
    assert!(run.is_done());
    assert_eq!(run.stars(), Some(1), "a third of the points");
}

#[test]
fn the_feedback_says_what_the_guess_costs_and_why_the_move_was_played() {
    let mut run = run(&[SAY, &guess(MOVES)]);
    run.go_on();
    let guessed = guess_of(&mut run, "C");
    assert_eq!(words::points(&guessed), "1 of 3 points. In the game B was played.");
    assert_eq!(
        words::why(&guessed, "B defends."),
        "C costs you 2 seeds compared with B, the move that was played, counted over the next 5 \
         turns. B defends."
    );
    let guessed = guess_of(&mut run, "B");
    assert_eq!(
        words::points(&guessed),
        "3 of 3 points. B was played in the game. Your first guess counts: 1 of 3."
    );
    assert_eq!(words::why(&guessed, "B defends."), "B defends.");
}

#[test]
fn the_stars_of_a_model_game_follow_its_points() {
    for (moves, stars) in [("BBBBB", 3), ("BBBBF", 3), ("BBBFF", 2), ("BBFFF", 1)] {
        let guesses = [guess(MOVES), guess(MOVES), guess(MOVES), guess(MOVES), guess(MOVES)];
        let steps: Vec<&str> =
            [SAY].into_iter().chain(guesses.iter().map(String::as_str)).collect();
        let mut run = run(&steps);
        for mv in moves.chars() {
            assert!(run.go_on());
            guess_of(&mut run, &mv.to_string());
        }
        assert_eq!(run.stars(), Some(stars), "{moves}");
    }
}

#[test]
fn the_step_after_a_guess_continues_after_the_move_of_the_game() {
    let mut run = run(&[SAY, &guess(MOVES), "Say(text: \"North is next.\")"]);
    run.go_on();
    let before = *run.board().expect("a board");
    let played = before.play(&before.parse_move("B").expect("a move")).expect("legal");
    guess_of(&mut run, "F");
    assert!(run.go_on());
    assert_eq!(run.board(), Some(&played.after));
}

#[test]
fn the_check_names_what_is_wrong_with_the_moves() {
    for (moves, expected) in [
        (
            "moves: [\"B worth +0@5\", \"C worth -2@5\", \"A worth -4@5\"]",
            "F is legal too and must be listed with what it is worth.",
        ),
        (
            "moves: [\"C worth -2@5\", \"B worth +0@5\", \"A worth -4@5\", \"F worth -9@5\"]",
            "B is better than C, the move that was played. Show this move instead of asking for it, \
             or look further ahead.",
        ),
        (
            "moves: [\"B worth +0@5\", \"C takes 0\", \"A worth -4@5\", \"F worth -9@5\"]",
            "The step does not say once what C is worth: use worth, in Bawo wins, no-win or eats.",
        ),
        (
            "moves: [\"B worth +0@5\", \"C worth -2@5\", \"A worth -4@5\", \"F worth -9@5\", \
             \"C worth -2@5\"]",
            "C is listed twice.",
        ),
        (
            "moves: [\"B worth +0@5\", \"C worth -1@5\", \"A worth -4@5\", \"F worth -9@5\"]",
            "“worth -1@5” is stated of C, but it is “worth -2@5”.",
        ),
        (
            "moves: [\"B eats +0@3\", \"C eats -2@3\", \"A eats -4@3\", \"F eats -9@3\"]",
            "Only in Bawo is it stated how many seeds a move eats. Use worth.",
        ),
    ] {
        let found = problems(&[SAY, &guess(moves)]);
        assert!(found.iter().any(|line| line.ends_with(expected)), "{moves}: {found:?}");
    }
    let mixed = MOVES.replace("C worth -2@5", "C worth +1@3");
    let found = problems(&[SAY, &guess(&mixed)]);
    let expected = "C and B are not measured in the same way: use the same kind of worth and the \
                    same number of turns for all moves.";
    assert!(found.iter().any(|line| line.ends_with(expected)), "{found:?}");
}

#[test]
fn in_bawo_a_guess_counts_wins_or_seeds_eaten() {
    let board = "0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2/0,1,0,1,0,1,0,1/1,0,1,4,0,1,1,0 0-0 - N";
    let position = crate::position("bawo-beginner", board);
    let moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    let claims: Vec<String> = moves.iter().map(|mv| format!("\"{mv} eats +99@2\"")).collect();
    let text = format!(
        "(ruleset: \"bawo-beginner\", audience: \"All.\", lessons: [(id: \"T1\", title: \"One\", \
         aim: \"Two.\", track: Model, rules: [], steps: [Guess(text: \"South moves.\", \
         at: \"{board}\", moves: [{}], because: \"It eats.\")])])",
        claims.join(", ")
    );
    let found = LoadedCourse::of_text("my.ron", &text).problems;
    let found: Vec<String> = found.iter().map(problem).collect();
    assert_eq!(found.len(), moves.len(), "each real number is named: {found:?}");
    assert!(found.iter().all(|line| line.contains("but it is “eats ")), "{found:?}");
}

/// A reply that takes more than the guess costs: either it comes after the move of the game too, or
/// the guess makes up for some of it.
#[test]
fn a_reply_that_takes_more_than_the_guess_costs_is_explained() {
    let (mut anyway, mut made_up) = (0, 0);
    for game in GameName::ALL {
        let course = kete::tutor::course(game).expect("a bundled course");
        for lesson in &course.lessons {
            let mut run = LessonRun::new(&course, &lesson.id).expect("a lesson");
            for at in 0..lesson.steps.len() {
                run.go_to(at);
                let LessonStep::Guess { .. } = run.step() else { continue };
                let before = *run.board().expect("a board");
                for mv in before.moves() {
                    let guessed = run.guess_move(&mv).expect("a guess").expect("legal");
                    let said = words::why(&guessed, "");
                    let cost = guessed.worth.short_of(guessed.game_worth);
                    let own = most(&Turned::of(&before, &mv));
                    let of_game = most(&Turned::of(&before, &guessed.game.turn.mv));
                    if let Some((_, rest)) = said.split_once(" can take ") {
                        assert_eq!(amount(rest.split(" too").next().expect("a part")), of_game);
                        anyway += 1;
                    }
                    if said.contains(" You make up for some of that") {
                        assert!(own > cost, "{before:?} {mv}: {said}");
                        made_up += 1;
                    }
                }
            }
        }
    }
    assert!(anyway > 3 && made_up > 3, "{anyway} {made_up}");
}
