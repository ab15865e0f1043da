// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A screen that shows another one in every way from which it can dismiss itself.
struct Ways<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isSheet = ExampleFlags.start

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Push", destination: content)
                Button("Present") { isSheet = true }
            }
            .navigationTitle("Ways")
            .sheet(isPresented: $isSheet, content: content)
        }
    }
}
