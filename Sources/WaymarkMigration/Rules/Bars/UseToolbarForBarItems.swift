// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Items of the bar are put into a toolbar.
///
/// *Before:* `.navigationBarItems(trailing: Button("Save", action: save))`
/// *After:* `.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save", action: save) } }`
///
/// *Refuses when* a view with items has others inside, on the same screen, or is a row, because
/// the old modifier replaces and the new one adds, and when the project has a
/// `navigationBarItems` of its own. An item that is one of two by a condition is *assisted*.
///
/// *Since* iOS 14, tvOS 14.
enum UseToolbarForBarItems: Rule {
    static let summary = "puts items of the bar into 'toolbar'"
    static let since = DeploymentTargets([.iOS: Version(14), .tvOS: Version(14)])
    static let trial: String? =
        "look at the bar: the same items are in the same places, and each does "
        + "what it did"
    static let triggers = ["navigationBarItems"]

    static let examples: [Example] = [
        .rewrites(
            #"Text("Mail").↓navigationBarItems(trailing: Button("Save", action: save))"#,
            to:
                #"Text("Mail").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save", action: save) } }"#
        ),
        .rewrites(
            #"Text("Mail").↓navigationBarItems(leading: cancel, trailing: HStack { a; b })"#,
            to: """
                Text("Mail").toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        cancel
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack { a; b }
                    }
                }
                """
        ),
        .rewrites(
            """
            Text("Mail")
                .↓navigationBarItems(
                    leading: Button("Cancel") { isOn = false }, // leaves
                    trailing:
                        Button(action: save) {
                            Text("Save")
                        }
                )
                .padding()
            """,
            to: """
                Text("Mail")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            Button("Cancel") { isOn = false }
                        } // leaves
                        ToolbarItem(placement: .topBarTrailing) {
                            Button(action: save) {
                                Text("Save")
                            }
                        }
                    }
                    .padding()
                """),
        .rewrites(
            """
            Text("Mail")
                .↓navigationBarItems(leading: EditButton(),
                                    trailing: addButton)
            """,
            to: """
                Text("Mail")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            EditButton()
                        }
                        ToolbarItem(placement: .topBarTrailing) {
                            addButton
                        }
                    }
                """),
        .rewrites(
            """
            List { row }
                .sheet(isPresented: $isOpen) {
                    NavigationStack { Editor().↓navigationBarItems(trailing: done()) }
                }
            #if os(iOS)
                .↓navigationBarItems(trailing:
                    HStack {
                        a
                    }
                ).padding()
            #else
                .frame(width: 300)
            #endif
            """,
            to: """
                List { row }
                    .sheet(isPresented: $isOpen) {
                        NavigationStack { Editor().toolbar { ToolbarItem(placement: .topBarTrailing) { done() } } }
                    }
                #if os(iOS)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            HStack {
                                a
                            }
                        }
                    }.padding()
                #else
                    .frame(width: 300)
                #endif
                """),
        .rewrites(
            "list.↓navigationBarItems(trailing: isOpen ? AnyView(a) : AnyView(b))",
            to:
                "list.toolbar { ToolbarItem(placement: .topBarTrailing) { isOpen ? AnyView(a) : AnyView(b) } }",
            .assisted),
        .refuses(
            #"Text("Mail").↓navigationBarItems(leading: a).↓navigationBarItems(trailing: b)"#,
            .replacedItems),
        .refuses(
            """
            List { row }
                .↓navigationBarItems(leading: a)
            #if os(iOS)
                .padding().↓navigationBarItems(trailing: b)
            #endif
            """, .replacedItems),
        .refuses(
            """
            VStack { List { row }.↓navigationBarItems(leading: a) }
                .↓navigationBarItems(trailing: b)
            """, .replacedItems),
        .refuses(
            """
            struct Inbox: View {
                var body: some View { Mails().↓navigationBarItems(trailing: add) }
            }
            struct Mails: View {
                var body: some View { List { row }.↓navigationBarItems(leading: edit) }
            }
            """, .replacedItems),
        .refuses(
            """
            struct Inbox: View {
                var body: some View { List(mails) { Row(mail: $0) } }
            }
            struct Row: View {
                var body: some View { Text("Mail").↓navigationBarItems(leading: edit) }
            }
            """, .replacedItems),
        .refuses(#"Text("Mail").↓navigationBarItems(center: a)"#, .unknownForm),
        .refuses(
            #"Text("Mail").↓navigationBarItems(leading: a)"#, .unknownFloor,
            floor: DeploymentTargets()),
        .leaves(#"Text("Mail").toolbar { ToolbarItem(placement: .topBarLeading) { a } }"#),
        .leaves("navigationBarItems(leading: a)"),
        .leaves("let navigationBarItems = [item]"),
        .leaves("apply(.navigationBarItems(leading: a))"),
        .leaves("controller.navigationBarItems = [item]"),
    ]

    private static let placements = ["leading": "topBarLeading", "trailing": "topBarTrailing"]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let modifiers = file.modifiers(named: ["navigationBarItems"])
        return modifiers.map { modifier in
            site(at: modifier, context) {
                let id = SiteID(
                    path: file.source.path, offset: modifier.name.range.lowerBound)
                let isAlone = !modifiers.contains { $0.shares(aScreenWith: modifier) }
                return isAlone && !context.navigation.areItemsRepeated(id)
                    ? rewrite(modifier, in: file) : .refuse(.replacedItems)
            }
        }
    }

    private static func rewrite(
        _ modifier: ModifierCall, in file: ParsedFile
    ) -> Site.Outcome {
        let arguments = Array(modifier.call.arguments)
        guard let named = modifier.arguments, !named.isEmpty,
            named.keys.allSatisfy({ placements[$0] != nil }),
            let open = modifier.call.leftParen, let close = modifier.call.rightParen
        else { return .refuse(.unknownForm) }
        let isChosen = arguments.contains { $0.expression.isTernary }
        let comments = file.comments(in: open.range.upperBound..<close.range.lowerBound)
        let items = arguments.map { item($0, comments, in: file.source) }
        let isOpen = arguments[0].isOnNewLine || !comments.isEmpty
        let pieces: [Edit.Piece] = [.text("toolbar "), .block(items, isOpen: isOpen)]
        let range = modifier.name.range.lowerBound..<modifier.range.upperBound
        return .rewrite(isChosen ? .assisted : .exact, [Edit(range, pieces: pieces)])
    }

    /// An item, with the comments that stand before it and behind it.
    private static func item(
        _ argument: LabeledExprSyntax, _ comments: [Range<Int>], in source: SourceText
    ) -> [Edit.Piece] {
        guard let label = argument.label, let placement = placements[label.text] else {
            return []
        }
        let view = argument.expression.range
        let outside = comments.filter { !view.overlaps($0) }
        let before = outside.filter { argument.isNear($0, in: source, isBehind: false) }
        let behind = outside.filter { argument.isNear($0, in: source, isBehind: true) }
        return before.flatMap { [.copy($0), .gap(.same)] }
            + [.text("ToolbarItem(placement: .\(placement)) "), .block([[.copy(view)]])]
            + behind.flatMap { [.text(" "), .copy($0)] }
    }
}

extension LabeledExprSyntax {
    /// True if a comment among the arguments is about this one: it stands on the line where
    /// the argument ends, or before it and on none where another one ends.
    fileprivate func isNear(
        _ comment: Range<Int>, in source: SourceText, isBehind: Bool
    ) -> Bool {
        let arguments = Array(parent?.as(LabeledExprListSyntax.self) ?? [])
        let last = arguments.last { $0.expression.range.upperBound <= comment.lowerBound }
        let isLast = last.map { arguments.last?.id == $0.id } ?? false
        let owner = last.flatMap { argument in
            let end = source.line(of: argument.expression.range.upperBound)
            return isLast || source.line(of: comment.lowerBound) == end ? argument : nil
        }
        if let owner { return isBehind && owner.id == id }
        return !isBehind
            && arguments.first { $0.expression.range.lowerBound >= comment.upperBound }?.id == id
    }
}

extension ModifierCall {
    /// True if one is applied to a view that has the other inside, on the same screen.
    fileprivate func shares(aScreenWith other: ModifierCall) -> Bool {
        call.id != other.call.id && (isInside(other) || other.isInside(self))
    }

    private func isInside(_ other: ModifierCall) -> Bool {
        other.modified.contains { name.isOnTheScreen(of: $0) }
    }
}

extension ExprSyntax {
    /// True if this is `a ? b : c`.
    fileprivate var isTernary: Bool {
        `as`(SequenceExprSyntax.self)?.elements.contains {
            $0.is(UnresolvedTernaryExprSyntax.self)
        } ?? false
    }
}

extension SyntaxProtocol {
    /// True if this is the first on its line.
    fileprivate var isOnNewLine: Bool {
        leadingTrivia.contains { $0.isNewline }
            || (previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains {
                $0.isNewline
            } ?? true)
    }
}
#endif
