// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// One column of a `LazyVGrid` or one row of a `LazyHGrid`, or as many as there is room for.
///
/// ```swift
/// let columns = [GridItem(.adaptive(minimum: 120))]  // as many of 120 points or more as fit
/// let halves = [GridItem(.flexible()), GridItem(.flexible())]  // two of the same width
/// ```
public struct GridItem: Sendable {
    /// The size of a column or row, in points.
    public enum Size: Sendable {
        /// One column or row of this size.
        case fixed(CGFloat)
        /// One column or row that takes a share of the room that is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows of at least the minimum as fit into such a share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The distance to the next one, in points; `nil` is the renderer's standard distance.
    ///
    /// *Differs from Apple:* all are as far apart as the first that says a distance.
    public var spacing: CGFloat?
    /// The place of views that are smaller than their cell; `nil` is the middle.
    public var alignment: Alignment?

    /// Makes a column or row; a flexible one unless told otherwise.
    ///
    /// *Differs from Apple:* only the first adaptive item of a grid becomes several.
    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The size that a view may have if the item's own size cannot be used.
    private static let least: CGFloat = 10

    /// The item as renderers know it, with a size that can be drawn.
    var track: GridTrack { GridTrack(usableSize, alignment: alignment?.box ?? .center) }

    /// True if the size can be drawn as it is.
    var hasUsableSize: Bool {
        switch size {
        case .fixed(let size): size.isUsable
        case .flexible(let minimum, let maximum): minimum.isUsable && maximum >= minimum
        case .adaptive(let minimum, let maximum):
            minimum.isUsable && minimum >= 1 && maximum >= minimum
        }
    }

    private var usableSize: GridTrack.Size {
        let isUsable = hasUsableSize
        switch size {
        case .fixed(let size): return .fixed(isUsable ? Double(size) : 0)
        case .flexible(let minimum, let maximum):
            let least = isUsable || minimum.isUsable ? minimum : Self.least
            return .flexible(
                minimum: Double(least), maximum: isUsable ? Double(maximum) : .infinity)
        case .adaptive(let minimum, let maximum):
            let least = isUsable || minimum.isUsable && minimum >= 1 ? minimum : Self.least
            return .adaptive(
                minimum: Double(least), maximum: isUsable ? Double(maximum) : .infinity)
        }
    }
}

extension CGFloat {
    fileprivate var isUsable: Bool { isFinite && self >= 0 }
}

extension Array where Element == GridItem {
    /// The items as renderers know them; one flexible track where there is none.
    var tracks: [GridTrack] { isEmpty ? [GridItem().track] : map(\.track) }

    /// The distance between the tracks, in points.
    var trackSpacing: Double? { lazy.compactMap(\.spacing).first.map(Double.init) }
}
