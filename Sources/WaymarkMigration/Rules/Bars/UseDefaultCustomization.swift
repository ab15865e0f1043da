// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The modifier `defaultCustomization` says whether an item is in the bar before anyone changes
/// that.
///
/// *Before:* `ToolbarItem(id: "share", showsByDefault: false) { … }`
/// *After:* `ToolbarItem(id: "share") { … }.defaultCustomization(.hidden)`
///
/// *Refuses when* a comment stands among the arguments, and when they are not of this form.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseDefaultCustomization: Rule {
    static let summary = "hides items until they are asked for with 'defaultCustomization'"
    static let since = DeploymentTargets([
        .iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9),
    ])
    static let triggers = ["showsByDefault"]

    static let examples: [Example] = [
        .rewrites(
            #"ToolbarItem(id: "share", ↓showsByDefault: false) { share }"#,
            to: #"ToolbarItem(id: "share") { share }.defaultCustomization(.hidden)"#),
        .rewrites(
            """
            ToolbarItem(
                id: "share", placement: .secondaryAction,
                ↓showsByDefault: isNew || isOld
            ) {
                share
            }
            """,
            to: """
                ToolbarItem(
                    id: "share", placement: .secondaryAction
                ) {
                    share
                }
                .defaultCustomization(isNew || isOld ? .visible : .hidden)
                """),
        .rewrites(
            #"SwiftUI.ToolbarItem(id: "a", ↓showsByDefault: true, content: makeItem)"#,
            to:
                #"SwiftUI.ToolbarItem(id: "a", content: makeItem).defaultCustomization(.visible)"#
        ),
        .refuses(
            #"ToolbarItem(id: "share", /* no */ ↓showsByDefault: false) { share }"#,
            .commentInTheWay),
        .refuses("ToolbarItem(↓showsByDefault: false) { share }", .unknownForm),
        .leaves(#"ToolbarItem(id: "share") { share }.defaultCustomization(.hidden)"#),
        .leaves(#"Item(id: "share", showsByDefault: false) { share }"#),
        .leaves("let showsByDefault = true"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.calls(of: Set(["ToolbarItem"]).subtracting(context.ownNames)).compactMap { call in
            guard let argument = call.argument("showsByDefault"), let label = argument.label
            else { return nil }
            return site(at: label, label.text, context) {
                rewrite(argument, of: call, in: file)
            }
        }
    }

    private static func rewrite(
        _ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, in file: ParsedFile
    ) -> Site.Outcome {
        let arguments = Array(call.arguments)
        guard let index = arguments.firstIndex(of: argument), index > 0,
            call.argument("id") != nil
        else { return .refuse(.unknownForm) }
        let start = arguments[index - 1].expression.range.upperBound
        let value = argument.expression
        let end = value.range.upperBound
        guard !file.hasComment(in: start..<end, outside: [value.range]),
            !arguments[index - 1].hasCommentBehind
        else { return .refuse(.commentInTheWay) }
        let last = call.range.upperBound
        let source = file.source
        let gap: Edit.Gap =
            source.hasLineEnd(in: call.range) ? .like(last) : .close(call.range.lowerBound)
        let pieces: [Edit.Piece] =
            [.copy(end..<last), .gap(gap), .text(".defaultCustomization(")]
            + visibility(value) + [.text(")")]
        return .rewrite(.exact, [Edit(start..<last, pieces: pieces)])
    }

    private static func visibility(_ shows: ExprSyntax) -> [Edit.Piece] {
        if let literal = shows.as(BooleanLiteralExprSyntax.self) {
            return [.text(literal.literal.text == "true" ? ".visible" : ".hidden")]
        }
        return shows.asCondition(".visible", ".hidden")
    }
}

extension LabeledExprSyntax {
    /// True if a comment stands between this argument and the next.
    fileprivate var hasCommentBehind: Bool {
        expression.trailingTrivia.hasComment || trailingComma?.trailingTrivia.hasComment == true
    }
}
#endif
