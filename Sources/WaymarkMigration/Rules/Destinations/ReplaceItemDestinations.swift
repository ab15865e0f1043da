// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Destinations that follow an item are for newer systems than stacks are.
///
/// *Found:* `navigationDestination(item:)` in targets that run on iOS 16 or macOS 13, where nothing
/// around it asks for the system's version.
enum ReplaceItemDestinations: Rule {
    static let summary = "finds destinations that follow an item where systems lack them"
    static let since = DeploymentTargets()
    static let severity = Severity.high
    static let triggers = ["navigationDestination"]

    static let examples: [Example] = [
        .refuses(
            "a.↓navigationDestination(item: $mail) { Screen($0) }", .itemTooNew, floor: old),
        .refuses(
            """
            @available(iOS 16, *)
            func a() -> some View { b.↓navigationDestination(item: $mail) { Screen($0) } }
            """, .itemTooNew, floor: old),
        .leaves("a.navigationDestination(item: $mail) { Screen($0) }"),
        .leaves(
            """
            if #available(iOS 17, *) { a.navigationDestination(item: $mail) { Screen($0) } }
            """, floor: old),
        .leaves(
            """
            @available(iOS 17, *)
            func a() -> some View { b.navigationDestination(item: $mail) { Screen($0) } }
            """, floor: old),
        .leaves("a.navigationDestination(for: Mail.self) { Screen($0) }", floor: old),
    ]

    private static let old = DeploymentTargets([.iOS: Version(16)])

    /// The systems that have destinations of this kind.
    static let needed = DeploymentTargets([
        .iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10),
    ])

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        if context.floor.isUnknown { return [] }
        return file.modifiers(named: ["navigationDestination"]).compactMap { modifier in
            guard modifier.call.argument("item") != nil,
                !context.declares(modifier.call), !modifier.call.isInQuestionForSystem,
                !context.at(modifier.call).floor.has(needed)
            else { return nil }
            return finding(.itemTooNew, at: modifier.name)
        }
    }
}

extension SyntaxProtocol {
    /// True if what is around it asks for the system's version.
    fileprivate var isInQuestionForSystem: Bool {
        nodesAround.contains { node in
            let conditions = node.as(IfExprSyntax.self)?.conditions
            let statements = node.as(CodeBlockItemListSyntax.self)
            return conditions?.availability != nil
                || statements?.contains {
                    $0.item.as(GuardStmtSyntax.self)?.conditions.availability != nil
                } ?? false
        }
    }
}
#endif
