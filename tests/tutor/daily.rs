//! The daily exercises: which day has which, and the proofs again.

use kete::rules::GameName;
use kete::tutor::daily::{DailyExercise, FIRST_DAY, WEEK, daily, has_daily, set_of};
use kete::tutor::schema::LessonStep;
use kete::tutor::{Progress, Solved, Verdict, judge};

/// How many exercises of each game are proven again; all of them in the long run.
fn sample() -> usize {
    std::env::var("KETE_DAILY").ok().and_then(|count| count.parse().ok()).unwrap_or(3)
}

/// Games without a set: few of their positions can be proven, because most lines repeat.
const WITHOUT: [GameName; 1] = [GameName::Giuthi];

fn games() -> impl Iterator<Item = GameName> {
    GameName::ALL.into_iter().filter(|game| !WITHOUT.contains(game))
}

#[test]
fn every_game_has_whole_weeks_of_exercises_and_each_can_be_read() {
    for game in games() {
        let set = set_of(game).expect("a set");
        assert!(set.count() >= 60 && set.count().is_multiple_of(WEEK), "{game}: {}", set.count());
        for number in 0..set.count() {
            let exercise = set.exercise(number).expect("it can be read");
            assert_eq!(exercise.position.ruleset().name(), game);
            let again = DailyExercise::parse(game, &exercise.to_string());
            assert_eq!(again, Some(exercise), "{game} {number}");
        }
    }
    assert!(WITHOUT.into_iter().all(|game| !has_daily(game)));
}

#[test]
fn a_day_has_the_same_exercise_everywhere_and_the_set_comes_again() {
    let game = GameName::Basic;
    let set = set_of(game).expect("a set");
    let count = i64::try_from(set.count()).expect("a small number");
    assert_eq!(daily(game, FIRST_DAY), set.exercise(0));
    assert_eq!(daily(game, FIRST_DAY + count - 1), set.exercise(set.count() - 1));
    for day in [FIRST_DAY - 1, FIRST_DAY, FIRST_DAY + 100] {
        assert_eq!(daily(game, day), daily(game, day + count));
        assert_ne!(daily(game, day), daily(game, day + 1));
    }
    assert_eq!((FIRST_DAY - 4).rem_euclid(7), 0, "the first day is a Monday");
}

#[test]
fn exactly_one_move_of_an_exercise_is_best() {
    for game in games() {
        let set = set_of(game).expect("a set");
        let step = (set.count() / sample()).max(1);
        for number in (0..set.count()).step_by(step) {
            let exercise = set.exercise(number).expect("it can be read");
            assert_eq!(exercise.fault(), None, "{game}, exercise {number}");
        }
    }
}

#[test]
fn the_task_accepts_the_best_move_only_and_says_why_it_is_best() {
    for game in games() {
        let exercise = daily(game, FIRST_DAY).expect("an exercise");
        let LessonStep::Ask { goal, text, because, .. } = exercise.step() else {
            panic!("it asks for a move");
        };
        assert!(text.starts_with("Find the "), "{text}");
        assert!(!because.is_empty(), "{game}");
        for it in &exercise.moves {
            let is_right = matches!(judge(&exercise.position, &goal, &it.mv), Verdict::Right(_));
            assert_eq!(is_right, it.mv == exercise.best().mv, "{game}: {}", it.mv);
        }
    }
}

#[test]
fn the_first_result_of_a_day_stays() {
    let (mut own, mut other) = (Progress::default(), Progress::default());
    own.solve(GameName::Owari, FIRST_DAY, Solved::WithHelp);
    own.solve(GameName::Owari, FIRST_DAY, Solved::AtOnce);
    assert_eq!(own.solved(GameName::Owari, FIRST_DAY), Some(Solved::WithHelp));
    assert_eq!(own.solved(GameName::Basic, FIRST_DAY), None);
    other.solve(GameName::Owari, FIRST_DAY, Solved::AtOnce);
    other.solve(GameName::Owari, FIRST_DAY + 1, Solved::AtOnce);
    own.import(&other);
    let again = Progress::parse(own.to_text().as_bytes()).expect("as written");
    assert_eq!(again.solved(GameName::Owari, FIRST_DAY), Some(Solved::WithHelp));
    assert_eq!(again.solved(GameName::Owari, FIRST_DAY + 1), Some(Solved::AtOnce));
}
