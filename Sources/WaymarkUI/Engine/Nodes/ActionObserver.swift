// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node around controls that hears when one of them has done what a person asked for.
@MainActor protocol ActionObserver: _Node {
    func controlDidAct()
}

extension _Node {
    /// Does what a person asked a control here for, and tells the nearest observer around.
    final func act(_ action: () -> Void) {
        let observer = nearest((any ActionObserver).self)
        action()
        observer?.controlDidAct()
    }
}
