// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Puts a search field into the bar of this view's screen; the view filters by `text` itself.
    ///
    /// Around a stack its first screen has the field, around a split view its list. The field is
    /// called by its prompt, or "Search". Return in it is `onSubmit(of: .search)`.
    ///
    /// *Differs from Apple:* the field stands below the title wherever the app wants it.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(self, SearchState(text: text, presented: nil), prompt: prompt)
    }

    /// Puts a search field with a prompt into the bar of this view's screen.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar of this view's screen, with a prompt that is known at run
    /// time.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar of this view's screen; `isPresented` gives it the keyboard,
    /// and becomes `true` when a person types.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(self, SearchState(text: text, presented: isPresented), prompt: prompt)
    }

    /// Puts a search field with a prompt into the bar of this view's screen; `isPresented` gives it
    /// the keyboard.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar of this view's screen, with a prompt that is known at run
    /// time; `isPresented` gives it the keyboard.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

/// The place that an app wants for a search field. *Differs from Apple:* it stands below the title
/// always.
public nonisolated struct SearchFieldPlacement: Sendable {
    /// The display mode of a drawer: whether its field may go out of sight.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system likes.
        public static let automatic = Self()
        /// It stays in sight.
        public static let always = Self()
    }

    /// The place that the system prefers.
    public static let automatic = Self()
    /// In the toolbar.
    public static let toolbar = Self()
    /// In the leading column.
    public static let sidebar = Self()
    /// Below the title.
    public static let navigationBarDrawer = Self()

    /// Below the title, in sight always or not.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> Self { Self() }
}
