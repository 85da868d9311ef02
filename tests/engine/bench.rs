//! `kete bench`: its signature.

use kete::rules::GameName;

use crate::kete;

/// Nodes of all positions at the usual depth less nine. A change means that the search behaves
/// differently: if that is intended, update the number.
const SIGNATURES: [(&[&str], u64); 2] =
    [(&["bench"], 17_576_808), (&["bench", "--depth-offset", "-9"], 356_087)];

#[test]
fn the_search_visits_the_pinned_number_of_nodes() {
    for (arguments, signature) in SIGNATURES {
        let output = kete(arguments, b"");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), GameName::ALL.len() + 2, "{text}");
        let nodes = |line: &&str| {
            let before = line.split(" nodes, ").next().and_then(|part| part.rsplit(' ').next());
            before.and_then(|number| number.parse::<u64>().ok()).expect("a number of nodes")
        };
        let sum: u64 = lines[..GameName::ALL.len()].iter().map(nodes).sum();
        assert_eq!(lines[GameName::ALL.len() + 1], format!("signature {sum}"), "{text}");
        assert_eq!(sum, signature, "{text}");
    }
}
