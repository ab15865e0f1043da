// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// The targets that a `Project.swift` of Tuist describes. It is read, not run: what is computed is
/// unknown.
struct TuistProject {
    /// The targets that are written out.
    let targets: [BuildTarget]
    /// The systems that all files run on where no target is written out: those that a function is
    /// told that puts the targets together elsewhere; unknown when it is told nothing of systems,
    /// or when there are several.
    let floor: DeploymentTargets

    /// Reads a project; `nil` when it does not parse.
    init?(_ source: String, folder: String) {
        let tree = Parser.parse(source: source)
        guard !tree.hasError else { return nil }
        let finder = TargetFinder(folder)
        finder.walk(tree)
        targets = finder.targets
        floor = Self.floor(of: tree)
    }

    /// True if a source describes a project.
    static func isProject(_ source: String) -> Bool {
        source.contains("import ProjectDescription")
    }

    private static func floor(of tree: SourceFileSyntax) -> DeploymentTargets {
        let calls = tree.nodes(FunctionCallExprSyntax.self).filter {
            $0["deploymentTargets"] != nil && $0["destinations"] != nil
        }
        guard calls.count == 1, let call = calls.first, let places = call["destinations"] else {
            return DeploymentTargets()
        }
        return TuistDeploymentTargets(constants: tree.stringConstants)
            .floor(call["deploymentTargets"], for: places)
    }
}

extension SourceFileSyntax {
    /// The constants of the file that are texts.
    fileprivate var stringConstants: [String: String] {
        var constants: [String: String] = [:]
        for binding in nodes(PatternBindingSyntax.self) {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let text = binding.initializer?.value.texts?.first
            {
                constants[name] = constants[name] == nil ? text : ""
            }
        }
        return constants
    }
}

private final class TargetFinder: SyntaxVisitor {
    private let folder: String
    private(set) var targets: [BuildTarget] = []

    init(_ folder: String) {
        self.folder = folder
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["Target", "target"].contains(node.calledName), let name = node["name"],
            let destinations = node["destinations"] ?? node["platform"]
        else { return .visitChildren }
        let versions = node["deploymentTargets"] ?? node["deploymentTarget"]
        let sources = node["sources"].flatMap(TuistSources.init)
        let paths = (sources?.patterns ?? ["."]).flatMap {
            ProjectPattern.places(of: $0, in: folder)
        }
        targets.append(
            BuildTarget(
                name: name.texts?.first ?? "", in: folder,
                floor: TuistDeploymentTargets().floor(versions, for: destinations),
                isForPhonesOnly: TuistDeploymentTargets.isForPhonesOnly(destinations, versions),
                files: Set(paths.filter { $0.hasSuffix(".swift") }),
                folders: paths.filter { !$0.hasSuffix(".swift") },
                excluded: Set(
                    (sources?.excluded ?? []).map {
                        ProjectPattern.folder(of: $0, in: folder)
                    })))
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    fileprivate subscript(label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}

extension ExprSyntax {
    /// The text of a literal, or the texts of an array of them; `nil` for anything else.
    var texts: [String]? {
        if let array = self.as(ArrayExprSyntax.self) {
            let texts = array.elements.map { $0.expression.texts?.first }
            return texts.contains(nil) ? nil : texts.compactMap(\.self)
        }
        return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { [$0] }
    }

    /// The names of members such as `.iPhone`, alone or in an array; `nil` for anything else.
    var memberNames: [String]? {
        if let array = self.as(ArrayExprSyntax.self) {
            let names = array.elements.map { $0.expression.memberNames?.first }
            return names.contains(nil) ? nil : names.compactMap(\.self)
        }
        let member = self.as(MemberAccessExprSyntax.self)
        return member.flatMap { $0.base == nil ? [$0.declName.baseName.text] : nil }
    }
}
#endif
