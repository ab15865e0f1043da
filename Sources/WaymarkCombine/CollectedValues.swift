// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

/// Values that wait until they are sent together.
final class CollectedValues<Value, S: Subscriber>: RelayedSubscription<S>
where S.Input == [Value] {
    private let most: Int
    private var values: [Value] = []

    init(_ subscriber: S, most: Int) {
        self.most = most
        super.init(subscriber)
    }

    func subscribe<P: Publisher>(to publisher: P)
    where P.Output == Value, P.Failure == S.Failure {
        keep(
            publisher.sink { completion in
                if case .finished = completion { self.sendAll() }
                self.end(completion)
            } receiveValue: {
                self.add($0)
            })
    }

    /// Sends what is there, if anything is and it was asked for.
    func sendAll() {
        lock.withLock {
            if !values.isEmpty { _ = send(takeAll()) }
        }
    }

    private func takeAll() -> [Value] {
        defer { values = [] }
        return values
    }

    private func add(_ value: Value) {
        lock.withLock {
            values.append(value)
            if values.count >= most { sendAll() }
        }
    }
}
