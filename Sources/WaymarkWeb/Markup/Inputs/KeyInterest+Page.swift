// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension KeyInterest {
    /// The keys as a list of words; a star stands for all others.
    var words: String {
        (keys.sorted().map(\.keyWord) + (isInAll ? ["*"] : [])).joined(separator: " ")
    }
}

extension KeyShortcut {
    /// The keys as browsers name them. Command is Control on other systems than Apple's, so that
    /// there are two ways to write it.
    var alternatives: String {
        guard modifiers.contains(.command) else { return written(command: "") }
        return written(command: "Control+") + " " + written(command: "Meta+")
    }

    private func written(command: String) -> String {
        let held: [(KeyModifiers, String)] = [
            (.control, "Control+"), (.option, "Alt+"), (.shift, "Shift+"),
        ]
        let others = held.filter { modifiers.contains($0.0) }.map(\.1).joined()
        let name = key.keyWord
        return command + others + (name.count == 1 ? name.uppercased() : name)
    }
}

extension String {
    /// The name of a key as one word.
    fileprivate var keyWord: String {
        switch self {
        case " ": "Space"
        case "+": "Plus"
        case "*": "Asterisk"
        default: self
        }
    }
}
