// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One column's header.
public struct TableColumnElement: Equatable, Sendable {
    /// The part of a column in the order of the rows.
    public enum Sorting: String, Equatable, Sendable {
        /// Rows are never ordered by it.
        case none
        /// A press orders rows by it, which something else does now.
        case possible
        /// Rows are ordered by it, the least first.
        case ascending
        /// Rows are ordered by it, the greatest first.
        case descending
    }

    /// The widths that a person can give a column, in points.
    public struct Widths: Equatable, Sendable {
        /// The least one.
        public var least: Double
        /// The greatest one; `nil` where there is none.
        public var most: Double?

        /// Makes widths of at least 44 points, unless told otherwise.
        public init(least: Double = 44, most: Double? = nil) {
            self.least = least
            self.most = most
        }

        /// The nearest width that the column may have.
        public func nearest(to width: Double) -> Double {
            max(least, min(width, most ?? .infinity))
        }
    }

    /// The title in plain words, for what belongs to the column beside its header.
    public var title: String
    /// The part of the column in the order of the rows.
    public var sorting: Sorting
    /// The place of words in the column.
    public var alignment: HorizontalPosition
    /// The width in points; `nil` where the column takes its share of the room.
    public var width: Double?
    /// The widths that a person can give it; `nil` where nobody can.
    public var widths: Widths?

    /// Makes a header that is only looked at, unless told otherwise.
    public init(
        title: String, sorting: Sorting = .none, alignment: HorizontalPosition = .leading,
        width: Double? = nil, widths: Widths? = nil
    ) {
        self.title = title
        self.sorting = sorting
        self.alignment = alignment
        self.width = width
        self.widths = widths
    }
}

extension TableColumnElement: OutlinedRole {
    var outline: String {
        line(
            "column", sorting == .none ? nil : sorting == .possible ? "sortable" : sorting.rawValue)
    }
}
