// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Something that is dragged from one place to another.
///
/// *Differs from Apple:* Foundation on Linux has no such class. Nothing is dragged, so this one
/// holds nothing; what `onInsert(of:perform:)` is given compiles.
open class NSItemProvider: NSObject {
    /// The types of what it holds: none.
    open var registeredTypeIdentifiers: [String] { [] }
    /// The name that a file with the content would have.
    open var suggestedName: String?

    /// True if it holds something of this type: it does not.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

    /// Calls the closure with an error, as there is nothing to load.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.fileReadUnknown))
        return Progress(totalUnitCount: 0)
    }

    /// Calls the closure with an error, as there is nothing to load.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        completionHandler(.failure(CocoaError(.fileReadUnknown)))
        return Progress(totalUnitCount: 0)
    }
}
