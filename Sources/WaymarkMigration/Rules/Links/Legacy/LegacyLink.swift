// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A link that follows a flag or a selection, with the modifiers after it.
struct LegacyLink {
    let link: LinkCall
    let chain: ModifierChain
    let label: LinkLabel

    /// Reads a call; `nil` for any other.
    init?(_ call: FunctionCallExprSyntax) {
        guard let link = LinkCall(call), link.isLegacy else { return nil }
        self.link = link
        chain = ModifierChain(after: call)
        label = LinkLabel(link)
    }

    /// The value that a link follows.
    enum Trigger: Equatable {
        /// A flag of its own.
        case flag
        /// A selection, as it is written.
        case selection(String)
    }

    var trigger: Trigger {
        link.selection.map { .selection($0.bareText) } ?? .flag
    }

    /// True if nobody sees it: it is there to be followed by the program.
    var isHidden: Bool { label == .none || chain.modifiers.contains(where: \.hides) }

    /// True if its flag never changes.
    var isConstant: Bool {
        link.isActive?.as(FunctionCallExprSyntax.self)?.calledExpression.as(
            MemberAccessExprSyntax.self)?.declName.baseName.text == "constant"
    }

    /// The byte that people are pointed to.
    var offset: Int { link.name.range.lowerBound }
}

extension ModifierCall {
    /// True if nothing is seen of what this is applied to.
    fileprivate var hides: Bool {
        let values = call.arguments.map { $0.expression.bareText }
        switch name.text {
        case "hidden": return values.isEmpty
        case "opacity": return values == ["0"] || values == ["0.0"]
        case "frame":
            let isZero = values.allSatisfy { $0 == "0" || $0 == "0.0" }
            return isZero
                && call.arguments.compactMap { $0.label?.text } == ["width", "height"]
        default: return false
        }
    }
}

extension ParsedFile {
    /// The links of a file that follow a flag or a selection, in their order.
    func legacyLinks() -> [LegacyLink] { legacyLinks(in: tree) }

    /// The links in a node that follow a flag or a selection, in their order.
    func legacyLinks(in node: some SyntaxProtocol) -> [LegacyLink] {
        let finder = LegacyLinkFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found.sorted { $0.offset < $1.offset }
    }
}

private final class LegacyLinkFinder: SyntaxVisitor {
    private(set) var found: [LegacyLink] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let link = LegacyLink(node) { found.append(link) }
        return .visitChildren
    }
}
#endif
