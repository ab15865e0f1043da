// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows a number at the end of a row; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some View {
        effect(count == 0 ? nil : .badge(String(count)))
    }

    /// Shows text at the end of a row; `nil` shows nothing.
    public nonisolated func badge(_ label: Text?) -> some View {
        effect(label.map { .badge($0.plainString) })
    }

    /// Shows text at the end of a row; `nil` shows nothing.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        effect(key.map { .badge($0.string) })
    }

    /// Shows text that is known at run time at the end of a row; `nil` shows nothing.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        effect(label.map { .badge(String($0)) })
    }
}
