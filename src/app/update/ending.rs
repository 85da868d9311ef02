//! Ends that players bring about: offers, agreement, resignation, and the game after.

use crate::app::intent::Intent;
use crate::app::kete_player::{Prospect, ended_now};
use crate::app::state::{State, Wish};
use crate::app::table::{Offered, Table};
use crate::game::{Agreement, NodeEntry, Player, decided, ends_within, round_decided};
use crate::rules::{BySide, Move, Position, Side};
use crate::texts::window as words;

/// Turns without a gain before Kete may offer to end.
const STALLED: usize = 16;
/// Entries between two offers of Kete's.
const BETWEEN_OFFERS: usize = 20;
/// A game that is over in so many turns or fewer is not cut short: the winner may enjoy it.
pub const PLAYED_OUT: u32 = 3;

/// Does what concerns an end.
pub fn update(state: &mut State, intent: Intent, now: f64) {
    match intent {
        Intent::Offer(agreement) => offer(state, agreement),
        Intent::KeteOffers(agreement) => {
            if let Some(table) = &mut state.table {
                let kete = kete_side(table).unwrap_or(Side::North);
                table.record.kete_offered_at = Some(table.game.path().len());
                if round_decided(table.position()).is_some() {
                    table.record.offered_decided = Some(table.game.rounds().len());
                }
                make_offer(table, kete, agreement);
            }
        }
        Intent::AcceptOffer(agreement) => {
            state.dialog = None;
            if let Some(table) = &mut state.table
                && table.game.agree(agreement).is_some()
            {
                table.review.was_played = true;
                table.moved_in_game();
            }
        }
        Intent::DeclineOffer => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                let by = table.record.offer.take().map(|offer| offer.by);
                let by = by.unwrap_or_else(|| asker(table));
                let words = words::declined(by.other());
                table.refuse_words(words, None, Vec::new(), now);
            }
        }
        Intent::ResignNow(side) => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                table.game.resign(side);
                table.review.was_played = true;
                table.moved_in_game();
            }
        }
        Intent::Rematch => {
            if let Some(table) = &state.table {
                let BySide { south, north } = table.game.players();
                state.lay(table.game.again(BySide::new(north, south)));
            }
        }
        _ => {}
    }
}

/// Who asks to end: the person, where one plays Kete; else the side to move.
pub fn asker(table: &Table) -> Side {
    let players = table.game.players();
    let persons: Vec<Side> =
        Side::ALL.into_iter().filter(|side| players[*side].is_person()).collect();
    match persons[..] {
        [only] => only,
        _ => table.mover(),
    }
}

fn kete_side(table: &Table) -> Option<Side> {
    let players = table.game.players();
    Side::ALL.into_iter().find(|side| matches!(players[*side], Player::Kete(_)))
}

fn offer(state: &mut State, agreement: Agreement) {
    state.dialog = None;
    let Some(table) = &mut state.table else { return };
    let by = asker(table);
    // The protocol of other programs knows no offers: Kete weighs them in their place.
    if !table.game.players()[by.other()].is_person() {
        state.wishes.push(Wish::AskKete(agreement));
    } else {
        make_offer(table, by, agreement);
    }
}

/// The offer stands in the strip of who is to answer, or of Kete that makes it.
fn make_offer(table: &mut Table, by: Side, agreement: Agreement) {
    if !table.game.on_offer().contains(&agreement) {
        return;
    }
    table.record.offer = Some(Offered { by, agreement, at: table.game.current() });
    table.refusal = None;
    let what = words::offered(table.name(), agreement, table.seeds_in_holes());
    let told = words::offers_told(by, &what);
    // What Kete offers follows on the turn it has just played.
    match table.game.players()[by].is_person() {
        false => table.say_after_turn(&told),
        true => table.said = told,
    }
}

