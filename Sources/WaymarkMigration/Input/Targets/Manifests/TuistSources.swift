// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The sources of a target of Tuist: patterns, and what they leave out.
struct TuistSources {
    private(set) var patterns: [String] = []
    private(set) var excluded: [String] = []

    /// Reads an argument; `nil` when the sources are not written out.
    init?(_ expression: ExprSyntax) {
        let elements =
            expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
        for element in elements where !add(element) { return nil }
    }

    /// Takes a text, or `.glob("App/**", excluding: ["App/Old/**"])`.
    private mutating func add(_ element: ExprSyntax) -> Bool {
        if let texts = element.texts {
            patterns += texts
            return true
        }
        guard let call = element.as(FunctionCallExprSyntax.self), call.calledName == "glob",
            let pattern = call.arguments.first?.expression.texts?.first
        else { return false }
        patterns.append(pattern)
        excluded += call.argument("excluding")?.expression.texts ?? []
        return true
    }
}
#endif
