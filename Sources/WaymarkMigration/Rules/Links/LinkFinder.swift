// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ParsedFile {
    /// The links of a file in one of the forms that SwiftUI declares, in their order.
    func links() -> [LinkCall] {
        let finder = LinkFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    }
}

private final class LinkFinder: SyntaxVisitor {
    private(set) var found: [LinkCall] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let link = LinkCall(node) { found.append(link) }
        return .visitChildren
    }
}
#endif
