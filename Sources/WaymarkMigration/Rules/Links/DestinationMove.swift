// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that put destinations on a view instead of hidden links.
struct DestinationMove {
    let hidden: HiddenLinks
    let host: LinkHost
    let source: SourceText

    /// Nothing is seen of a link in a background; elsewhere it takes room.
    var level: Level {
        if case .modifier = hidden.whole, hidden.parts.allSatisfy(\.conditions.isEmpty) {
            return .exact
        }
        return .assisted
    }

    /// The edits of one link; the first brings what they have in common.
    func edits(for part: HiddenLinks.Part) -> [Edit] {
        let isFirst = hidden.parts.first?.link.offset == part.link.offset
        switch host {
        case .view(let view):
            let end = view.range.upperBound
            let added = Edit(
                end..<end, pieces: [.gap(source.place(after: view))] + modifier(part))
            return isFirst ? [hidden.removal(from: source), added] : [added]
        case .modified:
            return isFirst ? [Edit(hidden.range, pieces: inPlace(after: ""))] : []
        case .place:
            let invisible = "Color.clear.frame(width: 0, height: 0)"
            return isFirst ? [Edit(hidden.range, pieces: inPlace(after: invisible))] : []
        }
    }

    /// All destinations, where the links were.
    private func inPlace(after start: String) -> [Edit.Piece] {
        let all = hidden.parts.map(modifier)
        return source.chain(all, instead: hidden.range, after: start)
    }

    private func modifier(_ part: HiddenLinks.Part) -> [Edit.Piece] {
        part.link.destinationModifier(under: part.conditions)
    }
}

extension LegacyLink {
    /// A modifier that shows what the link leads to, when its flag is set.
    func destinationModifier(
        under conditions: [ConditionElementListSyntax] = []
    ) -> [Edit.Piece] {
        guard let flag = link.isActive, let text = DestinationText(link, under: conditions)
        else { return [] }
        return [
            .text(".navigationDestination"),
            .arguments([[.text("isPresented: "), .copy(flag.range)]]), .text(" "),
            text.closure,
        ]
    }
}

extension HiddenLinks {
    /// Takes the links away.
    func removal(from source: SourceText) -> Edit {
        if case .statement = whole { return source.removal(ofStatement: range) }
        return source.removal(of: range)
    }

    /// True if a comment would go with the links.
    var hasComment: Bool {
        let moved = parts.flatMap { part in
            (part.link.link.isActive.map { [$0.range] } ?? [])
                + (DestinationText(part.link.link, under: part.conditions)?.moved ?? [])
        }
        return node.hasComment(in: range, besides: moved)
    }
}

extension SyntaxProtocol {
    /// True if a comment begins in a range, and not in one of the others.
    func hasComment(in range: Range<Int>, besides kept: [Range<Int>]) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            let before = token.position.utf8Offset
            let after = token.range.upperBound
            return token.leadingTrivia.hasComment && range.contains(before)
                && before > range.lowerBound && !kept.contains { $0.contains(before) }
                || token.trailingTrivia.hasComment && range.contains(after)
                    && !kept.contains { $0.contains(after) }
        }
    }
}

extension LocalNames {
    /// True if one of the names is used in the flag of a link.
    func areMentioned(inFlagOf link: LegacyLink) -> Bool {
        link.link.isActive.map { areMentioned(in: $0) } ?? false
    }
}
#endif
