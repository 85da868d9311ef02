### Days and months.

days-today = today
days-yesterday = yesterday
days-tomorrow = tomorrow
## The days of the week.
days-monday = Monday
days-tuesday = Tuesday
days-wednesday = Wednesday
days-thursday = Thursday
days-friday = Friday
days-saturday = Saturday
days-sunday = Sunday
## A day of the month. $month is the month's number, 1 to 12.

# $day (Number): the day of the month
# $month (Number): the month, 1 to 12
days-short = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

# $day (Number): the day of the month
# $month (Number): the month, 1 to 12
# $year (Number): the year
days-short-year = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }

# $day (Number): the day of the month
# $month (Number): the month, 1 to 12
days-long = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

# $day (Number): the day of the month
# $month (Number): the month, 1 to 12
# $year (Number): the year
days-long-year = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

# $month (Number): the month, 1 to 12
# $year (Number): the year
days-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
