// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// The memory that pages and connections that are gone took from the system.
@MainActor final class FreedMemory {
    private var isAwaited = false
    /// The memory that the process had when some was returned last, in bytes.
    private var kept = resident

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

    /// Returns it if the process has taken much since it was returned last.
    func giveBackIfGrown() {
        if Self.resident > kept + 16 << 20 { giveBackSoon() }
    }

    private func isOver() {
        isAwaited = false
        kept = Self.resident
    }

    /// The bytes of memory that the process has; 0 where the system does not say.
    private static var resident: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

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
