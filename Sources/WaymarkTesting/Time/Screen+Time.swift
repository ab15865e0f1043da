// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements
import WaymarkUI

extension Screen {
    /// Waits until nothing can happen without the outside world: no task of the app runs or is about
    /// to, and no block that it gave a queue.
    ///
    /// It does not wait for time to pass, nor for answers from elsewhere, nor for a task that goes
    /// on for ever: use `advance(by:)` and `wait(for:timeout:)` for these. An app that is never
    /// done is left after ten seconds.
    public func settle() async {
        guard JobLedger.shared.isHearing else { return await session.settle(for: .seconds(10)) }
        JobLedger.shared.disownCurrentTask()
        let end = ContinuousClock.now + .seconds(10)
        var calmRounds = 0
        while calmRounds < 3, ContinuousClock.now < end {
            await Task.yield()
            calmRounds = time.isBusy ? 0 : calmRounds + 1
            if calmRounds == 0 { try? await Task.sleep(for: .microseconds(100)) }
        }
        session.flush()
    }

    /// Waits until the screen has something, which the outside world may bring.
    ///
    /// ```swift
    /// try await screen.wait(for: "Soup")
    /// try await screen.wait(for: .title("Recipes"), timeout: .seconds(30))
    /// ```
    ///
    /// - Parameter timeout: The time of the system, also where the screen's clock is manual.
    /// - Throws: `ScreenError` with the whole screen when it has not come in time.
    public func wait(for awaited: Awaited, timeout: Duration = .seconds(10)) async throws {
        let end = ContinuousClock.now + timeout
        await settle()
        while !awaited.isThere(self) {
            guard ContinuousClock.now < end else {
                throw error("find \(awaited.name) within \(timeout)")
            }
            try await Task.sleep(for: .milliseconds(2))
            await settle()
        }
    }

    /// Lets time pass on a manual clock: what sleeps or waits until then goes on, in order, and the
    /// screen settles after each.
    ///
    /// - Throws: `ScreenError` where the screen's clock is the system's.
    public func advance(by duration: Duration) async throws {
        guard let clock = time.clock else {
            throw error("move the system's clock; make the screen with 'clock: .manual'")
        }
        await settle()
        let end = clock.time(after: duration.nanoseconds)
        while let waiting = clock.takeNext(until: end) {
            time.wake(waiting)
            await settle()
        }
    }
}

extension Duration {
    fileprivate var nanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        return UInt64(max(seconds, 0)) * 1_000_000_000 + UInt64(max(attoseconds, 0) / 1_000_000_000)
    }
}
