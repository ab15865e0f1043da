// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The size of text by its older name; `DynamicTypeSize` is newer.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The usual sizes.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The very large sizes.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    /// The largest sizes.
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// True if it is one of the very large sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory: Comparable {
    /// True if the first size is the smaller one.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.rank < b.rank
    }
}

extension DynamicTypeSize {
    /// The size of a category.
    public init?(_ sizeCategory: ContentSizeCategory) {
        let pairs = zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)
        guard let size = pairs.first(where: { $0.0 == sizeCategory })?.1 else { return nil }
        self = size
    }
}

extension ContentSizeCategory {
    /// The category of a size.
    public init?(_ size: DynamicTypeSize) {
        let pairs = zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)
        guard let category = pairs.first(where: { $0.1 == size })?.0 else { return nil }
        self = category
    }
}

extension EnvironmentValues {
    /// The size of text by its older name; `dynamicTypeSize` is newer, and the same.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
    }
}
