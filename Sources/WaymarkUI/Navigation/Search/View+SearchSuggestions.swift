// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Sets the suggestions of the search fields inside this view: views with
    /// `searchCompletion(_:)`.
    public nonisolated func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes a suggestion of this view: a press puts the words into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        SearchCompletion(label: self, completion: completion)
    }
}

private nonisolated struct SearchCompletion<Label: View>: View {
    @Environment(\.search) private var search
    let label: Label
    let completion: String

    @MainActor var body: some View {
        Button {
            complete()
        } label: {
            label
        }
    }

    @MainActor private func complete() {
        search?.text.wrappedValue = completion
        search?.setPresented(true)
    }
}
