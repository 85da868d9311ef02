//! The rules of a game as one page for the printer: how it is played in a few sentences, then every
//! rule, adapted to the options, with pictures of the start and of a few examples, in one HTML file
//! that needs nothing else. The same rules give the same bytes. `worksheet` makes such pages of
//! lessons and exercises, `class` of a class's progress.

mod board_picture;
pub mod class;
pub(crate) mod examples;
pub(crate) mod markup;
pub mod worksheet;

use examples::{SheetPicture, shown};
use markup::{escaped, figure, head};

use crate::draw::render::order::PictureError;
use crate::narration;
use crate::narration::rule_pages::{RuleHeading, rule_heading};
use crate::rulebook::headings::parts;
use crate::rulebook::listed::all_set;
use crate::rules::{RuleId, Ruleset};
use crate::texts::messages as say;

const STYLE: &str = include_str!("../../../assets/sheet.css");

/// Size of type, whether it is said why rules make sense, and the most lines of large type. With
/// the widest of the usual fonts a sheet of that many lines fits on two pages of Letter, the
/// shorter paper: `tests/long/sheets` prints them. The last size has no limit, and no sheet needs
/// it.
const SIZES: [(&str, bool, usize); 4] = [
    ("large", true, 173),
    ("usual", true, 215),
    ("usual", false, 225),
    ("small", false, usize::MAX),
];
/// Letters in a line of large type.
const LINE: usize = 46;
/// Lines above a heading, of an option, and of the height of a square picture.
const HEADING_LINES: usize = 2;
const OPTION_LINES: usize = 2;
const PICTURE_LINES: usize = 18;
/// Letters in a line across the whole page.
const WIDE_LINE: usize = 2 * LINE;

/// What a sheet prints beside the rules.
#[derive(Clone, Copy)]
struct Extent {
    size: &'static str,
    /// Why rules make sense.
    with_sense: bool,
    /// What is yours, a turn, captures and the end, in a sentence each. The aim is always there.
    with_how: bool,
}

/// The sheet of these rules, as the bytes of an HTML file.
pub fn sheet(ruleset: &Ruleset) -> Result<Vec<u8>, PictureError> {
    let game = ruleset.name();
    let text = narration::game(game);
    let parts = parts(game);
    let pictures = shown(ruleset)?;
    let (extent, _) = extent(ruleset, &parts, &pictures);
    let mut page = head(&say::sheet::Title { game: &text.name }.text(), STYLE);
    page.push_str(&format!("<body class=\"{}\">\n", extent.size));
    let changed = all_set(ruleset).iter().filter(|set| set.changed).count();
    page.push_str(&format!(
        "<header>\n<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n</header>\n<main class=\"rules\">\n",
        escaped(&text.name),
        escaped(&text.how.aim),
        escaped(&say::sheet::AsSet { count: changed }.text()),
    ));
    if extent.with_how {
        push_how(&mut page, ruleset);
    }
    for (heading, rules) in &parts {
        let heading = escaped(rule_heading(game, *heading));
        page.push_str(&format!("<section>\n<h2>{heading}</h2>\n"));
        for rule in rules {
            push_rule(&mut page, ruleset, *rule, extent.with_sense);
            for picture in pictures.iter().filter(|picture| picture.rule == *rule) {
                page.push_str(&figure(&picture.board, &picture.caption));
            }
        }
        page.push_str("</section>\n");
    }
    push_options(&mut page, ruleset);
    page.push_str("</main>\n");
    let legend = pictures.iter().any(|picture| picture.is_marked).then_some(say::sheet::legend());
    page.push_str("<footer>\n");
    for line in legend.into_iter().chain([say::sheet::made_by()]) {
        page.push_str(&format!("<p>{}</p>\n", escaped(line)));
    }
    page.push_str("</footer>\n</body>\n</html>\n");
    Ok(page.into_bytes())
}

/// What a sheet has room for, and the most lines that it may have then: how the game is played if
/// that fits in any size of type, and the largest size that does.
fn extent(
    ruleset: &Ruleset,
    parts: &[(RuleHeading, Vec<RuleId>)],
    pictures: &[SheetPicture],
) -> (Extent, usize) {
    let with = |with_how: bool| {
        SIZES.map(|(size, with_sense, most)| (Extent { size, with_sense, with_how }, most))
    };
    let [large, usual, brief, small] = with(false);
    let with_how = with(true).into_iter().filter(|(_, most)| *most < usize::MAX);
    let fits = |(extent, most): &(Extent, usize)| lines(ruleset, parts, pictures, *extent) <= *most;
    with_how.chain([large, usual, brief]).find(fits).unwrap_or(small)
}

