//! The page after the game: the whole game analysed, its graph, its moments, its report.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::coach::intent::CoachIntent;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::app::session::state::SideTab;
use kete::draw::theme::ThemeName;
use kete::game::Player;
use kete::rules::{BySide, GameName, RuleId, Side};
use kete::search::Limits;
use kete::tutor::{AnsweredIn, weigh};

use crate::coach::SHELTER;
use crate::looking_back::{graded, played_badly};
use crate::window::{USUAL, Window};

/// A saved game, opened.
fn opened(name: &str, size: egui::Vec2, theme: ThemeName) -> Window {
    let file = Some(format!("saves/{name}.kete").into());
    Window::open(WindowOptions { file, ..Default::default() }, size, theme)
}

const MOVED_BOXES: &str = "These rules will come back later for review.";

/// Some turns of Giuthi in which both sides give away as much as they can, then South resigns.
pub fn after_many_blunders() -> Window {
    let mut window = Window::game(GameName::Giuthi, true);
    for _ in 0..14 {
        let position = *window.session().position();
        let losses = weigh(&position, Vec::new(), Limits::nodes(4_000)).losses();
        let worst = losses.into_iter().max_by_key(|(_, lost)| *lost);
        window.press_move(worst.expect("a move").0);
    }
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.click("Review");
    window
}

/// The position of the lesson on shelter, played badly and opened on this page.
fn after_a_blunder() -> Window {
    let mut window = played_badly(Window::position(GameName::Awale, SHELTER));
    graded(&mut window);
    window.click("Review");
    window
}

#[test]
fn the_board_of_a_moment_has_its_letters_in_a_small_window() {
    for mut window in [after_a_blunder(), after_many_blunders()] {
        window.harness.set_size(vec2(900.0, 600.0));
        window.steps(4);
        let names = window.names();
        let board = names.iter().find(|name| name.starts_with("Board before the turn"));
        let board = window.harness.get_by_label(board.expect("a moment")).rect();
        assert!(board.width() > 330.0, "{board:?}");
        let texts = crate::last_turn::texts(&window);
        for hole in ["A", "F", "a", "f"] {
            let is_there =
                texts.iter().any(|(text, .., at)| text == hole && board.contains_rect(*at));
            assert!(is_there, "{hole} is not on {board:?}: {texts:?}");
        }
    }
}

#[test]
fn the_page_shows_the_result_the_graph_the_moments_and_the_grades() {
    for size in [USUAL, vec2(1920.0, 1080.0), vec2(900.0, 600.0)] {
        let mut window = played_badly(Window::position(GameName::Awale, SHELTER));
        window.harness.set_size(size);
        graded(&mut window);
        window.click("Review");
        assert_eq!(window.state().page, Page::After);
        let names = window.names();
        let has = |words: &str| names.iter().any(|name| name.contains(words));
        for words in [
            "North won, ",
            "Awale, ",
            "Lead in seeds if both play on well",
            "North led from turn 1 on",
            "One move cost more than 3 seeds.",
            "Moment 1: Turn 1, you A, blunder, loses ",
            "Board before the turn, 2,1,0,1,0,0/0,0,0,1,0,4 19-20 S. Played A.",
            "Blunder: You 1, North 0",
            "Seeds lost per move: You ",
            "Moves that Kete is unsure about are not graded.",
            "Rules you met",
            "Rematch, sides swapped",
            "Save game…",
            "Practise this one",
            "New game…",
        ] {
            assert!(has(words), "{size}: {words}: {names:?}");
        }
        assert!(!has(MOVED_BOXES), "no rule is in a box");
        // While the better move is a task, nothing names it.
        let moment = window.session().review.moments()[0].clone();
        assert!(has(&moment.task_words) && !has(&moment.words), "{names:?}");
        let better = moment.fall.better.to_string();
        let mut said = moment.task_words.split(|letter: char| !letter.is_alphanumeric());
        assert!(said.all(|word| word != better), "{}", moment.task_words);
        window.click("Moves");
        assert!(window.has_start("Turn 1, South, A"));
        window.click("Notes");
        window.assert_has("Note");
        // The board of the moment is one click away.
        window.click("Show this turn");
        assert_eq!((window.state().page, window.session().game.turns().len()), (Page::Play, 1));
        // The command leads back to the report.
        window.keys(Modifiers::COMMAND, Key::R);
        assert_eq!(window.state().page, Page::After);
        window.keys(Modifiers::ALT, Key::ArrowLeft);
        assert_eq!(window.state().page, Page::Play);
    }
}

