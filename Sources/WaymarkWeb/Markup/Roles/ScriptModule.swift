// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of the script that a page loads with the first element that needs it, as the role of
/// that element says, or with the first command (`WireCommand`).
///
/// A family of roles declares its module beside its markup. The script asks for them one after
/// another, as it finds what needs them. A document names those that it needs, so that browsers
/// fetch them all beside the script.
struct ScriptModule: Sendable {
    /// The name of the module in its address.
    let name: String
    /// The selectors of what needs it in a page; each finds one kind of element.
    let selectors: [String]
    /// Its files in the order in which they hear of keys and presses. Each may use at once what
    /// those before it declare.
    let parts: [[UInt8]]

    init(_ name: String, with selectors: [String] = [], of parts: [UInt8]...) {
        self.name = name
        self.selectors = selectors
        self.parts = parts
    }
}

extension ScriptModule: Hashable, CustomStringConvertible {
    var description: String { name }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
