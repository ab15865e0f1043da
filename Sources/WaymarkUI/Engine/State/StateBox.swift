// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A place that a binding reads and writes.
class Location<Value> {
    // Every location is made by a subclass that overrides this.
    var value: Value { fatalError("a location without a value") }

    func set(_ value: Value, transaction: Transaction) {}

    /// The value, without a note that it is read.
    var peek: Value { value }

    /// Notes a read that matters only while `isUnchanged` says no.
    func noteRead(unless isUnchanged: @escaping () -> Bool) {}

    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// True if writes are ignored by construction.
    var isConstant: Bool { false }
}

/// The value of one `@State`, and who reads it.
final class StateBox<Value>: Location<Value>, Retirable {
    private var current: Value
    private let dependency = Dependency()
    private weak var node: _Node?
    /// The view that owned it, and where late writes are reported, once that is gone.
    private var former: Former?

    private final class Former {
        let owner: String
        let issues: IssueLog

        init(owner: String, issues: IssueLog) {
            self.owner = owner
            self.issues = issues
        }
    }

    @MainActor init(_ value: Value, node: _Node) {
        current = value
        self.node = node
    }

    override var value: Value {
        guard MainQueue.isCurrent else { return StateLock.lock.withLock { current } }
        dependency.noteRead()
        return current
    }

    override var peek: Value { current }

    override func noteRead(unless isUnchanged: @escaping () -> Bool) {
        dependency.noteRead(unless: isUnchanged)
    }

    override func set(_ value: Value, transaction: Transaction) {
        let write = UncheckedTransfer((box: self, value: value))
        ObservationTracker.onMain { write.value.box.setOnMain(write.value.value) }
    }

    @MainActor private func setOnMain(_ value: Value) {
        if let former {
            former.issues.report(.writeAfterUnmount(owner: former.owner), path: former.owner)
            return replace(with: value)
        }
        let write = UncheckedTransfer((box: self, value: value))
        let isPutOff = EvaluationContext.putsOff(of: node?.ownName ?? "a view") {
            MainActor.assumeIsolated { write.value.box.setOnMain(write.value.value) }
        }
        if isPutOff { return }
        let isChange = !Skipping.isSameState(current, value)
        replace(with: value)
        if isChange { dependency.notify() }
    }

    private func replace(with value: Value) { StateLock.lock.withLock { current = value } }

    @MainActor func retire(owner: String, issues: IssueLog) {
        former = Former(owner: owner, issues: issues)
    }
}

/// Values are replaced on the main actor only; other threads that read meanwhile take this lock.
private enum StateLock {
    static let lock = NSLock()
}

/// Carries a value to the main actor that is only ever used there.
struct UncheckedTransfer<Value>: @unchecked Sendable {  // handed over, never shared
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Runs on the main actor what is known to be there already: views and their properties are read
/// nowhere else.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Unisolated = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Unisolated.self)() }
}
