// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// The systems and the targets that a `Package.swift` declares. It is read, not run.
struct PackageManifest {
    /// The versions in the argument `platforms`; an unknown floor where there is none, or one
    /// that is not written out.
    let floor: DeploymentTargets
    /// True if there are versions that are not written out.
    let isComputed: Bool
    /// The targets that are written out, with the files that belong to them.
    let targets: [BuildTarget]

    /// Reads a manifest; `nil` when it does not parse.
    init?(_ source: String, in folder: String) {
        let tree = Parser.parse(source: source)
        guard !tree.hasError else { return nil }
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let floor = finder.isComputed ? DeploymentTargets() : finder.floor
        self.floor = floor
        isComputed = finder.isComputed
        targets = tree.nodes(FunctionCallExprSyntax.self).compactMap {
            Self.target($0, in: folder, floor)
        }
    }

    private static func target(
        _ call: FunctionCallExprSyntax, in folder: String, _ floor: DeploymentTargets
    ) -> BuildTarget? {
        guard let kind = call.calledName, kinds.contains(kind),
            let name = call.argument("name")?.expression.texts?.first,
            // A target that uses a plug-in of another package names it alike.
            call.argument("package") == nil
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
    private(set) var floor = DeploymentTargets()
    private(set) var isComputed = false

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.label?.text == "platforms", node.belongsToPackage else {
            return .visitChildren
        }
        if let list = node.expression.as(ArrayExprSyntax.self) {
            for element in list.elements { note(element.expression) }
        } else if !node.expression.is(NilLiteralExprSyntax.self) {
            isComputed = true
        }
        return .skipChildren
    }

    /// Notes a use of the platforms of a package after it was made, which may change them.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "platforms" { isComputed = true }
        return .visitChildren
    }

    private func note(_ platform: ExprSyntax) {
        guard let call = platform.as(FunctionCallExprSyntax.self),
            let name = call.calledName, let argument = call.arguments.first?.expression
        else {
            isComputed = true
            return
        }
        guard let system = DeploymentTargets.System(rawValue: name) else { return }
        let member = argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        floor[system] = (member ?? argument.texts?.first).flatMap { Version($0) }
        if floor[system] == nil { isComputed = true }
    }
}

extension LabeledExprSyntax {
    /// True if this is an argument of `Package(…)`, and not of a dependency's condition.
    fileprivate var belongsToPackage: Bool {
        let call = parent?.parent?.as(FunctionCallExprSyntax.self)
        return ["Package", "init"].contains(call?.calledName)
    }
}
#endif
