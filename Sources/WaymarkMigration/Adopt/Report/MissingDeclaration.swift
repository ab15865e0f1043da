// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One thing that an app needs and that is not there, with all places that need it.
public struct MissingDeclaration: Sendable {
    /// A kind of thing.
    public enum Kind: String, Sendable, Encodable, CaseIterable {
        /// A module that is imported.
        case module
        /// A type, a function or a variable.
        case name
        /// A member of a type, as a modifier of views.
        case member
        /// A form of a call that is there with other arguments.
        case call
        /// Something else that the compiler says.
        case other
        /// An error that another one probably causes.
        case consequence
    }

    /// One place that needs it.
    public struct Place: Hashable, Sendable, Encodable {
        /// The file, by its path from the folder of the app.
        public let path: String
        /// The line and the column, from 1.
        public let line: Int, column: Int
        /// The words of the compiler.
        public let message: String
    }

    /// The kind of thing.
    public let kind: Kind
    /// The name by which people know it: `import MapKit`, `UIImage`, `View.onHover`.
    public let name: String
    /// The places, in their order.
    public let places: [Place]

    /// The number of files with a place.
    public var fileCount: Int { Set(places.map(\.path)).count }
}
#endif
