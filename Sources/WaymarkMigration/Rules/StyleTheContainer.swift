// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// The style of a container is set on the container.
    ///
    /// *Found:* `NavigationView { list.navigationViewStyle(.stack) }`, which never had an effect.
    enum StyleTheContainer: Rule {
        static let summary = "finds styles of containers in their content"
        static let since = Floor()
        static let severity = Severity.medium
        static let triggers = ["navigationViewStyle"]

        static let examples: [Example] = [
            .refuses(
                """
                NavigationView {
                    VStack { a }
                        .padding()
                        .↓navigationViewStyle(.stack)
                }
                """, .styleInside),
            .refuses(
                "NavigationView { VStack { a.↓navigationViewStyle(StackNavigationViewStyle()) } }",
                .styleInside),
            .leaves("NavigationView { a }.navigationViewStyle(.stack)"),
            .leaves(
                "NavigationView { a.sheet(isPresented: $b) { c.navigationViewStyle(.stack) } }"),
            .leaves("NavigationView { NavigationView { a }.navigationViewStyle(.stack) }"),
            .leaves(
                "NavigationView { TabView { NavigationView { a } }.navigationViewStyle(.stack) }"),
            .leaves("TabView { a }.navigationViewStyle(.stack)"),
        ]

        static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
            let containers = Set(["NavigationView"]).subtracting(context.ownNames)
            return file.modifiers(named: ["navigationViewStyle"]).compactMap { modifier in
                let screen = modifier.name.surroundingCalls.first { call in
                    Screens.openers.contains(call.calledName ?? "") || call.presents
                }
                let hasItsOwn = modifier.modified.contains { base in
                    base.nodes(FunctionCallExprSyntax.self).contains { $0.isCall(of: containers) }
                }
                guard screen?.isCall(of: containers) == true, !hasItsOwn else { return nil }
                return finding(.styleInside, at: modifier.name)
            }
        }
    }
#endif
