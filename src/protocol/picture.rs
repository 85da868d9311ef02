//! `kete picture`: a picture or film of a game.

use std::io::Write;
use std::path::PathBuf;

use super::game_file::read_game;
use super::perft;
use crate::draw::render::names::Names;
use crate::draw::render::order::{Marked, PictureOrder, draw_file};
use crate::game::{GameInProgress, Player};
use crate::narration;
use crate::rules::{BySide, Turn};
use crate::texts::messages::pictures as say;

/// What to draw, and how.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct PictureArguments {
    /// A saved game (.kete), or the first of another program for Oware (.ogn)
    #[arg(conflicts_with = "ruleset")]
    file: Option<PathBuf>,
    /// The picture (.png) or film (.gif) to be written
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Without a saved game: a rule set with its options
    #[arg(long, num_args = 1.., value_names = ["RULESET", "OPTION=VALUE"])]
    ruleset: Vec<String>,
    /// With a rule set: a position string in place of the start
    #[arg(long, requires = "ruleset")]
    position: Option<String>,
    /// Show the board after so many moves; without it where the game stands
    #[arg(long, value_name = "N", conflicts_with_all = ["turn", "from", "to"])]
    ply: Option<usize>,
    /// The film of one move, counted from 1
    #[arg(long, value_name = "N", conflicts_with_all = ["from", "to"])]
    turn: Option<usize>,
    /// The film begins with this move
    #[arg(long, value_name = "N")]
    from: Option<usize>,
    /// The film ends with this move
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Width in pixels (a picture 1200, a film 560)
    #[arg(long, value_name = "PIXELS")]
    pub width: Option<u32>,
    /// The ground: light, dark or high-contrast
    #[arg(long)]
    pub theme: Option<String>,
    /// The board: of-theme, iroko, walnut, soapstone or plain
    #[arg(long)]
    pub board: Option<String>,
    /// The seeds: nickernut, ivory or tamarind
    #[arg(long)]
    pub seeds: Option<String>,
    /// North sits below
    #[arg(long)]
    pub flip: bool,
    /// Light these holes, such as C,d
    #[arg(long, value_name = "HOLES", value_delimiter = ',')]
    light: Vec<String>,
    /// An arrow to where this move ends
    #[arg(long, value_name = "MOVE")]
    arrow: Option<String>,
    /// Mark all that this move would do: its way, what it takes, where it ends
    #[arg(long, value_name = "MOVE")]
    shows: Option<String>,
    /// Mark what the move before has done
    #[arg(long)]
    pub last: bool,
    /// How fast a film sows: slow, normal, fast or very-fast
    #[arg(long)]
    pub speed: Option<String>,
}

const FORM: &str = "\
Moves of the line on which the game stands are counted one by one, each move of each side.
  kete picture game.kete --ply 12 --out board.png --light C,d --arrow E
  kete picture game.kete --turn 13 --out turn.gif
  kete picture game.kete --from 1 --to 20 --speed very-fast --out game.gif
  kete picture --ruleset owari --position \"0,0,1,5,2,1/2,1,0,0,3,0 12-21 S\" --shows F --out f.png
A film sows as the window does, has 12 pictures a second while seeds move and is repeated for ever.
No display is needed. The file is written whole or not at all.";

impl PictureArguments {
    /// Reads the game and finds the parts that the options name.
    fn order(&self) -> Result<PictureOrder, String> {
        self.suits_ending()?;
        let mut game = self.game()?;
        let line = game.turns_of_line();
        let moves = line.len();
        let known = |number: usize| match number {
            1.. if number <= moves => Ok(number),
            _ => Err(no_such_move(number, moves)),
        };
        if let Some(ply) = self.ply {
            let there = match ply.checked_sub(1) {
                None => game.line().first().copied(),
                Some(before) => line.get(before).copied(),
            };
            game.go_to(there.ok_or_else(|| no_such_move(ply, moves))?);
        }
        let turns = match (self.turn, self.from, self.to) {
            (Some(turn), ..) => Some(known(turn)? - 1..turn),
            (None, None, None) => None,
            (None, from, to) => {
                let (from, to) = (known(from.unwrap_or(1))?, known(to.unwrap_or(moves))?);
                if from > to {
                    return Err(say::EndsBefore { to, start: from }.text());
                }
                Some(from - 1..to)
            }
        };
        let shape = game.position().shape();
        let hole =
            |name: &String| shape.hole(name.trim()).ok_or_else(|| say::NoHole { name }.text());
        let lit = self.light.iter().map(hole).collect::<Result<_, String>>()?;
        let arrow = self.arrow.as_deref().map(|text| turn(&game, text)).transpose()?;
        let foreseen = self.shows.as_deref().map(|text| turn(&game, text)).transpose()?;
        let marked = Marked { lit, arrow, foreseen, last: self.last };
        let names = Names {
            theme: self.theme.as_deref(),
            board: self.board.as_deref(),
            seeds: self.seeds.as_deref(),
            speed: self.speed.as_deref(),
            flipped: self.flip,
        };
        let (look, speed) = (names.look()?, names.speed()?);
        Ok(PictureOrder { game, turns, marked, look, speed, width: self.width })
    }

    /// Refuses options of a film for a picture, and the other way round.
    fn suits_ending(&self) -> Result<(), String> {
        let ending = self.out.extension().unwrap_or_default();
        if ending.eq_ignore_ascii_case("gif") {
            let of_picture = [
                ("--ply", self.ply.is_some()),
                ("--light", !self.light.is_empty()),
                ("--arrow", self.arrow.is_some()),
                ("--shows", self.shows.is_some()),
                ("--last", self.last),
            ];
            let given = of_picture.iter().find(|(_, given)| *given);
            let refusal = |(option, _): &(&str, bool)| Err(say::NeedsPng { option }.text());
            return given.map_or(Ok(()), refusal);
        }
        if ending.eq_ignore_ascii_case("png") {
            if self.turn.or(self.from).or(self.to).is_some() {
                return Err(say::film_needs_gif().to_owned());
            }
            if self.speed.is_some() {
                return Err(say::speed_needs_gif().to_owned());
            }
        }
        Ok(())
    }

    fn game(&self) -> Result<GameInProgress, String> {
        if let Some(file) = &self.file {
            return read_game(file);
        }
        let (name, options) = self.ruleset.split_first().ok_or(say::nothing_to_show())?;
        let ruleset = perft::ruleset(name, options)?;
        let players = BySide::new(Player::Friend, Player::Friend);
        let Some(text) = &self.position else { return Ok(GameInProgress::new(ruleset, players)) };
        let setup = perft::position(&ruleset, text)?.setup();
        GameInProgress::from_setup(ruleset, players, &setup)
            .map_err(|faults| narration::faults(&faults))
    }
}

/// The turn that a move would be at the current node.
fn turn(game: &GameInProgress, text: &str) -> Result<Turn, String> {
    let mv = game.position().parse_move(text);
    let mv = mv.map_err(|error| say::NoMove { text, why: error.to_string() }.text())?;
    game.look_ahead(&mv).map_err(|illegal| narration::refusal(&illegal))
}

/// Draws the picture or film; progress goes to `log`.
pub fn run(arguments: &PictureArguments, log: &mut dyn Write) -> Result<(), String> {
    draw_file(&arguments.order()?, &arguments.out, log)
}

fn no_such_move(number: usize, moves: usize) -> String {
    match moves {
        0 => say::NoMoveYet { number }.text(),
        count => say::NoSuchMove { number, count }.text(),
    }
}
