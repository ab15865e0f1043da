// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

extension Publishers {
    /// A publisher that sends the latest values of two others each time one of them sends, once
    /// both have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Combines these publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let latest = LatestPair<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: latest)
            latest.subscribe(to: a, b)
        }
    }
}
