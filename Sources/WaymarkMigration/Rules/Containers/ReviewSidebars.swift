// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Widths and buttons that a sidebar was given by hand become those that a split view has itself.
///
/// *Found:* a `frame` with a width on a column that is not the last, which
/// `navigationSplitViewColumnWidth` replaces; and `toggleSidebar`, beside the button that a
/// split view brings.
enum ReviewSidebars: Rule {
    static let summary = "finds widths and buttons of sidebars that a split view has itself"
    static let since = DeploymentTargets()
    static let triggers = ["NavigationSplitView", "NavigationView", "toggleSidebar"]

    static let examples: [Example] = [
        .refuses(
            "NavigationView { Folders().↓frame(minWidth: 180); Text(\"Mail\") }", .sidebarWidth),
        .refuses(
            """
            NavigationSplitView {
                Folders()
                    .listStyle(.sidebar)
                    .↓frame(minWidth: 180, maxHeight: .infinity)
            } content: {
                Mails().↓frame(width: 200)
            } detail: {
                Mail().frame(minWidth: 300)
            }
            """, .sidebarWidth),
        .refuses(
            """
            func toggle() {
                NSApp.sendAction(#selector(NSSplitViewController.↓toggleSidebar(_:)), to: nil, from: nil)
            }
            """, .sidebarToggle),
        .leaves("NavigationView { Folders().frame(minWidth: 180) }"),
        .leaves(
            "NavigationView { Folders().frame(maxHeight: 80); Text(\"\").frame(width: 80) }"),
        .leaves("NavigationView { VStack { Folders().frame(minWidth: 80) }; Text(\"\") }"),
        .leaves("func toggleSidebar() { isShown.toggle() }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let widths = file.calls(of: ["NavigationSplitView", "NavigationView"])
            .flatMap(\.leadingColumns).compactMap(\.widthModifier)
            .map { finding(.sidebarWidth, at: $0.name) }
        let toggles = file.nodes(MacroExpansionExprSyntax.self)
            .filter { $0.macroName.text == "selector" }
            .compactMap { selector in
                selector.tokens(viewMode: .sourceAccurate).first { $0.text == "toggleSidebar" }
            }
            .map { finding(.sidebarToggle, at: $0) }
        return (widths + toggles).sorted { $0.offset < $1.offset }
    }
}

extension FunctionCallExprSyntax {
    /// The views that are columns of a container, besides the last.
    fileprivate var leadingColumns: [ExprSyntax] {
        if calledName == "NavigationView" {
            let statements = trailingClosure?.statements.compactMap {
                $0.item.as(ExprSyntax.self)
            }
            return statements.map { Array($0.dropLast()) } ?? []
        }
        let closures = [trailingClosure] + additionalTrailingClosures.map(\.closure)
        return closures.dropLast().compactMap { closure in
            guard let closure, closure.statements.count == 1 else { return nil }
            return closure.statements.first?.item.as(ExprSyntax.self)
        }
    }
}

extension ExprSyntax {
    /// The modifier that gives this view a width.
    fileprivate var widthModifier: ModifierCall? {
        guard let call = innermostCall else { return nil }
        return ModifierChain(after: call).modifiers.first { modifier in
            modifier.name.text == "frame"
                && modifier.call.arguments.contains {
                    ["width", "minWidth", "idealWidth"].contains($0.label?.text)
                }
        }
    }
}
#endif
