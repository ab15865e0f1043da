// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOConcurrencyHelpers
    import NIOCore

    /// What was said to a connection and has not left this computer.
    ///
    /// A browser acknowledges what it has shown, and is told no more while it does not. One that
    /// acknowledges what it never read is no browser.
    struct Backlog: Sendable {
        /// How many bytes may wait before more of their kind is said: one patch may be larger, and
        /// keeps nobody from hearing answers.
        let limit: Int
        private let patches = NIOLockedValueBox(0)
        private let answers = NIOLockedValueBox(0)

        init(limit: Int) { self.limit = limit }

        /// Counts a message until it has left; `nil` if too much waits already.
        func promise(
            for bytes: Int, isPatch: Bool, on eventLoop: any EventLoop
        ) -> EventLoopPromise<Void>? {
            let waiting = isPatch ? patches : answers
            let isTaken = waiting.withLockedValue { waiting in
                guard waiting < limit else { return false }
                waiting += bytes
                return true
            }
            guard isTaken else { return nil }
            let promise = eventLoop.makePromise(of: Void.self)
            promise.futureResult.whenComplete { _ in waiting.withLockedValue { $0 -= bytes } }
            return promise
        }
    }
#endif
