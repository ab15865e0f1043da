// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The pages that nobody is connected to, the one that is longest so first.
///
/// Each step takes the same time, however many there are: when a proxy restarts, all pages of a
/// server lose their connections at once. Only where there are too many is one looked for.
struct IdlePages {
    private var since: [String: Duration] = [:]
    private var networks = NetworkCounts()
    /// The pages in the order in which they came; an entry that `since` does not confirm is stale.
    private var queue: ArraySlice<(id: String, since: Duration)> = []

    var count: Int { since.count }

    /// Notes that nobody is connected to a page as of now, or that somebody was there without a
    /// connection; times never go back.
    mutating func note(_ id: String, at now: Duration, of network: String? = nil) {
        if since.updateValue(now, forKey: id) == nil {
            networks.took(id, for: network ?? "")
        }
        queue.append((id, now))
        dropStale()
    }

    /// Forgets a page that is connected or gone.
    mutating func remove(_ id: String) {
        since[id] = nil
        networks.released(id)
        dropStale()
    }

    /// The page that has been here longest, if it came at this time or before; where there are
    /// more than so many, the one of a network which has most of them, so that few pages are not
    /// thrown out by many.
    func first(before limit: Duration, orOver count: Int) -> String? {
        guard let first = queue.first else { return nil }
        if first.since <= limit { return first.id }
        guard since.count > count else { return nil }
        let most = networks.most
        return queue.first { page in
            since[page.id] == page.since
                && networks.count(of: networks.network(of: page.id) ?? "") == most
        }?.id
    }

    private mutating func dropStale() {
        while let first = queue.first, since[first.id] != first.since { queue.removeFirst() }
        if queue.count > 2 * since.count + 100 {
            queue = queue.filter { since[$0.id] == $0.since }[...]
        }
    }
}
#endif
