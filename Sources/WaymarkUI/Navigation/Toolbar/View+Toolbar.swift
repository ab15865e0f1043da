// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Puts items into this screen's bars (NAV-220).
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: ToolbarContentView(content: content()))
    }

    /// Puts views into this screen's bar, where the renderer thinks best (NAV-220).
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    {
        ToolbarView(
            content: self, items: ToolbarItemView(placement: .automatic, content: content()))
    }

    /// Puts items into this screen's bars that Apple's systems let a person rearrange (NAV-220).
    ///
    /// *Differs from Apple:* they stay where they are, and the identifier is not used.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: ToolbarContentView(content: content()))
    }

    /// Takes an item away that the framework adds by itself: the title, or the button that shows
    /// and hides a sidebar (NAV-226); `nil` takes nothing away.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    {
        bar { $0.removedItem = defaultItemKind }
    }

    /// Puts controls into a menu that opens from the screen's title (NAV-204).
    ///
    /// Use it for what concerns the whole screen, such as "Duplicate" for a document.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let place = ToolbarItemPlacement(element: .titleMenu)
        let label = Image(systemName: "chevron.down").accessibilityLabel("Title menu")
        let menu = Menu(label: label, content: content())
        return ToolbarView(content: self, items: ToolbarItemView(placement: place, content: menu))
    }

    /// Says what the bar is for, and with it where the title stands (NAV-224).
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        bar { $0.role = role }
    }
}

/// The purpose of a screen's bar (NAV-224).
public nonisolated struct ToolbarRole: Sendable, Equatable {
    let element: ScreenRole?

    /// As on Apple's phones: that of a navigation stack.
    public static var automatic: Self { Self(element: nil) }
    /// A stack of screens: the title stands in the middle.
    public static var navigationStack: Self { Self(element: .standard) }
    /// A way through many things, as in a file browser: the title stands at the leading edge.
    public static var browser: Self { Self(element: .browser) }
    /// Work on one thing: the title stands at the leading edge, and the way back has no words.
    public static var editor: Self { Self(element: .editor) }
}

/// An item that the framework adds to bars by itself (NAV-226).
public nonisolated struct ToolbarDefaultItemKind: Sendable, Hashable {
    private let name: String

    /// The button that shows and hides the leading column of a split view.
    public static let sidebarToggle = Self(name: "sidebarToggle")
    /// The title. It is still the name of the screen in back buttons and of the window.
    public static let title = Self(name: "title")
}
