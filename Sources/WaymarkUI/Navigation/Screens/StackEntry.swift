// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One screen above the root, and why it is there.
@MainActor final class StackEntry {
    enum Source {
        case value(PathElement, (any DestinationRegistration)?)
        case presented(any ScreenPresenter)
    }

    private(set) var source: Source
    private(set) var screen: ScreenNode!
    private var content: Mounted<AnyView>?
    private var builtVersion = -1

    init(_ source: Source, screenStack: ScreenStack) {
        self.source = source
        screen = ScreenNode(
            screenStack.owner.contentInputs, screenStack: screenStack, isPresented: true
        ) {
            [weak self] _ in
            self?.build()
        }
        screen.presenter = presenter
        build()
    }

    var isValue: Bool {
        if case .value = source { return true }
        return false
    }

    var presenter: (any ScreenPresenter)? {
        if case .presented(let presenter) = source { return presenter }
        return nil
    }

    var element: PathElement? {
        if case .value(let element, _) = source { return element }
        return nil
    }

    /// True if the screen can take another value in place: same type, same kind of destination
    /// (NAV-040, NAV-041).
    func canShow(_ element: PathElement, _ registration: (any DestinationRegistration)?) -> Bool {
        guard case .value(let old, let oldRegistration) = source else { return false }
        return old.typeID == element.typeID && oldRegistration === registration
    }

    func show(_ element: PathElement, _ registration: (any DestinationRegistration)?) {
        guard case .value(let old, _) = source else { return }
        source = .value(element, registration)
        let isSame = old === element || old.isEqual(to: element)
        if !isSame || builtVersion != (registration?.version ?? -1) { build() }
    }

    /// Takes the newest closure or view of what presents this screen (NAV-059).
    func refresh() {
        if let presenter, presenter.version != builtVersion { build() }
    }

    private func build() {
        let view = screen.evaluate(observing: Self.observing) { makeView() }
        if let content { content.update(view) } else { content = screen.mountContent(view) }
    }

    private static let observing = ObservingFlag()

    private func makeView() -> AnyView {
        switch source {
        case .value(let element, let registration):
            builtVersion = registration?.version ?? -1
            return registration?.makeView(for: element)
                ?? AnyView(MissingDestinationView(typeName: element.typeName.withoutModule))
        case .presented(let presenter):
            builtVersion = presenter.version
            return presenter.makeView()
        }
    }
}

/// Stands in for a screen that has no destination (NAV-062).
private nonisolated struct MissingDestinationView: ElementView {
    let typeName: String

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { .placeholder(message: "No destination for \($0.typeName)") }
    }
}
