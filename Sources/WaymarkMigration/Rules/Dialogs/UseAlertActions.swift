// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Alerts have a title, actions and a message instead of a value that holds them.
///
/// *Before:* `.alert(isPresented: $isOn) { Alert(title: Text("Gone"), message: Text("For good")) }`
/// *After:* `.alert(Text("Gone"), isPresented: $isOn) {} message: { Text("For good") }`
///
/// It is *assisted* when a text calls a function, because it is called in every body then, when
/// an action is a function from elsewhere, and when the system named the button 'Cancel'.
///
/// *Refuses when* an item decides, when the alert is put together elsewhere, when a text may
/// stop the app, and when a comment would be lost.
///
/// *Since* iOS 15, macOS 12, tvOS 15, watchOS 8.
enum UseAlertActions: Rule {
    static let summary = "gives alerts their actions and their message in closures"
    static let since = DeploymentTargets([
        .iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8),
    ])
    static let trial: String? = "bring the alert up and press each of its buttons"
    static let triggers = [
        "alert(isPresented", "alert(item", "func alert", "struct Alert", "enum Alert",
        "class Alert",
    ]

    static let examples: [Example] = [
        .rewrites(
            #"list.↓alert(isPresented: $isOn) { Alert(title: Text("Gone")) }"#,
            to: #"list.alert(Text("Gone"), isPresented: $isOn) {}"#),
        .rewrites(
            #"list.↓alert(isPresented: $isOn) { Alert(title: Text(name), message: Text("For \(days) days"), dismissButton: .default(Text("OK"))) }"#,
            to:
                #"list.alert(Text(name), isPresented: $isOn) { Button("OK") {} } message: { Text("For \(days) days") }"#
        ),
        .rewrites(
            """
            list
                .padding()
                .↓alert(isPresented: $model.isOn) {
                    Alert(
                        title: Text("Delete?"),
                        message: Text("It is gone then."),
                        primaryButton: .destructive(Text("Delete")) {
                            model.delete() // for good

                            close()
                        },
                        secondaryButton: .cancel(Text("Keep"), action: close)
                    )
                }
                .onAppear(perform: load)
            func close() {}
            """,
            to: """
                list
                    .padding()
                    .alert(Text("Delete?"), isPresented: $model.isOn) {
                        Button("Delete", role: .destructive) {
                            model.delete() // for good

                            close()
                        }
                        Button("Keep", role: .cancel, action: close)
                    } message: {
                        Text("It is gone then.")
                    }
                    .onAppear(perform: load)
                func close() {}
                """),
        .rewrites(
            """
                list.↓alert(isPresented: $isOn, content: {
                    return SwiftUI.Alert(title: Text("Gone"), message: nil,
                                dismissButton: Alert.Button.default(Text(label), action: {
                                    isOn = false
                                }))
                })
            """,
            to: """
                    list.alert(Text("Gone"), isPresented: $isOn) {
                        Button {
                            isOn = false
                        } label: {
                            Text(label)
                        }
                    }
                """),
        .rewrites(
            """
                list.↓alert(isPresented: $isOn) { Alert(title: Text(title()),
                    primaryButton: .default(Text("Go").bold(), action: model.go), secondaryButton: .cancel())
                }
            """,
            to: """
                    list.alert(Text(title()), isPresented: $isOn) {
                        Button(action: model.go) {
                            Text("Go").bold()
                        }
                        Button("Cancel", role: .cancel) {}
                    }
                """, .assisted),
        .refuses(
            "list.↓alert(item: $error) { Alert(title: Text($0.text)) }", .itemDecides),
        .refuses("list.↓alert(isPresented: $isOn) { makeAlert() }", .computedContent),
        .refuses("list.↓alert(isPresented: $isOn, content: makeAlert)", .computedContent),
        .refuses(
            "list.↓alert(isPresented: $isOn) { () -> Alert in Alert(title: Text(name)) }",
            .computedContent),
        .refuses(
            """
            list.↓alert(isPresented: $isOn) {
                if isNew { return Alert(title: Text("New")) }
                return Alert(title: Text("Old"))
            }
            """, .computedContent),
        .refuses(
            #"list.↓alert(isPresented: $isOn) { Alert(title: Text("a"), dismissButton: done) }"#,
            .computedContent),
        .refuses(
            "list.↓alert(isPresented: $isOn) { Alert(title: Text(error!.text)) }",
            .evaluatedEarly),
        .refuses(
            "list.↓alert(isPresented: $isOn) { Alert(title: Text(names[0])) }",
            .evaluatedEarly),
        .refuses(
            """
            struct Failure: View {
                var reason: String { error!.text }
                var body: some View {
                    list.↓alert(isPresented: $isOn) { Alert(title: Text(reason)) }
                }
            }
            """, .evaluatedEarly),
        .refuses(
            """
            struct Failure: View {
                @State private var error: Failed!
                var body: some View {
                    list.↓alert(isPresented: $isOn) { Alert(title: Text(self.error.text)) }
                }
            }
            """, .evaluatedEarly),
        .refuses(
            #"list.↓alert(isPresented: $isOn) { /* sad */ Alert(title: Text("Gone")) }"#,
            .commentInTheWay),
        .refuses(
            #"list.↓alert(isPresented: $isOn) { Alert(title: Text("Gone")) }"#, .belowFloor,
            floor: DeploymentTargets([.iOS: Version(14)])),
        .leaves(#"list.alert(Text("Gone"), isPresented: $isOn) {}"#),
        .leaves("list.alert(isPresented: $isOn, error: error) { Button(retry) {} }"),
        .leaves("list.alert(isPresented: $isOn) { a } message: { b }"),
        .leaves("list.alert(store.scope(state: state)) { _ in }"),
        .leaves("alert(isPresented: $isOn) { Alert(title: title) }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        file.modifiers(named: ["alert"]).compactMap { modifier in
            let call = OldDialogCall(modifier: modifier, file: file, type: "Alert")
            guard call.isOld else { return nil }
            return site(at: modifier, context) {
                if context.ownNames.contains("Alert") { return .refuse(.ownDeclaration) }
                return call.outcome([]) { dialog in
                    (dialog.buttons, !dialog.buttons.contains(where: \.isNamedBySystem))
                }
            }
        }
    }
}
#endif
