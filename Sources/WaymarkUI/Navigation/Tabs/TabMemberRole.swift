// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The role of a tab: each view in a tab view becomes one.
@MainActor final class TabMemberRole: MemberRole {
    unowned let host: any TabHost

    init(_ host: any TabHost) { self.host = host }

    var modifiersOfMember: ModifiersOfMember { .all }

    var reachesIntoGroups: Bool { false }

    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node {
        guard let traits = inputs.traits, let label = traits.tabLabel else {
            return TabNode(view, inputs, content: { $0 }, label: { _ in EmptyView() })
        }
        return TabNode(
            view, inputs, content: { $0 }, label: { _ in traits.tabLabel ?? label })
    }
}

extension _NodeInputs {
    /// The tab view around, where every view becomes a tab.
    @MainActor var tabs: (any TabHost)? { (memberRole as? TabMemberRole)?.host }
}

/// The label of a tab, where it stands outside of a view that says more about the tab.
struct TabLabel: MemberTrait {
    let view: AnyView

    func isSame(as other: TabLabel) -> Bool { false }
}

extension TraitChain {
    var tabLabel: AnyView? { nearest(TabLabel.self)?.view }
}
