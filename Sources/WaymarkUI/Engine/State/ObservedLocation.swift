// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

/// A property of an `ObservableObject`: whoever reads it through a binding becomes due when the
/// object changes.
final class ObservedLocation<Object: ObservableObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let dependency = Dependency()

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value {
        if EvaluationContext.current != nil {
            subscribe()
            dependency.noteRead()
        }
        return object[keyPath: keyPath]
    }

    private func subscribe() {
        guard dependency.source == nil else { return }
        dependency.source = object.objectWillChange.sink { [weak dependency] _ in
            let dependency = UncheckedTransfer(dependency)
            ObservationTracker.onMain { dependency.value?.notify() }
        }
    }

    override func set(_ value: Value, transaction: Transaction) {
        EvaluationContext.write(to: "\(Object.self)") { [object, keyPath] in
            object[keyPath: keyPath] = value
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObservedLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
