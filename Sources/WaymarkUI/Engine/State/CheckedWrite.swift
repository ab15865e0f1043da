// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension _Node {
    /// Sets a binding, and says so where it gives another value afterwards (NAV-027).
    final func write<Value: Equatable>(
        _ value: Value, to binding: Binding<Value>, named name: String
    ) {
        binding.wrappedValue = value
        if binding.wrappedValue != value {
            reportRefusedWrite(of: name, isConstant: binding.location.isConstant)
        }
    }

    /// Says that a binding gives another value than it was given; while a body is evaluated,
    /// writes are put off and not refused. Where what the binding reads has changed, as a queue of
    /// errors does, the write was taken.
    final func reportRefusedWrite(of name: String, isConstant: Bool) {
        guard EvaluationContext.current == nil, !isDirty else { return }
        graph.issues.report(
            isConstant ? .constantBinding(of: name) : .refusedWrite(of: name), at: self)
    }
}
