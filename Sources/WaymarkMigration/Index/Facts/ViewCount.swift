// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The number of views that some statements make at a time, as far as they tell.
enum ViewCount: Hashable, Sendable {
    /// One, or none.
    case one
    /// More than one, be it in one branch only.
    case several
    /// As many as a member of this name, or the body of a view of this name.
    case sameAs(String)

    /// Counts the views of a builder; a function that returns a view returns one.
    init(_ statements: CodeBlockItemListSyntax) {
        // A filtered list of statements would be a tree of its own.
        let views = Array(statements.lazy.filter(\.isView).prefix(2))
        if statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) {
            self = .one
        } else if views.count == 1, let only = views.first {
            self = ViewCount(only.item)
        } else {
            self = views.isEmpty ? .one : .several
        }
    }

    /// Counts the views of a statement.
    init(_ item: CodeBlockItemSyntax.Item) {
        if let condition = item.as(IfConfigDeclSyntax.self) {
            self = .most(
                condition.clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) })
            return
        }
        let expression =
            item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        self = expression.map { ViewCount($0) } ?? .one
    }

    private init(_ expression: ExprSyntax) {
        if let conditional = expression.as(IfExprSyntax.self) {
            self = .most(conditional.branches)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            self = .most(choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements })
        } else {
            self = ViewCount(root: expression.root)
        }
    }

    private init(root: ExprSyntax) {
        guard let call = root.as(FunctionCallExprSyntax.self) else {
            self = root.memberName.map { .sameAs($0) } ?? .one
            return
        }
        switch call.calledName {
        case "ForEach", "TupleView": self = .several
        case "Group": self = call.trailingClosure.map { ViewCount($0.statements) } ?? .one
        case let name: self = name.map { .sameAs($0) } ?? .one
        }
    }

    /// Returns the most that one of some branches makes: several when one of them does.
    private static func most(_ branches: [CodeBlockItemListSyntax]) -> ViewCount {
        let counts = branches.map { ViewCount($0) }
        return counts.count == 1 ? counts[0] : counts.contains(.several) ? .several : .one
    }
}

extension ProjectIndex {
    /// True if a statement of a type's member may make more than one view at a time.
    func isSeveral(
        _ count: ViewCount, in owner: String, of path: String, _ depth: Int = 0
    ) -> Bool {
        guard depth < 8, case .sameAs(let name) = count else { return count == .several }
        let made =
            name.beginsWithCapital
            ? screenMembers(of: name, seenFrom: path).filter { $0.facts.name == "body" }
            : members(name, of: owner, seenFrom: path)
        let near = made.filter { $0.path == path }
        return (near.isEmpty ? made : near).contains {
            isSeveral($0.facts.content, in: $0.facts.owner, of: $0.path, depth + 1)
        }
    }
}

extension CodeBlockItemSyntax {
    /// True if it is more than a declaration.
    fileprivate var isView: Bool {
        !item.is(DeclSyntax.self) || item.is(IfConfigDeclSyntax.self)
    }
}

extension IfExprSyntax {
    /// The statements of all branches.
    fileprivate var branches: [CodeBlockItemListSyntax] {
        switch elseBody {
        case .ifExpr(let next): [body.statements] + next.branches
        case .codeBlock(let block): [body.statements, block.statements]
        case nil: [body.statements]
        }
    }
}

extension ExprSyntax {
    /// The view that the modifiers are applied to.
    fileprivate var root: ExprSyntax {
        if let conditional = self.as(PostfixIfConfigExprSyntax.self) {
            return conditional.base?.root ?? self
        }
        guard let call = self.as(FunctionCallExprSyntax.self), case .method = Callee(call),
            let base = call.calledBase, !base.isSelf
        else { return self }
        return base.root
    }

    /// The name of a property of the type around.
    fileprivate var memberName: String? {
        if let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
            return member.declName.baseName.text
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
#endif
