// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A scene whose window does something when a value changes.
private nonisolated struct ChangeScene<Content: Scene, V: Equatable>: Scene {
    let content: Content
    let value: V
    let initial: Bool
    let action: (V, V) -> Void

    @MainActor var body: Never { noBody(of: Self.self) }

    @MainActor var _windows: [_SceneWindow] {
        content._windows.map { window in
            window.showing(AnyView(window.view.onChange(of: value, initial: initial, action)))
        }
    }
}

extension Scene {
    /// Does something when a value of the app changes, such as its `scenePhase`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, initial: initial, action: action)
    }

    /// The same for an action that needs neither value.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// The older form, whose action is given the new value.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
}
