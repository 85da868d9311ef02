//! Reads the sources and holds their structure to what the documents say of it.

mod games;
mod imports;
mod sources;
