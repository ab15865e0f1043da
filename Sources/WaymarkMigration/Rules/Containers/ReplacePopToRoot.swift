// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The way back to the first screen is an empty path.
///
/// *Found:* `@Environment(\.rootPresentationMode)`, with which many projects close all screens by the
/// flags of their links.
enum ReplacePopToRoot: Rule {
    static let summary = "finds values of the environment that close all screens"
    static let since = DeploymentTargets()
    static let severity = Severity.medium
    static let triggers = ["rootPresentationMode"]

    static let examples: [Example] = [
        .refuses(
            "struct Mail: View { @Environment(\\.↓rootPresentationMode) private var root }",
            .popToRoot),
        .refuses("a.environment(\\.↓rootPresentationMode, $isOn)", .popToRoot),
        .leaves("struct Mail: View { @Environment(\\.presentationMode) var mode }"),
        .leaves("let rootPresentationMode = 1"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.nodes(KeyPathExprSyntax.self).compactMap { path in
            guard let name = path.lastToken(viewMode: .sourceAccurate),
                name.text == "rootPresentationMode"
            else { return nil }
            return finding(.popToRoot, at: name)
        }
    }
}
#endif
