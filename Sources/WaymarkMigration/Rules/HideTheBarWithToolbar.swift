// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// Bars are hidden with `toolbar(_:for:)`.
    ///
    /// *Before:* `.navigationBarHidden(true)`
    /// *After:* `.toolbar(.hidden, for: .navigationBar)`
    ///
    /// *Refuses when* the project has a `navigationBarHidden` of its own.
    ///
    /// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
    enum HideTheBarWithToolbar: Rule {
        static let summary = "hides bars with 'toolbar(_:for:)'"
        static let since = Floor([
            .iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9),
        ])
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
                    #"Text("Mail").toolbar((isFull || isEmpty) ? .hidden : .visible, for: .navigationBar)"#
            ),
            .refuses(#"Text("Mail").↓navigationBarHidden(on: true)"#, .unknownForm),
            .refuses(
                #"Text("Mail").↓navigationBarHidden(true)"#, .belowFloor,
                floor: Floor([.iOS: Version(15)])),
            .leaves(#"Text("Mail").toolbar(.hidden, for: .navigationBar)"#),
            .leaves("controller.setNavigationBarHidden(true, animated: false)"),
            .leaves("controller.isNavigationBarHidden = true"),
            .leaves("navigationBarHidden(true)"),
            .leaves("var navigationBarHidden: Bool { bar.navigationBarHidden }"),
            .leaves(#"Text("Mail").navigationBarBackButtonHidden(true)"#),
        ]

        static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
            file.modifiers(named: ["navigationBarHidden"]).map { modifier in
                site(at: modifier.name, modifier.name.text, context) { rewrite(modifier, in: file) }
            }
        }

        private static func rewrite(_ modifier: ModifierCall, in file: ParsedFile) -> Site.Outcome {
            guard let arguments = modifier.arguments, arguments.count == 1,
                let isHidden = arguments[""]
            else { return .refuse(.unknownForm) }
            return .rewrite(
                .exact,
                [
                    Edit(modifier.name.range, "toolbar"),
                    Edit(isHidden.range, visibility(isHidden, in: file) + ", for: .navigationBar"),
                ])
        }

        private static func visibility(_ isHidden: ExprSyntax, in file: ParsedFile) -> String {
            if let literal = isHidden.as(BooleanLiteralExprSyntax.self) {
                return literal.literal.text == "true" ? ".hidden" : ".visible"
            }
            if let negation = isHidden.as(PrefixOperatorExprSyntax.self),
                negation.operator.text == "!"
            {
                return "\(file.source.text(in: negation.expression.range)) ? .visible : .hidden"
            }
            let text = file.source.text(in: isHidden.range)
            let isCompound =
                isHidden.is(SequenceExprSyntax.self) || isHidden.is(TernaryExprSyntax.self)
            return (isCompound ? "(\(text))" : text) + " ? .hidden : .visible"
        }
    }
#endif
