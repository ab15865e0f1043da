// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOConcurrencyHelpers

/// A queue of what a page says, on its way to one connection, in order.
///
/// Little waits there: a page stops encoding when its browser does not acknowledge.
final class Outbox: Sendable {
    enum Item: Sendable {
        case message(ServerMessage)
        /// The last item: the connection ends for this reason.
        case close(WireError)
    }

    private let write: @Sendable (Item) -> Void
    private let state = NIOLockedValueBox((isUsed: false, isClosed: false))

    /// - Parameter write: Puts an item on the wire, without waiting until it is there.
    init(write: @escaping @Sendable (Item) -> Void) { self.write = write }

    func send(_ message: ServerMessage) {
        let isClosed = state.withLockedValue { state in
            state.isUsed = true
            return state.isClosed
        }
        if !isClosed { write(.message(message)) }
    }

    /// True if something was said; the first word is the answer to a page that joins.
    var isUsed: Bool { state.withLockedValue { $0.isUsed } }

    /// True if the last item is there: the browser's goodbye needs no answer then.
    var isClosed: Bool { state.withLockedValue { $0.isClosed } }

    func close(_ reason: WireError) {
        let wasClosed = state.withLockedValue { state in
            defer { state.isClosed = true }
            return state.isClosed
        }
        if !wasClosed { write(.close(reason)) }
    }
}
#endif
