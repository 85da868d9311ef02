//! The graph of the lead through the game if both sides play on well, upwards that of the side that
//! reads; in Bawo the graph of its chance to win.

use egui::{
    Align2, Id, Pos2, Rangef, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

use super::moments;
use crate::app::coach::intent::CoachIntent;
use crate::app::coach::moments::Moment;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{card, focus_ring, galley, line, paint_words, run};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, your_side_alone};
use crate::rules::{GameGoal, Side};
use crate::texts::messages as say;
use crate::texts::yes;
use crate::tutor::Worth;

/// Space for the numbers at the left, and for those below.
const LEFT: f32 = 38.0;
const BELOW: f32 = 20.0;
/// Space for the sign of the line before its words.
const LEGEND: f32 = 36.0;
/// The radius of a moment's point, and half the width of the area to click.
const POINT: f32 = 10.5;
const HIT: f32 = 14.0;

/// The scale goes at least to this part of all seeds, one in so many: one seed is no landslide.
const SCALE_LEAST: i32 = 4;

/// The seeds at the upper edge for a greatest lead of `most` seeds of `all`.
fn scale_most(most: i32, all: u32) -> i32 {
    let unit = if most < 20 { 5 } else { 10 };
    let least = i32::try_from(all).unwrap_or(i32::MAX) / SCALE_LEAST;
    let usual = (most / unit + 1) * unit;
    usual.max((least / unit).max(1) * unit)
}

/// The vertical scale: from -1 (the side below has everything) to 1.
struct Scale {
    /// The side whose lead goes upwards: the reader's, if one person plays alone, otherwise South.
    up: Side,
    /// Seeds at the upper edge; none in Bawo, where the graph shows chances.
    most: Option<i32>,
}

impl Scale {
    fn of(view: &BoardContext<'_>, worths: &[Option<Worth>]) -> Scale {
        let up = your_side_alone(view.session.game.players()).unwrap_or(Side::South);
        if view.session.name().facts().goal == GameGoal::FrontRow {
            return Scale { up, most: None };
        }
        let most = worths.iter().flatten().map(|worth| worth.seeds().abs()).max().unwrap_or(0);
        let all = view.session.position().setup().total();
        Scale { up, most: Some(scale_most(most, all)) }
    }

    fn height(&self, worth: &Worth) -> f32 {
        let souths = match (self.most, worth.chance) {
            (Some(most), _) => worth.hundredths as f32 / (100 * most) as f32,
            (None, Some(chance)) => 2.0 * chance as f32 - 1.0,
            (None, None) => 0.0,
        };
        if self.up == Side::South { souths } else { -souths }
    }

    /// The horizontal lines: their heights and labels.
    fn lines(&self) -> Vec<(f32, String)> {
        match self.most {
            None => [-1.0, -0.5, 0.0, 0.5, 1.0]
                .map(|height| (height, words::chance_percent(0.5 + 0.5 * f64::from(height), true)))
                .to_vec(),
            Some(most) => {
                let step = if most % 10 == 0 { most / 2 } else { most };
                let marks = (-most..=most).step_by(step as usize);
                marks.map(|seeds| (seeds as f32 / most as f32, words::axis_lead(seeds))).collect()
            }
        }
    }

    /// A lead as a number of seeds or a percentage.
    fn text(&self, worth: &Worth) -> String {
        match (self.most, worth.chance) {
            (None, Some(chance)) => words::chance_percent(chance.max(1.0 - chance), worth.exact),
            _ => worth.seeds().unsigned_abs().to_string(),
        }
    }
}

