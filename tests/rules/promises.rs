//! Invariants of every position of every game, whatever its options.

use kete::rules::{FillLayout, Move, Position, RuleId, RuleKind, Setup, Side};

use crate::grow::Dice;
use crate::replay;

/// Checks all invariants of a position.
#[track_caller]
pub fn check(position: &Position, dice: &mut Dice) {
    reads_back(position);
    let moves = position.moves();
    is_canonical(position, &moves);
    let sizes = position.layout_sizes();
    let is_over = position.outcome().is_some();
    let placed = position.placements().next().is_some();
    assert!(!is_over || moves.is_empty() && sizes.is_empty() && !placed, "{position:?} goes on");
    let can_go_on = !moves.is_empty() || !sizes.is_empty() || placed;
    assert!(is_over || can_go_on, "{position:?}: not over, and nothing can be played");
    for mv in candidates(position, dice) {
        let is_listed = match mv {
            Move::Opening(holes) => placed && is_placement(position, &holes),
            Move::Fill(layout) => is_layout(position, &layout),
            _ => moves.contains(&mv),
        };
        judges(position, &mv, is_listed);
    }
    for mv in &moves {
        judges(position, mv, true);
    }
}

/// A listed move can be played and its events are complete; any other is refused by a rule of this
/// game or of all games.
#[track_caller]
fn judges(position: &Position, mv: &Move, is_listed: bool) {
    assert_eq!(position.is_legal(mv), is_listed, "{position:?} {mv}");
    let Some(illegal) = position.refusal(mv) else {
        assert!(is_listed, "{position:?} {mv}: refused without a rule");
        let turn = position.play(mv).expect("legal");
        assert_eq!(position.play_unchecked(mv), turn.after, "{position:?} {mv}: two readings");
        assert_eq!((turn.mv, turn.mover), (*mv, position.to_move()));
        assert_eq!(position.parse_move(&mv.to_string()), Ok(*mv), "{position:?} {mv}");
        replay::check(position, &turn);
        reads_back(&turn.after);
        return;
    };
    assert!(!is_listed, "{position:?} {mv}: refused by {}", illegal.rule);
    assert_eq!(position.play(mv), Err(illegal.clone()));
    assert_eq!((illegal.mv, illegal.mover), (*mv, position.to_move()));
    assert_eq!(illegal.legal_instead, position.moves());
    assert!(may_refuse(position, illegal.rule), "{position:?} {mv}: by {}", illegal.rule);
    let words = kete::narration::refusal(&illegal);
    assert!(!words.is_empty() && !words.contains('\n'), "{position:?} {mv}: {words}");
}

/// Whether a refusal may name this rule: one of the game or one common to all.
fn may_refuse(position: &Position, rule: RuleId) -> bool {
    let game = position.ruleset().name();
    let is_own = game.owns(rule);
    match rule.kind() {
        RuleKind::Over | RuleKind::OwnHole | RuleKind::EmptyHole | RuleKind::NextMover => true,
        RuleKind::Endless => game.facts().has_endless_turns,
        RuleKind::GrandSlam => is_own && position.ruleset().forbids(rule),
        RuleKind::Feed
        | RuleKind::Pass
        | RuleKind::StartTwo
        | RuleKind::Layout
        | RuleKind::LayoutSize
        | RuleKind::MustEat
        | RuleKind::MustEatPlacing
        | RuleKind::Place
        | RuleKind::HouseClosed
        | RuleKind::HouseOnly
        | RuleKind::HouseOpen
        | RuleKind::Opening => is_own,
        _ => false,
    }
}

/// The position's text is read back as the same position, a finished one with the same result.
#[track_caller]
fn reads_back(position: &Position) {
    let (ruleset, setup) = (position.ruleset(), position.setup());
    let text = setup.to_string();
    let read = Setup::parse(ruleset.name(), &text).expect(&text);
    assert_eq!(read, setup, "{text}");
    let again = ruleset.position(&read).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    match position.outcome() {
        None => assert_eq!(again, *position, "{text}"),
        Some(outcome) => {
            let found = again.outcome().expect("over as well");
            assert_eq!((found.winner, found.seeds), (outcome.winner, outcome.seeds), "{text}");
        }
    }
}