#[test]
fn a_finished_game_opened_from_a_file_is_analysed_from_its_card() {
    let mut window = opened("ring", USUAL, ThemeName::Light);
    assert!(!window.session().review.has_begun(), "nobody asked");
    window.click("Review");
    assert_eq!(window.state().page, Page::After);
    graded(&mut window);
    let session = window.session();
    let (done, of) = session.review.progress();
    assert_eq!((done, of), (session.game.turns().len(), session.game.turns().len()));
    for side in Side::ALL {
        assert!(session.review.known().tally()[side].graded() > 10);
    }
    let names = window.names();
    assert!(names.iter().any(|name| name.contains(" moves ahead")), "{names:?}");
    assert!(names.iter().any(|name| name.ends_with(" proven.")), "{names:?}");
    assert!(!window.has(MOVED_BOXES), "it was not played here");
}

#[test]
fn a_moment_explains_its_rings_beside_its_buttons() {
    for game in ["ring", "bawo-advanced", "owari"] {
        let mut window = opened(game, vec2(900.0, 600.0), ThemeName::Light);
        window.click("Review");
        graded(&mut window);
        let moments = window.session().review.moments();
        let moments: Vec<_> = moments.iter().map(|moment| moment.turn.to).collect();
        for to in moments {
            window.does(Intent::Coach(CoachIntent::ShowBetter(to)));
            window.does(Intent::Coach(CoachIntent::Review));
        }
        for size in [vec2(900.0, 600.0), vec2(600.0, 400.0), USUAL, vec2(1920.0, 1080.0)] {
            window.harness.set_size(size);
            window.steps(4);
            let all = |name: &'static str| window.harness.query_all_by_label(name);
            let buttons = || all("Find better").chain(all("Show this turn"));
            assert!(all("better").count() > 0, "{game} {size}");
            for says in all("played").chain(all("better")) {
                let over = buttons().find(|button| button.rect().intersects(says.rect()));
                let over = over.map(|button| button.rect());
                assert_eq!(over, None, "{game} {size}: {:?}", says.rect());
            }
        }
    }
}

#[test]
fn the_report_says_where_the_game_has_moved_review_boxes() {
    let mut window = Window::position(GameName::Awale, SHELTER);
    let learning = &mut window.state_mut().learning;
    let long_ago = learning.today() - 40;
    for rule in RuleId::ALL {
        learning.progress.answer(GameName::Awale, *rule, false, AnsweredIn::Review, long_ago);
    }
    // A refused move counts as an answer.
    window.press("North a");
    let mut window = played_badly(window);
    graded(&mut window);
    window.click("Review");
    window.assert_has(MOVED_BOXES);
}

#[test]
fn nothing_is_called_proven_before_everything_is_searched() {
    // With few seeds each position is proven as soon as it is searched.
    let mut window = Window::position(GameName::Basic, "1,1,0,1,0,1/0,1,0,1,1,0 13-16 S");
    window.state_mut().settings.moments = false;
    for _ in 0..6 {
        let Some(mv) = window.session().position().moves().last().copied() else { break };
        window.press_move(mv);
    }
    window.does(Intent::Coach(CoachIntent::Grade));
    window.does(Intent::Coach(CoachIntent::StopGrading));
    let (done, of) = window.session().review.progress();
    assert!(done > 0 && done < of, "{done} of {of}");
    window.does(Intent::Coach(CoachIntent::Review));
    window.keys(Modifiers::COMMAND, Key::R);
    assert_eq!(window.state().page, Page::After);
    assert!(!window.has("proven"), "{:?}", window.names());
    window.press("Analyse the rest");
    graded(&mut window);
    window.assert_has("proven");
}

#[test]
fn leaving_the_page_ends_the_variation_preview() {
    let mut window = after_a_blunder();
    window.does(Intent::Go(Page::Play));
    window.key(Key::Escape);
    window.key(Key::Home);
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    window.press("Line 1, South ");
    assert!(window.session().variation.is_some());
    window.keys(Modifiers::COMMAND, Key::R);
    assert_eq!(window.state().page, Page::After);
    assert!(window.session().variation.is_none());
    window.key(Key::PageDown);
    assert_eq!(window.session().game.turns().len(), 1, "the keys walk the game");
}

