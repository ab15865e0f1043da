// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Containers of two or three columns are split views.
///
/// *Before:* `NavigationView { Folders(); Welcome() }`
/// *After:* `NavigationSplitView { Folders() } detail: { Welcome() }`
///
/// *Layout*, because the system draws its own button for the sidebar, and widths of its own.
/// With `--ipad split` a container of one column keeps the empty column beside it. Where links
/// can be followed in the last column it becomes a stack.
///
/// *Refuses when* the container is shown as a stack, when links lead from the first of three
/// columns to the second (new ones lead to the third), when links that stay can be reached in
/// it, and when the columns do not follow from the source.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseNavigationSplitView: Rule {
    static let summary = "replaces a 'NavigationView' of columns by a 'NavigationSplitView'"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "open it in a wide and in a narrow window, choose in each column, and "
        + "go back in the narrow one"
    static let severity = Severity.critical
    static let replacedContainer: String? = "NavigationView"
    static let triggers = ["NavigationView"]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let isOwn = context.declares(type: "NavigationView", in: file)
        let calls = file.navigationViews().calls.filter { !isOwn || $0.isQualified }
        return calls.compactMap { call in
            site(ContainerSite(call, in: file, context), in: file, context)
        }
    }

    private static func site(
        _ container: ContainerSite, in file: ParsedFile, _ context: RuleContext
    ) -> Site? {
        guard !container.isForOldSystems, case .some(let columns) = container.columns else {
            return nil
        }
        if columns.count < 2 {
            let isSplit = context.choice(for: container.id) == .split && !container.isInColumn
            if container.isStackEverywhere || !isSplit { return nil }
        }
        let outcome = rewrite(container, columns, in: file, context)
        return Site(
            rule: name, offset: container.id.offset, subject: "'NavigationView'",
            outcome: outcome, needs: container.needs,
            wrapper: container.splitViewWrapper, cause: container.cause(of: outcome),
            isMinor: container.isInPreviewsOnly
        ).assuming(container.assumption)
    }

    private static func rewrite(
        _ container: ContainerSite, _ columns: [CodeBlockItemSyntax], in file: ParsedFile,
        _ context: RuleContext
    ) -> Site.Outcome {
        if let refusal = container.refusal { return .refuse(refusal) }
        if container.isConditionalStack { return .refuse(.conditionalStyle) }
        if columns.count > 3 { return .refuse(.tooManyColumns) }
        if columns.count == 3, let sidebar = columns.first,
            context.navigation.reach(of: sidebar.range, in: file.source.path).hasLinks
        {
            return .refuse(.sidebarLinks)
        }
        if columns.count > 1, container.styles.contains(.stack) {
            return .refuse(.stackOfColumns)
        }
        let seams = ColumnSeams(
            file: file, container: container.call, columns: columns,
            wrapsDetail: hasLinks(inDetailOf: columns, file, context))
        guard let edits = seams.edits else { return .refuse(.unclearColumns) }
        return .rewrite(
            container.level(),
            [container.renaming(to: "NavigationSplitView", or: container.splitViewWrapper)] + edits
                + container.removingStyles(from: file.source))
    }

    /// True if links can be followed in what the last column shows.
    private static func hasLinks(
        inDetailOf columns: [CodeBlockItemSyntax], _ file: ParsedFile, _ context: RuleContext
    ) -> Bool {
        columns.enumerated().contains { index, column in
            let reach = context.navigation.reach(of: column.range, in: file.source.path)
            let isLast = columns.count > 1 && index == columns.count - 1
            return isLast ? reach.hasLinks : reach.hasDeeperLinks
        }
    }

    static let examples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        List { Text("Folders") } // the first

                        // shown until a folder is chosen
                        Text("Choose a folder")
                    }
                    .navigationViewStyle(DoubleColumnNavigationViewStyle())
                    .padding()
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Folders") } // the first
                        } detail: {
                            // shown until a folder is chosen
                            Text("Choose a folder")
                        }
                        .padding()
                    }
                }
                """, .layout),
        .rewrites(
            "struct Root: View { var body: some View { ↓NavigationView { List {}; Text(\"\") } } }",
            to: "struct Root: View { var body: some View "
                + "{ NavigationSplitView { List {} } detail: { Text(\"\") } } }", .layout),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView(content: {
                        List { Text("Folders") }
                        Text("Choose a folder")
                    })
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Folders") }
                        } detail: {
                            Text("Choose a folder")
                        }
                    }
                }
                """, .layout),
        .rewrites(
            "struct Root: View { var body: some View { ↓NavigationView(content: { List {}; Text(\"\") }) } }",
            to:
                #"struct Root: View { var body: some View { NavigationSplitView { List {} } detail: { Text("") } } }"#,
            .layout),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        List { Text("Folder") }
                        NavigationLink("Mail", destination: Mail())
                        Text("Choose a mail")
                    }
                }
            }
            struct Mail: View {
                var body: some View { NavigationLink("Answer", destination: Text("Dear")) }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Folder") }
                        } content: {
                            NavigationLink("Mail", destination: Mail())
                        } detail: {
                            NavigationStack { Text("Choose a mail") }
                        }
                    }
                }
                struct Mail: View {
                    var body: some View { NavigationLink("Answer", destination: Text("Dear")) }
                }
                """, .layout),
        .rewrites(
            """
            struct Root: View {
                @State private var folder: String?
                var body: some View {
                    ↓NavigationView {
                        List { Text("Folders") }
                        if let folder { Text(folder) } else { Text("Choose a folder") }
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    @State private var folder: String?
                    var body: some View {
                        NavigationSplitView {
                            List { Text("Folders") }
                        } detail: {
                            if let folder { Text(folder) } else { Text("Choose a folder") }
                        }
                    }
                }
                """, .layout),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        List { Text("Folders") }
                        Text("Choose a folder")
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """, .stackOfColumns),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        let folders = 3
                        List { Text("\\(folders) folders") }
                        Text("Choose one of \\(folders)")
                    }
                }
            }
            """, .unclearColumns),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        List { NavigationLink("Folder", destination: Text("Mails")) }
                        Text("Choose a folder")
                        Text("Choose a mail")
                    }
                }
            }
            """, .sidebarLinks),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { List {}; Text("1"); Text("2"); Text("3") }
                }
            }
            """, .tooManyColumns),
        .leaves("struct Root: View { var body: some View { NavigationView { Text(\"\") } } }"),
    ]
}
#endif
