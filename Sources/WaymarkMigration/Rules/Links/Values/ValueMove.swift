// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that give a repeated link the element as its value, and its host the destination.
struct ValueMove {
    let row: RowLink
    let type: String
    let host: FunctionCallExprSyntax
    let source: SourceText

    /// The edits of the link.
    ///
    /// - Parameter bringsDestination: Whether it is the first that leads there.
    func edits(bringsDestination: Bool) -> [Edit] {
        let link = Edit(row.removed, row.replacement)
        return bringsDestination ? [link] + [destination].compactMap(\.self) : [link]
    }

    private var destination: Edit? {
        guard let text = DestinationText(row.link), let element = row.loop.element else {
            return nil
        }
        let place = source.chainPlace(after: ExprSyntax(host))
        let isLong = source.hasLineEnd(in: text.opened)
        let end = host.range.upperBound
        let gap = source.lineEnd(at: end) + place.indentation
        let unit = source.indentationUnit
        let given =
            element == .numbered ? text.numbered.isEmpty ? " _ in" : "" : " \(element) in"
        let open = ".navigationDestination(for: \(type).self) {\(given)"
        return Edit(
            end..<end,
            pieces: [.text(place.gap + open + (isLong ? gap + unit : " "))]
                + text.views(indentation: place.indentation + unit, in: source)
                + [.text(isLong ? gap + "}" : " }")])
    }
}
#endif
