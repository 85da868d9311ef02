//! The tab of the analysis: its switch, what the position is worth, the best lines. Each part
//! returns its lower end.

use egui::{
    Align2, CornerRadius, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::solving::solving_ui;
use super::{beside, whole_game};
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::analysis::state::{FoundLines, MOST_LINES, PointedLine};
use crate::app::analysis::status::{AnalysisStatus, may_play_on, status as analysis_status};
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::session::variation_preview::Walked;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, switch};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{
    flow, focus_ring, galley, label, line, paint_words, quiet_label, run, status,
};
use crate::app::widgets::scrolled::scrolled;
use crate::app::widgets::setting_rows::group;
use crate::app::words::{self, Worth};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::Side;
use crate::search::Info;
use crate::texts::messages as say;

/// Space at both sides, in a panel and in a low dock.
const MARGIN: f32 = 16.0;
const LOW_MARGIN: f32 = 9.0;
/// Width of the score bar, and the space beside it.
const BAR: f32 = 20.0;
const BAR_GAP: f32 = 12.0;
const BAR_LEAST: f32 = 110.0;
/// Width of a line's number.
const RANK: f32 = 15.0;
const LINE_PAD: f32 = 5.0;

/// Shows the tab; `low`: in a dock that is not raised.
pub fn lines_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    low: bool,
    intents: &mut Vec<Intent>,
) {
    let mut pointed = None;
    scrolled(ui, (rect, rect), "analysis", 8.0, |ui, top| {
        let (side, above) = if low { (LOW_MARGIN, 0.0) } else { (MARGIN, 8.0) };
        let right = pos2(ui.max_rect().max.x - side, ui.max_rect().max.y);
        let inner = Rect::from_min_max(top + vec2(side, above), right);
        LinesTab { ui, view, intents, pointed: &mut pointed, low }.content(inner) + above
    });
    if view.state.analysis.pointed != pointed {
        intents.push(Intent::Analysis(AnalysisIntent::Point(pointed)));
    }
}

struct LinesTab<'a, 'b> {
    ui: &'a mut Ui,
    view: &'a BoardContext<'b>,
    intents: &'a mut Vec<Intent>,
    pointed: &'a mut Option<PointedLine>,
    low: bool,
}

/// What a line is worth at the point shown.
pub(crate) fn worth_of(view: &BoardContext<'_>, info: &Info) -> Worth {
    let session = view.session;
    let position = session.landed_position();
    let worth = Worth::of(session.name(), info.score, position.to_move());
    let is_laid_out = !position.layout_sizes().is_empty();
    if is_laid_out { worth.of_next_round() } else { worth }
}

impl LinesTab<'_, '_> {
    fn wants(&mut self, wanted: AnalysisIntent) {
        self.intents.push(Intent::Analysis(wanted));
    }

