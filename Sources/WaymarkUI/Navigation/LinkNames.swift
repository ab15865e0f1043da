// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// How addresses name the view links of one screen, so that a link need not look at every other
/// one.
@MainActor struct LinkNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]

    /// The name that was noted for a link.
    func name(of link: _Node) -> String? { names[ObjectIdentifier(link)] }

    /// Whether several links have this name.
    func isShared(_ name: String) -> Bool { (counts[name] ?? 0) > 1 }

    mutating func note(_ name: String, for link: _Node) {
        guard names[ObjectIdentifier(link)] != name else { return }
        forget(link)
        names[ObjectIdentifier(link)] = name
        counts[name, default: 0] += 1
    }

    mutating func forget(_ link: _Node) {
        guard let name = names.removeValue(forKey: ObjectIdentifier(link)) else { return }
        counts[name] = counts[name].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
}
