//! The look of the window as typed tokens, read from `assets/*.ron`.
//!
//! Pages take colours from [`Theme`] ([`Theme::of`] finds the current one), sizes and times from
//! `Sizes`, and text sizes by [`Text`]. The colours of boards are in [`super::board::tones`]: they
//! are the same in every theme.

use std::sync::LazyLock;

use egui::epaint::Shadow;
use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Id, Stroke, TextStyle, vec2};
use serde::{Deserialize, Serialize};

use super::asset::read;
use super::fonts::bold_family;
use super::sizes::Sizes;
use crate::draw::asset::{hex, hexes};
use crate::draw::board::tones::Material;

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray,
)]
pub enum ThemeName {
    /// Dark text on warm light grounds.
    #[default]
    Light,
    /// Light text on warm dark grounds.
    Dark,
    /// White and yellow on black, boards drawn in lines.
    HighContrast,
}

impl ThemeName {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    pub fn theme(self) -> &'static Theme {
        static THEMES: LazyLock<[Theme; 3]> = LazyLock::new(|| {
            let light = include_str!("../../assets/themes/light.ron");
            let dark = include_str!("../../assets/themes/dark.ron");
            let high_contrast = include_str!("../../assets/themes/high-contrast.ron");
            [light, dark, high_contrast].map(read)
        });
        &THEMES[self as usize]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// Light or dark as the desktop says.
    #[default]
    System,
    Always(ThemeName),
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Whether egui's own parts should take their dark look.
    pub dark: bool,
    /// Ground of the window.
    #[serde(deserialize_with = "hex")]
    pub window: Color32,
    /// Ground of bars and of the side panel.
    #[serde(deserialize_with = "hex")]
    pub panel: Color32,
    /// Ground of cards, fields and dialogs.
    #[serde(deserialize_with = "hex")]
    pub card: Color32,
    /// Ground of chips and tracks.
    #[serde(deserialize_with = "hex")]
    pub sunken: Color32,
    /// Lines that only decorate.
    #[serde(deserialize_with = "hex")]
    pub line: Color32,
    /// Borders of buttons and fields.
    #[serde(deserialize_with = "hex")]
    pub control: Color32,
    #[serde(deserialize_with = "hex")]
    pub text: Color32,
    /// Less important text.
    #[serde(deserialize_with = "hex")]
    pub muted: Color32,
    /// Action, current place, links. As text: on window, panel, card and its soft ground only.
    #[serde(deserialize_with = "hex")]
    pub accent: Color32,
    #[serde(deserialize_with = "hex")]
    pub on_accent: Color32,
    #[serde(deserialize_with = "hex")]
    pub accent_soft: Color32,
    /// Right answers and gains.
    #[serde(deserialize_with = "hex")]
    pub good: Color32,
    #[serde(deserialize_with = "hex")]
    pub good_soft: Color32,
    /// Choices, misconceptions, mistakes.
    #[serde(deserialize_with = "hex")]
    pub warn: Color32,
    #[serde(deserialize_with = "hex")]
    pub warn_soft: Color32,
    /// Refusals and blunders.
    #[serde(deserialize_with = "hex")]
    pub bad: Color32,
    #[serde(deserialize_with = "hex")]
    pub bad_soft: Color32,
    /// The seeds that mark players, in the order of `SeedColour`.
    #[serde(deserialize_with = "hexes")]
    pub players: [Color32; 6],
    /// The shadow under cards and boards.
    #[serde(deserialize_with = "hex")]
    pub shadow: Color32,
    /// The board that goes with the theme until another is chosen.
    pub board: Material,
}

