// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// Code for systems that the target no longer runs on goes.
    ///
    /// *Before:* `if #available(iOS 16, *) { NavigationStack { … } } else { NavigationView { … } }`
    /// *After:* `NavigationStack { … }`
    ///
    /// *Assisted*, because the deployment target decides, and because lines are not indented anew.
    ///
    /// *Refuses when* other conditions stand beside the question for the system, or declarations
    /// would leave their scope. Below the floor it is silent: the code is needed there.
    ///
    /// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
    enum CollapseAvailability: Rule {
        static let summary =
            "removes a 'NavigationView' for systems that the target has left behind"
        static let since = Floor.newContainers
        static let triggers = ["NavigationView"]

        static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
            guard !context.floor.isUnknown, context.floor.has(since) else { return [] }
            let finder = AvailabilityFinder(viewMode: .sourceAccurate)
            finder.walk(file.tree)
            return finder.found.map { branch in
                Site(
                    rule: name, offset: branch.range.lowerBound, subject: "'#available'",
                    outcome: rewrite(branch))
            }
        }

        private static func rewrite(_ branch: IfExprSyntax) -> Site.Outcome {
            let statements = branch.body.statements
            guard branch.conditions.count == 1, let first = statements.first,
                let last = statements.last
            else { return .refuse(.unknownForm) }
            if statements.count > 1, statements.contains(where: { $0.item.is(DeclSyntax.self) }) {
                return .refuse(.nameTaken)
            }
            let whole = branch.range
            return .rewrite(
                .assisted,
                [
                    .discard(whole.lowerBound..<first.range.lowerBound),
                    .discard(last.range.upperBound..<whole.upperBound),
                ])
        }

        static let examples: [Example] = [
            .rewrites(
                """
                struct Root: View {
                    var body: some View {
                        ↓if #available(iOS 16, *) {
                            NavigationStack { Text("Inbox") }
                        } else {
                            NavigationView { Text("Inbox") }
                        }
                    }
                }
                """,
                to: """
                    struct Root: View {
                        var body: some View {
                            NavigationStack { Text("Inbox") }
                        }
                    }
                    """, .assisted),
            .rewrites(
                """
                struct Editor: View {
                    @Environment(\\.presentationMode) var mode
                    var body: some View {
                        ↓if #available(iOS 16, *) {
                            NavigationStack { Button("New") { mode.wrappedValue.dismiss() } }
                        } else {
                            NavigationView { Button("Old") { mode.wrappedValue.dismiss() } }
                        }
                    }
                }
                """,
                to: """
                    struct Editor: View {
                        @Environment(\\.presentationMode) var mode
                        var body: some View {
                            NavigationStack { Button("New") { mode.wrappedValue.dismiss() } }
                        }
                    }
                    """, .assisted
            ).together(
                """
                struct Editor: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View {
                        NavigationStack { Button("New") { dismiss() } }
                    }
                }
                """),
            .refuses(
                """
                struct Root: View {
                    let isNew: Bool
                    var body: some View {
                        ↓if #available(iOS 16, *), isNew {
                            NavigationStack { Text("Inbox") }
                        } else {
                            NavigationView { Text("Inbox") }
                        }
                    }
                }
                """, .unknownForm),
            .leaves(
                """
                struct Root: View {
                    var body: some View {
                        if #available(iOS 16, *) { Text("New") } else { Text("Old") }
                    }
                }
                """),
            .leaves(
                """
                struct Root: View {
                    var body: some View {
                        if #available(iOS 17, *) { Text("New") } else { NavigationView { Text("Old") } }
                    }
                }
                """),
        ]
    }

    /// Finds questions for the system whose second answer shows a `NavigationView`.
    private final class AvailabilityFinder: SyntaxVisitor {
        private(set) var found: [IfExprSyntax] = []

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.conditions.asksForNewContainers == true,
                let alternative = node.elseBody?.as(CodeBlockSyntax.self),
                alternative.mentions("NavigationView"), !node.conditions.asksForMore
            else { return .visitChildren }
            found.append(node)
            return .skipChildren
        }
    }
#endif
