//! Taking a lesson: answers, hints, misses, stars, and where a wrong guess comes from.

use kete::rules::{GameName, RuleId, Ruleset, Setup};
use kete::tutor::schema::{Course, Goal, LessonStep, Question};
use kete::tutor::wording as words;
use kete::tutor::{self, Answered, LessonRun, MOST_POINTS, hints, right_elsewhere};

use crate::position;

fn course(file: &str) -> Course {
    let bundled = tutor::bundled();
    let (_, text) = bundled.iter().find(|(name, _)| *name == file).expect(file);
    ron::from_str(text).expect(file)
}

/// A course of one lesson, `T1`, with these steps.
fn course_of(game: &str, steps: &[&str]) -> Course {
    let steps = steps.join(",");
    let text = format!(
        "(ruleset: \"{game}\", audience: \"All.\", from: [\"owari\"], lessons: [(id: \"T1\", \
         title: \"One\", aim: \"Two.\", rules: [], steps: [{steps}])])"
    );
    ron::from_str(&text).expect("a course")
}

/// Goes on to the first task of the lesson.
fn go_to_first_task(run: &mut LessonRun) {
    while !matches!(run.step(), LessonStep::Ask { .. }) {
        solve(run);
        assert!(run.go_on(), "there is a task");
    }
}

/// Answers the current step correctly.
fn solve(run: &mut LessonRun) {
    match run.step().clone() {
        LessonStep::Say { .. } | LessonStep::Show { .. } => {}
        LessonStep::Ask { accept, .. } => {
            for claim in &accept {
                let mv = claim.split(' ').next().expect("a move");
                let mv = run.board().expect("a board").parse_move(mv).expect(mv);
                let answered = run.play(&mv).expect("a task");
                assert!(matches!(answered, Answered::Right { .. } | Answered::Again(_)));
            }
        }
        LessonStep::Predict { .. } => {
            let answer = run.guess("nothing of the kind").expect("a question").answer;
            assert!(run.guess(&answer).expect("a question").right);
        }
        LessonStep::Quiz { right, .. } => assert_eq!(run.choose(right), Some(true)),
        LessonStep::Guess { moves, .. } => {
            let mv = moves[0].split(' ').next().expect("a move");
            let mv = run.board().expect("a board").parse_move(mv).expect(mv);
            let guessed = run.guess_move(&mv).expect("a guess").expect("legal");
            assert_eq!(guessed.points, MOST_POINTS, "no move is better than the one of the game");
        }
        LessonStep::Play { .. } => run.finish_game(),
    }
}

#[test]
fn every_lesson_of_every_course_can_be_taken_to_its_end() {
    for (file, _) in tutor::bundled() {
        let course = course(file);
        for lesson in &course.lessons {
            let mut run = LessonRun::new(&course, &lesson.id).expect("a lesson");
            loop {
                solve(&mut run);
                let at = run.at();
                if !run.go_on() {
                    break;
                }
                assert!(run.states()[at].done, "{} step {}", lesson.id, at + 1);
            }
            assert!(run.is_done(), "{}", lesson.id);
            let stars = run.stars().expect("done");
            assert!((1..=3).contains(&stars), "{}: {stars}", lesson.id);
        }
    }
}

#[test]
fn every_question_and_task_has_hints_that_end_in_the_why() {
    let (mut ladders, mut short) = (0, 0);
    for (file, _) in tutor::bundled() {
        let course = course(file);
        for lesson in &course.lessons {
            let boards = tutor::boards(course.ruleset.parse().expect("a game"), lesson);
            for (step, board) in lesson.steps.iter().zip(boards) {
                let (
                    LessonStep::Ask { hints: own, .. } | LessonStep::Predict { hints: own, .. },
                    Ok(board),
                ) = (step, board)
                else {
                    continue;
                };
                let hints = hints(step, &board, &[], |_| None);
                // Half the count is left out where one or two seeds are sown, and the first seed
                // too where none is.
                let rungs = tutor::RUNGS - 2..=tutor::RUNGS;
                assert!(rungs.contains(&hints.len()), "{}: {hints:?}", lesson.id);
                ladders += 1;
                short += usize::from(hints.len() == tutor::RUNGS - 2);
                assert!(hints.iter().all(|hint| !hint.words.is_empty()), "{}", lesson.id);
                let answer = hints.last().expect("the answer");
                // The author may say what to think of instead of a rule.
                let has_own = own.get(1).is_some_and(|own| !own.is_empty());
                assert!(hints[1].rule.is_some() != has_own, "{}", lesson.id);
                assert!(answer.mv.is_some(), "{}", lesson.id);
                if matches!(step, LessonStep::Ask { .. }) {
                    // Only the hole to play has a ring.
                    let start = answer.mv.and_then(|mv| mv.hole());
                    let ringed = hints.iter().filter_map(|hint| hint.hole);
                    assert!(ringed.clone().all(|hole| Some(hole) == start), "{}", lesson.id);
                }
                // Hints must not mention other options.
                let says = &hints[1].words;
                assert!(!says.contains("option"), "{}: {says}", lesson.id);
            }
        }
    }
    assert!(short * 20 < ladders, "{short} of {ladders} turns sow nothing");
}

