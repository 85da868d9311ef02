//! Results to choose from: the right one and others near it.

/// A result such as `south 26-22`, or counts such as `12-36`, and others of the same form: the same
/// for the other side, and a count near it. They are sorted, so that the order gives nothing away.
pub fn nearby_results(right: &str) -> Vec<String> {
    let (winner, counts) = match right.rsplit_once(' ') {
        Some((winner, counts)) => (Some(winner), counts),
        None => (None, right),
    };
    let Some((south, north)) = counts.split_once('-') else { return vec![right.to_owned()] };
    let (Ok(south), Ok(north)) = (south.parse::<u16>(), north.parse::<u16>()) else {
        return vec![right.to_owned()];
    };
    let name = |south: u16, north: u16| match (winner, south.cmp(&north)) {
        (None, _) => format!("{south}-{north}"),
        (_, std::cmp::Ordering::Greater) => format!("south {south}-{north}"),
        (_, std::cmp::Ordering::Less) => format!("north {south}-{north}"),
        (_, std::cmp::Ordering::Equal) => format!("draw {south}-{north}"),
    };
    let shifted = 2.min(south.max(north));
    let mut ends = vec![right.to_owned(), name(north, south)];
    ends.push(if south >= north {
        name(south - shifted, north + shifted)
    } else {
        name(south + shifted, north - shifted)
    });
    if winner.is_some() && name(south, north) != right {
        // The winner does not depend on the count, so the question is who wins.
        ends = vec![format!("south {south}-{north}"), format!("north {south}-{north}")];
        ends.extend((!ends.iter().any(|end| end == right)).then(|| right.to_owned()));
    }
    ends.sort();
    ends.dedup();
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_result_is_among_the_others() {
        let near = nearby_results;
        assert_eq!(near("south 26-22"), ["draw 24-24", "north 22-26", "south 26-22"]);
        assert_eq!(near("12-36"), ["12-36", "14-34", "36-12"]);
        // In Bawo the winner may own fewer seeds.
        assert_eq!(near("south 10-54"), ["north 10-54", "south 10-54"]);
        assert_eq!(near("draw 24-24").len(), 2);
    }
}
