//! A walk over every page and dialog.

use egui::{Vec2, pos2};
use kete::app::WindowOptions;
use kete::app::available::is_open;
use kete::app::class::intent::ClassIntent;
use kete::app::command::Command;
use kete::app::daily::intent::DailyIntent;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::learners::intent::LearnersIntent;
use kete::app::lesson_editor::intent::{
    BoardIntent, FieldIntent, ForeignIntent, ModelIntent, OutlineIntent, WritingIntent,
};
use kete::app::lesson_editor::state::{BoardMode, EditedPart};
use kete::app::library::intent::LibraryIntent;
use kete::app::library::shelf::Shelf;
use kete::app::page::Page;
use kete::app::presentation::intent::PresentIntent;
use kete::app::presentation::vote::VoteIntent;
use kete::app::session::state::SideTab;
use kete::app::settings::state::SettingsTab;
use kete::app::settings::table::SettingsIntent;
use kete::app::shell::update::update;
use kete::app::worksheets::intent::WorksheetIntent;
use kete::draw::animation::Speed;
use kete::draw::board::tones::Material;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Side};
use kete::tutor::course_writing::StepKind;
use kete::tutor::daily::has_daily;
use kete::tutor::{AnsweredIn, Progress, Solved};

use crate::window::Window;

/// The search text in the library.
pub const TYPED: &str = "no such words";

/// Which windows are walked through.
pub struct Walk<'a> {
    pub size: Vec2,
    /// The size of texts in percent.
    pub percent: u16,
    pub theme: ThemeName,
    pub games: &'a [GameName],
    /// A finger is used, not the mouse.
    pub by_finger: bool,
}

/// What looks at each place.
type Look<'a> = &'a mut dyn FnMut(&mut Window, &str);

fn visit_teaching(window: &mut Window, look: Look<'_>) {
    does(window, Intent::Class(ClassIntent::Open));
    look(window, "class, empty");
    let folder = window.data.path().join("class");
    std::fs::create_dir_all(&folder).expect("made");
    let rules = kete::tutor::rules_of(GameName::Owari);
    for (name, count) in [("Ada", 3), ("Benedict of the long name in the last row", 9)] {
        let mut progress = Progress::default();
        (1..=count).for_each(|lesson| progress.earn(&format!("OW{lesson}"), 2));
        for (number, rule) in rules.iter().enumerate() {
            let is_right = number % count != 0;
            progress.answer(GameName::Owari, *rule, is_right, AnsweredIn::Review, 7);
        }
        progress.named(name).export(&folder.join(format!("{name}.ron"))).expect("written");
    }
    std::fs::write(folder.join("letter.ron"), "Dear Ada").expect("written");
    does(window, Intent::Class(ClassIntent::Add(vec![folder])));
    look(window, "class by course");
    does(window, Intent::Class(ClassIntent::ByRule(true)));
    look(window, "class by rule");
    does(window, Intent::Go(Page::Learn));
    does(window, Intent::Command(Command::Worksheet));
    look(window, "worksheet of a course");
    does(window, Intent::CloseDialog);
    let rule = rules[0];
    does(window, Intent::Worksheet(WorksheetIntent::OfExercises(GameName::Owari, rule)));
    look(window, "worksheet of exercises");
    does(window, Intent::CloseDialog);
}

fn visit_learners(window: &mut Window, look: Look<'_>) {
    does(window, Intent::Go(Page::Start));
    for name in ["Ben", "Cleopatra of the long name"] {
        does(window, Intent::Learners(LearnersIntent::Ask));
        look(window, "a new learner");
        does(window, Intent::Learners(LearnersIntent::Add));
        look(window, "a new learner without a name");
        does(window, Intent::Learners(LearnersIntent::FirstName("Ada".to_owned())));
        does(window, Intent::Learners(LearnersIntent::Name(name.to_owned())));
        does(window, Intent::Learners(LearnersIntent::Add));
        look(window, "Start with learners");
    }
    does(window, Intent::Learners(LearnersIntent::AskRemove));
    look(window, "removing a learner");
    does(window, Intent::CloseDialog);
}

