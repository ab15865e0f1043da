// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A form: rows of settings, in the look of a grouped list.
public nonisolated struct Form<Content: View>: ElementView, ContainerView {
    let content: Content

    /// Rows of controls; a `Section` in the closure makes a group of them.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FormNode(view, inputs)
    }

    var role: ElementRole { .list(ListElement(style: .form)) }
}

@MainActor private final class FormNode<Content: View>: ContainerNode<Form<Content>> {
    override var innerInputs: _NodeInputs {
        var inner = contentInputs
        inner.memberRole = RowRules(selection: nil, style: .form)
        return inner
    }
}
