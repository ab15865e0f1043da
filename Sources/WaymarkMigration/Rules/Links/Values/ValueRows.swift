// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The repeated links of a file, and what becomes of each when it gets a value.
struct ValueRows {
    let all: [RowLink]
    private let file: ParsedFile
    private let navigation: NavigationIndex

    init(_ file: ParsedFile, _ navigation: NavigationIndex) {
        all = file.rowLinks()
        self.file = file
        self.navigation = navigation
    }

    /// Returns what is to be done with a link, and the sites without which it stays.
    func outcome(of row: RowLink, _ id: SiteID) -> (outcome: Site.Outcome, needs: [Need]) {
        if let refusal = row.refusal { return (.refuse(refusal), []) }
        guard let type = navigation.element(of: id), isNamed(type) else {
            return (.refuse(.unclearElement), [])
        }
        guard type.isHashable else { return (.refuse(.notHashable), []) }
        guard let host = navigation.host(of: row.loop, in: file) else {
            return (.refuse(.inLazyContainer), [])
        }
        let companions = companions(of: row, type, host)
        let stacks = ValueStacks(around: id, for: type.name, navigation)
        if let refusal = row.refusal(on: host)
            ?? stacks.refusal(besides: Set(companions.map(self.id)))
        {
            return (.refuse(refusal), [])
        }
        let isFirst = companions.allSatisfy { row.offset < $0.offset }
        let move = ValueMove(row: row, type: type.name, host: host, source: file.source)
        return (.rewrite(.assisted, move.edits(bringsDestination: isFirst)), stacks.needs)
    }

    /// True if the type can be named in the file: one of another module may not be known there.
    private func isNamed(_ type: ElementType) -> Bool {
        !type.isPublic || file.source.contains(type.name.lastPart)
    }

    /// The other links on the same host that lead to the same destination.
    private func companions(
        of row: RowLink, _ type: ElementType, _ host: FunctionCallExprSyntax
    ) -> [RowLink] {
        guard row.isPlain else { return [] }
        return all.filter { other in
            other.offset != row.offset && other.destination == row.destination
                && other.loop.element == row.loop.element
                && navigation.element(of: id(other)) == type
                && navigation.host(of: other.loop, in: file)?.id == host.id
        }
    }

    private func id(_ row: RowLink) -> SiteID {
        SiteID(path: file.source.path, offset: row.offset)
    }
}
#endif
