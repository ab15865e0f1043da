// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SelectionRows {
    /// Source that shows what a value asks for: the element that it identifies, or what the
    /// link of that tag leads to.
    ///
    /// - Parameters:
    ///   - value: The source of the value.
    ///   - mark: What stands after a case where the value may be missing.
    ///   - otherwise: What is shown for all other values; `nil` when that is nothing.
    ///   - hasIdentity: Whether the screens of two elements are two views, each with a state of
    ///     its own.
    func choice(
        of value: String, mark: String = "", otherwise: Edit.Piece?,
        hasIdentity: Bool = false, in source: SourceText
    ) -> [Edit.Piece] {
        guard let row = links.first, let text = DestinationText(row.link.link) else {
            return []
        }
        if let loop = row.loop, let key = row.key {
            let name = loop.name
            let screen =
                hasIdentity
                ? text.view(identifiedBy: name + key, naming: name, in: source)
                : text.views(naming: name)
            let element: [Edit.Piece] = [
                .text("if let \(name) = \(loop.data.textBeforeMember)"),
                .text(".first(where: { $0\(key) == \(value) }) "),
                .block([screen], isOpen: true),
            ]
            guard let otherwise else { return element }
            return element + [.text(" else "), .block([[otherwise]], isOpen: true)]
        }
        let branches = links.map(\.link.link).compactMap { link -> Edit.Branch? in
            guard let tag = link.tag, let text = DestinationText(link) else { return nil }
            let label: [Edit.Piece] = [.text("case "), .copy(tag.range), .text(mark)]
            return Edit.Branch(label: label, statement: text.views)
        }
        let rest = Edit.Branch(
            label: [.text("default")], statement: [otherwise ?? .text("EmptyView()")])
        return [.text("switch \(value) "), .branches(branches + [rest])]
    }
}

extension ExprSyntax {
    /// The source of this where a member of it is asked for in a condition: in parentheses, unless
    /// it is a chain on one line without closures behind calls.
    fileprivate var textBeforeMember: String {
        let text = bareText
        return isChain && !text.contains(where: \.isNewline) ? text : "(\(text))"
    }

    private var isChain: Bool {
        if self.is(DeclReferenceExprSyntax.self) || self.is(ArrayExprSyntax.self) {
            return true
        }
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.base?.isChain ?? true
        }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure == nil && call.calledExpression.isChain
        }
        if let call = self.as(SubscriptCallExprSyntax.self) {
            return call.trailingClosure == nil && call.calledExpression.isChain
        }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.isChain ?? false
    }
}

extension ElementLoop {
    /// The name that an element gets where it is looked up.
    var name: String { element == .numbered ? SelectionRows.elementName : element }
}
#endif