#[test]
fn the_hint_about_the_rule_is_about_this_board() {
    let rule_hint = |game: &str, step: &str| {
        let course = course_of(game, &[step]);
        let lesson = &course.lessons[0];
        let board = tutor::boards(course.ruleset.parse().expect("a game"), lesson)
            .remove(0)
            .expect("a board");
        hints(&lesson.steps[0], &board, &[], |_| None)[1].clone()
    };
    // With the options of this board.
    let hint = rule_hint(
        "awale",
        r#"Predict(text: "?", at: "0,0,0,0,0,4/1,2,1,2,4,0 0-0 S", options: "capture=two-only",
            what: Takes, play: "F last d")"#,
    );
    assert_eq!(hint.rule, Some(RuleId::AwaleCapture), "{}", hint.words);
    assert!(hint.words.contains("makes 2 seeds in a hole"), "{}", hint.words);
    // If all legal moves are asked for, the hint names what makes a move illegal.
    let hint = rule_hint(
        "owari",
        r#"Ask(text: "?", at: "2,0,0,1,0,1/0,0,0,0,0,0 20-20 S", goal: Legal, every: true,
            accept: ["F last a"], refuse: ["A owari.feed"])"#,
    );
    assert_eq!(hint.rule, Some(RuleId::OwariFeed), "{}", hint.words);
    // In a turn of two laps, the point at which the rule applies.
    let beginner = |front: &str, mv: &str| {
        rule_hint(
            "bawo-beginner",
            &format!(
                r#"Predict(text: "?", what: Laps, play: "{mv}", at:
                "{front}/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S")"#
            ),
        )
    };
    let hint = beginner("0,2,0,1,0,0,0,0", "A2R last A6, laps 2");
    assert_eq!(hint.rule, Some(RuleId::BawoRelay), "{}", hint.words);
    assert!(hint.words.ends_with("Here it applies where lap 1 ends."), "{}", hint.words);
    let hint = beginner("0,2,0,0,0,0,0,0", "A2R last A4, laps 1");
    assert!(!hint.words.contains("Here it applies"), "{}", hint.words);
}

#[test]
fn the_last_hint_says_why_nothing_is_taken() {
    let last_hint = |game: &str, step: &str| {
        let course = course_of(game, &[step]);
        let lesson = &course.lessons[0];
        let board = tutor::boards(course.ruleset.parse().expect("a game"), lesson).remove(0);
        let hints = hints(&lesson.steps[0], &board.expect("a board"), &[], |_| None);
        hints.last().expect("the answer").words.clone()
    };
    let owari = r#"Predict(text: "?", at: "0,0,0,0,4,0/2,0,4,0,0,0 20-18 S", what: Takes,
        play: "E last c")"#;
    assert_eq!(
        last_hint("owari", owari),
        "You take nothing: the last seed lands in c, which then holds 5 seeds."
    );
    let bawo = r#"Predict(text: "?",
        at: "0,0,0,0,0,2,0,0/0,0,0,0,0,0,0,0/0,0,0,0,3,0,0,2/0,0,0,0,0,0,2,2 0-0 - S",
        what: Takes, play: "A6L last A4")"#;
    assert_eq!(
        last_hint("bawo-beginner", bawo),
        "You eat nothing: the first lap ends in A4, which was empty."
    );
    // Where seeds are taken, the hint says how many and how.
    let takes = r#"Predict(text: "?", at: "0,0,0,0,4,0/2,0,1,0,0,0 20-21 S", what: Takes,
        play: "E last c")"#;
    assert!(last_hint("owari", takes).starts_with("You take 2 seeds. If you play E"));
}

