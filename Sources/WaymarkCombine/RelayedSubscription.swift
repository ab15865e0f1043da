// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import OpenCombine

/// A subscription that hands on what it makes of others, as far as it is asked for, and ends
/// together with them.
class RelayedSubscription<S: Subscriber>: Subscription {
    let lock = NSRecursiveLock()
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var sources: [any Cancellable] = []

    init(_ subscriber: S) { self.subscriber = subscriber }

    /// Takes something that is to end with the subscription, at once if that has ended.
    func keep(_ source: any Cancellable) {
        lock.withLock {
            if subscriber == nil { source.cancel() } else { sources.append(source) }
        }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let sources = lock.withLock {
            subscriber = nil
            defer { self.sources = [] }
            return self.sources
        }
        sources.forEach { $0.cancel() }
    }

    /// Hands a value on, if one is asked for.
    ///
    /// - Returns: False where none is.
    func send(_ value: @autoclosure () -> S.Input) -> Bool {
        lock.withLock {
            guard demand > 0, let subscriber else { return false }
            demand -= 1
            demand += subscriber.receive(value())
            return true
        }
    }

    func end(_ completion: Subscribers.Completion<S.Failure>) {
        lock.withLock {
            let subscriber = subscriber
            cancel()
            subscriber?.receive(completion: completion)
        }
    }
}
