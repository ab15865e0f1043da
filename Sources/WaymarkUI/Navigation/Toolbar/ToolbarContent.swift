// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Items of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of what `body` gives.
    associatedtype Body: ToolbarContent
    /// The type of the items as views; not for apps.
    associatedtype _Items: View

    /// The items, written as in a toolbar's closure.
    @ToolbarContentBuilder var body: Body { get }
    /// The items as views; not for apps.
    var _items: _Items { get }
}

extension ToolbarContent {
    /// The items of `body` as views; not for apps.
    public var _items: AnyView { AnyView(body._items) }
}

extension Never: ToolbarContent {
    /// No views, as there can be no items; not for apps.
    public var _items: EmptyView { EmptyView() }
}

/// Items that a person could rearrange. *Differs from Apple:* they stay where they are.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
    /// Says how far a person may rearrange the items. *Differs from Apple:* it has no effect.
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent
    {
        self
    }

    /// Says whether the items are there before a person adds them. *Differs from Apple:* hidden
    /// items stay hidden, as a person cannot add them.
    @MainActor public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        let isShown = defaultVisibility != .hidden || options.contains(.alwaysAvailable)
        return ToolbarItems(items: isShown ? [AnyView(_items)] : [])
    }
}

/// The extent to which a person may rearrange items of a bar.
public nonisolated struct ToolbarCustomizationBehavior: Sendable, Hashable {
    private let name: String

    /// A person may move the items and remove them.
    public static let `default` = Self(name: "default")
    /// A person may move the items, but not remove them.
    public static let reorderable = Self(name: "reorderable")
    /// A person may neither move the items nor remove them.
    public static let disabled = Self(name: "disabled")
}

/// Further options of items that a person could rearrange.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be reached even when a person removed it.
    public static let alwaysAvailable = Self(rawValue: 1)
}
