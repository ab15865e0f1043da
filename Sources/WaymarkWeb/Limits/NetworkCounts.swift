// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The number of pages that each network has.
struct NetworkCounts: Sendable {
    private var networks: [String: String] = [:]
    private var counts: [String: Int] = [:]

    /// The number of pages that the network with most of them has.
    var most: Int { counts.values.max() ?? 0 }

    func count(of network: String) -> Int { counts[network, default: 0] }

    /// The network that a page was taken for.
    func network(of page: String) -> String? { networks[page] }

    mutating func took(_ page: String, for network: String) {
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
