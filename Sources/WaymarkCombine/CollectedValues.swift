// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import OpenCombine

/// Values that wait until they are sent together.
final class CollectedValues<Value, S: Subscriber>: Subscription where S.Input == [Value] {
    private let lock = NSRecursiveLock()
    private let most: Int
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var values: [Value] = []
    private var upstream: AnyCancellable?
    private var repeats: (any Cancellable)?

    init(_ subscriber: S, most: Int) {
        self.subscriber = subscriber
        self.most = most
    }

    func subscribe<P: Publisher>(to publisher: P)
    where P.Output == Value, P.Failure == S.Failure {
        let subscription = publisher.sink {
            self.end($0)
        } receiveValue: {
            self.add($0)
        }
        lock.withLock { if subscriber != nil { upstream = subscription } }
    }

    /// Takes what calls `send()` again and again, to be ended with the rest.
    func repeatSending(by repeats: any Cancellable) {
        lock.withLock {
            if subscriber == nil { repeats.cancel() } else { self.repeats = repeats }
        }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let (upstream, repeats) = lock.withLock {
            subscriber = nil
            defer { (self.upstream, self.repeats) = (nil, nil) }
            return (self.upstream, self.repeats)
        }
        upstream?.cancel()
        repeats?.cancel()
    }

    /// Sends what is there, if anything is and it was asked for.
    func send() {
        lock.withLock {
            guard !values.isEmpty, demand > 0, let subscriber else { return }
            demand -= 1
            let sent = values
            values = []
            demand += subscriber.receive(sent)
        }
    }

    private func add(_ value: Value) {
        lock.withLock {
            values.append(value)
            if values.count >= most { send() }
        }
    }

    private func end(_ completion: Subscribers.Completion<S.Failure>) {
        lock.withLock {
            if case .finished = completion { send() }
            let subscriber = subscriber
            cancel()
            subscriber?.receive(completion: completion)
        }
    }
}
