// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// What became of a form, for the address that follows.
struct FormOutcome: Sendable {
    /// Where the page is now; `nil` if it is gone.
    var route: [String]?
    var seal: String
    var notice: Notice?
}
#endif
