// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The columns of a `NavigationView`: the views that its content makes.
enum Columns {
    /// The columns, each a statement of its own.
    case some([CodeBlockItemSyntax])
    /// The number of columns, or what they are, is not clear from the source.
    case unclear(Refusal)

    /// Reads the content of a container.
    ///
    /// - Parameter systems: Those of the target; what `#if` keeps from all of them is no
    ///   column.
    init(_ container: NavigationViewCall, for systems: Set<DeploymentTargets.System>) {
        guard let closure = container.closure else {
            self = .some([])
            return
        }
        var columns: [CodeBlockItemSyntax] = []
        for statement in closure.statements {
            if statement.item.is(DeclSyntax.self), !statement.item.is(IfConfigDeclSyntax.self) {
                continue
            }
            if let condition = statement.item.as(IfConfigDeclSyntax.self),
                condition.isEmpty(on: systems)
            {
                continue
            }
            if let refusal = Self.refusal(of: statement.item, isFirst: columns.isEmpty) {
                self = .unclear(refusal)
                return
            }
            columns.append(statement)
        }
        self = columns.isEmpty ? .unclear(.noColumn) : .some(columns)
        if columns.count > 1, let first = columns.first, Self.isControl(first.item) {
            self = .unclear(.accidentalColumns)
        }
    }

    /// The same, unless a view in it is several, as a member of a type or a view of the project
    /// may be.
    func checked(
        in owner: String, of path: String, _ project: ProjectIndex
    ) -> Columns {
        guard case .some(let columns) = self else { return self }
        let areSeveral = columns.contains {
            project.isSeveral(ViewCount($0.item), in: owner, of: path)
        }
        return areSeveral ? .unclear(.unclearColumns) : self
    }

    /// Returns the reason why a statement does not make exactly one view; `nil` when it does.
    fileprivate static func refusal(
        of item: CodeBlockItemSyntax.Item, isFirst: Bool
    ) -> Refusal? {
        if let condition = item.as(IfConfigDeclSyntax.self) {
            return condition.isOneView ? nil : .conditionalColumns
        }
        if let statement = item.as(StmtSyntax.self), !statement.is(ExpressionStmtSyntax.self),
            !statement.is(ReturnStmtSyntax.self)
        {
            return .unclearColumns
        }
        if ViewCount(item) == .several { return .unclearColumns }
        guard let call = item.as(ExprSyntax.self)?.innermostCall,
            case .type(let name) = Callee(call)
        else { return nil }
        switch name.text {
        case "EmptyView": return isFirst ? .accidentalColumns : nil
        case "NavigationView": return isFirst ? .nestedContainer : .nestedColumns
        default: return nil
        }
    }

    /// True if a view is one that nobody means to be a column.
    private static func isControl(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard let expression = item.as(ExprSyntax.self) else { return false }
        if expression.is(IfExprSyntax.self) { return true }
        guard let call = expression.innermostCall, case .type(let name) = Callee(call) else {
            return false
        }
        return ["Text", "Button", "NavigationLink", "Image", "Spacer"].contains(name.text)
    }
}

extension IfConfigDeclSyntax {
    /// True if nothing of it is compiled for any of some systems.
    fileprivate func isEmpty(on systems: Set<DeploymentTargets.System>) -> Bool {
        !systems.isEmpty
            && systems.allSatisfy { if case .none = branch(for: $0) { true } else { false } }
    }

    /// True if one view is compiled, whatever the conditions say.
    fileprivate var isOneView: Bool {
        guard clauses.last?.poundKeyword.tokenKind == .poundElse else { return false }
        return clauses.allSatisfy { clause in
            guard let items = clause.elements?.as(CodeBlockItemListSyntax.self) else {
                return false
            }
            return items.count == 1
                && items.allSatisfy { Columns.refusal(of: $0.item, isFirst: true) == nil }
        }
    }
}

extension ExprSyntax {
    /// The call that a chain of modifiers begins with: `List(…)` of `List(…).font(…)`.
    var innermostCall: FunctionCallExprSyntax? {
        if let conditional = self.as(PostfixIfConfigExprSyntax.self) {
            return conditional.base?.innermostCall
        }
        guard let call = self.as(FunctionCallExprSyntax.self) else {
            return self.as(MemberAccessExprSyntax.self)?.base?.innermostCall
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let inner = member.base?.innermostCall
        else { return call }
        return inner
    }
}
#endif
