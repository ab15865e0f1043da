// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

extension Publishers {
    /// A publisher that sends what any number of others of one type send, as it comes.
    public struct MergeMany<Upstream: Publisher>: _MergingPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        /// Merges these publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public var _sources: [AnyPublisher<Output, Failure>] {
            publishers.map { $0.eraseToAnyPublisher() }
        }

        /// Merges one publisher more.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Sends what this publisher and another of its type send, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
