//! The tutor in games: a move waits until the search has graded it, and the tutor warns if it loses
//! seeds.

use super::state::{Held, WAIT_SECS, Warning, WarningWords};
use crate::app::session::state::GameSession;
use crate::app::words::by_names;
use crate::draw::animation::Speed;
use crate::game::{NodeId, Player, Tutoring, decided, your_side};
use crate::rules::{BoardShape, Move, Side, Turn};
use crate::texts::messages as say;
use crate::tutor::reasons::{ExpectedLines, Haul, Instead, Merits, Punishment, Reasons};
use crate::tutor::wording::{decided as certain, merits, reasons as words, warning};
use crate::tutor::{Cost, Grade, Graded, Played, USUAL_THRESHOLD, Weighed, rule_behind_loss};

impl GameSession {
    /// Whether the page after the game may be shown.
    pub fn may_review(&self) -> bool {
        self.review.has_begun() || self.game.line_is_over()
    }

    /// Whether the tutor looks on at a person's turn.
    pub(crate) fn is_watched(&self) -> bool {
        self.game.tutoring().asks()
            && !self.locked
            && self.game.player_to_move().is_some_and(Player::is_person)
            && self.position().moves().len() > 1
    }

    /// Whether the tutor may warn of a move: it does not do so twice.
    pub fn is_coached(&self, mv: &Move) -> bool {
        self.is_watched() && !self.coach.has_asked(self.position(), mv)
    }

    /// Changes what the tutor does in this game: it may warn again of the moves of which it has.
    pub(crate) fn set_tutoring(&mut self, tutoring: Tutoring) {
        self.game.set_tutoring(tutoring);
        self.coach.earlier = self.coach.asked.len();
    }

    /// Makes a person's move unless the tutor warns. `shown` of its events have been shown already.
    pub fn propose(&mut self, turn: Turn, shown: usize, now: f64, speed: Speed) {
        self.coach.forget();
        if !self.is_coached(&turn.mv) {
            self.commit_turn(turn, shown, now, speed.into());
            return;
        }
        self.refusal = None;
        self.help = None;
        self.coach.waiting = Some(Held { turn, shown, speed, since: now });
        self.follow_coach(now);
    }

    /// Makes the move that waits, or warns, once enough is known.
    pub fn follow_coach(&mut self, now: f64) {
        let Some(held) = &self.coach.waiting else { return };
        let here = self.game.current();
        if !self.is_known(here) && now < held.since + WAIT_SECS {
            return;
        }
        let threshold = u32::from(self.coach.threshold);
        // The same count as in the answer to W.
        let graded = self.grade_or_least(here, &held.turn.mv);
        // Who has more than half of the seeds has won, and loses nothing by winning less high.
        let wins = decided(&held.turn.after) == Some(held.turn.mover);
        let must_ask = |graded: &Graded| {
            let is_weak = graded.warns(threshold) && self.is_worth_a_warning(graded);
            !wins && (is_weak || self.loses_at_once(graded).is_some())
        };
        let graded = graded.filter(must_ask);
        let Some(held) = self.coach.waiting.take() else { return };
        match graded {
            Some(graded) => self.warn(held, graded, now),
            None => self.commit_turn(held.turn, held.shown, now, held.speed.into()),
        }
    }

    /// Whether a warning teaches something, or this person wants more warnings than usual. A loss
    /// that nobody can follow on the board teaches nothing, and the next moves may seem to deny it.
    fn is_worth_a_warning(&self, graded: &Graded) -> bool {
        let is_plain =
            self.game.tutoring() != Tutoring::Teach || self.coach.threshold < USUAL_THRESHOLD;
        let known = self.coach.known.get(&self.game.current());
        // After a win that is not seen to its end the player may still be winning, only later.
        let may_still_win =
            graded.cost == Cost::Win && !graded.sure && graded.best_value > graded.lost;
        let reasons = || Reasons::of_weak(self.position(), graded, known?);
        let is_shown = || reasons().is_none_or(|reasons| reasons.can_be_followed());
        !may_still_win && (is_plain || is_shown())
    }

