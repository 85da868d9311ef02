//! How far the local clock is ahead of UTC.

/// Seconds the local clock is ahead of UTC; `None` if the system does not say.
#[cfg(windows)]
pub(super) fn zone() -> Option<i64> {
    /// Windows counts in steps of 100 nanoseconds.
    const STEPS_A_SECOND: u64 = 10_000_000;
    /// The two clocks are read one after the other, and every zone is a multiple of this.
    const QUARTER_HOUR: i64 = 900;
    let secs = |time: winsafe::SYSTEMTIME| {
        let steps = u64::from(winsafe::SystemTimeToFileTime(&time).ok()?);
        i64::try_from(steps / STEPS_A_SECOND).ok()
    };
    let ahead = secs(winsafe::GetLocalTime())? - secs(winsafe::GetSystemTime())?;
    Some((ahead + QUARTER_HOUR / 2).div_euclid(QUARTER_HOUR) * QUARTER_HOUR)
}

/// Seconds the local clock is ahead of UTC; `None` on a system without `date`.
#[cfg(not(windows))]
pub(super) fn zone() -> Option<i64> {
    let answer = std::process::Command::new("date").arg("+%z").output().ok()?;
    let answer = String::from_utf8(answer.stdout).ok()?;
    parse_zone(answer.trim())
}

/// Reads `+0130`.
#[cfg(not(windows))]
fn parse_zone(zone: &str) -> Option<i64> {
    let sign = match zone.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let digits = zone.get(1..5)?;
    if zone.len() != 5 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number: i64 = digits.parse().ok()?;
    Some(sign * (number / 100 * 3600 + number % 100 * 60))
}

#[cfg(all(test, not(windows)))]
mod tests {
    use super::*;

    #[test]
    fn zones_are_read_as_the_system_writes_them() {
        assert_eq!(parse_zone("+0000"), Some(0));
        assert_eq!(parse_zone("+0130"), Some(5400));
        assert_eq!(parse_zone("-0800"), Some(-28800));
        for bad in ["", "0100", "+01", "+01:30", "+12345", "+ab12", "é123"] {
            assert_eq!(parse_zone(bad), None, "{bad}");
        }
    }
}
