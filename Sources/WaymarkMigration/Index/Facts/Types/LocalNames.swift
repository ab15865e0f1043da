// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The names that are declared between two nodes: what mentions them cannot move out there.
struct LocalNames {
    var names: Set<String> = []
    /// True if a closure with numbered arguments is among what is between them.
    private(set) var hasNumbered = false

    /// The names that are known at a node and not at one around it.
    init(at node: some SyntaxProtocol, outTo outer: some SyntaxProtocol) {
        var inner = Syntax(node)
        while inner.id != outer.id, let parent = inner.parent {
            note(parent, around: inner)
            inner = parent
        }
    }

    /// The names that conditions bind.
    init(boundBy conditions: [ConditionElementListSyntax]) {
        for condition in conditions { notePatterns(in: condition) }
    }

    private mutating func note(_ parent: Syntax, around inner: Syntax) {
        if let list = parent.as(CodeBlockItemListSyntax.self) {
            if list.parent?.is(SourceFileSyntax.self) == true { return }
            for item in list where item.position < inner.position { note(item) }
        } else if let closure = parent.as(ClosureExprSyntax.self) {
            note(closure)
        } else if let conditional = parent.as(IfExprSyntax.self) {
            notePatterns(in: conditional.conditions)
        } else if let loop = parent.as(ForStmtSyntax.self) {
            notePatterns(in: loop.pattern)
        } else if let branch = parent.as(SwitchCaseSyntax.self) {
            notePatterns(in: branch.label)
        }
    }

    private mutating func note(_ item: CodeBlockItemSyntax) {
        if let function = item.item.as(FunctionDeclSyntax.self) {
            names.insert(function.name.text)
        } else if item.item.is(VariableDeclSyntax.self) || item.item.is(GuardStmtSyntax.self) {
            notePatterns(in: item.item)
        }
    }

    private mutating func note(_ closure: ClosureExprSyntax) {
        guard let signature = closure.signature else {
            hasNumbered = true
            return
        }
        for token in signature.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
            if case .dollarIdentifier(let name) = token.tokenKind {
                names.formUnion([name, String(name.dropFirst())])
            }
        }
    }

    private mutating func notePatterns(in node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind,
                token.parent?.is(IdentifierPatternSyntax.self) == true
            else { continue }
            names.insert(name)
        }
    }

    /// Forgets the name of an element, which may be `$0`.
    mutating func remove(_ element: String) {
        names.remove(element)
        if element == .numbered { hasNumbered = false }
    }

    /// True if one of the names is used in a node.
    func areMentioned(in node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .identifier(let name): names.contains(name) && !token.isMemberOrLabel
            case .dollarIdentifier(let name):
                names.contains(name) || names.contains(String(name.dropFirst()))
                    || hasNumbered && !token.isNumberedInside(node)
            default: false
            }
        }
    }
}

extension TokenSyntax {
    /// True if this names a part of something, or an argument: no local name.
    fileprivate var isMemberOrLabel: Bool {
        if let label = parent?.as(LabeledExprSyntax.self) { return label.label?.id == id }
        guard let reference = parent, reference.is(DeclReferenceExprSyntax.self),
            let member = reference.parent?.as(MemberAccessExprSyntax.self)
        else { return false }
        return member.declName.id == reference.id
    }

    /// True if this is `$0` of a closure inside of a node, or no numbered argument at all.
    func isNumberedInside(_ node: some SyntaxProtocol) -> Bool {
        if Int(text.dropFirst()) == nil { return true }
        var current = parent
        while let inner = current, inner.id != node.id {
            if inner.is(ClosureExprSyntax.self) { return true }
            current = inner.parent
        }
        return false
    }
}
#endif
