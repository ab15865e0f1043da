// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The older names.
extension View {
    /// The older name of `navigationTitle(_:)`.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// The older name of `navigationTitle(_:)`, with a localized title.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The older name of `navigationTitle(_:)`, with a title that is not localized.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Titles the screen and says where the title stands; two modifiers are newer.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The same with a localized title.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides this screen's bar, or shows it; `toolbarVisibility(_:for:)` is newer.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        bar { $0.preferences[.top] = BarPreference(isVisible: !hidden) }
    }

    /// The older way to put items at the edges of the bar (NAV-228).
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T)
        -> some View
    {
        navigationBarItems(trailing: trailing).navigationBarItems(leading: leading)
    }

    /// The same with an item at the leading edge only (NAV-228).
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// The same with an item at the trailing edge only (NAV-228).
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
