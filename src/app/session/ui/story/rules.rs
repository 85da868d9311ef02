//! Rules as chips or icons, and the card that each opens.

use egui::{Color32, Sense, Ui, pos2, vec2};

use crate::app::rulebook;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{ChipTone, chip_button, chip_button_width, label, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::RuleId;
use crate::texts::messages as say;

/// Rules as chips in a row, each opening its card; where not even the first has room, its title is cut.
/// Returns where they end.
pub fn chips(ui: &mut Ui, at: egui::Pos2, right: f32, rules: &[RuleId], salt: &str) -> f32 {
    let mut x = at.x;
    for rule in rules {
        let text = narration::rule(*rule);
        let mut title = text.title.clone();
        let mut width = chip_width(ui, *rule);
        if x + width > right + 1.0 {
            if x > at.x {
                break;
            }
            title = cut_title(ui, &title, right - x);
            width = right - x;
        }
        let mut response = chip_button(
            ui,
            pos2(x, at.y),
            &title,
            Some(Icon::Book),
            ChipTone::Accent,
            (salt, rule.id()),
        );
        if title != text.title {
            response = response.on_hover_text(&text.title);
        }
        egui::Popup::menu(&response).width(340.0).show(|ui| rule_card(ui, *rule));
        x += width + 8.0;
    }
    x
}

/// As much of a title as has room in a chip.
fn cut_title(ui: &Ui, title: &str, width: f32) -> String {
    let mut letters: Vec<char> = title.chars().collect();
    loop {
        letters.pop();
        let cut: String = letters.iter().chain(['…'].iter()).collect();
        if letters.is_empty() || chip_button_width(ui, &cut, true, ChipTone::Accent) <= width {
            return cut;
        }
    }
}

/// The width of a rule's chip.
pub fn chip_width(ui: &Ui, rule: RuleId) -> f32 {
    chip_button_width(ui, &narration::rule(rule).title, true, ChipTone::Accent)
}

/// The width of rules' chips with the space after each.
pub fn chips_width(ui: &Ui, rules: &[RuleId]) -> f32 {
    rules.iter().map(|rule| chip_width(ui, *rule) + 8.0).sum()
}

/// The card of a rule: title, sentence, sense, id, and a link to the rules page.
fn rule_card(ui: &mut Ui, rule: RuleId) {
    let theme = Theme::of(ui.ctx());
    let text = narration::rule(rule);
    let width = 320.0;
    ui.set_width(width);
    let sentence = rulebook::state::sentence_here(ui.ctx(), rule);
    let mut say = |words: &str, size: Text, bold: bool, ink: Color32| {
        let runs = [run(words, size, bold, ink)];
        let at = ui.cursor().min;
        let shown = label(ui, at, width, 12, &runs);
        ui.allocate_rect(shown, Sense::hover());
    };
    say(&text.title, Text::CardTitle, true, theme.text);
    say(&sentence, Text::Body, false, theme.text);
    if let Some(sense) = &text.sense {
        say(sense, Text::Body, false, theme.muted);
    }
    say(rule.id(), Text::Caption, false, theme.muted);
    let open = Button::new(say::rulebook::open_rule())
        .look(ButtonLook::Link)
        .icon(Icon::Book)
        // The card of the same rule beside the board has this link too.
        .salt(("in the card of a chip", rule.id()));
    let size = vec2(open.width(ui), Sizes::get().height.button);
    // Aligns the words of the link with those above it.
    let at = ui.cursor().min - vec2(8.0, 0.0);
    let place = egui::Rect::from_min_size(at, size);
    ui.allocate_rect(place, Sense::hover());
    if open.show(ui, place).clicked() {
        rulebook::state::ask(ui.ctx(), rule);
        ui.close();
    }
}

/// Width of a rule's icon with the space after it.
pub(super) fn sign_width() -> f32 {
    Sizes::grown(30.0) + 2.0
}

/// The rules of a refusal as icons, where there is no room for their titles. Each has its rule's
/// name and opens its card. Returns where they end.
pub(super) fn signs(ui: &mut Ui, at: egui::Pos2, rules: &[RuleId], salt: &str) -> f32 {
    let mut x = at.x;
    for rule in rules {
        let title = &narration::rule(*rule).title;
        let button = Button::icon_only(Icon::Book, title)
            .look(ButtonLook::Link)
            .small()
            .tip(title.as_str())
            .salt((salt, rule.id()));
        let size = vec2(sign_width() - 2.0, Sizes::grown(28.0));
        let rect = egui::Rect::from_min_size(pos2(x, at.y - size.y / 2.0), size);
        let response = button.show(ui, rect);
        egui::Popup::menu(&response).width(340.0).show(|ui| rule_card(ui, *rule));
        x += sign_width();
    }
    x
}
