// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// A call of a modifier: `base.name(arguments) { … }`.
    struct ModifierCall {
        let call: FunctionCallExprSyntax
        let member: MemberAccessExprSyntax

        init(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax) {
            self.call = call
            self.member = member
        }

        init?(_ call: FunctionCallExprSyntax, named names: Set<String>) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                names.contains(member.declName.baseName.text)
            else { return nil }
            self.call = call
            self.member = member
        }

        var name: TokenSyntax { member.declName.baseName }

        /// The modifier without what it is applied to: from the period on.
        var range: Range<Int> { member.period.range.lowerBound..<call.range.upperBound }

        /// The arguments by label; those without one are under the empty label. `nil` when there are
        /// trailing closures, or a label stands twice.
        var arguments: [String: ExprSyntax]? {
            guard call.trailingClosure == nil else { return nil }
            let labelled = call.arguments.map { ($0.label?.text ?? "", $0.expression) }
            return labelled.count == Set(labelled.map(\.0)).count
                ? Dictionary(uniqueKeysWithValues: labelled) : nil
        }
    }

    /// Finds the calls of modifiers in a file.
    final class ModifierFinder: SyntaxVisitor {
        private let names: Set<String>
        private(set) var found: [ModifierCall] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visitPost(_ node: FunctionCallExprSyntax) {
            if let call = ModifierCall(node, named: names) { found.append(call) }
        }
    }

    extension ParsedFile {
        /// The calls of modifiers with these names, in the order of their names in the file.
        func modifiers(named names: Set<String>) -> [ModifierCall] {
            let finder = ModifierFinder(names)
            finder.walk(tree)
            return finder.found.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
        }
    }
#endif
