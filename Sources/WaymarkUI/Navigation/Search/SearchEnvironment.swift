// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Ends the search of the searchable view around; it does nothing elsewhere.
public struct DismissSearchAction {
    let search: SearchState?

    /// Empties the field, and sets the binding of `isPresented` to `false`.
    @MainActor public func callAsFunction() { search?.end() }
}

private struct SearchKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The search that this view is in, or suggests words for.
    var search: SearchState? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }

    /// The suggestions of the search fields inside.
    var searchSuggestions: AnyView? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }

    /// True if a person searches in the searchable view around.
    ///
    /// *Differs from Apple:* it begins with the first letter, or with the binding of
    /// `isPresented`; renderers do not say where the caret is.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the searchable view around.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}