impl Theme {
    /// The theme last installed into this context; light before that.
    pub fn of(ctx: &Context) -> &'static Theme {
        ctx.data(|data| data.get_temp::<ThemeName>(theme_id())).unwrap_or_default().theme()
    }

    pub fn card_shadow(&self) -> Shadow {
        Shadow { offset: [0, 1], blur: 5, spread: 0, color: self.shadow.gamma_multiply(0.6) }
    }

    pub fn dialog_shadow(&self) -> Shadow {
        Shadow { offset: [0, 6], blur: 24, spread: 0, color: self.shadow }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Text {
    Caption,
    Chip,
    Body,
    CardTitle,
    Story,
    Task,
    Section,
    Page,
    Result,
}

impl Text {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Its size in points at a text size of 100 %.
    pub fn size(self) -> f32 {
        let text = &Sizes::get().text;
        match self {
            Text::Caption => text.caption,
            Text::Chip => text.chip,
            Text::Body => text.body,
            Text::CardTitle => text.card_title,
            Text::Story => text.story,
            Text::Task => text.task,
            Text::Section => text.section,
            Text::Page => text.page,
            Text::Result => text.result,
        }
    }

    /// egui's name for it, regular weight: `RichText::new("…").text_style(Text::Chip.style())`.
    pub fn style(self) -> TextStyle {
        TextStyle::Name(format!("{self:?}").into())
    }

    pub fn bold(self) -> TextStyle {
        TextStyle::Name(format!("{self:?} bold").into())
    }

    pub fn font(self, ctx: &Context) -> FontId {
        self.style().resolve(&ctx.global_style())
    }

    pub fn bold_font(self, ctx: &Context) -> FontId {
        self.bold().resolve(&ctx.global_style())
    }
}

/// Applies a theme to `ctx`. The chosen text size zooms the whole window instead. Fonts must have
/// been installed ([`super::fonts::install`]).
pub fn install(ctx: &Context, name: ThemeName) {
    let theme = name.theme();
    let base = if theme.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.data_mut(|data| data.insert_temp(theme_id(), name));
    ctx.set_theme(base);
    ctx.style_mut_of(base, |style| {
        set_text(style);
        set_spacing(style);
        set_visuals(&mut style.visuals, theme);
    });
}

fn theme_id() -> Id {
    Id::unique("kete theme")
}

fn set_text(style: &mut egui::Style) {
    let mut put = |name, size: f32, family| {
        style.text_styles.insert(name, FontId::new(size, family));
    };
    for &text in Text::ALL {
        put(text.style(), text.size(), FontFamily::Proportional);
        put(text.bold(), text.size(), bold_family());
    }
    put(TextStyle::Small, Text::Caption.size(), FontFamily::Proportional);
    put(TextStyle::Body, Text::Body.size(), FontFamily::Proportional);
    put(TextStyle::Monospace, Text::Body.size(), FontFamily::Monospace);
    put(TextStyle::Button, Text::Body.size(), bold_family());
    put(TextStyle::Heading, Text::Page.size(), bold_family());
}

fn set_spacing(style: &mut egui::Style) {
    let Sizes { space, height, text, .. } = Sizes::get();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(space.s8, space.s8);
    spacing.button_padding = vec2(space.s12, space.s4);
    spacing.interact_size = vec2(height.hit, height.button);
    spacing.text_edit_width = text.column_letters as f32 * space.s4;
    spacing.tooltip_width = text.column_letters as f32 * space.s4 + space.s32;
    style.interaction.tooltip_delay = 0.5;
    style.interaction.selectable_labels = false;
}

fn set_visuals(visuals: &mut egui::Visuals, theme: &Theme) {
    let Sizes { radius, line, .. } = Sizes::get();
    let corner = CornerRadius::same(radius.control);
    visuals.dark_mode = theme.dark;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(theme.muted);
    visuals.hyperlink_color = theme.accent;
    visuals.faint_bg_color = theme.sunken;
    visuals.extreme_bg_color = theme.card;
    visuals.text_edit_bg_color = Some(theme.card);
    visuals.code_bg_color = theme.sunken;
    visuals.warn_fg_color = theme.warn;
    visuals.error_fg_color = theme.bad;
    visuals.window_fill = theme.card;
    visuals.window_stroke = Stroke::new(line.thin, theme.line);
    visuals.window_corner_radius = CornerRadius::same(radius.dialog);
    visuals.window_shadow = theme.dialog_shadow();
    visuals.menu_corner_radius = CornerRadius::same(radius.card);
    visuals.popup_shadow = theme.dialog_shadow();
    visuals.panel_fill = theme.window;
    visuals.selection.bg_fill = theme.accent;
    visuals.selection.stroke = Stroke::new(line.thin, theme.on_accent);
    visuals.text_cursor.stroke = Stroke::new(2.0 * line.thin, theme.accent);
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.slider_trailing_fill = true;

    let widgets = &mut visuals.widgets;
    for (state, ground, border, ink) in [
        (&mut widgets.noninteractive, theme.card, theme.line, theme.text),
        (&mut widgets.inactive, theme.card, theme.control, theme.text),
        (&mut widgets.hovered, theme.accent_soft, theme.accent, theme.text),
        (&mut widgets.active, theme.accent_soft, theme.accent, theme.text),
        (&mut widgets.open, theme.sunken, theme.control, theme.text),
    ] {
        state.bg_fill = ground;
        state.weak_bg_fill = ground;
        state.bg_stroke = Stroke::new(line.thin, border);
        state.fg_stroke = Stroke::new(line.thin, ink);
        state.corner_radius = corner;
        state.expansion = 0.0;
    }
    widgets.active.bg_stroke.width = line.current;
    // Rails of sliders and switches must be visible on a card.
    widgets.inactive.bg_fill = theme.sunken;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::asset::contrast;
    use crate::draw::board::tones::{Boards, MarkTones, SeedTones};

    /// The worst contrast of `ink` on any of `grounds` in a theme.
    fn worst(ink: Color32, grounds: &[Color32]) -> f32 {
        grounds.iter().map(|&ground| contrast(ink, ground)).fold(f32::MAX, f32::min)
    }

    #[test]
    fn every_theme_has_the_required_contrasts() {
        // Text, muted, accent as text, accent on soft, text on accent, good, on soft, warn, on
        // soft, bad, on soft, control border: to the first decimal place.
        let asked = [
            [13.6, 5.9, 5.6, 5.3, 6.4, 6.5, 5.5, 6.7, 5.7, 6.8, 5.6, 3.1],
            [13.1, 7.4, 7.9, 6.5, 8.8, 8.4, 7.4, 8.5, 7.5, 7.1, 6.7, 4.0],
            [21.0, 16.5, 16.1, 11.7, 16.1, 14.6, 11.7, 12.1, 9.7, 10.4, 9.0, 21.0],
        ];
        for (name, asked) in ThemeName::ALL.iter().copied().zip(asked) {
            let t = name.theme();
            let grounds = [t.window, t.panel, t.card, t.sunken];
            let found = [
                worst(t.text, &grounds),
                worst(t.muted, &grounds),
                worst(t.accent, &grounds[..3]),
                contrast(t.accent, t.accent_soft),
                contrast(t.on_accent, t.accent),
                contrast(t.good, t.card),
                contrast(t.good, t.good_soft),
                contrast(t.warn, t.card),
                contrast(t.warn, t.warn_soft),
                contrast(t.bad, t.card),
                contrast(t.bad, t.bad_soft),
                worst(t.control, &grounds),
            ];
            for (at, (found, asked)) in found.into_iter().zip(asked).enumerate() {
                assert!(found >= asked - 0.05, "{name:?}, ratio {at}: {found:.2} for {asked}");
            }
        }
    }

    #[test]
    fn marks_pills_and_tags_can_be_read() {
        let marks = MarkTones::get();
        let casing = marks.casing.to_srgba_unmultiplied();
        let casing = Color32::from_rgb(casing[0], casing[1], casing[2]);
        let asked =
            [(marks.white, 18.6), (marks.cyan, 12.8), (marks.yellow, 13.7), (marks.orange, 8.3)];
        for (mark, asked) in asked {
            assert!(
                contrast(mark, casing) >= asked - 0.05,
                "{:.2} for {asked}",
                contrast(mark, casing)
            );
            assert!(contrast(marks.tag_text, mark) >= 7.85);
        }
        let pill = &Boards::get().pill;
        let ground = pill.ground.to_srgba_unmultiplied();
        assert!(
            contrast(pill.figures, Color32::from_rgb(ground[0], ground[1], ground[2])) >= 15.95
        );
        for stuff in Material::ALL.iter().copied().filter_map(Material::stuff) {
            assert!(worst(stuff.ink, &[stuff.light, stuff.ring]) >= 4.5);
        }
        assert_ne!(SeedTones::get().red.body, SeedTones::get().blue.body);
    }

    #[test]
    fn installing_a_theme_sets_its_colours_and_text_sizes() {
        let ctx = Context::default();
        for &name in ThemeName::ALL {
            install(&ctx, name);
            assert_eq!(Theme::of(&ctx), name.theme());
            let style = ctx.style_of(if name.theme().dark {
                egui::Theme::Dark
            } else {
                egui::Theme::Light
            });
            assert_eq!(style.visuals.panel_fill, name.theme().window);
            assert_eq!(style.text_styles[&Text::Task.bold()].size, 17.0);
            assert_eq!(style.spacing.interact_size.y, 34.0);
        }
    }
}
