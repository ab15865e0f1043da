// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A container that looks different on an iPad or a Mac once it is a stack.
public struct IPadQuestion: Sendable {
    /// The site that an answer names.
    public let site: SiteID
    /// The place of the container, for people.
    public let place: SourcePlace
    /// A phrase that names what is there.
    public let subject: String
}
#endif
