// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// Screens are dismissed with the action from the environment.
    ///
    /// *Before:* `@Environment(\.presentationMode) var mode` and `mode.wrappedValue.dismiss()`
    /// *After:* `@Environment(\.dismiss) var dismiss` and `dismiss()`
    ///
    /// *Refuses when* the presentation mode is handed on or asked for more, when nothing uses it, and
    /// when an extension in another file does. Where 'dismiss' means something else already, the property
    /// keeps its name.
    ///
    /// *Since* iOS 15, macOS 12, tvOS 15, watchOS 8.
    enum UseDismiss: Rule {
        static let summary = "dismisses with the action 'dismiss' of the environment"
        static let since = Floor([
            .iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8),
        ])
        static let triggers = ["presentationMode"]

        static let examples: [Example] = [
            .rewrites(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode

                    var body: some View {
                        Button("Done") { presentationMode.wrappedValue.dismiss() }
                        Button("Cancel") { self.presentationMode.wrappedValue.dismiss() }
                    }
                }
                """,
                to: """
                    struct Editor: View {
                        @Environment(\\.dismiss) var dismiss

                        var body: some View {
                            Button("Done") { dismiss() }
                            Button("Cancel") { self.dismiss() }
                        }
                    }
                    """),
            .rewrites(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) private var mode: Binding<PresentationMode>
                    let text: String

                    var body: some View { Text(text).onTapGesture { close() } }
                }
                extension Editor {
                    private func close() {
                        mode.wrappedValue.dismiss() // and that is all
                    }
                }
                """,
                to: """
                    struct Editor: View {
                        @Environment(\\.dismiss) private var dismiss: DismissAction
                        let text: String

                        var body: some View { Text(text).onTapGesture { close() } }
                    }
                    extension Editor {
                        private func close() {
                            dismiss() // and that is all
                        }
                    }
                    """),
            .rewrites(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode
                    var body: some View { Button("Done", action: dismiss) }
                    func dismiss() { presentationMode.wrappedValue.dismiss() }
                }
                """,
                to: """
                    struct Editor: View {
                        @Environment(\\.dismiss) var presentationMode
                        var body: some View { Button("Done", action: dismiss) }
                        func dismiss() { presentationMode() }
                    }
                    """),
            .refuses(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode
                    var body: some View { Toolbar(mode: presentationMode) }
                }
                """, .escapingValue),
            .refuses(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode
                    var body: some View { Text("\\(presentationMode.wrappedValue.isPresented)") }
                }
                """, .escapingValue),
            .refuses(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode
                    var body: some View {
                        Button("Done", action: presentationMode.wrappedValue.dismiss)
                    }
                }
                """, .escapingValue),
            .refuses(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var presentationMode
                    var body: some View { Text("Mail") }
                }
                """, .unusedValue),
            .refuses(
                """
                struct Editor: View {
                    @Environment(\\.↓presentationMode) var mode
                    var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
                }
                """, .belowFloor, floor: Floor([.iOS: Version(14)])),
            .leaves(
                """
                struct Editor: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """),
            .leaves("struct Editor { var presentationMode = 1 }"),
            .leaves("struct Editor { @Binding var presentationMode: PresentationMode }"),
            .leaves("let mode = controller.presentationMode"),
        ]

        static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
            file.environmentProperties(named: "presentationMode").map { property in
                site(at: property.key, "presentationMode", context) {
                    rewrite(property, in: file, context)
                }
            }
        }

        private static func rewrite(
            _ property: EnvironmentProperty, in file: ParsedFile, _ context: RuleContext
        ) -> Site.Outcome {
            if !property.isPrivate, context.isExtendedElsewhere(property.typeName, file) {
                return .refuse(.usedElsewhere)
            }
            let uses = file.uses(of: property)
            if uses.isEmpty { return .refuse(.unusedValue) }
            let isTaken = file.declares("dismiss") || file.mentions("dismiss")
            let name = isTaken ? property.name.text : "dismiss"
            var edits = [Edit(property.key.range, "dismiss")]
            if !isTaken { edits.append(Edit(property.name.range, name)) }
            if let type = property.type { edits.append(Edit(type.range, "DismissAction")) }
            for use in uses {
                guard let action = dismissal(of: use) else { return .refuse(.escapingValue) }
                edits.append(Edit(use.range.lowerBound..<action.range.upperBound, name))
            }
            return .rewrite(.exact, edits)
        }

        /// The 'dismiss' that is called on a use of the property; `nil` when something else is done
        /// with it.
        private static func dismissal(of use: TokenSyntax) -> TokenSyntax? {
            guard let reference = use.parent?.as(DeclReferenceExprSyntax.self),
                let value = memberAccess(on: ExprSyntax(reference), "wrappedValue"),
                let action = memberAccess(on: ExprSyntax(value), "dismiss"),
                let call = action.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == action.id, call.arguments.isEmpty
            else { return nil }
            return action.declName.baseName
        }

        private static func memberAccess(
            on base: ExprSyntax, _ name: String
        ) -> MemberAccessExprSyntax? {
            var expression = base
            if let own = base.parent?.as(MemberAccessExprSyntax.self), own.declName.id == base.id {
                expression = ExprSyntax(own)
            }
            guard let member = expression.parent?.as(MemberAccessExprSyntax.self),
                member.base?.id == expression.id, member.declName.baseName.text == name
            else { return nil }
            return member
        }
    }
#endif
