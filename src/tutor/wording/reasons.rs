//! Sentences about why a move is good or bad.

use super::decided::moves_after;
use super::lead;
use super::merits::{prepares, saved};
use crate::narration::{capitalised, countable, list, move_in_sentence};
use crate::rules::{Colour, Hole, Move, Side};
use crate::texts::messages::reasons as say;
use crate::texts::yes;
use crate::tutor::grades::{Graded, Weighed};
use crate::tutor::played::Played;
use crate::tutor::reasons::{
    Captured, Collected, Deed, Exchange, Expected, Haul, Instead, Merits, Punishment, Reasons,
    Remedy,
};

/// How many moves that bring nobody anything are counted in place of being named.
const LEAST_QUIET: usize = 2;
/// How many holes a sentence names one by one.
const MOST_NAMED: usize = 4;

/// The holes that [`captured`] names.
pub fn named_holes(haul: &Haul) -> Vec<Hole> {
    if haul.captured.len() > MOST_NAMED { Vec::new() } else { haul.holes() }
}

/// `4 in C`, `2 red in 5 and 1 blue in 6`, `14 seeds in 7 holes`.
pub fn captured(haul: &Haul) -> String {
    let all = &haul.captured;
    if all.len() > MOST_NAMED {
        let mut holes: Vec<Hole> = all.iter().map(|captured| captured.hole).collect();
        holes.sort_by_key(|hole| hole.index());
        holes.dedup();
        return say::Many { count: haul.captures(), of: holes.len() }.text();
    }
    let one = |&Captured { hole, count, colour }: &Captured| match colour {
        None => say::InHole { count, hole }.text(),
        Some(Colour::Red) => say::RedInHole { count, hole }.text(),
        Some(Colour::Blue) => say::BlueInHole { count, hole }.text(),
    };
    list(&all.iter().map(one).collect::<Vec<_>>())
}

/// `a`, `a, then c`.
pub(super) fn in_order(moves: &[Move]) -> String {
    let moves = moves.iter().map(move_in_sentence);
    moves.reduce(|before, after| say::Then { before, after }.text()).unwrap_or_default()
}

/// `North plays f (captures 2 in A), then you play C`: moves with the sides that play them, for a
/// reader on the side `you`. Further moves of the same side are named alone.
pub(super) fn in_turn(moves: &[Expected], you: Option<Side>) -> String {
    let mut mover = None;
    let moves = moves.iter().map(|Expected { side, mv, haul }| {
        let played = match mover.replace(*side) == Some(*side) {
            true => move_in_sentence(mv),
            false => {
                let is_you = yes(you == Some(*side));
                say::PlayedBy { is_you, side: *side, move_: mv }.text()
            }
        };
        if !haul.captured.is_empty() {
            let (eats, taken) = (yes(haul.eats), captured(haul));
            let last = haul.takes_rest();
            let all = if haul.gained > haul.captures() { haul.gained } else { 0 };
            return say::PlayedTakes { played, eats, taken, last, all }.text();
        }
        match (haul.takes_rest(), haul.gained) {
            (0, 0) => played,
            (0, count) => say::PlayedStores { played, count }.text(),
            (count, all) if all > count => say::PlayedEndsWith { played, count, all }.text(),
            (count, _) => say::PlayedEnds { played, count }.text(),
        }
    });
    moves.reduce(|before, after| say::Then { before, after }.text()).unwrap_or_default()
}

/// `If you play B, North can play a into empty b and capture 7 in E.`
pub fn if_you_play(threat: &Punishment) -> String {
    let (own, reply) = (in_order(&threat.own), in_order(&threat.replies));
    let (other, haul) = (threat.turn.turn.mover, &threat.haul);
    match haul.deed() {
        Deed::Wins => return say::IfWins { own, other, reply }.text(),
        Deed::Ends => {
            return say::IfEnds { own, other, reply, count: haul.takes_rest() }.text();
        }
        Deed::Captures => {}
    }
    let taken = captured(haul);
    match haul.landing {
        Some((last, is_empty)) if !haul.eats => {
            say::IfLands { own, other, reply, empty: yes(is_empty), last, taken }.text()
        }
        _ => say::IfCaptures { own, other, reply, eats: yes(haul.eats), taken }.text(),
    }
}

