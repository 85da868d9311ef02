//! Compares what the board does with what is being heard, and says what the speaker must do.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::session::sowing::Sowing;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::sound::SoundKind;
use crate::sound::output::Order;
use crate::sound::score::{Score, single};

/// What was heard when it last looked.
#[derive(Default)]
pub struct Listener {
    animation: Animation,
    /// The window's time of the last look.
    looked_at: f64,
    /// When the last refusal and the last end that were heard happened.
    refused_at: Option<f64>,
    over_at: Option<f64>,
    /// Which game was open, and how often it had changed.
    game: Option<(u64, u64)>,
    volume: Option<u16>,
}

/// The animation on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Animation {
    #[default]
    None,
    /// Identified by when it started (in the window's seconds, without its pauses), how long it
    /// takes and how many events it shows.
    Runs { start: f64, secs: f64, events: usize },
    /// Paused after so many seconds.
    Paused { at: f64 },
}

impl Animation {
    fn of(sowing: &Sowing) -> Animation {
        let (secs, events) = (sowing.plan.secs(), sowing.events.len());
        match sowing.start() {
            Some(start) => Animation::Runs { start, secs, events },
            // A time that does not pass.
            None => Animation::Paused { at: sowing.at(0.0) },
        }
    }
}

impl Listener {
    /// What is new at the time `now` of the window, which is this moment.
    pub fn orders(
        &mut self,
        state: &State,
        is_seen: bool,
        now: f64,
        moment: Instant,
    ) -> Vec<Order> {
        let mut orders = Vec::new();
        if self.volume != Some(state.settings.volume) {
            self.volume = Some(state.settings.volume);
            orders.push(Order::Volume(f32::from(state.settings.volume) / 100.0));
        }
        let session = state.board().filter(|_| is_seen && state.settings.sound);
        let before = self.animation;
        orders.extend(self.follow_animation(state, session, now, moment));
        let game = state.session.as_ref().map(|game| (state.laid, game.game.changes()));
        let was_moved = matches!(before, Animation::Runs { .. });
        let was_changed = self.game.zip(game).is_some_and(|(a, b)| a.0 == b.0 && a.1 != b.1);
        if let Some(session) = session {
            orders.extend(self.refusal(state, session));
            orders.extend(self.end(state, session).filter(|_| was_moved || was_changed));
        }
        self.game = game;
        self.looked_at = now;
        orders
    }

    fn follow_animation(
        &mut self,
        state: &State,
        session: Option<&GameSession>,
        now: f64,
        moment: Instant,
    ) -> Option<Order> {
        let sown = session.and_then(|session| Some((session, session.sowing.as_ref()?)));
        let before = self.animation;
        self.animation = sown.map_or(Animation::None, |(_, sowing)| Animation::of(sowing));
        if self.animation == before {
            return None;
        }
        let score = || {
            let (session, sowing) = sown?;
            Some(Score::of(&sowing.plan, &session.geometry()))
        };
        let material = state.material();
        match (before, self.animation) {
            (_, Animation::Runs { start, .. }) => {
                let passed = Duration::try_from_secs_f64(now - start).unwrap_or_default();
                let start = moment.checked_sub(passed).unwrap_or(moment);
                Some(Order::Play { score: Arc::new(score()?), material, start })
            }
            (Animation::Paused { at: from }, Animation::Paused { at: to }) if from < to => {
                let score = score()?.between(from, to);
                (!score.sounds.is_empty()).then_some(Order::Add { score, material })
            }
            // A turn that has come to its end may fade away.
            (Animation::Runs { start, secs, .. }, Animation::None) if now >= start + secs => None,
            (Animation::Runs { .. }, _) => Some(Order::Stop),
            _ => None,
        }
    }

    fn refusal(&mut self, state: &State, session: &GameSession) -> Option<Order> {
        let refusal = session.refusal.as_ref().filter(|refusal| self.is_new(refusal.since))?;
        if self.refused_at.replace(refusal.since) == Some(refusal.since) {
            return None;
        }
        let place = refusal.holes.first().map(|hole| (*hole).into());
        let score = single(SoundKind::Refusal, place, &session.geometry());
        Some(Order::Add { score, material: state.material() })
    }

    /// The end of the game.
    fn end(&mut self, state: &State, session: &GameSession) -> Option<Order> {
        let (_, since) = session.record.over_since.filter(|(_, since)| self.is_new(*since))?;
        if self.over_at.replace(since) == Some(since) {
            return None;
        }
        let score = single(SoundKind::End, None, &session.geometry());
        Some(Order::Add { score, material: state.material() })
    }

