// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links do not name screens of storyboards.
///
/// *Found:* `NavigationLink(destinationName: "Mail") { … }`, as WatchKit has it. The new links lead to
/// views.
enum ReplaceNamedDestinations: Rule {
    static let summary = "finds links that name a screen of a storyboard"
    static let since = DeploymentTargets()
    static let severity = Severity.medium
    static let triggers = ["destinationName"]

    static let examples: [Example] = [
        .refuses(
            "↓NavigationLink(destinationName: \"Mail\") { Text(\"Mail\") }", .namedDestination),
        .refuses(
            "List { ↓NavigationLink(destinationName: name, isActive: $isOn) { row } }",
            .namedDestination),
        .leaves("NavigationLink(destination: Mail()) { Text(destinationName) }"),
        .leaves("Route(destinationName: \"Mail\")"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let links = file.calls(of: Set(["NavigationLink"]).subtracting(context.ownNames))
        return links.compactMap { link in
            guard link.argument("destinationName") != nil, let token = link.lastName else {
                return nil
            }
            return finding(.namedDestination, at: token)
        }
    }
}
#endif
