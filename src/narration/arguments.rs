//! What messages accept as variables besides numbers and words.

use std::borrow::Cow;

use crate::game::EngineName;
use crate::rules::{Hole, Move, RuleId, Side};
use crate::texts::{Argument, OneSide, Text, Value};

impl Argument for Side {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(match self {
            Side::South => "south",
            Side::North => "north",
        }))
    }
}

impl OneSide for Side {}

macro_rules! shown {
    ($($shown:ty)*) => {$(
        impl Argument for $shown {
            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
        impl Text for $shown {}
    )*};
}

shown!(Hole Move RuleId EngineName);