    /// In how many turns of both sides a lost game of Bawo ends after a move and after the best one,
    /// if the opponent wins with its next turn after the move only.
    fn loses_at_once(&self, graded: &Graded) -> Option<(u32, u32)> {
        const NEXT: u32 = 2;
        let known = self.coach.known.get(&self.game.current())?;
        let lost = known.lost_in(&graded.mv).zip(known.lost_in(&graded.best));
        lost.filter(|(own, best)| *own <= NEXT && *best > NEXT)
    }

    fn warn(&mut self, held: Held, graded: Graded, now: f64) {
        let position = *self.position();
        let is_first = !self.coach.was_asked_at(&position);
        self.coach.asked.push((position, held.turn.mv));
        if is_first && self.game.player_to_move() == Some(Player::You) {
            let rule = rule_behind_loss(&position, &graded);
            self.coach.notes.extend(rule.map(|rule| (rule, false)));
        }
        let better = graded.best;
        self.coach.warning = Some(self.warning(held, graded, now));
        if self.game.tutoring() == Tutoring::Teach {
            // The card names the better move: that is a hint.
            self.review.note_hint(&self.game, self.game.current(), better);
        }
    }

    fn warning(&self, held: Held, graded: Graded, since: f64) -> Warning {
        let teaches = self.game.tutoring() == Tutoring::Teach;
        let known = self.coach.known.get(&self.game.current()).filter(|_| self.shows_counts());
        let reasons = known.and_then(|known| Reasons::of_weak(self.position(), &graded, known));
        let lost = self.loses_at_once(&graded);
        let says = || match lost {
            Some(lost) => lost_words(&graded, self.position().to_move(), lost, teaches),
            None => warning_words(&graded, reasons.as_ref(), teaches),
        };
        let says = by_names(&self.game, says);
        let lines = reasons.as_ref().zip(known);
        let lines = lines.and_then(|(reasons, known)| ExpectedLines::comparing(reasons, known));
        // Who is only warned finds the better move alone.
        let better = |it: &ExpectedLines| it.better.clone().filter(|_| teaches);
        let lines = lines.map(|it| ExpectedLines { better: better(&it), ..it });
        let reasons = reasons.filter(|_| teaches);
        let threat = reasons.and_then(|it| it.threat);
        Warning { held, graded, says, threat, lines, since }
    }

    /// Says in an open warning what a finished search found after it was shown.
    pub(super) fn refresh_warning(&mut self) {
        let here = self.game.current();
        let Some(warning) = &self.coach.warning else { return };
        let threshold = u32::from(self.coach.threshold);
        let graded = self.grade_or_least(here, &warning.graded.mv);
        let is_new = |graded: &Graded| *graded != warning.graded && graded.warns(threshold);
        if let Some(graded) = graded.filter(is_new) {
            let new = self.warning(warning.held.clone(), graded, warning.since);
            self.coach.warning = Some(new);
        }
    }

    /// Whether reasons may name counts: this person may have chosen not to see them.
    pub(super) fn shows_counts(&self) -> bool {
        let hidden = self.hidden(self.counts_shown(self.counts_set));
        !hidden.south && !hidden.north
    }

    /// Finds out why the turn shown was good or bad, as far as that is known.
    pub(crate) fn find_why(&mut self) {
        let at = self.game.current();
        let why = by_names(&self.game, || self.why(at)).filter(|_| self.shows_counts());
        self.coach.why = why.map(|why| (at, why));
    }

    /// Why the turn that led to a point lost seeds, if it is graded and did.
    fn why_weak(&self, at: NodeId) -> Option<String> {
        let turn = self.review.known().turn_to(at)?;
        if let Some(hinted) = self.why_hinted(at) {
            return Some(hinted);
        }
        let grade = self.review.known().graded(at)?.grade();
        if grade < Grade::Inaccuracy {
            return None;
        }
        let graded = self.grade_of(turn.from, &turn.mv)?;
        let before = self.game.node(turn.from).entry().position();
        let reasons = Reasons::of_weak(before, &graded, self.review.known().weighed(turn.from)?)?;
        Some(self.why_it_cost(at, &graded, &reasons))
    }

    /// What is said of a turn that followed a hint, if a longer search prefers another move.
    fn why_hinted(&self, at: NodeId) -> Option<String> {
        let mut hinted = self.review.known().hinted();
        let (_, graded) = hinted.find(|(turn, _)| turn.to == at)?;
        Some(say::coach::WasHint { better: &graded.best }.text())
    }

