//! Days in the local time zone.

use std::time::{SystemTime, UNIX_EPOCH};

const SECS_A_DAY: i64 = 86_400;

/// The local day, counted from the first day of 1970.
pub fn day_of(when: SystemTime, zone_secs: i64) -> i64 {
    let secs = when.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() as i64;
    (secs + zone_secs).div_euclid(SECS_A_DAY)
}
