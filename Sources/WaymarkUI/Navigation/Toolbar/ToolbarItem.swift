// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// One item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    private var isShown = true
    /// The identifier that tells the item from others; an item without one has `()`.
    public let id: ID

    /// An item that a person could rearrange.
    ///
    /// *Differs from Apple:* items stay where they are.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.id = id
        self.placement = placement
        self.content = content()
    }

    /// An item that a person could rearrange, and could have to add first.
    ///
    /// The older form; `defaultCustomization(_:options:)` is newer. *Differs from Apple:* an item
    /// that is not shown at first stays away, as a person cannot add it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, content: content)
        isShown = showsByDefault
    }

    /// Never asked for: the item is shown by its bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The item as a view; not for apps.
    @MainActor public var _items: AnyView {
        isShown
            ? AnyView(ToolbarItemView(placement: placement, content: content))
            : AnyView(EmptyView())
    }
}

extension ToolbarItem where ID == () {
    /// An item in a place; `.automatic` lets the renderer choose the place.
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        id = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Items that all go to one place; `.automatic` lets the renderer choose the place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Items that all go to one place, with a label for them together.
    ///
    /// *Differs from Apple:* the items are always shown one by one, and so the label never is.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }

    /// Never asked for: the items are shown by their bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The group as a view; not for apps.
    @MainActor public var _items: AnyView {
        AnyView(ToolbarItemView(placement: placement, content: content))
    }
}

/// The items of a group that has a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The items.
    @MainActor public var body: some View { content }
}

/// Space between items of a bar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Space that takes what the bar has left, or a standard distance with `.fixed`.
    public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Never asked for: the space is shown by its bar.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The space as a view; not for apps.
    @MainActor public var _items: AnyView {
        AnyView(ToolbarItemView(placement: placement, content: Spacer(minLength: sizing.length)))
    }
}

/// The size of the space between neighbours.
public nonisolated struct SpacerSizing: Sendable, Hashable {
    /// The distance in points; `nil` is what is left.
    let length: CGFloat?

    /// As much as there is.
    public static let flexible = Self(length: nil)
    /// A standard distance.
    public static let fixed = Self(length: 16)
}
