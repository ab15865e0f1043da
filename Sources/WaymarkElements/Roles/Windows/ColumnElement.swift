// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A column of a split view: its kind, the width that it would like to have, and its title.
public struct ColumnElement: Equatable, Sendable {
    /// The purpose of a column, from leading to trailing.
    public enum Kind: String, Equatable, Sendable { case sidebar, content, detail }

    /// The purpose of the column.
    public var kind: Kind
    /// The width that it would like to have; `nil` is the renderer's standard width.
    public var width: ColumnWidth?
    /// The title of its frontmost screen.
    public var title: String?

    /// Makes a column of standard width without a title, unless told otherwise.
    public init(kind: Kind, width: ColumnWidth? = nil, title: String? = nil) {
        self.kind = kind
        self.title = title
        self.width = width
    }
}

/// A preferred width in points.
public struct ColumnWidth: Equatable, Sendable {
    /// The least width in points; `nil` is no limit.
    public var min: Double?
    /// The width in points when there is room.
    public var ideal: Double
    /// The greatest width in points; `nil` is no limit.
    public var max: Double?

    /// Makes a preference of widths in points.
    public init(min: Double? = nil, ideal: Double, max: Double? = nil) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }
}

extension ColumnElement: OutlinedRole {
    var outline: String { "column \(kind.rawValue)" }
}
