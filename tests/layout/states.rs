//! What a walk over the pages does not meet: open lists, half-made moves, questions, marks, comments,
//! a clock, a friend far away, a review with its moments, a record with results.

use egui::{Role, Vec2};
use egui_kittest::kittest::NodeT as _;
use kete::app::WindowOptions;
use kete::app::analysis::intent::AnalysisIntent;
use kete::app::coach::intent::CoachIntent;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::app::new_game::state::NewGameForm;
use kete::app::record::state::{Accuracy, Opponent, Record, RecordChange, RecordedGame};
use kete::app::session::state::SideTab;
use kete::draw::animation::Speed;
use kete::draw::board::tones::Material;
use kete::draw::theme::ThemeName;
use kete::files::Merged as _;
use kete::game::{
    AtZero, GameInProgress, GameTag, Level, NodeId, Person, PersonName, Player, TimeBudget,
    TimeControl, Tutoring,
};
use kete::rules::{GameName, Move, Setup, Side};
use kete::tutor::PersonResult;

use crate::window::Window;

/// What looks at each state.
type Look<'a> = &'a mut dyn FnMut(&mut Window, &str);

/// Visits every state in a window of this size.
pub fn visit(size: Vec2, theme: ThemeName, look: Look<'_>) {
    let mut window = with_record(size, theme);
    window.does(Intent::Command(Command::MyRecord));
    look(&mut window, "My record with results");
    lists(&mut window, look);
    half_made(&mut window, look);
    marks(&mut window, look);
    players(&mut window, look);
    comments(&mut window, look);
    review(&mut window, look);
    solving(&mut window, look);
}

/// A window on a folder with a record of some games.
fn with_record(size: Vec2, theme: ThemeName) -> Window {
    let window = Window::fresh();
    let mut record = Record::default();
    for when in 1..=24 {
        let game = RecordedGame {
            when,
            game: if when % 3 == 0 { GameName::BawoBeginner } else { GameName::Owari },
            side: if when % 2 == 0 { Side::North } else { Side::South },
            opponent: Opponent::Kete(Level::new(1 + (when % 4) as u8).expect("a level")),
            result: if when % 5 < 3 { PersonResult::Won } else { PersonResult::Lost },
            is_rated: true,
            accuracy: (when > 2).then_some(Accuracy { good: 60 + when as u32, graded: 100 }),
        };
        record.apply(&RecordChange::Ended(format!("game {when}"), game));
    }
    let folder = window.close();
    std::fs::write(folder.path().join("my_record.ron"), record.text()).expect("written");
    let mut window = Window::open_in(folder, WindowOptions::default(), size, theme);
    // Drawn without baking.
    window.state_mut().settings.board = Some(Material::Plain);
    window.steps(4);
    window
}

/// Opens every list of this page, one after the other.
fn open_lists(window: &mut Window, page: &str, look: Look<'_>) {
    let is_list = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    let lists = window.harness.root().children_recursive().filter(is_list).count();
    for number in 0..lists {
        let name = {
            let all = window.harness.root().children_recursive();
            let Some(list) = all.filter(is_list).nth(number) else { break };
            list.click_accesskit();
            list.accesskit_node().label().unwrap_or_default()
        };
        window.steps(3);
        look(window, &format!("{page}, list {name}"));
        egui::Popup::close_all(&window.harness.ctx);
        window.steps(2);
    }
}

fn lists(window: &mut Window, look: Look<'_>) {
    for game in [GameName::Awale, GameName::BawoAdvanced] {
        window.does(Intent::NewGameOf(game));
        open_lists(window, &format!("New game of {game}"), look);
    }
    window.does(Intent::Form(FormIntent::Matched(true)));
    look(window, "New game, a little stronger");
    window.does(Intent::Form(FormIntent::Player(Side::South, Player::Friend)));
    look(window, "New game, a friend");
}

/// Begins a game of two people, at a position if there is one.
fn begin(window: &mut Window, name: GameName, text: Option<&str>) {
    let mut form = NewGameForm::of(name);
    form.players.north = Player::Friend;
    let game = match text {
        None => form.game().ok(),
        Some(text) => {
            let setup = Setup::parse(name, text).expect("a position");
            GameInProgress::from_setup(form.ruleset, form.players, &setup).ok()
        }
    };
    window.state_mut().lay(game.expect("a possible position"));
    window.steps(2);
}

/// *Solve this* while it runs, at another position, paused and at the end.
fn solving(window: &mut Window, look: Look<'_>) {
    begin(window, GameName::Basic, Some("2,2,2,2,2,2/2,2,2,2,2,2 0-0 S"));
    window.does(Intent::Tab(SideTab::Analysis));
    window.does(Intent::Dock(true));
    let does = |window: &mut Window, wanted| window.does(Intent::Analysis(wanted));
    does(window, AnalysisIntent::Switch(true));
    does(window, AnalysisIntent::Solve);
    look(window, "solving");
    let session = window.state_mut().session.as_mut().expect("a game");
    let mv = session.position().moves()[0];
    session.game.play(&mv).expect("legal");
    session.moved_in_game();
    window.steps(2);
    look(window, "solving another position");
    window.does(Intent::Show(NodeId::START));
    does(window, AnalysisIntent::PauseSolving);
    look(window, "a paused proof");
    does(window, AnalysisIntent::Solve);
    window.wait("it is solved", |window| window.has_start("Solved: "));
    look(window, "a solved position");
}

