//! The course map: lessons, the player's own courses, leaving and coming back.

use std::fs;

use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::learn::intent::LearnIntent;
use kete::app::learn::state::LearnPage;
use kete::draw::theme::ThemeName;
use kete::narration;
use kete::rules::GameName;
use kete::tutor::schema::Track;
use kete::tutor::{Progress, progress_file};

use crate::taking::By;
use crate::window::{USUAL, Window};

const SOUND: &str = r#"(
    ruleset: "owari",
    audience: "For me.",
    lessons: [
        (
            id: "MINE1",
            title: "One heap",
            aim: "Reach a hole.",
            minutes: 2,
            rules: ["owari.sow"],
            steps: [
                Say(text: "C sows four seeds.", at: "start"),
                Predict(text: "Where does the last seed of C fall?", at: "start", what: Last, play: "C last a"),
            ],
        ),
    ],
)"#;

fn with_courses(courses: &[(&str, &str)], size: Vec2) -> Window {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tutorials");
    fs::create_dir_all(&folder).expect("made");
    for (name, text) in courses {
        fs::write(folder.join(name), text).expect("written");
    }
    let mut window = Window::open_in(data, WindowOptions::default(), size, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window
}

#[test]
fn own_courses_are_listed_under_their_file_names() {
    let broken = SOUND.replace("last a\"", "last b\"").replace("Reach a hole.", "");
    for size in [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        let courses = [("mine.ron", SOUND), ("wrong.ron", broken.as_str())];
        let mut window = with_courses(&courses, size);
        assert!(window.has("Your own courses"));
        window.press("wrong.ron, ");
        let report: Vec<String> = window.names();
        let line =
            report.iter().find(|name| name.contains("wrong.ron:1") && name.contains("step 2"));
        let line = line.unwrap_or_else(|| panic!("{report:?}"));
        assert!(line.contains("MINE1") && line.contains("last"), "{line}");
        window.press("mine.ron, 0 of 1 lesson");
        // The file name is the heading and is not repeated.
        let names = window.names();
        assert!(names.iter().any(|name| name.starts_with("For me. 1 lesson")), "{names:?}");
        window.press("Lesson 1, One heap");
        let state = window.state();
        assert_eq!(state.lesson().and_then(|lesson| lesson.game()), Some(GameName::Owari));
    }
}

/// A copy of a bundled course keeps its name: only the file name distinguishes them.
#[test]
fn a_copied_course_is_listed_under_its_file_name() {
    let copy = SOUND.replace("audience:", "title: \"Owari\", audience:");
    let mut window = with_courses(&[("mine.ron", copy.as_str())], USUAL);
    window.press("mine.ron, 0 of 1 lesson");
    window.press("Lesson 1, One heap");
    window.assert_has("mine.ron course");
}

#[test]
fn a_course_added_to_the_folder_appears_when_the_page_opens() {
    let mut window = with_courses(&[], USUAL);
    let enter = |window: &mut Window| {
        window.keys(Modifiers::COMMAND, Key::Num1);
        window.keys(Modifiers::COMMAND, Key::Num3);
        window.steps(2);
    };
    let file = window.data.path().join("tutorials").join("mine.ron");
    fs::write(&file, SOUND).expect("written");
    enter(&mut window);
    window.press("mine.ron, 0 of 1 lesson");
    window.press("Lesson 1, One heap");
    // With another file before it, the current lesson still belongs to its course.
    fs::write(file.with_file_name("also.ron"), SOUND.replace("MINE1", "ALSO1")).expect("written");
    enter(&mut window);
    window.press("mine.ron course");
    let learning = &window.state().learning;
    let lesson = learning.lesson.as_ref().expect("the lesson is still open");
    assert_eq!(learning.courses[lesson.course].file_name(), "mine.ron");
    assert_eq!(lesson.course, learning.chosen);
    // A changed file restarts the lesson, a faulty one shows its fault, a deleted one disappears.
    fs::write(&file, SOUND.replace("C sows four", "Look: C sows four")).expect("written");
    enter(&mut window);
    window.press("Lesson 1, One heap");
    assert!(window.has_start("Look: "));
    fs::write(&file, SOUND.replace("last a\"", "last b\"")).expect("written");
    enter(&mut window);
    window.press("mine.ron course");
    window.press("mine.ron, 1 problem");
    fs::remove_file(&file).expect("removed");
    enter(&mut window);
    assert!(!window.has_start("mine.ron, "));
    assert!(window.has_start("also.ron, "));
}

#[test]
fn a_film_that_is_cut_opens_in_a_lesson() {
    let course = SOUND.replace("owari", "ayoayo").replace("C last a", "A last E");
    let mut window = with_courses(&[("mine.ron", course.as_str())], vec2(640.0, 420.0));
    window.press("mine.ron, 0 of 1 lesson");
    window.press("Lesson 1, One heap");
    window.press("Step 2");
    window.miss_twice("b");
    let steps = |window: &Window| {
        let names = window.names().into_iter();
        let steps: Vec<String> =
            names.filter(|name| name.starts_with("Step ") && name.contains(": ")).collect();
        assert!(!steps.is_empty(), "{:?}", window.names());
        let of = steps[0].split([' ', ':']).nth(3).and_then(|of| of.parse().ok());
        (steps.len(), of.expect("Step 1 of …"))
    };
    let (shown, of) = steps(&window);
    assert!(shown < of, "{shown} of {of}");
    window.press("The turn goes on: show all of it");
    assert_eq!(steps(&window), (of, of));
}

#[test]
fn a_lesson_resumes_where_it_was_left() {
    let mut window = with_courses(&[], USUAL);
    window.press("Owari, 0 of");
    window.press("Lesson 2, ");
    window.press("Step 3");
    window.press("Owari course");
    assert!(window.state().lesson().is_none());
    let name = window.named("Lesson 2, ");
    let card = window.harness.get_by_label(&name);
    let description = card.accesskit_node().description().unwrap_or_default();
    assert!(description.starts_with("Step 3 of "), "{description}");
    window.press("Lesson 2, ");
    let lesson = window.state().lesson().expect("a lesson");
    assert_eq!(lesson.run.at(), 2);
}

#[test]
fn the_last_right_answer_earns_the_stars_even_if_the_learner_leaves() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    let steps = window.lesson().run.states().len();
    for _ in 1..steps {
        window.do_step(By::Press);
    }
    // The last step is a question with answers to choose from.
    window.learn(LearnIntent::Choose(1));
    window.press("Check");
    assert!(window.has("Continue"));
    let course = format!("{} course", window.lesson().course_title);
    window.press(&course);
    assert!(window.has_start("Lesson 1, ") && window.has_text("1 of "));
    let kept = kete::tutor::Progress::load(&kete::files::Folders::under(window.data.path()));
    assert_eq!(kept.progress.stars("BG1"), 3);
    assert!(kept.progress.begun("BG1").is_none(), "nothing is left to go on with");
}

