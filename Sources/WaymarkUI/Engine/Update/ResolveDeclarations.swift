// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: what views declare to the containers around them. Writes: what the containers make of
    /// it. May invalidate: nodes, by mounting content.
    func resolveDeclarations() {
        let due = dirtyResolvers.sorted { $0.resolveDepth < $1.resolveDepth }
        dirtyResolvers = []
        for resolver in due {
            resolver.needsResolve = false
            if resolver.isMounted { resolver.resolve() }
        }
    }
}
