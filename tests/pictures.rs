//! Pictures and films of boards, and sheets of rules, from the command line without a display.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use base64::Engine as _;
use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder as _, RgbaImage};
use kete::draw::animation::Speed;
use kete::draw::animation::plan::Plan;
use kete::draw::render::film::Film;
use kete::draw::render::names::Names;
use kete::draw::seed_layout::SeedLayout;
use kete::game::GameInProgress;
use kete::narration;
use kete::rulebook::headings::parts;
use kete::rules::{GameName, RuleId, Ruleset, Side};

/// Runs the program without a display; `line` is split at spaces.
fn kete(line: &str, out: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kete"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY"] {
        command.env_remove(name);
    }
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(line.split_whitespace());
    command.arg("--out").arg(out).output().expect("the program was built")
}

fn picture(line: &str, out: &Path) -> Output {
    kete(&format!("picture {line}"), out)
}

fn drawn(line: &str, out: &Path) -> Vec<u8> {
    let output = picture(line, out);
    assert!(output.status.success(), "{line}: {output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    std::fs::read(out).expect("a file")
}

fn read(bytes: &[u8]) -> RgbaImage {
    image::load_from_memory(bytes).expect("a picture").to_rgba8()
}

/// The rectangle in which two pictures differ: left, top, right, bottom.
fn difference(one: &RgbaImage, other: &RgbaImage) -> Option<[u32; 4]> {
    let news = one.enumerate_pixels().filter(|(x, y, pixel)| other.get_pixel(*x, *y) != *pixel);
    news.fold(None, |area: Option<[u32; 4]>, (x, y, _)| {
        let [left, top, right, bottom] = area.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    })
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

#[test]
fn every_game_is_drawn_at_the_width_asked_for() {
    let folder = Folder::new();
    for (file, high) in [("owari", 93..97), ("bawo-advanced", 122..128), ("ring", 239..241)] {
        let line = format!("saves/{file}.kete --width 240");
        let image = read(&drawn(&line, &folder.file("board.png")));
        assert_eq!(image.width(), 240, "{file}");
        assert!(high.contains(&image.height()), "{file} {}", image.height());
    }
    let wide = read(&drawn("saves/owari.kete --width 1400", &folder.file("wide.png")));
    assert_eq!(wide.width(), 1400);
}

#[test]
fn the_same_board_is_the_same_file() {
    let folder = Folder::new();
    for line in ["saves/giuthi.kete --width 200", "--ruleset awale --width 200 --theme dark"] {
        let once = drawn(line, &folder.file("one.png"));
        assert_eq!(drawn(line, &folder.file("other.png")), once, "{line}");
    }
}

#[test]
fn a_lit_hole_differs_from_an_unlit_one_there_alone() {
    let folder = Folder::new();
    let start = "--ruleset owari --width 600";
    let plain = read(&drawn(start, &folder.file("plain.png")));
    let lit = read(&drawn(&format!("{start} --light C"), &folder.file("lit.png")));
    let [left, top, right, bottom] = difference(&plain, &lit).expect("C is lit");
    // C is the third hole of the lower row.
    assert!(left > 200 && right < 310, "{left} {right}");
    assert!(top > 90 && bottom < 210, "{top} {bottom}");
    let flipped = read(&drawn(&format!("{start} --light C --flip"), &folder.file("flip.png")));
    let other = read(&drawn(&format!("{start} --flip"), &folder.file("other.png")));
    let [left, _, right, bottom] = difference(&flipped, &other).expect("C is lit");
    assert!(left > 290 && right < 400 && bottom < 130, "{left} {right} {bottom}");
    let arrow = read(&drawn(&format!("{start} --arrow C"), &folder.file("arrow.png")));
    let [left, _, right, _] = difference(&plain, &arrow).expect("an arrow");
    // Four holes on from C, to b.
    assert!(right - left > 150, "{left} {right}");
    let shows = read(&drawn(&format!("{start} --shows C"), &folder.file("shows.png")));
    assert!(difference(&plain, &shows).is_some() && difference(&arrow, &shows).is_some());
}

#[test]
fn a_picture_shows_the_board_after_so_many_moves() {
    let folder = Folder::new();
    let at = |ply: usize| {
        let line = format!("saves/awale.kete --width 300 --ply {ply}");
        drawn(&line, &folder.file("board.png"))
    };
    let start = drawn("--ruleset awale --width 300", &folder.file("start.png"));
    assert!(at(0) == start && at(1) != start && at(2) != at(1));
}

#[test]
fn a_film_has_a_frame_for_each_moment_of_its_plan() {
    let folder = Folder::new();
    let out = folder.file("turn.gif");
    let output = picture("saves/owari.kete --turn 2 --width 160", &out);
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.lines().count() > 3 && told.contains("pictures drawn"), "{told}");
    let bytes = std::fs::read(&out).expect("a film");
    let decoder = GifDecoder::new(std::io::Cursor::new(bytes)).expect("a GIF");
    let frames = decoder.into_frames().collect_frames().expect("whole pictures");

    let mut game = GameInProgress::load(Path::new("saves/owari.kete")).expect("a sample");
    let line = game.line();
    game.go_to(line[1]);
    let before = game.node(line[1]).entry();
    let first = SeedLayout::start(game.node(line[0]).entry().position());
    let before = first.after(before.position(), before.events());
    let events = game.node(line[2]).entry().events();
    let plan = Plan::new(&before, events, 0, Speed::Normal).expect("it moves");
    let moving = (plan.secs() / 0.08).ceil() as usize - 1;
    // One before and one after it.
    assert_eq!(frames.len(), moving + 2);
    let millis = |at: usize| frames[at].delay().numer_denom_ms().0;
    assert!(millis(0) >= 1000 && millis(1) == 80 && millis(moving) == 80);
    assert!(millis(moving + 1) >= 2000);
    // The last frame shows the board after the turn, apart from the film's reduced colours.
    let line = "saves/owari.kete --ply 2 --last --width 160";
    let still = read(&drawn(line, &folder.file("still.png")));
    let last = frames[moving + 1].buffer();
    let away = |(one, other): (&image::Rgba<u8>, &image::Rgba<u8>)| {
        (0..3).map(|part| u64::from(one[part].abs_diff(other[part]))).sum::<u64>()
    };
    let all: u64 = still.pixels().zip(last.pixels()).map(away).sum();
    let mean = all as f64 / f64::from(still.width() * still.height());
    assert!(mean < 12.0, "{mean}");
}

#[test]
fn a_resignation_adds_no_move_to_a_film() {
    let mut game = GameInProgress::load(Path::new("saves/owari.kete")).expect("a sample");
    game.go_to(game.line()[2]);
    let names = Names::default();
    let look = names.look().expect("the usual look");
    let film = |game: &GameInProgress, turns| Film::new(game, turns, Speed::VeryFast, look).len();
    let mut given_up = GameInProgress::new(game.ruleset(), game.players());
    for turn in game.turns() {
        given_up.play(&turn.mv).expect("legal");
    }
    let whole = film(&given_up, 0..usize::MAX);
    given_up.resign(Side::South).expect("it goes on");
    assert_eq!(film(&given_up, 0..usize::MAX), whole);
    assert_eq!(film(&given_up, 2..3), 0);
    let folder = Folder::new();
    let save = folder.file("given-up.kete");
    given_up.save(&save).expect("written");
    let output = picture(&format!("{} --turn 3", save.display()), &folder.file("turn.gif"));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("there is no move 3: the game has 2 moves"), "{told}");
}

