// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A view in a `TabView` with what makes a tab of it: `Home().tabItem { … }.tag(1)`.
struct TabChild {
    let whole: ExprSyntax
    let content: ExprSyntax
    /// The first modifier that goes.
    private let seam: TokenSyntax
    let title: ExprSyntax
    let image: ExprSyntax
    /// The label of the image as an argument: `systemImage` or `image`.
    let imageLabel: String
    let tag: ExprSyntax?

    /// Reads a view; `nil` when a part of it is not written out, or more is done with it.
    init?(_ expression: ExprSyntax) {
        var rest = expression
        var item: ClosureExprSyntax?
        var seam: TokenSyntax?
        var tag: ExprSyntax?
        while let call = rest.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        {
            let name = member.declName.baseName.text
            if name == "tabItem", item == nil, call.arguments.isEmpty {
                item = call.trailingClosure
            } else if name == "tag", tag == nil, call.arguments.count == 1 {
                tag = call.argument(nil)?.expression
            } else {
                break
            }
            rest = base
            seam = member.period
        }
        guard let seam, let label = item.flatMap(TabLabel.init) else { return nil }
        whole = expression
        self.seam = seam
        content = rest
        title = label.title
        image = label.image
        imageLabel = label.imageLabel
        self.tag = tag
    }

    /// The edit that makes a `Tab` of it.
    func edit(in source: SourceText) -> Edit {
        let value: [Edit.Piece] = tag.map { [.text(", value: "), .copy($0.range)] } ?? []
        let head: [Edit.Piece] = [
            .text("Tab("), .copy(title.range), .text(", \(imageLabel): "), .copy(image.range),
        ]
        let kept = keptContent(in: source)
        let isOpen = source.hasLineEnd(in: whole.range)
        let content: [Edit.Piece] = [.text(") "), .block([[.copy(kept)]], isOpen: isOpen)]
        return Edit(whole.range, pieces: head + value + content)
    }

    /// The content, to the end of its lines when what goes has lines of its own, so that edits
    /// of whole lines are inside.
    private func keptContent(in source: SourceText) -> Range<Int> {
        let line = source.range(ofLine: source.line(of: seam.range.lowerBound))
        let end = content.range.upperBound
        return content.range.lowerBound..<max(end, line.lowerBound)
    }

    /// True if a comment stands outside of what is kept.
    func losesComment(in file: ParsedFile) -> Bool {
        let kept = [title, image, tag].compactMap(\.self).map(\.range)
        return file.hasComment(in: whole.range, outside: kept + [keptContent(in: file.source)])
    }
}

/// A title and a picture: `Label("Home", systemImage: "house")`, or a `Text` and an `Image`.
private struct TabLabel {
    let title: ExprSyntax
    let image: ExprSyntax
    let imageLabel: String

    init?(_ closure: ClosureExprSyntax) {
        let calls = closure.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
        guard closure.signature == nil, calls.count == closure.statements.count,
            calls.allSatisfy({ $0.trailingClosure == nil }),
            let parts = Self.label(calls) ?? Self.textAndImage(calls)
        else { return nil }
        (title, image, imageLabel) = parts
    }

    private static func label(
        _ calls: [FunctionCallExprSyntax]
    ) -> (ExprSyntax, ExprSyntax, String)? {
        guard let label = calls.first, calls.count == 1, label.isCall(of: ["Label"]),
            label.arguments.count == 2, let title = label.argument(nil)?.expression
        else { return nil }
        for name in ["systemImage", "image"] {
            if let image = label.argument(name)?.expression { return (title, image, name) }
        }
        return nil
    }

    private static func textAndImage(
        _ calls: [FunctionCallExprSyntax]
    ) -> (ExprSyntax, ExprSyntax, String)? {
        guard calls.count == 2, calls.allSatisfy({ $0.arguments.count == 1 }),
            let text = calls.first(where: { $0.isCall(of: ["Text"]) }),
            let picture = calls.first(where: { $0.isCall(of: ["Image"]) }),
            let title = text.argument(nil)?.expression
        else { return nil }
        if let image = picture.argument("systemName")?.expression {
            return (title, image, "systemImage")
        }
        return picture.argument(nil).map { (title, $0.expression, "image") }
    }
}
#endif
