// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A style for containers goes with the last container that it was for.
///
/// *Before:* `TabView { Inbox() }.navigationViewStyle(.stack)`, where `Inbox` has the only
/// container
/// *After:* `TabView { Inbox() }`
///
/// *Exact.* The style on a container itself goes with that container. A style within a
/// container that shows no other one never had an effect, and goes with it too.
///
/// A private function that did nothing but set it goes as well, with its calls.
///
/// *Refuses when* one of the containers stays, and when another file may call a function that would
/// do nothing any more.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum DropContainerStyle: Rule {
    static let summary =
        "removes a 'navigationViewStyle' when its last 'NavigationView' is gone"
    static let since = DeploymentTargets.newContainers
    static let trial: String? = "look at it on an iPad in both orientations"
    static let triggers = ["navigationViewStyle"]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["navigationViewStyle"]).compactMap { modifier in
            let containers = containers(of: modifier, in: file, context)
            guard !containers.isEmpty else { return nil }
            let edits: [Edit]? =
                StyleHelper(around: modifier).map { $0.edits(in: file) }
                ?? [file.source.removal(of: modifier.range)]
            return Site(
                rule: name, offset: modifier.name.range.lowerBound,
                subject: "'navigationViewStyle'",
                outcome: edits.map { .rewrite(.exact, $0) } ?? .refuse(.usedElsewhere),
                needs: containers.map { Need($0, else: .containerStays) })
        }
    }

    /// The containers that a style is for, or that it is lost in; none when it is on one
    /// itself.
    private static func containers(
        of modifier: ModifierCall, in file: ParsedFile, _ context: RuleContext
    ) -> [SiteID] {
        guard let base = modifier.member.base else { return [] }
        if let inner = base.innermostCall, NavigationViewCall(inner) != nil { return [] }
        let reach = context.navigation.reach(of: base.range, in: file.source.path)
        let below = reach.containers.filter(context.navigation.isNavigationView).sorted()
        return below.isEmpty ? around(modifier, in: file) : below
    }

    private static func around(_ modifier: ModifierCall, in file: ParsedFile) -> [SiteID] {
        for current in modifier.call.nodesAround {
            if let call = current.as(FunctionCallExprSyntax.self),
                let container = NavigationViewCall(call)
            {
                let offset = container.name.range.lowerBound
                return [SiteID(path: file.source.path, offset: offset)]
            }
        }
        return []
    }

    static let examples: [Example] = [
        .rewrites(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {
                        Inbox()
                    }
                    .↓navigationViewStyle(.stack) // on iPads too
                    .padding()
                }
            }
            struct Inbox: View {
                var body: some View { NavigationView { Text("Inbox") } }
            }
            """,
            to: """
                struct Tabs: View {
                    var body: some View {
                        TabView {
                            Inbox()
                        }
                        // on iPads too
                        .padding()
                    }
                }
                struct Inbox: View {
                    var body: some View { NavigationView { Text("Inbox") } }
                }
                """
        ).together(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {
                        Inbox()
                    }
                    // on iPads too
                    .padding()
                }
            }
            struct Inbox: View {
                var body: some View { NavigationStack { Text("Inbox") } }
            }
            """),
        .rewrites(
            """
            struct Inbox: View {
                var body: some View {
                    NavigationView {
                        Text("Inbox")
                            .↓navigationViewStyle(.stack)
                    }
                }
            }
            """,
            to: """
                struct Inbox: View {
                    var body: some View {
                        NavigationView {
                            Text("Inbox")
                        }
                    }
                }
                """
        ).together(
            """
            struct Inbox: View {
                var body: some View {
                    NavigationStack {
                        Text("Inbox")
                    }
                }
            }
            """),
        .leaves(
            """
            struct Inbox: View {
                var body: some View {
                    NavigationView { Text("Inbox") }.padding().navigationViewStyle(.stack)
                }
            }
            """),
        .rewrites(
            """
            struct Badge: View { var body: some View { Text("1") } }

            private extension View {
                @ViewBuilder func stacked() -> some View {
                    if CommandLine.arguments.isEmpty {
                        self.↓navigationViewStyle(.stack)
                    } else {
                        self
                    }
                }
            }

            struct Inbox: View {
                var body: some View {
                    NavigationView { Text("Inbox") }
                        .stacked()
                }
            }
            """,
            to: """
                struct Badge: View { var body: some View { Text("1") } }

                struct Inbox: View {
                    var body: some View {
                        NavigationView { Text("Inbox") }
                    }
                }
                """
        ).together(
            """
            struct Badge: View { var body: some View { Text("1") } }

            struct Inbox: View {
                var body: some View {
                    NavigationStack { Text("Inbox") }
                }
            }
            """),
        .refuses(
            """
            struct Inbox: View {
                var body: some View { NavigationView { Text("Inbox") }.stacked() }
            }
            extension View {
                func stacked() -> some View { self.↓navigationViewStyle(.stack) }
            }
            """, .usedElsewhere),
        .leaves("extension View { func plain() -> some View { navigationViewStyle(.stack) } }"),
        .leaves(
            "struct Inbox: View { var body: some View { Text(\"\").navigationViewStyle(.stack) } }"
        ),
    ]
}
#endif
