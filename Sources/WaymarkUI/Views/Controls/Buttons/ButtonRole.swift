// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    let purpose: ButtonElement.Purpose

    /// Deletes something or loses something.
    public static let destructive = ButtonRole(purpose: .destructive)
    /// Leaves everything as it was.
    public static let cancel = ButtonRole(purpose: .cancel)
    /// Closes what is shown.
    public static let close = ButtonRole(purpose: .cancel)
    /// Agrees to something.
    public static let confirm = ButtonRole(purpose: .plain)
}
