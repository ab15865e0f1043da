// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Modals: View {
    struct Item: Identifiable, Hashable {
        let id: Int
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
    }

    let title = "run time"
    let resource: LocalizedStringResource = "resource"
    @State private var isOn = false
    @State private var item: Item?
    @State private var failure: Failure?

    @ViewBuilder var body: some View {
        sheets
        popovers
        alerts
        dialogs
        resources
    }

    private var resources: some View {
        Text("resources")
            .alert(resource, isPresented: $isOn) { Button("Yes") {} }
            .alert(resource, isPresented: $isOn) {
                Button("Yes") {}
            } message: {
                Text("really")
            }
            .alert(resource, isPresented: $isOn, presenting: item) { Button("\($0.id)") {} }
            .confirmationDialog(resource, isPresented: $isOn) { Button("Yes") {} }
            .confirmationDialog(resource, isPresented: $isOn, titleVisibility: .hidden) {
                Button("Yes") {}
            } message: {
                Text("really")
            }
            .confirmationDialog(resource, isPresented: $isOn, presenting: item) {
                Button("\($0.id)") {}
            }
    }

    private var sheets: some View {
        Text("sheets")
            .sheet(isPresented: $isOn) { Text("sheet") }
            .sheet(isPresented: $isOn, onDismiss: {}) { Text("sheet") }
            .sheet(item: $item) { Text("\($0.id)") }
            .sheet(item: $item, onDismiss: {}) { Text("\($0.id)") }
            .fullScreenCover(isPresented: $isOn) { Text("cover") }
            .fullScreenCover(item: $item, onDismiss: {}) { Text("\($0.id)") }
            .presentationDetents([.medium, .large, .fraction(0.3), .height(200)])
            .presentationDragIndicator(.visible)
            .inspector(isPresented: $isOn) { Text("details").inspectorColumnWidth(200) }
            .inspector(isPresented: $isOn) {
                Text("details").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
            }
    }

    private var popovers: some View {
        Text("popovers")
            .popover(isPresented: $isOn) { Text("popover") }
            .popover(
                isPresented: $isOn, attachmentAnchor: .point(.center), arrowEdge: .bottom
            ) { Text("popover") }
            .popover(isPresented: $isOn, attachmentAnchor: .point(.center)) { Text("popover") }
            .popover(isPresented: $isOn, arrowEdge: .leading) { Text("popover") }
            .popover(item: $item) { Text("\($0.id)") }
            .popover(item: $item, arrowEdge: .trailing) { Text("\($0.id)") }
            .popover(item: $item, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
                Text("\($0.id)")
            }
    }

    private var alerts: some View {
        Text("alerts")
            .alert("Sure?", isPresented: $isOn) { Button("Yes") {} }
            .alert(title, isPresented: $isOn) { Button("Yes") {} }
            .alert(Text("Sure?"), isPresented: $isOn) { Button("Yes") {} }
            .alert("Sure?", isPresented: $isOn) {
                Button("Yes") {}
            } message: {
                Text("really")
            }
            .alert("Sure?", isPresented: $isOn, presenting: item) { Button("\($0.id)") {} }
            .alert(title, isPresented: $isOn, presenting: item) {
                Button("\($0.id)") {}
            } message: {
                Text("\($0.id)")
            }
            .alert(isPresented: $isOn, error: failure) { Button("OK") {} }
            .alert(isPresented: $isOn, error: failure) { _ in
                Button("OK") {}
            } message: { error in
                Text(error.localizedDescription)
            }
            .alert(isPresented: $isOn) { Alert(title: Text("Old")) }
            .alert(item: $item) { Alert(title: Text("\($0.id)")) }
    }

    private var dialogs: some View {
        Text("dialogs")
            .confirmationDialog("Sure?", isPresented: $isOn) { Button("Yes") {} }
            .confirmationDialog(title, isPresented: $isOn, titleVisibility: .visible) {
                Button("Yes") {}
            }
            .confirmationDialog(Text("Sure?"), isPresented: $isOn) {
                Button("Yes") {}
            } message: {
                Text("really")
            }
            .confirmationDialog("Sure?", isPresented: $isOn, presenting: item) {
                Button("\($0.id)") {}
            } message: {
                Text("\($0.id)")
            }
    }
}
