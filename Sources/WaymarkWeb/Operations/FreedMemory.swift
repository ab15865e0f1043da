// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    #if canImport(Glibc)
        import Glibc
    #endif

    /// What pages that are gone took from the system.
    enum FreedMemory {
        /// Returns it. The C library of Linux would keep it for pages to come, and these often
        /// find it in the store of another thread, where they cannot use it.
        static func giveBack() {
            #if canImport(Glibc)
                guard let symbol = dlsym(nil, "malloc_trim") else { return }
                _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
            #endif
        }
    }
#endif
