// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A bar that views can speak of.
enum BarKind: Hashable { case top, bottom, tabs }

/// The preferences of views for one bar; absent parts ask nothing.
nonisolated struct BarPreference: Equatable {
    var isVisible: Bool?
    var background: Visibility?
    var color: ColorValue?
    var scheme: ColorScheme?

    /// Takes what a view further in says, where nothing outside it said the same.
    mutating func add(_ inner: BarPreference) {
        isVisible = isVisible ?? inner.isVisible
        background = background ?? inner.background
        color = color ?? inner.color
        scheme = scheme ?? inner.scheme
    }

    var look: BarLook {
        var look = BarLook()
        look.isVisible = isVisible ?? true
        look.color = color
        look.scheme = scheme.map { $0 == .dark ? .dark : .light }
        switch background {
        case .visible: look.background = .visible
        case .hidden: look.background = .hidden
        case .automatic, nil: break
        }
        return look
    }
}

extension Visibility {
    /// True if something is asked to be shown; `.automatic` asks nothing.
    nonisolated var preference: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}
