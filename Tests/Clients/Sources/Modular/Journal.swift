// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OSLog
import os

/// Logs as apps do, in the ways of several years.
public struct Journal {
    private static let log = OSLog(subsystem: "org.example.clients", category: "journal")
    private let logger = Logger(subsystem: "org.example.clients", category: "journal")
    private let signposter = OSSignposter(subsystem: "org.example.clients", category: "journal")
    private let count = OSAllocatedUnfairLock(initialState: 0)

    public init() {}

    public func note(_ word: String, error: (any Error)? = nil) -> Int {
        let state = signposter.beginInterval("note", id: signposter.makeSignpostID())
        defer { signposter.endInterval("note", state) }
        logger.info("noted \(word, privacy: .public) at \(Date().description)")
        if let error { logger.error("failed: \(error.localizedDescription)") }
        os_log("noted %{public}@ %d", log: Self.log, type: .debug, word as NSString, word.count)
        os_log(.debug, "noted \(word.count) letters")
        return count.withLock { count in
            count += 1
            return count
        }
    }
}