/// Each move once, in canonical order: by hole, no direction before L before R (red before blue),
/// without `+` before with.
#[track_caller]
fn is_canonical(position: &Position, moves: &[Move]) {
    let key = |mv: &Move| match *mv {
        Move::Hole(hole) => (hole.index(), 0, false),
        Move::Way { hole, way, spread } => (hole.index(), 1 + way as usize, spread),
        Move::Colour(hole, colour) => (hole.index(), colour as usize, false),
        Move::Pass => (usize::MAX, 0, false),
        Move::Opening(_) | Move::Fill(_) => panic!("{mv} is listed elsewhere"),
    };
    let keys: Vec<_> = moves.iter().map(key).collect();
    assert!(keys.is_sorted_by(|a, b| a < b), "{position:?} {moves:?}");
}

/// Every move that could be written here, legal or not, and some placements and layouts.
fn candidates(position: &Position, dice: &mut Dice) -> Vec<Move> {
    let name = position.ruleset().name().id();
    let mut texts = vec!["pass".to_owned()];
    for hole in position.shape().holes() {
        let endings: &[&str] = match name {
            "ring" => &["R", "B"],
            "giuthi" => &["L", "R"],
            name if name.starts_with("bawo") => &["", "L", "L+", "R", "R+"],
            _ => &[""],
        };
        texts.extend(endings.iter().map(|ending| format!("{hole}{ending}")));
    }
    if name == "giuthi" {
        let all = position.setup().stores[position.to_move()] as usize;
        for pots in [1, 2, 3, 4, 5, 6, 7] {
            let mut seeds = vec![1 - dice.below(20) / 19; pots];
            for _ in pots..all {
                seeds[dice.below(pots)] += 1;
            }
            let seeds: Vec<String> = seeds.iter().map(usize::to_string).collect();
            texts.push(format!("fill:{}", seeds.join(",")));
        }
    }
    let mut moves: Vec<Move> =
        texts.iter().filter_map(|text| position.parse_move(text).ok()).collect();
    for mv in &moves {
        assert_eq!(position.parse_move(&mv.to_string()), Ok(*mv), "{position:?} {mv}");
    }
    if name.starts_with("bawo") {
        let holes: Vec<_> = position.shape().holes().collect();
        for _ in 0..3 {
            let own = if position.to_move() == Side::South { 0 } else { 16 };
            let mut five = [0; 5].map(|_| holes[own + dice.below(16)]);
            moves.push(Move::Opening(five));
            five.sort();
            moves.push(Move::Opening(five));
        }
        moves.push(Move::Opening([holes[0], holes[0], holes[0], holes[0], holes[31]]));
    }
    moves
}

/// Five own holes in order: legal wherever placements are.
fn is_placement(position: &Position, holes: &[kete::rules::Hole; 5]) -> bool {
    holes.is_sorted() && holes.iter().all(|hole| hole.owner() == position.to_move())
}

/// `giuthi.match.fill` and `giuthi.match.shrink`, implemented independently.
fn is_layout(position: &Position, layout: &FillLayout) -> bool {
    let setup = position.setup();
    let bare = Side::ALL.iter().all(|side| setup.on_side(*side) == 0);
    let seeds = layout.seeds();
    let hand = setup.stores[setup.to_move] as usize;
    let sum: usize = seeds.iter().map(|count| *count as usize).sum();
    let allowed = match seeds.len() {
        6 => true,
        4 => hand * 2 < 36,
        3 => hand * 4 < 36,
        2 => hand * 8 < 36,
        _ => false,
    };
    let all_lie = sum == hand && seeds.iter().all(|count| *count >= 1);
    position.outcome().is_none() && bare && allowed && all_lie && seeds.iter().any(|n| *n >= 2)
}
