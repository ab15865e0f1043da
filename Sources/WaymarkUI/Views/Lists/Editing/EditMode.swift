// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A mode that says whether the rows of lists are being edited.
public enum EditMode: Hashable, Sendable {
    /// Rows are used.
    case inactive
    /// Rows are edited for a moment. *Differs from Apple:* only an app sets this; nobody swipes.
    case transient
    /// Rows are edited.
    case active

    /// True if rows are edited, for however long.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the mode that says whether the rows of lists are being edited.
    ///
    /// Each screen, and a window without screens, keeps one; an app may put its own in its place.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing on its screen.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes the button; it stands in a toolbar most of the time.
    public init() {}

    /// A button called Edit, or Done while rows are edited.
    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
