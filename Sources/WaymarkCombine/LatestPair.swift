// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import OpenCombine

/// The latest values of two publishers, and what their subscriber still asks for.
///
/// A value that comes while nothing is asked for replaces the one before, and is sent with the
/// next demand.
final class LatestPair<A, B, S: Subscriber>: Subscription where S.Input == (A, B) {
    private let lock = NSRecursiveLock()
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var first: A?
    private var second: B?
    private var isPending = false
    private var open = 2
    private var upstreams: [AnyCancellable] = []

    init(_ subscriber: S) { self.subscriber = subscriber }

    func subscribe<One: Publisher, Two: Publisher>(to one: One, _ two: Two)
    where
        One.Output == A, Two.Output == B, One.Failure == S.Failure, Two.Failure == S.Failure
    {
        let subscriptions = [
            one.sink {
                self.end($0)
            } receiveValue: { value in
                self.note { self.first = value }
            },
            two.sink {
                self.end($0)
            } receiveValue: { value in
                self.note { self.second = value }
            },
        ]
        lock.withLock { if subscriber != nil { upstreams = subscriptions } }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock {
            demand += more
            if isPending { send() }
        }
    }

    func cancel() {
        let upstreams = lock.withLock {
            subscriber = nil
            defer { self.upstreams = [] }
            return self.upstreams
        }
        upstreams.forEach { $0.cancel() }
    }

    private func note(_ change: () -> Void) {
        lock.withLock {
            change()
            isPending = true
            send()
        }
    }

    private func send() {
        guard let first, let second, demand > 0 else { return }
        isPending = false
        demand -= 1
        if let more = subscriber?.receive((first, second)) { demand += more }
    }

    private func end(_ completion: Subscribers.Completion<S.Failure>) {
        lock.withLock {
            open -= 1
            guard case .finished = completion, open > 0 else {
                let subscriber = subscriber
                cancel()
                subscriber?.receive(completion: completion)
                return
            }
        }
    }
}
