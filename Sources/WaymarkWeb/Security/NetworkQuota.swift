// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// How many pages each network keeps on a server.
    struct NetworkQuota: Sendable {
        private let limit: Int
        private var networks: [String: String] = [:]
        private var counts: [String: Int] = [:]

        init(limit: Int) { self.limit = limit }

        /// Whether one more page of this network would be too many; `nil` is this computer, which
        /// may have as many as it likes.
        func isFull(_ network: String?) -> Bool {
            guard let network else { return false }
            return counts[network, default: 0] >= limit
        }

        /// The network that a page was taken for.
        func network(of page: String) -> String? { networks[page] }

        mutating func took(_ page: String, for network: String?) {
            guard let network else { return }
            networks[page] = network
            counts[network, default: 0] += 1
        }

        mutating func released(_ page: String) {
            guard let network = networks.removeValue(forKey: page) else { return }
            counts[network, default: 1] -= 1
            if counts[network] == 0 { counts[network] = nil }
        }
    }
#endif