pub fn graph_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let known = view.session.review.known();
    let ids = known.line();
    let worths: Vec<Option<Worth>> = ids.iter().map(|id| known.worth(*id)).collect();
    let scale = Scale::of(view, &worths);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    head(ui, inner, view, &scale);
    let corner = pos2(inner.min.x + LEFT, inner.min.y + 28.0);
    let plot = Rect::from_min_max(corner, inner.max - vec2(16.0, BELOW));
    if plot.height() < 24.0 || plot.width() < 40.0 || ids.is_empty() {
        return;
    }
    let last = (ids.len() - 1).max(1) as f32;
    // The discs of moments at the edges cover no figure of an axis.
    let core = plot.shrink(POINT + 2.0);
    let x_of = |at: usize| core.min.x + core.width() * at as f32 / last;
    ground(ui, (plot, core), view, &scale, &x_of);
    let y_of = |worth: &Worth| core.center().y - 0.5 * core.height() * scale.height(worth);
    let point_of =
        |(at, worth): (usize, &Option<Worth>)| Some(pos2(x_of(at), y_of(worth.as_ref()?)));
    let points: Vec<Option<Pos2>> = worths.iter().enumerate().map(point_of).collect();
    let is_done = view.session.review.is_done();
    let proven = is_done.then(|| proven(ui, plot, &scale, &worths, &points)).flatten();
    let stroke = Stroke::new(2.0, theme.accent);
    for stretch in points.split(|point| point.is_none()) {
        let stretch: Vec<Pos2> = stretch.iter().copied().flatten().collect();
        match stretch[..] {
            [] => {}
            [alone] => drop(ui.painter().circle_filled(alone, 2.0, theme.accent)),
            _ => drop(ui.painter().add(Shape::line(stretch, stroke))),
        }
    }
    let game = &view.session.game;
    if let Some(at) = ids.iter().position(|id| *id == game.current()) {
        let thin = Stroke::new(1.0, theme.control);
        ui.painter().vline(x_of(at), clear_of(plot.y_range(), x_of(at), proven), thin);
        if let Some(point) = points[at] {
            ui.painter().circle_filled(point, 3.5, theme.accent);
        }
    }
    let id = Id::unique("graph of the whole game");
    // The keys that walk through the game do the same, so the graph takes no keyboard.
    let response = ui.interact(plot.expand(4.0), id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, summary(view, &worths, &scale)));
    if response.clicked()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let at = ((pointer.x - core.min.x) / core.width() * last).round().max(0.0) as usize;
        intents.push(Intent::Show(ids[at.min(ids.len() - 1)]));
    }
    let mut chosen = None;
    let place_of = |(number, moment): (usize, &Moment)| {
        let at = ids.iter().position(|id| *id == moment.turn.to)?;
        let y = points[at].or(points[at.saturating_sub(1)]).map_or(plot.center().y, |at| at.y);
        Some((number, pos2(x_of(at), y)))
    };
    let moments = view.session.review.moments();
    let places: Vec<(usize, Pos2)> = moments.iter().enumerate().filter_map(place_of).collect();
    let mut discs: Vec<Pos2> = places.iter().map(|(_, at)| *at).collect();
    apart(&mut discs, plot.y_range());
    for ((number, _), at) in places.into_iter().zip(discs) {
        let moment = &moments[number];
        let upright = clear_of(plot.y_range(), at.x, proven);
        let response = point(ui, upright, at, number, moment, view, intents);
        if view.session.review.chosen() == Some(number) {
            chosen = Some((at, number, response));
        } else {
            disc(ui, at, number, (theme.warn, theme.card), Some(&response));
        }
    }
    // The chosen one is painted over its neighbours; screen readers and keys keep the order of
    // play.
    if let Some((at, number, response)) = chosen {
        disc(ui, at, number, (theme.accent, theme.on_accent), Some(&response));
    }
}