/// Whether Kete gives up in place of the move it found: the game is lost whatever is played, and
/// would go on for some turns. A game that was taken back after Kete gave up, and that it is asked
/// to play on, it plays to its end; and a game of a lesson to its goal.
pub fn kete_gives_up(table: &Table, found: &Move, prospect: Prospect) -> bool {
    if table.to_goal || table.awaits_kete().is_none() {
        return false;
    }
    let (game, kete) = (&table.game, table.mover());
    let gave_up =
        |id| matches!(game.node(id).entry(), NodeEntry::Resignation { side, .. } if *side == kete);
    if game.path().into_iter().any(|id| game.node(id).children().iter().copied().any(gave_up)) {
        return false;
    }
    let ends = || game.look_ahead(found).is_ok_and(|turn| turn.after.outcome().is_some());
    let is_lost = decided(table.position()) == Some(kete.other());
    let is_long = || !ends() && !ends_within(table.position(), PLAYED_OUT);
    prospect == Prospect::Lost || (is_lost && is_long())
}

/// What Kete would offer a person to move where nothing changes any more: it is certain who wins,
/// or what ending gives is proven, or the seeds circle or nothing was taken for long and its search
/// sees no gain in playing on.
pub fn kete_would_offer(table: &Table, prospect: Prospect) -> Option<Agreement> {
    let kete = kete_side(table)?;
    let plays_person = table.game.players()[kete.other()].is_person();
    let awaits_person = table.game.player_to_move().is_some_and(Player::is_person);
    let here = table.game.path().len();
    let lately = table.record.kete_offered_at.is_some_and(|at| here < at + BETWEEN_OFFERS);
    let stalled = table.game.repeats_position() || table.game.turns_without_gain() >= STALLED;
    let agreement = table.game.on_offer().first().copied()?;
    let seeds = table.game.score_if(agreement)?;
    let ended = i32::from(seeds[kete]) - i32::from(seeds[kete.other()]);
    // Kete has moved since it looked: what it took then is not kept by ending now.
    let changes_nothing = match prospect {
        Prospect::Proven(seeds) => seeds == ended || (stalled && seeds < ended),
        Prospect::NoGain => stalled,
        Prospect::Gain | Prospect::Lost => false,
    };
    let told = round_decided(table.position()).is_some()
        && table.record.offered_decided == Some(table.game.rounds().len());
    let worth = changes_nothing || is_certain(table, kete, agreement, prospect);
    (plays_person && awaits_person && !lately && !told && worth).then_some(agreement)
}

/// Whether Kete has won whatever is played on, and the game would go on for some turns. A round of
/// Giuthi leaves its seeds to the next: there it is enough that the round has its winner, but Kete
/// must see no more seeds in playing on, and not give the match away.
fn is_certain(table: &Table, kete: Side, agreement: Agreement, prospect: Prospect) -> bool {
    let position = table.position();
    if table.to_goal || ends_within(position, PLAYED_OUT) {
        return false;
    }
    if !table.name().facts().has_rounds {
        return decided(position) == Some(kete);
    }
    let outcome = table.game.outcome_if(agreement);
    let gives_match = outcome.is_some_and(|outcome| outcome.winner != Some(kete));
    let now = ended_now(position, kete);
    let sees_no_gain = match prospect {
        Prospect::Proven(seeds) => seeds <= now,
        // What ending gave before Kete's move has to be kept by it.
        Prospect::NoGain => before(table).is_some_and(|before| ended_now(before, kete) <= now),
        Prospect::Gain | Prospect::Lost => false,
    };
    round_decided(position).is_some() && sees_no_gain && !gives_match
}

