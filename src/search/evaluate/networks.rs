//! The networks of the games that have one, and which of them a search uses.

use std::sync::Arc;

use super::network::Network;

/// The most hidden units of a network.
const UNITS: usize = 64;

/// A network for a game on two rows.
pub type TwoRowNetwork = Network<UNITS>;

/// Reads the file of a network while the program is built, so that a wrong file stops the build.
const fn bundled(file: &[u8]) -> TwoRowNetwork {
    match Network::read(file) {
        Some(network) => network,
        None => panic!("a file in assets/networks is not a network of this version"),
    }
}

macro_rules! network {
    ($file:literal) => {
        bundled(include_bytes!(concat!("../../../assets/networks/", $file)))
    };
}

pub(super) static AWALE: TwoRowNetwork = network!("awale.net");
pub(super) static OWARI: TwoRowNetwork = network!("owari.net");
pub(super) static KALAH: TwoRowNetwork = network!("kalah.net");
pub(super) static GIUTHI: TwoRowNetwork = network!("giuthi.net");

/// What estimates the positions of a search at full strength.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Estimator {
    /// The network of the game, or the weights if it has none.
    #[default]
    Usual,
    /// The weights.
    Weights,
    /// This network, in a game on two rows.
    Network(Arc<TwoRowNetwork>),
}
