// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Tabs that a modifier for views changes.
private nonisolated struct ModifiedTabs<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue

    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    @MainActor var _views: AnyView { change(content._views) }
}

extension TabContent {
    /// Shows a number at these tabs; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { AnyView($0.badge(count)) }
    }

    /// Shows text at these tabs; `nil` shows nothing.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { AnyView($0.badge(label)) }
    }

    /// Shows text at these tabs.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { AnyView($0.badge(key)) }
    }

    /// Shows text that is known at run time at these tabs.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        let label = String(label)
        return ModifiedTabs(content: self) { AnyView($0.badge(label)) }
    }

    /// Takes these tabs away while `hidden` is true.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { hidden ? AnyView(EmptyView()) : $0 }
    }

    /// Accepted: people cannot rearrange tabs.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { $0 }
    }
}
