// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A direction in which arrow keys lead.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension MoveCommandDirection {
    fileprivate init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

extension View {
    /// Does something when an arrow key is pressed while the view has the focus; `nil` nothing.
    public nonisolated func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)? = nil
    ) -> some View {
        let arrows: Set<KeyEquivalent> = [.upArrow, .downArrow, .leftArrow, .rightArrow]
        return onKeyPress(keys: action == nil ? [] : arrows) { press in
            guard let action, let direction = MoveCommandDirection(press.key),
                press.modifiers.isDisjoint(with: [.shift, .option, .control, .command])
            else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Does something when Escape is pressed while the view has the focus; `nil` nothing.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommand(.escape, action)
    }

    /// Does something when Delete is pressed while the view has the focus; `nil` nothing.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommand(.delete, action)
    }

    private nonisolated func onCommand(
        _ key: KeyEquivalent, _ action: (() -> Void)?
    ) -> some View {
        onKeyPress(keys: action == nil ? [] : [key]) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        }
    }
}
