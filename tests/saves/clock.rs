//! Clocks in save files.

use kete::game::save::Reason;
use kete::game::{AtZero, GameInProgress, Millis, NodeId, TimeBudget, TimeControl};
use kete::rules::{GameName, Ruleset, Side};
use proptest::prelude::*;

use crate::play::{Chance, game_at, play};
use crate::{assert_round_trip, read, refused};

/// Everything that a game knows of its time.
fn times(game: &GameInProgress) -> Vec<Millis> {
    let mut times = vec![game.time_used()];
    for id in game.all() {
        times.push(game.time_of(id));
        times.extend(Side::ALL.into_iter().filter_map(|side| game.time_left_at(id, side)));
    }
    times.sort_unstable();
    times
}

fn assert_times_are_read_back(game: &GameInProgress) {
    assert_round_trip(game);
    let back = read(&game.to_save()).expect("just written");
    assert_eq!(back.time_control(), game.time_control());
    assert_eq!(times(&back), times(game));
    for side in Side::ALL {
        assert_eq!(back.time_left(side), game.time_left(side));
    }
}

fn control() -> impl Strategy<Value = TimeControl> {
    let game = (1_000..=86_400_000i64, 0..=3_600_000i64)
        .prop_map(|(time, increment)| TimeBudget::Game { time, increment });
    let budget = prop_oneof![game, (1_000..=86_400_000i64).prop_map(TimeBudget::Move)];
    let at_zero = prop::sample::select(AtZero::ALL.to_vec());
    (budget, at_zero).prop_map(|(budget, at_zero)| TimeControl { budget, at_zero })
}

