// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

extension Publisher {
    /// Sends the latest values of this publisher and another, once all have some.
    public func combineLatest<B: Publisher>(_ b: B)
        -> Publishers.CombineLatest<Self, B> where B.Failure == Failure
    { .init(self, b) }

    /// Sends what a closure makes of the latest values of this publisher and another.
    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
        combineLatest(b).map { transform($0, $1) }
    }

    /// Sends the latest values of this publisher and two others, once all have some.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
        -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure
    { .init(self, b, c) }

    /// Sends what a closure makes of the latest values of this publisher and two others.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of this publisher and three others, once all have some.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }

    /// Sends what a closure makes of the latest values of this publisher and three others.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
