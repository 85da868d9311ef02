//! Kete.
