// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node that asks for a screen while a binding says so.
@MainActor class PresenterNode<Content: View>: DeclaringNode<Content>, ScreenPresenter {
    private(set) var isOn = false
    private(set) var activation = 0
    private(set) var version = 0

    /// The name of the modifier in the sentences of issues.
    var modifierName: String { "" }

    final var subject: String { "the destination with '\(modifierName)' in '\(ownName)'" }

    /// Reports a modifier that has no effect where it is (NAV-060).
    final func reportMisplacement() {
        guard isOutsideContainers else { return }
        graph.issues.report(.destinationOutsideContainer(type: modifierName), at: self)
    }

    /// Reads the binding, on behalf of this node.
    func readIsOn() -> Bool { false }

    func makeView() -> AnyView { AnyView(EmptyView()) }

    func turnOff() {
        isOn = false
        declarationChanged(.destination)
    }

    /// The screen is to show something else.
    final func changed() {
        version += 1
        declarationChanged(.destination)
    }

    override func update(_ view: Content) {
        super.update(view)
        version += 1
        isDirty = false
        reevaluate()
        declarationChanged(.destination)
    }

    override func reevaluate() {
        let wasOn = isOn
        isOn = evaluate(observing: ObservingFlags.flag(for: Content.self)) { readIsOn() }
        guard isOn != wasOn else { return }
        if isOn { activation = graph.makeOrder() }
        declarationChanged(.destination)
    }

    override func willUnmount() { parent?.declarationChanged(.destination) }

    var routeName: String? { presenterKey }

    var presenterKey: String? {
        guard let screen = enclosingScreen else { return nil }
        var index = 0
        var found: Int?
        screen.visitDeclarations { node in
            guard node is any ScreenPresenter else { return true }
            if node === self { found = index }
            index += 1
            return found == nil
        }
        return found.map { "!\($0)" }
    }

    func turnOn(forRoute name: String) -> Bool { false }
}

extension _Node {
    /// The screen that this node is on.
    final var enclosingScreen: ScreenNode? { isMounted ? inputs.presented as? ScreenNode : nil }
}
