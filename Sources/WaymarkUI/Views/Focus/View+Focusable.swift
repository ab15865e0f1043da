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
    KeepingNode<FocusableView<Content>>, FocusPlace
{
    private let decoration: _Decoration
    private let scope: EnvironmentScope
    private var hasFocus = false
    private var child: Mounted<Content>?

    override init(_ view: FocusableView<Content>, _ inputs: _NodeInputs) {
        decoration = _Decoration(.focusable(view.isFocusable), outer: inputs.decoration)
        scope = EnvironmentScope(parent: inputs.scope)
        super.init(view, inputs)
        var inner = childInputs
        inner.decoration = _Decoration(.reportsFocus, outer: decoration)
        inner.scope = scope
        child = mount(view.content, inner)
    }

    override func update(_ view: FocusableView<Content>) {
        if view.isFocusable != self.view.isFocusable {
            decoration.kind = .focusable(view.isFocusable)
            decorationChanged()
        }
        super.update(view)
        child?.update(view.content)
    }

    override var focusableElement: ElementID? {
        var cells: [ElementCell] = []
        child?.node.collectCells(into: &cells)
        return view.isFocusable ? cells.first?.id : nil
    }

    func focusArrived() { tellFocus(true) }

    func focusLeft() { tellFocus(false) }

    private func tellFocus(_ hasFocus: Bool) {
        var values = EnvironmentValues()
        values.isFocused = hasFocus
        scope.set(values.changes, for: self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
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
