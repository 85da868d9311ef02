//! Every game against Kete in a course can be won: here a good search plays the learner to the goal
//! against Kete at the level of the step.

use kete::game::{GameInProgress, Level, Player};
use kete::rules::{BySide, GameName, Position};
use kete::search::{Limits, Request, think};
use kete::tutor::schema::{LessonStep, PlayGoal};
use kete::tutor::{self, LoadedCourse};

/// Nodes of the learner's search per move.
const NODES: u64 = 20_000;
/// A longer game counts as stuck.
const MOST_TURNS: usize = 600;

/// Plays a step with this random seed; returns whether the goal is reached.
fn reaches(board: &Position, goal: PlayGoal, level: u8, seed: u64) -> bool {
    let me = board.to_move();
    let mut players = BySide::new(Player::Friend, Player::Friend);
    players[me] = Player::You;
    players[me.other()] = Player::Kete(Level::new(level).expect("a level"));
    let game = GameInProgress::from_setup(board.ruleset(), players, &board.setup());
    let mut game = game.expect("a position to play from");
    for _ in 0..MOST_TURNS {
        if let Some(reached) = tutor::reached(goal, &game, me) {
            return reached;
        }
        let position = *game.position();
        let mut request = Request::new(position, Limits::nodes(NODES));
        if position.to_move() != me {
            request.level = Some(level);
            request.seed = seed;
        }
        let best = think(&request, &mut |_| {}).best.expect("a game that goes on has a move");
        game.play(&best).expect("it is legal");
    }
    false
}

fn can_be_won(game: GameName) {
    let file = format!("{game}.ron");
    let (file, text) =
        tutor::bundled().into_iter().find(|(name, _)| name.ends_with(&file)).expect("a course");
    let course = LoadedCourse::of_text(file, text).source.expect("it is sound").course;
    let mut games = 0;
    for lesson in &course.lessons {
        let boards = tutor::boards(game, lesson);
        for (step, board) in lesson.steps.iter().zip(boards) {
            let (LessonStep::Play { goal, level, .. }, Ok(board)) = (step, board) else { continue };
            games += 1;
            let won = (1..=3).any(|seed| reaches(&board, *goal, *level, seed));
            assert!(won, "{}: nobody wins this", lesson.id);
        }
    }
    assert!(games > 0, "{game} ends with a game");
}

/// A test for each game, so that they run in parallel.
macro_rules! games {
    ($($game:ident: $name:ident,)*) => {$(
        #[test]
        fn $name() {
            can_be_won(GameName::$game);
        }
    )*};
}

games! {
    Awale: the_games_of_awale_can_be_won,
    Owari: the_games_of_owari_can_be_won,
    Basic: the_games_of_the_basic_game_can_be_won,
    Ayoayo: the_games_of_ayoayo_can_be_won,
    Giuthi: the_games_of_giuthi_can_be_won,
    BawoBeginner: the_games_of_bawo_beginner_can_be_won,
    BawoAdvanced: the_games_of_bawo_advanced_can_be_won,
    BawoNtchuwa: the_games_of_bawo_ntchuwa_can_be_won,
    Ring: the_games_of_the_ring_can_be_won,
}
