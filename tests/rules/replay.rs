//! Replays a turn's events on the position before it, and checks that they are complete: every
//! moved seed has an event, and every event happened.

use kete::rules::{Event, GameName, Place, Position, RuleId, Setup, Side, Step, Turn};

/// Seeds in the hand by colour: red (or without colour), blue.
type Hand = [u16; 2];

/// Checks a turn against the position before it.
#[track_caller]
pub fn check(before: &Position, turn: &Turn) {
    let after = turn.after.setup();
    let told = replay(&before.setup(), turn);
    assert_eq!(told, after, "{before:?} {} replayed\n{}", turn.mv, account(turn));
    assert_eq!(before.setup().total(), after.total(), "{before:?} {}: seeds lost", turn.mv);
    for event in &turn.events {
        let name = before.ruleset().name();
        let fits = may_tell(name, event);
        assert!(fits, "{before:?} {}: {event} cites a rule that events may not", turn.mv);
    }
    check_order(before, turn);
}

/// The events as the text engine writes them.
pub fn account(turn: &Turn) -> String {
    turn.events.iter().map(|event| format!("{event}\n")).collect()
}

/// The number of laps of the turn.
pub fn laps(turn: &Turn) -> usize {
    let handful = |step: &Step| match step {
        Step::Lift { .. } | Step::Eat { .. } => 1,
        _ => 0,
    };
    let all: usize = turn.events.iter().map(|event| handful(&event.step)).sum();
    let kept = turn.events.iter().any(|event| matches!(event.step, Step::KeepInHand { .. }));
    all - kept as usize
}

/// The rules an event of this game may cite.
fn may_tell(game: GameName, event: &Event) -> bool {
    let id = event.rule.id();
    let family = match game {
        GameName::BawoBeginner | GameName::BawoAdvanced | GameName::BawoNtchuwa => "bawo",
        other => other.id(),
    };
    let silent = [
        RuleId::BawoCorner,
        RuleId::BawoLate,
        RuleId::BawoEatFirst,
        RuleId::AwaleCount,
        RuleId::OwariCount,
        RuleId::OwariAgree,
        RuleId::GiuthiMatchShrink,
    ];
    let is_end = matches!(event.step, Step::End(_));
    let ends_endless = event.rule == RuleId::TurnEndless && is_end && family == "bawo";
    let gives = matches!(event.step, Step::Settle { .. } | Step::End(_));
    let repeats = event.rule == RuleId::GameRepetition && gives;
    let own = id.split('.').next() == Some(family);
    ends_endless || repeats || own && !id.contains(".setup") && !silent.contains(&event.rule)
}

/// The position that the events lead to.
#[track_caller]
fn replay(before: &Setup, turn: &Turn) -> Setup {
    let mut setup = *before;
    let mut hand: Hand = [0; 2];
    for event in &turn.events {
        step(&mut setup, &mut hand, turn.mover, event);
        if event.rule == RuleId::GiuthiMatchFill {
            setup.shape = turn.after.shape();
        }
    }
    assert_eq!(hand, [0; 2], "seeds stay in the hand\n{}", account(turn));
    if setup.stores.south + setup.stores.north == 0 {
        setup.houses = Default::default();
    }
    let again = turn.events.iter().any(|event| matches!(event.step, Step::Again));
    setup.to_move = turn.after.to_move();
    let goes_on = turn.after.outcome().is_none() && turn.after.layout_sizes().is_empty();
    if goes_on {
        assert_eq!(setup.to_move == turn.mover, again, "{}\n{}", turn.mv, account(turn));
    }
    setup
}

