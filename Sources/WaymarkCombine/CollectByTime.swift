// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

extension Publishers {
    /// The moments at which values that were collected are sent together.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time that the interval is over.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time that the interval is over, and when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that sends the values of another together, as its strategy says.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        /// Collects the values of a publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let values = CollectedValues<Upstream.Output, S>(subscriber, most: most)
            subscriber.receive(subscription: values)
            values.subscribe(to: upstream)
            values.keep(
                context.schedule(
                    after: context.now.advanced(by: interval), interval: interval,
                    tolerance: context.minimumTolerance, options: options
                ) { [weak values] in values?.sendAll() })
        }

        private var context: Context {
            switch strategy {
            case .byTime(let context, _), .byTimeOrCount(let context, _, _): context
            }
        }

        private var interval: Context.SchedulerTimeType.Stride {
            switch strategy {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }

        private var most: Int {
            if case .byTimeOrCount(_, _, let count) = strategy { count } else { .max }
        }
    }
}

extension Publisher {
    /// Sends values together, each time that an interval is over or so many have come.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}
