// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A text whose words follow the language around it.
@MainActor final class TextNode: KeepingElementNode<Text> {
    private var language = ""

    override init(_ view: Text, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reevaluate()
    }

    override func update(_ view: Text) {
        super.update(view)
        isDirty = false
        reevaluate()
    }

    override func reevaluate() {
        forgetDependencies()
        language = EnvironmentValues(scope: inputs.scope, reader: self).locale.identifier
        graph.setContentDirty(self)
    }

    override func makeRole() -> ElementRole { .text(view.words(in: language)) }
}