impl Walk<'_> {
    /// Visits every page and dialog.
    pub fn visit(&self, look: Look<'_>) {
        let mut window = Window::open(WindowOptions::default(), self.size, self.theme);
        let settings = &mut window.state_mut().settings;
        settings.text_percent = self.percent;
        // Drawn without baking.
        settings.board = Some(Material::Plain);
        window.steps(4);
        if self.by_finger {
            window.tap(pos2(1.0, self.size.y - 1.0));
        }
        look(&mut window, "Start");
        does(&mut window, Intent::Command(Command::Play));
        look(&mut window, "New game as a page");
        for game in self.games {
            visit_game(&mut window, *game, look);
        }
        visit_settings(&mut window, look);
        does(&mut window, Intent::Command(Command::MyRecord));
        look(&mut window, "My record");
        visit_daily(&mut window, self.games, look);
        visit_library(&mut window, look);
        for page in Page::ALL {
            does(&mut window, Intent::Go(page));
            look(&mut window, &format!("{page:?}"));
        }
        visit_lessons(&mut window, look);
        visit_teaching(&mut window, look);
        visit_learners(&mut window, look);
        visit_writing(&mut window, look);
        does(&mut window, Intent::Go(Page::Play));
        for &command in Command::ALL {
            let closes = matches!(
                command,
                Command::Quit | Command::FullScreen | Command::Present | Command::MoveNow
            );
            if !closes && is_open(window.state(), command) {
                does(&mut window, Intent::Command(command));
                look(&mut window, &format!("{command:?}"));
                does(&mut window, Intent::CloseDialog);
                egui::Popup::close_all(&window.harness.ctx);
                does(&mut window, Intent::Go(Page::Play));
            }
        }
        does(&mut window, Intent::ResignNow(Side::South));
        look(&mut window, "a game given up");
    }
}

/// Whether this size is one for which presentations are laid out: a real window is zoomed to them.
fn may_present(window: &Window) -> bool {
    let size = window.harness.ctx.content_rect().size();
    size.x >= 900.0 && size.y >= 600.0
}

/// The lesson editor with every kind of step, and its dialogs.
fn visit_writing(window: &mut Window, look: Look<'_>) {
    let writes = |window: &mut Window, intent| does(window, Intent::Writing(intent));
    does(window, Intent::Go(Page::Learn));
    writes(window, WritingIntent::NewCourse);
    look(window, "Lesson editor, the course");
    writes(window, WritingIntent::Select(EditedPart::Lesson(0)));
    look(window, "Lesson editor, a lesson");
    for kind in StepKind::ALL {
        writes(window, WritingIntent::Outline(OutlineIntent::NewStep(kind)));
        writes(window, WritingIntent::Field(FieldIntent::Text("Sow and capture.".to_owned())));
        let editor = window.state().writing.editor.as_ref().expect("a course is open");
        let hole = editor.position.setup().shape.holes().nth(2).expect("a hole");
        writes(window, WritingIntent::Board(BoardIntent::Press(hole.into())));
        look(window, &format!("Lesson editor, {kind:?}"));
    }
    writes(window, WritingIntent::Board(BoardIntent::Mode(BoardMode::SetUp)));
    look(window, "Lesson editor, setting up");
    writes(window, WritingIntent::Select(EditedPart::Lesson(0)));
    writes(window, WritingIntent::Field(FieldIntent::Meaning(0, "a place".to_owned())));
    look(window, "Lesson editor, a lesson with steps");
    writes(window, WritingIntent::Game(ModelIntent::Ask));
    look(window, "Lesson editor, from a saved game");
    does(window, Intent::CloseDialog);
    let faulty = "(ruleset: \"owari\", audience: \"All.\", lessons: [])";
    writes(window, WritingIntent::Foreign(ForeignIntent::Paste(faulty.to_owned())));
    look(window, "a foreign course");
    does(window, Intent::CloseDialog);
    writes(window, WritingIntent::Leave);
    look(window, "Learn with a draft");
}

fn does(window: &mut Window, intent: Intent) {
    update(window.state_mut(), intent, 1.0);
    window.steps(2);
}

/// Everything that a game's page can show.
fn visit_game(window: &mut Window, game: GameName, look: Look<'_>) {
    let mut form = kete::app::new_game::state::NewGameForm::of(game);
    form.players.north = kete::game::Player::Friend;
    window.state_mut().lay(form.game().expect("the usual start"));
    look(window, &format!("game of {game}"));
    for _ in 0..3 {
        let Some(mv) = window.session().position().moves().first().copied() else { break };
        let session = window.state_mut().session.as_mut().expect("a game");
        session.game.play(&mv).expect("legal");
        session.moved_in_game();
    }
    look(window, &format!("game of {game} after three moves"));
    if may_present(window) {
        does(window, Intent::Command(Command::Present));
        look(window, &format!("game of {game} before a class"));
        does(window, Intent::Present(PresentIntent::Leave));
    }
    for tab in [SideTab::Notes, SideTab::Match, SideTab::Analysis, SideTab::Moves] {
        does(window, Intent::Tab(tab));
        look(window, &format!("game of {game}, {tab:?}"));
    }
}

