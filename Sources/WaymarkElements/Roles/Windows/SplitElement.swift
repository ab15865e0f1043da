// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The state of a split view.
public struct SplitElement: Equatable, Sendable {
    /// The columns that are shown when there is room.
    public enum Visibility: String, Equatable, Sendable {
        case automatic, all, doubleColumn, detailOnly
    }

    /// The place of the leading columns: beside the detail or over it.
    public enum Style: String, Equatable, Sendable { case automatic, balanced, prominentDetail }

    /// Two or three.
    public var columnCount: Int
    /// True if it shows one column at a time.
    public var isCollapsed: Bool
    /// The column that a narrow screen shows, counted from 0.
    public var topColumn: Int
    /// The columns that are shown when there is room.
    public var visibility: Visibility
    /// The place of the leading columns: beside the detail or over it.
    public var style: Style
    /// True if a person may show and hide the leading column.
    public var canToggleSidebar: Bool

    /// Makes the state of a split view.
    public init(
        columnCount: Int, isCollapsed: Bool, topColumn: Int, visibility: Visibility, style: Style,
        canToggleSidebar: Bool
    ) {
        self.columnCount = columnCount
        self.isCollapsed = isCollapsed
        self.topColumn = topColumn
        self.visibility = visibility
        self.style = style
        self.canToggleSidebar = canToggleSidebar
    }
}

extension SplitElement: OutlinedRole {
    var outline: String {
        line(
            "split", "\(columnCount) columns", isCollapsed ? "collapsed" : nil,
            visibility == .automatic ? nil : visibility.rawValue)
    }
}
