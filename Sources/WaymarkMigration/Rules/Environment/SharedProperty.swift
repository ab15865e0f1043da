// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A property that reads the environment and is not private, with the other files that may use
/// it.
public struct SharedProperty: Sendable {
    let property: EnvironmentProperty
    /// The file that declares it.
    let home: ParsedFile
    /// The files that extend its type, or hold values of it.
    let others: [ParsedFile]
    /// True if one of them declares a type of the same name itself.
    let isAmbiguous: Bool

    /// The place that people are pointed to.
    var id: SiteID {
        SiteID(path: home.source.path, offset: property.key.range.lowerBound)
    }

    /// True if another file may use it, and be migrated with it.
    func mayBeUsed(in file: ParsedFile) -> Bool {
        !isAmbiguous && others.contains { $0.source.path == file.source.path }
    }
}
#endif
