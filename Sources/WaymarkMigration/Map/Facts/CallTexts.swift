// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The argument or the closure with one of these labels; else the first trailing closure.
    func content(_ labels: Set<String>) -> ExprSyntax? {
        if let argument = arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
            return argument.expression
        }
        let labelled = additionalTrailingClosures.first { labels.contains($0.label.text) }
        return (labelled?.closure ?? trailingClosure).map { ExprSyntax($0) }
    }

    /// The title that the first argument is, if it has no label.
    var title: String? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first.expression.literalText
    }
}

extension ExprSyntax {
    /// The text that a person reads, if this is a literal or a text of one; `…` stands for what is
    /// inserted.
    var literalText: String? {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            if let text = literal.representedLiteralValue { return text.asLabel }
            return literal.segments.map { segment in
                segment.as(StringSegmentSyntax.self)?.content.text ?? "…"
            }.joined().asLabel
        }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        switch Callee(call) {
        case .type(let name) where ["Text", "Label", "LocalizedStringKey"].contains(name.text):
            return call.arguments.first?.expression.literalText
        default: return nil
        }
    }

    /// A literal's text, or else how the expression is written.
    var asText: String { literalText ?? bareText.asLabel }

    /// The first text in a label; without one, the first view that it is made of.
    var visibleText: String {
        let finder = TextFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.text ?? finder.picture ?? finder.view ?? ""
    }
}

private final class TextFinder: SyntaxVisitor {
    private(set) var text: String?
    private(set) var picture: String?
    private(set) var view: String?
    private static let layouts: Set<String> = [
        "HStack", "VStack", "ZStack", "Group", "Section", "Spacer", "Divider", "Text", "Label",
        "Image", "EmptyView", "Color", "LocalizedStringKey", "Button", "Circle", "Rectangle",
        "RoundedRectangle",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .type(let name) = Callee(node) else { return .visitChildren }
        if text == nil { text = ExprSyntax(node).literalText }
        if name.text == "Image", picture == nil {
            picture = node.arguments.first?.expression.literalText
        } else if !Self.layouts.contains(name.text), view == nil {
            view = name.text
        }
        return .visitChildren
    }
}
#endif