/// `Move E first? Then North can capture nothing in its next move.`
pub fn remedy(remedy: &Remedy, of: &Punishment) -> String {
    let (moves, other) = (remedy.moves(), of.turn.turn.mover);
    let better = in_order(&moves);
    let (most, eats) = (remedy.most, yes(of.haul.eats));
    if !remedy.haul.captured.is_empty() {
        let taken = captured(&remedy.haul);
        return say::CaptureFirst { better, eats, taken, other, most }.text();
    }
    let is_in_danger = |hole: Hole| of.haul.captured.iter().any(|captured| captured.hole == hole);
    match moves[..] {
        [Move::Hole(hole)] if is_in_danger(hole) => {
            say::MoveFirst { hole, other, eats, most }.text()
        }
        _ => say::PlayFirst { better, other, eats, most }.text(),
    }
}

/// `A let you capture 4 in C with f. After D you could capture none of your seeds in the next turn.`
fn let_reply(threat: &Punishment, remedy: &Remedy, happened: bool, you: Option<Side>) -> String {
    let (own, reply) = (in_order(&threat.own), in_order(&threat.replies));
    let (other, haul) = (threat.turn.turn.mover, &threat.haul);
    let (is_you, happened) = (yes(you == Some(other)), yes(happened));
    let first = match haul.deed() {
        Deed::Wins => say::LetWin { own, happened, is_you, other, reply }.text(),
        Deed::Ends => {
            let count = haul.takes_rest();
            say::LetEnd { own, happened, is_you, other, reply, count }.text()
        }
        Deed::Captures => {
            let (eats, taken) = (yes(haul.eats), captured(haul));
            say::LetCapture { own, happened, is_you, other, eats, taken, reply }.text()
        }
    };
    format!("{first} {}", after_remedy(remedy, other, is_you))
}

/// `After D instead, North could capture none of your seeds in the next turn.`
fn after_remedy(remedy: &Remedy, other: Side, is_you: &str) -> String {
    let better = match remedy.moves().as_slice() {
        moves @ [_, _, _, ..] => list(&moves.iter().map(move_in_sentence).collect::<Vec<_>>()),
        moves => in_order(moves),
    };
    let (eats, most) = (yes(remedy.haul.eats), remedy.most);
    say::AfterBetter { better, is_you, mover: other.other(), other, eats, most }.text()
}

/// What the better move does, as a sentence.
fn instead(reasons: &Reasons, you: Option<Side>) -> String {
    does(reasons, &reasons.instead, you)
}

/// Whether the move, which gives another one, prevents the capture of the better one.
fn spoils_capture(reasons: &Reasons, haul: &Haul) -> bool {
    let next = Played::new(reasons.turn.turn.after, &reasons.better);
    reasons.haul.again && !next.is_ok_and(|next| Haul::of(&next).captured == haul.captured)
}

fn does(reasons: &Reasons, instead: &Instead, you: Option<Side>) -> String {
    let (move_, better) = (&reasons.turn.turn.mv, &reasons.better);
    let (move_, better) = (move_in_sentence(move_), move_in_sentence(better));
    let mover = reasons.turn.turn.mover;
    let other = mover.other();
    match instead {
        Instead::GivesRest(count) => {
            let is_you = yes(you == Some(other));
            say::GivesRest { move_, is_you, other, count: *count }.text()
        }
        Instead::Wins(0 | 1) => say::WinsNow { better }.text(),
        Instead::Wins(turns) => {
            // Every second one is the opponent's.
            say::WinsIn { better, turns: countable(*turns).div_ceil(2) }.text()
        }
        Instead::Loses(turns) => {
            let turns = moves_after(*turns).div_ceil(2);
            say::LosesIn { move_, other, turns }.text()
        }
        Instead::Takes(haul) if spoils_capture(reasons, haul) => {
            say::SpoilsCapture { better, eats: yes(haul.eats), taken: captured(haul), move_ }.text()
        }
        Instead::Takes(haul) => {
            let (count, kept) = (reasons.haul.captures(), reasons.haul.kept);
            let (eats, taken) = (yes(haul.eats), captured(haul));
            say::Takes { better, eats, taken, move_, count, kept }.text()
        }
        Instead::Again => say::MovesAgain { better, move_ }.text(),
        Instead::Spoils => {
            let is_you = yes(you == Some(mover));
            say::Spoils { better, move_, is_you, mover }.text()
        }
        Instead::Saves(threat) => {
            let turn = Played::new(reasons.turn.before, &reasons.better);
            turn.map_or_else(|_| String::new(), |turn| saved(&turn, threat))
        }
        Instead::Allows(threat) => if_you_play(threat),
        Instead::LeadsTo(moves, haul) => {
            let (move_, eats, taken) = (in_order(moves), yes(haul.eats), captured(haul));
            say::CapturesNow { move_, eats, taken }.text()
        }
        Instead::Stores(count) => {
            let own = reasons.haul.stored;
            say::Stores {
                better,
                is_you: yes(you == Some(mover)),
                mover,
                count: *count,
                move_,
                own,
            }
            .text()
        }
        Instead::Collects(collected, seen) => {
            let seen = seen.as_deref().map(|seen| begun(&does(reasons, seen, you)));
            collects(reasons, *collected, seen, you)
        }
        Instead::Exchanges(exchange) => exchanges(exchange, better, you),
        Instead::Ahead { proven } => {
            let (is_you, count) = (yes(you == Some(mover)), reasons.lost.unwrap_or(0));
            say::Ahead { better, is_you, mover, count, proven: yes(*proven) }.text()
        }
    }
}