#[test]
fn the_analysis_is_cancelled_immediately_and_keeps_its_results() {
    let mut window = opened("owari", USUAL, ThemeName::Light);
    window.key(Key::Escape);
    window.press("Analyse the whole game");
    window.steps(3);
    let (done, of) = window.session().review.progress();
    assert!(done > 0 && done < of, "{done} of {of}");
    // Turns are counted as the list of moves numbers them.
    let number = |window: &Window, done: usize| {
        let turns = window.session().review.known().turns();
        turns.get(done).or(turns.last()).map_or(0, |turn| turn.number)
    };
    let all = number(&window, usize::MAX);
    let says = format!("Analysing: turn {} of {all}", number(&window, done));
    window.assert_has(&says);
    window.press("Cancel");
    let (stopped, _) = window.session().review.progress();
    window.steps(6);
    assert_eq!(window.session().review.progress().0, stopped);
    let says = format!("Stopped after {} of {all} turns.", number(&window, stopped - 1));
    window.assert_has(&says);
    // The page shows the results so far.
    window.press("Review");
    assert_eq!(window.state().page, Page::After);
    window.assert_has(&says);
    assert!(window.has_text(" ahead"));
    window.press("Analyse the rest");
    graded(&mut window);
    assert!(window.session().review.is_done());
    // The list of moves shows the signs of both sides.
    window.click("Moves");
    let grades = ["best", "good", "inaccuracy", "mistake", "blunder"];
    for side in [", South, ", ", North, "] {
        let names = window.names();
        let turns = names.iter().filter(|name| name.starts_with("Turn ") && name.contains(side));
        let graded = turns.filter(|name| grades.iter().any(|grade| name.contains(grade)));
        assert!(graded.count() > 5, "{names:?}");
    }
}

#[test]
fn a_game_that_goes_on_is_analysed_between_two_people_and_goes_on_after_it() {
    let mut window = Window::game(GameName::Owari, true);
    window.does(Intent::Tab(SideTab::Analysis));
    assert!(!window.has("Analyse the whole game"), "nothing was played");
    for mv in ["C", "f", "A"] {
        let mv = window.session().position().parse_move(mv).expect("a move");
        window.press_move(mv);
    }
    window.press("Analyse the whole game");
    graded(&mut window);
    window.press("Review");
    window.assert_has("The game so far");
    assert!(!window.has("Rematch, sides swapped"), "it is not over");
    window.does(Intent::Go(Page::Play));
    let mv = window.session().position().moves()[0];
    window.press_move(mv);
    assert_eq!(window.session().game.turns().len(), 4);
    // The new turn is analysed, reusing the results of the others.
    window.press("Analyse the whole game");
    assert!(window.session().review.progress().0 >= 4);
    graded(&mut window);
    assert_eq!(window.session().review.progress(), (5, 5));
    assert!(!window.session().game.with_help(), "two people play");
}

/// A game against Kete that South resigns after three turns.
fn given_up_against_kete() -> Window {
    let mut window = Window::game_unasked(GameName::Owari);
    for _ in 0..3 {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
        window.rest();
    }
    window.does(Intent::ResignNow(Side::South));
    window
}

#[test]
fn a_game_against_kete_that_goes_on_after_its_end_is_not_analysed() {
    let mut window = given_up_against_kete();
    window.does(Intent::Coach(CoachIntent::StopGrading));
    let (done, of) = window.session().review.progress();
    assert!(done < of && of > 0, "{done} of {of}");
    window.key(Key::Escape);
    window.keys(Modifiers::COMMAND, Key::R);
    assert!(window.has("Analyse the rest"), "it is over: {:?}", window.names());
    window.does(Intent::Go(Page::Play));
    window.key(Key::Home);
    let mv = window.session().position().moves()[1];
    window.press_move(mv);
    window.rest();
    window.keys(Modifiers::COMMAND, Key::R);
    assert_eq!(window.state().page, Page::After);
    for offer in ["Analyse the rest", "Analyse the whole game"] {
        assert!(!window.has(offer), "{:?}", window.names());
    }
    let end = window.session().review.end();
    window.does(Intent::Coach(CoachIntent::Grade));
    window.steps(4);
    let session = window.session();
    assert_eq!((session.review.end(), session.review.progress()), (end, (done, of)));
    // The player has seen the grades.
    assert_eq!(session.game.with_help(), done > 0);
}

