// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The choice of whether every other row of tables has a background of its own.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// As the style of the table says.
    case automatic
    /// Every other row has one.
    case enabled
    /// No row has one.
    case disabled
}

private struct TableLookKey: EnvironmentKey {
    static var defaultValue: _TableLook { AutomaticTableStyle()._look }
}

private struct TableHeaderVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    var tableHeaderVisibility: Visibility {
        get { self[TableHeaderVisibilityKey.self] }
        set { self[TableHeaderVisibilityKey.self] = newValue }
    }

    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets how tables in this view look.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look)
    }

    /// Shows or hides the headers of columns of the tables in this view.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaderVisibility, visibility)
    }

    /// Sets whether every other row of the tables in this view has a background of its own.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior)
    }
}
