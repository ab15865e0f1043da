// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Where a binding reads and writes.
class Location<Value> {
    // Every location is made by a subclass that overrides this.
    var value: Value { fatalError("a location without a value") }

    func set(_ value: Value, transaction: Transaction) {}

    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether writes are ignored by construction.
    var isConstant: Bool { false }
}

/// The value of one `@State`, and who reads it.
final class StateBox<Value>: Location<Value>, Retirable {
    private var current: Value
    private let dependency = Dependency()
    private weak var node: _Node?
    /// The view that owned it, once that is gone.
    private var formerOwner: String?

    @MainActor init(_ value: Value, node: _Node) {
        current = value
        self.node = node
    }

    override var value: Value {
        dependency.noteRead()
        return current
    }

    override func set(_ value: Value, transaction: Transaction) {
        let write = UncheckedTransfer((box: self, value: value))
        ObservationTracker.onMain { write.value.box.setOnMain(write.value.value) }
    }

    @MainActor private func setOnMain(_ value: Value) {
        if let formerOwner {
            IssueLog.current?.report(.writeAfterUnmount(owner: formerOwner), path: formerOwner)
            current = value
            return
        }
        if let evaluating = EvaluationContext.current {
            evaluating.graph.issues.report(.writeDuringBody(owner: node?.ownName ?? "a view"), at: evaluating)
            evaluating.graph.deferredWrites.append { [self] in setOnMain(value) }
            return
        }
        if Skipping.areEqual(current, value) {
            current = value
            return
        }
        current = value
        dependency.notify()
    }

    @MainActor func retire(owner: String) { formerOwner = owner }
}

/// Carries a value to the main actor that is only ever used there.
struct UncheckedTransfer<Value>: @unchecked Sendable {  // handed over, never shared
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Runs on the main actor what is known to be there already: views and their properties are read nowhere else.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Unisolated = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Unisolated.self)() }
}
