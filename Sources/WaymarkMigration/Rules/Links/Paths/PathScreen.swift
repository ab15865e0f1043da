// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The screen of a link, when one value makes it.
struct PathScreen {
    let view: String
    let label: String
    let value: ExprSyntax

    /// Reads the destination of a link; `nil` for all but `View(label: value)`, with a value that
    /// never changes.
    init?(_ link: LegacyLink) {
        guard let call = link.destinationCall, call.trailingClosure == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.beginsWithCapital, call.arguments.count == 1,
            let argument = call.arguments.first, let label = argument.label?.text,
            argument.expression.isFixed
        else { return nil }
        view = name
        self.label = label
        value = argument.expression
    }

    /// The value where its type does not follow from what is around.
    func typedValue(_ type: String) -> [Edit.Piece] {
        let isMember =
            value.as(MemberAccessExprSyntax.self)?.base == nil
            && value.is(MemberAccessExprSyntax.self)
        return (isMember ? [.text(type)] : []) + [.copy(value.range)]
    }

    /// True if the value can be of no other type.
    func isOf(_ type: String) -> Bool {
        if value.is(StringLiteralExprSyntax.self) { return type == "String" }
        return !value.is(IntegerLiteralExprSyntax.self) || type == "Int"
    }
}

extension LegacyLink {
    /// The call that makes what it leads to, when that is nothing else.
    fileprivate var destinationCall: FunctionCallExprSyntax? {
        let written =
            link.trailingClosureIsDestination
            ? link.call.trailingClosure.map { ExprSyntax($0) } : link.destination
        let view = written?.as(ClosureExprSyntax.self)?.onlyExpression ?? written
        return view?.as(FunctionCallExprSyntax.self)
    }
}

extension ExprSyntax {
    /// True if this is a literal, or a member of a type.
    fileprivate var isFixed: Bool {
        guard isPattern else { return false }
        guard let literal = self.as(StringLiteralExprSyntax.self) else {
            let base = self.as(MemberAccessExprSyntax.self)?.base
            return base?.bareText.beginsWithCapital ?? true
        }
        return literal.representedLiteralValue != nil
    }
}

extension NavigationIndex {
    /// The type of what a view is given under a label, when it has no initializer of its own.
    func typeOfArgument(
        _ screen: PathScreen, usedIn owner: String, _ path: String
    ) -> ElementType? {
        guard project.members("init", of: screen.view, seenFrom: path).isEmpty else {
            return nil
        }
        let values = project.values(screen.label, of: screen.view, seenFrom: path)
        guard values.count == 1, let value = values.first, let written = value.facts.type else {
            return nil
        }
        var types = ElementTypes(project)
        let type = types.type(
            of: .typed(written),
            in: ElementTypes.Scope(owner: screen.view, path: value.path))
        guard let type else { return nil }
        let here = ElementTypes.Scope(owner: owner, path: path)
        return types.type(of: .typed(type.name), in: here) == type ? type : nil
    }
}
#endif