#[test]
fn a_failure_to_draw_is_one_line_and_leaves_the_file_unchanged() {
    let folder = Folder::new();
    let png = folder.file("board.png");
    std::fs::write(&png, "as it was").expect("written");
    let told = |line: &str, out: &Path| {
        let output = picture(line, out);
        assert_eq!(output.status.code(), Some(1), "{line}: {output:?}");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    let owari = "saves/owari.kete";
    for (line, says) in [
        ("--ply 9999", "there is no move 9999: the game has "),
        ("--width 0", "the width must be from 32 to 4096 pixels"),
        ("--width 100000", "the width must be from 32 to 4096 pixels"),
        ("--turn 1", "let the file's name end in .gif"),
        ("--turn 1 --arrow d", "let the file's name end in .gif"),
        ("--from 2", "let the file's name end in .gif"),
        ("--speed slow", "--speed is for films: let the file's name end in .gif"),
        ("--light Q", "there is no hole “Q” on this board"),
        ("--arrow zz", "“zz” is no move: "),
        ("--board oak", "there is no board “oak”; there are of-theme, iroko"),
    ] {
        let told = told(&format!("{owari} {line}"), &png);
        assert!(told.starts_with("kete: ") && told.contains(says), "{told}");
    }
    assert!(told("", &png).contains("--ruleset"));
    assert!(told("/no/such/game.kete", &png).contains("There is no file game.kete"));
    assert!(told("Cargo.toml", &png).contains("Cargo.toml"));
    assert!(told("--ruleset go", &png).contains("there is no rule set “go”"));
    assert_eq!(std::fs::read(&png).expect("still there"), b"as it was");
    for name in ["board.jpg", "board", "folder.png/"] {
        let out = folder.file(name);
        assert!(told(owari, &out).contains(".png") && !out.exists(), "{name}");
    }
    let gif = folder.file("film.gif");
    assert!(told(&format!("{owari} --turn 0"), &gif).contains("there is no move 0"));
    assert!(told(&format!("{owari} --from 3 --to 2"), &gif).contains("before it begins"));
    assert!(told(&format!("{owari} --width 5000"), &gif).contains("32 to 1600"));
    for option in ["--ply 5", "--light C", "--arrow d", "--shows d", "--last"] {
        let told = told(&format!("{owari} {option} --width 32"), &gif);
        let name = option.split(' ').next().unwrap_or_default();
        assert!(told.contains(&format!("{name} is for pictures")), "{told}");
    }
    assert!(told("--ruleset owari", &gif).contains("there is no move to show"));
    assert!(!gif.exists());
    std::fs::create_dir(folder.file("is-a.png")).expect("made");
    assert!(told(owari, &folder.file("is-a.png")).contains("is-a.png cannot be written"));
}

#[test]
fn an_impossible_path_is_refused_before_drawing() {
    let folder = Folder::new();
    std::fs::write(folder.file("fox"), "a file").expect("written");
    let out = folder.file("fox").join("film.gif");
    let output = picture("saves/owari.kete --from 1 --to 4 --width 64 --speed very-fast", &out);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && errors.contains("film.gif cannot be written"), "{errors}");
    assert_eq!(errors.lines().count(), 1, "no picture was drawn: {errors}");
    // A missing folder is created, but not for a film that cannot be made.
    let deep = folder.file("deep").join("film.gif");
    picture("saves/owari.kete --from 3 --to 2", &deep);
    picture("saves/owari.kete --width 5000", &deep);
    assert!(!folder.file("deep").exists());
    drawn("saves/owari.kete --turn 1 --width 64 --speed very-fast", &deep);
}

