// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The ways in which a person uses a view that can have the keyboard's focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view does something when a key presses it, as a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes what a person types, as a field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Those that fit the system. *Differs from Apple:* a browser takes all of them alike.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that can have the keyboard's focus though it is no control, or cannot though it is one.
private nonisolated struct FocusableView<Content: View>: ModifyingView {
    let content: Content
    let isFocusable: Bool

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        FocusableView<V>(content: other, isFocusable: isFocusable)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FocusableNode(view, inputs)
    }
}

@MainActor
private final class FocusableNode<Content: View>:
    DressingNode<FocusableView<Content>>, FocusPlace
{
    private let scope: EnvironmentScope
    private var isEnabledAround = true

    init(_ view: FocusableView<Content>, _ inputs: _NodeInputs) {
        scope = EnvironmentScope(parent: inputs.scope)
        super.init(view, inputs, in: .focusable(view.isFocusable), scope: scope)
        reevaluate()
    }

    override func update(_ view: FocusableView<Content>) {
        super.update(view)
        reevaluate()
    }

    override func reevaluate() {
        forgetDependencies()
        isEnabledAround = EnvironmentValues(scope: inputs.scope, reader: self).isEnabled
        dress(in: .focusable(canHaveFocus))
    }

    private var canHaveFocus: Bool { view.isFocusable && isEnabledAround }

    override var isEnabled: Bool { isEnabledAround }

    override var refusesFocus: Bool { !canHaveFocus }

    override var focusableElement: ElementID? {
        guard canHaveFocus else { return nil }
        var cells: [ElementCell] = []
        collectCells(into: &cells)
        return cells.first?.id
    }

    func focusArrived() { tellFocus(canHaveFocus) }

    func focusLeft() { tellFocus(false) }

    private func tellFocus(_ hasFocus: Bool) {
        var values = EnvironmentValues()
        values.isFocused = hasFocus
        scope.set(values.changes, for: self)
    }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if the nearest view around that was made focusable has the keyboard's focus.
    ///
    /// *Differs from Apple:* controls such as buttons say so only inside of `focusable(_:)`.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Lets this view have the keyboard's focus, or keeps a control from having it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }

    /// Lets this view have the keyboard's focus, for certain ways to use it.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }
}
