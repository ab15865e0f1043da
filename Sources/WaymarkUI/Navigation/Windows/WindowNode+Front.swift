// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The screen and the title that a person sees in front.
extension WindowNode {
    /// The navigation container of the content.
    var container: (any NavigationContainer)? { firstContainer }

    var frontScreen: ScreenNode? {
        var screen = modals.withScreens?.frontScreen ?? container?.frontScreen
        while let inner = screen?.innerContainer?.frontScreen { screen = inner }
        return screen
    }

    /// The title in front; a modal or a column that has none leaves it to what is behind it.
    var frontTitle: String? { modals.title ?? titleOfContent }

    private var titleOfContent: String? {
        var title: String?
        var next = container
        while let container = next {
            title =
                container.frontScreen?.shownTitle
                ?? container.screenStacks.reversed().lazy.compactMap(\.front.shownTitle).first
                ?? title
            next = container.frontScreen?.innerContainer
        }
        return title
    }

    /// Screens above the root of what is in front.
    var depthInFront: Int { modals.withScreens?.screenDepth ?? container?.screenDepth ?? 0 }
}
