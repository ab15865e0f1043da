// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The view that a destination is put on, in place of a link.
enum LinkHost {
    /// A view that the link stood in, or beside.
    case view(ExprSyntax)
    /// The view to which a modifier that goes was applied.
    case modified
    /// An invisible view where the link was.
    case place

    /// The node whose names the destination can use.
    fileprivate func scope(of hidden: HiddenLinks) -> Syntax {
        switch self {
        case .view(let view): Syntax(view)
        case .modified, .place: hidden.node
        }
    }
}

/// Looks for the view that the destinations of hidden links can be put on.
struct LinkHostSearch {
    let hidden: HiddenLinks
    let link: Occurrence
    let file: ParsedFile
    let navigation: NavigationIndex

    /// The nearest that is not made again and again, and where all names are known; a reason
    /// where there is none.
    func host() -> Result<LinkHost, Refused> {
        let refusal = navigation.refusalOfDestination(on: link, in: file.source.path)
        guard case .statement(let item) = hidden.whole else {
            return refusal.map { .failure(Refused($0)) } ?? .success(.modified)
        }
        if let outer = around(item) { return .success(.view(ExprSyntax(outer))) }
        if let refusal { return .failure(Refused(refusal)) }
        return .success(sibling(of: item).map { .view($0) } ?? .place)
    }

    // MARK: Around

    private func around(_ item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
        var inner = item
        while let closure = inner.parent?.parent?.as(ClosureExprSyntax.self),
            let call = closure.parent?.as(FunctionCallExprSyntax.self),
            call.trailingClosure?.id == closure.id, call.hasFixedContent
        {
            if call.isOneView, knowsNames(call), !navigation.isAmongRows(call, in: file) {
                return call
            }
            let chain = ModifierChain(after: call)
            guard chain.conditional == nil,
                let outer = chain.whole.parent?.as(CodeBlockItemSyntax.self)
            else { return nil }
            inner = outer
        }
        return nil
    }

    private func knowsNames(_ node: some SyntaxProtocol) -> Bool {
        let names = LocalNames(at: hidden.node, outTo: node)
        return !hidden.parts.contains { part in
            part.mentioned.contains { names.areMentioned(in: $0) }
        }
    }

    // MARK: Beside

    /// A view beside the link, the nearest before it where no name stands in the way.
    private func sibling(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        let trigger = hidden.parts.first?.link.trigger ?? .flag
        let views = Array(list).filter { !$0.isHiddenLinks(trigger) && $0.id != item.id }
            .compactMap { $0.item.as(ExprSyntax.self) }.filter(\.canHoldDestination)
        let before = views.last { $0.position < item.position && knowsNamesBeside($0) }
        return before ?? views.first { $0.position > item.position }
    }

    private func knowsNamesBeside(_ view: ExprSyntax) -> Bool {
        guard let list = view.parent?.parent else { return false }
        let all = LocalNames(at: hidden.node, outTo: list)
        let known = LocalNames(at: view, outTo: list).names
        return all.names == known || knowsNames(list)
    }
}

/// An error with the reason why a site stays, such as that there is nothing to put a destination
/// on.
struct Refused: Error {
    let refusal: Refusal

    init(_ refusal: Refusal) { self.refusal = refusal }
}

extension HiddenLinks.Part {
    /// The nodes that are used where the destination is.
    var mentioned: [Syntax] {
        let destination = link.link.destination.map { Syntax($0) }
        let closure =
            link.link.trailingClosureIsDestination ? link.link.call.trailingClosure : nil
        let flag = (link.link.isActive ?? link.link.selection).map { Syntax($0) }
        let tag = link.link.tag.map { Syntax($0) }
        return [destination, closure.map { Syntax($0) }, flag, tag].compactMap(\.self)
            + conditions.map { Syntax($0) }
    }
}

extension FunctionCallExprSyntax {
    /// True if it shows each view of its closure once.
    fileprivate var hasFixedContent: Bool {
        guard case .type(let name) = Callee(self), additionalTrailingClosures.isEmpty else {
            return false
        }
        switch name.text {
        case "VStack", "HStack", "ZStack", "ScrollView", "LazyVStack", "LazyHStack", "Group",
            "Form", "Section", "ScrollViewReader", "GeometryReader":
            return true
        case "List": return arguments.allSatisfy { $0.label?.text == "selection" }
        default: return false
        }
    }

    /// True if a modifier after it is applied once, not to each view in it.
    fileprivate var isOneView: Bool { !makes("Group") && !makes("Section") }
}

extension ExprSyntax {
    /// True if this is a view of its own, on which a destination does what it shall.
    fileprivate var canHoldDestination: Bool {
        guard let call = innermostCall, case .type(let name) = Callee(call) else {
            return false
        }
        return ModifierChain(after: call).whole.id == id
            && ![
                "Group", "ForEach", "Section", "EmptyView", "Spacer", "Divider",
                "NavigationLink", "NavigationView", "NavigationStack", "NavigationSplitView",
                "ToolbarItem", "ToolbarItemGroup", "Tab",
            ].contains(name.text)
    }
}
#endif
