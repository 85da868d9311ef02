//! OGN, the format of other programs for Oware: what Kete writes is read back, their files are read,
//! games it cannot represent are refused, and no text does harm.

use kete::game::ogn::{NoOgn, OgnGames};
use kete::game::save::{Excerpt, LoadError};
use kete::game::{
    Agreement, GameInProgress, Level, NodeEntry, NodeId, Person, PersonName, Player, TurnMark,
    result_line,
};
use kete::rules::{BySide, GameName, RuleId, Ruleset, Side};
use proptest::prelude::*;

use crate::grown;
use crate::play::{Chance, game_at, play, ruleset};

fn read(text: &str) -> GameInProgress {
    match GameInProgress::from_ogn(text.as_bytes()) {
        Ok((game, _)) => game,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn refused(text: &str) -> LoadError {
    match GameInProgress::from_ogn(text.as_bytes()) {
        Ok(_) => panic!("this should not be read:\n{text}"),
        Err(error) => error,
    }
}

/// The moves of the main line.
fn line(game: &GameInProgress) -> String {
    let line = game.line_from(NodeId::START);
    let moves: Vec<String> = line.iter().map(|id| game.node(*id).entry().notation()).collect();
    moves.join(" ").trim().to_owned()
}

fn result(game: &GameInProgress) -> String {
    let end = game.line_from(NodeId::START).pop().expect("a line has a start");
    result_line(game.node(end).entry().outcome().as_ref())
}

fn plain(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").replace('}', ")")
}

const HEAD: &str = "[Variant \"Oware Abapa\"]\n";

#[test]
fn a_game_is_written_like_this() {
    let level = Level::new(4).expect("a level");
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Owari, "preset=abapa"), players);
    game.set_title("A \"quiet\" evening");
    game.set_comment(NodeId::START, "Site: Accra\nNorth: Ama\nWords about\nthe start.");
    play(&mut game, "C d");
    let noted = play(&mut game, "E");
    game.set_mark(noted, Some(TurnMark::Doubtful));
    game.set_comment(noted, "F feeds {more}.\nOr so I thought.");
    play(&mut game, "a");
    game.set_comment(game.current(), "Enough.");
    let end = game.agree(Agreement::Halve).expect("on offer");
    game.set_comment(end, "A good evening.");
    let text = "\
[Variant \"Oware Abapa\"]
[Event \"A \\\"quiet\\\" evening\"]
[Site \"Accra\"]
[Date \"?\"]
[Round \"?\"]
[South \"You\"]
[North \"Ama\"]
[Result \"24-24\"]
[Termination \"halve\"]

{ Words about

the start. } 1. C d 2. E $6 { F feeds {more).

Or so I thought. } a { Enough.

A good evening. } 24-24
";
    assert_eq!(game.to_ogn().as_deref(), Ok(text));
    let back = read(text);
    assert_eq!(line(&back), "C d E a halve");
    assert_eq!(back.node(noted).comment(), "F feeds {more).\nOr so I thought.");
    assert_eq!(back.node(noted).mark(), Some(TurnMark::Doubtful));
    assert_eq!(back.ruleset(), game.ruleset());
    let start = back.node(NodeId::START).comment();
    assert_eq!(start, "Site: Accra\nWords about\nthe start.");
    let north = (back.players().north, back.people().north.name);
    assert_eq!(north, (Player::Friend, PersonName::new("Ama")));
    assert_eq!(back.players().south, Player::You);
    let said = back.line_from(NodeId::START)[4];
    assert_eq!(back.node(said).comment(), "Enough.\nA good evening.");
}

#[test]
fn names_of_people_are_written_and_read() {
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), "start");
    let long = "Ama Serwaa Akoto Mensah of Kumasi";
    game.set_comment(NodeId::START, format!("North: {long}"));
    let named = |name| Person { name: PersonName::new(name), seed: None };
    game.set_people(BySide::new(named("Ada \"A.\""), Person::default()));
    let text = game.to_ogn().expect("nothing was played");
    assert!(text.contains("[South \"Ada \\\"A.\\\"\"]"), "{text}");
    let back = read(&text);
    assert_eq!((back.players(), back.people()), (game.players(), game.people()));
    assert!(back.node(NodeId::START).comment().contains(long), "too long for a name of Kete");
    // It would be read as Kete.
    game.set_people(BySide::new(named("Kete 4"), Person::default()));
    assert!(game.to_ogn().expect("nothing was played").contains("[South \"You\"]"));
}

#[test]
fn words_about_an_end_without_moves_join_those_about_the_start() {
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), "start");
    game.set_comment(NodeId::START, "Too late.");
    let end = game.resign(Side::North).expect("still going on");
    game.set_comment(end, "Tomorrow again.");
    let back = read(&game.to_ogn().expect("nothing was played"));
    assert_eq!(line(&back), "north resigns");
    let said = back.node(NodeId::START).comment();
    assert!(said.ends_with("Too late.\nTomorrow again."), "{said}");
}

#[test]
fn long_games_are_broken_into_lines() {
    let mut game = game_at(Ruleset::new(GameName::Awale), "start");
    Chance(5).play_on(&mut game, 60);
    game.set_comment(game.current(), "word ".repeat(50));
    let text = game.to_ogn().expect("nothing is repeated");
    assert!(text.contains("[KeteRules \"awale\"]"), "{text}");
    assert!(text.lines().count() > 12 && text.lines().all(|line| line.len() < 80), "{text}");
}

#[test]
fn what_other_programs_write_is_read() {
    // South has more than half after his move: other programs stop there.
    let text = "\u{feff}% made elsewhere\r\n[Variant \"oware\"]\r\n[Event \"Cup\"]\r\n[Site \"?\"]\r\n\
                [Date \"2019.05.01\"]\r\n[Round \"3\"]\r\n[South \"Ama\"]\r\n[North \"Kofi\"]\r\n\
                [Result \"26-19\"]\r\n[FEN \"1-0-0-0-0-1-1-0-0-0-2-0-24-19-S\"]\r\n[Extra \"x\"]\r\n\
                \r\n{ Last turns. } 1.F+2!! { Enough.\r\nOver. } (1. A (1... e) { ) } ; ) (\r\n b) \
                $14 26-19\r\n";
    let game = read(text);
    assert_eq!(line(&game), "F disregard");
    assert_eq!(result(&game), "south 26-19 game.agree.disregard");
    let last = *game.line_from(NodeId::START).get(1).expect("a turn");
    assert_eq!(game.node(last).comment(), "Enough. Over.");
    assert_eq!(game.node(last).mark(), Some(TurnMark::Good));
    let start = game.node(NodeId::START).comment();
    assert_eq!(start, "Date: 2019.05.01\nRound: 3\nLast turns.");
    assert_eq!(game.title(), "Cup");
    let names = BySide::from_fn(|side| game.people()[side].name);
    assert_eq!(names, BySide::new(PersonName::new("Ama"), PersonName::new("Kofi")));
    let again = game.to_ogn().expect("the same rules");
    for tag in ["[South \"Ama\"]", "[Round \"3\"]", "[Event \"Cup\"]", "[Date \"2019.05.01\"]"] {
        assert!(again.contains(tag), "{tag}\n{again}");
    }
    assert_eq!(line(&read(&again)), "F disregard");
}

#[test]
fn ends_are_read_from_the_result() {
    let with = |result: &str, moves: &str| format!("{HEAD}[Result \"{result}\"]\n\n{moves}\n");
    for (result, end) in [
        ("*", ""),
        ("?", ""),
        ("1-0", " north resigns"),
        ("0-1", " south resigns"),
        ("1/2-1/2", " disregard"),
        ("24-24", " halve"),
        ("0-0", " disregard"),
    ] {
        assert_eq!(line(&read(&with(result, "1. C d"))), format!("C d{end}"), "{result}");
    }
    // A result after the moves counts too.
    assert_eq!(line(&read(&with("*", "1. C d 0-1"))), "C d south resigns");
    let error = refused(&with("30-18", "1. C d 2. E"));
    assert_eq!(
        error.to_string(),
        "Line 2, column 10: the result is given as “30-18”, but the moves lead to “*”."
    );
    assert_eq!(error.good_turns(), 3);
}

#[test]
fn faults_are_reported_with_their_place() {
    for (text, says) in [
        ("", "The file is empty."),
        (" \n\t", "The file is empty."),
        ("C d", "Line 1, column 1: a tag such as [Variant \"Oware Abapa\"] belongs here."),
        ("[Event \"Cup\"]", "Line 1, column 1: “Variant” is missing."),
        ("[ \"Cup\"]", "Line 1, column 3: the name of a tag belongs here."),
        (
            "[Variant Oware]",
            "Line 1, column 10: a quote belongs here, before the value of the tag.",
        ),
        ("[Variant \"Oware\n\"]", "Line 1, column 11: this value has no quote behind it."),
        (
            "[Variant \"Oware\"",
            "Line 1, column 17: a closing bracket belongs here, behind the tag.",
        ),
        (
            "[Event \"Cup\"]\n[Variant \"Oware Nam-Nam\"]",
            "Line 2, column 11: the game is called “Oware Nam-Nam”; Kete reads “Oware Abapa” in \
             this form.",
        ),
        (
            "[Variant \"Oware\"]\n[FEN \"4-4\"]",
            "Line 2, column 7: “4-4” is no position: twelve holes, two stores and S or N belong \
             here, parted by dashes.",
        ),
        (
            "[Variant \"Oware\"]\n[KeteRules \"ring\"]",
            "Line 2, column 13: “ring” are no rules of Owari or Awale.",
        ),
        ("[Variant \"Oware\"]\n1. C d\n2. C", "Line 3, column 4: turn 3 says C, but C is empty."),
        (
            "[Variant \"Oware\"]\n1. C D",
            "Line 2, column 6: turn 2 says D, but D is not North's hole.",
        ),
        (
            "[Variant \"Oware\"]\n1. C x",
            "Line 2, column 6: turn 2 says “x”, which is no move of North: a hole of this board \
             belongs at its column 1.",
        ),
        (
            "[Variant \"Oware\"]\n1. C+2x d",
            "Line 2, column 4: “C+2x” has no meaning among the moves.",
        ),
        ("[Variant \"Oware\"]\n1. C ) d", "Line 2, column 6: “)” has no meaning among the moves."),
        ("[Variant \"Oware\"]\n1. C { d", "Line 2, column 6: this comment has no closing brace."),
        (
            "[Variant \"Oware\"]\n1. C ( d (",
            "Line 2, column 6: this variation has no closing parenthesis.",
        ),
        ("[Variant \"Oware\"]\n1. C * d", "Line 2, column 8: a move stands behind the result."),
        (
            &format!("{HEAD}{}", "[Round \"1\"]\n".repeat(100)),
            "Line 101, column 1: a game has no more than 100 tags.",
        ),
    ] {
        assert_eq!(refused(text).to_string(), says, "{text}");
    }
    let error = refused("[Variant \"Oware\"]\n1. C d 2. C");
    assert_eq!((error.good_turns(), error.rule()), (2, Some(RuleId::MoveEmpty)));
    let start = refused("[Variant \"Oware\"]\n[FEN \"99-0-0-0-0-0-0-0-0-0-0-0-0-0-S\"]");
    assert!(start.to_string().starts_with("Line 2, column 7: the start is not possible: "));
}

#[test]
fn several_games_follow_one_another() {
    let text = format!("{HEAD}1. C d\n\n{HEAD}\n{HEAD}[Event \"Third\"]\n\n1. F *\n{HEAD}\n1. x");
    let mut games = OgnGames::new(text.as_bytes()).expect("a text");
    let mut lines = Vec::new();
    for game in games.by_ref().take(3) {
        lines.push(line(&game.expect("a game")));
    }
    assert_eq!(lines, ["C d", "", "F"]);
    let error = games.next().expect("another").expect_err("x is no move");
    assert_eq!(error.place.map(|place| place.line), Some(12));
    assert!(games.next().is_none());
    let (first, more) = GameInProgress::from_ogn(text.as_bytes()).expect("a game");
    assert!(more && line(&first) == "C d");
    assert!(!GameInProgress::from_ogn(HEAD.as_bytes()).expect("a game").1);
}

#[test]
fn what_the_format_cannot_represent_is_refused_by_name() {
    for name in GameName::ALL {
        let game = game_at(Ruleset::new(name), "start");
        let told = matches!(name, GameName::Owari | GameName::Awale);
        assert_eq!(game.to_ogn().is_ok(), told, "{name}");
        if !told {
            assert_eq!(game.to_ogn(), Err(NoOgn::Game(name)));
        }
    }
    for option in Ruleset::new(GameName::Awale).options() {
        for value in option.values.iter().filter(|value| **value != option.default) {
            let mut ruleset = Ruleset::new(GameName::Awale);
            ruleset.set(option.name, value).expect("an allowed value");
            let why = game_at(ruleset, "start").to_ogn();
            let makes_another =
                ["rotation", "capture-holes", "capture", "stop-at-majority", "stop-at-seeds"];
            if makes_another.contains(&option.name) {
                let why = why.expect_err(option.name).to_string();
                assert!(why.contains(&format!("({}={value})", option.name)), "{why}");
            } else {
                let back = read(&why.expect(option.name));
                assert_eq!((back.ruleset(), back.set_up()), (ruleset, None));
            }
        }
    }
    // There a capture of everything takes nothing.
    let slam = "0,0,0,0,0,1/1,0,0,0,0,0 23-23 S";
    let mut game = game_at(Ruleset::new(GameName::Owari), slam);
    assert!(game.to_ogn().is_ok(), "so far nothing differs");
    play(&mut game, "F");
    let why = game.to_ogn().expect_err("everything is taken").to_string();
    assert!(why.contains("turn 1") && why.contains("(grand-slam=allowed)"), "{why}");
    // There is no pass either.
    let abapa = ruleset(GameName::Owari, "preset=abapa");
    let mut game = game_at(abapa, "0,0,0,0,0,0/0,0,0,0,0,2 23-23 S");
    play(&mut game, "pass");
    assert_eq!(game.to_ogn(), Err(NoOgn::Pass(1)));
}

#[test]
fn a_repeated_position_ends_the_game_there() {
    let start = "1,0,0,1,0,0/1,0,0,1,0,0 22-22 S";
    let rules = ruleset(GameName::Owari, "grand-slam=no-capture");
    let mut found = 0;
    for seed in 0..400 {
        let mut game = game_at(rules, start);
        Chance(seed).play_on(&mut game, 400);
        let rule = game.outcome().and_then(|outcome| outcome.rule);
        let Err(why) = game.to_ogn() else { continue };
        if rule == Some(RuleId::GameRepetition) {
            assert!(matches!(why, NoOgn::Turn { name: "repetition", .. }), "{why:?}");
            found += 1;
        }
    }
    assert!(found > 0, "some game goes in circles");
}

#[test]
fn what_is_written_is_read_back() {
    let words = ["two  words", "brace } here", "a\n\nb", "\"quoted\\\"", "; ( [ % $1 {", "Ŵyth"];
    let words = words.map(str::to_owned);
    let mut written = 0;
    for seed in 0..600_u64 {
        let name = if seed % 2 == 0 { GameName::Owari } else { GameName::Awale };
        let game = grown(name, seed, 60, &words);
        let Ok(text) = game.to_ogn() else { continue };
        written += 1;
        let back = read(&text);
        assert_eq!(line(&back), line(&game), "{text}");
        assert_eq!(back.ruleset(), game.ruleset(), "{text}");
        assert_eq!(result(&back), result(&game), "{text}");
        assert_eq!(back.title(), game.title().trim(), "{text}");
        let ids = game.line_from(NodeId::START);
        let pairs = back.line_from(NodeId::START).into_iter().zip(ids.iter().copied());
        for (at, (one, two)) in pairs.enumerate() {
            let (one, two) = (back.node(one), game.node(two));
            // Words about an agreed end or a resignation join those about the last move.
            let end =
                ids.get(at + 1).map(|id| game.node(*id)).filter(|end| is_by_players(end.entry()));
            let said = format!("{} {}", two.comment(), end.map_or("", |end| end.comment()));
            assert_eq!(one.entry(), two.entry(), "{text}");
            if !is_by_players(two.entry()) {
                assert_eq!(one.mark(), two.mark(), "{text}");
                let comment = match two.entry() {
                    NodeEntry::Start(_) => one.comment().replace('}', ")"),
                    _ => one.comment().to_owned(),
                };
                let comment = comment.lines().filter(|l| !l.starts_with("South: "));
                let comment: Vec<&str> = comment.filter(|l| !l.starts_with("North: ")).collect();
                assert_eq!(plain(&comment.join(" ")), plain(&said), "{text}");
            }
        }
        assert_eq!(back.to_ogn().as_deref(), Ok(text.as_str()));
    }
    assert!(written > 60, "{written} of the games have nothing that the form cannot tell");
}

/// Whether the players ended the game by agreement or resignation.
fn is_by_players(entry: &NodeEntry) -> bool {
    matches!(entry, NodeEntry::Agreement { .. } | NodeEntry::Resignation { .. })
}

/// The text of a game with every feature of the format.
fn full() -> String {
    let mut game = game_at(Ruleset::new(GameName::Owari), "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N");
    game.set_comment(NodeId::START, "Round: 2\nWords.");
    Chance(3).play_on(&mut game, 30);
    let ids = game.line_from(NodeId::START);
    game.set_comment(ids[4], "A comment\nof two lines.");
    game.set_mark(ids[7], Some(TurnMark::Mistake));
    game.resign(Side::South);
    let text = game.to_ogn().expect("nothing is repeated");
    text.replacen(" 5. ", " (4. A { x }) 5. ", 1)
}

fn assert_harmless(bytes: &[u8]) {
    let error = match GameInProgress::from_ogn(bytes) {
        Ok((game, _)) => {
            if let Ok(text) = game.to_ogn() {
                read(&text);
            }
            return;
        }
        Err(error) => error,
    };
    let says = error.to_string();
    assert!(says.ends_with('.') && says.chars().count() < 500, "{says}");
    let Some(place) = error.place else { return };
    let text = String::from_utf8_lossy(bytes);
    let line = text.split('\n').nth(place.line - 1).expect("the line is in the text");
    assert!(place.column <= line.chars().count() + 1, "{says}\n{line}");
    assert!(Excerpt::around(bytes, place).lines.len() <= 7);
    if let Some(good) = &error.good {
        assert!(good.has(error.before));
    }
}

#[test]
fn a_text_cut_anywhere_does_no_harm() {
    let text = full();
    read(&text);
    for end in 0..text.len() {
        assert_harmless(&text.as_bytes()[..end]);
    }
}

#[test]
fn very_long_texts_are_read_to_their_fault() {
    for text in [
        format!("{HEAD}{}", "1.".repeat(500_000)),
        format!("{HEAD}{}", "(".repeat(500_000)),
        format!("{HEAD}{}", "{ x } ".repeat(20_000)),
        "[".repeat(500_000),
        HEAD.repeat(2_000),
        format!("{HEAD}{}", "[a\"\"]".repeat(300_000)),
        format!("{HEAD}1. C d 2. {}", "C".repeat(500_000)),
    ] {
        assert_harmless(text.as_bytes());
    }
    let text = format!("{HEAD}1. C {}", "{ x }".repeat(300_000));
    assert_harmless(text.as_bytes());
    let game = read(&text);
    assert_eq!(game.node(game.current()).comment().lines().count(), 300_000);
}

#[test]
fn comments_after_a_move_belong_to_it_even_if_the_next_word_is_bad() {
    let text = format!("{HEAD}{{ Before. }} 1. C {{ One. }} {{ Two.\n\nThree. }} d {{ Four. }}");
    let game = read(&text);
    let said = |game: &GameInProgress| {
        let line = game.line_from(NodeId::START);
        line.iter().map(|id| game.node(*id).comment().to_owned()).collect::<Vec<_>>()
    };
    let lines = ["Before.", "One.\nTwo.\nThree.", "Four."];
    assert_eq!(said(&game), lines);
    let error = refused(&format!("{text} x"));
    assert_eq!(said(error.good.as_ref().expect("two moves are good")), lines);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_does_no_harm(text in "\\PC*", tail in "[\\[\\]A-Fa-f0-9 .{}();$*\"\n-]{0,200}") {
        assert_harmless(text.as_bytes());
        assert_harmless(format!("{HEAD}{tail}").as_bytes());
    }

    #[test]
    fn an_altered_text_does_no_harm(at in any::<prop::sample::Index>(), new in any::<u8>()) {
        let mut bytes = full().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = new;
        assert_harmless(&bytes);
        bytes.remove(at);
        assert_harmless(&bytes);
    }
}
