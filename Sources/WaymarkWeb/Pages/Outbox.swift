// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
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

        init() {
            (items, continuation) = AsyncStream.makeStream(of: Item.self)
        }

        func send(_ message: ServerMessage) {
            continuation.yield(.message(message))
        }

        func close(_ reason: WireError) {
            continuation.yield(.close(reason))
            continuation.finish()
        }
    }
#endif
