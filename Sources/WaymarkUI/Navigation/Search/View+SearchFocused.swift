// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The focus of a search field, as the views around follow and move it.
struct SearchFocus {
    /// Dresses the field so that its focus is followed.
    let dress: @MainActor (SearchField) -> AnyView
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Follows and moves the keyboard's focus of the search field of this view: the binding is true
    /// while it is there. It stands after `searchable(text:)`.
    ///
    /// ```swift
    /// RecipeList()
    ///     .searchable(text: $words)
    ///     .searchFocused($isSearching)
    /// ```
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        let binding = UncheckedTransfer(binding)
        return environment(
            \.searchFocus, SearchFocus { AnyView($0.focused(binding.value)) })
    }

    /// Follows and moves the keyboard's focus of the search field of this view among several views:
    /// the binding has this value while it is there. It stands after `searchable(text:)`.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        let all = UncheckedTransfer((binding, value))
        return environment(
            \.searchFocus,
            SearchFocus { AnyView($0.focused(all.value.0, equals: all.value.1)) })
    }
}
