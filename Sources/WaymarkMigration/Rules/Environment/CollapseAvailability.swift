// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Code for systems that the target no longer runs on goes.
///
/// *Before:* `if #available(iOS 16, *) { NavigationStack { … } } else { NavigationView { … } }`
/// *After:* `NavigationStack { … }`
///
/// *Assisted*, because the deployment target decides.
///
/// Comments around what stays are kept; those in what goes are not. `#unavailable` and
/// `guard #available` go in the same way.
///
/// *Refuses when* other conditions stand beside the question for the system, when declarations
/// would leave their scope, or when a comment stands between both halves. Below the floor it is
/// silent: the code is needed there.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum CollapseAvailability: Rule {
    static let summary =
        "removes a 'NavigationView' for systems that the target has left behind"
    static let since = DeploymentTargets.newContainers
    static let trial: String? = "look at the screen: it shows what new systems had"
    static let triggers = ["NavigationView"]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        guard !context.floor.isUnknown else { return [] }
        let finder = ConstantAvailabilityCheckFinder(context.floor)
        finder.walk(file.tree)
        return finder.found.map { question in
            Site(
                rule: name, offset: question.whole.range.lowerBound,
                subject: "'\(question.keyword)'", outcome: rewrite(question, in: file))
        }
    }

    private static func rewrite(
        _ question: ConstantAvailabilityCheck, in file: ParsedFile
    ) -> Site.Outcome {
        guard question.isAlone, let item = question.whole.statement else {
            return .refuse(.unknownForm)
        }
        guard let block = question.kept else {
            let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            return isOnly
                ? .refuse(.unknownForm)
                : .rewrite(.assisted, [file.source.removal(of: item.range)])
        }
        let statements = block.statements
        if statements.isEmpty { return .refuse(.unknownForm) }
        if statements.count > 1, statements.contains(where: { $0.item.is(DeclSyntax.self) }) {
            return .refuse(.nameTaken)
        }
        let whole = item.range
        let kept = block.rangeWithComments
        let goes = question.dropped.range
        let inside = statements.position.utf8Offset..<block.rightBrace.range.lowerBound
        if file.hasComment(in: whole, outside: [inside, goes]) {
            return .refuse(.commentInTheWay)
        }
        return .rewrite(.assisted, [.keep(kept, of: whole)])
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
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓if #available(iOS 16.4, macOS 13.3, *) {
                        // with a path
                        NavigationStack { Text("Inbox") } // the first
                        // and that is all
                    } else {
                        // Fallback on earlier versions
                        NavigationView { Text("Inbox") }
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        // with a path
                        NavigationStack { Text("Inbox") } // the first
                        // and that is all
                    }
                }
                """, .assisted),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓if #unavailable(iOS 16) {
                        NavigationView { Text("Inbox") }
                    } else {
                        NavigationStack { Text("Inbox") }
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
            func root() -> AnyView {
                ↓guard #available(iOS 16, *) else {
                    return AnyView(NavigationView { Text("Inbox") })
                }
                return AnyView(NavigationStack { Text("Inbox") })
            }
            """,
            to: """
                func root() -> AnyView {
                    return AnyView(NavigationStack { Text("Inbox") })
                }
                """, .assisted),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓if #available(iOS 16, *) { // a stack
                        NavigationStack { Text("Inbox") }
                    } else {
                        NavigationView { Text("Inbox") }
                    }
                }
            }
            """, .commentInTheWay),
        .refuses(
            """
            struct Root: View {
                let isOn: Bool
                var body: some View {
                    if isOn {
                        Text("Inbox")
                    } else ↓if #available(iOS 16, *) {
                        NavigationStack { Text("Inbox") }
                    } else {
                        NavigationView { Text("Inbox") }
                    }
                }
            }
            """, .unknownForm),
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
                    if #available(iOS 18, *) { Text("New") } else { NavigationView { Text("Old") } }
                }
            }
            """),
    ]
}
#endif
