//! The graph of captured seeds through the game, in steps: South in the accent colour, North dashed.

use egui::{Align2, Id, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::view::BoardContext;
use crate::app::intent::Intent;
use crate::app::session::seeds_shown::front_rows;
use crate::app::session::state::PendingMove;
use crate::app::widgets::paint::{galley, line, paint_words, run};
use crate::app::words;
use crate::app::words::Lead;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, your_side_alone};
use crate::rules::{BySide, GameGoal, Side};
use crate::texts::messages as say;

/// The graph is at least as high as this part of all seeds, one in so many.
const SCALE_LEAST: u32 = 4;

/// The graph with its title and the numbers at the point shown.
pub fn graph_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let by_front_row = view.session.name().facts().goal == GameGoal::FrontRow;
    let course = Course::of(view);
    let title = match course.round {
        _ if by_front_row => say::labels::front_row_title().to_owned(),
        Some(number) => say::play::SeedsTakenIn { number }.text(),
        None => say::labels::seeds_taken_title().to_owned(),
    };
    let title = run(&title, Text::Chip, true, theme.text);
    let shown = line(ui, rect.min, Align2::LEFT_TOP, &title);
    let Some(now) = course.now() else { return };
    let room = rect.max.x - shown.max.x - 12.0;
    let fits = |text: &String| galley(ui, text, Text::Chip, false, theme.muted).size().x <= room;
    let texts = if by_front_row {
        // The board shows a half-made turn that waits at the house; the graph does not.
        let waits = matches!(view.session.pending, PendingMove::House { .. });
        let now = if waits { front_rows(&view.landed.setup) } else { now };
        let (first, second) = (Side::South, Side::North);
        let rows = say::record::FrontRows { first, south: now.south, second, north: now.north };
        vec![named(view, || rows.text())]
    } else {
        named(view, || vec![words::course_and_goal(now, goal(view)), words::course(now)])
    };
    if let Some(text) = texts.iter().find(|text| fits(text)) {
        let text = run(text, Text::Chip, false, theme.muted);
        line(ui, rect.right_top(), Align2::RIGHT_TOP, &text);
    }
    let plot =
        Rect::from_min_max(pos2(rect.min.x + 6.0, shown.max.y + 12.0), rect.max - vec2(5.0, 5.0));
    draw(ui, plot, view, &course, intents);
}

/// The words of the graph, with the names of the players.
fn named<T>(view: &BoardContext<'_>, make: impl FnOnce() -> T) -> T {
    words::by_names_and_you(&view.session.game, say::labels::you(), make)
}

/// The seeds captured at each point of the line; in a match, of the round shown.
struct Course {
    seeds: Vec<BySide<u16>>,
    /// The index in the line of the first point.
    first: usize,
    /// The index of the point shown among these.
    at: usize,
    /// The number of the round, once there are several.
    round: Option<usize>,
}

impl Course {
    /// The newest turn is left out until its seeds have landed; when an old turn is sown again, the
    /// rest is known.
    fn of(view: &BoardContext<'_>) -> Course {
        let game = &view.session.game;
        let mut seeds = game.seed_history();
        let at = game.path_to(view.landed.at).len() - 1;
        let is_at_tip = seeds.len() == game.path().len();
        if is_at_tip {
            seeds.truncate(at + 1);
        }
        let round = game.round_around(at);
        let first = *round.start();
        seeds.truncate(round.end() + 1);
        let seeds = seeds.split_off(first.min(seeds.len()));
        let round = (first > 0).then(|| game.rounds_to(game.line()[first]).len() + 1);
        Course { seeds, first, at: at - first, round }
    }

    fn now(&self) -> Option<BySide<u16>> {
        self.seeds.get(self.at).copied()
    }
}

/// How many seeds win, of how many; none if the majority does not decide.
pub fn goal(view: &BoardContext<'_>) -> Option<(u32, u32)> {
    let all = view.session.position().setup().total();
    let facts = view.session.name().facts();
    (facts.goal == GameGoal::Seeds && !facts.has_rounds).then_some((all / 2 + 1, all))
}

