// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The name by which Apple's frameworks write a type (NAV-153, NAV-158).
///
/// *Differs from Apple:* private types are written without the run-dependent address of their
/// context, so that they are found again by the next process.
func writtenName(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = writtenNamesLock.withLock({ writtenNames[key] }) { return name }
    let name = _typeName(type, qualified: true).withFoundation.withoutContextAddresses
    writtenNamesLock.withLock { writtenNames[key] = name }
    return name
}

private let writtenNamesLock = NSLock()
/// Read and written under the lock only.
nonisolated(unsafe) private var writtenNames: [ObjectIdentifier: String] = [:]

/// True if the type's full name holds an address, as names of private and local types do.
func hasContextAddress(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).contains(contextStart)
}

private let contextStart = "(unknown context at "

extension String {
    /// The name with its types of Foundation as Apple's frameworks write them.
    var withFoundation: String { replacing("FoundationEssentials.", with: "Foundation.") }

    fileprivate var withoutContextAddresses: String {
        guard contains(contextStart) else { return self }
        var parts = split(separator: contextStart, omittingEmptySubsequences: false).map(
            String.init)
        for index in parts.indices.dropFirst() {
            guard let end = parts[index].firstIndex(of: ")") else { continue }
            parts[index] = String(parts[index][end...].dropFirst(2))
        }
        return parts.joined()
    }

    /// `Item` for `Module.Item`, and the same inside angle brackets.
    var withoutModule: String {
        var result = ""
        var name = ""
        for character in self {
            switch character {
            case ".": name = ""
            case "<", ">", ",", " ", "(", ")":
                result += name + String(character)
                name = ""
            default: name.append(character)
            }
        }
        return result + name
    }
}
