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
    /// done is left after 50,000 looks, ten seconds or more.
    public func settle() async {
        guard JobLedger.shared.isHearing else { return await session.settle(for: .seconds(10)) }
        JobLedger.shared.disownCurrentTask()
        var calmRounds = 0
        for _ in 0..<50_000 where calmRounds < 3 {
            await Task.yield()
            calmRounds = time.isBusy ? 0 : calmRounds + 1
            if calmRounds == 0 { try? await Task.sleep(for: .microseconds(200)) }
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
    /// - Parameter timeout: The time of the system, also where the screen's clock is manual; it is
    ///   counted in looks two milliseconds apart, and longer where other tests keep the main actor
    ///   busy.
    /// - Throws: `ScreenError` with the whole screen when it has not come in time.
    public func wait(for awaited: Awaited, timeout: Duration = .seconds(10)) async throws {
        await settle()
        let pause = Duration.milliseconds(2)
        for _ in 0..<Int(timeout / pause) where !awaited.isThere(self) {
            try await Task.sleep(for: pause)
            await settle()
        }
        guard awaited.isThere(self) else {
            throw error("find \(awaited.name) within \(timeout)")
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
