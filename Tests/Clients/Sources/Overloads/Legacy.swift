// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Legacy: View {
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.presentationMode) private var binding: Binding<PresentationMode>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) private var action: DismissAction
    @Environment(\.isPresented) private var isPresented: Bool

    @ViewBuilder var body: some View {
        NavigationView { Text("root") }
            .navigationViewStyle(.automatic)
            .navigationViewStyle(.columns)
            .navigationViewStyle(.stack)
            .navigationViewStyle(DefaultNavigationViewStyle())
            .navigationViewStyle(StackNavigationViewStyle())
            .navigationViewStyle(DoubleColumnNavigationViewStyle())
        NavigationView {
            Button("close") {
                if isPresented, binding.wrappedValue.isPresented { dismiss() }
                presentationMode.wrappedValue.dismiss()
                action()
            }
            Text("detail")
        }
        .interactiveDismissDisabled()
        .interactiveDismissDisabled(isPresented)
    }
}
