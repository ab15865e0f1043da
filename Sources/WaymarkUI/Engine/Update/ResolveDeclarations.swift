// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: what views declare to the containers around them (titles, toolbars, destinations,
    /// presentations). Writes: the containers' bars, entries and presentations. May invalidate:
    /// nodes, by mounting screens.
    func resolveDeclarations() {
        let due = dirtyResolvers.sorted { $0.resolveDepth < $1.resolveDepth }
        dirtyResolvers = []
        for resolver in due {
            resolver.needsResolve = false
            if resolver.isStillMounted { resolver.resolve() }
        }
    }
}
