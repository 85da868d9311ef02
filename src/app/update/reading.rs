//! Settings, rules and searches: what is read and set in dialogs.

use crate::app::rulebook::{self, RulesPage};
use crate::app::settings::{SettingsIntent, SettingsTab};
use crate::app::state::{Dialog, State, Wish};
use crate::rules::{GameName, RuleId, Ruleset};

/// A setting is changed.
pub fn set(state: &mut State, change: SettingsIntent) {
    let before = state.settings.tutoring;
    state.settings.apply(&change);
    // What is set for the tutor holds for the game on the table, too.
    if let (SettingsIntent::Tutoring(_) | SettingsIntent::Reset(SettingsTab::Tutor), Some(table)) =
        (&change, &mut state.table)
    {
        let after = state.settings.tutoring;
        if before != after || matches!(change, SettingsIntent::Tutoring(_)) {
            table.game.set_tutoring(after);
        }
    }
    let folder = state.games_folder();
    let Some(Dialog::Settings(page)) = &mut state.dialog else { return };
    match change {
        SettingsIntent::Tab(tab) => page.tab = tab,
        SettingsIntent::FolderTyped(typed) => page.folder_typed = Some(typed),
        SettingsIntent::UseFolder => {
            if let Some(typed) = page.folder_typed.take() {
                state.settings.use_folder(&typed);
            }
        }
        SettingsIntent::Reset(_) => page.folder_typed = None,
        SettingsIntent::ShowGamesFolder => {
            state.wishes.extend(folder.map(Wish::ShowFolder));
        }
        _ => {}
    }
}

/// Something is looked for in the dialog on top.
pub fn search(state: &mut State, typed: String) {
    match &mut state.dialog {
        Some(Dialog::Keys(search)) => *search = typed,
        Some(Dialog::Rules(page)) => {
            page.search = typed;
            page.at = None;
        }
        _ => {}
    }
}

/// Opens the rules: of the game on the table, or of the one last chosen; at this rule, if given.
pub fn open_rules(state: &mut State, at: Option<RuleId>) {
    let of_table = state.table.as_ref().map(|table| table.game.ruleset());
    let here = match &state.dialog {
        // The form in front speaks of its own game, and the rules of the game they show.
        Some(Dialog::NewGame) => state.form.ruleset,
        Some(Dialog::Rules(page)) => page.ruleset,
        _ => of_table.unwrap_or(state.form.ruleset),
    };
    let has = |game: GameName, rule: RuleId| {
        let rules = rulebook::rules_of(game);
        rules.own.contains(&rule) || rules.common.contains(&rule)
    };
    // A rule of another game is shown among the rules of that game.
    let ruleset = match at {
        Some(rule) if !has(here.name(), rule) => GameName::ALL
            .into_iter()
            .find(|game| has(*game, rule))
            .map_or(here, |game| of_game(state, game)),
        _ => here,
    };
    let search = match &state.dialog {
        Some(Dialog::Rules(page)) if page.ruleset == ruleset => page.search.clone(),
        _ => String::new(),
    };
    state.dialog = Some(Dialog::Rules(RulesPage { ruleset, search, at }));
}

/// Shows the rules of another game.
pub fn rules_of(state: &mut State, game: GameName) {
    let ruleset = of_game(state, game);
    if let Some(Dialog::Rules(page)) = &mut state.dialog {
        page.ruleset = ruleset;
        page.at = None;
    }
}

/// The options of a game: as on the table, else as last chosen, else as written.
fn of_game(state: &State, game: GameName) -> Ruleset {
    let on_table = state.table.as_ref().map(|table| table.game.ruleset());
    on_table
        .filter(|ruleset| ruleset.name() == game)
        .or_else(|| state.choices.last.get(&game).map(|form| form.ruleset))
        .unwrap_or_else(|| Ruleset::new(game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(state: &State) -> &RulesPage {
        match &state.dialog {
            Some(Dialog::Rules(page)) => page,
            _ => panic!("the rules are not open"),
        }
    }

    #[test]
    fn a_rule_is_shown_among_those_of_its_game() {
        let mut state = State::new(None, true);
        open_rules(&mut state, None);
        assert_eq!((page(&state).ruleset.name(), page(&state).at), (GameName::Owari, None));
        open_rules(&mut state, Some(RuleId::GiuthiRelay));
        assert_eq!(page(&state).ruleset.name(), GameName::Giuthi);
        assert_eq!(page(&state).at, Some(RuleId::GiuthiRelay));
        search(&mut state, "feed".to_owned());
        assert_eq!((page(&state).search.as_str(), page(&state).at), ("feed", None));
        rules_of(&mut state, GameName::Ring);
        assert_eq!(page(&state).ruleset, Ruleset::new(GameName::Ring));
    }

    #[test]
    fn rules_are_shown_with_the_options_of_the_table() {
        let mut state = State::new(None, true);
        let name = GameName::Awale;
        assert!(state.form.ruleset.name() != name);
        state.form = crate::app::form::Form::of(name);
        state.form.ruleset.set("capture-holes", "2").expect("an option");
        state.lay(state.form.game().expect("the usual start"));
        open_rules(&mut state, Some(RuleId::AwaleLimit));
        let set = rulebook::set_for(&page(&state).ruleset, RuleId::AwaleLimit);
        assert!(set[0].changed && set[0].value == "2");
    }
}