#[test]
fn back_and_forward_step_through_what_the_page_showed() {
    let mut window = with_courses(&[], USUAL);
    let front = |window: &Window| window.state().learning.front;
    window.press("Owari, 0 of");
    window.press("Lesson 1, ");
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(front(&window), LearnPage::Courses);
    window.press("Ten exercises");
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(front(&window), LearnPage::Courses);
    window.keys(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(front(&window), LearnPage::Drill);
    window.press("Courses");
    window.press("Play a game on it");
    assert_eq!(front(&window), LearnPage::Sparring);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(front(&window), LearnPage::Drill);
}

#[test]
fn every_control_of_the_map_is_reached_by_the_keyboard() {
    let mut window = with_courses(&[], USUAL);
    let mut reached = Vec::new();
    for _ in 0..80 {
        window.key(Key::Tab);
        reached.extend(window.focused());
    }
    for name in [
        "Ten mixed exercises",
        "Practise one rule",
        "Ten exercises",
        "Play a game on it",
        "Export progress…",
    ] {
        assert!(reached.iter().any(|other| other == name), "{name}: {reached:?}");
    }
    assert!(reached.iter().any(|name| name.starts_with("Lesson 1, ")));
}

/// Courses whose check would never end are refused and do not block others.
#[test]
fn an_endless_course_does_not_block_others() {
    let show = |claim: &str| SOUND.replace("C last a", claim);
    let last = "Predict(text: \"Where does the last seed of C fall?\", at: \"start\", what: Last, \
                play: \"C last a\")";
    let ask = "Ask(text: \"A.\", at: \"start\", goal: WinsIn(4294967295), accept: [\"C\"])";
    let (worth, deep) = (show("C worth -3@4294967295"), show("C worth -3@60"));
    let best = SOUND.replace(last, ask);
    assert_ne!(best, SOUND);
    let courses = [
        ("best.ron", best.as_str()),
        ("deep.ron", deep.as_str()),
        ("mine.ron", SOUND),
        ("worth.ron", worth.as_str()),
    ];
    let mut window = with_courses(&courses, USUAL);
    for game in GameName::ALL {
        let course = format!("{}, 0 of ", kete::narration::game(game).name);
        assert!(window.has_start(&course), "{course}");
    }
    for (file, reason) in [
        ("best.ron", "a number of turns from 1 to 20 belongs here, not 4294967295."),
        ("deep.ron", "“worth -3@60” looks too far ahead"),
        ("worth.ron", "“worth -3@4294967295” looks too far ahead"),
    ] {
        window.press(&format!("{file}, 1 problem"));
        let place = format!("{file}:13:");
        let message = window.names();
        let line = message.iter().find(|name| name.starts_with(&place) && name.contains(reason));
        assert!(line.is_some(), "{message:?}");
    }
    window.press("mine.ron, 0 of 1 lesson");
    let begun = std::time::Instant::now();
    drop(window);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn a_course_that_is_being_checked_is_listed_as_such() {
    let mut window = with_courses(&[("mine.ron", SOUND)], USUAL);
    let learning = &mut window.state_mut().learning;
    let own = learning.courses.iter_mut().find(|course| course.own).expect("it is listed");
    own.checking = true;
    let checked = kete::app::learn::course::CourseEntry { checking: false, ..own.clone() };
    window.steps(2);
    window.press("mine.ron, checking");
    assert!(window.has_start("Kete is checking this course."));
    assert!(!window.has("Lesson 1, One heap"));
    window.state_mut().learning.take_checked(checked);
    window.steps(2);
    window.press("mine.ron, 0 of 1 lesson");
    window.press("Lesson 1, One heap");
}

/// The Learn page of someone who has done the first lesson of this course.
fn having_begun(game: GameName) -> Window {
    let data = tempfile::tempdir().expect("a folder");
    let course = kete::tutor::course(game).expect("a course");
    let mut progress = Progress::default();
    progress.earn(&course.lessons[0].id, 3);
    let folders = kete::files::Folders::under(data.path());
    progress.write(&progress_file(&folders)).expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window
}

/// Where the label or button with this name is.
fn place(window: &Window, name: &str) -> Rect {
    let root = window.harness.root();
    let mut nodes = root.children_recursive();
    let found = nodes.find(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).as_deref() == Some(name)
    });
    found.unwrap_or_else(|| panic!("nothing is named {name:?}")).rect()
}

