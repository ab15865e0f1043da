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
        guard modifiers.contains(.command) else { return written([]) }
        return written(["Control"]) + " " + written(["Meta"])
    }

    private func written(_ command: [String]) -> String {
        let name = key.keyWord
        return (command + modifiers.names + [name.count == 1 ? name.uppercased() : name])
            .joined(separator: "+")
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
