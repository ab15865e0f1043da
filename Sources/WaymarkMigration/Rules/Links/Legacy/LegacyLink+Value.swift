// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension LegacyLink {
    /// The edits that make it a link with a value.
    func edits(value: [Edit.Piece], in source: SourceText) -> [Edit] {
        var pieces: [Edit.Piece] = [.text("NavigationLink(")]
        if let title = link.title { pieces += [.copy(title.range), .text(", ")] }
        pieces += [.text("value: ")] + value
        if let closure = link.label?.as(ClosureExprSyntax.self) {
            let indentation = source.indentation(at: offset)
            pieces += [.text(") "), source.moving(closure.range, to: indentation)]
        } else if let label = link.label {
            pieces += [.text(", label: "), .copy(label.range), .text(")")]
        } else {
            pieces.append(.text(")"))
        }
        let details = chain.modifiers.filter { $0.name.text == "isDetailLink" }
        return [Edit(link.call.range, pieces: pieces)]
            + details.map { source.removal(of: $0.range) }
    }
}
#endif
