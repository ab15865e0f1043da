// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The role that a container gives to the views in it: each one that owns an element becomes a
/// member of the container.
///
/// The folder of the container conforms to it; the graph carries the role to the views without
/// knowing which one it is.
@MainActor protocol MemberRole: AnyObject {
    /// The modifiers around a view that belong to its member.
    var modifiersOfMember: ModifiersOfMember { get }
    /// True where the views in a view that only groups its content become members too.
    var reachesIntoGroups: Bool { get }
    /// Makes the member that a view becomes.
    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node
}

/// The modifiers around a view that are put off until there is a member.
enum ModifiersOfMember {
    case none
    /// Those that are elements themselves.
    case elements
    case all
}

extension MemberRole {
    var modifiersOfMember: ModifiersOfMember { .elements }
    var reachesIntoGroups: Bool { true }
}

/// A node that says itself what texts below it say.
@MainActor protocol WordsReader: _Node {
    /// Hears that a text below says something else now.
    func wordsChanged()
}