/// The graph reaches at least this high: a lead of one seed must not fill it.
fn scale_least(view: &BoardContext<'_>) -> u16 {
    let all = view.session.position().setup().total();
    u16::try_from(all / SCALE_LEAST).unwrap_or(u16::MAX).max(1)
}

/// The steps of both sides and the point shown; a click goes to another point.
fn draw(ui: &mut Ui, plot: Rect, view: &BoardContext<'_>, of: &Course, intents: &mut Vec<Intent>) {
    let (course, at) = (&of.seeds, of.at);
    let theme = Theme::of(ui.ctx());
    if plot.height() < 16.0 || plot.width() < 16.0 {
        return;
    }
    let floor = Stroke::new(1.0, theme.line);
    ui.painter().hline(plot.x_range(), plot.max.y, floor);
    let game = &view.session.game;
    let entries = course.len().saturating_sub(1);
    let most = course.iter().map(|seeds| seeds.south.max(seeds.north)).max().unwrap_or(0);
    let most = most.max(scale_least(view));
    // A short game does not fill the width, or its steps would look like those of a long one.
    let wide = entries.max(8) as f32;
    let point = |number: usize, count: u16| {
        let x = plot.min.x + plot.width() * number as f32 / wide;
        let y = plot.max.y - plot.height() * f32::from(count) / f32::from(most);
        pos2(x, y)
    };
    let lines = Side::ALL.map(|side| steps(course, side, &point));
    // The number of seeds that wins, once it is near.
    if let Some((wins, _)) = goal(view)
        && let Ok(wins) = u16::try_from(wins)
        && wins <= most
    {
        let y = point(0, wins).y;
        let ends = [pos2(plot.min.x, y), pos2(plot.max.x, y)];
        ui.painter().extend(Shape::dotted_line(&ends, theme.control, 5.0, 0.8));
        let words = wins.to_string();
        let size = galley(ui, &words, Text::Caption, false, theme.muted).size();
        if let Some(place) = free_place(plot, y, size, &lines) {
            let at = place.center();
            let centre = Align2::CENTER_CENTER;
            paint_words(ui, at, centre, &words, Text::Caption, false, theme.muted);
        }
    }
    // The reader's own line is drawn over the other, else South's.
    let own = your_side_alone(game.players()).unwrap_or(Side::South);
    let mut lines: Vec<(Side, Vec<Pos2>)> = Side::ALL.into_iter().zip(lines).collect();
    lines.sort_by_key(|(side, _)| *side == own);
    for (side, points) in lines {
        if side == own {
            ui.painter().add(Shape::line(points, Stroke::new(2.0, theme.accent)));
        } else {
            let stroke = Stroke::new(2.0, theme.muted);
            ui.painter().extend(Shape::dashed_line(&points, stroke, 4.0, 3.0));
        }
    }
    if at < entries {
        let x = point(at, 0).x;
        ui.painter().vline(x, plot.y_range(), Stroke::new(1.0, theme.control));
    }
    if let Some(now) = of.now() {
        ui.painter().circle_filled(point(at, now[own.other()]), 3.0, theme.muted);
        ui.painter().circle_filled(point(at, now[own]), 3.5, theme.accent);
    }
    let id = Id::unique(("graph", plot.min.x as i32, plot.min.y as i32));
    // Keys walk through the game everywhere, so the graph needs no focus.
    let response = ui.interact(plot.expand(4.0), id, Sense::CLICK);
    response.widget_info(|| {
        let now = of.now().unwrap_or_default();
        WidgetInfo::labeled(Role::Image, true, description(view, of, now))
    });
    if response.clicked()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let share = (pointer.x - plot.min.x) / plot.width() * wide;
        let number = (share.round().max(0.0) as usize).min(entries);
        intents.push(Intent::Show(game.line()[of.first + number]));
    }
}

