//! Games with someone far away: the moves go to and fro as texts, without a server.

pub(crate) mod update;
