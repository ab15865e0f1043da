// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The type that is around.
struct MapOwner {
    var name = ""
    var isDeclaration = true
    var inherited: Set<String> = []

    var isApp: Bool { !inherited.isDisjoint(with: ["App", "Scene", "Widget"]) }
    var isView: Bool { inherited.contains { $0 == "View" || $0.hasSuffix("Representable") } }
}

#endif
