//! The options that `kete match` and `kete tune` share: the random seed, and how many games run in
//! parallel.

use clap::builder::RangedU64ValueParser;

/// How chance decides the games, and how many are played at once.
#[derive(clap::Args, Debug)]
pub struct SeriesArguments {
    /// Decides the openings
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Games played at once
    #[arg(long, value_name = "C", default_value_t = 1,
        value_parser = RangedU64ValueParser::<u32>::new().range(1..=64))]
    pub concurrency: u32,
}
