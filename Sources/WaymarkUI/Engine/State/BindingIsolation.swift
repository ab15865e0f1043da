// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The actor that the closure of a binding belongs to.
///
/// Apple's initializers take closures of any isolation, which are called without waiting. That is
/// sound because the graph reads and writes on the main actor only, to which the closures of views
/// belong. What code of the app's own does elsewhere is found in debug builds: using a binding on
/// another actor than that of its closures stops there, with a sentence.
struct BindingIsolation: Sendable {
    private let actor: (any Actor)?

    init(_ actor: (any Actor)?) { self.actor = actor }

    func check() {
        actor?.assertIsolated("a binding is used outside of the actor that its closures belong to")
    }
}
