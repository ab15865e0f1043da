// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Code that reaches through to the views of the system is looked at again.
///
/// *Found:* `introspectNavigationController`, and `introspect(.navigationView(style: .stack))`, which
/// has to become `introspect(.navigationStack)` with the new container.
enum ReviewIntrospection: Rule {
    static let summary = "finds introspection of the old containers"
    static let since = DeploymentTargets()
    static let severity = Severity.medium
    private static let names: Set = [
        "introspect", "introspectNavigationController", "introspectSplitViewController",
    ]
    static let triggers = Array(names)

    static let examples: [Example] = [
        .refuses(
            "NavigationView { a.↓introspectNavigationController { $0.isToolbarHidden = true } }",
            .introspection),
        .refuses(
            """
            NavigationView { a }
                .↓introspect(.navigationView(style: .stack), on: .iOS(.v15, .v16)) { tint($0) }
            """, .introspection),
        .leaves("a.introspect(.navigationStack, on: .iOS(.v16)) { tint($0) }"),
        .leaves("a.introspectTextField { $0.becomeFirstResponder() }"),
        .leaves("a.introspect(.list, on: .iOS(.v16)) { $0.bounces = false }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: names).compactMap { modifier in
            modifier.name.text != "introspect" || modifier.looksAtOldContainer
                ? finding(.introspection, at: modifier.name) : nil
        }
    }
}

extension ModifierCall {
    fileprivate var looksAtOldContainer: Bool {
        let target = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
        return target?.calledName == "navigationView"
    }
}
#endif
