// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A container that looks different on an iPad or a Mac once it is a stack.
public struct IPadQuestion: Sendable {
    /// What an answer names.
    public let site: SiteID
    /// Where it is, for people.
    public let place: SourcePlace
    /// What is there, in a phrase.
    public let subject: String
}
#endif
