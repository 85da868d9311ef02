//! The options of a rule set with their presets, as a list of controls.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Id, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::app::new_game::state::{OptionsChoice, changed, has_effect};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice, switch};
use crate::app::widgets::keyboard::newly_focused;
use crate::app::widgets::paint::{ChipTone, chip, chip_width, flow, galley, label, line, run};
use crate::app::widgets::scrolled::themed_bars;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{OptionValue, Ruleset};
use crate::texts::messages as say;

/// Least width of an option's text beside its control.
const WORDS: f32 = 180.0;
/// Options with more values are lists.
const MOST_SEGMENTS: usize = 6;

pub struct RulesForm {
    pub ruleset: Ruleset,
    pub choice: OptionsChoice,
    /// There is a last choice to return to.
    pub has_last: bool,
}

pub enum Picked {
    Rules(OptionsChoice),
    Option(&'static str, &'static str),
}

impl RulesForm {
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Option<Picked> {
        let mut picked = self.presets(ui, pos2(rect.min.x, rect.min.y + 16.0), rect.max.x);
        let mut y = rect.min.y + 40.0;
        if let Some(says) = self.preset_line() {
            let theme = Theme::of(ui.ctx());
            let runs = [run(says, Text::Chip, false, theme.muted)];
            y = label(ui, pos2(rect.min.x, y), rect.width(), 2, &runs).max.y + 2.0;
        }
        let room = Rect::from_min_max(pos2(rect.min.x, y), rect.max);
        let mut child = ui.new_child(UiBuilder::new().max_rect(room));
        child.set_clip_rect(room.expand2(vec2(5.0, 0.0)).intersect(ui.clip_rect()));
        let options = self.ruleset.choices();
        themed_bars(&mut child);
        child.spacing_mut().scroll = egui::style::ScrollStyle {
            bar_width: 6.0,
            bar_inner_margin: 4.0,
            foreground_color: true,
            ..egui::style::ScrollStyle::solid()
        };
        egui::ScrollArea::vertical()
            .id_salt(("options", self.ruleset.name()))
            .auto_shrink([false, false])
            .show(&mut child, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let width = room.width() - 16.0;
                let mut rows = Vec::new();
                for value in &options {
                    let (row, chosen) = self.option(ui, width, value, &options);
                    rows.extend(row);
                    let name = value.name;
                    picked = chosen.map(|chosen| Picked::Option(name, chosen)).or(picked.take());
                }
                follow_focus(ui, &rows);
            });
        picked
    }

    fn preset_line(&self) -> Option<&'static str> {
        let OptionsChoice::Preset(name) = self.choice else { return None };
        let texts = &narration::game(self.ruleset.name()).presets;
        texts.iter().find(|text| text.preset == name).map(|text| text.line.as_str())
    }

    fn presets(&self, ui: &mut Ui, at: egui::Pos2, right: f32) -> Option<Picked> {
        let theme = Theme::of(ui.ctx());
        let title = run(say::labels::rules(), Text::CardTitle, true, theme.text);
        let x = line(ui, at, Align2::LEFT_CENTER, &title).max.x + 9.0;
        let text = narration::game(self.ruleset.name());
        let mut names = vec![say::labels::as_written()];
        let mut choices = vec![OptionsChoice::AsWritten];
        for (preset, _) in self.ruleset.presets() {
            let label = text.presets.iter().find(|text| text.preset == *preset);
            names.push(label.map_or(preset, |text| text.label.as_str()));
            choices.push(OptionsChoice::Preset(preset));
        }
        if self.has_last {
            names.push(say::new_game::your_last_choice());
            choices.push(OptionsChoice::Last);
        }
        if self.choice == OptionsChoice::Own {
            names.push(say::labels::your_choice());
            choices.push(OptionsChoice::Own);
        }
        let chosen = choices.iter().position(|other| *other == self.choice).unwrap_or_default();
        let rect = Rect::from_min_size(pos2(x, at.y - 16.0), vec2(180.0, 32.0));
        let picked =
            choice(ui, rect, say::labels::rules(), &names, chosen, names.len() > 1, "preset");
        let mut picked = picked.and_then(|number| choices.get(number)).copied();
        if changed(&self.ruleset) > 0 {
            let back = Button::new(say::labels::back_to_written()).look(ButtonLook::Link).small();
            let width = back.width(ui).min(right - rect.max.x);
            let place = Rect::from_min_size(pos2(right - width, at.y - 14.0), vec2(width, 28.0));
            if back.show(ui, place).clicked() {
                picked = Some(OptionsChoice::AsWritten);
            }
        }
        picked.map(Picked::Rules)
    }

    /// One option: name, description, control; greyed with the reason if it has no effect. Returns
    /// its row and the value just picked.
    fn option(
        &self,
        ui: &mut Ui,
        width: f32,
        value: &OptionValue,
        all: &[OptionValue],
    ) -> (Option<Rect>, Option<&'static str>) {
        let theme = Theme::of(ui.ctx());
        let Some(text) = narration::option(self.ruleset.name(), value.name) else {
            return (None, None);
        };
        let open = has_effect(all, value.name);
        let label_of = |wanted: &str| {
            let found = text.values.iter().find(|(name, _)| name == wanted);
            found.map_or("", |(_, label)| label.as_str())
        };
        let labels: Vec<&str> = value.values.iter().map(|value| label_of(value)).collect();
        let chosen =
            value.values.iter().position(|other| *other == value.value).unwrap_or_default();
        let mut sorted = value.values.to_vec();
        sorted.sort_unstable();
        let is_switch = sorted == ["no", "yes"];
        let segments =
            Segments { name: &text.name, words: &labels, chosen, enabled: open, height: 28.0 };
        let segments_width = segments.width(ui);
        let as_list = labels.len() > MOST_SEGMENTS || segments_width > width - WORDS - 20.0;
        let control_width = match (is_switch, as_list) {
            (true, _) => 36.0,
            (_, true) => labels
                .iter()
                .map(|label| galley(ui, label, Text::Body, false, theme.text).size().x + 44.0)
                .fold(86.0, f32::max),
            _ => segments_width,
        };
        let says = match (&text.needs, open) {
            (Some(needs), false) => say::new_game::Needs { line: &text.line, needs }.text(),
            _ => text.line.clone(),
        };
        let words_width = width - control_width - 20.0;
        let dim = |ink: egui::Color32| if open { ink } else { ink.gamma_multiply(0.85) };
        let runs = [run(&says, Text::Chip, false, dim(theme.muted))];
        let height =
            (flow(ui, &runs, words_width, 3).size().y + 34.0).max(Sizes::grown(28.0) + 24.0);
        let (_, rect) = ui.allocate_space(vec2(width, height));
        let mut group = ui.new_child(
            UiBuilder::new()
                .id_salt(("option", value.name))
                .max_rect(rect)
                .accessibility_role(NodeRole::Group)
                .accessibility_label(&text.name),
        );
        let ui = &mut group;
        let id = ui.unique_id();
        ui.ctx().accesskit_node_builder(id, |node| node.set_description(says.as_str()));
        let top = rect.min.y + 7.0;
        let name = galley(ui, &text.name, Text::Body, true, dim(theme.text));
        let mark_width = chip_width(ui, say::labels::changed(), ChipTone::Warn);
        let is_changed = value.is_changed();
        let room = words_width - if is_changed { mark_width + 8.0 } else { 0.0 };
        let at = pos2(rect.min.x, top);
        let shown = Rect::from_min_size(at, name.size());
        if name.size().x <= room.max(WORDS / 2.0) {
            ui.painter().galley(at, name, theme.text);
        } else {
            // Too long for one line beside its mark: cut, with a tooltip.
            let runs = [run(&text.name, Text::Body, true, dim(theme.text))];
            label(ui, at, room, 1, &runs);
        }
        if is_changed {
            let x = shown.max.x.min(rect.min.x + room) + 8.0;
            chip(ui, pos2(x, shown.center().y), say::labels::changed(), ChipTone::Warn);
        }
        label(ui, pos2(rect.min.x, top + 20.0), words_width, 3, &runs);
        let middle = rect.center().y - 1.0;
        let picked = if is_switch {
            let on = value.value == "yes";
            let at = pos2(rect.max.x, middle);
            let turned = switch(ui, at, &text.name, on, open, value.name);
            turned.then_some(if on { "no" } else { "yes" })
        } else if as_list {
            let at = pos2(rect.max.x - control_width, middle - 16.0);
            let place = Rect::from_min_size(at, vec2(control_width, 32.0));
            choice(ui, place, &text.name, &labels, chosen, open, value.name)
                .map(|number| value.values[number])
        } else {
            let at = pos2(rect.max.x - control_width, middle);
            segments.show(ui, at, value.name).map(|number| value.values[number])
        };
        ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
        (Some(rect), picked)
    }
}

/// Scrolls to the row with the control that has just been focused.
fn follow_focus(ui: &mut Ui, rows: &[Rect]) {
    let Some(control) = newly_focused(ui, Id::unique("option followed")) else { return };
    let row = rows.iter().find(|row| row.contains(control.rect.center()));
    if let Some(row) = row {
        ui.scroll_to_rect(*row, None);
    }
}