#[test]
fn a_course_begins_with_how_its_game_is_played() {
    for size in [vec2(900.0, 600.0), USUAL] {
        let mut window = with_courses(&[], size);
        let page = Rect::from_min_size(egui::Pos2::ZERO, size);
        for game in GameName::ALL {
            let text = narration::game(game);
            window.press(&format!("{}, 0 of", text.name));
            let how = &text.how;
            let sentences = [&how.aim, &how.owns, &how.turn, &how.capture, &how.end];
            let facts = [&how.home, &how.length, &how.before];
            let first = window.named("Lesson 1, ");
            let lessons = place(&window, &first).min.y;
            for sentence in sentences.into_iter().chain(facts) {
                let rect = place(&window, sentence);
                let is_whole = page.x_range().contains(rect.min.x)
                    && page.x_range().contains(rect.max.x)
                    && rect.max.y < lessons;
                assert!(is_whole, "{game} {size:?}: {rect} of {sentence}");
            }
            // The page scrolls to the lessons.
            window.harness.get_by_label(&first).focus();
            window.steps(20);
            let rect = place(&window, &first);
            assert!(page.contains_rect(rect), "{game} {size:?}: {rect}");
        }
    }
}

#[test]
fn how_a_game_is_played_stays_within_reach() {
    let mut window = having_begun(GameName::Owari);
    window.press("Owari, 1 of");
    let aim = &narration::game(GameName::Owari).how.aim;
    assert!(!window.has(aim));
    window.press("How to play");
    window.assert_has(aim);
    window.press("Hide how to play");
    assert!(!window.has(aim));
    // It can be hidden before the first lesson too; another course is not affected.
    window.press("Awale, 0 of");
    window.press("Hide how to play");
    assert!(!window.has(&narration::game(GameName::Awale).how.aim));
    window.press("Ayoayo, 0 of");
    window.assert_has(&narration::game(GameName::Ayoayo).how.aim);
}

