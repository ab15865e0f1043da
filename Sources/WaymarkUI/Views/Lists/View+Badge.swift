// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows a number at the end of a row; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some View {
        marked(count == 0 ? nil : String(count))
    }

    /// Shows text at the end of a row; `nil` shows nothing.
    public nonisolated func badge(_ label: Text?) -> some View {
        marked(label?.plainString)
    }

    /// Shows text at the end of a row; `nil` shows nothing.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        marked(key?.string)
    }

    /// Shows text that is known at run time at the end of a row; `nil` shows nothing.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        marked(label.map { String($0) })
    }

    private nonisolated func marked(_ badge: String?) -> BadgedView<Self> {
        BadgedView(content: effect(badge.map { .badge($0) }))
    }
}

/// A view with a badge, which belongs to the row or the tab that the view is part of.
nonisolated struct BadgedView<Content: View>: TransparentView, MemberMarker {
    let content: DecoratedView<Content>
}
