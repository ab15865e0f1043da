// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Logging

/// The log that a server writes to standard error: its format and its level.
public struct WebLog: Equatable, Sendable {
    /// The format of a line.
    public enum Format: String, CaseIterable, Sendable {
        /// For people.
        case text
        /// One JSON object per line, for programs.
        case json
    }

    /// The importance of a line, and so the amount that is written.
    public enum Level: String, CaseIterable, Sendable {
        /// The least important is written too.
        case trace
        /// Facts that help to find a mistake.
        case debug
        /// Each request too.
        case info
        /// Facts that an operator should know.
        case notice
        /// Possible mistakes or attacks.
        case warning
        /// Failures.
        case error
        /// Failures that end the server.
        case critical
    }

    /// The format of a line.
    public var format: Format
    /// The least important level that is written.
    public var level: Level

    /// Lines for people, from notices on.
    public init(format: Format = .text, level: Level = .notice) {
        self.format = format
        self.level = level
    }

    /// A logger of this kind; the program's own set-up of swift-log stays as it is.
    var logger: Logger {
        var logger =
            switch format {
            case .text: Logger(label: "waymark") { StreamLogHandler.standardError(label: $0) }
            case .json: Logger(label: "waymark") { JSONLog(label: $0) }
            }
        logger.logLevel = Logger.Level(rawValue: level.rawValue) ?? .notice
        return logger
    }
}
#endif
