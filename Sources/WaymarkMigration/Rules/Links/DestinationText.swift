// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The destination of a link, as a closure that is moved to another place.
struct DestinationText {
    /// The conditions under which there was a link, from outside to inside.
    private let conditions: [ConditionElementListSyntax]
    private let destination: ExprSyntax
    /// True if a function is handed over, not a view.
    private let isFunction: Bool

    /// Reads a link; `nil` for one without a destination of its own.
    init?(_ link: LinkCall, under conditions: [ConditionElementListSyntax] = []) {
        self.conditions = conditions
        if link.trailingClosureIsDestination, let closure = link.call.trailingClosure {
            destination = ExprSyntax(closure)
            isFunction = false
        } else if let written = link.destination {
            destination = written
            let flag = (link.isActive ?? link.tag)?.range.lowerBound ?? .max
            isFunction =
                !written.is(ClosureExprSyntax.self) && written.range.lowerBound > flag
        } else {
            return nil
        }
    }

    /// The content of the closure.
    var views: [Edit.Piece] { [.copy(opened)] + brackets }

    /// The same, with a name instead of the `$0` of the closure around.
    func views(naming name: String) -> [Edit.Piece] {
        [.renaming(opened, numbered, name)] + brackets
    }

    /// What calls a function that makes the view.
    private var brackets: [Edit.Piece] { isFunction ? [.text("()")] : [] }

    /// One view with an identity of its own, so that its state goes when that is another.
    func view(
        identifiedBy id: String, naming name: String, in source: SourceText
    ) -> [Edit.Piece] {
        let views = views(naming: name)
        let identity: [Edit.Piece] = [.gap(.same), .text(".id(\(id))")]
        if !isOneView { return [.text("Group "), .block([views], isOpen: true)] + identity }
        return views + (source.hasLineEnd(in: opened) ? identity : [.text(".id(\(id))")])
    }

    /// True if a modifier behind it is about all of it.
    private var isOneView: Bool {
        let view = destination.as(ClosureExprSyntax.self)?.onlyExpression ?? destination
        return view.is(FunctionCallExprSyntax.self) || view.is(DeclReferenceExprSyntax.self)
            || view.is(MemberAccessExprSyntax.self)
    }

    /// The places where it names, as `$0`, what the closure around it is given without a name.
    var numbered: [Range<Int>] {
        if destination.is(ClosureExprSyntax.self) { return [] }
        return destination.tokens(viewMode: .sourceAccurate)
            .filter { $0.text == .numbered && !$0.isNumberedInside(destination) }.map(\.range)
    }

    /// The bytes of `views`.
    var opened: Range<Int> {
        destination.as(ClosureExprSyntax.self)?.statements.range ?? destination.range
    }

    /// The bytes that move.
    var moved: [Range<Int>] { conditions.map(\.range) + [content] }

    /// The bytes of the destination that move: a closure as a whole, or what is in it, where
    /// conditions come between.
    private var content: Range<Int> {
        conditions.isEmpty ? destination.range : opened
    }

    /// The closure.
    var closure: Edit.Piece {
        if conditions.isEmpty, let closure = destination.as(ClosureExprSyntax.self) {
            return closure.asPiece
        }
        return conditions.reversed().reduce(.block([[.copy(content)] + brackets])) {
            .block([[.text("if "), .copy($1.range), .text(" "), $0]])
        }
    }
}

extension ClosureExprSyntax {
    /// The closure; the lines of one that is a single statement on one line are free.
    var asPiece: Edit.Piece {
        let isPlain =
            signature == nil && statements.count == 1
            && !tokens(viewMode: .sourceAccurate).contains {
                $0.id != rightBrace.id && $0.id != leftBrace.id
                    && ($0.leadingTrivia.isNotBlank || $0.trailingTrivia.isNotBlank)
            }
        let isWhole =
            isPlain && !rightBrace.leadingTrivia.isNotBlank
            && !leftBrace.trailingTrivia.isNotBlank
        return isWhole ? .block([[.copy(statements.range)]]) : .copy(range)
    }
}

extension Trivia {
    /// True if there are line ends or comments in it.
    fileprivate var isNotBlank: Bool { contains { $0.isNewline || $0.isComment } }
}
#endif
