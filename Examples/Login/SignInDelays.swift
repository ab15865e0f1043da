// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// Makes whoever guesses wait: after a few wrong passwords, longer with each further one.
    ///
    /// They are counted for a name from one network, so that a stranger keeps nobody out, and for
    /// the network, so that many names bring no more guesses.
    actor SignInDelays {
        private struct Failures {
            var count = 0
            var last: ContinuousClock.Instant
        }

        private static let longest = Duration.seconds(300)
        /// After so long without another wrong one, all is forgotten.
        private static let memory = Duration.seconds(3600)
        private static let most = 10_000

        private var failures: [String: Failures] = [:]

        /// The time until somebody may try again; `nil` if that is now.
        func wait(
            name: String, network: String, at now: ContinuousClock.Instant = .now
        ) -> Duration? {
            let waits = Self.keys(name, network).compactMap { key, free in
                failures[key].map { $0.last + Self.delay(after: $0.count - free) - now }
            }
            return waits.max().flatMap { $0 > .zero ? $0 : nil }
        }

        /// A password was wrong.
        func fail(name: String, network: String, at now: ContinuousClock.Instant = .now) {
            if failures.count >= Self.most { forgetOld(at: now) }
            for (key, _) in Self.keys(name, network) {
                failures[key] = Failures(count: (failures[key]?.count ?? 0) + 1, last: now)
            }
        }

        /// Somebody knew their password.
        func succeed(name: String, network: String) {
            failures[Self.keys(name, network)[0].key] = nil
        }

        /// The keys that wrong passwords are counted under, and how many of them cost nothing.
        private static func keys(_ name: String, _ network: String) -> [(key: String, free: Int)] {
            [("\(network) \(name.prefix(100))", 3), (network, 20)]
        }

        /// One second, and twice as long each time.
        private static func delay(after failures: Int) -> Duration {
            failures < 0 ? .zero : min(longest, .seconds(1 << min(failures, 9)))
        }

        private func forgetOld(at now: ContinuousClock.Instant) {
            failures = failures.filter { $0.value.last + Self.memory > now }
            if failures.count < Self.most { return }
            let newest = failures.sorted { $0.value.last > $1.value.last }.prefix(Self.most / 2)
            failures = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
        }
    }
#endif
