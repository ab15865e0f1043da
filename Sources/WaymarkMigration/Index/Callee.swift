// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// What a call calls, told by how it is written.
    enum Callee {
        /// A value of a type is made; the type's name.
        case type(TokenSyntax)
        /// A method is called on something.
        case method(TokenSyntax)
        /// A function is called.
        case function(TokenSyntax)
        case other

        init(_ call: FunctionCallExprSyntax) {
            var called = call.calledExpression
            if let generic = called.as(GenericSpecializationExprSyntax.self) {
                called = generic.expression
            }
            if let reference = called.as(DeclReferenceExprSyntax.self) {
                let name = reference.baseName
                self = name.text.beginsWithCapital ? .type(name) : .function(name)
            } else if let member = called.as(MemberAccessExprSyntax.self) {
                self = Self.member(member)
            } else {
                self = .other
            }
        }

        private static func member(_ member: MemberAccessExprSyntax) -> Callee {
            let name = member.declName.baseName
            guard let base = member.base else {
                return member.goesOnAChain ? .method(name) : .other
            }
            if name.text.beginsWithCapital { return .type(name) }
            if name.text == "init", let type = base.as(DeclReferenceExprSyntax.self) {
                return .type(type.baseName)
            }
            return .method(name)
        }

        private var name: String {
            switch self {
            case .type(let token), .method(let token), .function(let token): token.text
            case .other: ""
            }
        }

        /// What an argument of this label stands in.
        func surrounding(of label: String, in call: FunctionCallExprSyntax) -> Surrounding? {
            switch self {
            case .type(let token): surroundingInType(token, label)
            case .method: surroundingInMethod(label)
            case .function: surroundingInMethod(label)
            case .other: .unclear
            }
        }

        private func surroundingInType(_ token: TokenSyntax, _ label: String) -> Surrounding? {
            if let kind = ContainerKind(rawValue: name) {
                return .container(token.range.lowerBound, kind.column(of: label))
            }
            switch name {
            case "NavigationLink": return label == "destination" ? .push : nil
            case "TabView", "Tab": return .tab
            case _ where name.hasSuffix("HostingController") || label == "rootView":
                return .controller
            case _ where KnownCallees.lazyViews.contains(name): return .lazy
            case _ where KnownCallees.loops.contains(name): return .loop
            case _ where KnownCallees.controls.contains(name): return .control
            case _ where KnownCallees.views.contains(name): return nil
            default: return .handed(to: name, as: label)
            }
        }

        private func surroundingInMethod(_ label: String) -> Surrounding? {
            switch name {
            case "sheet": .modal(.sheet)
            case "popover": .modal(.popover)
            case "fullScreenCover": .modal(.cover)
            case "navigationDestination": .push
            case "toolbar", "navigationBarItems": .toolbar
            case _ where KnownCallees.actingMethods.contains(name): .control
            case _ where KnownCallees.methods.contains(name): nil
            default: .handed(to: name, as: label)
            }
        }

        /// What the first trailing closure stands in.
        func surroundingOfTrailingClosure(in call: FunctionCallExprSyntax) -> Surrounding? {
            guard case .type(let token) = self, name == "NavigationLink" else {
                return surrounding(of: "", in: call)
            }
            return LinkCall(call, token)?.trailingClosureIsDestination == true ? .push : nil
        }

        /// What the thing stands in that a method is called on.
        func surroundingOfBase(_ call: FunctionCallExprSyntax) -> Surrounding? {
            if case .method = self, name.hasSuffix("HostingController") { return .controller }
            guard case .method = self, name == "navigationViewStyle",
                let argument = call.arguments.first
            else { return nil }
            return .styled(ContainerStyle(written: argument.expression.bareText))
        }
    }

    extension ExprSyntax {
        /// Whether this is `self`.
        var isSelf: Bool {
            self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        }
    }

    extension FunctionCallExprSyntax {
        /// What the function that is called is asked of; `nil` when it is called by its name alone.
        var calledBase: ExprSyntax? {
            if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.base }
            return calledExpression.is(DeclReferenceExprSyntax.self)
                || calledExpression.is(GenericSpecializationExprSyntax.self)
                ? nil : calledExpression
        }
    }

    extension ContainerKind {
        /// What an argument of this label is of a split view; `nil` for other containers.
        fileprivate func column(of label: String) -> Surrounding.Column? {
            switch self {
            case .splitView, .wrappedSplitView: label == "detail" ? .detail : .leading
            case .view, .stack, .wrappedStack: nil
            }
        }
    }

    extension MemberAccessExprSyntax {
        /// Whether this is the first of the modifiers in an `#if`, which go on with a chain before
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