fn half_made(window: &mut Window, look: Look<'_>) {
    for tutoring in [Tutoring::Off, Tutoring::Teach] {
        begin(window, GameName::BawoAdvanced, None);
        let session = window.state_mut().session.as_mut().expect("a game");
        session.game.set_tutoring(tutoring);
        window.does(Intent::StartOpening);
        look(window, &format!("five seeds, tutor {}", tutoring.name()));
    }
    begin(window, GameName::BawoAdvanced, None);
    at_a_house(window);
    look(window, "the house asks");
    begin(window, GameName::Giuthi, Some("0,0,0,0,0,0/0,0,0,0,0,0 15-57 S"));
    look(window, "the layout of a round");
    window.does(Intent::SpreadEvenly);
    look(window, "the layout of a round, whole");
    begin(window, GameName::Giuthi, Some("1,1,1,1,1,1/3,1,0,4,1,0 20-37 S"));
    look(window, "only a pass");
    window.key(egui::Key::B);
    look(window, "only a pass, refused");
}

/// Plays until a turn stops at the open house and asks.
fn at_a_house(window: &mut Window) {
    for _ in 0..60 {
        let moves = window.session().position().moves();
        let spreads = moves.iter().find(|mv| matches!(mv, Move::Way { spread: true, .. })).copied();
        let session = window.state_mut().session.as_mut().expect("a game");
        if let Some(Move::Way { hole, way, .. }) = spreads {
            let stops = Move::Way { hole, way, spread: false };
            let stops = session.game.look_ahead(&stops).expect("it may stop");
            session.try_turn(stops, 0.0, Speed::Off);
            window.steps(3);
            return;
        }
        session.game.play(moves.last().expect("the game goes on")).expect("legal");
        session.moved_in_game();
    }
    panic!("no turn came to a house");
}

/// Previews of the hole pointed at, and the tutor's warning.
fn marks(window: &mut Window, look: Look<'_>) {
    for name in GameName::ALL {
        begin(window, name, None);
        let begins = if name == GameName::Ring { "Hole 1 red" } else { "South A" };
        let names = window.names();
        let open = names
            .iter()
            .find(|name| name.starts_with(&begins[..5]) && name.ends_with(", may be played"));
        let Some(open) = open.cloned() else { continue };
        let rect = egui_kittest::kittest::Queryable::get_by_label(&window.harness, &open).rect();
        for part in [0.2, 0.8] {
            let at = egui::pos2(rect.min.x + part * rect.width(), rect.center().y);
            window.harness.hover_at(at);
            window.steps(12);
            look(window, &format!("{name}, {open} pointed at"));
        }
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.steps(2);
    }
    begin(window, GameName::Awale, Some("2,1,0,1,0,0/0,0,0,1,0,4 19-20 S"));
    let session = window.state_mut().session.as_mut().expect("a game");
    session.game.set_tutoring(Tutoring::Teach);
    window.steps(12);
    window.key(egui::Key::A);
    window.steps(12);
    assert!(window.session().coach.warning.is_some(), "{}", window.said());
    look(window, "the tutor asks");
}

/// A clock, names, and a friend far away.
fn players(window: &mut Window, look: Look<'_>) {
    for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Ring, GameName::Giuthi] {
        let people = [Side::South, Side::North].map(|side| Person {
            name: PersonName::new(if side == Side::South { "Wilhelmina" } else { "Bartholomew" }),
            seed: None,
        });
        for far in [false, true] {
            let mut form = NewGameForm::of(name);
            form.players.north =
                if far { Player::FarAway(GameTag::default()) } else { Player::Friend };
            let mut game = form.game().expect("the usual start");
            game.set_people(kete::rules::BySide::new(people[0], people[1]));
            if !far {
                let budget = TimeBudget::Game { time: 5_400_000, increment: 30_000 };
                let control = TimeControl { budget, at_zero: AtZero::default() };
                game.set_time_control(Some(control));
            }
            window.state_mut().lay(game);
            window.steps(3);
            look(window, &format!("{name}, {}", if far { "a friend far away" } else { "a clock" }));
        }
    }
}

fn comments(window: &mut Window, look: Look<'_>) {
    for file in ["awale", "bawo-ntchuwa", "giuthi-match"] {
        window.open_file(std::path::Path::new(&format!("saves/{file}.kete")));
        window.state_mut().notice = None;
        window.does(Intent::Command(Command::First));
        for turn in 0..6 {
            look(window, &format!("the comments of {file}, turn {turn}"));
            window.does(Intent::Command(Command::Forward));
        }
    }
}

fn review(window: &mut Window, look: Look<'_>) {
    for file in ["owari", "bawo-beginner"] {
        window.open_file(std::path::Path::new(&format!("saves/{file}.kete")));
        window.state_mut().notice = None;
        window.does(Intent::Coach(CoachIntent::Review));
        window.does(Intent::Coach(CoachIntent::Grade));
        for _ in 0..400 {
            if window.session().review.is_done() {
                break;
            }
            window.steps(1);
        }
        let moments = window.session().review.known().moments().len();
        for number in 0..moments.max(1) {
            window.does(Intent::Coach(CoachIntent::Moment(number)));
            look(window, &format!("the review of {file}, moment {number} of {moments}"));
        }
    }
}
