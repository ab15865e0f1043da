// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The declaration of one window in an app's body; not for apps.
@MainActor public struct _SceneWindow {
    let title: String?
    let view: AnyView
    /// The events that it is opened for; `nil` for what no other scene takes.
    private(set) var conditions: Set<String>?

    init(title: String?, view: AnyView) {
        self.title = title
        self.view = view
    }

    func opened(for conditions: Set<String>) -> _SceneWindow {
        var copy = self
        copy.conditions = conditions
        return copy
    }

    func showing(_ view: AnyView) -> _SceneWindow {
        var copy = _SceneWindow(title: title, view: view)
        copy.conditions = conditions
        return copy
    }
}

/// The scenes of an app and the one that its window shows.
@MainActor final class DeclaredScenes {
    var conditions: [Set<String>?] = []
    private(set) var shown = 0
    /// Evaluates the app's body.
    weak var owner: _Node?

    func show(_ index: Int) {
        guard index != shown, let owner else { return }
        shown = index
        owner.graph.invalidate(owner)
    }

    /// The scene that is to take an event, unless the open one does (RES-010).
    func choice(for identifier: String, openConditions: ExternalEventConditions) -> Int? {
        if openConditions.match(identifier) { return nil }
        let declared = conditions.firstIndex { conditions in
            conditions.map { ExternalEventConditions($0).match(identifier) } ?? false
        }
        return declared ?? conditions.firstIndex { $0 == nil }
    }
}
