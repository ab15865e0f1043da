// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The number of pages that each network keeps on a server, and its limit.
struct NetworkQuota: Sendable {
    private let limit: Int
    private var counts = NetworkCounts()

    init(limit: Int) { self.limit = limit }

    /// True if one more page of this network would be too many; `nil` is this computer, which
    /// may have as many as it likes.
    func isFull(_ network: String?) -> Bool {
        network.map { counts.count(of: $0) >= limit } ?? false
    }

    /// The network that a page was taken for.
    func network(of page: String) -> String? { counts.network(of: page) }

    mutating func took(_ page: String, for network: String?) {
        if let network { counts.took(page, for: network) }
    }

    mutating func released(_ page: String) { counts.released(page) }
}
#endif