#[test]
fn a_game_of_another_program_is_drawn_as_well() {
    let folder = Folder::new();
    let (ogn, kete) = (folder.file("fox.ogn"), folder.file("fox.kete"));
    let one = "[Variant \"Oware Abapa\"]\n\n1. F f 2. E c\n";
    std::fs::write(&ogn, one).expect("written");
    let (game, _) = GameInProgress::from_ogn(one.as_bytes()).expect("a game");
    game.save(&kete).expect("written");
    let line = |file: &Path| format!("{} --width 200", file.display());
    let picture_of = |file: &Path| drawn(&line(file), &folder.file("board.png"));
    assert_eq!(picture_of(&ogn), picture_of(&kete));
    // The first of several games is drawn, with a note; a fault is named with its place.
    std::fs::write(&ogn, one.repeat(2)).expect("written");
    let output = picture(&line(&ogn), &folder.file("board.png"));
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.success() && errors.contains("holds several games"), "{errors}");
    std::fs::write(&ogn, one.replace("2. E c", "2. F c")).expect("written");
    let output = picture(&line(&ogn), &folder.file("board.png"));
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && errors.lines().count() == 1, "{errors}");
    assert!(errors.contains("fox.ogn: Line 3, column "), "{errors}");
}

/// The printable sheet of these rules.
fn sheet(rules: &str, folder: &Folder) -> String {
    let out = folder.file("sheet.html");
    let output = kete(&format!("sheet {rules}"), &out);
    assert!(output.status.success() && output.stderr.is_empty(), "{rules}: {output:?}");
    std::fs::read_to_string(&out).expect("a sheet")
}

/// Checks that every tag is closed in its order, and returns the text between tags.
fn text_of(html: &str) -> String {
    let (mut open, mut text, mut rest) = (Vec::new(), String::new(), html);
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, then) = after.split_once('>').expect("a tag ends");
        rest = then;
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "{tag}"),
            None if matches!(name, "!DOCTYPE" | "meta" | "img") => {}
            None => open.push(name),
        }
        if name == "style" {
            rest = rest.split_once("</style>").expect("the style ends").1;
            open.pop();
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    named.iter().fold(text, |text, (name, letter)| text.replace(name, letter))
}

