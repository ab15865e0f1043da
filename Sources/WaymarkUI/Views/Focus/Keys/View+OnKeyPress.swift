// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A node that may do something when a key is pressed in its content.
@MainActor private protocol KeyHandler: _Node {
    func handle(_ press: KeyPress) -> KeyPress.Result
}

extension _Node {
    /// Tells the views around this node, the nearest first, until one has handled the key.
    func press(_ stroke: KeyStroke) {
        guard let press = KeyPress(stroke) else { return }
        for case let handler as any KeyHandler in focusChain {
            if handler.handle(press) == .handled { return }
        }
    }
}

/// A view that does something when keys are pressed in it.
private nonisolated struct KeyPressView<Content: View>: ModifyingView {
    let content: Content
    /// The keys; `nil` for all.
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        KeyPressView<V>(content: other, keys: keys, phases: phases, action: action)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        KeyPressNode(view, inputs)
    }

    var interest: KeyInterest {
        KeyInterest(
            keys: Set(keys?.map(\.name) ?? []), isInAll: keys == nil,
            isInEnds: phases.contains(.up))
    }
}

@MainActor
private final class KeyPressNode<Content: View>:
    DressingNode<KeyPressView<Content>>, KeyHandler
{
    init(_ view: KeyPressView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs, in: .keys(view.interest))
    }

    override func update(_ view: KeyPressView<Content>) {
        super.update(view)
        dress(in: .keys(view.interest))
    }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        view.phases.contains(press.phase) && isMeant(press) ? view.action(press) : .ignored
    }

    private func isMeant(_ press: KeyPress) -> Bool {
        guard let keys = view.keys else { return true }
        return keys.contains(press.key)
            || press.characters.first.map { keys.contains(KeyEquivalent($0)) } ?? false
    }
}

extension View {
    /// Does something when this key is pressed while the view or something in it has the focus.
    ///
    /// In a browser such a key does nothing else there, whatever the action returns; in a field,
    /// keys that write or move within the text still do that. Keys that browsers need stay theirs.
    ///
    /// ```swift
    /// Text("\(page) of 12")
    ///     .focusable()
    ///     .onKeyPress(.rightArrow) {
    ///         page += 1
    ///         return .handled
    ///     }
    /// ```
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Does something in certain phases of a stroke of this key.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, keys: [key], phases: phases, action: action)
    }

    /// Does something when one of these keys is pressed.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, keys: keys, phases: phases, action: action)
    }

    /// Does something when a key is pressed that writes one of these characters.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, keys: nil, phases: phases) { press in
            let isMeant = press.characters.unicodeScalars.allSatisfy(characters.contains)
            return isMeant ? action(press) : .ignored
        }
    }

    /// Does something when any key is pressed; in a browser not with Tab, and not with Control or
    /// Command.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, keys: nil, phases: phases, action: action)
    }
}