/// `If both play on well, you end with 5 seeds and North with 7 after A; after D you end with 9 and
/// North with 3.`
fn collects(
    reasons: &Reasons,
    collected: Collected,
    seen: Option<String>,
    you: Option<Side>,
) -> String {
    let mover = reasons.turn.turn.mover;
    let other = mover.other();
    let (move_, better) =
        (move_in_sentence(&reasons.turn.turn.mv), move_in_sentence(&reasons.better));
    let Collected { moves, own, better: there } = collected;
    let eats = yes(reasons.haul.eats);
    let brings = say::Collects {
        eats,
        move_: &move_,
        better: &better,
        is_you: yes(you == Some(mover)),
        mover,
        other,
        moves: moves.map_or(0, |after| after + 1),
        ours: own[mover],
        theirs: own[other],
        ours_there: there[mover],
        theirs_there: there[other],
    };
    let [now, then] = both_capture(reasons);
    let tempting = (now > then)
        .then(|| begun(&say::MoreNow { move_: &move_, better: &better, eats, now, then }.text()));
    tempting.into_iter().chain(seen).chain([brings.text()]).collect::<Vec<_>>().join(" ")
}

/// What a move captures at once, and what the better one does.
fn both_capture(reasons: &Reasons) -> [u16; 2] {
    let then = Haul::of_move(&reasons.turn.before, &reasons.better);
    [reasons.haul.captures(), then.map_or(0, |it| it.captures())]
}

/// The same without the moves at the end that bring nobody anything, if they are several: nobody
/// wants to follow those one by one.
fn in_turn_in_short(moves: &[Expected], you: Option<Side>) -> String {
    let brings = |it: &Expected| it.haul.gained > 0 || !it.haul.captured.is_empty();
    let told = moves.iter().rposition(brings).map_or(1, |last| last + 1);
    let count = moves.len() - told;
    if count < LEAST_QUIET {
        return in_turn(moves, you);
    }
    let eats = yes(moves.iter().any(|it| it.haul.eats));
    let (before, after) = (in_turn(&moves[..told], you), say::Quiet { count, eats }.text());
    say::Then { before, after }.text()
}

/// `It would probably go like this: you A, then North f (captures 2 in A). Better: you C, then North e.`
fn exchanges(exchange: &Exchange, better: String, you: Option<Side>) -> String {
    let [line, there] = [&exchange.own, &exchange.better].map(|it| in_turn_in_short(it, you));
    let both = say::Exchanges { line, there }.text();
    let passed = exchange.passed.as_ref().map(|passed| {
        let (reply, other) = (in_order(&passed.replies), passed.turn.turn.mover);
        let (is_you, eats, taken) =
            (yes(you == Some(other)), yes(passed.haul.eats), captured(&passed.haul));
        say::PassesOver { better, is_you, other, eats, taken, reply }.text()
    });
    [both].into_iter().chain(passed).collect::<Vec<_>>().join(" ")
}

/// Why a move that may be played would lose seeds: the threat, if there is one, and the move that
/// meets it; otherwise what a better move does.
pub fn before_weak(reasons: &Reasons) -> (Option<String>, String) {
    let mover = reasons.turn.turn.mover;
    match &reasons.threat {
        Some((threat, found)) => (Some(if_you_play(threat)), remedy(found, threat)),
        _ => (None, begun(&instead(reasons, Some(mover)))),
    }
}