#[test]
fn every_sheet_holds_every_rule_as_it_is_set_and_needs_no_other_file() {
    let folder = Folder::new();
    for game in GameName::ALL {
        let html = sheet(game.id(), &folder);
        assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), "{game}");
        let text = text_of(&html);
        let ruleset = Ruleset::new(game);
        let rules: Vec<RuleId> = parts(game).into_iter().flat_map(|(_, rules)| rules).collect();
        for rule in &rules {
            assert!(text.contains(&narration::rule(*rule).title), "{game} {rule}");
            assert!(text.contains(&narration::sentence(&ruleset, *rule)), "{game} {rule}");
        }
        assert_eq!(html.matches("<article").count(), rules.len(), "{game}");
        // Who wins is the first sentence; how the game is played follows before all rules.
        let how = &narration::game(game).how;
        let first_rule = text.find(&narration::sentence(&ruleset, rules[0]));
        assert!(text.find(&how.aim) < first_rule && text.contains(&how.aim), "{game}");
        let sentences = [&how.owns, &how.turn, &how.capture, &how.end];
        let printed = sentences.iter().filter(|sentence| text.contains(**sentence)).count();
        assert!([0, sentences.len()].contains(&printed), "{game}: {printed}");
        // Pictures are inside the page, each with a text alternative.
        let pictures: Vec<&str> = html.split("<img").skip(1).collect();
        assert!((3..=4).contains(&pictures.len()), "{game}: {}", pictures.len());
        for picture in pictures {
            assert!(picture.contains("alt=\"") && !picture.contains("alt=\"\""), "{game}");
            let (_, data) = picture.split_once("base64,").expect("a picture within the page");
            let (data, _) = data.split_once('"').expect("it ends");
            let png = base64::engine::general_purpose::STANDARD.decode(data).expect("base64");
            assert_eq!(read(&png).width(), 900, "{game}");
        }
        for outside in ["http:", "https:", "<script", "<link", "url(", "@import"] {
            assert!(!html.contains(outside), "{game}: {outside}");
        }
        assert_eq!(sheet(game.id(), &folder), html, "{game}");
    }
}

#[test]
fn a_sheet_follows_the_options() {
    let folder = Folder::new();
    let written = text_of(&sheet("owari", &folder));
    assert!(written.contains("The rules as written.") && !written.contains("(changed)"));
    let changed = text_of(&sheet("owari grand-slam=forbidden", &folder));
    assert!(changed.contains("1 option differs") && changed.contains("(changed)"));
    let mut ruleset = Ruleset::new(GameName::Owari);
    ruleset.set("grand-slam", "forbidden").expect("an option");
    let says = narration::sentence(&ruleset, RuleId::OwariGrandSlam);
    assert!(changed.contains(&says) && !written.contains(&says));
    for (line, name, says) in [
        ("sheet go", "a.html", "there is no rule set “go”"),
        ("sheet owari oak=yes", "a.html", "oak"),
        ("sheet owari", "a.pdf", "the sheet's name must end in .html"),
    ] {
        let output = kete(line, &folder.file(name));
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn worksheets_are_printed_for_the_paper_with_the_solutions_apart() {
    let folder = Folder::new();
    let printed = |line: &str| {
        let out = folder.file("tasks.html");
        let output = kete(&format!("worksheet {line}"), &out);
        assert!(output.status.success() && output.stderr.is_empty(), "{line}: {output:?}");
        std::fs::read_to_string(&out).expect("a worksheet")
    };
    let lesson = printed("OW2 --paper letter");
    assert!(lesson.contains("size: letter;") && lesson.contains("Owari: Capture two or three"));
    let text = text_of(&lesson);
    let (tasks, solutions) = text.split_once("Solutions").expect("solutions");
    assert!(tasks.contains("Your move:") && tasks.contains("Name"), "{tasks}");
    let reason = "The seed in b and your last one make 2.";
    assert!(solutions.contains(reason) && !tasks.contains(reason));
    assert!(lesson.contains("<section class=\"solutions\">"));
    for outside in ["http:", "https:", "<script", "<link", "url(", "@import"] {
        assert!(!lesson.contains(outside), "{outside}");
    }
    assert_eq!(printed("ow2 --paper letter"), lesson, "the same order gives the same page");
    assert_eq!(printed("--course owari --lesson 2 --paper letter"), lesson);
    let french = printed("OW2 --paper a4 --language fr");
    assert!(french.contains("<html lang=\"fr\">") && french.contains("size: A4;"));
    assert!(text_of(&french).contains("Votre coup\u{a0}:"), "{french:.200}");
    let exercises = printed("--exercises owari.feed --difficulty 1 --count 3");
    assert_eq!(exercises.matches("class=\"item").count(), 3);
    assert!(text_of(&exercises).contains("Owari: exercises on"));
    let own = printed("--course docs/pictures/lesson.kete-course");
    assert!(text_of(&own).contains("Capture two seeds."));
}

#[test]
fn a_worksheet_that_cannot_be_made_says_why() {
    let folder = Folder::new();
    for (line, name, says) in [
        ("worksheet", "a.html", "say what to print"),
        ("worksheet XX9", "a.html", "no lesson has the id “XX9”"),
        ("worksheet --course go", "a.html", "there is no course “go”"),
        ("worksheet --course owari --lesson 999", "a.html", "have the numbers 1 to"),
        ("worksheet --exercises owari.oak", "a.html", "owari.oak"),
        ("worksheet --exercises move.own", "a.html", "several games have move.own"),
        ("worksheet OW1 --paper a3", "a.html", "the paper must be a4 or letter"),
        ("worksheet OW1", "a.pdf", "the sheet's name must end in .html"),
    ] {
        let output = kete(line, &folder.file(name));
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.contains(says), "{line}: {told}");
        assert!(!folder.file(name).exists(), "{line}");
    }
}