fn visit_settings(window: &mut Window, look: Look<'_>) {
    for &tab in SettingsTab::ALL {
        does(window, Intent::Command(Command::Settings));
        does(window, Intent::Settings(SettingsIntent::Tab(tab)));
        look(window, &format!("Settings, {tab:?}"));
    }
    does(window, Intent::CloseDialog);
}

/// The page of the daily exercise, with days of both kinds, and the exercise itself.
fn visit_daily(window: &mut Window, games: &[GameName], look: Look<'_>) {
    does(window, Intent::Command(Command::DailyExercise));
    look(window, "Daily exercise");
    let today = window.state().learning.today();
    for game in games.iter().filter(|game| has_daily(**game)) {
        let progress = &mut window.state_mut().learning.progress;
        progress.solve(*game, today - 1, Solved::AtOnce);
        progress.solve(*game, today, Solved::WithHelp);
        does(window, Intent::Daily(DailyIntent::Of(*game)));
        look(window, &format!("Daily exercise of {game}"));
    }
    does(window, Intent::Daily(DailyIntent::Take));
    look(window, "Daily exercise taken");
    let lesson = window.state().lesson().expect("the exercise is shown");
    let of = lesson.daily().expect("an exercise");
    let (worse, best) = (of.exercise.moves[1].mv, of.exercise.best().mv);
    for (mv, place) in [(worse, "missed"), (best, "solved")] {
        does(window, Intent::Learn(LearnIntent::Repeat));
        let lesson = window.state_mut().learning.lesson.as_mut().expect("the exercise");
        let session = lesson.session.as_mut().expect("a board");
        let before = session.game.current();
        session.commit(mv, 0, 1.0, Speed::Off);
        lesson.judge(before, 1.0);
        look(window, &format!("Daily exercise {place}"));
    }
    does(window, Intent::Learn(LearnIntent::Leave));
}

/// The Library with the sample games and a damaged one.
fn visit_library(window: &mut Window, look: Look<'_>) {
    let folder = window.data.path().join("games");
    std::fs::create_dir_all(&folder).expect("a folder");
    for path in crate::damage::samples() {
        let name = path.file_name().expect("a name");
        std::fs::copy(&path, folder.join(name)).expect("copied");
    }
    std::fs::write(folder.join("bad.kete"), "(version: 1").expect("written");
    does(window, Intent::Command(Command::Library));
    look(window, "Library");
    does(window, Intent::Library(LibraryIntent::Raise(true)));
    look(window, "Library with the game in front");
    does(window, Intent::Library(LibraryIntent::Delete));
    look(window, "Library asks");
    does(window, Intent::CloseDialog);
    does(window, Intent::Search(TYPED.to_owned()));
    look(window, "Library, no row");
    does(window, Intent::Library(LibraryIntent::ShowAll));
    look(window, "Library, all games");
    does(window, Intent::Library(LibraryIntent::Shelf(Shelf::Examples)));
    look(window, "Library, examples");
    does(window, Intent::Library(LibraryIntent::Folders));
    look(window, "folders of the Library");
    does(window, Intent::CloseDialog);
}

fn visit_lessons(window: &mut Window, look: Look<'_>) {
    does(window, Intent::Go(Page::Learn));
    for lesson in 0..3 {
        does(window, Intent::Learn(LearnIntent::Begin(0, lesson)));
        look(window, &format!("lesson {lesson}"));
        for _ in 0..3 {
            does(window, Intent::Learn(LearnIntent::Hint));
            look(window, &format!("lesson {lesson}, a hint"));
            does(window, Intent::Learn(LearnIntent::Skip));
            look(window, &format!("lesson {lesson}, a step"));
        }
        let shown = if may_present(window) { 5 } else { 0 };
        does(window, Intent::Command(Command::Present));
        does(window, Intent::Present(PresentIntent::Vote(VoteIntent::Open(true))));
        for _ in 0..shown {
            look(window, &format!("lesson {lesson} before a class"));
            does(window, Intent::Present(PresentIntent::GoOn));
        }
        does(window, Intent::Present(PresentIntent::Leave));
        does(window, Intent::Learn(LearnIntent::Leave));
    }
}
