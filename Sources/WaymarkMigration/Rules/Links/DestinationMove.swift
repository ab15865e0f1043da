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
            let place = source.chainPlace(after: view)
            let added = Edit(
                view.range.upperBound..<view.range.upperBound,
                pieces: [.text(place.gap)] + modifier(part, place))
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
        let place = source.chainPlace(replacing: hidden.range, hasStart: !start.isEmpty)
        var pieces: [Edit.Piece] = start.isEmpty ? [] : [.text(start), .text(place.gap)]
        let gap = source.lineEnd(at: hidden.range.lowerBound) + place.indentation
        for (position, part) in hidden.parts.enumerated() {
            if position > 0 { pieces.append(.text(gap)) }
            pieces += modifier(part, place)
        }
        return pieces
    }

    private func modifier(_ part: HiddenLinks.Part, _ place: ChainPlace) -> [Edit.Piece] {
        part.link.destinationModifier(
            under: part.conditions, indentation: place.indentation, in: source)
    }
}

extension LegacyLink {
    /// A modifier that shows what the link leads to, when its flag is set.
    func destinationModifier(
        under conditions: [ConditionElementListSyntax] = [], indentation: String,
        in source: SourceText
    ) -> [Edit.Piece] {
        guard let flag = link.isActive, let text = DestinationText(link, under: conditions)
        else { return [] }
        return [
            .text(".navigationDestination(isPresented: "),
            source.moving(flag.range, to: indentation),
            .text(") "),
        ] + text.closure(indentation: indentation, in: source)
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
