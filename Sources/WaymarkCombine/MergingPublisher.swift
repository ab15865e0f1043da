// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

/// A publisher that sends what several others of one kind send, as it comes.
public protocol _MergingPublisher: Publisher {
    /// The publishers that it hears, in the order in which it subscribes to them.
    var _sources: [AnyPublisher<Output, Failure>] { get }
}

extension _MergingPublisher {
    /// Subscribes to all sources; it ends when all have, or with the first that fails.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(sequence: _sources)
            .flatMap { $0 }
            .receive(subscriber: subscriber)
    }
}
