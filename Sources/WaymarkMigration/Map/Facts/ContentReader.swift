// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Walks through what a declaration does, and notes what it shows and leads to.
final class ContentReader: SyntaxVisitor {
    private let owner: MapOwner
    private var content = MapContent()
    private var locals: [String: ValueExpression] = [:]
    private var localStructures: [String: ViewStructure] = [:]

    /// Reads nothing yet.
    ///
    /// - Parameter owner: The type that the declaration belongs to.
    init(in owner: MapOwner) {
        self.owner = owner
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads a part of its own, and gives it back.
    func collect(
        _ node: some SyntaxProtocol, structure: ViewStructure = .unknown,
        _ bindings: [String: ValueExpression] = [:]
    ) -> MapContent {
        let outer = (content, locals, localStructures)
        content = MapContent(structure: structure.replacing(localStructures))
        locals.merge(bindings) { $1 }
        walk(node)
        let inner = content
        (content, locals, localStructures) = outer
        return inner
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let exits = ExitSyntax.exits(of: node, in: owner) {
            visit(node, with: exits)
            return .skipChildren
        }
        let callee = Callee(node)
        switch callee {
        case .type(let name): visit(node, making: name.text)
        case .method(let name), .function(let name): visit(node, calling: name.token)
        case .other: return .visitChildren
        }
        return .skipChildren
    }

    private func visit(_ node: FunctionCallExprSyntax, with exits: [ExitSyntax]) {
        if case .type(let name) = Callee(node), ContainerKind(rawValue: name.text) != nil {
            content.hasContainer = true
        }
        let taken = Set(exits.compactMap { $0.content?.id })
        for exit in exits { content.exits.append(read(exit)) }
        if let base = node.calledBase, !taken.contains(base.id) { walk(base) }
        for argument in node.arguments where !taken.contains(argument.expression.id) {
            walk(argument.expression)
        }
        let closures =
            (node.trailingClosure.map { [$0] } ?? [])
            + node.additionalTrailingClosures.map(\.closure)
        let isSplit = exits.count > 1
        for closure in closures where !isSplit && !taken.contains(closure.id) { walk(closure) }
    }

    private func read(_ exit: ExitSyntax) -> MapExit {
        var found = MapExit(
            kind: exit.kind, label: exit.label, offset: exit.token.range.lowerBound,
            value: exit.value.map { ValueExpression($0, locals) }, registered: exit.registered)
        guard let written = exit.content else { return found }
        var bindings: [String: ValueExpression] = [:]
        if let parameter = written.as(ClosureExprSyntax.self)?.firstParameter {
            bindings[parameter] =
                exit.registered.map { .typed($0) }
                ?? exit.item.map { ValueExpression($0, locals) }
        }
        found.content = collect(written, structure: ViewStructure(written), bindings)
        return found
    }

    private func visit(_ node: FunctionCallExprSyntax, making name: String) {
        if name == "NavigationStack" || name == "NavigationView" || name == "TabView" {
            content.hasContainer = true
        }
        if name == "TabView",
            let closure = node.content(["content"])?.as(ClosureExprSyntax.self)
        {
            for argument in node.arguments where argument.expression.id != closure.id {
                walk(argument.expression)
            }
            return visitPages(closure)
        }
        let position = content.made.count
        content.made.append(MapContent.Made(name: name))
        content.made[position].closures = readClosures(of: node, isView: true)
    }

    /// Reads the closures that a call is given, and walks through the other arguments.
    private func readClosures(
        of node: FunctionCallExprSyntax, isView: Bool
    ) -> [MapContent.Closure] {
        var closures: [MapContent.Closure] = []
        for argument in node.arguments {
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                closures.append(read(closure, argument.label?.text ?? "", of: node, isView))
            } else {
                walk(argument.expression)
            }
        }
        if let closure = node.trailingClosure {
            closures.append(read(closure, "", of: node, isView))
        }
        for closure in node.additionalTrailingClosures {
            closures.append(read(closure.closure, closure.label.text, of: node, isView))
        }
        return closures
    }

    /// Reads a closure: rows are told an element of what their view is given first.
    private func read(
        _ closure: ClosureExprSyntax, _ label: String, of call: FunctionCallExprSyntax,
        _ isView: Bool
    ) -> MapContent.Closure {
        var bindings: [String: ValueExpression] = [:]
        if isView, let first = call.arguments.first, first.label == nil,
            let name = closure.firstParameter
        {
            bindings[name] = .element(of: ValueExpression(first.expression, locals))
        }
        return MapContent.Closure(
            label: label, offset: closure.range.lowerBound,
            content: collect(closure, structure: ViewStructure(closure.statements), bindings))
    }

    private func visit(_ node: FunctionCallExprSyntax, calling name: TokenSyntax) {
        let isOwn = node.calledBase.map { $0.bareText == "self" } ?? true
        if isOwn { content.named.append(name.text) } else { content.asked.append(name.text) }
        if name.text == "onOpenURL" || name.text == "onContinueUserActivity" {
            let label = node.title ?? name.text
            content.arrivals.append(
                MapContent.Arrival(label: label, offset: name.range.lowerBound))
        }
        if name.text == "navigationTitle" || name.text == "navigationBarTitle" {
            content.title = content.title ?? node.title
        }
        if let base = node.calledBase, !isOwn { walk(base) }
        let closures = readClosures(of: node, isView: false)
        if !closures.isEmpty {
            content.called.append(MapContent.Made(name: name.text, closures: closures))
        }
    }

    /// Reads pages, which are tabs without an item.
    private func visitPages(_ closure: ClosureExprSyntax) {
        for statement in closure.statements {
            guard let page = statement.item.as(ExprSyntax.self),
                let call = page.as(FunctionCallExprSyntax.self), let root = call.rootType
            else {
                walk(statement)
                continue
            }
            if call.hasTabItem || ["Tab", "TabSection"].contains(root.text) {
                walk(call)
            } else if ["ForEach", "Group"].contains(root.text), let rows = call.trailingClosure {
                visitPages(rows)
            } else {
                content.exits.append(
                    read(ExitSyntax(kind: .tab, token: root, content: page)))
            }
        }
    }

    // MARK: Names

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard let base = node.base else { return .skipChildren }
        if base.bareText == "self" {
            content.named.append(name)
        } else if name == "init" || name == "self" {
            content.made.append(MapContent.Made(name: base.bareText.lastPart))
        } else {
            content.asked.append(name)
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.baseName.text.beginsWithCapital { content.named.append(node.baseName.text) }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            locals[name] =
                node.initializer.map { ValueExpression($0.value, locals) }
                ?? locals[name] ?? .own(name)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                locals[name] = binding.value(locals)
                localStructures[name] = binding.structure.replacing(localStructures)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
}
#endif
