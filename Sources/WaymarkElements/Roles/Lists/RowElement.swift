// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A row's part in its list's selection and tree.
public struct RowElement: Equatable, Sendable {
    /// True if pressing it selects it.
    public var isSelectable: Bool
    /// True if it is selected now.
    public var isSelected: Bool
    /// The level in few bytes, so that no role is larger than the others' contents.
    private var narrowLevel: Int32 = 1
    /// Its depth in a tree; a row on level 2 is below one on level 1.
    public var level: Int {
        get { Int(narrowLevel) }
        set { narrowLevel = Int32(clamping: newValue) }
    }
    /// The route that selecting it leads to, when it leads on and the route can be written down.
    public var route: [String]?

    /// Makes a row that cannot be selected, unless told otherwise.
    public init(isSelectable: Bool = false, isSelected: Bool = false) {
        self.isSelectable = isSelectable
        self.isSelected = isSelected
    }
}

extension RowElement: OutlinedRole {
    var outline: String {
        line("row", isSelected ? "selected" : nil, level > 1 ? "on level \(level)" : nil)
    }
}
