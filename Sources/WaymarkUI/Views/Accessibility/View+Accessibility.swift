// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Modifiers for what assistive technology and tests read.
extension View {
    /// Sets what assistive technology reads for this view.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        decorated(.accessibilityLabel(label.plainString))
    }

    /// Sets what assistive technology reads for this view.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        decorated(.accessibilityLabel(labelKey.string))
    }

    /// Sets what assistive technology reads for this view, known at run time.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        decorated(.accessibilityLabel(String(label)))
    }

    /// Gives this view a name that tests find it by.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        decorated(.accessibilityIdentifier(identifier))
    }

    /// Hides this view from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        decorated(.accessibilityHidden(hidden))
    }
}

/// The way in which a view with others inside is read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The inner views are passed over.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The inner views are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The inner views are read together.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The traits of a view for assistive technology, such as being a button.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt64

    /// Makes a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Something that is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
    /// A modal.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
    /// An element that sums up a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// Text that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
}
