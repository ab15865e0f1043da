// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The names that addresses give to the view links of one screen, kept so that a link need not look
/// at every other one: the first words of their labels, which change less than what stands beside
/// them, or all words where several links begin alike.
@MainActor struct LinkNames {
    private struct Names: Equatable {
        let first: String
        let whole: String
    }

    private var names: [ObjectIdentifier: Names] = [:]
    private var firsts = Counts()
    private var wholes = Counts()

    /// The name that was noted for a link.
    func name(of link: _Node) -> String? {
        names[ObjectIdentifier(link)].map { firsts.hasSeveral($0.first) ? $0.whole : $0.first }
    }

    /// True if another link has the same name.
    func isShared(_ link: _Node) -> Bool {
        guard let names = names[ObjectIdentifier(link)] else { return false }
        return firsts.hasSeveral(names.first) && wholes.hasSeveral(names.whole)
    }

    /// Notes the texts of a link's label.
    mutating func note(_ texts: [String], for link: _Node) {
        let slugs = texts.map(\.slug).filter { !$0.isEmpty }
        let new = Names(first: slugs.first ?? "", whole: slugs.joined(separator: "-"))
        guard names[ObjectIdentifier(link)] != new else { return }
        forget(link)
        names[ObjectIdentifier(link)] = new
        firsts.add(new.first)
        wholes.add(new.whole)
    }

    mutating func forget(_ link: _Node) {
        guard let old = names.removeValue(forKey: ObjectIdentifier(link)) else { return }
        firsts.remove(old.first)
        wholes.remove(old.whole)
    }
}

/// The number of links that have each name.
private struct Counts {
    private var counts: [String: Int] = [:]

    func hasSeveral(_ name: String) -> Bool { (counts[name] ?? 0) > 1 }

    mutating func add(_ name: String) { counts[name, default: 0] += 1 }

    mutating func remove(_ name: String) {
        counts[name] = counts[name].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
}

extension String {
    /// The letters and digits in lower case, joined by hyphens.
    var slug: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