/// Why a move that was played lost seeds. `happened` says whether the threat's moves were played;
/// `you` is the side of the person who reads.
pub fn after_weak(reasons: &Reasons, happened: bool, you: Option<Side>) -> String {
    match &reasons.threat {
        Some((threat, remedy)) => begun(&let_reply(threat, remedy, happened, you)),
        _ => begun(&instead(reasons, you)),
    }
}

/// A sentence that may begin with a move in words. A hole, such as `a6`, keeps its small letter.
pub(super) fn begun(sentence: &str) -> String {
    match sentence.chars().nth(1).is_some_and(char::is_lowercase) {
        true => capitalised(sentence),
        false => sentence.to_owned(),
    }
}

/// What a legal move gives away, after the reply that takes it: `If you play A, North can play
/// b and capture 4 in C. In the end A leaves you 2 seeds behind instead of 2 seeds ahead.`
pub fn gives_away(reasons: &Reasons, graded: &Graded) -> String {
    let (seeds, is_sure) = (graded.seeds_lost(), graded.proven);
    let why = against_and_after(reasons);
    let (move_, better) = (&reasons.turn.turn.mv, &reasons.better);
    let (move_, better) = (move_in_sentence(move_), move_in_sentence(better));
    match reasons.instead {
        // So small an estimate is none.
        Instead::Ahead { .. } if !is_sure && seeds <= 1 && reasons.threat.is_none() => {
            begun(&say::AboutAsGood { move_, better }.text())
        }
        Instead::Ahead { .. } if !reasons.is_shown() && seeds <= 2 => {
            begun(&say::LittleWorse { move_, better }.text())
        }
        Instead::Ahead { .. } if !reasons.is_shown() && gives_free_move(reasons) => {
            begun(&say::MovesAgain { better, move_ }.text())
        }
        Instead::Ahead { .. } if !reasons.is_shown() => {
            let (eats, [now, then]) = (yes(reasons.haul.eats), both_capture(reasons));
            match now > then {
                true => begun(&say::PrefersLater { move_, better, eats, now, then }.text()),
                false => prefers(reasons, move_, better),
            }
        }
        // It says that already.
        Instead::Ahead { .. } | Instead::Collects(..) | Instead::Wins(_) | Instead::Loses(_)
            if reasons.threat.is_none() =>
        {
            why
        }
        // In Bawo seeds do not count.
        _ if reasons.lost.is_none() => why,
        _ => format!("{why} {}", in_the_end(reasons, graded)),
    }
}

/// That Kete prefers the better move, with what that prepares.
fn prefers(reasons: &Reasons, move_: String, better: String) -> String {
    let merits = Merits::against(&reasons.turn.before, &reasons.better, &[]);
    match merits.and_then(|merits| prepares(&merits)) {
        Some(prepares) => format!("{} {prepares}", say::PrefersThis { better }.text()),
        None => say::Prefers { move_, better }.text(),
    }
}

/// Whether the better move gives another one, and the move does not.
fn gives_free_move(reasons: &Reasons) -> bool {
    let better = Haul::of_move(&reasons.turn.before, &reasons.better);
    !reasons.haul.again && better.is_some_and(|better| better.again)
}

fn in_the_end(reasons: &Reasons, graded: &Graded) -> String {
    let move_ = move_in_sentence(&reasons.turn.turn.mv);
    let sure = yes(graded.proven);
    let cost = graded
        .leads()
        .map(|(best, own)| say::GivesAway { move_, sure, own: lead(own), best: lead(best) }.text());
    with_later(cost.unwrap_or_default(), reasons)
}

/// Words about a loss, and that most of it comes later, where its reason explains little of it.
pub fn with_later(words: String, reasons: &Reasons) -> String {
    match reasons.is_mostly_later() {
        true => format!("{words} {}", say::mostly_later()).trim_start().to_owned(),
        false => words,
    }
}

/// What speaks against a move: the reply that punishes it, otherwise what a better move does.
pub fn against(reasons: &Reasons) -> String {
    let (threat, other) = before_weak(reasons);
    threat.unwrap_or(other)
}

