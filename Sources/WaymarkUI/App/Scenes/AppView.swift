// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Evaluates an app's body, with the app's own state, and shows one of its scenes.
package nonisolated struct AppView<A: App>: PrimitiveView {
    let app: A

    package init(app: A) { self.app = app }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        AppNode(view, inputs)
    }
}

@MainActor private final class AppNode<A: App>: EvaluatingNode<AppView<A>, A, AnyView> {
    override var source: A { view.app }

    override func makeBody(of source: A) -> AnyView {
        let windows = source.body._windows
        guard let window = graph.appWindow, let first = windows.first else {
            return AnyView(EmptyView())
        }
        window.scenes.owner = self
        window.scenes.conditions = windows.map(\.conditions)
        let index = window.scenes.shown
        let shown = windows.indices.contains(index) ? windows[index] : first
        window.name = shown.title
        return index == 0 ? shown.view : AnyView(shown.view.id(index))
    }
}
