// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The thing that a call calls, told by how it is written.
enum Callee {
    /// A name, and what it reads: it is asked for often.
    struct Name {
        let token: TokenSyntax
        let text: String

        fileprivate init(_ token: TokenSyntax) {
            self.token = token
            text = token.text
        }

        var range: Range<Int> { token.range }
    }

    /// A value of a type is made; the type's name.
    case type(Name)
    /// A method is called on something.
    case method(Name)
    /// A function is called.
    case function(Name)
    case other

    init(_ call: FunctionCallExprSyntax) {
        var called = call.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) {
            called = generic.expression
        }
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            let name = Name(reference.baseName)
            self = name.text.beginsWithCapital ? .type(name) : .function(name)
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            self = Self.member(member)
        } else {
            self = .other
        }
    }

    private static func member(_ member: MemberAccessExprSyntax) -> Callee {
        let name = Name(member.declName.baseName)
        guard let base = member.base else {
            return member.goesOnAChain ? .method(name) : .other
        }
        if name.text.beginsWithCapital { return .type(name) }
        if name.text == "init", let type = base.as(DeclReferenceExprSyntax.self) {
            return .type(Name(type.baseName))
        }
        return .method(name)
    }

    /// Returns the surrounding of an argument with this label; `nil` when it adds none.
    func surrounding(of label: String, in call: FunctionCallExprSyntax) -> Surrounding? {
        switch self {
        case .type(let name): Self.surrounding(in: name, label)
        case .method(let name), .function(let name):
            Self.surrounding(inMethod: name.text, label)
        case .other: .unclear
        }
    }

    private static func surrounding(in type: Name, _ label: String) -> Surrounding? {
        let name = type.text
        let known = KnownCallees.types[name]
        switch known {
        case .container(let kind):
            return .container(type.range.lowerBound, kind.column(of: label))
        case .link: return label == "destination" ? .push : nil
        case .tab: return .tab
        case _ where label == "rootView" || name.hasSuffix("HostingController"):
            return .controller
        case .lazy: return .lazy
        case .loop: return .loop
        case .control: return .control
        case .picture: return .picture
        case .view: return nil
        case nil: return .handed(to: name, as: label)
        }
    }

    private static func surrounding(inMethod name: String, _ label: String) -> Surrounding? {
        switch KnownCallees.methods[name] {
        case .modal(let kind): .modal(kind)
        case .push: .push
        case .toolbar: .toolbar
        case .control: .control
        case .picture: .picture
        case .view: nil
        case nil where name == "init" && label == "rootView": .controller
        case nil: .handed(to: name, as: label)
        }
    }

    /// Returns the surrounding of the first trailing closure; `nil` when it adds none.
    func surroundingOfTrailingClosure(in call: FunctionCallExprSyntax) -> Surrounding? {
        guard case .type(let name) = self, name.text == "NavigationLink" else {
            return surrounding(of: "", in: call)
        }
        return LinkCall(call, name.token)?.trailingClosureIsDestination == true ? .push : nil
    }

    /// Returns the surrounding that a method makes of what it is called on; `nil` when it makes
    /// none.
    func surroundingOfBase(_ call: FunctionCallExprSyntax) -> Surrounding? {
        guard case .method(let name) = self else { return nil }
        if name.text.hasSuffix("HostingController") { return .controller }
        guard name.text == "navigationViewStyle", let argument = call.arguments.first else {
            return nil
        }
        return .styled(ContainerStyle(written: argument.expression.bareText))
    }
}

extension ExprSyntax {
    /// True if this is `self`.
    var isSelf: Bool {
        self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
}

extension FunctionCallExprSyntax {
    /// The expression that the called function is a member of; `nil` when the function is called by
    /// its name alone.
    var calledBase: ExprSyntax? {
        if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.base }
        return calledExpression.is(DeclReferenceExprSyntax.self)
            || calledExpression.is(GenericSpecializationExprSyntax.self)
            ? nil : calledExpression
    }
}

extension ContainerKind {
    /// Returns the column of a split view that an argument with this label fills; `nil` for other
    /// containers.
    fileprivate func column(of label: String) -> Surrounding.Column? {
        switch self {
        case .splitView, .wrappedSplitView: label == "detail" ? .detail : .leading
        case .view, .stack, .wrappedStack, .outermostStack: nil
        }
    }
}

extension MemberAccessExprSyntax {
    /// True if this is the first of the modifiers in an `#if`, which go on with a chain before
    /// it.
    var goesOnAChain: Bool {
        guard base == nil else { return false }
        var node = Syntax(self)
        while let parent = node.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) {
                return clause.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self)
                    ?? false
            }
            let isCalled =
                parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            let isBase = parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            guard isCalled || isBase || parent.is(PostfixIfConfigExprSyntax.self) else {
                return false
            }
            node = parent
        }
        return false
    }
}
#endif
