//! The analysis: its switch, what the position is worth, the best lines.

use egui::{
    Align2, CornerRadius, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::{beside, whole_game};
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::analysis::standing::{AnalysisStatus, may_play_on, standing};
use crate::app::analysis::state::{FoundLines, MOST_LINES, PointedLine};
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::session::variation_preview::Walked;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, switch};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, focus_ring, galley, label, line, paint_words, run, status};
use crate::app::words;
use crate::app::words::Worth;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::Side;
use crate::search::Info;
use crate::texts::messages as say;

/// Space beside what the tab holds, in a panel and in a low dock.
const MARGIN: f32 = 16.0;
const LOW_MARGIN: f32 = 9.0;
/// Width of the bar, and the space beside it.
const BAR: f32 = 20.0;
const BAR_GAP: f32 = 12.0;
/// The least height of the bar.
const BAR_LEAST: f32 = 110.0;
/// Room for the number of a line.
const RANK: f32 = 15.0;
/// Space above and below the words of a line.
const LINE_PAD: f32 = 5.0;

/// Shows the tab; `low` in a dock that is not raised.
pub fn lines_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    low: bool,
    intents: &mut Vec<Intent>,
) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    let mut pointed = None;
    egui::ScrollArea::vertical().id_salt("analysis").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            let room = ui.max_rect();
            let (side, above) = if low { (LOW_MARGIN, 0.0) } else { (MARGIN, 8.0) };
            let from = ui.cursor().min + vec2(side, above);
            let inner = Rect::from_min_max(from, pos2(room.max.x - side, room.max.y));
            let mut tab = LinesTab { ui, view, intents, pointed: &mut pointed, low };
            let end = tab.content(inner);
            let size = vec2(room.width() - 8.0, end - ui.cursor().min.y + above);
            ui.allocate_space(size);
        },
    );
    if view.state.analysis.pointed != pointed {
        intents.push(Intent::Analysis(AnalysisIntent::Point(pointed)));
    }
}

/// What the parts of the tab share.
struct LinesTab<'a, 'b> {
    ui: &'a mut Ui,
    view: &'a BoardContext<'b>,
    intents: &'a mut Vec<Intent>,
    /// The line that the pointer or the keyboard is at.
    pointed: &'a mut Option<PointedLine>,
    low: bool,
}

impl LinesTab<'_, '_> {
    fn wants(&mut self, wanted: AnalysisIntent) {
        self.intents.push(Intent::Analysis(wanted));
    }

