// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Titles are set with `navigationTitle`, and their display mode with a modifier of its own.
///
/// *Before:* `.navigationBarTitle("Inbox", displayMode: .inline)`
/// *After:* `.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)`
///
/// The mode `.automatic` goes: it is what a title has that says nothing of it.
///
/// *Refuses when* the project has a `navigationBarTitle` of its own, or a comment stands among
/// the arguments that move.
///
/// *Since* iOS 14, macOS 11, tvOS 14, watchOS 7.
enum UseNavigationTitle: Rule {
    static let summary =
        "sets titles with 'navigationTitle' and 'navigationBarTitleDisplayMode'"
    static let since = DeploymentTargets([
        .iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .watchOS: Version(7),
    ])
    static let trial: String? = "look at the titles, at the top and scrolled"
    static let triggers = ["navigationBarTitle"]

    static let examples: [Example] = [
        .rewrites(
            #"Text("Mail").↓navigationBarTitle("Inbox", displayMode: .automatic)"#,
            to: #"Text("Mail").navigationTitle("Inbox")"#),
        .rewrites(
            #"Text("Mail").↓navigationBarTitle("Inbox")"#,
            to: #"Text("Mail").navigationTitle("Inbox")"#),
        .rewrites(
            #"Text("Mail").↓navigationBarTitle(Text("Inbox"))"#,
            to: #"Text("Mail").navigationTitle(Text("Inbox"))"#),
        .rewrites(
            #"Text("Mail").↓navigationBarTitle("", displayMode: .inline)"#,
            to: #"Text("Mail").navigationTitle("").navigationBarTitleDisplayMode(.inline)"#),
        .rewrites(
            """
            List {
                Text("Mail")
            }
            .↓navigationBarTitle(Text(folder.name), displayMode: isOpen ? .large : .inline) // title
            .onAppear { load() }
            """,
            to: """
                List {
                    Text("Mail")
                }
                .navigationTitle(Text(folder.name))
                .navigationBarTitleDisplayMode(isOpen ? .large : .inline) // title
                .onAppear { load() }
                """),
        .rewrites(
            """
            Text("Mail")
                .↓navigationBarTitle(
                    "Inbox",
                    displayMode: .large
                )
            """,
            to: """
                Text("Mail")
                    .navigationTitle(
                        "Inbox"
                    )
                    .navigationBarTitleDisplayMode(.large)
                """),
        .rewrites(
            """
            Text("Mail")
            #if os(iOS)
                .↓navigationBarTitle("Inbox", displayMode: .inline)
            #endif
            """,
            to: """
                Text("Mail")
                #if os(iOS)
                    .navigationTitle("Inbox")
                    .navigationBarTitleDisplayMode(.inline)
                #endif
                """),
        .rewrites(
            """
            List { row }
                .↓navigationBarTitle(
                    Text(
                        "Inbox"
                    ), displayMode: isOpen
                        ? .large
                        : .inline)
            #if os(iOS)
                .↓navigationBarTitle(title).padding()
            #else
                .frame(width: 300)
            #endif
            """,
            to: """
                List { row }
                    .navigationTitle(
                        Text(
                            "Inbox"
                        ))
                    .navigationBarTitleDisplayMode(isOpen
                        ? .large
                        : .inline)
                #if os(iOS)
                    .navigationTitle(title).padding()
                #else
                    .frame(width: 300)
                #endif
                """),
        .refuses(
            """
            Text("Mail")
                .↓navigationBarTitle("Inbox", /* small */ displayMode: .inline)
            """, .commentInTheWay),
        .refuses(#"Text("Mail").↓navigationBarTitle("Inbox", mode: 3)"#, .unknownForm),
        .refuses(
            #"Text("Mail").↓navigationBarTitle("Inbox")"#, .belowFloor,
            floor: DeploymentTargets([.iOS: Version(13)])),
        .refuses(
            #"Text("Mail").↓navigationBarTitle("Inbox")"#, .unknownFloor,
            floor: DeploymentTargets()),
        .leaves(#"Text("Mail").navigationTitle("Inbox")"#),
        .leaves(#"Text("Mail").navigationBarTitleDisplayMode(.inline)"#),
        .leaves(#"navigationBarTitle("Inbox")"#),
        .leaves(#"let bar: Bar = .navigationBarTitle("Inbox")"#),
        .leaves(#"show(.navigationBarTitle("Inbox"))"#),
        .leaves("let navigationBarTitle = 1"),
        .leaves(#"bar.navigationBarTitle = "Inbox""#),
        .leaves("let title = controller.navigationBarTitle"),
        .leaves("struct Bar { func navigationBarTitle(_ title: String) {} }"),
        .leaves("#selector(Bar.navigationBarTitle)"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["navigationBarTitle"]).map { modifier in
            site(at: modifier, context) { rewrite(modifier, in: file) }
        }
    }

    private static func rewrite(_ modifier: ModifierCall, in file: ParsedFile) -> Site.Outcome {
        guard let arguments = modifier.arguments, let title = arguments[""] else {
            return .refuse(.unknownForm)
        }
        let rename = Edit(modifier.name.range, "navigationTitle")
        if arguments.count == 1 { return .rewrite(.exact, [rename]) }
        guard arguments.count == 2, let mode = arguments["displayMode"] else {
            return .refuse(.unknownForm)
        }
        guard !file.hasComment(between: title, and: mode) else {
            return .refuse(.commentInTheWay)
        }
        if mode.isAutomatic {
            let rest = title.range.upperBound..<mode.range.upperBound
            return .rewrite(.exact, [rename, Edit(rest, "")])
        }
        return .rewrite(.exact, [rename, move(mode, after: title, of: modifier, in: file)])
    }

    /// Takes the mode out of the arguments, and sets it behind them.
    private static func move(
        _ mode: ExprSyntax, after title: ExprSyntax, of modifier: ModifierCall,
        in file: ParsedFile
    ) -> Edit {
        let end = modifier.range.upperBound
        let rest = mode.range.upperBound..<end
        let isKept =
            file.hasComment(in: rest, outside: []) || file.source.hasLineEnd(in: rest)
        return Edit(
            title.range.upperBound..<end,
            pieces: [
                isKept ? .copy(rest) : .text(")"),
                .gap(file.source.place(behind: modifier)),
                .text(".navigationBarTitleDisplayMode("), .copy(mode.range), .text(")"),
            ])
    }
}

extension ExprSyntax {
    /// True if this is the mode that titles have of themselves.
    fileprivate var isAutomatic: Bool {
        let member = self.as(MemberAccessExprSyntax.self)
        let type = member?.base?.bareText ?? "TitleDisplayMode"
        return member?.declName.baseName.text == "automatic" && type.hasSuffix("TitleDisplayMode")
    }
}
#endif
