// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension LegacyLink {
    /// The edits that make it a link with a value.
    func edits(value: [Edit.Piece], in source: SourceText) -> [Edit] {
        let closure = link.label?.as(ClosureExprSyntax.self)
        var arguments = link.title.map { [[Edit.Piece.copy($0.range)]] } ?? []
        arguments.append([.text("value: ")] + value)
        if let label = link.label, closure == nil {
            arguments.append([.text("label: "), .copy(label.range)])
        }
        var pieces: [Edit.Piece] = [.text("NavigationLink"), .arguments(arguments)]
        if let closure { pieces += [.text(" "), closure.asPiece] }
        let details = chain.modifiers.filter { $0.name.text == "isDetailLink" }
        return [Edit(link.call.range, pieces: pieces)]
            + details.map { source.removal(of: $0.range) }
    }
}
#endif
