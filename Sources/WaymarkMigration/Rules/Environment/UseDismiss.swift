// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Screens are dismissed with the action from the environment.
///
/// *Before:* `@Environment(\.presentationMode) var mode` and `mode.wrappedValue.dismiss()`
/// *After:* `@Environment(\.dismiss) var dismiss` and `dismiss()`
///
/// Where it is asked whether the screen is presented, that is read by a property of its own.
/// Where 'dismiss' means something else already, the property keeps its name; where the view has
/// the action already, the property goes. One that nothing uses is removed, *assisted*.
///
/// Extensions in other files are migrated with the property.
///
/// *Refuses when* the presentation mode is handed on, and when another file uses it in a way
/// that is not understood, or stays.
///
/// *Since* iOS 15, macOS 12, tvOS 15, watchOS 8.
enum UseDismiss: Rule {
    static let summary = "dismisses with the action 'dismiss' of the environment"
    static let since = DeploymentTargets([
        .iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8),
    ])
    static let trial: String? = "close the screen by its own button"
    static let environmentKey: String? = "presentationMode"
    static let triggers = ["presentationMode", "wrappedValue.dismiss"]

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
                let text = "Done"

                var body: some View { Button(text) { close() } }
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
                    let text = "Done"

                    var body: some View { Button(text) { close() } }
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
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) private var mode // of the sheet
                var isSmall: Bool { !self.mode.wrappedValue.isPresented }
                var body: some View { Button(isSmall ? "OK" : "Done", action: close) }
                func close() {
                    if mode.wrappedValue.isPresented { mode.wrappedValue.dismiss() }
                }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) private var dismiss
                    @Environment(\\.isPresented) private var isPresented // of the sheet
                    var isSmall: Bool { !self.isPresented }
                    var body: some View { Button(isSmall ? "OK" : "Done", action: close) }
                    func close() {
                        if isPresented { dismiss() }
                    }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode: Binding<PresentationMode>
                var body: some View { Text("\\(mode.wrappedValue.isPresented)") }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.isPresented) var isPresented: Bool
                    var body: some View { Text("\\(isPresented)") }
                }
                """),
        .rewrites(
            """
            struct Picker: UIViewControllerRepresentable {
                @Environment(\\.↓presentationMode) private var presentationMode
                class Coordinator: NSObject {
                    private let parent: Picker
                    weak var other: Picker?
                    let presentationMode = 1
                    func finish() { parent.presentationMode.wrappedValue.dismiss() }
                    func giveUp() {
                        self.other?.presentationMode.wrappedValue.dismiss()
                        context.environment.presentationMode.wrappedValue.dismiss()
                    }
                }
            }
            """,
            to: """
                struct Picker: UIViewControllerRepresentable {
                    @Environment(\\.dismiss) private var dismiss
                    class Coordinator: NSObject {
                        private let parent: Picker
                        weak var other: Picker?
                        let presentationMode = 1
                        func finish() { parent.dismiss() }
                        func giveUp() {
                            self.other?.dismiss()
                            context.environment.presentationMode.wrappedValue.dismiss()
                        }
                    }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                // the sheet
                @Environment(\\.↓presentationMode)
                var presentationMode
                let id: Int
            }
            """,
            to: """
                struct Editor: View {
                    // the sheet
                    let id: Int
                }
                """, .assisted),
        .rewrites(
            """
            struct Editor: View {
                @Environment (\\.↓presentationMode) var mode
                var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment (\\.dismiss) var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.dismiss) private var close
                @Environment(\\.↓presentationMode) private var presentationMode

                var body: some View {
                    Button("Done") { close() }
                    Button("Cancel") { presentationMode.wrappedValue.dismiss() }
                }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) private var close

                    var body: some View {
                        Button("Done") { close() }
                        Button("Cancel") { close() }
                    }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
            }
            struct Reader: View {
                @Environment(\\.dismiss) var dismiss
                var body: some View { Button("Done") { dismiss() } }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                struct Reader: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) @Binding private var mode
                var body: some View { Button("Done") { mode.dismiss() } }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """),
        .rewrites(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) @Binding var mode: PresentationMode
                var body: some View {
                    Button(self.mode.isPresented ? "Done" : "OK", action: close)
                }
                private func close() { self.mode.dismiss() }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) var dismiss: DismissAction
                    @Environment(\\.isPresented) var isPresented
                    var body: some View {
                        Button(self.isPresented ? "Done" : "OK", action: close)
                    }
                    private func close() { self.dismiss() }
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
                var body: some View {
                    Button("Done", action: presentationMode.wrappedValue.dismiss)
                }
            }
            """, .escapingValue),
        .refuses(
            """
            struct Picker: UIViewControllerRepresentable {
                @Environment(\\.↓presentationMode) var mode
                func makeCoordinator() -> Coordinator { Coordinator(self) }
            }
            """, .unusedValue),
        .refuses(
            "struct Editor: View { @Environment(\\.↓presentationMode) var mode; let id: Int }",
            .unusedValue),
        .refuses(
            """
            struct Picker: UIViewControllerRepresentable {
                @Environment(\\.↓presentationMode) private var mode
                class Coordinator {
                    let control = Picker()
                    func finish() { control.mode.wrappedValue.dismiss() }
                }
            }
            """, .unclearUse),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                init() { _mode = Environment(\\.presentationMode) }
                var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
            }
            """, .unclearUse),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                var body: some View {
                    Button("Done") {
                        mode.wrappedValue // of this screen
                            .dismiss()
                    }
                }
            }
            """, .commentInTheWay),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                @Binding var isPresented: Bool
                var body: some View { Button("Done") { close() } }
                func close() {
                    if mode.wrappedValue.isPresented { mode.wrappedValue.dismiss() }
                }
            }
            """, .nameTaken),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) @Binding var mode
                var body: some View { Toolbar(mode: $mode) }
            }
            """, .unclearUse),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) @Binding var mode
                var body: some View { Toolbar(mode: mode) }
            }
            """, .escapingValue),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                func close(_ mode: Binding<PresentationMode>) { mode.wrappedValue.dismiss() }
            }
            """, .escapingValue),
        .refuses(
            """
            struct Editor: View {
                @Environment(\\.↓presentationMode) var mode
                var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
            }
            """, .belowFloor, floor: DeploymentTargets([.iOS: Version(14)])),
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
        let own = file.environmentProperties(named: "presentationMode").map { property in
            let offset = property.key.range.lowerBound
            let id = SiteID(path: file.source.path, offset: offset)
            let shared = context.shared.first { $0.id == id }
            return site(of: property, in: file, shared, context)
        }
        let elsewhere = context.shared.filter { $0.mayBeUsed(in: file) }
            .compactMap { site(usingIn: file, $0, context) }
        return (own + elsewhere).sorted { $0.offset < $1.offset }
    }

    private static func site(
        of property: EnvironmentProperty, in file: ParsedFile, _ shared: SharedProperty?,
        _ context: RuleContext
    ) -> Site {
        var needs: [Need] = []
        let found = site(at: property.key, "presentationMode", context) {
            do throws(Refused) {
                let move = try DismissMove(property, in: file, shared)
                if move.isUnused { return removal(of: property, in: file) }
                needs = move.others.compactMap(\.id).map {
                    Need($0, else: .usedElsewhere, by: name)
                }
                return .rewrite(.exact, move.edits(in: move.home))
            } catch {
                return .refuse(error.refusal)
            }
        }
        return Site(
            rule: name, offset: found.offset, subject: found.subject, outcome: found.outcome,
            needs: needs)
    }

    /// The uses of a property that another file declares; `nil` when there are none, or when it
    /// stays.
    private static func site(
        usingIn file: ParsedFile, _ shared: SharedProperty, _ context: RuleContext
    ) -> Site? {
        guard let move = try? DismissMove(shared.property, in: shared.home, shared),
            let part = move.others.first(where: { $0.file.source.path == file.source.path }),
            let first = part.uses.first
        else { return nil }
        let refusal = context.refusal(replacing: "presentationMode", since: since)
        return Site(
            rule: name, offset: first.range.lowerBound,
            subject: "'\(shared.property.name.text)'",
            outcome: refusal.map { .refuse($0) } ?? .rewrite(.exact, move.edits(in: part)),
            needs: [Need(shared.id, else: .usedElsewhere, by: name)])
    }

    private static func removal(
        of property: EnvironmentProperty, in file: ParsedFile
    ) -> Site.Outcome {
        let removal = file.source.removal(of: property.declaration.range)
        let isAlone = removal.range != property.declaration.range
        return isAlone && !property.isInRepresentable
            ? .rewrite(.assisted, [removal]) : .refuse(.unusedValue)
    }
}
#endif
