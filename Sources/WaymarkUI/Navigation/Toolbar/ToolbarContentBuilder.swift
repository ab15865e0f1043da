// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

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

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several items, as a builder makes them.
public nonisolated struct ToolbarItems: CustomizableToolbarContent {
    let items: [AnyView]

    /// Never asked for: the items are shown by their bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The items as views, in the order of the closure; not for apps.
    @MainActor public var _items: AnyView {
        AnyView(ForEach(items.indices, id: \.self) { items[$0] })
    }
}
