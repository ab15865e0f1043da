// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOConcurrencyHelpers

    /// What waits to be written to one connection, in order.
    ///
    /// Stays small: a page stops encoding when its browser does not acknowledge.
    final class Outbox: Sendable {
        enum Item: Sendable {
            case message(ServerMessage)
            /// The last item: the connection ends for this reason.
            case close(WireError)
        }

        let items: AsyncStream<Item>
        private let continuation: AsyncStream<Item>.Continuation
        private let state = NIOLockedValueBox((isUsed: false, isClosed: false))

        init() {
            (items, continuation) = AsyncStream.makeStream(of: Item.self)
        }

        func send(_ message: ServerMessage) {
            state.withLockedValue { $0.isUsed = true }
            continuation.yield(.message(message))
        }

        /// Whether something was said; the first word is the answer to a page that joins.
        var isUsed: Bool { state.withLockedValue { $0.isUsed } }

        /// Whether the last item is there: the browser's goodbye needs no answer then.
        var isClosed: Bool { state.withLockedValue { $0.isClosed } }

        func close(_ reason: WireError) {
            state.withLockedValue { $0.isClosed = true }
            continuation.yield(.close(reason))
            continuation.finish()
        }
    }
#endif
