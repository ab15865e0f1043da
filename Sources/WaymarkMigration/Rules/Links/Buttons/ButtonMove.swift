// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that put a button where a link was, and its destination after it.
struct ButtonMove {
    let link: LegacyLink
    let button: ButtonText
    /// The view around that gets the destination: a toolbar that the link is in, with what that is
    /// attached to, or a list.
    let outer: ExprSyntax?
    let source: SourceText

    /// The reason why the edits cannot be made; `nil` when they can.
    var refusal: Refusal? {
        guard let flag = link.link.isActive, let text = DestinationText(link.link) else {
            return .unclearPlace
        }
        let kept = button.moved + text.moved + [flag.range]
        if call.hasComment(in: call.range, besides: kept) { return .commentInTheWay }
        guard let outer else { return nil }
        let names = LocalNames(at: link.chain.whole, outTo: outer)
        let part = HiddenLinks.Part(link: link, conditions: [])
        return part.mentioned.contains { names.areMentioned(in: $0) } ? .localNames : nil
    }

    var edits: [Edit] {
        let view = outer ?? ExprSyntax(call)
        let destination =
            [.gap(source.place(after: view))] + link.destinationModifier()
        let details = link.chain.modifiers.filter { $0.name.text == "isDetailLink" }
            .map { source.removal(of: $0.range) }
        guard outer != nil else {
            return [Edit(call.range, pieces: button.pieces + destination)] + details
        }
        let end = view.range.upperBound
        return [Edit(call.range, pieces: button.pieces), Edit(end..<end, pieces: destination)]
            + details
    }

    private var call: FunctionCallExprSyntax { link.link.call }
}
#endif