#[test]
fn only_the_course_of_a_game_says_how_it_is_played() {
    let mut window = with_courses(&[("mine.ron", SOUND)], USUAL);
    window.press("mine.ron, 0 of 1 lesson");
    assert!(!window.has("How to play") && !window.has("Hide how to play"));
    let courses = &window.state().learning.courses;
    let everyone = courses.iter().find(|course| course.is_for_everyone()).expect("a course");
    let title = everyone.title().to_owned();
    window.press(&format!("{title}, 0 of"));
    assert!(!window.has("How to play") && !window.has("Hide how to play"));
}

/// Lessons for those who know another game are offered, but never as what comes next.
#[test]
fn lessons_for_players_of_another_game_are_beside_the_path() {
    let mut window = with_courses(&[], USUAL);
    let is_beside = |track: &Track| matches!(track, Track::From(_));
    let mut found = 0;
    for at in 0..window.state().learning.courses.len() {
        let course = window.state().learning.courses[at].clone();
        let path = course.path();
        let lessons = course.lessons().to_vec();
        let beside: Vec<usize> =
            (0..lessons.len()).filter(|number| is_beside(&lessons[*number].track)).collect();
        found += beside.len();
        assert!(path.iter().all(|number| !beside.contains(number)), "{}", course.title());
        assert!(beside.iter().all(|number| course.after(*number).is_none()), "{}", course.title());
        if let Some(first) = beside.first() {
            window.press(&format!("{}, 0 of {} lessons", course.title(), path.len()));
            let heading = place(&window, "If you know another game");
            let lesson = &lessons[*first];
            // They have no number, so that the last one is the number of lessons.
            assert!(place(&window, &lesson.title).min.y > heading.max.y, "{}", lesson.title);
            assert!(window.has_start(&format!("Lesson {}, ", path.len())));
            assert!(!window.has_start(&format!("Lesson {}, ", path.len() + 1)));
        }
        // Having done the whole path, there is no next lesson although those beside it are open.
        let mut progress = Progress::default();
        path.iter().for_each(|number| progress.earn(&lessons[*number].id, 1));
        assert_eq!(course.next(&progress), None, "{}", course.title());
    }
    assert!(found > 0, "some course has such lessons");
}
