// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Writes messages of a subsystem and category to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger for messages of no subsystem.
    public init() { log = .default }

    /// A logger for messages of this subsystem and category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// A logger for messages of this log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the level `default`.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of this level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        LogLine(log: log, level: level, message: message.text).write()
    }

    /// Writes a message of the level `debug`.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message of the level `debug`.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message of the level `info`.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Writes a message of the level `default`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of the level `error`.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message of the level `error`.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message of the level `fault`.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Writes a message of the level `fault`.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
