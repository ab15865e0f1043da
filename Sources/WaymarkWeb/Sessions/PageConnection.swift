// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// One connection of a page: what its browser knows, what was sent, and what of that is not
/// acknowledged.
@MainActor final class PageConnection {
    let outbox: Outbox
    var encoder: PatchEncoder
    /// The location that the browser shows in its address bar and title.
    var location: ServerMessage.Location?
    private var pending: ArraySlice<(number: Int, size: Int)> = []

    init(outbox: Outbox, markup: MarkupOptions) {
        self.outbox = outbox
        encoder = PatchEncoder(markup)
    }

    /// Sends a batch, and remembers it until it is acknowledged.
    func send(_ batch: ServerMessage.Batch, isWhole: Bool) {
        pending.append((batch.number, batch.body.count))
        if let location = batch.location { self.location = location }
        outbox.send(isWhole ? .whole(batch) : .patch(batch))
        if encoder.isOvergrown { outbox.close(.overgrown) }
    }

    func acknowledge(_ number: Int) {
        pending = pending.drop { $0.number <= number }
    }

    /// The number of batches that are not acknowledged.
    var waiting: Int { pending.count }

    /// True if the browser is so far behind that nothing more is encoded for it.
    func isFull(_ limits: PageLimits) -> Bool {
        pending.count >= limits.unacknowledged
            || pending.reduce(0) { $0 + $1.size } >= limits.unacknowledgedBytes
    }
}
#endif
