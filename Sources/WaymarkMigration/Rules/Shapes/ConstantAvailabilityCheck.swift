// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A question for the system's version whose answer is always the same in a target, and what
/// nobody sees for that reason.
struct ConstantAvailabilityCheck {
    let whole: Syntax
    let keyword: String
    /// True if no other condition stands beside it.
    let isAlone: Bool
    /// The block of it that stays; `nil` where none does.
    let kept: CodeBlockSyntax?
    /// The part of it that goes.
    let dropped: Syntax
}

/// Finds the questions that a target's floor settles, and whose lost half has a
/// `NavigationView`.
final class ConstantAvailabilityCheckFinder: SyntaxVisitor {
    private(set) var found: [ConstantAvailabilityCheck] = []
    private let floor: DeploymentTargets

    init(_ floor: DeploymentTargets) {
        self.floor = floor
        super.init(viewMode: .sourceAccurate)
    }

    private func note(
        _ node: some SyntaxProtocol, _ conditions: ConditionElementListSyntax,
        kept: CodeBlockSyntax?, dropped: Syntax?
    ) -> SyntaxVisitorContinueKind {
        guard let question = conditions.availability, let dropped,
            dropped.mentions("NavigationView"), floor.has(question.asked)
        else { return .visitChildren }
        found.append(
            ConstantAvailabilityCheck(
                whole: Syntax(node), keyword: question.availabilityKeyword.text,
                isAlone: conditions.count == 1, kept: kept, dropped: dropped))
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let alternative = node.elseBody.map { Syntax($0) }
        if node.conditions.availability?.isPositive == true {
            return note(node, node.conditions, kept: node.body, dropped: alternative)
        }
        if alternative?.is(IfExprSyntax.self) == true { return .visitChildren }
        return note(
            node, node.conditions, kept: alternative?.as(CodeBlockSyntax.self),
            dropped: Syntax(node.body))
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.conditions.availability?.isPositive == true else { return .visitChildren }
        return note(node, node.conditions, kept: nil, dropped: Syntax(node.body))
    }
}

extension CodeBlockSyntax {
    /// The bytes of its statements, with the comments before and after them.
    var rangeWithComments: Range<Int> {
        let first = statements.firstToken(viewMode: .sourceAccurate)
        let last = statements.lastToken(viewMode: .sourceAccurate)
        let start = first?.startOfComments ?? statements.range.lowerBound
        let end = rightBrace.endOfComments ?? last?.endOfTrailingComments
        return start..<(end ?? statements.range.upperBound)
    }
}

extension TokenSyntax {
    /// The byte at which the first comment before this begins.
    fileprivate var startOfComments: Int? {
        var offset = position.utf8Offset
        for piece in leadingTrivia {
            if piece.isComment { return offset }
            offset += piece.sourceLength.utf8Length
        }
        return nil
    }

    /// The byte at which the last comment before this ends.
    fileprivate var endOfComments: Int? {
        leadingTrivia.endOfComments(from: position.utf8Offset)
    }

    /// The byte at which the last comment on the same line after this ends.
    fileprivate var endOfTrailingComments: Int? {
        trailingTrivia.endOfComments(from: range.upperBound)
    }
}

extension Trivia {
    fileprivate func endOfComments(from start: Int) -> Int? {
        var offset = start
        var end: Int?
        for piece in self {
            offset += piece.sourceLength.utf8Length
            if piece.isComment { end = offset }
        }
        return end
    }
}
#endif
