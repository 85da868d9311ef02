//! Games with someone far away: what the messages say, and what they survive.

use kete::game::by_message::{BadMessage, Message, Misfit};
use kete::game::save::Summary;
use kete::game::{Agreement, GameInProgress, GameTag, NodeEntry, Player, newly_tagged};
use kete::rules::{BySide, GameName, Ruleset, Setup, Side};
use proptest::prelude::{ProptestConfig, any, prop, prop_assert, proptest};

use crate::play::{Chance, play, ruleset};

const FAR: Player = Player::FarAway(GameTag::of(1));

/// A game in which the friend far away plays one side.
fn game(ruleset: Ruleset, far: Side) -> GameInProgress {
    let mut players = BySide::new(Player::You, Player::You);
    players[far] = FAR;
    GameInProgress::new(ruleset, newly_tagged(players))
}

fn message(game: &GameInProgress) -> Message {
    Message::of(game, game.current()).expect("something to send")
}

/// The only message of a text.
fn read(text: &str) -> Message {
    match &Message::all_in(text)[..] {
        [Ok(message)] => message.clone(),
        other => panic!("{text}: {other:?}"),
    }
}

/// Plays what a message adds.
fn receive(game: &mut GameInProgress, text: &str) {
    let new = read(text).fit(game).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    game.go_to(new.after);
    for entry in new.entries {
        match entry {
            NodeEntry::Turn(turn) => drop(game.play_turn(turn)),
            NodeEntry::Resignation { side, .. } => drop(game.resign(side)),
            other => panic!("{other:?}"),
        }
    }
}

/// South's game after `C`, and North's, begun from the first message.
fn pair() -> (GameInProgress, GameInProgress) {
    let mut south = game(Ruleset::new(GameName::Owari), Side::North);
    play(&mut south, "C");
    let first = message(&south);
    let mut north = first.start().expect("the first message");
    receive(&mut north, &first.to_string());
    (south, north)
}

#[test]
fn two_games_of_each_kind_stay_the_same_to_their_end() {
    for name in GameName::ALL {
        for far in Side::ALL {
            let mut chance = Chance(name as u64 * 2 + far as u64 + 3);
            let mut here = game(Ruleset::new(name), far);
            let mut there: Option<GameInProgress> = None;
            for _ in 0..600 {
                let mover = here.position().to_move();
                if mover == far && there.is_none() {
                    let first = message(&here);
                    assert!(first.is_invitation());
                    there = read(&first.to_string()).start();
                }
                let (from, to) = match (&mut there, mover == far) {
                    (Some(there), true) => (there, Some(&mut here)),
                    (there, _) => (&mut here, there.as_mut()),
                };
                // All moves until the other side is to move.
                while from.player_to_move() == Some(Player::You) {
                    let mv = chance.choose(from.position()).expect("the game goes on");
                    from.play(&mv).expect("legal");
                }
                let text = message(from).to_string();
                assert!(text.is_ascii() && !text.contains(' '), "{text}");
                match to {
                    Some(to) => receive(to, &text),
                    None => {
                        let mut other = read(&text).start().expect("the first message");
                        receive(&mut other, &text);
                        there = Some(other);
                    }
                }
                let there = there.as_ref().expect("begun");
                assert_eq!(here.position(), there.position(), "{name} {text}");
                assert_eq!(here.outcome(), there.outcome(), "{name} {text}");
                if here.is_over() {
                    break;
                }
            }
            assert!(here.is_over() || name == GameName::Giuthi, "{name}: {:?}", here.position());
        }
    }
}

#[test]
fn the_first_message_carries_options_start_and_hidden_counts() {
    let owari = ruleset(GameName::Owari, "grand-slam=no-capture");
    let setup = Setup::parse(GameName::Owari, "0,0,0,0,0,1/1,0,0,0,0,0 23-23 N");
    let setup = setup.expect("a position string");
    let players = BySide::new(FAR, Player::You);
    let mut game = GameInProgress::from_setup(owari, players, &setup).expect("possible");
    game.set_own_counts(true);
    play(&mut game, "a");
    let text = message(&game).to_string();
    assert!(text.contains("/owari.grand-slam=no-capture.own-counts/0,0,0,0,0,1!1"), "{text}");
    let started = read(&text).start().expect("the first message");
    assert_eq!(started.ruleset(), owari);
    assert_eq!(started.set_up(), Some(&setup));
    assert!(started.own_counts());
    assert_eq!(started.players(), BySide::new(Player::You, FAR));
}

#[test]
fn a_message_survives_what_messengers_do_to_it() {
    let (south, _) = pair();
    let sent = message(&south);
    let text = sent.to_string();
    let (start, end) = text.split_at(text.len() / 2);
    for changed in [
        format!("  \"{text}\"  "),
        format!("“{text}” – your move!"),
        format!("Ada, yesterday:\r\n> {start}\r\n> {end}\r\n> -- \r\n> Ada"),
        format!("[12:03] Ada: *{start}*\u{200b}{end}. What now?"),
        format!("{start}\n\n    {end}\n"),
        text.replace('-', "\u{2013}").replacen("kete", "Kete", 1),
    ] {
        assert_eq!(read(&changed), sent, "{changed}");
    }
}

