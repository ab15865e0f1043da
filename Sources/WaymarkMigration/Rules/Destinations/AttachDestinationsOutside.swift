// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Destinations are declared outside of lazy containers.
///
/// *Found:* `List { row.navigationDestination(…) }`. Attached to the list itself it is as it
/// should be.
enum AttachDestinationsOutside: Rule {
    static let summary = "finds destinations that are declared in lazy containers"
    static let since = DeploymentTargets()
    static let severity = Severity.critical
    static let triggers = ["navigationDestination"]

    static let examples: [Example] = [
        .refuses(
            """
            NavigationStack {
                List(mails) { mail in
                    Row(mail).↓navigationDestination(for: Mail.self) { Screen($0) }
                }
            }
            """, .lazyDestination),
        .refuses(
            """
            ScrollView {
                LazyVStack {
                    if isOn {
                        VStack { a }.↓navigationDestination(isPresented: $isOn) { b }
                    }
                }
            }
            """, .lazyDestination),
        .leaves("List { row }.navigationDestination(for: Mail.self) { Screen($0) }"),
        .leaves(
            "List { row.sheet(item: $a) { x in y.navigationDestination(item: $b) { z } } }"),
        .leaves(
            "List { NavigationLink { a.navigationDestination(item: $b) { z } } label: { l } }"),
        .leaves("List { NavigationStack { a.navigationDestination(item: $b) { z } } }"),
        .leaves("ScrollView { a.navigationDestination(isPresented: $isOn) { b } }"),
        .leaves("ForEach(ids) { id in a.navigationDestination(item: $b) { z } }"),
        .leaves("Model.List { a.navigationDestination(item: $b) { z } }"),
    ]

    private static let lazy: Set<String> = [
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Table",
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["navigationDestination"]).compactMap { modifier in
            let isInside = modifier.name.callsOnTheScreen.contains { $0.isCall(of: lazy) }
            return isInside ? finding(.lazyDestination, at: modifier.name) : nil
        }
    }
}
#endif
