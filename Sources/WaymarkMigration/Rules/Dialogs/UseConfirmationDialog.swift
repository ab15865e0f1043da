// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Action sheets become confirmation dialogs.
///
/// *Before:* `.actionSheet(isPresented: $isOn) { ActionSheet(title: Text("Sort"), buttons: […]) }`
/// *After:* `.confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) { … }`
///
/// A plain `.cancel()` goes: every confirmation dialog has one. It is *assisted* where the
/// sheet had none, where it did something under the system's name, when a text calls a
/// function, and when an action is a function from elsewhere.
///
/// *Refuses when* an item decides, when the sheet is put together elsewhere, when a text may
/// stop the app, and when a comment would be lost.
///
/// *Since* iOS 15, macOS 12, tvOS 15, watchOS 8.
enum UseConfirmationDialog: Rule {
    static let summary = "asks with 'confirmationDialog' instead of action sheets"
    static let since = DeploymentTargets([
        .iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8),
    ])
    static let trial: String? =
        "bring the dialog up, press each of its buttons, and press outside of "
        + "it"
    static let triggers = ["actionSheet", "struct ActionSheet", "typealias ActionSheet"]

    static let examples: [Example] = [
        .rewrites(
            """
            list
            #if os(iOS)
                .↓actionSheet(isPresented: $isOn) {
                    ActionSheet(title: Text("Sort"), message: Text("by"), buttons: [
                        .default(Text("Name")) { load() },
                        .destructive(Text("Not at all"), action: { save() }),
                        .cancel(),
                    ])
                }
            #endif
            """,
            to: """
                list
                #if os(iOS)
                    .confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) {
                        Button("Name") { load() }
                        Button("Not at all", role: .destructive) { save() }
                    } message: {
                        Text("by")
                    }
                #endif
                """),
        .rewrites(
            #"list.↓actionSheet(isPresented: $isOn) { ActionSheet(title: Text("Sort"), buttons: [.cancel(Text("Done"))]) }"#,
            to: """
                list.confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) {
                    Button("Done", role: .cancel) {}
                }
                """
        ),
        .rewrites(
            #"list.↓actionSheet(isPresented: $isOn) { ActionSheet(title: Text("Sort"), buttons: [.default(Text("Now"))]) }"#,
            to:
                #"list.confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) { Button("Now") {} }"#,
            .assisted),
        .rewrites(
            #"list.↓actionSheet(isPresented: $isOn) { ActionSheet(title: Text("Sort"), buttons: [.cancel { stop() }]) }"#,
            to: """
                list.confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) {
                    Button("Cancel", role: .cancel) { stop() }
                }
                """,
            .assisted),
        .refuses(
            #"list.↓actionSheet(item: $item) { ActionSheet(title: Text($0.name)) }"#,
            .itemDecides),
        .refuses("list.↓actionSheet(isPresented: $isOn) { sortSheet }", .computedContent),
        .refuses(
            """
            list.↓actionSheet(isPresented: $isOn) {
                ActionSheet(title: Text("Sort"), buttons: orders.map { .default(Text($0)) })
            }
            """, .computedContent),
        .refuses(
            """
            list.↓actionSheet(isPresented: $isOn) {
                ActionSheet(title: Text("Sort"), buttons: [
                    .default(Text("Name")), // first
                    .cancel(),
                ])
            }
            """, .commentInTheWay),
        .leaves(#"list.confirmationDialog(Text("Sort"), isPresented: $isOn) { sort }"#),
        .leaves("list.actionSheet(isPresented: $isOn, buttons: buttons)"),
        .leaves(#"let sheet = ActionSheet(title: Text("Sort"))"#),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["actionSheet"]).compactMap { modifier in
            let call = OldDialogCall(modifier: modifier, file: file, type: "ActionSheet")
            guard call.isOld else { return nil }
            return site(at: modifier, context) {
                if context.ownNames.contains("ActionSheet") { return .refuse(.ownDeclaration) }
                let options = ["titleVisibility: .visible"]
                return call.outcome(options, buttons).renaming(
                    modifier, to: "confirmationDialog")
            }
        }
    }

    /// The buttons without the one that the system adds.
    private static func buttons(_ dialog: Dialog) -> (buttons: [DialogButton], isExact: Bool) {
        let kept = dialog.buttons.filter { !$0.isNamedBySystem || $0.action != nil }
        let canBeLeft = dialog.buttons.contains { $0.role == .cancel }
        return (kept, canBeLeft && !kept.contains(where: \.isNamedBySystem))
    }
}

extension Site.Outcome {
    /// The same rewrite, and the modifier gets another name.
    fileprivate func renaming(_ modifier: ModifierCall, to name: String) -> Site.Outcome {
        guard case .rewrite(let level, let edits) = self else { return self }
        return .rewrite(level, [Edit(modifier.name.range, name)] + edits)
    }
}
#endif
