// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The type of each link's value has a destination in the link's stack.
///
/// *Found:* `NavigationLink(value:)` in stacks where no `navigationDestination(for:)` for the type
/// can be reached. A press does nothing there. Silent where the type does not follow from the
/// source, and where a destination may be for it under another name.
enum RegisterLinkedTypes: Rule {
    static let summary = "finds links with values that no destination is for"
    static let since = DeploymentTargets()
    static let severity = Severity.critical
    static let triggers = ["NavigationLink"]

    static let examples: [Example] = [
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        List { ↓NavigationLink("Mail", value: 1) }
                            .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            """, .missingDestination),
        .refuses(
            """
            struct Root: View {
                let mails: [Mail]
                var body: some View { NavigationStack { List(mails) { Row(mail: $0) } } }
            }
            struct Row: View {
                let mail: Mail
                var body: some View { ↓NavigationLink("Mail", value: mail) }
            }
            struct Mail: Hashable {}
            """, .missingDestination),
        .leaves(
            """
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        Screen().navigationDestination(for: Int.self) { Text("\\($0)") }
                    }
                }
            }
            struct Screen: View {
                var body: some View { NavigationLink("Mail", value: 1) }
            }
            """),
        .leaves(
            """
            struct Root<Route: Hashable>: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("Mail", value: 1)
                            .navigationDestination(for: Route.self) { _ in Text("Mail") }
                    }
                }
            }
            """),
        .leaves("NavigationStack { NavigationLink(\"Mail\", value: mail) }"),
        .leaves(
            """
            struct Root: View {
                var body: some View {
                    NavigationSplitView {
                        List(selection: $mail) { NavigationLink("Mail", value: 1) }
                    } detail: {
                        Text("Mail")
                    }
                }
            }
            """),
        .leaves(
            "struct A: View { var body: some View { NavigationLink(\"Mail\", value: 1) } }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        if context.declares(type: "NavigationLink", in: file) { return [] }
        return file.calls(of: ["NavigationLink"]).compactMap { link in
            guard link.argument("value") != nil, let token = link.lastName else { return nil }
            let id = SiteID(path: file.source.path, offset: token.range.lowerBound)
            return context.navigation.lacksDestination(id)
                ? finding(.missingDestination, at: token) : nil
        }
    }
}

extension NavigationIndex {
    /// True if a link with a value is in stacks only, and none has a destination for its type.
    fileprivate func lacksDestination(_ link: SiteID) -> Bool {
        let stacks = containers(around: link)
        guard let type = element(of: link), !stacks.isEmpty else { return false }
        return stacks.allSatisfy { stack in
            let isStack = occurrence(of: stack)?.kind == .container(.stack)
            let isInColumn = placements(of: stack).contains(where: \.isColumn)
            let registered = reach(in: stack)?.registered ?? []
            return isStack && !isInColumn
                && !registered.contains { mayBe(type.name, $0, in: stack.path) }
        }
    }

    /// True if a destination may be for a type: it names it, or something of which the source
    /// does not tell what it stands for.
    private func mayBe(_ type: String, _ written: String, in path: String) -> Bool {
        guard written.hasSuffix(".self") else { return !written.isEmpty }
        let name = String(written.dropLast(5)).lastPart
        if name == type.lastPart { return true }
        let declared = project.declarations(of: name, from: path)
        let isAlias = declared.contains { $0.kind == .alias }
        return isAlias || declared.isEmpty && !ElementType.known.contains(name)
    }
}

extension Placement {
    /// True if it is a column of a container.
    fileprivate var isColumn: Bool { if case .column = stage { true } else { false } }
}
#endif
