// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A line on a terminal that tells how far a long run is, and is gone when the run ends.
public final class ProgressLine: @unchecked Sendable {  // all that changes is behind the lock
    private static let delay = 1.0
    private static let pause = 0.1

    private let lock = NSLock()
    private let now: @Sendable () -> Double
    private let write: @Sendable (String) -> Void
    private let start: Double
    private var last: Double?
    private var counts: [MigrationStep.Kind: Int] = [:]

    /// - Parameters:
    ///   - now: The time in seconds, from whenever.
    ///   - write: Writes to the terminal.
    public init(
        now: @escaping @Sendable () -> Double, write: @escaping @Sendable (String) -> Void
    ) {
        self.now = now
        self.write = write
        start = now()
    }

    /// Notes that one more file is done; short runs show nothing.
    public func note(_ step: MigrationStep) {
        lock.withLock {
            counts[step.kind, default: 0] += 1
            let time = now()
            guard time - start >= Self.delay, time - (last ?? 0) >= Self.pause else { return }
            last = time
            let done = counts[step.kind] ?? 0
            write("\r\u{1B}[Kwaymark: \(step.kind.rawValue) \(done) of \(step.total) files")
        }
    }

    /// Removes the line.
    public func end() {
        lock.withLock { if last != nil { write("\r\u{1B}[K") } }
    }
}
#endif