#[test]
fn going_on_after_seeing_the_grades_counts_as_help() {
    let mut window = given_up_against_kete();
    graded(&mut window);
    window.key(Key::Escape);
    window.key(Key::Home);
    assert!(!window.session().game.with_help(), "the game was played without");
    let mv = window.session().position().moves()[1];
    window.press_move(mv);
    assert!(window.session().game.with_help());
}

#[test]
fn moments_are_chosen_by_digits_cards_and_the_graph() {
    let mut window = after_many_blunders();
    let count = window.session().review.moments().len();
    assert_eq!(count, 3, "{:?}", window.names());
    let chosen = |window: &Window| window.session().review.chosen();
    assert_eq!(chosen(&window), Some(0));
    let points = |window: &Window| -> Vec<String> {
        let is_point = |name: &String| name.ends_with(" in the graph");
        window.names().into_iter().filter(is_point).collect()
    };
    let in_order = [1, 2, 3].map(|number| format!("Moment {number} in the graph"));
    assert_eq!(points(&window), in_order);
    window.key(Key::Num3);
    assert_eq!(chosen(&window), Some(2));
    assert_eq!(points(&window), in_order, "whichever is chosen");
    window.key(Key::Num4);
    assert_eq!(chosen(&window), Some(2), "there are three");
    window.press("Moment 2 in the graph");
    assert_eq!(chosen(&window), Some(1));
    let first = window.named("Moment 1: ");
    window.press(&first);
    assert_eq!(chosen(&window), Some(0));
    // One at a time in a small window.
    window.harness.set_size(vec2(900.0, 600.0));
    window.steps(3);
    let cards = |window: &Window| {
        window
            .names()
            .iter()
            .filter(|name| name.starts_with("Moment ") && name.contains(": "))
            .count()
    };
    assert_eq!(cards(&window), 1, "{:?}", window.names());
    window.press("Next moment");
    assert_eq!(chosen(&window), Some(1));
    window.press("Moment before");
    assert_eq!(chosen(&window), Some(0));
}

#[test]
fn ones_own_mistakes_are_exercises_one_after_the_other() {
    // A single one.
    let mut window = after_a_blunder();
    let cards = |window: &Window| -> Vec<(i64, u32)> {
        let learning = &window.state().learning;
        let today = learning.today();
        learning.progress.cards().map(|(_, _, card)| (card.due - today, card.wrong)).collect()
    };
    assert!(cards(&window).is_empty());
    window.click("Practise this one");
    assert_eq!(window.state().page, Page::Learn);
    window.assert_has("Exercises from my mistakes");
    // The rule that was overlooked comes back tomorrow.
    assert!(window.notice().starts_with("For review tomorrow: "), "{}", window.notice());
    assert_eq!(cards(&window), [(1, 1)]);
    window.key(Key::D);
    window.click_front("Back to the game");
    assert_eq!(window.state().page, Page::After);
    let before = cards(&window);
    window.click("Practise this one");
    assert_eq!(cards(&window), before, "it was booked already");

    let mut window = after_many_blunders();
    let count = window.session().review.own_tasks();
    assert!(count >= 2, "{count}");
    let are_moments = window.session().review.own_tasks_are_moments();
    window.click(&kete::app::words::practise(count, are_moments));
    let at = |window: &Window| window.lesson().run.at();
    assert_eq!((at(&window), window.lesson().run.states().len()), (0, count));
    let tasks = |window: &Window| window.lesson().task();
    let first = tasks(&window);
    assert!(first.contains(" cost ") && first.ends_with(" Find the best move."), "{first}");
    window.click("Skip");
    assert_eq!(at(&window), 1);
    assert_ne!(tasks(&window), first);
    for _ in 1..count {
        window.click("Skip");
    }
    assert_eq!(window.state().page, Page::After, "after the last one it leads back");
}

