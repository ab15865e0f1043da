// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The pages that nobody is connected to, the one that is longest so first.
    ///
    /// Each step takes the same time, however many there are: when a proxy restarts, all pages of a
    /// server lose their connections at once. Only where there are too many is one looked for.
    struct IdlePages {
        private var since: [String: Duration] = [:]
        private var networks: [String: String] = [:]
        private var counts: [String: Int] = [:]
        /// In the order in which they came; an entry that `since` does not confirm is stale.
        private var queue: ArraySlice<(id: String, since: Duration)> = []

        var count: Int { since.count }

        /// Notes that nobody is connected to a page as of now, or that somebody was there without a
        /// connection; times never go back.
        mutating func note(_ id: String, at now: Duration, of network: String? = nil) {
            if since.updateValue(now, forKey: id) == nil {
                networks[id] = network ?? ""
                counts[network ?? "", default: 0] += 1
            }
            queue.append((id, now))
            dropStale()
        }

        /// Forgets a page that is connected or gone.
        mutating func remove(_ id: String) {
            since[id] = nil
            if let network = networks.removeValue(forKey: id) {
                counts[network, default: 1] -= 1
                if counts[network] == 0 { counts[network] = nil }
            }
            dropStale()
        }

        /// The page that has been here longest, if it came at this time or before; where there are
        /// more than so many, the one of a network which has most of them, so that few pages are not
        /// thrown out by many.
        func first(before limit: Duration, orOver count: Int) -> String? {
            guard let first = queue.first else { return nil }
            if first.since <= limit { return first.id }
            guard since.count > count, let most = counts.values.max() else { return nil }
            return queue.first { page in
                since[page.id] == page.since && counts[networks[page.id] ?? ""] == most
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
