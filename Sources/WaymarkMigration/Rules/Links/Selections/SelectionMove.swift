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
            let place = source.chainPlace(after: view)
            let end = view.range.upperBound
            return [first.removal(from: source)] + others
                + [Edit(end..<end, pieces: [.text(place.gap)] + modifiers(place))]
        case .modified:
            let place = source.chainPlace(replacing: first.range, hasStart: false)
            return [Edit(first.range, pieces: modifiers(place))] + others
        case .place:
            let place = source.chainPlace(replacing: first.range, hasStart: true)
            let start = "Color.clear.frame(width: 0, height: 0)" + place.gap
            return [Edit(first.range, pieces: [.text(start)] + modifiers(place))] + others
        }
    }

    private func modifiers(_ place: ChainPlace) -> [Edit.Piece] {
        let gap = source.lineEnd(at: pieces.first?.range.lowerBound ?? 0) + place.indentation
        return hasItem
            ? item(gap, place.indentation)
            : Array(parts.map { flag($0, place.indentation) }.joined(separator: [.text(gap)]))
    }

    /// One destination for all values of the selection.
    private func item(_ gap: String, _ indentation: String) -> [Edit.Piece] {
        guard let selection = parts.first?.link.link.selection else { return [] }
        let unit = source.indentationUnit
        let step = gap + unit
        var pieces: [Edit.Piece] = [
            .text(".navigationDestination(item: "), .copy(selection.range),
            .text(") {\(step)switch $0 {"),
        ]
        for link in parts.map(\.link.link) {
            guard let tag = link.tag, let text = DestinationText(link) else { continue }
            let isLong = source.hasLineEnd(in: text.opened)
            pieces += [.text("\(step)case "), .copy(tag.range), .text(":")]
            pieces.append(.text(isLong ? step + unit : " "))
            pieces += text.views(indentation: indentation + unit + unit, in: source)
        }
        return pieces + [.text("\(step)default: EmptyView()\(step)}\(gap)}")]
    }

    /// A destination for one value of the selection.
    private func flag(_ part: HiddenLinks.Part, _ indentation: String) -> [Edit.Piece] {
        let link = part.link.link
        guard let tag = link.tag, let value = link.selection?.boundValue,
            let text = DestinationText(link)
        else { return [] }
        return [
            .text(".navigationDestination(isPresented: Binding(get: { \(value) == "),
            .copy(tag.range), .text(" }, set: { if !$0 { \(value) = nil } })) "),
        ] + text.closure(indentation: indentation, in: source)
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
