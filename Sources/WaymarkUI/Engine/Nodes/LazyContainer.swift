// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A container that Apple's frameworks build piece by piece.
nonisolated protocol LazyContainer {
    static var containerName: String { get }
}
