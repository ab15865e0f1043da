// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The pages that nobody is connected to, the one that is longest so first.
    ///
    /// Each step takes the same time, however many there are: when a proxy restarts, all pages of a
    /// server lose their connections at once.
    struct IdlePages {
        private var since: [String: Duration] = [:]
        /// In the order in which they came; an entry that `since` does not confirm is stale.
        private var queue: ArraySlice<(id: String, since: Duration)> = []

        var count: Int { since.count }

        /// Notes that nobody is connected to a page as of now, or that somebody was there without a
        /// connection; times never go back.
        mutating func note(_ id: String, at now: Duration) {
            since[id] = now
            queue.append((id, now))
            dropStale()
        }

        /// Forgets a page that is connected or gone.
        mutating func remove(_ id: String) {
            since[id] = nil
            dropStale()
        }

        /// The page that has been here longest, if it came at this time or before, or there are
        /// more than so many.
        func first(before limit: Duration, orOver count: Int) -> String? {
            guard let first = queue.first, since.count > count || first.since <= limit else {
                return nil
            }
            return first.id
        }

        private mutating func dropStale() {
            while let first = queue.first, since[first.id] != first.since { queue.removeFirst() }
            if queue.count > 2 * since.count + 100 {
                queue = queue.filter { since[$0.id] == $0.since }[...]
            }
        }
    }
#endif
