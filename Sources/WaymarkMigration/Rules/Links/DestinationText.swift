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

    /// Returns the content of the closure, for a line that begins with these blanks.
    func views(indentation: String, in source: SourceText) -> [Edit.Piece] {
        [source.moving(opened, to: indentation)] + (isFunction ? [.text("()")] : [])
    }

    /// The same, with a name instead of the `$0` of the closure around.
    func views(naming name: String, indentation: String, in source: SourceText) -> [Edit.Piece] {
        var pieces: [Edit.Piece] = []
        var start = opened.lowerBound
        for range in numbered {
            if start < range.lowerBound {
                pieces.append(source.moving(start..<range.lowerBound, to: indentation))
            }
            pieces.append(.text(name))
            start = range.upperBound
        }
        if start < opened.upperBound {
            pieces.append(source.moving(start..<opened.upperBound, to: indentation))
        }
        return pieces + (isFunction ? [.text("()")] : [])
    }

    /// One view with an identity of its own, so that its state goes when that is another.
    func view(
        identifiedBy id: String, naming name: String, indentation: String, in source: SourceText
    ) -> [Edit.Piece] {
        let gap = source.lineEnd(at: opened.lowerBound) + indentation
        let unit = source.indentationUnit
        if isOneView {
            let seam = source.hasLineEnd(in: opened) ? gap + unit : ""
            return views(naming: name, indentation: indentation, in: source)
                + [.text("\(seam).id(\(id))")]
        }
        return [.text("Group {\(gap)\(unit)")]
            + views(naming: name, indentation: indentation + unit, in: source)
            + [.text("\(gap)}\(gap).id(\(id))")]
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

    /// The closure, for a line that begins with these blanks.
    func closure(indentation: String, in source: SourceText) -> [Edit.Piece] {
        if conditions.isEmpty, destination.is(ClosureExprSyntax.self) {
            return [source.moving(destination.range, to: indentation)]
        }
        let isLong = moved.contains { source.hasLineEnd(in: $0) }
        func gap(_ depth: Int) -> Edit.Piece {
            let unit = String(repeating: source.indentationUnit, count: depth)
            return .text(
                isLong ? source.lineEnd(at: content.lowerBound) + indentation + unit : " ")
        }
        var pieces: [Edit.Piece] = [.text("{")]
        for (depth, condition) in conditions.enumerated() {
            pieces += [gap(depth + 1), .text("if "), .copy(condition.range), .text(" {")]
        }
        let step = String(repeating: source.indentationUnit, count: conditions.count + 1)
        pieces += [
            gap(conditions.count + 1), source.moving(content, to: indentation + step),
        ]
        if isFunction { pieces.append(.text("()")) }
        for depth in (0...conditions.count).reversed() { pieces += [gap(depth), .text("}")] }
        return pieces
    }
}
#endif