/// The heading: what is shown, and how deep Kete looked.
fn head(ui: &mut Ui, inner: Rect, view: &BoardContext<'_>, scale: &Scale) {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    let (side, is_you) = (scale.up, yes(words::is_you(game, scale.up)));
    let title = match scale.most {
        Some(_) => say::after::lead_title().to_owned(),
        None => words::by_names(game, || say::after::ChanceTitle { is_you, side }.text()),
    };
    let legend = words::by_names(game, || say::after::AboveTheLine { is_you, side }.text());
    let shown = line(ui, inner.min, Align2::LEFT_TOP, &run(&title, Text::Chip, true, theme.text));
    let left = shown.max.x + 8.0;
    let review = &view.session.review;
    let width = |ui: &Ui, says: &str| galley(ui, says, Text::Chip, false, theme.muted).size().x;
    let mut right = inner.max.x;
    // Whose lead it is matters more than how deep Kete looked.
    if left + LEGEND + width(ui, &legend) < right {
        let says = run(&legend, Text::Chip, false, theme.text);
        let shown = line(ui, pos2(right, inner.min.y), Align2::RIGHT_TOP, &says);
        let at = pos2(shown.min.x - 28.0, shown.center().y - 1.5);
        let bar = Rect::from_min_size(at, vec2(22.0, 3.0));
        ui.painter().rect_filled(bar, 1.5, theme.accent);
        right = bar.min.x - 8.0;
    }
    if review.progress().0 > 0 {
        let depths = review.known().depths().map(std::ops::RangeInclusive::into_inner);
        // All that is known may be proven while most turns have not been analysed.
        let is_shown = depths.is_some() || review.is_done();
        let says = words::looked_ahead(depths);
        let ink = if depths.is_none() { theme.good } else { theme.muted };
        if is_shown && left + width(ui, &says) < right {
            let says = run(&says, Text::Chip, depths.is_none(), ink);
            line(ui, pos2(left, inner.min.y), Align2::LEFT_TOP, &says);
        }
    }
}

/// The upper half, in which the reader or else South leads, the horizontal lines, the numbers at
/// both axes.
fn ground(
    ui: &Ui,
    (plot, core): (Rect, Rect),
    view: &BoardContext<'_>,
    scale: &Scale,
    x_of: &impl Fn(usize) -> f32,
) {
    let theme = Theme::of(ui.ctx());
    let half = plot.with_max_y(plot.center().y);
    ui.painter().rect_filled(half, 0.0, theme.accent_soft.gamma_multiply(0.5));
    let thin = Stroke::new(1.0, theme.line);
    let lines = scale.lines();
    let all = core.height() / (lines.len() - 1) as f32 >= 18.0;
    for (number, (height, says)) in lines.iter().enumerate() {
        let y = core.center().y - 0.5 * core.height() * height;
        let is_middle = *height == 0.0;
        let stroke = if is_middle { Stroke::new(1.0, theme.control) } else { thin };
        ui.painter().hline(plot.x_range(), y, stroke);
        if all || is_middle || number == 0 || number + 1 == lines.len() {
            let at = pos2(plot.min.x - 7.0, y);
            paint_words(ui, at, Align2::RIGHT_CENTER, says, Text::Caption, false, theme.muted);
        }
    }
    let game = &view.session.game;
    let ids = view.session.review.known().line();
    let turns = ids.last().map_or(0, |id| game.turn_number(*id));
    let room = (plot.width() / 64.0).max(1.0) as usize;
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
        .into_iter()
        .find(|step| turns / step <= room)
        .unwrap_or(10_000);
    let mut marked = 0;
    for turn in view.session.review.known().turns() {
        if turn.number.is_multiple_of(step) && turn.number > marked {
            marked = turn.number;
            let at = ids.iter().position(|id| *id == turn.to).unwrap_or_default();
            let at = pos2(x_of(at), plot.max.y + 4.0);
            let says = turn.number.to_string();
            paint_words(ui, at, Align2::CENTER_TOP, &says, Text::Caption, false, theme.muted);
        }
    }
}

