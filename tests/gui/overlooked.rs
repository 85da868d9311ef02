//! What Kete overlooked with its last move is said to the person whom that helps.

use egui::Key;
use kete::draw::animation::Speed;
use kete::game::{GameInProgress, Tutoring};
use kete::rules::{GameName, Position, Ruleset, Setup};
use kete::search::{Info, Oversight, Score, SearchEvent};
use kete::tutor::Weighed;

use crate::window::Window;

/// A game of Owari against Kete from this position on, after Kete's move e, with which it overlooked
/// the reply.
fn after_e(text: &str, tutoring: Tutoring) -> Window {
    let mut window = Window::game(GameName::Owari, false);
    let setup = Setup::parse(GameName::Owari, text).expect("a position");
    let players = window.session().game.players();
    let ruleset = Ruleset::new(GameName::Owari);
    let mut game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
    game.set_tutoring(tutoring);
    let state = window.state_mut();
    state.lay(game);
    let session = state.session.as_mut().expect("a game is on the table");
    let before = *session.position();
    let mv = before.parse_move("e").expect("a move");
    session.commit(mv, 0, 0.0, Speed::Off);
    session.note_oversight(&before, &mv, Some(Oversight::Reply));
    window
}

#[test]
fn what_kete_overlooked_is_said_to_the_person_it_helps() {
    // The board shows 2 in b: F sows one more.
    let says = "Kete overlooked something: you can capture 3 seeds now. Can you find it?";
    for tutoring in [Tutoring::Warn, Tutoring::Off] {
        let mut window = after_e("1,0,0,0,0,2/0,2,0,0,1,4 19-19 N", tutoring);
        match tutoring {
            Tutoring::Warn => window.wait("what Kete overlooked", |window| window.has(says)),
            _ => window.rest(),
        }
        assert_eq!(window.has(says), tutoring == Tutoring::Warn, "{:?}", window.names());
        window.key(Key::F);
        window.steps(2);
        assert!(!window.has(says), "the capture is made");
        let captures = window.session().game.turns()[1].events.iter();
        let captures: Vec<String> = captures.map(ToString::to_string).collect();
        assert!(captures.iter().any(|event| event.starts_with("capture b 3 ")), "{captures:?}");
    }
}

#[test]
fn a_reply_that_the_tutor_expected_is_not_called_an_oversight() {
    for expected in ["e", "f"] {
        let mut window = Window::game(GameName::Owari, false);
        let setup = Setup::parse(GameName::Owari, "0,0,0,0,1,1/0,2,0,0,1,4 20-19 S");
        let players = window.session().game.players();
        let ruleset = Ruleset::new(GameName::Owari);
        let mut game =
            GameInProgress::from_setup(ruleset, players, &setup.expect("a position")).expect("one");
        game.set_tutoring(Tutoring::Warn);
        window.state_mut().lay(game);
        let session = window.state_mut().session.as_mut().expect("a game is on the table");
        let start = *session.position();
        let parse = |at: &Position, text: &str| at.parse_move(text).expect("a move");
        let mv = parse(&start, "E");
        let after = start.play(&mv).expect("legal").after;
        let mut known = Weighed::new(&start);
        for depth in [1, 2] {
            let lines = [vec![mv, parse(&after, expected)], vec![parse(&start, "F")]];
            for (line, moves) in lines.into_iter().enumerate() {
                let score = Score::proven(2 - line as i32);
                known.take(SearchEvent::Depth(Info::kept(depth, line + 1, score, moves)));
            }
        }
        session.coach.known.insert(session.game.current(), known);
        session.commit(mv, 0, 0.0, Speed::Off);
        let reply = parse(&after, "e");
        session.commit(reply, 0, 0.0, Speed::Off);
        session.note_oversight(&after, &reply, Some(Oversight::Reply));
        assert_eq!(session.coach.allowed.is_empty(), expected == "e");
    }
}

#[test]
fn a_capture_that_costs_the_reader_seeds_is_not_called_overlooked() {
    // F captures 3 at b; what it costs against the best move decides.
    for (lost, is_said) in [(0, true), (3, false)] {
        let mut window = after_e("0,0,0,0,1,2/0,2,0,0,1,4 20-18 N", Tutoring::Warn);
        let session = window.state_mut().session.as_mut().expect("a game is on the table");
        let at = session.game.current();
        let after = *session.position();
        let mut known = Weighed::new(&after);
        let mut lines = [("F", 10 - lost), ("E", 9)];
        lines.sort_by_key(|(_, seeds)| -seeds);
        for depth in [1, 2] {
            for (line, (text, seeds)) in lines.into_iter().enumerate() {
                let mv = after.parse_move(text).expect("a move");
                let found = Info::kept(depth, line + 1, Score::proven(seeds), vec![mv]);
                known.take(SearchEvent::Depth(found));
            }
        }
        session.coach.known.insert(at, known);
        let hidden = session.hidden(session.counts_shown(session.counts_set));
        assert_eq!(session.overlooked(hidden).is_some(), is_said, "{lost}");
    }
}
