// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The names of local values and functions that mean something at a place, by blocks.
struct LocalScopes {
    /// Each block's names, with the byte at which each is declared; `nil` where something else of
    /// that name is given, as a parameter.
    private var blocks: [[String: Int?]] = []

    mutating func enter() { blocks.append([:]) }

    mutating func leave() { blocks.removeLast() }

    /// Gives a name to a local value or function that is declared at a byte, or to something else.
    mutating func declare(_ name: String, _ declaration: Int?) {
        if !blocks.isEmpty { blocks[blocks.count - 1].updateValue(declaration, forKey: name) }
    }

    /// The byte at which a name is declared; `nil` where it is no local value or function.
    subscript(name: String) -> Int? {
        for block in blocks.reversed() {
            if let found = block[name] { return found }
        }
        return nil
    }
}

/// A piece of source whose value a local name has: what it is declared with, or what it is set to.
struct LocalValue: Sendable {
    /// The byte at which the name is declared.
    let name: Int
    let range: Range<Int>
    /// The number of the surroundings that are around the value itself.
    let depth: Int
    /// True if it is a function that gives nothing back.
    let isSilent: Bool
}
#endif
