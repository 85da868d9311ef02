//! Ends by the players: offers, agreement, resignation; and the rematch.

use super::offers::{asker, kete_side};
use crate::app::board::Board;
use crate::app::effect::Effect;
use crate::app::intent::Intent;
use crate::app::session::state::{GameSession, Offered};
use crate::app::state::State;
use crate::app::words;
use crate::game::{Agreement, Player, round_decided};
use crate::rules::{BySide, Position, Side};
use crate::texts::messages as say;

pub fn update(state: &mut State, board: Board, intent: Intent, now: f64) {
    match intent {
        Intent::Offer(agreement) => offer(state, board, agreement, now),
        Intent::KeteOffers(agreement) => {
            if let Some(session) = state.session_on_mut(board) {
                let kete = kete_side(session).unwrap_or(Side::North);
                session.record.kete_offered_at = Some(session.game.path().len());
                if round_decided(session.position()).is_some() {
                    session.record.offered_decided = Some(session.game.rounds().len());
                }
                make_offer(session, kete, agreement);
            }
        }
        Intent::AcceptOffer(agreement) => {
            state.dialog = None;
            if let Some(session) = state.session_on_mut(board)
                && session.game.agree(agreement).is_some()
            {
                session.review.was_played = true;
                session.moved_in_game();
            }
        }
        Intent::DeclineOffer => {
            state.dialog = None;
            if let Some(session) = state.session_on_mut(board) {
                let offer = session.record.offer.take();
                let by = offer.map_or_else(|| asker(session), |offer| offer.by);
                let side = by.other();
                let mut words = say::offers::Declined { side }.text();
                let asked = session.record.asked.take();
                if let Some(score) = asked.and_then(|agreement| session.game.score_if(agreement)) {
                    let why = say::offers::HopesForMore { side, count: score[side] }.text();
                    words = format!("{words} {why}");
                }
                session.refuse_words(words, None, Vec::new(), now);
                if let Some(refusal) = &mut session.refusal {
                    refusal.stays = session.game.players()[by].is_person();
                }
            }
        }
        Intent::ResignNow(side) => {
            state.dialog = None;
            if let Some(session) = state.session_on_mut(board) {
                session.game.resign(side);
                session.review.was_played = true;
                session.moved_in_game();
            }
        }
        Intent::Rematch => {
            if let Some(session) = &state.session {
                let next = |player| match (player, session.record.next_level) {
                    (Player::Kete(_), Some(level)) => Player::Kete(level),
                    _ => player,
                };
                let BySide { south, north } = session.game.players();
                let people = session.game.people();
                let mut again = session.game.again(BySide::new(next(north), next(south)));
                again.set_people(BySide::new(people.north, people.south));
                state.lay(again);
            }
        }
        _ => {}
    }
}

fn offer(state: &mut State, board: Board, agreement: Agreement, now: f64) {
    state.dialog = None;
    let Some(session) = state.session_on_mut(board) else { return };
    let by = asker(session);
    if session.game.far_away().is_some() {
        // The message with the agreement asks the friend.
        state.ask(Intent::AcceptOffer(agreement));
        return state.notify(say::far_away::agreement(), now);
    }
    // Engines have no command for offers: Kete answers in their place.
    if !session.game.players()[by.other()].is_person() {
        session.record.asked = Some(agreement);
        state.effects.push(Effect::AskKete(agreement));
    } else {
        make_offer(session, by, agreement);
    }
}

/// Makes an offer and announces it.
fn make_offer(session: &mut GameSession, by: Side, agreement: Agreement) {
    if !session.game.on_offer().contains(&agreement) {
        return;
    }
    session.record.offer = Some(Offered { by, agreement, at: session.game.current() });
    session.refusal = None;
    let what = words::offered(session.name(), agreement, session.seeds_in_holes());
    let text = say::offers::OffersTold { side: by, what: &what }.text();
    // Kete's offer is announced after the turn it has just played.
    match session.game.players()[by].is_person() {
        false => session.say_after_turn(&text),
        true => session.live_text = text,
    }
}

/// The position before the last turn.
pub(crate) fn before(session: &GameSession) -> Option<&Position> {
    let parent = session.game.node(session.game.current()).parent()?;
    Some(session.game.node(parent).entry().position())
}

#[cfg(test)]
mod tests {
    use super::super::offers::{kete_gives_up, kete_would_offer};
    use super::super::worker::{Prospect, ended_now};
    use super::*;
    use crate::game::{EngineName, GameInProgress, Level};
    use crate::rules::{GameName, Ruleset, Setup};

