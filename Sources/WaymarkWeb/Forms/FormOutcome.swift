// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The outcome of a form, for the address that follows.
struct FormOutcome: Sendable {
    /// The route that the page is at now; `nil` if it is gone.
    var route: [String]?
    var seal: String
    var notice: Notice?
}
#endif
