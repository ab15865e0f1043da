// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Items of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    associatedtype _Items: View

    @ToolbarContentBuilder var body: Body { get }
    /// The items as views; not for apps.
    var _items: _Items { get }
}

extension ToolbarContent {
    public var _items: AnyView { AnyView(body._items) }
}

extension Never: ToolbarContent {
    public var _items: EmptyView { EmptyView() }
}

/// Items that a person could rearrange. *Differs from Apple:* they stay where they are.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

/// Builds the items of a bar.
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> ToolbarItems {
        var items: [AnyView] = []
        repeat items.append(AnyView((each content)._items))
        return ToolbarItems(items: items)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
        ToolbarItems(items: [AnyView(first._items)])
    }

    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
        ToolbarItems(items: [AnyView(second._items)])
    }

    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> ToolbarItems {
        ToolbarItems(items: [AnyView(content._items)])
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor public var body: Never { fatalError("an optional item has no body") }  // never asked for

    @MainActor public var _items: AnyView { AnyView(map { AnyView($0._items) }) }
}

/// Several items, as a builder makes them.
public nonisolated struct ToolbarItems: CustomizableToolbarContent {
    let items: [AnyView]

    @MainActor public var body: Never { fatalError("a builder's items have no body") }  // never asked for

    @MainActor public var _items: AnyView {
        AnyView(ForEach(Array(items.enumerated()), id: \.offset) { $0.element })
    }
}

/// One item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// *Differs from Apple:* the identifier is not used, as items cannot be rearranged.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("a toolbar item has no body") }  // never asked for

    @MainActor public var _items: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("a toolbar item group has no body") }  // never asked for

    @MainActor public var _items: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// Where an item goes (NAV-221).
public struct ToolbarItemPlacement: Sendable {
    let element: ToolbarPlacementRole

    public static let automatic = Self(element: .automatic)
    public static let principal = Self(element: .principal)
    public static let navigation = Self(element: .navigation)
    public static let primaryAction = Self(element: .primaryAction)
    public static let secondaryAction = Self(element: .secondaryAction)
    public static let status = Self(element: .status)
    public static let confirmationAction = Self(element: .confirmationAction)
    public static let cancellationAction = Self(element: .cancellationAction)
    public static let destructiveAction = Self(element: .destructiveAction)
    public static let keyboard = Self(element: .keyboard)
    public static let topBarLeading = Self(element: .leading)
    public static let topBarTrailing = Self(element: .trailing)
    public static let bottomBar = Self(element: .bottomBar)
    /// The older names.
    public static let navigationBarLeading = Self(element: .leading)
    public static let navigationBarTrailing = Self(element: .trailing)
}

typealias ToolbarPlacementRole = WaymarkElements.ToolbarPlacement

/// One item as a view of its own element.
nonisolated struct ToolbarItemView<Content: View>: PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        ContainerNode(view, surroundings, inner: \.content) { .toolbarItem($0.placement.element) }
    }
}