/// The same with what the opponent can capture after the better move: `If you play A, North can
/// play d and capture 4 in C. After E instead, North could capture
/// at most 2 in the next turn.`
pub fn against_and_after(reasons: &Reasons) -> String {
    let why = against(reasons);
    let Some((_, remedy)) = &reasons.threat else { return after_reply(reasons, why) };
    let then = after_remedy(remedy, reasons.turn.turn.mover.other(), "no");
    let more = (remedy.haul.captures() > reasons.haul.captures()).then(|| {
        let move_ = in_order(&remedy.moves()[..=remedy.at]);
        begun(
            &say::BetterCaptures {
                move_,
                eats: yes(remedy.haul.eats),
                taken: captured(&remedy.haul),
            }
            .text(),
        )
    });
    [why].into_iter().chain(more).chain([then]).collect::<Vec<_>>().join(" ")
}

/// That the better move wins, after the strongest reply to this one: only the reply is seen on the
/// board.
pub fn after_reply(reasons: &Reasons, why: String) -> String {
    let reply = reasons.reply.as_ref().filter(|_| !why.is_empty()).map(if_you_play);
    reply.into_iter().chain([why]).collect::<Vec<_>>().join(" ")
}

/// `A would be worse. If you play A, North can play d and capture 4 in C.`
pub fn why_not(mv: &Move, reason: &str) -> String {
    begun(&say::WhyNot { move_: move_in_sentence(mv), reason }.text())
}

/// That a move decides the game, although another brings more seeds.
pub fn decides(mv: &Move, better: &Move) -> String {
    let [move_, better] = [mv, better].map(move_in_sentence);
    begun(&say::Decides { move_, better }.text())
}

/// That another move loses nothing either.
pub fn as_good(mv: &Move) -> String {
    begun(&say::AsGood { move_: move_in_sentence(mv) }.text())
}

/// The same without a word about a better move, for a task that asks for it.
pub fn gives_away_only(reasons: &Reasons, seeds: u32) -> String {
    let move_ = move_in_sentence(&reasons.turn.turn.mv);
    match own_part(reasons) {
        Some(threat) if reasons.lost.is_none() => threat,
        None if reasons.lost.is_none() => say::IsWeaker { move_ }.text(),
        Some(threat) => format!("{threat} {}", say::LeadSmaller { move_, count: seeds }.text()),
        None => say::IsWorse { move_, count: seeds }.text(),
    }
}

/// What follows a weak move, without a word about a better one: the reply that punishes it, or the
/// moves that are expected next.
pub fn own_part(reasons: &Reasons) -> Option<String> {
    let threat = reasons.threat.as_ref().map(|(threat, _)| if_you_play(threat));
    threat.or_else(|| match &reasons.instead {
        Instead::Exchanges(exchange) => {
            let line = in_turn(&exchange.own, Some(reasons.turn.turn.mover));
            Some(say::ExpectsLine { line }.text())
        }
        _ => None,
    })
}

/// That no move is better than one, after the strongest reply to it, if one takes seeds.
pub fn gives_nothing(played: &Played, weighed: &Weighed, is_sure: bool) -> String {
    let move_ = move_in_sentence(&played.turn.mv);
    let reply = likeliest_reply(played, weighed);
    let (sure, still) = (yes(is_sure), yes(reply.is_some()));
    let none = say::GivesNothing { move_, sure, still }.text();
    reply.into_iter().chain([none]).collect::<Vec<_>>().join(" ")
}

/// Of a move about which the search does not agree with itself: the strongest reply to it, if one
/// takes seeds.
pub fn unsure(played: &Played) -> String {
    let unsure = say::unsure().to_owned();
    Punishment::strongest(played)
        .iter()
        .map(if_you_play)
        .chain([unsure])
        .collect::<Vec<_>>()
        .join(" ")
}

/// The strongest reply to a move in words, if one takes seeds.
pub(super) fn likeliest_reply(played: &Played, weighed: &Weighed) -> Option<String> {
    Punishment::likeliest(played, weighed).map(|threat| if_you_play(&threat))
}

/// What a move that was played cost.
pub fn cost(mv: &Move, seeds: u32) -> String {
    begun(&say::Cost { move_: move_in_sentence(mv), count: seeds }.text())
}

/// That no move was better.
pub fn none_better(mv: &Move) -> String {
    begun(&say::NoneBetter { move_: move_in_sentence(mv) }.text())
}
