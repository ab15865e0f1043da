// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Writes a message of the level `default`.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a message of this level.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {
    os_log(logLevel, log: .default, message)
}

/// Writes a message of this level to this log.
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {
    LogLine(log: log, level: logLevel, message: message.text).write()
}

/// Writes a message with values for its places, such as `%d`, `%@` and `%{public}@`.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    write(message, args, to: log, type)
}

/// Writes a message with values for its places, such as `%d`, `%@` and `%{public}@`.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: any CVarArg...
) {
    write(message, args, to: log, type)
}

private func write(
    _ message: StaticString, _ values: [any CVarArg], to log: OSLog, _ type: OSLogType
) {
    guard log.isEnabled(type: type) else { return }
    let format = LogFormat("\(message)")
    let text = format.text(of: values, showsPrivate: LogSettings.process.showsPrivate)
    LogLine(log: log, level: type, message: text).write()
}
