// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node that owns an element without children, which follows the environment too.
@MainActor class ReadingElementNode<Content: View>: KeepingElementNode<Content> {
    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reevaluate()
    }

    override final func update(_ view: Content) {
        super.update(view)
        isDirty = false
        reevaluate()
    }

    override final func reevaluate() {
        forgetDependencies()
        read(EnvironmentValues(scope: inputs.scope, reader: self))
        graph.setContentDirty(self)
    }

    /// Keeps what the element follows.
    func read(_ values: EnvironmentValues) {}
}
