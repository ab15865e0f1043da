// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// How addresses name the view links of one screen, so that a link need not look at every other
/// one: by the first words of their labels, which change less than what stands beside them, or by
/// all words where several links begin alike.
@MainActor struct LinkNames {
    private struct Names: Equatable {
        let first: String
        let whole: String
    }

    private var names: [ObjectIdentifier: Names] = [:]
    private var firsts: [String: Int] = [:]
    private var wholes: [String: Int] = [:]

    /// The name that was noted for a link.
    func name(of link: _Node) -> String? {
        names[ObjectIdentifier(link)].map { isShared($0.first, in: firsts) ? $0.whole : $0.first }
    }

    /// Whether another link has the same name.
    func isShared(_ link: _Node) -> Bool {
        guard let names = names[ObjectIdentifier(link)] else { return false }
        return isShared(names.first, in: firsts) && isShared(names.whole, in: wholes)
    }

    /// Notes the texts of a link's label.
    mutating func note(_ texts: [String], for link: _Node) {
        let slugs = texts.map(\.slug).filter { !$0.isEmpty }
        let new = Names(first: slugs.first ?? "", whole: slugs.joined(separator: "-"))
        guard names[ObjectIdentifier(link)] != new else { return }
        forget(link)
        names[ObjectIdentifier(link)] = new
        firsts[new.first, default: 0] += 1
        wholes[new.whole, default: 0] += 1
    }

    mutating func forget(_ link: _Node) {
        guard let old = names.removeValue(forKey: ObjectIdentifier(link)) else { return }
        firsts[old.first] = firsts[old.first].flatMap { $0 > 1 ? $0 - 1 : nil }
        wholes[old.whole] = wholes[old.whole].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    private func isShared(_ name: String, in counts: [String: Int]) -> Bool {
        (counts[name] ?? 0) > 1
    }
}

extension String {
    /// The letters and digits in lower case, joined by hyphens.
    fileprivate var slug: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
