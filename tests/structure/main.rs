//! Reads the sources and checks their structure against what the documents say.

mod games;
mod imports;
mod sources;
