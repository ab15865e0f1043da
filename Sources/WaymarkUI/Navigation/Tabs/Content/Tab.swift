// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One tab of a `TabView`: what is chosen, and what is shown then.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    /// The type of the values that tabs are chosen by.
    public typealias TabValue = Value

    let value: Value?
    let content: Content
    let label: Label

    /// The tab as a view; not for apps.
    @MainActor public var _views: AnyView {
        let item = TabItemView(content: content, label: label)
        guard let value else { return AnyView(item) }
        return AnyView(item.tag(value))
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab to search in; it is called so where it has no title.
    public static let search = TabRole(name: "search")
}

/// The label of a tab that was given as a title and a picture.
public nonisolated struct DefaultTabLabel: View {
    let title: Text
    let image: Image?

    /// The picture above or beside the title.
    @MainActor public var body: some View {
        if let image {
            Label {
                title
            } icon: {
                image
            }
        } else {
            title
        }
    }

    static var search: DefaultTabLabel {
        DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }
}

extension Tab {
    /// A tab with a label of views.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    /// A tab with a label of views and without a value.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == Never {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab that its role names.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: .search)
    }

    /// A tab that its role names, without a value.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(value: nil, content: content(), label: .search)
    }

    /// A tab with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: value, content: content(), label: label)
    }

    /// A tab with a title that is known at run time and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: value, content: content(), label: label)
    }

    /// A tab with a localized title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: value, content: content(), label: label)
    }

    /// A tab with a title that is known at run time and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: value, content: content(), label: label)
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// A tab with a localized title and a symbol, and without a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: nil, content: content(), label: label)
    }

    /// A tab with a title that is known at run time and a symbol, and without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: nil, content: content(), label: label)
    }

    /// A tab with a localized title and a picture, and without a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: nil, content: content(), label: label)
    }

    /// A tab with a title that is known at run time and a picture, and without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: nil, content: content(), label: label)
    }
}