    /// The person plays South against Kete of any level.
    fn session(name: GameName, options: &str, text: &str, level: Level) -> GameSession {
        let mut ruleset = Ruleset::new(name);
        for option in options.split_whitespace() {
            let (name, value) = option.split_once('=').expect("name=value");
            ruleset.set(name, value).expect("a known option");
        }
        let setup = Setup::parse(name, text).expect(text);
        let players = BySide::new(Player::You, Player::Kete(level));
        GameSession::new(GameInProgress::from_setup(ruleset, players, &setup).expect(text))
    }

    fn gives_up(session: &GameSession) -> bool {
        let found = session.position().moves()[0];
        kete_gives_up(session, &found, Prospect::Gain)
    }

    fn offers(session: &GameSession, prospect: Prospect) -> bool {
        kete_would_offer(session, prospect).is_some()
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
    fn every_level_resigns_if_the_other_has_one_seed_more_than_half() {
        for (name, options, half, more) in BORDERS {
            for level in Level::all() {
                let case = format!("{name} {options} {level:?}");
                assert!(!gives_up(&session(name, options, half, level)), "{case}");
                assert!(gives_up(&session(name, options, more, level)), "{case}");
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
    fn every_level_offers_once_with_one_seed_more_than_half() {
        for (name, options, half, more) in BORDERS {
            for level in Level::all() {
                let case = format!("{name} {options} {level:?}");
                let half = session(name, options, &turned(half), level);
                assert!(!offers(&half, Prospect::Gain), "{case}");
                let mut more = session(name, options, &turned(more), level);
                assert!(offers(&more, Prospect::Gain), "{case}");
                more.record.offered_decided = Some(0);
                assert!(!offers(&more, Prospect::Proven(0)), "{case}");
            }
        }
    }

    #[test]
    fn a_game_that_is_over_soon_is_played_to_its_end() {
        let kalah = |text| session(GameName::Basic, "preset=kalah", text, Level::HIGHEST);
        assert!(gives_up(&kalah("0,0,0,1,0,0/0,0,0,1,0,0 25-21 N")), "five turns are left");
        assert!(!gives_up(&kalah("0,0,0,0,1,0/0,0,0,0,1,0 25-21 N")), "three turns are left");
        assert!(offers(&kalah("0,0,0,1,0,0/0,0,0,1,0,0 21-25 S"), Prospect::Gain));
        assert!(!offers(&kalah("0,0,0,0,1,0/0,0,0,0,1,0 21-25 S"), Prospect::Gain));
    }

    #[test]
    fn a_turn_that_ends_the_game_by_repetition_is_played() {
        let text = "1,0,0,0,0,0/1,0,0,0,0,0 25-21 S";
        let mut session = session(GameName::Owari, "repetition-at=2", text, Level::LOWEST);
        for mv in "A a B b C c D d E".split(' ') {
            let mv = session.position().parse_move(mv).expect("a move");
            session.game.play(&mv).expect("legal");
        }
        assert!(gives_up(&session));
        for mv in ["e", "F"] {
            let mv = session.position().parse_move(mv).expect("a move");
            session.game.play(&mv).expect("legal");
        }
        assert!(!gives_up(&session), "f brings back the start");
    }

    #[test]
    fn kete_ends_no_lesson_and_decides_for_no_engine() {
        let mut lesson = session(GameName::Owari, "", MORE, Level::LOWEST);
        lesson.to_goal = true;
        assert!(!gives_up(&lesson));
        let found = lesson.position().moves()[0];
        assert!(!kete_gives_up(&lesson, &found, Prospect::Lost));
        let mut ahead = session(GameName::Owari, "", &turned(MORE), Level::LOWEST);
        ahead.to_goal = true;
        assert!(!offers(&ahead, Prospect::Gain) && !offers(&ahead, Prospect::NoGain));
        let mut other = session(GameName::Owari, "", MORE, Level::LOWEST);
        let fox = EngineName::new("Fox").expect("a name");
        other.game.set_players(BySide::new(Player::You, Player::Engine(fox)));
        assert!(!gives_up(&other));
    }

    #[test]
    fn a_round_of_giuthi_is_offered_and_never_resigned() {
        let giuthi = |text| session(GameName::Giuthi, "", text, Level::HIGHEST);
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
    fn without_gain_kete_offers_in_giuthi_only_if_its_last_turn_lost_no_seeds() {
        // Seeds sown onto the other side are lost if the round ends now.
        let mut gives =
            session(GameName::Giuthi, "", "0,0,0,0,0,0/2,0,0,6,6,3 18-37 N", Level::HIGHEST);
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
