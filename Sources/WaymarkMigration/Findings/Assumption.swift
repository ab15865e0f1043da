// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Something that the source does not tell, and that a rewrite takes for granted.
struct Assumption: Hashable, Sendable {
    /// A sentence without its full stop.
    let sentence: String
    /// The place that it is about.
    let place: SiteID

    /// A view or a modifier of a library shows in its place what a closure makes.
    ///
    /// If it does not, then its content has no container around it, and links of either kind do
    /// nothing there: a rewrite changes nothing.
    static func showsInPlace(_ callee: String, at place: SiteID) -> Assumption {
        Assumption(sentence: "'\(callee)' shows its content in place", place: place)
    }

    /// Nothing shows a view, so that its links do nothing before and after a rewrite.
    static func isShownNowhere(_ view: String, at place: SiteID) -> Assumption {
        Assumption(sentence: "nothing but previews shows '\(view)'", place: place)
    }
}
#endif
