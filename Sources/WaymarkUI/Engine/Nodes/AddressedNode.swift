// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node whose element has an address, which begins with the route to its screen.
@MainActor protocol AddressedNode: _Node {
    /// Hears that the route to the screen is another one.
    func addressChanged()
}
