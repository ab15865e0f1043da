// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The URLs and activities that come to a window from outside; those without a handler wait for
/// one.
@MainActor final class ExternalEvents {
    private unowned let window: AppWindowNode
    /// The events that came before there was a handler for them.
    private var pending: [ExternalEvent] = []

    init(in window: AppWindowNode) { self.window = window }

    /// Shows the scene that is declared for an event, then hands the event to its handlers.
    func route(_ event: ExternalEvent) {
        if let index = window.scenes.choice(for: event.identifier, openConditions: openConditions) {
            window.scenes.show(index)
            window.graph.settle()
        }
        receive(event)
    }

    /// The most events that wait for a handler; when more come, the oldest are forgotten.
    private static let waitingEvents = 100

    /// Hands an event from outside to its handlers; keeps it until there is one (RES-009).
    private func receive(_ event: ExternalEvent) {
        guard !deliver(event) else { return }
        pending = pending.suffix(Self.waitingEvents - 1) + [event]
    }

    /// True if there is a handler for an event.
    func hears(_ event: ExternalEvent) -> Bool {
        event.forms.contains { !actions(for: $0).isEmpty }
    }

    /// Hands an event to every handler, depth first; whether there was one.
    func deliver(_ event: ExternalEvent) -> Bool {
        for form in event.forms {
            let actions = actions(for: form)
            for action in actions { action() }
            if !actions.isEmpty { return true }
        }
        return false
    }

    /// A handler came into the tree.
    func deliverPending() {
        guard !pending.isEmpty else { return }
        let events = pending
        pending = []
        window.graph.lifecycle.actions.append { [weak self] in
            for event in events { self?.receive(event) }
        }
    }

    private func actions(for event: ExternalEvent) -> [() -> Void] {
        var actions: [() -> Void] = []
        window.visitDeclarations(crossing: true) { node in
            let receiver = node as? any ExternalEventReceiving
            if let action = receiver?.action(for: event) { actions.append(action) }
            return true
        }
        return actions
    }

    /// The events that the views of the open scene prefer and allow, all together.
    private var openConditions: ExternalEventConditions {
        var all: Set<String> = []
        window.visitDeclarations(crossing: true) { node in
            if let declared = node as? any ExternalEventDeclaring {
                all.formUnion(declared.conditions)
            }
            return true
        }
        return ExternalEventConditions(all)
    }
}
