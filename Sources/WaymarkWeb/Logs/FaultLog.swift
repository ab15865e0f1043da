// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Logging
import NIOConcurrencyHelpers

/// Says what browsers did wrong, but not without end: strangers must not fill a log.
struct FaultLog: Sendable {
    private struct State {
        var limit = RateLimit(burst: 200, rate: 3)
        /// Lines that were left out since the last one.
        var unwritten = 0
    }

    private let state = NIOLockedValueBox(State())
    private let logger: Logger

    /// - Parameter logger: Where a line goes.
    init(logger: Logger) {
        self.logger = logger
    }

    /// Writes a line about a page, or counts it for the next one.
    func note(_ fault: WireError, page: String, at now: Duration) {
        guard let unwritten = linesLeftOut(at: now) else { return }
        var metadata: Logger.Metadata = [
            "page": "\(page.prefix(8))", "code": "\(fault.code)",
        ]
        if unwritten > 0 { metadata["unwritten"] = "\(unwritten)" }
        // A server that is full says so to each page that tries again, over and over.
        let level: Logger.Level = fault.refusal == .full ? .info : .warning
        logger.log(level: level, "\(fault)", metadata: metadata)
    }

    /// Writes a line about a socket or a form that another site's page asked for.
    func noteForeign(_ request: HTTPRequest, at now: Duration) {
        guard let unwritten = linesLeftOut(at: now) else { return }
        let origin = request.headerFields[.origin] ?? "none"
        var metadata: Logger.Metadata = [
            "origin": "\(origin.prefix(200))",
            "host": "\((request.authority ?? "").prefix(200))",
        ]
        if unwritten > 0 { metadata["unwritten"] = "\(unwritten)" }
        logger.notice(
            "a request from another site was refused; behind a proxy, see --trust-proxy",
            metadata: metadata)
    }

    /// Returns the number of lines that were left out before this one; `nil` if it is left out too.
    private func linesLeftOut(at now: Duration) -> Int? {
        state.withLockedValue { state in
            guard state.limit.takes(at: now) else {
                state.unwritten += 1
                return nil
            }
            defer { state.unwritten = 0 }
            return state.unwritten
        }
    }
}
#endif
