// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    #if canImport(Glibc)
        import Glibc
    #endif

    /// What pages that are gone took from the system.
    @MainActor final class FreedMemory {
        private var isAwaited = false

        /// Returns it in a while, together with what is freed until then: that takes time, and many
        /// pages often go one after the other.
        func giveBackSoon() {
            if isAwaited { return }
            isAwaited = true
            Task.detached(priority: .background) {
                try? await Task.sleep(for: .seconds(2))
                Self.giveBack()
                await self.isOver()
            }
        }

        private func isOver() { isAwaited = false }

        /// Returns it now. The C library of Linux would keep it for pages to come, and these often
        /// find it in the store of another thread, where they cannot use it.
        nonisolated private static func giveBack() {
            #if canImport(Glibc)
                guard let symbol = dlsym(nil, "malloc_trim") else { return }
                _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
            #endif
        }
    }
#endif
