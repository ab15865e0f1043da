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

        /// The targets that are written out, with the files that belong to them.
        static func targets(of source: String, in folder: String) -> [BuildTarget] {
            let floor = floor(of: source)
            return Parser.parse(source: source).nodes(FunctionCallExprSyntax.self).compactMap {
                target($0, in: folder, floor)
            }
        }

        private static func target(
            _ call: FunctionCallExprSyntax, in folder: String, _ floor: Floor
        ) -> BuildTarget? {
            guard let kind = call.calledName, kinds.contains(kind),
                let name = call.argument("name")?.expression.texts?.first
            else { return nil }
            let own = call.argument("path")?.expression.texts?.first
            let home = ProjectPattern.folder(
                of: own ?? (kind == "testTarget" ? "Tests/" : "Sources/") + name, in: folder)
            func places(_ label: String) -> [String]? {
                call.argument(label)?.expression.texts?.map {
                    ProjectPattern.folder(of: $0, in: home)
                }
            }
            let sources = places("sources") ?? [home]
            return BuildTarget(
                name: name, in: folder, floor: floor,
                files: Set(sources.filter { $0.hasSuffix(".swift") }),
                folders: sources.filter { !$0.hasSuffix(".swift") },
                excluded: Set(places("exclude") ?? []))
        }

        private static let kinds: Set = [
            "executableTarget", "macro", "plugin", "target", "testTarget",
        ]
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
