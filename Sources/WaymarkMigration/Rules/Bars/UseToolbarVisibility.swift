// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The modifiers that are named after visibility say whether bars show.
///
/// *Before:* `.toolbar(.hidden, for: .tabBar)` and `.toolbarBackground(.visible, for: .tabBar)`
/// *After:* `.toolbarVisibility(.hidden, for: .tabBar)` and
/// `.toolbarBackgroundVisibility(.visible, for: .tabBar)`
///
/// A visibility has to be recognised by its name, because `toolbarBackground` also takes a
/// style. The old names still work, so that nothing is said of targets without the new ones.
///
/// *Since* iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
enum UseToolbarVisibility: Rule {
    static let summary = "shows and hides bars with 'toolbarVisibility'"
    static let since = DeploymentTargets([
        .iOS: Version(18), .macOS: Version(15), .tvOS: Version(18), .watchOS: Version(11),
        .visionOS: Version(2),
    ])
    static let isForNewSystemsOnly = true
    static let triggers = ["toolbar(", "toolbarBackground("]

    private static let newest = DeploymentTargets([.iOS: Version(18)])

    static let examples: [Example] = [
        .rewrites(
            "list.↓toolbar(.hidden, for: .tabBar)",
            to: "list.toolbarVisibility(.hidden, for: .tabBar)", floor: newest),
        .rewrites(
            """
            list
            #if os(iOS)
                .↓toolbar(isFull ? .hidden : Visibility.automatic, for: .navigationBar, .tabBar)
            #endif
                .↓toolbarBackground(.visible, for: .navigationBar) // always
            """,
            to: """
                list
                #if os(iOS)
                    .toolbarVisibility(isFull ? .hidden : Visibility.automatic, for: .navigationBar, .tabBar)
                #endif
                    .toolbarBackgroundVisibility(.visible, for: .navigationBar) // always
                """, floor: newest),
        .leaves("list.toolbar(.hidden, for: .tabBar)"),
        .leaves("list.toolbar { ToolbarItem { add } }", floor: newest),
        .leaves("list.toolbar(content: items)", floor: newest),
        .leaves("list.toolbar(removing: .title)", floor: newest),
        .leaves("list.toolbar(bars, for: .tabBar)", floor: newest),
        .leaves("list.toolbarBackground(.red, for: .tabBar)", floor: newest),
        .leaves("list.toolbarBackground(.hidden)", floor: newest),
        .leaves("list.toolbarVisibility(.hidden, for: .tabBar)", floor: newest),
    ]

    private static let names = [
        "toolbar": "toolbarVisibility", "toolbarBackground": "toolbarBackgroundVisibility",
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        guard !context.floor.isUnknown, context.floor.has(since) else { return [] }
        return file.modifiers(named: Set(names.keys)).compactMap { modifier in
            guard let name = names[modifier.name.text], modifier.takesVisibility else {
                return nil
            }
            return site(at: modifier, context) {
                .rewrite(.exact, [Edit(modifier.name.range, name)])
            }
        }
    }
}

extension ModifierCall {
    /// True if the arguments are a visibility and the bars that it is for.
    fileprivate var takesVisibility: Bool {
        let arguments = Array(call.arguments)
        guard call.trailingClosure == nil, arguments.count > 1, arguments[0].label == nil,
            arguments[1].label?.text == "for",
            arguments.dropFirst(2).allSatisfy({ $0.label == nil })
        else { return false }
        return arguments[0].expression.isVisibility
    }
}

extension ExprSyntax {
    /// True if this is a visibility by its name, or chooses between two.
    fileprivate var isVisibility: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            let isTyped = member.base.map { $0.bareText == "Visibility" } ?? true
            let names = ["automatic", "hidden", "visible"]
            return isTyped && names.contains(member.declName.baseName.text)
        }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
            let choice = parts.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) })
                .last,
            let other = parts.last
        else { return false }
        return choice.thenExpression.isVisibility && other.isVisibility
    }
}
#endif
