// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Titles, items and destinations of a screen stand inside of the container.
///
/// *Found:* `NavigationView { … }.navigationBarTitle("Inbox")`: a title, items, a destination
/// on the container itself. On a Mac a container's title is the window's, so that titles there
/// are left.
enum PutModifiersInside: Rule {
    static let summary = "finds titles, items and destinations on containers themselves"
    static let since = DeploymentTargets()
    static let trial: String? = "look at the title and the bar"
    static let severity = Severity.medium
    static let triggers = ["NavigationStack", "NavigationView", "NavigationSplitView"]

    static let examples: [Example] = [
        .refuses(
            """
            NavigationView {
                List { row }
            }
            .padding()
            .↓navigationBarTitle("Inbox", displayMode: .inline)
            .↓navigationBarItems(leading: EditButton())
            """, .outsideOfContainer),
        .refuses(
            #"NavigationStack { a }.↓navigationTitle("Inbox").onAppear { load() }"#,
            .outsideOfContainer),
        .refuses(
            """
            NavigationStack(path: $path) { a }
            #if os(iOS)
                .↓navigationDestination(for: Mail.self) { Screen($0) }
            #endif
            """, .outsideOfContainer),
        .leaves(#"NavigationView { a.navigationBarTitle("Inbox") }"#),
        .leaves(#"NavigationStack { a }.navigationTitle("Inbox")"#, floor: both),
        .leaves(#"NavigationSplitView { a } detail: { b }.navigationTitle("Inbox")"#),
        .leaves("NavigationView { a }.toolbar { add }"),
        .leaves(#"TabView { NavigationView { a } }.navigationBarTitle("Inbox")"#),
        .leaves(#"NavigationView { NavigationStack { a }.navigationTitle("Inbox") }"#),
    ]

    private static let both = DeploymentTargets([.iOS: Version(17), .macOS: Version(14)])
    private static let bars: Set<String> = [
        "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
        "navigationBarTitleDisplayMode", "navigationDestination",
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let containers = Screens.containers.subtracting(context.ownNames)
        let isForMac = context.floor[.macOS] != nil
        return file.modifiers(named: bars.union(["navigationTitle"])).compactMap { modifier in
            guard let root = modifier.root, root.isCall(of: containers),
                root.container(among: containers) == nil,
                bars.contains(modifier.name.text)
                    || !isForMac && root.calledName != "NavigationSplitView"
            else { return nil }
            return finding(.outsideOfContainer, at: modifier.name)
        }
    }
}
#endif