    fn content(&mut self, rect: Rect) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let status = analysis_status(self.view.state, self.view.session);
        let mut y = self.head(rect, status);
        let says = match status {
            AnalysisStatus::NotAllowed => say::analysis::no_help(),
            AnalysisStatus::Off => say::analysis::analysis_off(),
            AnalysisStatus::Over => say::analysis::analysis_over(),
            AnalysisStatus::Waits => say::analysis::analysis_waits(),
            AnalysisStatus::Looks(None) => say::analysis::analysis_begins(),
            AnalysisStatus::Looks(Some(known)) => {
                y = self.known(rect.with_min_y(y), known);
                ""
            }
        };
        if !says.is_empty() {
            let runs = [run(says, Text::Body, false, theme.muted)];
            y = label(self.ui, pos2(rect.min.x, y), rect.width(), 6, &runs).max.y + 8.0;
        }
        if matches!(status, AnalysisStatus::Looks(_)) {
            let rect = rect.with_min_y(y);
            y = beside::beside_ui(self.ui, rect, self.view, self.low, self.pointed, self.intents);
        }
        if !self.low {
            y = solving_ui(self.ui, rect.with_min_y(y), self.view, status, self.intents);
        }
        if matches!(status, AnalysisStatus::NotAllowed) {
            let button = Button::new(say::analysis::allow_help()).look(ButtonLook::Link);
            let response = button.show_small_at(self.ui, pos2(rect.min.x - 8.0, y));
            if response.clicked() {
                self.wants(AnalysisIntent::ShowSetting);
            }
            y = response.rect.max.y + 8.0;
        }
        if self.view.session.game.with_help() {
            let says = say::analysis::marked_with_help();
            y = quiet_label(self.ui, pos2(rect.min.x, y), rect.width(), 2, says) + 8.0;
        }
        if !self.low {
            y = whole_game::whole_game_ui(self.ui, rect.with_min_y(y), self.view, self.intents);
        }
        y
    }

    /// The switch, and the number of lines; returns the lower end.
    fn head(&mut self, rect: Rect, status: AnalysisStatus<'_>) -> f32 {
        let (align, ink) = (Align2::LEFT_CENTER, Theme::of(self.ui.ctx()).text);
        let enabled = !matches!(status, AnalysisStatus::NotAllowed);
        let on = enabled && self.view.state.analysis.on;
        let mut row = Rect::from_min_size(rect.min, vec2(rect.width(), Sizes::grown(30.0)));
        let name = say::analysis::live_analysis();
        match status {
            AnalysisStatus::Looks(Some(known)) if self.low => self.in_short(row, known),
            _ => {
                paint_words(self.ui, row.left_center(), align, name, Text::Body, true, ink);
            }
        }
        let at = row.right_center() - vec2(2.0, 0.0);
        if switch(self.ui, at, name, on, enabled, "analysis") {
            self.wants(AnalysisIntent::Switch(!on));
        }
        if !on || self.low {
            return row.max.y + 4.0;
        }
        row = row.translate(vec2(0.0, row.height() + 2.0));
        let name = say::analysis::lines();
        paint_words(self.ui, row.left_center(), align, name, Text::Body, false, ink);
        let numbers: Vec<String> = (1..=MOST_LINES).map(|lines| lines.to_string()).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        let chosen = self.view.state.analysis.lines.saturating_sub(1);
        let segments = Segments { name, words: &numbers, chosen, enabled: true, height: 28.0 };
        let at = pos2(row.max.x - segments.width(self.ui), row.center().y);
        let mut group = group(self.ui, row, "lines", name);
        if let Some(picked) = segments.show(&mut group, at, "analysis") {
            self.wants(AnalysisIntent::Lines(picked + 1));
        }
        let end = beside::choose(self.ui, rect.with_min_y(row.max.y), self.view, self.intents);
        end + 10.0
    }

    /// What the position is worth, in a line.
    fn in_short(&mut self, row: Rect, known: &FoundLines) {
        let theme = Theme::of(self.ui.ctx());
        let Some(best) = known.lines.first() else { return };
        let worth = worth_of(self.view, best);
        let (number, known) = (worth.number(), worth.known_by(best.depth));
        let runs = [
            run(&number, Text::CardTitle, true, theme.text),
            run("  ", Text::Chip, false, theme.text),
            run(&known, Text::Chip, false, theme.muted),
        ];
        label(self.ui, row.min + vec2(0.0, 3.0), row.width() - 48.0, 1, &runs);
    }

    /// What is known of the position; returns the lower end.
    fn known(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        let Some(best) = known.lines.first() else { return rect.min.y };
        let mut room = rect;
        if self.low {
            room.min.y = self.walked(room);
            return self.lines(room, known);
        }
        let worth = worth_of(self.view, best);
        let beside = room.with_min_x(room.min.x + BAR + BAR_GAP);
        let under_verdict = self.verdict(beside, known, best, worth);
        let end = self.lines(beside.with_min_y(under_verdict), known);
        let low = end.max(rect.min.y + BAR_LEAST);
        let place = Rect::from_min_max(rect.min + vec2(0.0, 4.0), pos2(rect.min.x + BAR, low));
        self.bar(place, worth, best.depth);
        room.min.y = low + 8.0;
        room.min.y = self.walked(room);
        self.longer(room, known)
    }

    /// The score bar: South's share from below.
    fn bar(&mut self, place: Rect, worth: Worth, depth: u32) {
        let theme = Theme::of(self.ui.ctx());
        let response = self.ui.interact(place, Id::unique("score bar"), Sense::hover());
        let says = words::bar_sentence(&worth, depth);
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
        let seeds = self.view.session.landed_position().setup().total();
        let share = worth.share(seeds);
        let radius = CornerRadius::same(Sizes::get().radius.tag);
        let split = place.max.y - share * place.height();
        let painter = self.ui.painter();
        painter.rect_filled(place, radius, theme.sunken);
        let below = painter.with_clip_rect(place.with_min_y(split).intersect(self.ui.clip_rect()));
        below.rect_filled(place, radius, theme.accent);
        let edge = Stroke::new(1.0, theme.control);
        let painter = self.ui.painter();
        painter.rect_stroke(place, radius, edge, StrokeKind::Inside);
        let middle = place.center().y;
        painter.hline(pos2(place.max.x, middle).x..=place.max.x + 4.0, middle, edge);
        for side in Side::ALL {
            let y = match side {
                Side::South => place.max.y - 11.0,
                Side::North => place.min.y + 11.0,
            };
            let ink = if y > split { theme.on_accent } else { theme.text };
            let letter: String = words::side(side).chars().take(1).collect();
            let at = pos2(place.center().x, y);
            paint_words(self.ui, at, Align2::CENTER_CENTER, &letter, Text::Caption, true, ink);
        }
        response.on_hover_text(says);
    }

    /// The number, the sentence, the depth, the speed; returns the lower end.
    fn verdict(&mut self, rect: Rect, known: &FoundLines, best: &Info, worth: Worth) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let number = worth.number();
        let number = run(&number, Text::Page, true, theme.text);
        let shown = line(self.ui, rect.min, Align2::LEFT_TOP, &number);
        let by = worth.known_by(best.depth);
        let ink = if worth.is_proven() { theme.good } else { theme.muted };
        let width = galley(self.ui, &by, Text::Chip, worth.is_proven(), ink).size().x;
        let by = run(&by, Text::Chip, worth.is_proven(), ink);
        let mut y = shown.max.y + 2.0;
        // If letters or numbers are large, the depth is below the number.
        if shown.max.x + 10.0 + width <= rect.max.x {
            let at = pos2(shown.max.x + 10.0, shown.center().y + 2.0);
            line(self.ui, at, Align2::LEFT_CENTER, &by);
        } else {
            y = line(self.ui, pos2(rect.min.x, y), Align2::LEFT_TOP, &by).max.y + 2.0;
        }
        let sentence = worth.sentence();
        let runs = [run(&sentence, Text::Body, false, theme.text)];
        let at = pos2(rect.min.x, y);
        y = if known.is_ended {
            // A screen reader says only the final result.
            status(self.ui, at, rect.width(), 3, &runs).rect.max.y
        } else {
            label(self.ui, at, rect.width(), 3, &runs).max.y
        };
        if let Some(speed) = words::speed(known.nodes, known.elapsed.as_secs_f64()) {
            y = quiet_label(self.ui, pos2(rect.min.x, y + 1.0), rect.width(), 1, &speed);
        }
        if self.is_only_move() {
            let says = say::analysis::only_one_move();
            y = quiet_label(self.ui, pos2(rect.min.x, y + 1.0), rect.width(), 1, says);
        }
        y + 8.0
    }

    fn is_only_move(&self) -> bool {
        let position = self.view.session.landed_position();
        let is_laid = position.placements().next().is_some();
        position.moves().len() == 1 && !is_laid
    }

    fn lines(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        let ink = Theme::of(self.ui.ctx()).text;
        let variation = self.view.session.variation.as_ref();
        // The line being walked stays as it was.
        let shown = known.lines.iter().take(self.view.state.analysis.lines).enumerate().map(
            |(at, info)| variation.and_then(|variation| variation.info_at(at)).unwrap_or(info),
        );
        let lines: Vec<&Info> = shown.collect();
        let numbers: Vec<String> =
            lines.iter().map(|info| worth_of(self.view, info).signed_number()).collect();
        let widths =
            numbers.iter().map(|number| galley(self.ui, number, Text::Body, true, ink).size().x);
        let column = widths.fold(28.0, f32::max) + 10.0;
        let mut y = rect.min.y;
        for (at, (info, number)) in lines.into_iter().zip(&numbers).enumerate() {
            y = self.line(rect.with_min_y(y), at, info, (number, column));
        }
        y
    }

    fn line(&mut self, rect: Rect, at: usize, info: &Info, (number, column): (&str, f32)) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let variation = self.view.session.variation.as_ref();
        let variation = variation.filter(|variation| variation.info_at(at).is_some());
        let walked = variation.map_or(0, |variation| variation.progress().0);
        let moves: Vec<String> = info.pv.iter().map(ToString::to_string).collect();
        let (before, after) = moves.split_at(walked.min(moves.len()));
        let (mut before, after) = (before.join(" "), after.join(" "));
        if !before.is_empty() {
            before.push(' ');
        }
        let left = rect.min.x + RANK + column;
        let runs = [
            run(&before, Text::Body, true, theme.accent),
            run(&after, Text::Body, false, theme.text),
        ];
        let rows = if self.low { 1 } else { 2 };
        let words_galley = flow(self.ui, &runs, rect.max.x - left, rows);
        let height = (words_galley.size().y + 2.0 * LINE_PAD).max(Sizes::get().height.hit);
        let place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
        let name = words::line_sentence(at + 1, &worth_of(self.view, info), info.depth, &moves);
        let id = Id::unique(("line", at));
        let response = line_row(self.ui, place, id, &name, variation.is_some());
        if response.hovered() || response.has_focus() {
            *self.pointed = Some(PointedLine::Kete(at));
        }
        let middle = place.center().y;
        let line = |x: f32| Pos2::new(x, middle);
        let rank = (at + 1).to_string();
        let (align, x) = (Align2::LEFT_CENTER, rect.min.x);
        paint_words(self.ui, line(x), align, &rank, Text::Chip, false, theme.muted);
        paint_words(self.ui, line(x + RANK), align, number, Text::Body, true, theme.text);
        let cut = words_galley.elided;
        let at_words = pos2(left, middle - words_galley.size().y / 2.0);
        self.ui.painter().galley(at_words, words_galley, theme.text);
        focus_ring(self.ui, &response, response.rect.shrink(2.0), Sizes::get().radius.tag);
        if response.clicked() {
            self.wants(AnalysisIntent::Walk(PointedLine::Kete(at)));
        }
        if cut {
            response.on_hover_text(moves.join(" "));
        }
        place.max.y
    }

    /// How far a line is walked, and what can be done with it; returns the lower end.
    fn walked(&mut self, rect: Rect) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let Some(variation) = &self.view.session.variation else { return rect.min.y };
        let (step, of) = variation.progress();
        let says = match variation.of() {
            Walked::Kete(info) => say::analysis::Walked { rank: info.line, step, of }.text(),
            Walked::Beside(name) => say::analysis::WalkedBeside { program: *name, step, of }.text(),
            Walked::Better => say::analysis::WalkedBetter { step, of }.text(),
            // The card below the board says it.
            Walked::Expected { .. } => return rect.min.y,
        };
        let height = Sizes::get().height.small_button;
        let mut x = rect.min.x;
        let steps = [
            (Icon::Back, say::labels::step_back(), AnalysisIntent::Step(false), true),
            (Icon::Forward, say::labels::step_on(), AnalysisIntent::Step(true), step < of),
        ];
        for (icon, name, wanted, enabled) in steps {
            let button = Button::icon_only(icon, name).salt("ghost").tip(name).enabled(enabled);
            let place = Rect::from_min_size(pos2(x, rect.min.y), vec2(Sizes::grown(34.0), height));
            if button.show(self.ui, place).clicked() {
                self.wants(wanted);
            }
            x = place.max.x + 6.0;
        }
        let says = run(&says, Text::Chip, true, theme.text);
        let at = pos2(x + 4.0, rect.min.y + height / 2.0);
        line(self.ui, at, Align2::LEFT_CENTER, &says);
        let mut end = rect.min.y + height + 6.0;
        if may_play_on(&self.view.session.game) {
            let button = Button::new(say::labels::play_on()).salt("ghost");
            let response = button.show_small_at(self.ui, pos2(rect.min.x, end));
            if response.clicked() {
                self.wants(AnalysisIntent::PlayOn);
            }
            end = response.rect.max.y + 6.0;
        }
        end
    }

    /// How long the search takes, or the button for a longer one; returns the lower end.
    fn longer(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        if known.may_look_longer() {
            let button = Button::new(say::analysis::look_longer()).salt("analysis");
            let response = button.show_small_at(self.ui, rect.min);
            if response.clicked() {
                self.wants(AnalysisIntent::Longer);
            }
            return response.rect.max.y + 10.0;
        }
        if known.is_ended {
            return rect.min.y;
        }
        let says = words::looks_for(known.max_secs());
        quiet_label(self.ui, rect.min, rect.width(), 1, &says) + 10.0
    }
}

/// The clickable row of a line: coloured under the pointer, framed while the line is walked.
pub(super) fn line_row(ui: &Ui, place: Rect, id: Id, name: &str, is_walked: bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.tag;
    let hit = place.expand2(vec2(5.0, 0.0));
    let response = ui.interact(hit, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if response.hovered() || response.has_focus() || is_walked {
        ui.painter().rect_filled(hit, radius, theme.accent_soft);
    }
    if is_walked {
        let edge = Stroke::new(1.5, theme.accent);
        ui.painter().rect_stroke(hit, radius, edge, StrokeKind::Inside);
    }
    response
}
