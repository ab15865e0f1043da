// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Tabs say what they are called themselves.
///
/// *Before:* `Home().tabItem { Label("Home", systemImage: "house") }.tag(1)`
/// *After:* `Tab("Home", systemImage: "house", value: 1) { Home() }`
///
/// It is *assisted*, and done for all tabs of a `TabView` or for none. The old form still
/// works, so that nothing is said of targets without the new one.
///
/// *Refuses when* a tab is made by a condition or a loop, has another label than a title and a
/// picture, has further modifiers, or when only some have a tag; when a comment would be lost;
/// and when the project has a `Tab` of its own.
///
/// *Since* iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
enum UseTabs: Rule {
    static let summary = "makes tabs with 'Tab' instead of 'tabItem'"
    static let since = UseToolbarVisibility.since
    static let trial: String? = "press each tab"
    static let triggers = ["tabItem", "enum Tab", "struct Tab", "class Tab", "typealias Tab"]

    private static let newest = DeploymentTargets([.iOS: Version(18)])

    static let examples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓TabView(selection: $page) {
                        Home(name: name) // first
                            .tabItem {
                                Label("Home", systemImage: "house")
                            }
                            .tag(Page.home)

                        NavigationStack {
                            Search()
                        }
                        .tag(Page.search)
                        .tabItem { Image("lens"); Text(title) }
                    }
                    .tint(.red)
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        TabView(selection: $page) {
                            Tab("Home", systemImage: "house", value: Page.home) {
                                Home(name: name) // first
                            }

                            Tab(title, image: "lens", value: Page.search) {
                                NavigationStack {
                                    Search()
                                }
                            }
                        }
                        .tint(.red)
                    }
                }
                """, .assisted, floor: newest),
        .rewrites(
            #"↓TabView { Home().tabItem { Label("Home", image: "house") } }"#,
            to: #"TabView { Tab("Home", image: "house") { Home() } }"#, .assisted, floor: newest
        ),
        .refuses(
            #"↓TabView { a.tabItem { Label("A", image: "a") }; ForEach(b) { $0 } }"#,
            .unclearTab, floor: newest),
        .refuses(
            #"↓TabView(selection: $page) { a.tabItem { Label("A", image: "a") } }"#,
            .unclearTab,
            floor: newest),
        .refuses(#"↓TabView { a.tabItem { Text("A") } }"#, .unclearTab, floor: newest),
        .refuses(
            #"↓TabView { a.tabItem { Label("A", image: "a") }.badge(3) }"#, .unclearTab,
            floor: newest),
        .refuses(
            #"↓TabView { a.tabItem { /* one */ Label("A", image: "a") } }"#, .commentInTheWay,
            floor: newest),
        .leaves(#"TabView { Home().tabItem { Label("Home", image: "house") } }"#),
        .leaves(#"TabView { Tab("Home", image: "house") { Home() } }"#, floor: newest),
        .leaves("TabView { ForEach(pages) { Page($0) } }", floor: newest),
        .refuses(
            #"↓TabView { ForEach(0..<3) { i in Page(i).tabItem { Text("\(i)") } } }"#,
            .unclearTab,
            floor: newest),
        .leaves(#"Home().tabItem { Label("Home", image: "house") }"#, floor: newest),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        guard context.refusal(since: since) == nil else { return [] }
        let tabViews = file.calls(of: Set(["TabView"]).subtracting(context.ownNames))
        return tabViews.compactMap { call in
            guard let token = call.lastName, let content = call.trailingClosure,
                content.showsTabItems
            else { return nil }
            return site(at: token, "Tab", context) { rewrite(call, content, in: file) }
        }
    }

    private static func rewrite(
        _ call: FunctionCallExprSyntax, _ content: ClosureExprSyntax, in file: ParsedFile
    ) -> Site.Outcome {
        let tabs = content.statements.compactMap { $0.item.as(ExprSyntax.self) }
            .compactMap(TabChild.init)
        let needsTags = call.argument("selection") != nil
        guard tabs.count == content.statements.count,
            tabs.allSatisfy({ ($0.tag != nil) == needsTags })
        else { return .refuse(.unclearTab) }
        if tabs.contains(where: { $0.losesComment(in: file) }) {
            return .refuse(.commentInTheWay)
        }
        return .rewrite(.assisted, tabs.map { $0.edit(in: file.source) })
    }
}

extension ClosureExprSyntax {
    /// True if views in this, or in a loop or a group in it, are tabs.
    fileprivate var showsTabItems: Bool {
        statements.contains { $0.hasTabItem || $0.groupContent?.showsTabItems == true }
    }
}

extension CodeBlockItemSyntax {
    /// The content of a loop or a group; `nil` for anything else.
    fileprivate var groupContent: ClosureExprSyntax? {
        let call = item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)
        return call?.isCall(of: ["ForEach", "Group"]) == true ? call?.trailingClosure : nil
    }

    /// True if the view is a tab by a modifier of its own, also with further ones.
    fileprivate var hasTabItem: Bool {
        var node = item.as(ExprSyntax.self)
        while let call = node?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            if member.declName.baseName.text == "tabItem" { return true }
            node = member.base
        }
        return false
    }
}
#endif