/// The position before the last turn.
fn before(table: &Table) -> Option<&Position> {
    let parent = table.game.node(table.game.current()).parent()?;
    Some(table.game.node(parent).entry().position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{EngineName, GameInProgress, Level};
    use crate::rules::{GameName, Ruleset, Setup};

    /// The person plays South against Kete of any level.
    fn table(name: GameName, options: &str, text: &str, level: Level) -> Table {
        let mut ruleset = Ruleset::new(name);
        for option in options.split_whitespace() {
            let (name, value) = option.split_once('=').expect("name=value");
            ruleset.set(name, value).expect("a known option");
        }
        let setup = Setup::parse(name, text).expect(text);
        let players = BySide::new(Player::You, Player::Kete(level));
        Table::new(GameInProgress::from_setup(ruleset, players, &setup).expect(text))
    }

    fn gives_up(table: &Table) -> bool {
        let found = table.position().moves()[0];
        kete_gives_up(table, &found, Prospect::Gain)
    }

    fn offers(table: &Table, prospect: Prospect) -> bool {
        kete_would_offer(table, prospect).is_some()
    }

    /// A game, its options, and two positions with Kete to move: South has half of all seeds in
    /// store, or one more.
    const BORDERS: [(GameName, &str, &str, &str); 9] = [
        (GameName::Owari, "", HALF, MORE),
        (GameName::Owari, "repetition=own-side", HALF, MORE),
        (GameName::Awale, "", HALF, MORE),
        (GameName::Awale, "stop-at-seeds=12", HALF, MORE),
        // It stops at 25 of 48; with 40 seeds in the game 21 are enough to win.
        (
            GameName::Awale,
            "stop-at-majority=yes",
            "4,4,4,0,0,0/4,4,0,0,0,0 20-0 N",
            "4,4,4,0,0,0/4,3,0,0,0,0 21-0 N",
        ),
        (GameName::Ayoayo, "", HALF, MORE),
        (GameName::Basic, "", "1,1,1,1,1,4/1,1,1,4,1,1 18-0 N", "1,1,1,1,1,4/1,1,1,3,1,1 19-0 N"),
        (GameName::Basic, "preset=kalah", HALF, MORE),
        (
            GameName::Ring,
            "",
            "2R2B,2R2B,2R2B,2R2B,2R2B,2R2B,-,-,-,-,-,-,-,-,-,- 24-0 N",
            "2R2B,2R2B,2R2B,2R2B,2R2B,2R1B,-,-,-,-,-,-,-,-,-,- 25-0 N",
        ),
    ];
    const HALF: &str = "4,4,4,0,0,0/4,4,4,0,0,0 24-0 N";
    const MORE: &str = "4,4,4,0,0,0/4,4,3,0,0,0 25-0 N";

    #[test]
    fn every_level_gives_up_at_one_seed_more_than_half() {
        for (name, options, half, more) in BORDERS {
            for level in Level::all() {
                let told = format!("{name} {options} {level:?}");
                assert!(!gives_up(&table(name, options, half, level)), "{told}");
                assert!(gives_up(&table(name, options, more, level)), "{told}");
            }
        }
    }

    /// The same board seen from the other side, which is to move.
    fn turned(text: &str) -> String {
        let board = text.strip_suffix(" N").expect("North to move");
        let (board, stores) = board.rsplit_once(' ').expect("board and stores");
        let (south, north) = stores.split_once('-').expect("two stores");
        format!("{board} {north}-{south} S")
    }

    #[test]
    fn every_level_offers_at_one_seed_more_than_half_and_only_once() {
        for (name, options, half, more) in BORDERS {
            for level in Level::all() {
                let told = format!("{name} {options} {level:?}");
                let half = table(name, options, &turned(half), level);
                assert!(!offers(&half, Prospect::Gain), "{told}");
                let mut more = table(name, options, &turned(more), level);
                assert!(offers(&more, Prospect::Gain), "{told}");
                more.record.offered_decided = Some(0);
                assert!(!offers(&more, Prospect::Proven(0)), "{told}");
            }
        }
    }

    #[test]
    fn what_is_over_soon_is_played_out() {
        let kalah = |text| table(GameName::Basic, "preset=kalah", text, Level::HIGHEST);
        assert!(gives_up(&kalah("0,0,0,1,0,0/0,0,0,1,0,0 25-21 N")), "five turns are left");
        assert!(!gives_up(&kalah("0,0,0,0,1,0/0,0,0,0,1,0 25-21 N")), "three turns are left");
        assert!(offers(&kalah("0,0,0,1,0,0/0,0,0,1,0,0 21-25 S"), Prospect::Gain));
        assert!(!offers(&kalah("0,0,0,0,1,0/0,0,0,0,1,0 21-25 S"), Prospect::Gain));
    }

    #[test]
    fn a_turn_that_ends_the_game_by_repetition_is_played() {
        let text = "1,0,0,0,0,0/1,0,0,0,0,0 25-21 S";
        let mut table = table(GameName::Owari, "repetition-at=2", text, Level::LOWEST);
        for mv in "A a B b C c D d E".split(' ') {
            let mv = table.position().parse_move(mv).expect("a move");
            table.game.play(&mv).expect("legal");
        }
        assert!(gives_up(&table));
        for mv in ["e", "F"] {
            let mv = table.position().parse_move(mv).expect("a move");
            table.game.play(&mv).expect("legal");
        }
        assert!(!gives_up(&table), "f brings back the start");
    }

    #[test]
    fn a_lesson_is_not_cut_short_and_other_programs_decide_for_themselves() {
        let mut lesson = table(GameName::Owari, "", MORE, Level::LOWEST);
        lesson.to_goal = true;
        assert!(!gives_up(&lesson));
        let found = lesson.position().moves()[0];
        assert!(!kete_gives_up(&lesson, &found, Prospect::Lost));
        let mut ahead = table(GameName::Owari, "", &turned(MORE), Level::LOWEST);
        ahead.to_goal = true;
        assert!(!offers(&ahead, Prospect::Gain));
        let mut other = table(GameName::Owari, "", MORE, Level::LOWEST);
        let fox = EngineName::new("Fox").expect("a name");
        other.game.set_players(BySide::new(Player::You, Player::Engine(fox)));
        assert!(!gives_up(&other));
    }

    #[test]
    fn a_round_of_giuthi_is_offered_and_never_resigned() {
        let giuthi = |text| table(GameName::Giuthi, "", text, Level::HIGHEST);
        assert!(!gives_up(&giuthi("6,6,6,0,0,0/6,6,5,0,0,0 37-0 N")));
        // Kete would have 37 and 17 after the round, 36 more than the other.
        let ahead = giuthi("6,6,6,0,0,0/6,6,5,0,0,0 0-37 S");
        assert!(offers(&ahead, Prospect::Proven(30)));
        assert!(!offers(&ahead, Prospect::Proven(40)), "playing on gives more");
        assert!(!offers(&ahead, Prospect::Gain));
        let open = giuthi("6,6,6,0,0,0/6,6,6,0,0,0 0-36 S");
        assert!(!offers(&open, Prospect::Proven(30)));
        // With two seeds after the round Kete would have lost the match.
        let behind = giuthi("6,6,6,6,5,0/2,0,0,0,0,0 41-0 S");
        assert!(!offers(&behind, Prospect::Proven(-69)));
        let better = giuthi("6,6,6,3,2,0/8,0,0,0,0,0 41-0 S");
        assert!(offers(&better, Prospect::Proven(-60)));
    }

    #[test]
    fn no_gain_is_offered_in_giuthi_where_the_last_turn_gave_nothing_away() {
        // Seeds sown onto the other side are lost by ending now: what was seen before is more.
        let mut gives =
            table(GameName::Giuthi, "", "0,0,0,0,0,0/2,0,0,6,6,3 18-37 N", Level::HIGHEST);
        for (mv, keeps) in [("aL", false), ("aR", true)] {
            let mv = gives.position().parse_move(mv).expect("a move");
            let before = ended_now(gives.position(), Side::North);
            gives.game.play(&mv).expect("legal");
            let after = ended_now(gives.position(), Side::North);
            assert_eq!(after >= before, keeps, "{mv}: {before} to {after}");
            assert_eq!(offers(&gives, Prospect::NoGain), keeps, "{mv}");
            assert!(gives.game.undo());
        }
    }
}