    /// Finds out why the chosen turn of a graded game lost seeds.
    pub(crate) fn find_why_weak(&mut self) {
        let at = self.game.current();
        if self.coach.weak.as_ref().is_none_or(|(of, _)| *of != at) {
            let why = by_names(&self.game, || self.why_weak(at));
            self.coach.weak = Some((at, why.unwrap_or_default()));
        }
    }

    /// Why the chosen turn lost seeds, if that was found out.
    pub fn why_weak_shown(&self) -> Option<&str> {
        let at = self.game.current();
        let weak = self.coach.weak.as_ref().filter(|(of, why)| *of == at && !why.is_empty());
        weak.map(|(_, why)| why.as_str())
    }

    /// Why the turn shown was good or bad, if that was found out.
    pub fn why_shown(&self) -> Option<&str> {
        let at = self.game.current();
        self.coach.why.as_ref().filter(|(of, _)| *of == at).map(|(_, why)| why.as_str())
    }

    /// Why the turn that led to a point was good or bad.
    pub fn why(&self, at: NodeId) -> Option<String> {
        let turn = self.game.node(at).entry().turn()?;
        let from = self.game.node(at).parent()?;
        let before = *self.game.node(from).entry().position();
        if before.moves().len() < 2 {
            return None;
        }
        if let Some(hinted) = self.why_hinted(at) {
            return Some(hinted);
        }
        let merits = || {
            let merits = Merits::against(&before, &turn.mv, &self.worse_at(from));
            merits.map_or(Vec::new(), |it| merits::merits(&it))
        };
        let graded = self.grade_of(from, &turn.mv);
        let Some((known, graded)) = self.coach.known.get(&from).zip(graded) else {
            let is_machine = !self.game.players()[turn.mover].is_person();
            return Some(merits().join(" ")).filter(|why| is_machine && !why.is_empty());
        };
        if graded.seeds_lost() == 0 {
            // In a lost game of Bawo another move may hold out longer, in a won one win sooner.
            let is_late = || known.wins_later(&turn.mv, &graded.best).is_some();
            let is_best = graded.lost == 0 && known.lost_in(&turn.mv).is_none() && !is_late();
            let none = is_best.then(|| words::none_better(&turn.mv));
            return Some(merits().into_iter().chain(none).collect::<Vec<_>>().join(" "));
        }
        let reasons = Reasons::of_weak(&before, &graded, known)?;
        Some(self.why_it_cost(at, &graded, &reasons))
    }

    /// What the turn that led to a point cost, and why.
    fn why_it_cost(&self, at: NodeId, graded: &Graded, reasons: &Reasons) -> String {
        let happened = reasons.threat.as_ref().is_some_and(|(threat, _)| {
            let line = self.game.line();
            let on = line.into_iter().skip_while(|id| *id != at).skip(1);
            let played = on.filter_map(|id| Some(self.game.node(id).entry().turn()?.mv));
            threat.is_played(played)
        });
        let you = your_side(self.game.players());
        let why = words::after_weak(reasons, happened, you);
        let cost = graded.counted_loss().map(|lost| words::cost(&graded.mv, lost));
        cost.into_iter().chain([why]).collect::<Vec<_>>().join(" ")
    }

