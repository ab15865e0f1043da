// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Columns say themselves where screens show, not their links.
///
/// *Found:* `NavigationLink(…).isDetailLink(false)`: a split view whose column has a stack
/// shows the screens of that column's links there.
enum ReplaceDetailLinks: Rule {
    static let summary = "finds links that say which column they are for"
    static let since = DeploymentTargets()
    static let severity = Severity.low
    static let triggers = ["isDetailLink"]

    static let examples: [Example] = [
        .refuses(
            """
            NavigationLink(destination: Screen(), isActive: $isOn) { Text("Go") }
                .↓isDetailLink(false)
            """, .detailLink),
        .refuses(
            #"NavigationLink("Go", destination: a).padding().↓isDetailLink(isWide)"#,
            .detailLink),
        .leaves("mail.isDetailLink(false)"),
        .leaves("let isDetailLink = true"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["isDetailLink"]).compactMap { modifier in
            modifier.root?.isCall(of: ["NavigationLink"]) == true
                ? finding(.detailLink, at: modifier.name) : nil
        }
    }
}
#endif
