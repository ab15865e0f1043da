// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A scene that is opened for some events.
private nonisolated struct ExternalEventScene<Content: Scene>: Scene {
    let content: Content
    let conditions: Set<String>

    @MainActor var body: Never { noBody(of: Self.self) }

    @MainActor var _windows: [_SceneWindow] {
        content._windows.map { $0.opened(for: conditions) }
    }
}

extension Scene {
    /// Opens this scene for events whose identifier, such as a URL, contains one of these texts;
    /// `"*"` is part of every identifier, and an empty set opens it for none (RES-010).
    ///
    /// Scenes without this modifier take what no other is declared for.
    ///
    /// *Differs from Apple:* a session has one window, which shows the scene from then on; Apple
    /// opens another one.
    public nonisolated func handlesExternalEvents(
        matching conditions: Set<String>
    ) -> some Scene {
        ExternalEventScene(content: self, conditions: conditions)
    }
}
