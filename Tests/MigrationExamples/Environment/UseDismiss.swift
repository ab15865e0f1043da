// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseDismiss' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseDismiss1Before {
    struct Editor: View {
        @Environment(\.presentationMode) var presentationMode

        var body: some View {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
            Button("Cancel") { self.presentationMode.wrappedValue.dismiss() }
        }
    }
}

enum UseDismiss1After {
    struct Editor: View {
        @Environment(\.dismiss) var dismiss

        var body: some View {
            Button("Done") { dismiss() }
            Button("Cancel") { self.dismiss() }
        }
    }
}

enum UseDismiss2Before {
    struct Editor: View {
        @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
        let text = "Done"

        var body: some View { Button(text) { close() } }
    }
}
extension UseDismiss2Before.Editor {
    private func close() {
        mode.wrappedValue.dismiss() // and that is all
    }
}

enum UseDismiss2After {
    struct Editor: View {
        @Environment(\.dismiss) private var dismiss: DismissAction
        let text = "Done"

        var body: some View { Button(text) { close() } }
    }
}
extension UseDismiss2After.Editor {
    private func close() {
        dismiss() // and that is all
    }
}

enum UseDismiss3Before {
    struct Editor: View {
        @Environment(\.presentationMode) var presentationMode
        var body: some View { Button("Done", action: dismiss) }
        func dismiss() { presentationMode.wrappedValue.dismiss() }
    }
}

enum UseDismiss3After {
    struct Editor: View {
        @Environment(\.dismiss) var presentationMode
        var body: some View { Button("Done", action: dismiss) }
        func dismiss() { presentationMode() }
    }
}

enum UseDismiss4Before {
    struct Editor: View {
        @Environment(\.presentationMode) private var mode // of the sheet
        var isSmall: Bool { !self.mode.wrappedValue.isPresented }
        var body: some View { Button(isSmall ? "OK" : "Done", action: close) }
        func close() {
            if mode.wrappedValue.isPresented { mode.wrappedValue.dismiss() }
        }
    }
}

enum UseDismiss4After {
    struct Editor: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented // of the sheet
        var isSmall: Bool { !self.isPresented }
        var body: some View { Button(isSmall ? "OK" : "Done", action: close) }
        func close() {
            if isPresented { dismiss() }
        }
    }
}

enum UseDismiss5Before {
    struct Editor: View {
        @Environment(\.presentationMode) var mode: Binding<PresentationMode>
        var body: some View { Text("\(mode.wrappedValue.isPresented)") }
    }
}

enum UseDismiss5After {
    struct Editor: View {
        @Environment(\.isPresented) var isPresented: Bool
        var body: some View { Text("\(isPresented)") }
    }
}

enum UseDismiss9Before {
    struct Editor: View {
        @Environment(\.dismiss) private var close
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            Button("Done") { close() }
            Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
    }
}

enum UseDismiss9After {
    struct Editor: View {
        @Environment(\.dismiss) private var close

        var body: some View {
            Button("Done") { close() }
            Button("Cancel") { close() }
        }
    }
}

enum UseDismiss10Before {
    struct Editor: View {
        @Environment(\.presentationMode) var mode
        var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
    }
    struct Reader: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }
}

enum UseDismiss10After {
    struct Editor: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }
    struct Reader: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }
}

enum UseDismiss11Before {
    struct Editor: View {
        @Environment(\.presentationMode) @Binding private var mode
        var body: some View { Button("Done") { mode.dismiss() } }
    }
}

enum UseDismiss11After {
    struct Editor: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }
}

enum UseDismiss12Before {
    struct Editor: View {
        @Environment(\.presentationMode) @Binding var mode: PresentationMode
        var body: some View {
            Button(self.mode.isPresented ? "Done" : "OK", action: close)
        }
        private func close() { self.mode.dismiss() }
    }
}

enum UseDismiss12After {
    struct Editor: View {
        @Environment(\.dismiss) var dismiss: DismissAction
        @Environment(\.isPresented) var isPresented
        var body: some View {
            Button(self.isPresented ? "Done" : "OK", action: close)
        }
        private func close() { self.dismiss() }
    }
}

@MainActor let useDismissPairs: [Pair] = [
    Pair("UseDismiss1", isExact: true) { AnyView(Ways { UseDismiss1Before.Editor() }) } after: { AnyView(Ways { UseDismiss1After.Editor() }) },
    Pair("UseDismiss2", isExact: true) { AnyView(Ways { UseDismiss2Before.Editor() }) } after: { AnyView(Ways { UseDismiss2After.Editor() }) },
    Pair("UseDismiss3", isExact: true) { AnyView(Ways { UseDismiss3Before.Editor() }) } after: { AnyView(Ways { UseDismiss3After.Editor() }) },
    Pair("UseDismiss4", isExact: true) { AnyView(Ways { UseDismiss4Before.Editor() }) } after: { AnyView(Ways { UseDismiss4After.Editor() }) },
    Pair("UseDismiss5", isExact: true) { AnyView(Ways { UseDismiss5Before.Editor() }) } after: { AnyView(Ways { UseDismiss5After.Editor() }) },
    Pair("UseDismiss9", isExact: true) { AnyView(Ways { UseDismiss9Before.Editor() }) } after: { AnyView(Ways { UseDismiss9After.Editor() }) },
    Pair("UseDismiss10", isExact: true) { AnyView(Ways { UseDismiss10Before.Editor() }) } after: { AnyView(Ways { UseDismiss10After.Editor() }) },
    Pair("UseDismiss11", isExact: true) { AnyView(Ways { UseDismiss11Before.Editor() }) } after: { AnyView(Ways { UseDismiss11After.Editor() }) },
    Pair("UseDismiss12", isExact: true) { AnyView(Ways { UseDismiss12Before.Editor() }) } after: { AnyView(Ways { UseDismiss12After.Editor() }) },
]
