// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that put one destination on a view instead of the hidden links of a selection.
struct SelectionMove {
    /// The links, in pieces that go with nothing else.
    let pieces: [HiddenLinks]
    let host: LinkHost
    /// True if the systems know destinations that follow a value.
    let hasItem: Bool
    let source: SourceText

    private var parts: [HiddenLinks.Part] { pieces.flatMap(\.parts) }

    /// The reason why the edits cannot be made; `nil` when they can.
    var refusal: Refusal? {
        let links = parts.map(\.link.link)
        if parts.contains(where: { !$0.conditions.isEmpty }) { return .conditionalLink }
        guard links.allSatisfy({ DestinationText($0) != nil }) else { return .unclearPlace }
        if links.contains(where: { $0.tag?.isPattern != true }) { return .unclearTag }
        if Set(links.compactMap { $0.tag?.bareText }).count < links.count {
            return .unclearTag
        }
        if !hasItem, links.first?.selection?.boundValue == nil { return .unclearFlag }
        return pieces.contains(where: hasComment) ? .commentInTheWay : nil
    }

    private func hasComment(_ piece: HiddenLinks) -> Bool {
        let moved = piece.parts.compactMap { DestinationText($0.link.link)?.opened }
        return piece.node.hasComment(in: piece.range, besides: moved)
    }

    /// All edits, which the first link brings.
    var edits: [Edit] {
        guard let first = pieces.first else { return [] }
        let others = pieces.dropFirst().map { $0.removal(from: source) }
        switch host {
        case .view(let view):
            let gap = Edit.Piece.gap(source.place(after: view))
            let end = view.range.upperBound
            return [first.removal(from: source)] + others
                + [Edit(end..<end, pieces: modifiers.flatMap { [gap] + $0 })]
        case .modified: return [instead(of: first.range, after: "")] + others
        case .place:
            let start = "Color.clear.frame(width: 0, height: 0)"
            return [instead(of: first.range, after: start)] + others
        }
    }

    private func instead(of range: Range<Int>, after start: String) -> Edit {
        Edit(range, pieces: source.chain(modifiers, instead: range, after: start))
    }

    private var modifiers: [[Edit.Piece]] { hasItem ? [item] : parts.map(flag) }

    /// One destination for all values of the selection.
    private var item: [Edit.Piece] {
        guard let selection = parts.first?.link.link.selection else { return [] }
        let branches = parts.compactMap { part -> Edit.Branch? in
            guard let tag = part.link.link.tag, let text = DestinationText(part.link.link)
            else { return nil }
            return Edit.Branch(
                label: [.text("case "), .copy(tag.range)], statement: text.views)
        }
        let otherwise = Edit.Branch(label: [.text("default")], statement: [.text("EmptyView()")])
        return [
            .text(".navigationDestination"),
            .arguments([[.text("item: "), .copy(selection.range)]]), .text(" "),
            .block([[.text("switch $0 "), .branches(branches + [otherwise])]]),
        ]
    }

    /// A destination for one value of the selection.
    private func flag(_ part: HiddenLinks.Part) -> [Edit.Piece] {
        let link = part.link.link
        guard let tag = link.tag, let value = link.selection?.boundValue,
            let text = DestinationText(link)
        else { return [] }
        let binding: [Edit.Piece] = [
            .text("isPresented: Binding(get: { \(value) == "), .copy(tag.range),
            .text(" }, set: { if !$0 { \(value) = nil } })"),
        ]
        return [
            .text(".navigationDestination"), .arguments([binding]), .text(" "), text.closure,
        ]
    }
}

extension ExprSyntax {
    /// True if a case of a `switch` may ask for this: a literal, or a name.
    var isPattern: Bool {
        if self.is(StringLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self) {
            return true
        }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base?.is(DeclReferenceExprSyntax.self) ?? true
    }
}
#endif
