//! The board of a step: what is asked, the board on which the answer is clicked or the seeds are set
//! up, and below it the answer.

use egui::{Id, Popup, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::editor::intent::EditIntent;
use crate::app::editor::ui::board::board_ui;
use crate::app::editor::ui::tools::tools_ui;
use crate::app::intent::Intent;
use crate::app::lesson_editor::board::{example_to_write, shown_board};
use crate::app::lesson_editor::intent::{BoardIntent, FieldIntent, WritingIntent};
use crate::app::lesson_editor::state::{BoardMode, EditedPart, LessonEditor};
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{flow, label, run, status};
use crate::app::widgets::rows::wrapped;
use crate::app::words;
use crate::draw::board;
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::is_house;
use crate::draw::board::hole_buttons::{HoleButton, hole_buttons};
use crate::draw::board::turn_marks::way;
use crate::draw::board::view::{BoardMark, Spot, Tint};
use crate::draw::seed_layout::SeedLayout;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::turns;
use crate::rules::{Colour, Move, Place, Position, Setup, Side, Turn};
use crate::texts::messages as say;
use crate::tutor::Played;
use crate::tutor::course_writing::{StepKind, goals_of};
use crate::tutor::schema::{Goal, LessonStep};
use crate::tutor::wording;

/// From this width on the board has a title beside the kind of the step.
const LEAST_WITH_TITLE: f32 = 480.0;
const GAP: f32 = 8.0;
/// The height below the board, at least.
const BELOW: f32 = 128.0;
/// The same while seeds are set up.
const BELOW_TOOLS: f32 = 186.0;

pub fn step_board_ui(
    ui: &mut Ui,
    place: Rect,
    state: &State,
    editor: &LessonEditor,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let Some(step) = editor.step() else { return };
    let narrow = place.width() < 520.0;
    let inner = place.shrink2(vec2(if narrow { 10.0 } else { 20.0 }, 10.0));
    let head = kind_row(ui, inner, editor, step, intents);
    let head = mode_row(ui, inner.with_min_y(head + GAP), editor, step, intents);
    let room = inner.with_min_y(head + 10.0);
    let least = if editor.mode == BoardMode::SetUp { BELOW_TOOLS } else { BELOW };
    let least = least.min(0.5 * room.height());
    let form = editor.position.geometry().form;
    let most = (room.height() - least).max(40.0);
    let width = room.width().min(form.widest(room.size())).min(most / form.height());
    let size = vec2(width, width * form.height());
    let at = pos2(room.center().x - width / 2.0, room.min.y);
    let board_place = Rect::from_min_size(at, size);
    let below = room.with_min_y(board_place.max.y + 10.0);
    match editor.mode {
        BoardMode::SetUp => {
            board_ui(ui, board_place, state, &editor.position, &[], art, intents);
            let faults = editor.position.faults();
            let set = editor.position.ruleset().set_size();
            let says = match &editor.position.wrong_text {
                Some(wrong) => words::wrong_text(&wrong.why),
                None => {
                    let found = words::setup_sentence(editor.position.setup(), set, &faults);
                    let how = say::lesson_editor::how_to_set_up();
                    if faults.is_empty() { format!("{found} {how}") } else { found }
                }
            };
            let theme = Theme::of(ui.ctx());
            let is_wrong = !faults.is_empty() || editor.position.wrong_text.is_some();
            let ink = if is_wrong { theme.bad } else { theme.muted };
            let says = [run(&says, Text::Chip, false, ink)];
            let buttons = fillings(ui, below, intents);
            // What is wrong takes the whole width below the buttons, as does anything in a narrow
            // window.
            let (at, width) = match is_wrong || narrow {
                true => (pos2(below.min.x, buttons.max.y), below.width()),
                false => (below.min, (buttons.min.x - below.min.x - GAP).max(1.0)),
            };
            let shown = status(ui, at, width, 3, &says).rect;
            let tools = below.with_min_y(shown.max.y.max(buttons.max.y) + 6.0);
            tools_ui(ui, tools, &editor.position, intents);
        }
        BoardMode::Answer => {
            answer_board_ui(ui, board_place, state, editor, art, intents);
            answer_ui(ui, below, editor, step, intents);
        }
    }
}

/// Buttons at the right that fill the whole board; returns their place.
fn fillings(ui: &mut Ui, place: Rect, intents: &mut Vec<Intent>) -> Rect {
    let height = Sizes::get().height.small_button;
    let ways = [
        (say::editor::the_usual_start(), EditIntent::UsualStart),
        (say::editor::empty(), EditIntent::Clear),
    ];
    let mut shown = Rect::from_pos(pos2(place.max.x, place.min.y));
    for (name, intent) in ways {
        let button = Button::new(name).look(ButtonLook::Link).small().salt("lesson editor");
        let size = vec2(button.width(ui), height);
        let rect = Rect::from_min_size(pos2(shown.min.x - size.x, place.min.y - 6.0), size);
        if button.show(ui, rect).clicked() {
            intents.push(Intent::Edit(intent));
        }
        shown = shown.union(rect);
    }
    shown
}

/// What the learner does; returns the lower end.
fn kind_row(
    ui: &mut Ui,
    place: Rect,
    editor: &LessonEditor,
    step: &LessonStep,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let EditedPart::Step(lesson, number) = editor.part else { return place.min.y };
    let title = say::lesson_editor::StepOfLesson { step: number + 1, lesson: lesson + 1 }.text();
    let height = Sizes::get().height.button;
    let runs = [run(&title, Text::CardTitle, true, theme.text)];
    let galley = flow(ui, &runs, 0.45 * place.width(), 1);
    let at = pos2(place.min.x, place.min.y + (height - galley.size().y) / 2.0);
    // In a narrow window the outline alone says which step this is.
    let left = match place.width() < LEAST_WITH_TITLE {
        true => place.min.x,
        false => label(ui, at, 0.45 * place.width(), 1, &runs).max.x + 14.0,
    };
    let width = (place.max.x - left).min(340.0);
    let rect = Rect::from_min_size(pos2(left, place.min.y), vec2(width, height));
    let names: Vec<&str> = StepKind::ALL.into_iter().map(words::kind_of_step).collect();
    let kind = StepKind::of(step);
    let chosen = StepKind::ALL.iter().position(|it| *it == kind).unwrap_or_default();
    let name = say::lesson_editor::kind();
    if let Some(picked) = choice(ui, rect, name, &names, chosen, true, ("kind", editor.part)) {
        let kind = FieldIntent::Kind(StepKind::ALL[picked]);
        intents.push(Intent::Writing(WritingIntent::Field(kind)));
    }
    rect.max.y
}

/// Whether clicks say the answer or set up the board, and whose board it is; returns the lower end.
fn mode_row(
    ui: &mut Ui,
    place: Rect,
    editor: &LessonEditor,
    step: &LessonStep,
    intents: &mut Vec<Intent>,
) -> f32 {
    let mut does = |intent| intents.push(Intent::Writing(WritingIntent::Board(intent)));
    let names = [words::click_mode(StepKind::of(step)), say::lesson_editor::mode_set_up()];
    let height = Sizes::get().height.small_button + 2.0;
    let segments = Segments {
        name: say::lesson_editor::mode(),
        words: &names,
        chosen: usize::from(editor.mode == BoardMode::SetUp),
        enabled: true,
        height,
    };
    let width = segments.width(ui);
    let at = pos2(place.min.x, place.min.y + height / 2.0);
    match segments.show(ui, at, "lesson editor") {
        Some(0) => does(BoardIntent::Mode(BoardMode::Answer)),
        Some(_) => does(BoardIntent::Mode(BoardMode::SetUp)),
        None => {}
    }
    let left = place.min.x + width + 12.0;
    let is_first = matches!(editor.part, EditedPart::Step(_, 0));
    if editor.goes_on() {
        let theme = Theme::of(ui.ctx());
        let says = [run(say::lesson_editor::same_board(), Text::Chip, false, theme.muted)];
        let galley = flow(ui, &says, place.max.x - left, 1);
        let at = pos2(left, place.min.y + (height - galley.size().y) / 2.0);
        if !galley.elided {
            label(ui, at, (place.max.x - left).max(1.0), 1, &says);
        }
    } else if !is_first {
        let button = Button::new(say::lesson_editor::use_board_before())
            .look(ButtonLook::Link)
            .small()
            .salt("lesson editor");
        let size = vec2(button.width(ui), height);
        if left + size.x <= place.max.x {
            let rect = Rect::from_min_size(pos2(left, place.min.y), size);
            if button.show(ui, rect).clicked() {
                does(BoardIntent::GoOn);
            }
        }
    }
    place.min.y + height
}

/// The board on which the answer is clicked.
fn answer_board_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    editor: &LessonEditor,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let shown = shown_board(editor);
    let setup = shown.as_ref().map_or(*editor.position.setup(), Position::setup);
    let layout = SeedLayout::of(editor.game(), setup);
    let mut view = layout.show(editor.flipped, state.material(), state.seeds());
    let geometry = view.geometry;
    let frame = board::paint::frame(ui.painter(), rect, &view);
    let takes_place = editor.step().is_some_and(|step| !StepKind::of(step).is_about_a_move());
    let mut targets: Vec<(Response, Spot)> = Vec::new();
    for button in hole_buttons(&geometry, &frame, editor.flipped) {
        targets.push((hole(ui, &button, &setup), button.spot()));
    }
    for side in Side::ALL.into_iter().filter(|_| takes_place) {
        let Some(end) = geometry.end(side) else { continue };
        let Some(pit) = geometry.pit(end) else { continue };
        let id = Id::unique(("lesson end", side));
        let response = ui.interact(frame.rect(pit.rect()), id, Sense::click());
        let seeds = setup.stores[side];
        let name = match end {
            Place::Extra(_) => say::names::Extra { owner: side, count: seeds }.text(),
            _ => say::names::Store { owner: side, count: seeds }.text(),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        targets.push((response, end.into()));
    }
    let places: Vec<(Id, Rect)> = targets.iter().map(|(it, _)| (it.id, it.rect)).collect();
    let focused = targets.iter().find(|(response, _)| response.has_focus());
    match focused {
        Some((response, spot)) => {
            arrows::keep(ui, response.id);
            arrows::walk(ui, Some((response.id, response.rect)), &places, 1.0);
            view.marks.push(BoardMark::Focus(*spot));
        }
        None if !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx()) => {
            arrows::begin(ui, places.first().map(|(id, _)| *id));
        }
        None => {}
    }
    for (response, spot) in &targets {
        if response.clicked() {
            response.request_focus();
            intents.push(Intent::Writing(WritingIntent::Board(BoardIntent::Press(*spot))));
        }
        if response.hovered() {
            view.marks.push(BoardMark::Chosen(*spot));
        }
    }
    view.marks.extend(marks(editor));
    board::paint::paint_board(ui.painter(), rect, &view, art);
}

