// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A container of navigation is not put into another.
///
/// *Found:* `NavigationStack { NavigationStack { … } }`, also behind a link. A stack in a
/// column of a split view is as it should be, and what is presented modally has a container of
/// its own.
enum AvoidNestedContainers: Rule {
    static let summary = "finds containers of navigation in the content of others"
    static let since = DeploymentTargets()
    static let severity = Severity.critical
    static let triggers = ["NavigationStack", "NavigationView"]

    static let examples: [Example] = [
        .refuses(
            """
            NavigationView {
                List {
                    NavigationLink("Mail", destination: ↓NavigationView { Mail() })
                }
            }
            """, .nestedContainers),
        .refuses(
            """
            NavigationSplitView {
                NavigationStack { Sidebar() }
            } detail: {
                NavigationStack(path: $path) {
                    Detail().navigationDestination(for: Mail.self) { _ in
                        ↓NavigationStack { Text("Mail") }
                    }
                }
            }
            """, .nestedContainers),
        .refuses(
            "NavigationStack { ↓NavigationSplitView { a } detail: { b } }", .nestedContainers),
        .leaves(
            "NavigationStack { List { row }.sheet(isPresented: $isOn) { NavigationStack { a } } }"
        ),
        .leaves("NavigationView { a.bottomSheet(shows: $isOn) { NavigationView { b } } }"),
        .leaves("NavigationView { a }.overlay { NavigationView { b } }"),
        .leaves("TabView { NavigationView { a }; NavigationView { b } }"),
        .leaves("NavigationView { Button(\"Go\") { show(NavigationView { b }) } }"),
        .leaves("NavigationView { Inspect.NavigationView { b } }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let all = Screens.containers.subtracting(context.ownNames)
        return file.calls(of: all).compactMap { call in
            guard let outer = call.container(among: all), let token = call.lastName,
                outer.calledName != "NavigationSplitView"
            else { return nil }
            return finding(.nestedContainers, at: token)
        }
    }
}
#endif