    /// What a legal move gives away, if that is known.
    pub fn gives_away(&self, mv: &Move) -> Option<String> {
        let here = self.game.current();
        if self.position().moves().len() < 2 {
            return None;
        }
        let Some(graded) = self.grade_or_least(here, mv) else {
            return Some(words::unsure(&Played::new(*self.position(), mv).ok()?));
        };
        let seeds = graded.seeds_lost();
        let known = self.coach.known.get(&here)?;
        if seeds > 0 && self.decides(here, mv) {
            return Some(words::decides(mv, &graded.best));
        }
        if let Some(within) = known.wins_within(mv) {
            if within == 1 {
                // The move itself has been told.
                return None;
            }
            let played = Played::new(*self.position(), mv).ok()?;
            let later = known.wins_later(mv, &graded.best);
            let sooner = later.map(|(_, sooner)| (graded.best, sooner));
            return Some(certain::wins((&played, known), within, sooner, graded.proven));
        }
        if let Some(within) = known.wins_within(&graded.best).filter(|_| seeds == 0) {
            let played = Played::new(*self.position(), mv).ok()?;
            return Some(certain::may_win((&played, known), &graded.best, within));
        }
        if let Some(lost) = known.lost_in(mv).zip(known.lost_in(&graded.best)) {
            return Some(certain::is_lost(mv, &graded.best, self.position().to_move(), lost));
        }
        if seeds == 0 {
            // What the move captures has been said.
            let merits = Merits::against(self.position(), mv, &self.worse_at(here))?;
            let nothing = words::gives_nothing(&merits.turn, known, graded.proven);
            // In Bawo most turns eat, and another one is nearer to none in particular.
            let in_bawo = self.position().shape() == BoardShape::FourRows;
            let tempting = if in_bawo { None } else { self.no_less_than(known, &merits) };
            // Against one other move is enough.
            let saves = merits::saves(&merits).filter(|_| tempting.is_none());
            let uses = saves.into_iter().chain(merits::prepares(&merits)).chain(tempting);
            return Some([nothing].into_iter().chain(uses).collect::<Vec<_>>().join(" "));
        }
        let reasons = Reasons::of_weak(self.position(), &graded, known)?;
        Some(words::gives_away(&reasons, &graded))
    }

    /// What speaks against the move that takes more at once than this best one; `None` if none does.
    fn no_less_than(&self, known: &Weighed, merits: &Merits) -> Option<String> {
        let (before, mv) = (self.position(), merits.turn.turn.mv);
        let hauls = before.moves().into_iter().filter(|other| *other != mv).filter_map(|other| {
            let turn = Played::new(*before, &other).ok()?;
            Some((other, Haul::of(&turn)))
        });
        let (other, haul) = hauls.max_by_key(|(_, haul)| haul.takes())?;
        if haul.takes() <= merits.haul.takes() {
            return None;
        }
        let graded = self.grade_or_least(self.game.current(), &other)?;
        let seeds = graded.seeds_lost();
        if seeds > 0 {
            let reasons = Reasons::new(before, &other, &mv, known, graded.counted_loss())?;
            let why = words::gives_away(&reasons, &graded);
            return Some(words::why_not(&other, &why));
        }
        let threat = Punishment::after(before, &other, known.expected_after(&other));
        let threat = threat.filter(|threat| threat.is_prevented_by(&merits.turn));
        Some(merits::no_less(&haul, &other, &merits.turn, threat.as_ref(), known))
    }

    pub fn play_anyway(&mut self, now: f64) {
        if let Some(warning) = self.coach.warning.take() {
            let Held { turn, shown, speed, .. } = warning.held;
            self.commit_turn(turn, shown, now, speed.into());
        }
    }
}

/// The warning of a move after which a lost game ends with the next turn.
fn lost_words(graded: &Graded, mover: Side, lost: (u32, u32), teaches: bool) -> WarningWords {
    let head = match teaches {
        true => certain::is_lost(&graded.mv, &graded.best, mover, lost),
        false => warning(&Graded { cost: Cost::Game, proven: true, ..graded.clone() }),
    };
    WarningWords { head, remedy: String::new(), cost: None, is_win: false }
}

