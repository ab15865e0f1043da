// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The clock that sleeping tasks, timers and delays of a screen follow.
///
/// ```swift
/// @MainActor @Test func aMessageGoesAwayAfterThreeSeconds() async throws {
///     let screen = Screen(clock: .manual) { Inbox() }
///     try screen.press("Send")
///     #expect(screen.texts.contains("Sent"))
///     try await screen.advance(by: .seconds(3))
///     #expect(!screen.texts.contains("Sent"))
/// }
/// ```
///
/// A manual clock moves `Task.sleep`, `Timer`, `DispatchQueue.asyncAfter` and timers of dispatch
/// sources, and with them what Combine delays or debounces on run loops and queues. `Date()` and the
/// `now` of a clock stay the system's. Each screen has a clock of its own.
public enum ScreenClock: Sendable {
    /// Time passes as everywhere else.
    case system
    /// Time passes when the test calls `advance(by:)`.
    case manual
}
