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
        let end = host.range.upperBound
        let given =
            element == .numbered ? text.numbered.isEmpty ? " _ in" : "" : " \(element) in"
        return Edit(
            end..<end,
            pieces: [
                .gap(source.place(after: ExprSyntax(host))),
                .text(".navigationDestination(for: \(type).self) "),
                .block([text.views], parameters: given),
            ])
    }
}
#endif
