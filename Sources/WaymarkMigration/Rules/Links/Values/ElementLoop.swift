// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A call that shows its content once for each element.
struct ElementLoop {
    let data: ExprSyntax
    /// The name of an element, or `$0`.
    let element: String
    /// The closure that makes the rows.
    let rows: ClosureExprSyntax

    /// Reads a call; `nil` unless elements are identified by their `id` or by themselves, and
    /// named.
    init?(_ call: FunctionCallExprSyntax) {
        guard let data = call.arguments.first, data.label == nil,
            Self.isPlain(Array(call.arguments.dropFirst())), let rows = call.trailingClosure,
            let name = rows.elementName ?? rows.numbered
        else { return nil }
        self.rows = rows
        self.data = data.expression
        element = name
    }

    /// True if nothing but the identity is said of the elements.
    private static func isPlain(_ arguments: [LabeledExprSyntax]) -> Bool {
        [[], ["id: \\.self"], ["id: \\.self,"]].contains(arguments.map(\.bareText))
    }
}

/// The number of times that something is shown.
enum Repetition {
    case once
    case each(ElementLoop)
    case unclear
}

extension LegacyLink {
    /// Returns the number of times that this is in a list, or in another view.
    func repetition(in list: FunctionCallExprSyntax) -> Repetition {
        let hasRows = list.isCall(of: ["Form", "List"])
        var found: ElementLoop?
        for node in chain.whole.nodesAround {
            if node.isBranch { return .unclear }
            guard let call = node.as(FunctionCallExprSyntax.self),
                !call.calledExpression.range.contains(offset)
            else { continue }
            if call.repeatsContent {
                guard found == nil, let loop = ElementLoop(call) else { return .unclear }
                found = loop
            } else if call.id != list.id, !call.isCall(of: ["Group", "Section"]),
                hasRows || !call.showsContentOnce
            {
                return .unclear
            }
            if call.id == list.id { return found.map { .each($0) } ?? .once }
        }
        return .unclear
    }
}

extension FunctionCallExprSyntax {
    /// True if this shows its content for each of some elements.
    fileprivate var repeatsContent: Bool {
        makes("ForEach") || makes("List") && !arguments.isEmpty
    }
}

extension Syntax {
    /// True if what is in it is there at times only, or elsewhere.
    var isBranch: Bool {
        self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
            || self.is(IfConfigDeclSyntax.self) || self.is(DeclSyntax.self)
    }
}
#endif
