// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension MapOwner {
    /// True if it is there for previews only.
    var isPreview: Bool {
        !inherited.isDisjoint(with: ["PreviewProvider", "LibraryContentProvider"])
    }
}

extension DeclGroupSyntax {
    /// The last parts of the names that it is declared to be.
    var inheritedNames: Set<String> {
        Set(inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? [])
    }

    /// The views of generic hosting controllers that it is declared to be.
    var hostedViews: [String] {
        (inheritanceClause?.inheritedTypes ?? []).compactMap { inherited -> String? in
            guard let type = inherited.type.as(IdentifierTypeSyntax.self),
                type.name.text.hasSuffix("HostingController")
            else { return nil }
            return type.genericArgumentClause?.arguments.first?.argument.bareText
                .lastPart
        }
    }

    /// True if other modules can use it.
    var isPublic: Bool {
        modifiers.contains { ["public", "open"].contains($0.name.text) }
    }

    /// The cases of an enumeration.
    var caseNames: Set<String> {
        Set(
            memberBlock.members.flatMap { member in
                member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
            })
    }
}

extension ClosureExprSyntax {
    /// The name of the first parameter; `0` where it has none of its own.
    var firstParameter: String? {
        guard let clause = signature?.parameterClause else { return "0" }
        switch clause {
        case .simpleInput(let names): return names.first?.name.text.withoutDollar
        case .parameterClause(let clause):
            return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
        }
    }
}

extension FunctionCallExprSyntax {
    /// The type that a chain of modifiers begins with.
    var rootType: TokenSyntax? {
        if case .type(let name) = Callee(self) { return name.token }
        return calledBase?.as(FunctionCallExprSyntax.self)?.rootType
    }

    /// True if a chain of modifiers sets a tab's item.
    var hasTabItem: Bool {
        if case .method(let name) = Callee(self), name.text == "tabItem" { return true }
        return calledBase?.as(FunctionCallExprSyntax.self)?.hasTabItem ?? false
    }
}

extension PatternBindingSyntax {
    /// Returns the value that a local name stands for, as far as it is known.
    func value(_ locals: [String: ValueExpression]) -> ValueExpression {
        if let type = typeAnnotation?.type { return .typed(type.bareText) }
        return initializer.map { ValueExpression($0.value, locals) } ?? .unknown
    }

    /// The structure of its getter or of its first value.
    var structure: ViewStructure {
        switch accessorBlock?.accessors {
        case .getter(let statements): ViewStructure(statements)
        case .accessors(let list):
            list.first { $0.accessorSpecifier.text == "get" }?.body.map {
                ViewStructure($0.statements)
            }
                ?? .unknown
        case nil: initializer.map { ViewStructure($0.value) } ?? .unknown
        }
    }
}

extension TypeSyntax {
    /// The type as it is written, and whether it may be a view's.
    var asMapped: (name: String, mayBeView: Bool) { (bareText, mayBeView) }

    /// True if its name says that values of it are views, or contents of bars and the like.
    private var mayBeView: Bool {
        tokens(viewMode: .sourceAccurate).contains {
            ["View", "AnyView", "ToolbarContent", "Content", "Scene", "TabContent"].contains(
                $0.text)
        }
    }
}
#endif
