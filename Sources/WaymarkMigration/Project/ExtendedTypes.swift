// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// Which files extend which types.
    enum ExtendedTypes {
        static func files(_ files: [ParsedFile]) -> [String: Set<String>] {
            var found: [String: Set<String>] = [:]
            for file in files {
                for item in file.tree.statements {
                    guard let type = item.item.as(ExtensionDeclSyntax.self) else { continue }
                    found[type.extendedType.trimmedDescription, default: []].insert(
                        file.source.path)
                }
            }
            return found
        }
    }
#endif
