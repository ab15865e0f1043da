// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension View {
    /// Titles the screen that this view is on (NAV-200).
    ///
    /// *Differs from Apple:* the title is the text without its styling (NAV-207).
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        bar { $0.title = title.plainString }
    }

    /// Titles the screen that this view is on with a localized title (NAV-200).
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar { $0.title = titleKey.string }
    }

    /// Titles the screen that this view is on with a localized title from a resource (NAV-200).
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        bar { $0.title = titleResource.string }
    }

    /// Titles the screen that this view is on with a title that is not localized (NAV-200).
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        bar { $0.title = String(title) }
    }

    /// Titles the screen that this view is on, and lets a person edit the title; what they enter is
    /// written to the binding once (NAV-204).
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        RenamableView(content: self, title: title)
    }

    /// Titles the screen that this view is on with a view.
    ///
    /// *Differs from Apple:* it is not for watches alone. A view other than `Text` is no name for
    /// the back button of the next screen.
    public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        let title = title()
        let words = (title as? Text)?.plainString
        return bar { $0.title = words }
            .toolbar { ToolbarItem(placement: .title) { title } }
            .toolbar { ToolbarItem(placement: .largeTitle) { title.font(.largeTitle.bold()) } }
    }
}

/// Subtitles.
extension View {
    /// A second line under the title (NAV-205).
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.subtitle = subtitle.plainString }
    }

    /// A second line under the title, localized (NAV-205).
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        bar { $0.subtitle = subtitleKey.string }
    }

    /// A second line under the title, localized and from a resource (NAV-205).
    @_disfavoredOverload
    public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
        -> some View
    {
        bar { $0.subtitle = subtitleResource.string }
    }

    /// A second line under the title, not localized (NAV-205).
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        bar { $0.subtitle = String(subtitle) }
    }
}

/// The display mode of the title.
extension View {
    /// Says where this screen's title stands (NAV-210 … NAV-214).
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar { $0.displayMode = displayMode.mode }
    }

    /// Says where this screen's title stands; for every platform, and with one mode more
    /// (NAV-210 … NAV-214).
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bar { $0.displayMode = mode }
    }

    /// Hides this screen's back button; programs can still go back (NAV-216).
    ///
    /// *Differs from Apple:* a person can still go back without the button, as with the browser's;
    /// `interactiveBackDisabled(_:)` keeps them from that too.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
        -> some View
    {
        bar { $0.hidesBack = hidesBackButton }
    }
}

/// A view whose screen's title a person may edit.
private nonisolated struct RenamableView<Content: View>: View {
    let content: Content
    @Binding var title: String

    @MainActor var body: some View {
        BarView(content: content, facts: BarFacts(title: title, isRenamable: true), rename: $title)
    }
}
