// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The role of an entry: in a menu each control becomes one.
///
/// A control keeps its own node there, which shows an entry instead of the control.
@MainActor final class MenuEntryRole: MemberRole {
    static let shared = MenuEntryRole()

    var modifiersOfMember: ModifiersOfMember { .none }

    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node {
        V.makeNode(view, inputs)
    }
}

extension _NodeInputs {
    /// True where every control becomes an entry of a menu.
    @MainActor var isInMenu: Bool { memberRole is MenuEntryRole }
}
