// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that says something about its screen's bar.
nonisolated struct BarView<Content: View>: PrimitiveView {
    let content: Content
    let facts: BarFacts

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
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

@MainActor private final class BarViewNode<Content: View>: DeclaringNode<BarView<Content>>, BarNode {
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
    public nonisolated func navigationTitle(_ title: Text) -> some View { bar { $0.title = title.plainString } }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar { $0.title = titleKey.string }
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        bar { $0.title = String(title) }
    }

    /// A second line under the title (NAV-205).
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.subtitle = subtitle.plainString }
    }

    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        bar { $0.subtitle = subtitleKey.string }
    }

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
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBack = hidesBackButton }
    }

    /// The width, in points, that this column would like to have (NAV-112).
    public nonisolated func navigationSplitViewColumnWidth(_ width: Double) -> some View {
        bar { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
    }

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
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isVisible = !hidden } }
}
