// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The options on which the HTML of a site depends besides its elements.
struct MarkupOptions: Equatable, Sendable {
    /// The path that the addresses of screens begin with; it ends with a slash.
    var basePath = "/"
    /// The attribute that holds accessibility identifiers.
    var identifierAttribute = "data-identifier"
}
