// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Logging

/// What a server writes to standard error, and how.
public struct WebLog: Equatable, Sendable {
    /// How a line looks.
    public enum Format: String, CaseIterable, Sendable {
        /// For people.
        case text
        /// One JSON object per line, for programs.
        case json
    }

    /// How much is written.
    public enum Level: String, CaseIterable, Sendable {
        /// The least important is written too.
        case trace
        /// What helps to find a mistake.
        case debug
        /// Each request too.
        case info
        /// What an operator should know.
        case notice
        /// What may be a mistake or an attack.
        case warning
        /// What went wrong.
        case error
        /// What ends the server.
        case critical
    }

    /// How a line looks.
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