#[track_caller]
fn step(setup: &mut Setup, hand: &mut Hand, mover: Side, event: &Event) {
    let of = |colour: Option<_>| usize::from(colour == Some(kete::rules::Colour::Blue));
    match event.step {
        Step::Lift { hole, count, colour } => {
            let heap = setup.seeds_mut(hole, colour);
            assert_eq!(*heap, count as u16, "{event}: lifts another number");
            assert!(count > 0, "{event}");
            *heap = 0;
            hand[of(colour)] += count as u16;
        }
        Step::Take { from, count } => {
            *place(setup, from, None) -= count as u16;
            hand[0] += count as u16;
        }
        Step::Drop { at, now, colour } => {
            hand[of(colour)] -= 1;
            let heap = place(setup, at, colour);
            *heap += 1;
            assert_eq!(*heap, now as u16, "{event}: there is another number now");
        }
        Step::Eat { hole, count } => {
            assert_ne!(hole.owner(), mover, "{event}");
            let heap = setup.seeds_mut(hole, None);
            assert_eq!(*heap, count as u16, "{event}: eats another number");
            *heap = 0;
            hand[0] += count as u16;
        }
        Step::Capture { hole, count, colour, to } => {
            let heap = setup.seeds_mut(hole, colour);
            assert_eq!(*heap, count as u16, "{event}: captures another number");
            assert!(count > 0 && to == mover, "{event}");
            *heap = 0;
            setup.stores[to] += count as u16;
        }
        Step::Keep { hole, count, to } => {
            assert_eq!((hole.owner(), to, count), (mover, mover, 1), "{event}");
            *setup.seeds_mut(hole, None) -= 1;
            setup.stores[to] += 1;
        }
        Step::Settle { hole, count, colour, to } => {
            assert!(count > 0, "{event}");
            *setup.seeds_mut(hole, colour) -= count as u16;
            setup.stores[to] += count as u16;
        }
        Step::KeepInHand { count, to } => {
            assert_eq!((hand[0], to), (count as u16, mover), "{event}");
            // `bawo.late`: seeds in hand after a win keep no house open.
            if setup.stores.south + setup.stores.north == 0 {
                setup.houses = Default::default();
            }
            hand[0] = 0;
            setup.stores[to] += count as u16;
        }
        Step::HouseLost(hole) => {
            let works = &mut setup.houses[hole.owner()];
            assert!(*works, "{event}: it does not work");
            *works = false;
        }
        Step::Relay(_)
        | Step::Skip(_)
        | Step::TurnRound(_)
        | Step::Stop(_)
        | Step::Nothing(_)
        | Step::Again
        | Step::Pass
        | Step::End(_) => {}
    }
}

fn place(setup: &mut Setup, at: Place, colour: Option<kete::rules::Colour>) -> &mut u16 {
    match at {
        Place::Hole(hole) => setup.seeds_mut(hole, colour),
        Place::Store(side) | Place::Extra(side) => {
            assert_eq!(setup.store_place(side), at);
            &mut setup.stores[side]
        }
    }
}

/// The order of events: a relay is followed by its lift, an end comes last.
#[track_caller]
fn check_order(before: &Position, turn: &Turn) {
    let all = &turn.events;
    for (at, event) in all.iter().enumerate() {
        let next = all.get(at + 1).map(|event| (event.step, event.rule));
        match event.step {
            Step::Relay(hole) => {
                let lifted = matches!(next, Some((Step::Lift { hole: next, .. }, rule))
                    if next == hole && rule == event.rule);
                assert!(lifted, "{before:?} {}: no lift after {event}", turn.mv);
            }
            Step::Skip(hole) => {
                let past = matches!(next, Some((Step::Drop { at, .. }, _)) if at != hole.into());
                assert!(past, "{before:?} {}: no drop after {event}", turn.mv);
            }
            Step::End(outcome) => {
                assert_eq!(at + 1, all.len(), "{before:?} {}: after the end", turn.mv);
                assert_eq!(Some(outcome), turn.after.outcome(), "{before:?} {}", turn.mv);
                assert_eq!(outcome.rule, Some(event.rule));
            }
            _ => {}
        }
    }
    let ended = all.iter().any(|event| matches!(event.step, Step::End(_)));
    assert_eq!(ended, turn.after.outcome().is_some(), "{before:?} {}", turn.mv);
}
