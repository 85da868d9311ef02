//! The manual page names every command and option.

use clap::CommandFactory as _;
use kete::protocol::CommandLine;
use kete::rules::GameName;

#[test]
fn the_manual_page_names_every_command_option_and_rule_set() {
    let page = super::text("packaging/linux/kete.6").replace("\\-", "-");
    let program = CommandLine::command();
    for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
        let entry = format!("\n.B {}\n", command.get_name());
        let about = command.get_about().expect("each says what it does").to_string();
        let (_, told) = page.split_once(&entry).unwrap_or_else(|| panic!("no {entry}"));
        assert!(told.starts_with(&format!("{about}.\n")), "{}: {about}", command.get_name());
    }
    for option in program.get_opts().filter(|option| !option.is_hide_set()) {
        let long = format!("--{}", option.get_long().expect("a long name"));
        assert!(page.contains(&long), "{long}");
    }
    for game in GameName::ALL {
        assert!(page.contains(game.id()), "{}", game.id());
    }
}
