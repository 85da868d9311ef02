#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| kete_fuzz::targets::position::run(data));