/// The last part of the graph, if it is proven to the end of the game; returns the place of the
/// word.
fn proven(
    ui: &Ui,
    plot: Rect,
    scale: &Scale,
    worths: &[Option<Worth>],
    points: &[Option<Pos2>],
) -> Option<Rect> {
    let theme = Theme::of(ui.ctx());
    let exact = |worth: &Option<Worth>| worth.is_some_and(|worth| worth.exact);
    // A resigned game ends without a worth.
    let end = worths.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    let count = worths[..end].iter().rev().take_while(|worth| exact(worth)).count();
    if count < 2 {
        return None;
    }
    let from = points[end - count].map_or(plot.max.x, |point| point.x);
    let size = galley(ui, say::after::proven(), Text::Caption, true, theme.good).size();
    let right = plot.max.x - 2.0 - size.x;
    let low = Rect::from_min_size(pos2(right, plot.max.y - 3.0 - size.y), size);
    let high = Rect::from_min_size(pos2(right, plot.min.y + 3.0), size);
    // Below the graph or above it, where the graph does not cross the word.
    let is_high = worths[end - 1].is_some_and(|worth| scale.height(&worth) >= 0.0);
    let sides = if is_high { [low, high] } else { [high, low] };
    let place = sides.into_iter().find(|place| !is_crossed(place.expand(2.0), points));
    let y = if place.unwrap_or(sides[0]) == low { plot.max.y } else { plot.min.y };
    ui.painter().hline(from..=plot.max.x, y, Stroke::new(3.0, theme.good));
    let place = place?;
    // No line of the scale goes through the word.
    ui.painter().rect_filled(place, 0.0, theme.card);
    let words = say::after::proven();
    Some(paint_words(ui, place.min, Align2::LEFT_TOP, words, Text::Caption, true, theme.good))
}

/// Whether the graph goes through a place.
fn is_crossed(place: Rect, points: &[Option<Pos2>]) -> bool {
    const STEPS: u8 = 32;
    points.windows(2).any(|ends| {
        let [Some(one), Some(other)] = ends else { return false };
        (0..=STEPS).any(|step| place.contains(one.lerp(*other, f32::from(step) / f32::from(STEPS))))
    })
}

/// Moves discs up or down along their upright lines, so that none covers an earlier one.
fn apart(discs: &mut [Pos2], within: Rangef) {
    const LEAST: f32 = 2.0 * POINT + 2.0;
    for at in 1..discs.len() {
        let (earlier, rest) = discs.split_at_mut(at);
        let own = &mut rest[0];
        let moved = [0.0, -1.0, 1.0, -2.0, 2.0].map(|steps| pos2(own.x, own.y + steps * LEAST));
        let is_free = |place: &&Pos2| {
            within.contains(place.y) && earlier.iter().all(|it| it.distance(**place) >= LEAST)
        };
        if let Some(free) = moved.iter().find(is_free) {
            *own = *free;
        }
    }
}

/// The part of an upright line at `x` that does not cross the words at the upper or lower end.
fn clear_of(whole: Rangef, x: f32, words: Option<Rect>) -> Rangef {
    let Some(words) = words.filter(|words| words.expand(3.0).x_range().contains(x)) else {
        return whole;
    };
    match words.center().y < whole.center() {
        true => Rangef::new(words.max.y + 2.0, whole.max),
        false => Rangef::new(whole.min, words.min.y - 2.0),
    }
}

/// The clickable area of a moment's point; its disc is drawn later, over all of them.
fn point(
    ui: &mut Ui,
    upright: Rangef,
    at: Pos2,
    number: usize,
    moment: &Moment,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let ends = [pos2(at.x, upright.min), pos2(at.x, upright.max)];
    let stroke = Stroke::new(1.2, theme.warn);
    ui.painter().extend(Shape::dashed_line(&ends, stroke, 3.0, 3.0));
    let place = Rect::from_center_size(at, vec2(2.0 * HIT, 2.0 * HIT));
    let id = Id::unique(("moment in the graph", number));
    let response = ui.interact(place, id, Sense::click());
    let name = say::after::MomentPoint { number: number + 1 }.text();
    let is_chosen = view.session.review.chosen() == Some(number);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    if response.clicked() {
        intents.push(Intent::Coach(CoachIntent::Moment(number)));
    }
    let title = moments::title(view, moment);
    response.on_hover_text(words::moment_name(number + 1, &title, &moment.fall))
}

