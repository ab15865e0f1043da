// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Shows a session's elements somewhere: one method in, none out.
///
/// A renderer sees elements only: it names no view, no state and no stack. Who hosts it hands what
/// a person did, and what the renderer measured, to the session: `Session.handle(_:)`.
/// `RendererConformance` of `WaymarkTesting` checks what every renderer must do.
@MainActor public protocol Renderer: AnyObject {
    /// Shows the changes of one update.
    ///
    /// A session begins with changes that are whole (`ElementChanges.isWhole`). A renderer that
    /// cannot follow, as one behind a slow line, may leave changes out and show a whole tree later.
    func apply(_ changes: ElementChanges)
}