#[test]
fn the_better_move_of_a_moment_is_shown_on_the_board() {
    let mut window = after_a_blunder();
    let better = window.session().review.moments()[0].fall.better;
    window.click("Show the better move");
    assert_eq!(window.state().page, Page::Play);
    let session = window.session();
    assert_eq!(session.game.turns().len(), 0, "the position before the turn");
    let walked = session.variation.as_ref().expect("a line is walked");
    assert_eq!(walked.moves(), [better]);
    let (step, of) = walked.progress();
    assert!(step == 1 && of > 1, "what would follow can be walked too");
    window.key(Key::Escape);
    assert!(window.session().variation.is_none());
    assert!(window.session().game.line_is_over(), "the game itself has not changed");
    assert_eq!(window.state().page, Page::After, "it leads back to the report");
}

#[test]
fn a_click_on_the_graph_leads_to_the_turn_and_the_keys_go_on() {
    let mut window = after_a_blunder();
    window.click_at("North led from turn ", 0.01);
    assert_eq!(window.session().game.turns().len(), 0);
    assert_eq!(window.state().page, Page::After);
    window.key(Key::PageDown);
    assert_eq!(window.session().game.turns().len(), 1);
    window.key(Key::End);
    assert!(window.session().game.is_over());
}

#[test]
fn bawo_shows_the_chance_and_a_game_without_mistakes_is_praised() {
    let mut window = opened("bawo-advanced", USUAL, ThemeName::Light);
    window.click("Review");
    graded(&mut window);
    window.assert_has("Your chance to win if both play on well");
    // Nothing lost: one forced turn, and the game is over.
    let mut window = Window::position(GameName::Owari, "0,0,0,0,0,1/0,0,0,0,0,1 22-24 S");
    while !window.session().game.is_over() {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
    }
    graded(&mut window);
    window.click("Review");
    window.assert_has("No move cost more than 3 seeds. Well played.");
    // Its board is shown all the same.
    assert!(window.has_start("Board, "), "{:?}", window.names());
    let find = window.harness.query_by_label("Find better");
    assert!(find.is_none());
}

#[test]
fn every_page_of_the_program_leads_back_to_the_game_as_it_was() {
    let mut window = after_a_blunder();
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert_eq!(window.state().page, Page::Start);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.state().page, Page::After);
    window.click("Rematch, sides swapped");
    assert_eq!(window.state().page, Page::Play);
    let players = window.session().game.players();
    assert_eq!(players, BySide::new(Player::Friend, Player::You));
    assert!(!window.session().review.has_begun());
    // There is no review of a game in progress.
    window.does(Intent::Coach(CoachIntent::Review));
    window.keys(Modifiers::COMMAND, Key::R);
    assert_eq!(window.state().page, Page::Play);
}

/// How many pixels of the final board are plainly blue.
fn blue(window: &mut Window) -> usize {
    let rect = window.harness.get_by_label(&window.named("Board, ")).rect();
    let image = window.harness.render().expect("a picture");
    let at = |value: f32| value as u32;
    let (size, corner) = (rect.size(), rect.min);
    let view =
        image::imageops::crop_imm(&image, at(corner.x), at(corner.y), at(size.x), at(size.y));
    let is_blue = |pixel: &&image::Rgba<u8>| pixel[2] > 80 && pixel[2] / 2 > pixel[0];
    view.to_image().pixels().filter(is_blue).count()
}

#[test]
fn the_review_of_the_ring_keeps_the_colours_of_captured_seeds() {
    // North captures 2 red seeds in 6. Only the second position has blue seeds, 4 of them.
    let boards =
        ["-,-,-,2R,-,1R,-,-,4R,-,-,4R,-,-,-,- 0-0 N", "-,-,-,2R,-,1R,-,-,4B,-,-,4R,-,-,-,- 0-0 N"];
    let pixels = boards.map(|text| {
        let mut window = Window::position(GameName::Ring, text);
        let mv = window.session().position().parse_move("4R").expect("a move");
        window.commit(mv);
        window.steps(2);
        window.does(Intent::ResignNow(Side::South));
        graded(&mut window);
        window.click("Review");
        let painted = crate::last_turn::texts(&window);
        assert!(painted.iter().any(|(words, ..)| words == "The final board"), "{painted:?}");
        blue(&mut window)
    });
    assert!(pixels[0] == 0 && pixels[1] > 30, "{pixels:?}");
}