fn hole(ui: &mut Ui, button: &HoleButton, setup: &Setup) -> Response {
    let hole = button.hole;
    let heap = setup.seeds_in(hole);
    let (response, name) = match button.colour {
        Some(colour) => {
            let group = words::ring_hole_name(hole, Some((heap.seeds, heap.blue)));
            let mut child = button.in_group(ui, group);
            let response = child.interact(button.rect, button.id(), Sense::click());
            child.allocate_rect(button.rect, Sense::hover());
            let is_red = colour == Colour::Red;
            (response, words::heap_name(hole, is_red, Some(heap.of(Some(colour))), false))
        }
        None => {
            let house = setup.houses[hole.owner()] && is_house(hole);
            let name = words::hole_name(hole, Some(heap.total()), house, false);
            (ui.interact(button.rect, button.id(), Sense::click()), name)
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response
}

/// The answer on the board: the way of its move, or the places that are lit.
fn marks(editor: &LessonEditor) -> Vec<BoardMark> {
    let (Some(step), Ok(board)) = (editor.step(), editor.board()) else { return Vec::new() };
    let mut marks = Vec::new();
    if let Some(own) = step.common().marks {
        let shape = board.shape();
        marks.extend(own.lit.iter().filter_map(|it| Some(BoardMark::Lit(shape.place(it)?))));
        marks.extend(own.arrows.iter().filter_map(|(from, to)| {
            Some(BoardMark::Hint { from: shape.hole(from)?.into(), to: shape.hole(to)?.into() })
        }));
        marks.extend(own.ghosts.iter().filter_map(|(hole, seeds)| {
            Some(BoardMark::Sown { spot: shape.hole(hole)?.into(), seeds: *seeds })
        }));
    }
    let is_shown = matches!(step, LessonStep::Show { .. });
    if let ([only], false) = (&editor.answer()[..], is_shown)
        && let Ok(turn) = board.play(only)
    {
        marks.extend(Spot::start(only).map(BoardMark::Chosen));
        marks.extend(way(&turn.events, Tint::Cyan));
        marks.extend(Played::of(board, turn).course.last.map(BoardMark::Last));
    }
    marks
}

/// The answer in words, and what is asked of it.
fn answer_ui(
    ui: &mut Ui,
    place: Rect,
    editor: &LessonEditor,
    step: &LessonStep,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let kind = StepKind::of(step);
    let mut does = |intent| intents.push(Intent::Writing(WritingIntent::Board(intent)));
    let mut y = place.min.y;
    let how = [run(words::what_to_click(kind), Text::Chip, false, theme.muted)];
    y = label(ui, pos2(place.min.x, y), place.width(), 2, &how).max.y + 6.0;
    if let Some(refusal) = &editor.refusal {
        let says = [run(refusal, Text::Body, false, theme.bad)];
        y = status(ui, pos2(place.min.x, y), place.width(), 3, &says).rect.max.y + 6.0;
    }
    let height = Sizes::get().height.small_button;
    if !editor.candidates.is_empty() {
        let names: Vec<String> = editor.candidates.iter().map(words::one_of_moves).collect();
        let wide = |name: &String| Button::new(name).small().salt("candidate").width(ui);
        let widths: Vec<f32> = names.iter().map(wide).collect();
        let places = wrapped(widths, place.width(), height, vec2(GAP, GAP));
        let origin = vec2(place.min.x, y);
        for ((mv, name), at) in editor.candidates.iter().zip(&names).zip(&places) {
            if Button::new(name).small().salt("candidate").show(ui, at.translate(origin)).clicked()
            {
                does(BoardIntent::Choose(*mv));
            }
        }
        y += places.last().map_or(0.0, |at| at.max.y) + GAP;
    }
    let passes = |board: &Position| board.moves().contains(&Move::Pass);
    if kind.is_about_a_move() && shown_board(editor).as_ref().is_some_and(passes) {
        let button = Button::new(say::lesson_editor::pass()).salt("lesson editor");
        if button.show_small_at(ui, pos2(place.min.x, y)).clicked() {
            does(BoardIntent::Choose(Move::Pass));
        }
        y += height + GAP;
    }
    let example = shown_board(editor).as_ref().and_then(example_to_write);
    if let (Some(example), true) = (example, kind.is_about_a_move()) {
        let hint = say::lesson_editor::WriteMoveHint { example: &example }.text();
        let field = TextField::new(say::lesson_editor::write_move());
        let field = field.hint(&hint).most(100).salt(("lesson editor", editor.part));
        let size = vec2(place.width().min(420.0), Sizes::get().height.button);
        let rect = Rect::from_min_size(pos2(place.min.x, y), size);
        let mut text = editor.written.clone();
        let shown = field.show(ui, rect, &mut text);
        if shown.changed {
            does(BoardIntent::Write(text));
        }
        if shown.entered {
            does(BoardIntent::Written);
        }
        y = rect.max.y + GAP;
    }
    let answer = editor.answer();
    let Ok(board) = editor.board() else { return };
    if let Some(says) = answer_words(step, &board, &answer) {
        let says = [run(&says, Text::Body, true, theme.text)];
        y = status(ui, pos2(place.min.x, y), place.width(), 4, &says).rect.max.y + 6.0;
    }
    if let (LessonStep::Ask { goal, .. }, Some(mv)) = (step, answer.first()) {
        let mut goals = goals_of(&board, mv);
        if !goals.contains(goal) {
            goals.insert(0, goal.clone());
        }
        let names: Vec<String> = goals.iter().map(words::goal).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let chosen = goals.iter().position(|it| it == goal).unwrap_or_default();
        let size = vec2(place.width().min(420.0), Sizes::get().height.button);
        let rect = Rect::from_min_size(pos2(place.min.x, y), size);
        let name = say::lesson_editor::goal();
        if let Some(picked) = choice(ui, rect, name, &names, chosen, true, ("goal", editor.part)) {
            does(BoardIntent::Goal(goals[picked].clone()));
        }
        y = rect.max.y + GAP;
    }
    if kind == StepKind::Watch && !answer.is_empty() {
        let button = Button::new(say::lesson_editor::take_back()).salt("lesson editor");
        if button.show_small_at(ui, pos2(place.min.x, y)).clicked() {
            does(BoardIntent::TakeBack);
        }
    }
}

/// The answer in words; `None` if there is none yet.
fn answer_words(step: &LessonStep, board: &Position, answer: &[Move]) -> Option<String> {
    let preview = |turn: &Turn| {
        let preview = turns::preview(turn);
        format!("{} {}", preview.short, preview.line)
    };
    let last = answer.last()?;
    let played = Played::last_of(*board, answer).ok()?;
    Some(match step {
        LessonStep::Show { .. } if answer.len() > 1 => {
            let moves: Vec<String> = answer.iter().map(Move::to_string).collect();
            say::lesson_editor::ShownMoves { moves: &moves.join(" ") }.text()
        }
        LessonStep::Show { .. } => preview(&played.turn),
        LessonStep::Ask { accept, goal, .. } => {
            let firsts = accept.iter().map(|claim| claim.split([' ', ',']).next().unwrap_or(""));
            let moves = firsts.collect::<Vec<_>>().join(", ");
            let does = match goal {
                Goal::Move(_) => preview(&played.turn),
                _ => String::new(),
            };
            let right = say::lesson_editor::RightMoves { moves: &moves, count: accept.len() };
            format!("{} {does}", right.text()).trim_end().to_owned()
        }
        LessonStep::Predict { what, .. } => {
            let mv = words::one_of_moves(last);
            match played.answer(*what) {
                Some(found) => {
                    let answer = wording::answer(*what, &found, board.shape(), None);
                    say::lesson_editor::AskedMove { name: &mv, answer: &answer }.text()
                }
                None => say::lesson_editor::NoAnswer { name: &mv }.text(),
            }
        }
        LessonStep::Guess { .. } => {
            say::lesson_editor::PlayedMove { name: &words::one_of_moves(last) }.text()
        }
        LessonStep::Say { .. } | LessonStep::Quiz { .. } | LessonStep::Play { .. } => return None,
    })
}
