// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Bars are hidden with `toolbar(_:for:)`.
///
/// *Before:* `.navigationBarHidden(true)`
/// *After:* `.toolbar(.hidden, for: .navigationBar)`
///
/// From iOS 18 on the modifier is called `toolbarVisibility`.
///
/// *Refuses when* the project has a `navigationBarHidden` of its own.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum HideTheBarWithToolbar: Rule {
    static let summary = "hides bars with 'toolbar(_:for:)'"
    static let since = DeploymentTargets([
        .iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9),
    ])
    static let trial: String? =
        "look at the screen and at those it leads to: the bar is hidden where "
        + "it was"
    static let triggers = ["navigationBarHidden"]

    static let examples: [Example] = [
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(true)"#,
            to: #"Text("Mail").toolbar(.hidden, for: .navigationBar)"#),
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(false)"#,
            to: #"Text("Mail").toolbar(.visible, for: .navigationBar)"#),
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(isFull)"#,
            to: #"Text("Mail").toolbar(isFull ? .hidden : .visible, for: .navigationBar)"#),
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(!isFull)"#,
            to: #"Text("Mail").toolbar(isFull ? .visible : .hidden, for: .navigationBar)"#),
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(isFull || isEmpty)"#,
            to:
                #"Text("Mail").toolbar(isFull || isEmpty ? .hidden : .visible, for: .navigationBar)"#
        ),
        .rewrites(
            #"Text("Mail").↓navigationBarHidden(true)"#,
            to: #"Text("Mail").toolbarVisibility(.hidden, for: .navigationBar)"#,
            floor: DeploymentTargets([.iOS: Version(18)])),
        .rewrites(
            """
            Text("")
                .navigationBarTitle("", displayMode: .inline)
            #if os(iOS)
                .↓navigationBarHidden(!(isFull && canHide)) // no bar
            #endif
            """,
            to: """
                Text("")
                    .navigationBarTitle("", displayMode: .inline)
                #if os(iOS)
                    .toolbar(isFull && canHide ? .visible : .hidden, for: .navigationBar) // no bar
                #endif
                """
        ).together(
            """
            Text("")
                .navigationTitle("")
                .navigationBarTitleDisplayMode(.inline)
            #if os(iOS)
                .toolbar(isFull && canHide ? .visible : .hidden, for: .navigationBar) // no bar
            #endif
            """),
        .refuses(#"Text("Mail").↓navigationBarHidden(on: true)"#, .unknownForm),
        .refuses(
            #"Text("Mail").↓navigationBarHidden(true)"#, .belowFloor,
            floor: DeploymentTargets([.iOS: Version(15)])),
        .leaves(#"Text("Mail").toolbar(.hidden, for: .navigationBar)"#),
        .leaves("controller.setNavigationBarHidden(true, animated: false)"),
        .leaves("controller.isNavigationBarHidden = true"),
        .leaves("navigationBarHidden(true)"),
        .leaves("let style: Style = .navigationBarHidden(true)"),
        .leaves("var navigationBarHidden: Bool { bar.navigationBarHidden }"),
        .leaves(#"Text("Mail").navigationBarBackButtonHidden(true)"#),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["navigationBarHidden"]).map { modifier in
            site(at: modifier, context) { rewrite(modifier, in: file, context) }
        }
    }

    private static func rewrite(
        _ modifier: ModifierCall, in file: ParsedFile, _ context: RuleContext
    ) -> Site.Outcome {
        guard let arguments = modifier.arguments, arguments.count == 1,
            let isHidden = arguments[""]
        else { return .refuse(.unknownForm) }
        let isNew = context.floor.has(UseToolbarVisibility.since)
        let name = isNew ? "toolbarVisibility" : "toolbar"
        let bar = Edit.Piece.text("for: .navigationBar")
        let whole = modifier.name.range.lowerBound..<modifier.range.upperBound
        if file.hasComment(in: whole, outside: [isHidden.range]) {
            let arguments = visibility(isHidden) + [.text(", "), bar]
            return .rewrite(
                .exact,
                [Edit(modifier.name.range, name), Edit(isHidden.range, pieces: arguments)])
        }
        let pieces: [Edit.Piece] = [.text(name), .arguments([visibility(isHidden), [bar]])]
        return .rewrite(.exact, [Edit(whole, pieces: pieces)])
    }

    private static func visibility(_ isHidden: ExprSyntax) -> [Edit.Piece] {
        if let literal = isHidden.as(BooleanLiteralExprSyntax.self) {
            return [.text(literal.literal.text == "true" ? ".hidden" : ".visible")]
        }
        if let negation = isHidden.as(PrefixOperatorExprSyntax.self),
            negation.operator.text == "!"
        {
            return negation.expression.inParentheses.asCondition(".visible", ".hidden")
        }
        return isHidden.asCondition(".hidden", ".visible")
    }
}
#endif
