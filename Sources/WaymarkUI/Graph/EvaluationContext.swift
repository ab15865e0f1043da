// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Which node is being evaluated, so that what it reads knows its reader.
enum EvaluationContext {
    /// Touched on the main actor only; property wrappers read it from code that cannot say so.
    nonisolated(unsafe) static var current: _Node?

    @MainActor static func with<Result>(_ node: _Node?, _ body: () -> Result) -> Result {
        let previous = current
        current = node
        defer { current = previous }
        return body()
    }
}
