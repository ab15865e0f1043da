// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The half of the wrapper of destinations that old systems run.
struct OldNavigationDestination<Destination: View>: ViewModifier {
    @Binding var isPresented: Bool
    let destination: () -> Destination

    @available(*, deprecated)
    func body(content: Content) -> some View {
        content.background(
            NavigationLink(destination: destination(), isActive: $isPresented) {
                EmptyView()
            }
            .hidden()
        )
    }
}

/// A link that follows a flag, in a container of old systems.
private struct OldLink: View {
    @State private var isEditing = ExampleFlags.start

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
            }
        }
        .navigationViewStyle(.stack)
    }
}

/// The button that the link becomes, in the same container.
private struct OldButton: View {
    @State private var isEditing = ExampleFlags.start

    var body: some View {
        NavigationView {
            VStack {
                Button("Edit") { isEditing = true }
                    .modifier(OldNavigationDestination(isPresented: $isEditing) { Editor() })
            }
        }
        .navigationViewStyle(.stack)
    }
}

/// The pairs of views that must behave alike on old systems.
@MainActor public let oldSystemPairs: [Pair] = [
    Pair("OldNavigationDestination", isExact: false, hasNewButtons: true) {
        AnyView(OldLink())
    } after: {
        AnyView(OldButton())
    }
]