/// What the warning says: the reply that punishes the move if there is one, otherwise the cost.
fn warning_words(graded: &Graded, reasons: Option<&Reasons>, teaches: bool) -> WarningWords {
    let cost = warning(graded);
    if let Some(reasons) = reasons.filter(|it| matches!(it.instead, Instead::Wins(0 | 1))) {
        let head = words::against(reasons);
        return WarningWords { head, remedy: String::new(), cost: None, is_win: true };
    }
    let (threat, remedy) = match reasons {
        Some(reasons) => {
            let (threat, remedy) = words::before_weak(reasons);
            let remedy =
                if threat.is_none() { words::after_reply(reasons, remedy) } else { remedy };
            (threat, remedy)
        }
        None => (None, String::new()),
    };
    // Without the threat, the better move is the only reason there is.
    let remedy = if teaches || threat.is_none() { remedy } else { String::new() };
    let with_later = |said: String| match reasons {
        Some(reasons) => words::with_later(said, reasons),
        None => said,
    };
    match threat {
        Some(head) => WarningWords { head, remedy, cost: Some(with_later(cost)), is_win: false },
        None => WarningWords { head: cost, remedy: with_later(remedy), cost: None, is_win: false },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameInProgress;
    use crate::rules::{BySide, GameName, Position, Ruleset, Setup};
    use crate::search::Limits;
    use crate::tutor::drills::Dice;
    use crate::tutor::{Weighed, weigh};

    /// South to move: A loses much against the best move.
    const SHELTER: &str = "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S";

    fn session() -> (GameSession, Turn) {
        let ruleset = Ruleset::new(GameName::Awale);
        let setup = Setup::parse(GameName::Awale, SHELTER).expect("a position");
        let players = BySide::new(Player::You, Player::Friend);
        let mut game =
            GameInProgress::from_setup(ruleset, players, &setup).expect("a possible position");
        game.set_tutoring(Tutoring::Warn);
        let mv = game.position().parse_move("A").expect("a move");
        let turn = game.look_ahead(&mv).expect("it may be played");
        let mut session = GameSession::new(game);
        session.coach.threshold = 4;
        (session, turn)
    }

    #[test]
    fn a_move_waits_for_the_tutor_only_for_a_limited_time() {
        let (mut session, turn) = session();
        session.propose(turn, 0, 10.0, Speed::Off);
        assert!(session.coach.waiting.is_some() && session.game.is_empty());
        session.follow_coach(10.0 + 0.5 * WAIT_SECS);
        assert!(session.coach.waiting.is_some());
        assert_eq!(session.coach.next_change(), Some(10.0 + WAIT_SECS));
        // Nothing is known: the move is made.
        session.follow_coach(10.0 + WAIT_SECS);
        assert!(!session.coach.is_busy());
        assert_eq!(session.game.turns().len(), 1);
    }

    #[test]
    fn a_finished_search_is_enough_to_warn() {
        let (mut session, turn) = session();
        session.propose(turn, 0, 10.0, Speed::Off);
        let position = *session.position();
        let weighed = weigh(&position, Vec::new(), Limits::depth(9));
        session.learn(session.game.current(), &weighed);
        session.follow_coach(10.1);
        assert!(session.coach.warning.is_some() && session.game.is_empty());
        assert!(session.coach.next_change().is_none());
        session.play_anyway(11.0);
        assert_eq!(session.game.turns().len(), 1);
        assert_eq!(session.coach.notes.len(), 1, "the overlooked rule is noted once");
        assert!(!session.coach.notes[0].1);
    }

    #[test]
    fn in_a_lost_game_it_warns_of_the_move_that_ends_it_at_once() {
        let text = "0,0,1,0,3,0,0,0/0,3,0,2,2,2,2,2/0,1,2,4,7,8,3,1/3,3,3,3,3,0,3,3 0-0 - S";
        let setup = Setup::parse(GameName::BawoBeginner, text).expect("a position");
        let ruleset = Ruleset::new(GameName::BawoBeginner);
        let players = BySide::new(Player::You, Player::Friend);
        let mut game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
        game.set_tutoring(Tutoring::Teach);
        let weighed = weigh(game.position(), Vec::new(), Limits::depth(13));
        for (mv, warns) in [("B2L", true), ("A5L", false)] {
            let mut session = GameSession::new(game.clone());
            let mv = game.position().parse_move(mv).expect("a move");
            session.propose(game.look_ahead(&mv).expect("legal"), 0, 10.0, Speed::Off);
            session.learn(session.game.current(), &weighed);
            session.follow_coach(10.1);
            let says = session.coach.warning.map(|warning| warning.says.head);
            assert_eq!(says.is_some(), warns, "{mv}: {says:?}");
            assert!(says.is_none_or(|says| says.contains("win with its next move")));
        }
    }

    #[test]
    fn no_move_waits_for_a_tutor_that_is_off() {
        let (mut session, turn) = session();
        session.game.set_tutoring(Tutoring::Off);
        let mv = turn.mv;
        session.propose(turn, 0, 0.0, Speed::Off);
        assert_eq!(session.game.turns().len(), 1);
        assert!(!session.is_coached(&mv));
    }

    /// A position of Owari with a move that loses 4 to 6 seeds by an estimate alone.
    fn unexplained() -> (Position, Weighed, Move) {
        let mut dice = Dice::new(7);
        loop {
            let mut at = Ruleset::new(GameName::Owari).start();
            for _ in 0..12 {
                let Some(mv) = dice.one_of(&at.moves()) else { break };
                at = at.play(&mv).expect("legal").after;
            }
            let weighed = weigh(&at, Vec::new(), Limits::nodes(2_000));
            let found = weighed.all().into_iter().filter_map(|it| weighed.of(&it.mv)).find(|it| {
                let reasons = Reasons::of_weak(&at, it, &weighed);
                (4..=6).contains(&it.seeds_lost()) && reasons.is_some_and(|it| !it.is_shown())
            });
            if let Some(graded) = found {
                return (at, weighed, graded.mv);
            }
        }
    }

    #[test]
    fn a_winning_move_of_bawo_says_with_which_turn_and_whether_another_wins_sooner() {
        let before = "2,2,4,0,12,0,1,0/3,2,1,5,2,2,1,6/0,1,0,0,2,3,0,1/4,1,3,0,3,0,2,1 0-0 - S";
        let name = GameName::BawoBeginner;
        let setup = Setup::parse(name, before).expect("a position");
        let players = BySide::new(Player::You, Player::You);
        let game = GameInProgress::from_setup(Ruleset::new(name), players, &setup);
        let mut session = GameSession::new(game.expect("a possible position"));
        let weighed = weigh(session.position(), Vec::new(), Limits::nodes(20_000));
        session.learn(session.game.current(), &weighed);
        let said = |mv: &str| {
            let mv = session.position().parse_move(mv).expect("a move");
            session.gives_away(&mv)
        };
        assert_eq!(said("B8R"), None, "what it does has been told");
        let later = said("A1R").expect("it is known");
        assert!(later.contains("A1R wins too, but in up to "), "{later}");
        assert!(later.ends_with(" of your turns; B8R wins at once."), "{later}");
    }

    #[test]
    fn a_quiet_move_as_good_as_a_capture_says_why_the_capture_is_no_better() {
        let mut dice = Dice::new(3);
        let mut checked = 0;
        while checked < 3 {
            let mut at = Ruleset::new(GameName::Owari).start();
            for _ in 0..20 {
                let Some(mv) = dice.one_of(&at.moves()) else { break };
                at = at.play(&mv).expect("legal").after;
            }
            let takes = |mv: &Move| Haul::of(&Played::new(at, mv).expect("legal")).takes();
            let moves = at.moves();
            let Some(most) = moves.iter().copied().max_by_key(takes).filter(|mv| takes(mv) > 0)
            else {
                continue;
            };
            let weighed = weigh(&at, Vec::new(), Limits::nodes(2_000));
            let quiet = |mv: &&Move| {
                takes(mv) == 0 && weighed.of(mv).is_some_and(|it| it.seeds_lost() == 0)
            };
            let Some(quiet) = moves.iter().find(quiet) else { continue };
            let players = BySide::new(Player::You, Player::You);
            let game = GameInProgress::from_setup(at.ruleset(), players, &at.setup());
            let mut session = GameSession::new(game.expect("a possible position"));
            session.learn(session.game.current(), &weighed);
            let said = session.gives_away(quiet).expect("it is known");
            let as_good = format!(" now, but in the end it brings no more than {quiet}.");
            let is_said = said.contains(&format!("{most} takes ")) && said.contains(&as_good);
            assert!(is_said || said.contains(&format!("{most} would be worse. ")), "{said}");
            checked += 1;
        }
    }

    #[test]
    fn a_tutor_that_teaches_is_silent_where_it_can_show_nothing() {
        let (at, weighed, mv) = unexplained();
        for (tutoring, warns) in [(Tutoring::Teach, false), (Tutoring::Warn, true)] {
            let players = BySide::new(Player::You, Player::You);
            let mut game = GameInProgress::from_setup(at.ruleset(), players, &at.setup())
                .expect("a possible position");
            game.set_tutoring(tutoring);
            let turn = game.look_ahead(&mv).expect("it may be played");
            let mut session = GameSession::new(game);
            session.coach.threshold = 4;
            session.learn(session.game.current(), &weighed);
            session.propose(turn, 0, 10.0, Speed::Off);
            session.follow_coach(10.1);
            assert_eq!(session.coach.warning.is_some(), warns, "{}", at.setup());
        }
    }
}
