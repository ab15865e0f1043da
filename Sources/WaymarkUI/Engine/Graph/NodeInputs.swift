// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The inputs that a node is given from above, once, at mount.
///
/// Its parts are references whose contents may change; the parts themselves do not.
public struct _NodeInputs {
    /// Nodes go before their parents do: they are unmounted with them, and forget them then.
    unowned(unsafe) var parent: _Node?
    /// Modifiers between the node and the nearest element above it, nearest first.
    var decoration: _Decoration?
    /// The statements of views about the member that the node is part of, nearest first.
    var traits: TraitChain?
    private var shared: SharedInputs

    init(graph: Graph, scope: EnvironmentScope) {
        shared = SharedInputs(graph: graph, scope: scope)
    }

    /// A copy of its own for these inputs, once something is to be different.
    private mutating func change(_ body: (SharedInputs) -> Void) {
        if !isKnownUniquelyReferenced(&shared) { shared = SharedInputs(copying: shared) }
        shared.forgetCopy()
        body(shared)
    }
}

extension _NodeInputs {
    var graph: Graph { shared.graph }

    var scope: EnvironmentScope {
        get { shared.scope }
        set { change { $0.scope = newValue } }
    }

    /// The nearest node around that is there only as long as something asks for it.
    var presented: _Node? {
        get { shared.presented }
        set { change { $0.presented = newValue } }
    }

    /// The role of the container around, where each view with an element becomes a member.
    var memberRole: (any MemberRole)? {
        get { shared.memberRole }
        set { if newValue !== memberRole { change { $0.memberRole = newValue } } }
    }

    /// The nearest of the modifiers that are put off until there is a member.
    var deferred: DeferredModifier? {
        get { shared.deferred }
        set { if newValue !== deferred { change { $0.deferred = newValue } } }
    }

    /// Leaves what a container gives to its members: the role, and what was put off for them.
    mutating func leaveMembers() { shared = shared.outsideMembers }

    /// The node that says itself what the texts here say.
    var readBy: (any WordsReader)? {
        get { shared.readBy }
        set { if newValue !== readBy { change { $0.readBy = newValue } } }
    }

    /// True if a view is only its elements, and not a member of a container.
    var areForElementsOnly: Bool { memberRole == nil && readBy == nil }
}

/// The inputs that many nodes below one another have in common: kept once for all of them.
private final class SharedInputs {
    let graph: Graph
    var scope: EnvironmentScope
    unowned var presented: _Node?
    var memberRole: (any MemberRole)?
    unowned var readBy: (any WordsReader)?
    var deferred: DeferredModifier?
    /// Made once for all members of a container.
    private var copyOutsideMembers: SharedInputs?

    init(graph: Graph, scope: EnvironmentScope) {
        self.graph = graph
        self.scope = scope
    }

    init(copying other: SharedInputs) {
        graph = other.graph
        scope = other.scope
        presented = other.presented
        memberRole = other.memberRole
        readBy = other.readBy
        deferred = other.deferred
    }

    /// The same without what a container gives to its members.
    var outsideMembers: SharedInputs {
        if memberRole == nil, deferred == nil { return self }
        if let copyOutsideMembers { return copyOutsideMembers }
        let copy = SharedInputs(copying: self)
        copy.memberRole = nil
        copy.deferred = nil
        copyOutsideMembers = copy
        return copy
    }

    /// Comes before a change.
    func forgetCopy() { copyOutsideMembers = nil }
}