/// A place for a number of this size beside the level line at `y` that covers no step: at the left,
/// where steps are low in most games, else at the right; below the line or above it.
fn free_place(plot: Rect, y: f32, size: Vec2, lines: &[Vec<Pos2>]) -> Option<Rect> {
    let left = plot.min.x;
    let right = plot.max.x - size.x;
    let (below, above) = (y + 1.0, y - size.y - 1.0);
    [(left, below), (right, below), (left, above), (right, above)]
        .map(|(x, y)| Rect::from_min_size(pos2(x, y), size))
        .into_iter()
        .find(|place| {
            let is_in = place.min.y >= plot.min.y - 8.0 && place.max.y <= plot.max.y;
            is_in && !lines.iter().any(|line| crosses(line, *place))
        })
}

/// Whether a line of level and upright parts touches a place, including the line's width.
fn crosses(line: &[Pos2], place: Rect) -> bool {
    let near = place.expand(2.0);
    line.windows(2).any(|ends| Rect::from_two_pos(ends[0], ends[1]).intersects(near))
        || line.iter().any(|point| near.contains(*point))
}

fn steps(course: &[BySide<u16>], side: Side, point: &impl Fn(usize, u16) -> Pos2) -> Vec<Pos2> {
    let mut points: Vec<Pos2> = Vec::with_capacity(2 * course.len());
    for (number, seeds) in course.iter().enumerate() {
        let next = point(number, seeds[side]);
        match points.last().copied() {
            // A level part is one line between its ends.
            Some(last) if last.y == next.y => {
                let end = points.len() - 1;
                if end > 0 && points[end - 1].y == next.y {
                    points[end] = next;
                } else {
                    points.push(next);
                }
            }
            Some(last) => {
                points.push(pos2(next.x, last.y));
                points.push(next);
            }
            None => points.push(next),
        }
    }
    points
}

/// The graph in words: who leads since when, and where the lead was largest.
fn description(view: &BoardContext<'_>, of: &Course, now: BySide<u16>) -> String {
    let line: Vec<NodeId> = view.session.game.line();
    let number = |at: usize| view.session.game.turn_number(line[of.first + at]);
    let course = &of.seeds;
    let leader = |seeds: &BySide<u16>| match seeds.south.cmp(&seeds.north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    };
    let lead = course.last().and_then(leader).map(|who| {
        let behind = course.iter().rposition(|seeds| leader(seeds) != Some(who));
        (who, number(behind.map_or(0, |at| at + 1)))
    });
    let by = |seeds: &BySide<u16>| seeds.south.abs_diff(seeds.north);
    let most = course.iter().enumerate().rev().max_by_key(|(_, seeds)| by(seeds));
    let most = most.and_then(|(at, seeds)| {
        Some(Lead { who: leader(seeds)?, number: number(at), by: by(seeds) })
    });
    named(view, || words::course_sentence(now, lead, most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_the_goal_covers_no_step() {
        let plot = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 80.0));
        let size = vec2(14.0, 12.0);
        let low = vec![pos2(0.0, 80.0), pos2(100.0, 80.0), pos2(100.0, 20.0), pos2(200.0, 20.0)];
        let usual = free_place(plot, 30.0, size, &[low]).expect("a place");
        assert_eq!((usual.min.x, usual.min.y), (0.0, 31.0));
        // A game from a position near its end begins high.
        let high = vec![pos2(0.0, 36.0), pos2(25.0, 36.0), pos2(25.0, 4.0)];
        let aside = free_place(plot, 30.0, size, &[high]).expect("a place");
        assert_eq!((aside.max.x, aside.min.y), (200.0, 31.0));
        // Where steps are everywhere there is none.
        let all = [18.0, 36.0].map(|y| vec![pos2(0.0, y), pos2(200.0, y)]);
        assert_eq!(free_place(plot, 30.0, size, &all), None);
    }
}
