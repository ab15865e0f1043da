// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A link with a view that is there once for each element of something.
struct RowLink {
    let link: LinkCall
    let loop: RowLoop

    /// Reads a link; `nil` for those of other kinds, and for those that are not repeated.
    init?(_ link: LinkCall) {
        guard !link.isLegacy, link.value == nil, let loop = RowLoop.around(link.call) else {
            return nil
        }
        self.link = link
        self.loop = loop
    }

    /// The byte that people are pointed to.
    var offset: Int { link.name.range.lowerBound }

    /// The reason why it stays, as far as its row tells.
    var refusal: Refusal? {
        if loop.call.isInListWithSelection { return .otherSelection }
        if link.call.rowCalls(in: loop.call).contains(where: \.takesPresses) {
            return .inControl
        }
        if loop.isForBindings { return .bindingRows }
        return loop.element == nil ? .unclearRows : nil
    }

    /// Returns the reason why it stays, as far as its destination tells, where that comes to the
    /// host.
    func refusal(on host: FunctionCallExprSyntax) -> Refusal? {
        guard let element = loop.element, let text = DestinationText(link) else {
            return .unclearPlace
        }
        if link.call.isForSomeSystems(upTo: host) { return .conditionalLink }
        var names = LocalNames(at: link.call, outTo: host)
        names.remove(element)
        if mentioned.contains(where: names.areMentioned) { return .localNames }
        if mentioned.contains(where: \.looksSomethingUp) { return .stalePosition }
        return link.call.hasComment(in: removed, besides: [text.opened])
            ? .commentInTheWay : nil
    }

    /// The part of the destination that moves, as it is written.
    var destination: String { mentioned.first?.bareText ?? "" }

    /// True if the destination is made by one call without anything that could be edited in it.
    var isPlain: Bool {
        let call = mentioned.first?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.is(DeclReferenceExprSyntax.self) == true
            && call?.nodes(ClosureExprSyntax.self).isEmpty == true
            && call?.nodes(FunctionCallExprSyntax.self).count == 1
    }

    private var mentioned: [Syntax] {
        if link.trailingClosureIsDestination, let closure = link.call.trailingClosure {
            return [Syntax(closure)]
        }
        return link.destination.map { [Syntax($0)] } ?? []
    }

    /// The bytes of the link that go.
    var removed: Range<Int> {
        if let argument = link.call.argument("destination") {
            return argument.range.lowerBound..<argument.expression.range.upperBound
        }
        if let title = link.title {
            return title.range.upperBound..<link.call.range.upperBound
        }
        let label = link.label?.range.lowerBound ?? link.call.range.upperBound
        return link.call.calledExpression.range.upperBound..<label
    }

    /// The text that comes instead.
    var replacement: String {
        let value = "value: \(loop.element ?? "")"
        if link.call.argument("destination") != nil { return value }
        return link.title == nil ? "(\(value)) " : ", \(value))"
    }
}

extension ParsedFile {
    /// The links with a view that are repeated, in their order.
    func rowLinks() -> [RowLink] { links().compactMap(RowLink.init) }
}

extension SyntaxProtocol {
    /// True if only some systems have this, of all that have a node around it.
    func isForSomeSystems(upTo outer: some SyntaxProtocol) -> Bool {
        var node = parent
        while let current = node, current.id != outer.id {
            if current.is(IfConfigDeclSyntax.self) { return true }
            if current.as(IfExprSyntax.self)?.conditions.availability != nil { return true }
            node = current.parent
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    /// The calls between a link and what repeats it.
    fileprivate func rowCalls(
        in loop: FunctionCallExprSyntax
    ) -> ArraySlice<FunctionCallExprSyntax> {
        callsOnTheScreen.prefix { $0.id != loop.id }
    }

    /// True if what is in it takes presses itself, or shows its content elsewhere.
    var takesPresses: Bool {
        let names: Set<String> = [
            "Menu", "Picker", "Toggle", "contextMenu", "swipeActions", "tabItem", "toolbar",
        ]
        return acts || names.contains(calledName ?? "")
    }

    /// True if this is a list with a selection, or in one.
    fileprivate var isInListWithSelection: Bool {
        ([self] + callsOnTheScreen).contains {
            $0.isCall(of: ["List"]) && $0.argument("selection") != nil
        }
    }
}

extension Syntax {
    /// True if it asks for something that may be gone while it is shown: an element by its
    /// position or its key, or what a call must not lack.
    var looksSomethingUp: Bool {
        !nodes(SubscriptCallExprSyntax.self).isEmpty
            || nodes(ForceUnwrapExprSyntax.self).contains {
                !$0.nodes(FunctionCallExprSyntax.self).isEmpty
            }
    }
}
#endif