#[test]
fn a_changed_message_is_damaged() {
    let (south, _) = pair();
    let text = message(&south).to_string();
    let damaged = vec![Err(BadMessage::Damaged)];
    for length in "kete1/".len()..text.len() {
        assert_eq!(Message::all_in(&text[..length]), damaged, "{length}");
    }
    for at in "kete1/".len()..text.len() {
        let other = if text.as_bytes()[at] == b'7' { "8" } else { "7" };
        let mut changed = text.clone();
        changed.replace_range(at..=at, other);
        assert_eq!(Message::all_in(&changed), damaged, "{changed}");
    }
    assert_eq!(Message::all_in(&text.replace("kete1", "kete2")), [Err(BadMessage::Later)]);
    assert!(Message::all_in("Kete is a game; I have kete 1/2.").is_empty());
}

#[test]
fn what_does_not_fit_is_named() {
    let (mut south, mut north) = pair();
    let first = message(&south);
    assert_eq!(first.fit(&south), Err(Misfit::Own));
    assert_eq!(first.fit(&north), Err(Misfit::Known(1)));
    let stranger = game(Ruleset::new(GameName::Owari), Side::South);
    assert_eq!(first.fit(&stranger), Err(Misfit::OtherGame));
    play(&mut north, "d");
    let answer = message(&north);
    receive(&mut south, &answer.to_string());
    play(&mut south, "E");
    let third = message(&south);
    // North took the answer back and played another move.
    let mut other = north.clone();
    other.undo();
    play(&mut other, "a");
    let expected = Misfit::OtherMove { number: 2, theirs: "a".to_owned(), ours: "d".to_owned() };
    assert_eq!(message(&other).fit(&south), Err(expected));
    assert_eq!(third.fit(&other), Err(Misfit::OtherPosition(3)));
    other.go_to_start();
    let mut late = first.start().expect("the first message");
    assert_eq!(third.fit(&late), Err(Misfit::Missing { next: 1, number: 3 }));
    late.resign(Side::South);
    assert!(first.fit(&late).is_err());
}

#[test]
fn an_earlier_move_is_sent_again_from_its_place() {
    let (mut south, mut north) = pair();
    let first = message(&south);
    play(&mut north, "d");
    receive(&mut south, &message(&north).to_string());
    play(&mut south, "E");
    let at = south.path()[1];
    assert_eq!(Message::of(&south, at), Some(first));
}

#[test]
fn a_resignation_and_an_agreement_are_sent() {
    let (mut south, mut north) = pair();
    north.resign(Side::North);
    receive(&mut south, &message(&north).to_string());
    assert_eq!(south.outcome(), north.outcome());
    let (south, mut north) = pair();
    north.agree(Agreement::Halve);
    let offer = message(&north).fit(&south).expect("it fits").entries;
    assert!(matches!(offer[..], [NodeEntry::Agreement { agreement: Agreement::Halve, .. }]));
    // A move in its place declines it.
    let (mut south, mut north) = pair();
    south.agree(Agreement::Halve);
    let offer = message(&south).fit(&north).expect("it fits").entries;
    assert_eq!(offer.len(), 1, "the move before it is known");
    play(&mut north, "d");
    receive(&mut south, &message(&north).to_string());
    assert_eq!(south.position(), north.position());
    assert!(!south.is_over());
}

#[test]
fn moves_that_were_answered_stay() {
    let (mut south, mut north) = pair();
    assert!(!south.is_answered());
    south.undo();
    assert!(!south.is_answered(), "the friend has not answered");
    south.redo();
    play(&mut north, "d");
    receive(&mut south, &message(&north).to_string());
    assert!(!south.is_answered());
    south.go_to_start();
    assert!(south.is_answered());
}

#[test]
fn the_tag_is_in_the_file_and_a_rematch_has_another() {
    let (south, _) = pair();
    let (tag, far) = south.far_away().expect("far away");
    let text = south.to_save();
    assert!(text.contains(&format!("north: FarAway(\"{tag}\")")), "{text}");
    let read = GameInProgress::from_save(text.as_bytes()).expect("a game");
    assert_eq!(read.far_away(), Some((tag, far)));
    let listed = Summary::read(text.as_bytes()).expect("a game");
    assert_eq!(listed.players, south.players());
    let again = south.again(south.players());
    assert_ne!(again.far_away().map(|(tag, _)| tag), Some(tag));
    let wrong = text.replace(&tag.to_string(), "fox");
    assert!(GameInProgress::from_save(wrong.as_bytes()).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn no_text_harms(
        words in prop::collection::vec(any::<String>(), 0..4),
        cut in any::<prop::sample::Index>(),
        put in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        let (south, north) = pair();
        let mut text = format!("{} kete1/{} {}", words.concat(), words.join("/"), message(&south));
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        text.insert(*put.get(&ends), letter);
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let texts = [text.as_str(), &text[*cut.get(&ends)..], &text[..*cut.get(&ends)]];
        for found in texts.iter().flat_map(|text| Message::all_in(text)).flatten() {
            // What was read is written the same, and fits or does not.
            prop_assert!(Message::all_in(&found.to_string()) == [Ok(found.clone())]);
            drop((found.start(), found.fit(&south), found.fit(&north)));
        }
    }
}
