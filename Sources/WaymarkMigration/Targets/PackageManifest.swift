// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftParser
    import SwiftSyntax

    /// What a `Package.swift` says about the systems that it runs on. It is read, not run.
    enum PackageManifest {
        /// The versions in the argument `platforms`; an unknown floor where there is none, or one
        /// that is not written out.
        static func floor(of source: String) -> Floor {
            let finder = PlatformFinder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: source))
            return finder.floor
        }
    }

    private final class PlatformFinder: SyntaxVisitor {
        var floor = Floor()

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.label?.text == "platforms",
                let list = node.expression.as(ArrayExprSyntax.self)
            else { return .visitChildren }
            for element in list.elements {
                if let call = element.expression.as(FunctionCallExprSyntax.self) { note(call) }
            }
            return .skipChildren
        }

        private func note(_ call: FunctionCallExprSyntax) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                let system = Floor.System(rawValue: member.declName.baseName.text),
                let argument = call.arguments.first?.expression
            else { return }
            if let version = argument.as(MemberAccessExprSyntax.self) {
                floor[system] = Version(version.declName.baseName.text)
            } else if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            {
                floor[system] = Version(text)
            }
        }
    }
#endif
