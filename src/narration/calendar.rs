//! Dates.

/// Year, month (from 1) and day of the month of a day counted from 1970. The calendar repeats every
/// 400 years; if years begin on the first of March, the leap day comes last.
pub fn date(day: i64) -> (i64, usize, i64) {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    // The first of March of the year 0.
    let since = day + 719_468;
    let era = since.div_euclid(DAYS_OF_400_YEARS);
    let of_era = since.rem_euclid(DAYS_OF_400_YEARS);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    // Five months from March, and from August, have 153 days.
    let from_march = (5 * of_year + 2) / 153;
    let number = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month as usize, number)
}

/// `2026-11-23`.
pub fn iso_date(day: i64) -> String {
    let (year, month, number) = date(day);
    format!("{year}-{month:02}-{number:02}")
}