/// A random game with branches in which time passes.
fn timed(name: GameName, control: TimeControl, seed: u64, steps: usize) -> GameInProgress {
    let mut chance = Chance(seed);
    let mut game = game_at(Ruleset::new(name), "start");
    game.set_time_control(Some(control));
    for _ in 0..steps {
        let path = game.path();
        if game.is_over() || chance.below(6) == 0 {
            game.go_to(path[chance.below(path.len())]);
        }
        if chance.below(4) > 0 {
            let most = control.time() as usize / [1, 3, 10, 1_000][chance.below(4)];
            game.spend(chance.below(most) as Millis);
        }
        if game.lose_on_time().is_none() && chance.below(8) > 0 {
            chance.play_on(&mut game, 1);
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_clock_state_is_read_back(
        name in prop::sample::select(GameName::ALL.to_vec()),
        control in control(),
        seed in any::<u64>(),
        steps in 0usize..60,
    ) {
        assert_times_are_read_back(&timed(name, control, seed, steps));
    }

    /// Any number in place of a time is read, and then written identically, or refused.
    #[test]
    fn any_number_for_a_time_is_read_or_refused(
        control in control(),
        seed in any::<u64>(),
        number in prop_oneof![any::<i64>(), -10..100_000i64],
        at in any::<prop::sample::Index>(),
    ) {
        let text = timed(GameName::Basic, control, seed, 20).to_save();
        let fields = ["time: ", "increment: ", "took: ", "used: "];
        let mut places: Vec<usize> = fields
            .iter()
            .flat_map(|field| text.match_indices(field).map(|(at, field)| at + field.len()))
            .collect();
        places.sort_unstable();
        let start = places[at.index(places.len())];
        let digits = text[start..].find(|c: char| !c.is_ascii_digit()).expect("more follows");
        let text = format!("{}{number}{}", &text[..start], &text[start + digits..]);
        match read(&text) {
            Ok(game) => assert_times_are_read_back(&game),
            Err(error) => {
                prop_assert!(error.place.is_some(), "{error}");
                prop_assert!(matches!(error.reason, Reason::Time { .. }), "{error}");
            }
        }
    }
}

#[test]
fn a_file_with_a_clock_reads_like_this() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    let budget = TimeBudget::Game { time: 300_000, increment: 5_000 };
    game.set_time_control(Some(TimeControl { budget, at_zero: AtZero::CountsOn }));
    game.spend(4_200);
    play(&mut game, "C");
    play(&mut game, "d");
    game.spend(1_300);
    let text = game.to_save();
    for part in [
        "    clock: Game(time: 300000, increment: 5000, at_zero: CountsOn),\n",
        "        /*   1 */ (move: \"C\", took: 4200),\n        /*   2 */ \"d\",\n",
        "    used: 1300,\n    result: \"ongoing\",\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_times_are_read_back(&game);
    let budget = TimeBudget::Move(30_000);
    game.set_time_control(Some(TimeControl { budget, at_zero: AtZero::Loses }));
    game.spend(30_000);
    game.lose_on_time().expect("the time is up");
    let text = game.to_save();
    assert!(text.contains("    clock: Move(time: 30000, at_zero: Loses),\n"), "{text}");
    assert!(text.contains("(move: \"south loses on time\", took: 30000),\n"), "{text}");
    assert!(text.contains("result: \"north 0-0 time\""), "{text}");
    assert_times_are_read_back(&game);
}

#[test]
fn a_file_without_a_clock_has_no_field_for_it_and_needs_none() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    game.spend(4_000);
    play(&mut game, "C");
    let text = game.to_save();
    assert!(["clock", "took", "used"].iter().all(|field| !text.contains(field)), "{text}");
    let back = read(&text).expect("just written");
    assert_eq!((back.time_control(), back.time_of(back.current())), (None, 0));
    // What a file may leave out.
    let text = "(version: 1, ruleset: \"owari\", clock: Game(time: 60000), moves: [\"C\"])";
    let game = read(text).expect("a game");
    let budget = TimeBudget::Game { time: 60_000, increment: 0 };
    assert_eq!(game.time_control(), Some(TimeControl { budget, at_zero: AtZero::Loses }));
    assert_eq!(game.time_left(Side::South), Some(60_000));
}

#[test]
fn a_damaged_clock_is_refused_with_place_and_reason() {
    let file = |clock: &str, moves: &str, rest: &str| {
        format!(
            "(\n    version: 1, ruleset: \"owari\",\n    {clock}\n    moves: [{moves}],\n    {rest}\n)"
        )
    };
    let minute = "clock: Game(time: 60000),";
    for (text, line, why) in [
        (file("clock: Game(time: 999),", "", ""), 3, "“time” is 999, but it must be from 1000 to"),
        (file("clock: Game(time: 60000, increment: -1),", "", ""), 3, "“increment” is -1, but"),
        (file("clock: Game(increment: 5),", "", ""), 3, "“time” is missing"),
        (file("clock: Move(time: 5000, increment: 5),", "", ""), 3, "there is no “increment” here"),
        (file("clock: Move(time: \"5\"),", "", ""), 3, "a whole number belongs here"),
        (file("clock: Sand(time: 5000),", "", ""), 3, "there is no “Sand” here"),
        (file("clock: Move(time: 5000, at_zero: Dies),", "", ""), 3, "there is no “Dies” here"),
        (
            file("", "(move: \"C\", took: 5)", ""),
            4,
            "“took” belongs only into a game with a clock.",
        ),
        (file(minute, "(move: \"C\", took: 60001)", ""), 4, "it must be from 0 to 60000"),
        (file(minute, "(move: \"C\", took: -1)", ""), 4, "“took” is -1"),
        (file(minute, "(took: 5, move: \"C\")", ""), 4, "“move” must stand before “took”."),
        (file(minute, "\"north loses on time\"", ""), 4, "turn 1 says north loses on time, but"),
        (file("", "\"C\"", "used: 5,"), 5, "“used” belongs only into a game with a clock."),
        (file(minute, "(move: \"C\")", "used: 60001,"), 5, "“used” is 60001"),
        (file(minute, "\"south resigns\"", "used: 1,"), 5, "it must be from 0 to 0 milliseconds."),
        (file("", "", minute), 5, "“clock” must stand before “moves”."),
        (file(minute, "", "used: 5, branches: [],"), 5, "“branches” must stand before “used”."),
    ] {
        let error = refused(&text);
        assert!(error.to_string().contains(why), "{error}\n{text}");
        assert_eq!(error.place.map(|place| place.line), Some(line), "{error}\n{text}");
    }
    // The part before the fault can be opened, with its times.
    let text = file(minute, "(move: \"C\", took: 5000), (move: \"d\", took: 99999)", "");
    let good = refused(&text).good.expect("a turn");
    assert_eq!(
        (good.line().len(), good.time_left_at(NodeId::START, Side::South)),
        (3, Some(60_000))
    );
    assert_eq!(good.time_left(Side::North), Some(60_000));
}
