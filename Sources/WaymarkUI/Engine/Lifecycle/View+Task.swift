// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with work to do while it is on screen.
nonisolated struct TaskView<Content: View, ID: Equatable>: EffectView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        TaskView<V, ID>(content: other, id: id, priority: priority, action: action)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TaskNode(view, inputs)
    }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>:
    EffectViewNode<TaskView<Content, ID>>
{
    private var task: Task<Void, Never>?

    override func update(_ view: TaskView<Content, ID>) {
        let isSame = view.id == self.view.id
        super.update(view)
        guard !isSame, hasAppeared else { return }
        graph.lifecycle.actions.append { [self] in
            guard hasAppeared else { return }
            disappear()
            appear()
        }
    }

    override func appear() {
        let action = view.action
        let graph = graph
        graph.runningTasks += 1
        task = Task(priority: view.priority) { @MainActor in
            await action()
            graph.runningTasks -= 1
        }
    }

    override func disappear() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Runs asynchronous work while this view is on screen; covering or popping the screen cancels
    /// it (NAV-173).
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: 0, priority: priority, action: action)
    }

    /// Runs asynchronous work while this view is on screen, and again whenever `id` changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: value, priority: priority, action: action)
    }
}
