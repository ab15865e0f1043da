// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

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

/// Builds the items of a bar.
@resultBuilder public enum ToolbarContentBuilder {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Keeps a single item as it is.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Puts the items of several statements one after the other.
    @MainActor public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> ToolbarItems {
        var items: [AnyView] = []
        repeat items.append(AnyView((each content)._items))
        return ToolbarItems(items: items)
    }

    /// Gives the items of an `if` without `else`, or none.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Gives the items of the first branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content)
        -> ToolbarItems
    {
        ToolbarItems(items: [AnyView(first._items)])
    }

    /// Gives the items of another branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content)
        -> ToolbarItems
    {
        ToolbarItems(items: [AnyView(second._items)])
    }

    /// Gives the items inside an `if #available`.
    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> ToolbarItems {
        ToolbarItems(items: [AnyView(content._items)])
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor public var body: Never { noBody(of: Self.self) }

    @MainActor public var _items: AnyView { AnyView(map { AnyView($0._items) }) }
}

/// Several items, as a builder makes them.
public nonisolated struct ToolbarItems: CustomizableToolbarContent {
    let items: [AnyView]

    /// Never asked for: the items are shown by their bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The items as views, in the order of the closure; not for apps.
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
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// Never asked for: the item is shown by its bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The item as a view; not for apps.
    @MainActor public var _items: AnyView {
        AnyView(ToolbarItemView(placement: placement, content: content))
    }
}

extension ToolbarItem where ID == () {
    /// An item in a place; `.automatic` lets the renderer choose the place.
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

    /// Items that all go to one place; `.automatic` lets the renderer choose the place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Never asked for: the items are shown by their bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The group as a view; not for apps.
    @MainActor public var _items: AnyView {
        AnyView(ToolbarItemView(placement: placement, content: content))
    }
}

/// Where an item goes (NAV-221).
public struct ToolbarItemPlacement: Sendable {
    let element: ToolbarPlacementRole

    /// Where the renderer thinks best.
    public static let automatic = Self(element: .automatic)
    /// In the middle of the bar, in the place of the title.
    public static let principal = Self(element: .principal)
    /// At the leading edge, for ways to move through content.
    public static let navigation = Self(element: .navigation)
    /// For the most important action of the screen.
    public static let primaryAction = Self(element: .primaryAction)
    /// For an action that is useful but not essential.
    public static let secondaryAction = Self(element: .secondaryAction)
    /// For words on how things stand, not for actions; at the bottom.
    public static let status = Self(element: .status)
    /// For the action that accepts what a modal asks for, such as "Save".
    public static let confirmationAction = Self(element: .confirmationAction)
    /// For the action that leaves a modal without a change.
    public static let cancellationAction = Self(element: .cancellationAction)
    /// For the action that deletes or throws away.
    public static let destructiveAction = Self(element: .destructiveAction)
    /// For what helps with typing; at the bottom.
    public static let keyboard = Self(element: .keyboard)
    /// At the leading edge of the bar.
    public static let topBarLeading = Self(element: .leading)
    /// At the trailing edge of the bar.
    public static let topBarTrailing = Self(element: .trailing)
    /// In the bar at the bottom of the screen.
    public static let bottomBar = Self(element: .bottomBar)
    /// The older names.
    public static let navigationBarLeading = Self(element: .leading)
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = Self(element: .trailing)
}

typealias ToolbarPlacementRole = WaymarkElements.ToolbarPlacement

/// One item as a view of its own element.
nonisolated struct ToolbarItemView<Content: View>: PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        ContainerNode(view, surroundings, inner: \.content) { .toolbarItem($0.placement.element) }
    }
}
