// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An alignment position from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
    let edge: HorizontalPosition

    /// At the side where lines begin.
    public static let leading = HorizontalAlignment(edge: .leading)
    /// In the middle.
    public static let center = HorizontalAlignment(edge: .center)
    /// At the side where lines end.
    public static let trailing = HorizontalAlignment(edge: .trailing)
}

/// An alignment position from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let edge: VerticalPosition

    /// At the top.
    public static let top = VerticalAlignment(edge: .top)
    /// In the middle.
    public static let center = VerticalAlignment(edge: .center)
    /// At the bottom.
    public static let bottom = VerticalAlignment(edge: .bottom)
    /// On the line that the first line of text stands on.
    public static let firstTextBaseline = VerticalAlignment(edge: .firstBaseline)
    /// On the line that the last line of text stands on.
    public static let lastTextBaseline = VerticalAlignment(edge: .lastBaseline)
}

/// An alignment position in both directions.
public struct Alignment: Hashable, Sendable {
    /// The alignment position from left to right.
    public var horizontal: HorizontalAlignment
    /// The alignment position from top to bottom.
    public var vertical: VerticalAlignment

    /// Combines one alignment of each direction.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle of both directions.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner of the top and leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner of the top and trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner of the bottom and leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner of the bottom and trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    var box: BoxAlignment { BoxAlignment(horizontal.edge, vertical.edge) }
}