/// A moment's number on a disc in these colours of ground and number; `response` has its focus.
pub fn disc(
    ui: &Ui,
    at: Pos2,
    number: usize,
    (ground, ink): (egui::Color32, egui::Color32),
    response: Option<&Response>,
) {
    ui.painter().circle_filled(at, POINT, ground);
    let says = (number + 1).to_string();
    paint_words(ui, at, Align2::CENTER_CENTER, &says, Text::Chip, true, ink);
    if let Some(response) = response {
        focus_ring(ui, response, Rect::from_center_size(at, vec2(21.0, 21.0)), 10);
    }
}

/// The graph in words: who has led since when, and the largest lead.
fn summary(view: &BoardContext<'_>, worths: &[Option<Worth>], scale: &Scale) -> String {
    let ids: &[NodeId] = view.session.review.known().line();
    let number = |at: usize| view.session.game.turn_number(ids[at]);
    let leader = |worth: &Worth| match scale.height(worth) {
        height if height > 0.005 => Some(scale.up),
        height if height < -0.005 => Some(scale.up.other()),
        _ => None,
    };
    let known: Vec<(usize, &Worth)> =
        worths.iter().enumerate().filter_map(|(at, worth)| Some((at, worth.as_ref()?))).collect();
    let lead = known.last().and_then(|(_, worth)| leader(worth)).map(|who| {
        let behind = known.iter().rposition(|(_, worth)| leader(worth) != Some(who));
        let first = known[behind.map_or(0, |at| at + 1)].0;
        (who, number(first).max(1))
    });
    let height = |worth: &Worth| scale.height(worth).abs();
    let most = known.iter().rev().max_by(|a, b| height(a.1).total_cmp(&height(b.1)));
    let most = most.and_then(|(at, worth)| Some((leader(worth)?, number(*at), scale.text(worth))));
    let says = || words::lead_sentence(lead, most);
    words::by_names_and_you(&view.session.game, say::labels::you(), says)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_small_lead_does_not_fill_the_graph() {
        assert_eq!(scale_most(1, 48), 10);
        assert_eq!(scale_most(7, 48), 10);
        assert_eq!(scale_most(19, 48), 20);
        assert_eq!(scale_most(26, 48), 30);
        assert_eq!(scale_most(0, 0), 5);
    }

    #[test]
    fn no_disc_covers_another() {
        let within = Rangef::new(0.0, 100.0);
        let mut discs = [pos2(10.0, 50.0), pos2(20.0, 52.0), pos2(24.0, 48.0), pos2(80.0, 5.0)];
        apart(&mut discs, within);
        assert_eq!((discs[0], discs[3]), (pos2(10.0, 50.0), pos2(80.0, 5.0)));
        for (at, one) in discs.iter().enumerate() {
            assert!(within.contains(one.y));
            assert!(discs[..at].iter().all(|it| it.distance(*one) > 2.0 * POINT), "{discs:?}");
        }
    }

    #[test]
    fn the_graph_is_seen_between_its_points() {
        let place = Rect::from_min_max(pos2(40.0, 40.0), pos2(60.0, 50.0));
        let line = |one, other| [Some(one), Some(other)];
        assert!(is_crossed(place, &line(pos2(0.0, 0.0), pos2(100.0, 90.0))));
        assert!(!is_crossed(place, &line(pos2(0.0, 0.0), pos2(100.0, 20.0))));
        assert!(!is_crossed(place, &[Some(pos2(50.0, 45.0)), None]));
    }

    #[test]
    fn an_upright_line_ends_before_the_words() {
        let whole = Rangef::new(10.0, 200.0);
        let words = Rect::from_min_size(pos2(50.0, 180.0), vec2(40.0, 16.0));
        assert_eq!(clear_of(whole, 60.0, Some(words)), Rangef::new(10.0, 178.0));
        assert_eq!(clear_of(whole, 20.0, Some(words)), whole);
        let high = words.translate(vec2(0.0, -165.0));
        assert_eq!(clear_of(whole, 60.0, Some(high)), Rangef::new(33.0, 200.0));
    }
}
