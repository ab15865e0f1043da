// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with a search field in its screen's bar.
nonisolated struct SearchableView<Content: View>: View {
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchFocus) private var focus
    private let content: Content
    private let search: SearchState
    private let prompt: Text?

    init(_ content: Content, _ search: SearchState, prompt: Text?) {
        self.content = content
        self.search = search
        self.prompt = prompt
    }

    @MainActor var body: some View {
        ToolbarView(
            content: inside,
            items: ToolbarItemView(
                placement: ToolbarItemPlacement(element: .search), content: field),
            prefersContainer: true)
    }

    @MainActor private var inside: some View {
        let isActive = search.isActive
        return content.transformEnvironment(\.self) {
            $0.search = search
            $0.isSearching = isActive
            $0.searchSuggestions = nil
            $0.searchFocus = nil
        }
    }

    @MainActor @ViewBuilder private var field: some View {
        let field = SearchField(search, prompt: prompt)
        if let focus { focus.dress(field) } else { field }
        if let suggestions {
            VStack(alignment: .leading, spacing: 0) { suggestions }
                .environment(\.search, search)
        }
    }
}
