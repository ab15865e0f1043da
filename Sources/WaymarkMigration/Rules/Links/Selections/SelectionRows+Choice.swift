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
    ///   - indentation: What its lines begin with.
    ///   - hasIdentity: Whether the screens of two elements are two views, each with a state of
    ///     its own.
    func choice(
        of value: String, mark: String = "", otherwise: Edit.Piece?, indentation: String,
        hasIdentity: Bool = false, in source: SourceText
    ) -> [Edit.Piece] {
        let gap = source.lineEnd(at: list.range.lowerBound) + indentation
        let unit = source.indentationUnit
        let step = gap + unit
        guard let row = links.first, let text = DestinationText(row.link.link) else {
            return []
        }
        if let loop = row.loop, let key = row.key {
            let name = loop.name
            let inner = indentation + unit
            let screen =
                hasIdentity
                ? text.view(
                    identifiedBy: name + key, naming: name, indentation: inner, in: source)
                : text.views(naming: name, indentation: inner, in: source)
            var pieces: [Edit.Piece] = [
                .text("if let \(name) = \(loop.data.textBeforeMember)"),
                .text(".first(where: { $0\(key) == \(value) }) {\(step)"),
            ]
            pieces += screen + [.text("\(gap)}")]
            if let otherwise {
                pieces += [.text(" else {\(step)"), otherwise, .text("\(gap)}")]
            }
            return pieces
        }
        var pieces: [Edit.Piece] = [.text("switch \(value) {")]
        for link in links.map(\.link.link) {
            guard let tag = link.tag, let text = DestinationText(link) else { continue }
            pieces += [.text("\(gap)case "), .copy(tag.range), .text("\(mark):\(step)")]
            pieces += text.views(indentation: indentation + unit, in: source)
        }
        return pieces + [
            .text("\(gap)default:\(step)"), otherwise ?? .text("EmptyView()"),
            .text("\(gap)}"),
        ]
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
