// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A stack has one destination for a type of value.
///
/// *Found:* a second `navigationDestination(for:)` for the same type, and one that a `ForEach`
/// repeats. In branches of which only one is shown, both are as they should be.
enum RegisterEachTypeOnce: Rule {
    static let summary = "finds second destinations for one type of value"
    static let since = DeploymentTargets()
    static let severity = Severity.high
    static let triggers = ["navigationDestination"]

    static let examples: [Example] = [
        .refuses(
            """
            List { row }
                .navigationDestination(for: Mail.self) { MailScreen($0) }
                .navigationDestination(for: Folder.self) { FolderScreen($0) }
                .↓navigationDestination(for: Mail.self) { OtherScreen($0) }
            """, .doubledDestination),
        .refuses(
            """
            NavigationStack {
                VStack { a.navigationDestination(for: Mail.self) { MailScreen($0) } }
                    .navigationDestination(for: Folder.self) { folder in
                        b.↓navigationDestination(for: Mail.self) { MailScreen($0) }
                    }
            }
            """, .doubledDestination),
        .refuses(
            "VStack { ForEach(a) { b in c.↓navigationDestination(for: Mail.self) { d } } }",
            .doubledDestination),
        .leaves(
            """
            VStack {
                if isNew {
                    a.navigationDestination(for: Mail.self) { NewScreen($0) }
                } else {
                    a.navigationDestination(for: Mail.self) { OldScreen($0) }
                }
            }
            """),
        .leaves(
            """
            List { row }
            #if os(iOS)
                .navigationDestination(for: Mail.self) { SmallScreen($0) }
            #else
                .navigationDestination(for: Mail.self) { WideScreen($0) }
            #endif
            """),
        .leaves(
            """
            var body: some View { a.navigationDestination(for: Mail.self) { Screen($0) } }
            var other: some View { b.navigationDestination(for: Mail.self) { Screen($0) } }
            """),
        .leaves(
            """
            a.navigationDestination(for: Mail.self) { Screen($0) }
                .sheet(isPresented: $isOn) {
                    b.navigationDestination(for: Mail.self) { Screen($0) }
                }
            """),
        .leaves(
            """
            TabView {
                NavigationStack { a.navigationDestination(for: Mail.self) { Screen($0) } }
                NavigationStack { b.navigationDestination(for: Mail.self) { Screen($0) } }
            }
            """),
        .leaves(
            """
            NavigationSplitView {
                a.navigationDestination(for: Mail.self) { Screen($0) }
            } detail: {
                b.navigationDestination(for: Mail.self) { Screen($0) }
            }
            """),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let all = file.modifiers(named: ["navigationDestination"]).compactMap(Registration.init)
        return all.enumerated().compactMap { index, registration in
            let isDoubled = all.prefix(index).contains { $0.collides(with: registration) }
            return isDoubled || registration.isRepeated
                ? finding(.doubledDestination, at: registration.name) : nil
        }
    }
}

/// A destination for a type of value, and where it holds.
private struct Registration {
    let name: TokenSyntax
    let type: String
    let scope: SyntaxIdentifier?

    init?(_ modifier: ModifierCall) {
        guard let type = modifier.call.argument("for")?.expression else { return nil }
        name = modifier.name
        self.type = type.bareText
        scope = modifier.name.scope
    }

    /// True if it is made once for each element of something.
    var isRepeated: Bool { name.callsOnTheScreen.contains { $0.isCall(of: ["ForEach"]) } }

    func collides(with other: Registration) -> Bool {
        type == other.type && scope == other.scope && !name.excludes(other.name)
    }
}

extension SyntaxProtocol {
    /// The thing that the destinations in here belong to: a stack, a column, a presentation, or a
    /// declaration.
    fileprivate var scope: SyntaxIdentifier? {
        var node = Syntax(self)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self),
                call.calledExpression.id != node.id,
                call.presents || call.isCall(of: Screens.containers)
            {
                return node.id
            }
            if parent.isProtocol((any DeclSyntaxProtocol).self),
                !parent.is(IfConfigDeclSyntax.self)
            {
                return parent.id
            }
            node = parent
        }
        return nil
    }

    /// True if the other is in another branch, so that only one of both is there, or both are
    /// pieces of a file without declarations.
    fileprivate func excludes(_ other: some SyntaxProtocol) -> Bool {
        guard let common = nearestNode(around: other) else { return false }
        return common.hasAlternatives
            || common.is(CodeBlockItemListSyntax.self)
                && common.parent?.is(SourceFileSyntax.self) == true
    }
}
#endif
