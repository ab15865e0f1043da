// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A value with a part of its own in the address of the screen that it leads to.
///
/// Without it a value stands in an address as its raw value, as the text that makes it again
/// (`LosslessStringConvertible`), or as JSON (`Codable`). Conform a type of a path or of a
/// selection to have shorter or nicer addresses, or to keep them when the type changes. Apple's
/// SwiftUI has no such protocol: put the conformance into a file that only the app's target for
/// Linux has.
public protocol URLComponentConvertible {
    /// The part of the path, before percent-encoding; use no text twice for different values.
    ///
    /// Text that is empty, `-`, `.` or `..`, or begins with `@`, `!`, `~` or a quotation mark means
    /// something else in an address; such a value is written as if it did not conform.
    var urlComponent: String { get }

    /// The value of a part of a path, without percent-encoding; `nil` when there is none, and the
    /// screen before it is shown.
    init?(urlComponent: String)
}
