// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The role that a container gives to the views in it: each one that owns an element becomes a
/// member, such as a row, a tab or an option.
///
/// The folder of the container conforms to it; the graph carries the role to the views without
/// knowing which one it is.
@MainActor protocol MemberRole: AnyObject {
    /// True where all modifiers around a view belong to its member, and not only those that are
    /// elements themselves.
    var takesAllModifiers: Bool { get }
    /// True where the views in a section become members too.
    var reachesIntoSections: Bool { get }
    /// Makes the member that a view becomes.
    func makeMember<V: ElementView>(of view: V, _ surroundings: _Surroundings) -> _Node
}

extension MemberRole {
    var takesAllModifiers: Bool { false }
    var reachesIntoSections: Bool { true }
}

/// A node that says itself what texts below it say.
@MainActor protocol WordsReader: _Node {
    /// Hears that a text below says something else now.
    func wordsChanged()
}
