//! The networks of the games that have one, and which of them a search uses.

use std::sync::{Arc, LazyLock};

use super::network::Network;

/// The most hidden units of a network.
const UNITS: usize = 64;

/// A network of a game.
pub type GameNetwork = Network<UNITS>;

/// A network that is part of the program, read when a search first asks for it. A search uses the
/// weights if the file cannot be read; a test makes sure that every file can.
type Bundled = LazyLock<Option<GameNetwork>>;

macro_rules! network {
    ($file:literal) => {
        LazyLock::new(|| Network::read(include_bytes!(concat!("../../../assets/networks/", $file))))
    };
}

pub(super) static AWALE: Bundled = network!("awale.net");
pub(super) static OWARI: Bundled = network!("owari.net");
pub(super) static KALAH: Bundled = network!("kalah.net");
pub(super) static GIUTHI: Bundled = network!("giuthi.net");
pub(super) static RING: Bundled = network!("ring.net");
pub(super) static NTCHUWA: Bundled = network!("ntchuwa.net");

/// What estimates the positions of a search at full strength.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Estimator {
    /// The network of the game, or the weights if it has none.
    #[default]
    Usual,
    /// The weights.
    Weights,
    /// This network, in a game on its kind of board.
    Network(Arc<GameNetwork>),
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_a_network_and_part_of_the_program() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/networks");
        let files = fs::read_dir(folder).expect("the folder of networks");
        let mut read: Vec<GameNetwork> = files
            .map(|file| {
                let path = file.expect("a file").path();
                let bytes = fs::read(&path).expect("the file's bytes");
                Network::read(&bytes).unwrap_or_else(|| panic!("no network: {}", path.display()))
            })
            .collect();
        for bundled in [&AWALE, &OWARI, &KALAH, &GIUTHI, &RING, &NTCHUWA] {
            let network = bundled.as_ref().expect("a network");
            let at = read.iter().position(|other| other == network).expect("its file");
            read.swap_remove(at);
        }
        assert!(read.is_empty(), "files that no game uses");
    }
}
