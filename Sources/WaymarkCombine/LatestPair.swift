// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

/// The latest values of two publishers.
///
/// A value that comes while nothing is asked for replaces the one before, and is sent with the
/// next demand.
final class LatestPair<A, B, S: Subscriber>: RelayedSubscription<S> where S.Input == (A, B) {
    private var first: A?
    private var second: B?
    private var isPending = false
    private var open = 2

    func subscribe<One: Publisher, Two: Publisher>(to one: One, _ two: Two)
    where
        One.Output == A, Two.Output == B, One.Failure == S.Failure, Two.Failure == S.Failure
    {
        hear(one) { $0.first = $1 }
        hear(two) { $0.second = $1 }
    }

    override func request(_ more: Subscribers.Demand) {
        lock.withLock {
            super.request(more)
            sendPending()
        }
    }

    private func hear<P: Publisher>(
        _ publisher: P, _ set: @escaping (LatestPair, P.Output) -> Void
    ) where P.Failure == S.Failure {
        keep(
            publisher.sink {
                self.close($0)
            } receiveValue: { value in
                self.lock.withLock {
                    set(self, value)
                    self.isPending = true
                    self.sendPending()
                }
            })
    }

    private func sendPending() {
        guard isPending, let first, let second else { return }
        isPending = false
        if !send((first, second)) { isPending = true }
    }

    /// Ends with the last publisher, or with the first that fails.
    private func close(_ completion: Subscribers.Completion<S.Failure>) {
        lock.withLock {
            open -= 1
            guard case .finished = completion, open > 0 else { return end(completion) }
        }
    }
}