    /// Whether this happened since the last look. Both may have the time of the same frame.
    fn is_new(&self, since: f64) -> bool {
        since >= self.looked_at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::page::Page;
    use crate::app::settings::table::SettingsIntent;
    use crate::app::shell::update::{tick, update};
    use crate::app::{command::Command, intent::Intent};
    use crate::draw::animation::Speed;
    use crate::game::{GameInProgress, Player};
    use crate::rules::{BySide, GameName, Ruleset, Side};

    /// Two people at a board of Owari, and what is heard of it.
    struct Table {
        state: State,
        listener: Listener,
        moment: Instant,
    }

    impl Table {
        fn new() -> Table {
            let mut state = State::new(None, true);
            let players = BySide::new(Player::You, Player::Friend);
            let game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
            state.session = Some(GameSession::new(game));
            state.page = Page::Play;
            let mut table = Table { state, listener: Listener::default(), moment: Instant::now() };
            let volume = f32::from(table.state.settings.volume) / 100.0;
            assert_eq!(table.look(0.0), [Order::Volume(volume)]);
            table
        }

        fn look(&mut self, now: f64) -> Vec<Order> {
            self.look_at(now, true)
        }

        fn look_at(&mut self, now: f64, is_seen: bool) -> Vec<Order> {
            tick(&mut self.state, now);
            let moment = self.moment + Duration::from_secs_f64(now);
            self.listener.orders(&self.state, is_seen, now, moment)
        }

        fn session(&mut self) -> &mut GameSession {
            self.state.session.as_mut().expect("a game")
        }

        fn play(&mut self, text: &str, now: f64) {
            let session = self.session();
            let mv = session.position().parse_move(text).expect("a move");
            session.commit(mv, 0, now, Speed::Normal);
        }

        fn command(&mut self, command: Command, now: f64) {
            update(&mut self.state, Intent::Command(command), now);
        }
    }

    fn is_play(orders: &[Order]) -> bool {
        matches!(orders, [Order::Play { .. }])
    }

    #[test]
    fn a_turn_is_ordered_once_with_the_moment_of_its_start() {
        let mut table = Table::new();
        table.play("C", 1.0);
        let orders = table.look(1.25);
        let [Order::Play { score, start, .. }] = &orders[..] else { panic!("{orders:?}") };
        assert!(score.sounds.len() >= 4, "four seeds are sown");
        let since = (table.moment + Duration::from_secs(1)).duration_since(*start);
        assert!(since < Duration::from_millis(1));
        assert_eq!(table.look(1.3), []);
        // It comes to its end, which may fade away.
        assert_eq!(table.look(60.0), []);
        table.play("a", 61.0);
        assert!(is_play(&table.look(61.0)));
    }

    #[test]
    fn what_is_skipped_paused_hidden_or_muted_stops() {
        let mut table = Table::new();
        table.play("C", 1.0);
        assert!(is_play(&table.look(1.0)));
        table.command(Command::Pause, 1.3);
        assert_eq!(table.look(1.3), [Order::Stop]);
        assert_eq!(table.look(5.0), []);
        table.command(Command::SeedOn, 5.0);
        let step = table.look(5.0);
        assert!(matches!(&step[..], [Order::Add { score, .. }] if score.sounds.len() == 1));
        table.command(Command::SeedBack, 5.1);
        assert_eq!(table.look(5.1), []);
        table.command(Command::Pause, 5.2);
        assert!(is_play(&table.look(5.2)));
        assert_eq!(table.look_at(5.3, false), [Order::Stop]);
        assert!(is_play(&table.look(5.4)));
        table.command(Command::Sound, 5.5);
        assert_eq!(table.look(5.5), [Order::Stop]);
        table.command(Command::Sound, 5.6);
        assert!(is_play(&table.look(5.6)));
        table.command(Command::FinishSowing, 5.7);
        assert_eq!(table.look(5.7), [Order::Stop]);
    }

    #[test]
    fn a_refusal_and_the_end_are_heard_once() {
        let mut table = Table::new();
        table.session().refuse_words(String::new(), None, Vec::new(), 2.0);
        let kinds = |orders: Vec<Order>| -> Vec<SoundKind> {
            let scores = orders.into_iter().filter_map(|order| match order {
                Order::Add { score, .. } => Some(score.sounds[0].kind),
                _ => None,
            });
            scores.collect()
        };
        assert_eq!(kinds(table.look(2.0)), [SoundKind::Refusal]);
        assert_eq!(kinds(table.look(2.0)), []);
        assert_eq!(kinds(table.look(2.1)), []);
        update(&mut table.state, Intent::ResignNow(Side::South), 3.0);
        assert_eq!(kinds(table.look(3.1)), [SoundKind::End]);
        assert_eq!(kinds(table.look(3.2)), []);
        // Walking back and forth through a game that is over is silent.
        table.command(Command::Back, 4.0);
        assert_eq!(kinds(table.look(4.0)), []);
        table.command(Command::Last, 4.1);
        assert_eq!(kinds(table.look(4.2)), []);
    }

    #[test]
    fn a_new_volume_is_ordered() {
        let mut table = Table::new();
        update(&mut table.state, Intent::Settings(SettingsIntent::Volume(60)), 1.0);
        assert_eq!(table.look(1.0), [Order::Volume(0.6)]);
        assert_eq!(table.look(1.1), []);
    }
}
