// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Shows a session's elements somewhere, and hands back what a person did there.
///
/// A renderer sees elements only: it names no view, no state and no stack.
@MainActor public protocol Renderer: AnyObject {
    /// Shows one batch of patches; `root` is the tree after it, made only when asked for.
    ///
    /// The first batch of a session is empty: draw the whole of `root`.
    func show(_ patches: [ElementPatch], root: () -> Element)

    /// Tells those who write the app what is wrong in it; most renderers need not.
    func report(_ problem: String)

    /// Called by the renderer with what a person did.
    var onEvent: (@MainActor (ElementEvent) -> Void)? { get set }
}

extension Renderer {
    /// Does nothing: the session writes to its log, too.
    public func report(_ problem: String) {}
}
