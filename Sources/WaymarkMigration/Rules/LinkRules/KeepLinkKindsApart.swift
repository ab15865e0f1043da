// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The links of one stack all have a value, or all have a view.
///
/// *Found:* the links with a view in a `NavigationStack` that also has links with a value.
enum KeepLinkKindsApart: Rule {
    static let summary = "finds links with views in stacks that have links with values"
    static let since = DeploymentTargets()
    static let severity = Severity.high
    static let triggers = ["NavigationStack"]

    static let examples: [Example] = [
        .refuses(
            """
            NavigationStack {
                List {
                    NavigationLink("Mail", value: mail)
                    ↓NavigationLink("Help", destination: Help())
                    ↓NavigationLink { About() } label: { Text("About") }
                }
            }
            """, .mixedLinks),
        .refuses(
            """
            NavigationStack(path: $path) {
                list.navigationDestination(for: Mail.self) { _ in
                    ↓NavigationLink("Help") { Help() }
                }
                NavigationLink(value: mail) { Text("Mail") }
            }
            """, .mixedLinks),
        .leaves(
            "NavigationStack { NavigationLink(value: a) { b }; NavigationLink(\"c\", value: d) }"
        ),
        .leaves("NavigationStack { NavigationLink(destination: a) { b } }"),
        .leaves(
            "NavigationStack { NavigationLink(\"a\", value: b) }; NavigationLink(destination: c) { d }"
        ),
        .leaves(
            """
            NavigationStack {
                NavigationLink("Mail", value: mail)
                    .sheet(isPresented: $isOn) {
                        NavigationStack { NavigationLink("Help", destination: Help()) }
                    }
            }
            """),
        .leaves(
            "NavigationStack { NavigationLink(\"a\", value: b); NavigationLink(state: c) { d } }"
        ),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let links = file.calls(of: Set(["NavigationLink"]).subtracting(context.ownNames))
        let stacks = links.map { $0.container(among: Screens.containers) }
        let mixed = Set(zip(links, stacks).filter { $0.0.leadsToValue }.compactMap { $0.1?.id })
        return zip(links, stacks).compactMap { link, stack in
            guard let stack, stack.calledName == "NavigationStack", mixed.contains(stack.id),
                link.leadsToView, let token = link.lastName
            else { return nil }
            return finding(.mixedLinks, at: token)
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var leadsToValue: Bool { argument("value") != nil }
}
#endif
