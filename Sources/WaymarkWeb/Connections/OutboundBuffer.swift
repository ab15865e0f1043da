// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOConcurrencyHelpers

/// The count of what was said to a connection and has not left this computer.
///
/// A browser acknowledges what it has shown, and is told no more while it does not. One that
/// acknowledges what it never read is no browser.
struct OutboundBuffer: Sendable {
    /// The number of bytes that may wait before more of their kind is said: one patch may be
    /// larger, and keeps nobody from hearing answers.
    let limit: Int
    private let patches = NIOLockedValueBox(0)
    private let answers = NIOLockedValueBox(0)

    init(limit: Int) { self.limit = limit }

    /// Counts a message that is to be said; false if too much waits already.
    func takes(_ bytes: Int, isPatch: Bool) -> Bool {
        waiting(isPatch).withLockedValue { waiting in
            guard waiting < limit else { return false }
            waiting += bytes
            return true
        }
    }

    /// Counts a message no more, which has left or never will.
    func left(_ bytes: Int, isPatch: Bool) {
        waiting(isPatch).withLockedValue { $0 -= bytes }
    }

    private func waiting(_ isPatch: Bool) -> NIOLockedValueBox<Int> {
        isPatch ? patches : answers
    }
}
#endif
