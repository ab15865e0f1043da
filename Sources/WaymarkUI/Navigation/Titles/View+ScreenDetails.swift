// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Modifiers about the column or the modal around a view.
extension View {
    /// The width, in points, that this column would like to have (NAV-112).
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// The narrowest, the preferred and the widest width, in points, for this column (NAV-112).
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let width = ColumnWidth(
            min: min.map(Double.init), ideal: Double(ideal), max: max.map(Double.init))
        return bar { $0.columnWidth = width }
    }

    /// Keeps a person from closing the modal by a gesture (NAV-238).
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        bar { $0.disablesInteractiveDismiss = isDisabled }
    }
}