/// The sentences on how the game is played, without the aim, which is above them.
fn how(ruleset: &Ruleset) -> [(&'static str, &'static str); 4] {
    let how = &narration::game(ruleset.name()).how;
    [
        (say::how::owns(), how.owns.as_str()),
        (say::how::turn(), &how.turn),
        (say::how::capture(), &how.capture),
        (say::how::end(), &how.end),
    ]
}

/// About how many lines of large type a sheet takes.
fn lines(
    ruleset: &Ruleset,
    parts: &[(RuleHeading, Vec<RuleId>)],
    pictures: &[SheetPicture],
    extent: Extent,
) -> usize {
    let of = |text: &str| text.chars().count().div_ceil(LINE);
    let rules: Vec<RuleId> = parts.iter().flat_map(|(_, rules)| rules).copied().collect();
    let text: usize = (rules.iter())
        .map(|rule| {
            let sense = narration::rule(*rule).sense.as_deref().filter(|_| extent.with_sense);
            of(&narration::sentence(ruleset, *rule)) + sense.map_or(0, of)
        })
        .sum();
    // A title is a little higher than a line.
    let titles = rules.len() * 13 / 10;
    let shown: usize = pictures.iter().map(|it| it.lines(PICTURE_LINES) + of(&it.caption)).sum();
    let options = OPTION_LINES * ruleset.choices().len();
    // A line of the aim is as wide as the page: as high as one in each of its two columns.
    let aim = &narration::game(ruleset.name()).how.aim;
    let first = 2 * (aim.chars().count().div_ceil(WIDE_LINE).saturating_sub(1));
    let how = how(ruleset).map(|(heading, sentence)| of(heading) + of(sentence));
    let how = match extent.with_how {
        true => how.iter().sum::<usize>() + how.len() * 3 / 10 + HEADING_LINES,
        false => 0,
    };
    text + titles + shown + options + HEADING_LINES * (parts.len() + 1) + first + how
}

fn push_how(page: &mut String, ruleset: &Ruleset) {
    page.push_str(&format!("<section>\n<h2>{}</h2>\n", escaped(say::how::to_play())));
    for (heading, sentence) in how(ruleset) {
        page.push_str(&format!("<h3>{}</h3>\n<p>{}</p>\n", escaped(heading), escaped(sentence)));
    }
    page.push_str("</section>\n");
}

fn push_rule(page: &mut String, ruleset: &Ruleset, rule: RuleId, with_sense: bool) {
    let text = narration::rule(rule);
    page.push_str(&format!(
        "<article id=\"{0}\">\n<h3>{1} <span class=\"id\">{0}</span></h3>\n<p>{2}</p>\n",
        escaped(rule.id()),
        escaped(&text.title),
        escaped(&narration::sentence(ruleset, rule)),
    ));
    if let Some(sense) = text.sense.as_ref().filter(|_| with_sense) {
        page.push_str(&format!("<p class=\"why\">{}</p>\n", escaped(sense)));
    }
    page.push_str("</article>\n");
}

/// The options with their values; those that differ from the written rules are marked.
fn push_options(page: &mut String, ruleset: &Ruleset) {
    let options = all_set(ruleset);
    if options.is_empty() {
        return;
    }
    page.push_str(&format!("<section>\n<h2>{}</h2>\n<dl>\n", escaped(say::sheet::options())));
    for option in options {
        let (class, value) = match option.changed {
            true => (" class=\"changed\"", say::sheet::Changed { value: option.value }.text()),
            false => ("", option.value.to_owned()),
        };
        let name = escaped(option.name);
        page.push_str(&format!("<dt>{name}</dt>\n<dd{class}>{}</dd>\n", escaped(&value)));
    }
    page.push_str("</dl>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;

    /// The game with the value of each option that makes its rules longest.
    fn longest(game: GameName) -> Ruleset {
        let rules: Vec<RuleId> = parts(game).into_iter().flat_map(|(_, rules)| rules).collect();
        let letters = |ruleset: &Ruleset| -> usize {
            rules.iter().map(|rule| narration::sentence(ruleset, *rule).chars().count()).sum()
        };
        let mut longest = Ruleset::new(game);
        for option in longest.options() {
            let with = |value: &&str| {
                let mut other = longest;
                other.set(option.name, value).expect("an allowed value");
                letters(&other)
            };
            let value = option.values.iter().copied().max_by_key(with).expect("a value");
            longest.set(option.name, value).expect("an allowed value");
        }
        longest
    }

    #[test]
    fn every_sheet_has_a_size_of_type_that_is_known_to_fit_on_two_pages() {
        for game in GameName::ALL {
            for ruleset in [Ruleset::new(game), longest(game)] {
                let (parts, pictures) = (parts(game), shown(&ruleset).expect("drawn"));
                let (extent, most) = extent(&ruleset, &parts, &pictures);
                let lines = lines(&ruleset, &parts, &pictures, extent);
                assert!(most < usize::MAX, "{game}: {lines} lines; see tests/long/sheets");
            }
        }
    }
}
