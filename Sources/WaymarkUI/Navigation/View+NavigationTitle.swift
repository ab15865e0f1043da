// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that says something about its screen's bar.
nonisolated struct BarView<Content: View>: PrimitiveView {
    let content: Content
    let facts: BarFacts

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        BarViewNode(view, surroundings)
    }
}

/// What one modifier says; absent parts say nothing.
struct BarFacts: Equatable {
    var title: String?
    var subtitle: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBack: Bool?
    var isVisible: Bool?
    var columnWidth: ColumnWidth?
    var disablesInteractiveDismiss: Bool?
}

@MainActor private final class BarViewNode<Content: View>: DeclaringNode<BarView<Content>>, BarNode
{
    private var child: _ViewNode<Content>?

    override init(_ view: BarView<Content>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = mount(view.content, childSurroundings)
        declarationChanged(.bar)
    }

    override func update(_ view: BarView<Content>) {
        let isSame = view.facts == self.view.facts
        super.update(view)
        if !isSame { declarationChanged(.bar) }
        child?.update(view.content)
    }

    func contribute(to bar: inout ScreenBar) {
        let facts = view.facts
        if (bar.title ?? "").isEmpty { bar.title = facts.title ?? bar.title }
        if (bar.subtitle ?? "").isEmpty { bar.subtitle = facts.subtitle ?? bar.subtitle }
        bar.displayMode = bar.displayMode ?? facts.displayMode
        bar.hidesBack = bar.hidesBack || facts.hidesBack == true
        bar.isVisible = bar.isVisible ?? facts.isVisible
        bar.columnWidth = bar.columnWidth ?? facts.columnWidth
        bar.disablesInteractiveDismiss =
            bar.disablesInteractiveDismiss || facts.disablesInteractiveDismiss == true
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    override func willUnmount() { parent?.declarationChanged(.bar) }
}

extension View {
    nonisolated func bar(_ change: (inout BarFacts) -> Void) -> BarView<Self> {
        var facts = BarFacts()
        change(&facts)
        return BarView(content: self, facts: facts)
    }

    /// Titles the screen that this view is on (NAV-200).
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        bar { $0.title = title.plainString }
    }

    /// Titles the screen that this view is on with a localized title (NAV-200).
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar { $0.title = titleKey.string }
    }

    /// Titles the screen that this view is on with a title that is not localized (NAV-200).
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        bar { $0.title = String(title) }
    }

    /// A second line under the title (NAV-205).
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.subtitle = subtitle.plainString }
    }

    /// A second line under the title, localized (NAV-205).
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        bar { $0.subtitle = subtitleKey.string }
    }

    /// A second line under the title, not localized (NAV-205).
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        bar { $0.subtitle = String(subtitle) }
    }

    /// Says where this screen's title stands (NAV-210 … NAV-214).
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar { $0.displayMode = displayMode }
    }

    /// Hides this screen's back button; programs can still go back (NAV-216).
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
        -> some View
    {
        bar { $0.hidesBack = hidesBackButton }
    }

    /// The width, in points, that this column would like to have (NAV-112).
    public nonisolated func navigationSplitViewColumnWidth(_ width: Double) -> some View {
        bar { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
    }

    /// The narrowest, the preferred and the widest width, in points, for this column (NAV-112).
    public nonisolated func navigationSplitViewColumnWidth(
        min: Double? = nil, ideal: Double, max: Double? = nil
    ) -> some View {
        bar { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
    }

    /// Keeps a person from closing the modal by a gesture (NAV-238).
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        bar { $0.disablesInteractiveDismiss = isDisabled }
    }
}

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
        bar { $0.isVisible = !hidden }
    }
}
