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

        private static let lazy: Set<String> = [
            "List", "Form", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
            "Table", "OutlineGroup", "Section",
        ]

        /// What an argument of this label stands in.
        func surrounding(of label: String, in call: FunctionCallExprSyntax) -> Surrounding? {
            switch self {
            case .type(let token):
                if let kind = ContainerKind(rawValue: name) {
                    return .container(token.range.lowerBound, kind.column(of: label))
                }
                if name == "NavigationLink" { return label == "destination" ? .push : nil }
                if name == "TabView" || name == "Tab" { return .tab }
                if name.hasSuffix("HostingController") { return .controller }
                return Self.lazy.contains(name) ? .lazy : nil
            case .method:
                return surroundingOfSystemsMethod
                    ?? (Self.ofTheSystem.contains(name) ? nil : .handed(name))
            case .function: return surroundingOfSystemsMethod
            case .other: return nil
            }
        }

        private var surroundingOfSystemsMethod: Surrounding? {
            switch name {
            case "sheet": .modal(.sheet)
            case "popover": .modal(.popover)
            case "fullScreenCover": .modal(.cover)
            case "navigationDestination": .push
            case "toolbar", "navigationBarItems": .toolbar
            default: nil
            }
        }

        /// Methods that are often given views or closures, and are not the project's.
        private static let ofTheSystem: Set<String> = [
            "alert", "animation", "background", "clipShape", "contextMenu", "disabled",
            "environment",
            "environmentObject", "font", "foregroundColor", "foregroundStyle", "frame", "map",
            "mask",
            "modifier", "navigationBarTitle", "navigationTitle", "navigationViewStyle", "offset",
            "onAppear", "onChange", "onDelete", "onDisappear", "onReceive", "onTapGesture",
            "opacity",
            "overlay", "padding", "sink", "task",
        ]

        /// What the first trailing closure stands in.
        func surroundingOfTrailingClosure(in call: FunctionCallExprSyntax) -> Surrounding? {
            guard case .type(let token) = self, name == "NavigationLink" else {
                return surrounding(of: "", in: call)
            }
            return LinkCall(call, token)?.trailingClosureIsDestination == true ? .push : nil
        }

        /// What the thing stands in that a method is called on.
        func surroundingOfBase(_ call: FunctionCallExprSyntax) -> Surrounding? {
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

    extension ConditionElementListSyntax {
        /// Whether these conditions hold on systems that have the new containers (`true`), on those
        /// that have not (`false`), or have nothing to do with it (`nil`).
        var asksForNewContainers: Bool? {
            for element in self {
                guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
                    condition.asks(for: >=)
                else { continue }
                return condition.availabilityKeyword.tokenKind == .poundAvailable
            }
            return nil
        }

        /// Whether these conditions ask for systems that are newer than the new containers.
        var asksForMore: Bool {
            contains { $0.condition.as(AvailabilityConditionSyntax.self)?.asks(for: >) ?? false }
        }
    }

    extension AvailabilityConditionSyntax {
        /// Whether the version of a system compares so to the first one with the new containers.
        fileprivate func asks(for relation: (Version, Version) -> Bool) -> Bool {
            availabilityArguments.contains { item in
                guard case .availabilityVersionRestriction(let restriction) = item.argument,
                    let system = Floor.System(written: restriction.platform.text),
                    let written = restriction.version?.bareText,
                    let version = Version(written),
                    let needed = Floor.newContainers[system]
                else { return false }
                return relation(version, needed)
            }
        }
    }
#endif
