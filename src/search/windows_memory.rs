//! The memory of this machine as Windows reports it.

pub fn whole_memory() -> Option<u64> {
    winsafe::GlobalMemoryStatusEx().ok().map(|memory| memory.ullTotalPhys)
}

pub fn available_memory() -> Option<u64> {
    winsafe::GlobalMemoryStatusEx().ok().map(|memory| memory.ullAvailPhys)
}