    /// Everything; returns where it ends.
    fn content(&mut self, rect: Rect) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let standing = standing(self.view.state, self.view.session);
        let mut y = self.head(rect, standing);
        let says = match standing {
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
            let says = label(self.ui, pos2(rect.min.x, y), rect.width(), 6, &runs);
            y = says.max.y + 8.0;
        }
        if matches!(standing, AnalysisStatus::Looks(_)) {
            let rect = rect.with_min_y(y);
            y = beside::beside_ui(self.ui, rect, self.view, self.low, self.pointed, self.intents);
        }
        if matches!(standing, AnalysisStatus::NotAllowed) {
            let button = Button::new(say::analysis::allow_help()).look(ButtonLook::Link).small();
            let size = vec2(button.width(self.ui), Sizes::get().height.small_button);
            let place = Rect::from_min_size(pos2(rect.min.x - 8.0, y), size);
            if button.show(self.ui, place).clicked() {
                self.wants(AnalysisIntent::ShowSetting);
            }
            y = place.max.y + 8.0;
        }
        if self.view.session.game.with_help() {
            let runs = [run(say::analysis::marked_with_help(), Text::Chip, false, theme.muted)];
            y = label(self.ui, pos2(rect.min.x, y), rect.width(), 2, &runs).max.y + 8.0;
        }
        if !self.low {
            y = whole_game::whole_game_ui(self.ui, rect.with_min_y(y), self.view, self.intents);
        }
        y
    }

    /// The switch, and how many lines are looked for; returns where they end.
    fn head(&mut self, rect: Rect, standing: AnalysisStatus<'_>) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let enabled = !matches!(standing, AnalysisStatus::NotAllowed);
        let on = enabled && self.view.state.analysis.on;
        let mut row = Rect::from_min_size(rect.min, vec2(rect.width(), 30.0));
        let name = say::analysis::live_analysis();
        match standing {
            AnalysisStatus::Looks(Some(known)) if self.low => self.in_short(row, known),
            _ => {
                let (at, ink) = (row.left_center(), theme.text);
                paint_words(self.ui, at, Align2::LEFT_CENTER, name, Text::Body, true, ink);
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
        let (at, ink) = (row.left_center(), theme.text);
        paint_words(
            self.ui,
            at,
            Align2::LEFT_CENTER,
            say::analysis::lines(),
            Text::Body,
            false,
            ink,
        );
        let numbers: Vec<String> = (1..=MOST_LINES).map(|lines| lines.to_string()).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        let chosen = self.view.state.analysis.lines.saturating_sub(1);
        let (name, enabled, height) = (say::analysis::lines(), true, 28.0);
        let segments = Segments { name, words: &numbers, chosen, enabled, height };
        let at = pos2(row.max.x - segments.width(self.ui), row.center().y);
        let group = UiBuilder::new()
            .id_salt("lines")
            .max_rect(row)
            .accessibility_role(egui::accesskit::Role::Group)
            .accessibility_label(name);
        if let Some(picked) = segments.show(&mut self.ui.new_child(group), at, "analysis") {
            self.wants(AnalysisIntent::Lines(picked + 1));
        }
        let end = beside::choose(self.ui, rect.with_min_y(row.max.y), self.view, self.intents);
        end + 10.0
    }

    fn worth(&self, info: &Info) -> Worth {
        let session = self.view.session;
        let position = session.landed_position();
        let worth = Worth::of(session.name(), info.score, position.to_move());
        let is_laid_out = !position.layout_sizes().is_empty();
        if is_laid_out { worth.of_next_round() } else { worth }
    }

    /// What the position is worth, in a line.
    fn in_short(&mut self, row: Rect, known: &FoundLines) {
        let theme = Theme::of(self.ui.ctx());
        let Some(best) = known.lines.first() else { return };
        let worth = self.worth(best);
        let (number, known) = (worth.number(), worth.known_by(best.depth));
        let runs = [
            run(&number, Text::CardTitle, true, theme.text),
            run("  ", Text::Chip, false, theme.text),
            run(&known, Text::Chip, false, theme.muted),
        ];
        label(self.ui, row.min + vec2(0.0, 3.0), row.width() - 48.0, 1, &runs);
    }

    /// What is known of the position; returns where it ends.
    fn known(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        let Some(best) = known.lines.first() else { return rect.min.y };
        let mut room = rect;
        if self.low {
            if let Some(end) = self.walked(room) {
                room.min.y = end;
            }
            return self.lines(room, known);
        }
        let worth = self.worth(best);
        let beside = room.with_min_x(room.min.x + BAR + BAR_GAP);
        let told = self.verdict(beside, known, best, worth);
        let end = self.lines(beside.with_min_y(told), known);
        let low = end.max(rect.min.y + BAR_LEAST);
        let place = Rect::from_min_max(rect.min + vec2(0.0, 4.0), pos2(rect.min.x + BAR, low));
        self.bar(place, worth, best.depth);
        room.min.y = low + 8.0;
        if let Some(end) = self.walked(room) {
            room.min.y = end;
        }
        self.longer(room, known)
    }

    /// South's share from below.
    fn bar(&mut self, place: Rect, worth: Worth, depth: u32) {
        let theme = Theme::of(self.ui.ctx());
        let response = self.ui.interact(place, Id::unique("score bar"), Sense::hover());
        let told = words::bar_told(&worth, depth);
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
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
        response.on_hover_text(told);
    }

    /// The number, the sentence, how it is known, how fast; returns where they end.
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
        // Large letters and large numbers leave it a line of its own.
        if shown.max.x + 10.0 + width <= rect.max.x {
            let at = pos2(shown.max.x + 10.0, shown.center().y + 2.0);
            line(self.ui, at, Align2::LEFT_CENTER, &by);
        } else {
            y = line(self.ui, pos2(rect.min.x, y), Align2::LEFT_TOP, &by).max.y + 2.0;
        }
        let told = worth.told();
        let runs = [run(&told, Text::Body, false, theme.text)];
        let at = pos2(rect.min.x, y);
        y = if known.is_ended {
            // Told once, when no better is to come.
            status(self.ui, at, rect.width(), 3, &runs).rect.max.y
        } else {
            label(self.ui, at, rect.width(), 3, &runs).max.y
        };
        if let Some(speed) = words::speed(known.nodes, known.elapsed.as_secs_f64()) {
            let runs = [run(&speed, Text::Chip, false, theme.muted)];
            y = label(self.ui, pos2(rect.min.x, y + 1.0), rect.width(), 1, &runs).max.y;
        }
        if self.is_only_move() {
            let runs = [run(say::analysis::only_one_move(), Text::Chip, false, theme.muted)];
            y = label(self.ui, pos2(rect.min.x, y + 1.0), rect.width(), 1, &runs).max.y;
        }
        y + 8.0
    }

    /// Whether there is nothing to choose.
    fn is_only_move(&self) -> bool {
        let position = self.view.session.landed_position();
        let is_laid = position.placements().next().is_some();
        position.moves().len() == 1 && !is_laid
    }

    /// The lines; returns where they end.
    fn lines(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        let ink = Theme::of(self.ui.ctx()).text;
        let variation = self.view.session.variation.as_ref();
        // The line that is walked stays as it was.
        let shown = known.lines.iter().take(self.view.state.analysis.lines).enumerate().map(
            |(at, info)| variation.and_then(|variation| variation.info_at(at)).unwrap_or(info),
        );
        let lines: Vec<&Info> = shown.collect();
        let numbers: Vec<String> =
            lines.iter().map(|info| self.worth(info).signed_number()).collect();
        let widths =
            numbers.iter().map(|number| galley(self.ui, number, Text::Body, true, ink).size().x);
        let column = widths.fold(28.0, f32::max) + 10.0;
        let mut y = rect.min.y;
        for (at, (info, number)) in lines.into_iter().zip(&numbers).enumerate() {
            y = self.line(rect.with_min_y(y), at, info, (number, column));
        }
        y
    }

    /// A line; returns where it ends.
    fn line(&mut self, rect: Rect, at: usize, info: &Info, (number, column): (&str, f32)) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        let variation = self
            .view
            .session
            .variation
            .as_ref()
            .filter(|variation| variation.info_at(at).is_some());
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
        let hit = place.expand2(vec2(5.0, 0.0));
        let response = self.ui.interact(hit, Id::unique(("line", at)), Sense::click());
        let told = words::line_told(at + 1, &self.worth(info), info.depth, &moves);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
        let radius = Sizes::get().radius.tag;
        let here = response.hovered() || response.has_focus();
        if here {
            *self.pointed = Some(PointedLine::Kete(at));
        }
        if here || variation.is_some() {
            self.ui.painter().rect_filled(hit, radius, theme.accent_soft);
        }
        if variation.is_some() {
            let edge = Stroke::new(1.5, theme.accent);
            self.ui.painter().rect_stroke(hit, radius, edge, StrokeKind::Inside);
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
        focus_ring(self.ui, &response, hit.shrink(2.0), radius);
        if response.clicked() {
            self.wants(AnalysisIntent::Walk(PointedLine::Kete(at)));
        }
        if cut {
            response.on_hover_text(moves.join(" "));
        }
        place.max.y
    }

    /// How far a line is walked, and what can be done with it; none where no line is.
    fn walked(&mut self, rect: Rect) -> Option<f32> {
        let theme = Theme::of(self.ui.ctx());
        let variation = self.view.session.variation.as_ref()?;
        let (step, of) = variation.progress();
        let height = Sizes::get().height.small_button;
        let mut x = rect.min.x;
        let steps = [
            (Icon::Back, say::labels::step_back(), AnalysisIntent::Step(false), true),
            (Icon::Forward, say::labels::step_on(), AnalysisIntent::Step(true), step < of),
        ];
        for (icon, name, wanted, enabled) in steps {
            let button = Button::icon_only(icon, name).salt("ghost").tip(name).enabled(enabled);
            let place = Rect::from_min_size(pos2(x, rect.min.y), vec2(34.0, height));
            if button.show(self.ui, place).clicked() {
                self.wants(wanted);
            }
            x = place.max.x + 6.0;
        }
        let says = match variation.of() {
            Walked::Kete(info) => words::walked(info.line, step, of),
            Walked::Beside(name) => words::walked_beside(*name, step, of),
        };
        let says = run(&says, Text::Chip, true, theme.text);
        let at = pos2(x + 4.0, rect.min.y + height / 2.0);
        line(self.ui, at, Align2::LEFT_CENTER, &says);
        let mut end = rect.min.y + height + 6.0;
        if may_play_on(&self.view.session.game) {
            let button = Button::new(say::labels::play_on()).small().salt("ghost");
            let size = vec2(button.width(self.ui), height);
            let place = Rect::from_min_size(pos2(rect.min.x, end), size);
            if button.show(self.ui, place).clicked() {
                self.wants(AnalysisIntent::PlayOn);
            }
            end = place.max.y + 6.0;
        }
        Some(end)
    }

    /// How long it looks, or that it may look longer; returns where that ends.
    fn longer(&mut self, rect: Rect, known: &FoundLines) -> f32 {
        let theme = Theme::of(self.ui.ctx());
        if known.may_look_longer() {
            let button = Button::new(say::analysis::look_longer()).small().salt("analysis");
            let size = vec2(button.width(self.ui), Sizes::get().height.small_button);
            let place = Rect::from_min_size(rect.min, size);
            if button.show(self.ui, place).clicked() {
                self.wants(AnalysisIntent::Longer);
            }
            return place.max.y + 10.0;
        }
        if known.is_ended {
            return rect.min.y;
        }
        let says = words::looks_for(known.secs());
        let runs = [run(&says, Text::Chip, false, theme.muted)];
        label(self.ui, rect.min, rect.width(), 1, &runs).max.y + 10.0
    }
}