#[test]
fn the_first_hint_of_a_guided_try_asks_for_what_is_marked() {
    let first_hint = |game: &str, step: &str| {
        let course = course_of(game, &[step]);
        let lesson = &course.lessons[0];
        let board = tutor::boards(course.ruleset.parse().expect("a game"), lesson).remove(0);
        hints(&lesson.steps[0], &board.expect("a board"), &[], |_| None)[0].words.clone()
    };
    let basic = r#"Ask(text: "?", at: "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S", goal: Last("F"),
        together: true, accept: ["C last F"])"#;
    assert_eq!(first_hint("basic", basic), "Which hole has a ring drawn around it?");
    let bawo = |goal: &str, accept: &str| {
        let at = "0,8,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
        let step = format!(
            r#"Ask(text: "?", at: "{at}", goal: {goal}, together: true, accept: [{accept}])"#
        );
        first_hint("bawo-beginner", &step)
    };
    assert_eq!(
        bawo(r#"Move("A2L")"#, r#""A2L last B7""#),
        "Which hole has a ring drawn around it, and which way does the arrow go?"
    );
    let either = bawo(r#"Last("B7")"#, r#""A2L last B7", "A2R last B7""#);
    assert_eq!(either, "Which hole has a ring drawn around it?");
}

#[test]
fn stars_show_how_much_help_was_used() {
    let course = course("owari.ron");
    let taken = |hints: usize, misses: usize| {
        let mut run = LessonRun::new(&course, "OW1").expect("a lesson");
        go_to_first_task(&mut run);
        let wrong = run.board().expect("a board").parse_move("A").expect("a move");
        for _ in 0..misses {
            assert!(matches!(run.play(&wrong), Some(Answered::Refused(_))));
        }
        for _ in 0..hints {
            assert!(run.open_hint());
        }
        assert_eq!(run.open_hints().len(), run.state().hints);
        loop {
            match run.step().clone() {
                LessonStep::Predict { play, .. } => {
                    let mv = play.split(' ').next().expect("a move");
                    let board = *run.board().expect("a board");
                    let mv = board.parse_move(mv).expect("a move");
                    let LessonStep::Predict { what, .. } = run.step() else { panic!("a question") };
                    let played = tutor::Played::new(board, &mv).expect("legal");
                    let answer = played.answer(*what).expect("an answer");
                    assert!(run.guess(&answer).expect("a question").right);
                }
                _ => solve(&mut run),
            }
            if !run.go_on() {
                break;
            }
        }
        run.stars()
    };
    assert_eq!(taken(0, 0), Some(3));
    assert_eq!(taken(0, 1), Some(3));
    assert_eq!(taken(0, 2), Some(3));
    assert_eq!(taken(1, 0), Some(2));
    // The third hint says where to begin counting, the fourth gives half the count.
    assert_eq!(taken(3, 0), Some(2));
    assert_eq!(taken(4, 0), Some(1));
    // The third miss of a step opens the first hint by itself.
    assert_eq!(taken(0, 3), Some(2));
}

#[test]
fn steps_can_be_gone_back_to_repeated_and_skipped() {
    let course = course_of(
        "owari",
        &[
            r#"Ask(text: "?", at: "start", goal: Takes(0), every: false, accept: ["A"])"#,
            r#"Ask(text: "?", at: "0,2,0,1,0,1/4,0,0,0,0,4 0-0 S", goal: Last("D"), accept: ["B"])"#,
        ],
    );
    let mut run = LessonRun::new(&course, "T1").expect("a lesson");
    assert!(!run.go_back());
    assert!(run.go_on());
    assert_eq!(run.at(), 1);
    assert!(!run.states()[0].done, "skipped, not done");
    assert!(run.go_back());
    go_to_first_task(&mut run);
    let task = run.at();
    solve(&mut run);
    run.repeat();
    assert!(run.state().done && run.state().found.is_empty());
    run.go_to(1000);
    assert_eq!(run.at(), task);
    assert_eq!(run.stars(), None);
    assert!(LessonRun::new(&course, "XX").is_none());
}

#[test]
fn a_wrong_guess_is_found_in_the_game_it_comes_from() {
    let slam = position("awale", "3,0,0,0,0,2/1,1,0,0,0,0 20-20 S");
    let mv = slam.parse_move("F").expect("a move");
    let from = ["owari".to_owned()];
    let found = right_elsewhere(&slam, &mv, Question::Takes, "4", &from).expect("Owari");
    assert_eq!(found.ruleset.name().id(), "owari");
    let own = tutor::Played::new(slam, &mv).expect("legal");
    let (head, words) = kete::tutor::wording::right_elsewhere(&own, &found);
    assert_eq!(head, "Right in Owari");
    assert!(words.starts_with("In Owari your answer would be right. Here “"), "{words}");
    assert!(right_elsewhere(&slam, &mv, Question::Takes, "9", &from).is_none());

    let bare = position("basic", "1,0,0,0,1,0/0,0,3,0,0,2 0-0 S");
    let mv = bare.parse_move("E").expect("a move");
    let found =
        right_elsewhere(&bare, &mv, Question::Takes, "0", &["basic preset=kalah".to_owned()])
            .expect("Kalah");
    assert!(found.options.contains(&"capture-needs-opposite=yes".to_owned()));
    assert_eq!(found.played.takes(), 0);
    let own = tutor::Played::new(bare, &mv).expect("legal");
    assert_eq!(kete::tutor::wording::right_elsewhere(&own, &found).0, "Right in Kalah");

    let relay = position("giuthi", "0,2,0,1,0,0/0,0,0,0,3,0 20-20 S");
    let mv = relay.parse_move("BR").expect("a move");
    let found = right_elsewhere(&relay, &mv, Question::Last, "F", &[]).expect("Ayoayo");
    assert_eq!(found.ruleset.name().id(), "ayoayo");
}

#[test]
fn the_elsewhere_of_a_course_is_found_by_the_search() {
    let course = course_of(
        "awale",
        &[r#"Predict(text: "?", at: "0,0,0,0,2,2/2,0,0,0,0,0 20-20 S", what: Takes,
            play: "E last a, takes 0", elsewhere: ["owari: E last a, takes 3 (a)"])"#],
    );
    let mut run = LessonRun::new(&course, "T1").expect("a lesson");
    let guessed = run.guess("3").expect("a question");
    assert!(!guessed.right);
    assert_eq!(guessed.answer, "0");
    let elsewhere = guessed.elsewhere.expect("right elsewhere");
    assert_eq!(elsewhere.ruleset.name().id(), "owari");
    assert!(run.rules().contains(&RuleId::AwaleStarve));
}

/// A turn of a game from a position.
fn played(game: &str, position: &str, mv: &str) -> tutor::Played {
    let game: GameName = game.parse().expect("a game");
    let setup = Setup::parse(game, position).expect("a position");
    let board = Ruleset::new(game).position(&setup).expect("possible");
    let mv = board.parse_move(mv).expect("a move");
    tutor::Played::new(board, &mv).expect("legal")
}

#[test]
fn a_wrong_guess_is_answered_with_where_the_first_seed_lands() {
    let sown = played("basic", "0,0,0,0,0,3/3,0,0,0,0,3 0-0 S", "F");
    let why = words::parted(&sown, "c").expect("a reason");
    assert_eq!(why, "You pick up 3 seeds in F: the first lands in your store, the last in b.");
    let one = played("basic", "0,0,0,1,0,3/3,0,0,0,0,3 0-0 S", "D");
    assert_eq!(words::parted(&one, "F").expect("a reason"), "D has one seed, and it lands in E.");
}

#[test]
fn a_lap_begins_after_the_extra_seed_is_placed() {
    let position = "0,0,1,0,8,2,0,0/0,0,0,0,0,0,0,0/0,0,2,0,8,0,0,0/0,0,0,0,0,0,0,0 10-10 Hh S";
    let step = |play: &str| LessonStep::Predict {
        text: "Where does the last seed land?".to_owned(),
        at: position.to_owned(),
        options: String::new(),
        what: Question::Last,
        together: false,
        play: play.to_owned(),
        because: String::new(),
        refuse: Vec::new(),
        elsewhere: Vec::new(),
        hints: Vec::new(),
        marks: Default::default(),
    };
    let first_lap_ends = |play: &str| {
        let board = played("bawo-advanced", position, play).before;
        let hints = hints(&step(play), &board, &[], |_| None);
        hints.last().and_then(|answer| answer.hole).map(|hole| hole.to_string())
    };
    assert_eq!(first_lap_ends("A6L").as_deref(), Some("A7"));
    assert_eq!(first_lap_ends("A6R").as_deref(), Some("A2"));
}

#[test]
fn a_hint_about_a_hole_that_is_empty_yet_says_so() {
    // The 13 seeds of F go once round, leave out F, and make 2 in a and in b.
    let round = played("owari", "0,0,0,0,0,13/0,0,1,0,0,0 17-17 S", "F");
    assert_eq!(
        words::leading_to(&Goal::Takes(4), &round),
        "Look at hole b. It is empty now. Which of your moves puts seeds there and captures them?"
    );
    let near = played("owari", "0,0,0,0,0,2/0,2,1,0,0,0 20-23 S", "F");
    assert_eq!(
        words::leading_to(&Goal::Takes(3), &near),
        "Look at hole b. From which of your holes can you capture the seeds in it?"
    );
}

#[test]
fn a_twin_needs_no_rule_that_was_not_taught_yet() {
    let course = course("first.ron");
    let mut run = LessonRun::new(&course, "MA1").expect("a lesson");
    while !matches!(run.step(), LessonStep::Predict { .. }) {
        solve(&mut run);
        assert!(run.go_on(), "a step asks where the last seed lands");
    }
    // Captures are taught four steps later.
    assert!(run.has_twin());
    for _ in 0..40 {
        assert!(run.begin_twin());
        let twin = run.twin().expect("a twin");
        assert!(!twin.played.shows(RuleId::BasicCapture), "{:?}", twin.played.before);
    }
}
