//! The sample games in `saves/`.

use std::fs;
use std::path::Path;

use kete::game::{GameInProgress, result_line};
use kete::rules::{GameName, Ruleset};

#[test]
fn each_sample_game_is_replayed_to_its_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let names = GameName::ALL.map(|name| (name, name.id().to_owned()));
    let matches = [(GameName::Giuthi, "giuthi-match".to_owned())];
    for (name, file) in names.into_iter().chain(matches) {
        let path = folder.join(&file).with_extension("kete");
        let game = GameInProgress::load(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(game.ruleset(), Ruleset::new(name), "{file}");
        assert!(!game.title().is_empty(), "{file}");
        let text = fs::read_to_string(&path).expect("it was just read");
        let outcome = game.outcome().unwrap_or_else(|| panic!("{file} is not played to its end"));
        assert!(text.contains(&format!("result: \"{}\"", result_line(Some(&outcome)))), "{file}");
        let comments =
            game.line().iter().filter(|id| !game.node(**id).comment().is_empty()).count();
        assert!(comments >= 12, "{file} has {comments} comments");
        assert!(text.contains("(instead_of: "), "{file} has a branch");
        assert_eq!(game.to_save(), text, "{file} is as Kete writes it");
    }
    let whole = GameInProgress::load(&folder.join("giuthi-match.kete")).expect("just read");
    assert!(whole.rounds().len() > 2, "a match of several rounds");
}
