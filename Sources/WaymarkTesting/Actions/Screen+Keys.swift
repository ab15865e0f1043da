// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements
import WaymarkUI

extension Screen {
    /// Presses a key and lets it go, as a person does: what has the focus hears of it
    /// (`onKeyPress`), or else the control that it is a shortcut for is pressed. Return submits a
    /// field of one line, and Escape closes what is in front.
    ///
    /// ```swift
    /// screen.type(key: "s", modifiers: .command)
    /// #expect(screen.texts.contains("Saved"))
    /// ```
    ///
    /// Where nothing hears of the key, nothing happens.
    public func type(key: KeyEquivalent, modifiers: EventModifiers = []) {
        let shortcut = KeyShortcut(KeyboardShortcut(key, modifiers: modifiers))
        let isHeld = !modifiers.isDisjoint(with: [.command, .control])
        if isHeld, press(shortcut) { return }
        if !isTold(shortcut), !isForText(shortcut) { press(shortcut) }
    }

    /// A field keeps what writes into it.
    private func isForText(_ stroke: KeyShortcut) -> Bool {
        let isTyped = stroke.key.count == 1 && stroke.modifiers.isSubset(of: [.shift, .capsLock])
        return isTyped && focusedElement?.isTypable == true
    }

    /// Tells what has the focus, and says whether it keeps the key from all else.
    private func isTold(_ stroke: KeyShortcut) -> Bool {
        guard let id = session.focusedElement, let way = session.root.way(to: id),
            let focused = way.last
        else { return false }
        let interests = way.compactMap(\.content.keys)
        let isNamed = interests.contains { $0.keys.contains(stroke.key) }
        let isPlain =
            stroke.modifiers.isDisjoint(with: [.command, .control]) && stroke.key != "Tab"
        if isNamed || (isPlain && interests.contains(where: \.isInAll)) {
            for phase in [KeyStroke.Phase.down, .up] {
                let key = KeyStroke(stroke.key, modifiers: stroke.modifiers, phase: phase)
                send(.key(key), to: focused)
            }
        }
        if !isNamed, stroke == KeyShortcut(.defaultAction), focused.isTypable {
            send(.submit, to: focused)
        }
        return isNamed
    }

    @discardableResult private func press(_ shortcut: KeyShortcut) -> Bool {
        let meant = front.first {
            $0.content.accessibility.shortcut == shortcut && $0.content.isEnabled
        }
        if let control = meant?.first(where: \.isPressable) {
            send(.press, to: control)
        } else if let toggle = meant, let isOn = toggle.isOn {
            send(.setOn(!isOn), to: toggle)
        } else if shortcut == KeyShortcut(.cancelAction) {
            try? dismiss()
        } else {
            return false
        }
        return true
    }
}

extension Element {
    /// The elements from this one to the one with this id; `nil` if that is not inside.
    fileprivate func way(to id: ElementID) -> [Element]? {
        if self.id == id { return [self] }
        for child in children {
            if let rest = child.way(to: id) { return [self] + rest }
        }
        return nil
    }
}
