// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The columns that a person chose to see, in each split view that has no binding for it, for a
/// process that goes on from this one.
struct KeptColumns {
    /// The columns that are shown, by the split view's place among the views.
    private(set) var visibilities: [String: String]
    /// The number of times that they changed.
    private(set) var version = 0

    init(_ visibilities: [String: String]) { self.visibilities = visibilities }

    /// Returns the columns that were shown in the process before this one, or are.
    func visibility(in splitView: @autoclosure () -> String) -> SplitElement.Visibility? {
        visibilities.isEmpty ? nil : visibilities[splitView()].flatMap(SplitElement.Visibility.init)
    }

    /// A person shows or hides columns.
    mutating func note(_ visibility: SplitElement.Visibility, in splitView: String) {
        visibilities[splitView] = visibility.rawValue
        version += 1
    }

    /// The split view is gone; another one in its place shows what it likes.
    mutating func forget(_ splitView: @autoclosure () -> String) {
        if visibilities.isEmpty { return }
        if visibilities.removeValue(forKey: splitView()) != nil { version += 1 }
    }
}
