// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A piece of source in which there is nothing but hidden links, and that goes with them.
struct HiddenLinks {
    /// A link, and the conditions between it and the whole.
    struct Part {
        let link: LegacyLink
        let conditions: [ConditionElementListSyntax]
    }

    /// The whole: a statement, or a modifier that holds nothing else.
    enum Whole {
        case statement(CodeBlockItemSyntax)
        case modifier(ModifierCall)
    }

    let whole: Whole
    let parts: [Part]

    /// The largest piece around a link; `nil` where the link is no statement and no modifier's
    /// own.
    init?(around link: LegacyLink, in file: ParsedFile) {
        guard let whole = Self.whole(around: ExprSyntax(link.chain.whole), link.trigger) else {
            return nil
        }
        self.whole = whole
        let node = Self.node(of: whole)
        parts = file.legacyLinks(in: node)
            .filter { $0.isHidden && $0.trigger == link.trigger && Self.isPart($0, of: node) }
            .map { Part(link: $0, conditions: $0.conditions(upTo: Syntax(node))) }
    }

    /// Puts pieces together that go with each other: all are in the place of the first.
    init?(_ pieces: [HiddenLinks]) {
        guard let first = pieces.first else { return nil }
        whole = first.whole
        parts = pieces.flatMap(\.parts)
    }

    /// The bytes that go.
    var range: Range<Int> {
        switch whole {
        case .statement(let item): item.range
        case .modifier(let modifier): modifier.range
        }
    }

    var node: Syntax { Self.node(of: whole) }

    private static func node(of whole: Whole) -> Syntax {
        switch whole {
        case .statement(let item): Syntax(item)
        case .modifier(let modifier): Syntax(modifier.call)
        }
    }

    /// Links in the destination of another one, or in what a modifier is applied to, are no
    /// parts.
    private static func isPart(_ link: LegacyLink, of node: Syntax) -> Bool {
        var inner = Syntax(link.chain.whole)
        while inner.id != node.id, let parent = inner.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                if call.makes("NavigationLink") { return false }
                if call.calledExpression.id == inner.id, call.id == node.id { return false }
            }
            inner = parent
        }
        return true
    }

    private static func whole(around expression: ExprSyntax, _ trigger: LegacyLink.Trigger)
        -> Whole?
    {
        if let argument = expression.parent?.as(LabeledExprSyntax.self) {
            return modifier(holding: argument).map { .modifier($0) }
        }
        guard let item = expression.parent?.as(CodeBlockItemSyntax.self) else { return nil }
        return whole(around: item, trigger)
    }

    private static func whole(around item: CodeBlockItemSyntax, _ trigger: LegacyLink.Trigger)
        -> Whole
    {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.allSatisfy({ $0.isHiddenLinks(trigger) })
        else { return .statement(item) }
        if let closure = list.parent?.as(ClosureExprSyntax.self), closure.signature == nil,
            let call = closure.parent?.as(FunctionCallExprSyntax.self),
            call.trailingClosure?.id == closure.id
        {
            if let modifier = ModifierCall(call, named: ["background", "overlay"]) {
                return .modifier(modifier)
            }
            if call.isStackOfHiddenLinks(trigger),
                let outer = whole(around: ModifierChain(after: call).whole, trigger)
            {
                return outer
            }
        } else if let body = list.parent, let conditional = body.parent?.as(IfExprSyntax.self),
            let outer = conditional.statement, outer.isHiddenLinks(trigger)
        {
            return whole(around: outer, trigger)
        }
        return .statement(item)
    }

    private static func modifier(holding argument: LabeledExprSyntax) -> ModifierCall? {
        guard argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id, call.trailingClosure == nil
        else { return nil }
        return ModifierCall(call, named: ["background", "overlay"])
    }
}

extension LegacyLink {
    /// The conditions between this and a node around it, from outside to inside.
    fileprivate func conditions(upTo node: Syntax) -> [ConditionElementListSyntax] {
        var found: [ConditionElementListSyntax] = []
        var inner = Syntax(chain.whole)
        while inner.id != node.id, let parent = inner.parent {
            if let conditional = parent.as(IfExprSyntax.self) {
                found.insert(conditional.conditions, at: 0)
            }
            inner = parent
        }
        return found
    }
}

extension CodeBlockItemSyntax {
    /// True if it shows nothing but hidden links that follow the same.
    func isHiddenLinks(_ trigger: LegacyLink.Trigger) -> Bool {
        let expression =
            item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        if let conditional = expression?.as(IfExprSyntax.self) {
            return conditional.elseBody == nil && conditional.conditions.availability == nil
                && !conditional.body.statements.isEmpty
                && conditional.body.statements.allSatisfy { $0.isHiddenLinks(trigger) }
        }
        guard let call = expression?.innermostCall else { return false }
        if let link = LegacyLink(call) {
            return link.isHidden && link.trigger == trigger && link.hiddenRefusal == nil
        }
        return call.isStackOfHiddenLinks(trigger)
    }
}

extension FunctionCallExprSyntax {
    /// True if this puts nothing but hidden links together.
    fileprivate func isStackOfHiddenLinks(_ trigger: LegacyLink.Trigger) -> Bool {
        guard ["VStack", "HStack", "ZStack", "Group"].contains(where: makes),
            let closure = trailingClosure, additionalTrailingClosures.isEmpty,
            !closure.statements.isEmpty
        else { return false }
        let chain = ModifierChain(after: self)
        return chain.conditional == nil && chain.modifiers.allSatisfy(\.isOfNoUseOnHiddenLinks)
            && closure.statements.allSatisfy { $0.isHiddenLinks(trigger) }
    }
}
#endif
