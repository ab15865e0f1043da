// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An interval among those of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64

    /// The interval with this number.
    public init(_ value: UInt64) { rawValue = value }

    /// An interval of its own.
    public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max - 2)) }

    /// The interval that belongs to an object.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// The one interval of its name.
    public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let null = Self(0)
    /// No interval.
    public static let invalid = Self(UInt64.max)

    /// True if the first number is smaller.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// The beginning or end of an interval, or a moment.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt8

    /// The kind with this number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = Self(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = Self(rawValue: 1)
    /// The end of an interval.
    public static let end = Self(rawValue: 2)
}

/// What ends an interval.
public final class OSSignpostIntervalState: Sendable {
    fileprivate init() {}
}

/// Accepted: nothing measures intervals on Linux.
public struct OSSignposter: Sendable {
    /// Signposts of no subsystem.
    public init() {}
    /// Signposts of this subsystem and category.
    public init(subsystem: String, category: String) {}
    /// Signposts of this subsystem and category.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Signposts of this log.
    public init(logHandle: OSLog) {}
    /// Signposts of this logger.
    public init(logger: Logger) {}

    /// Signposts that nobody wants.
    public static let disabled = Self()

    /// False: nothing measures intervals.
    public var isEnabled: Bool { false }

    /// An interval of its own.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

    /// The interval that belongs to an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .default, object: object)
    }

    /// Accepted: begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    /// Accepted: begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    /// Accepted: ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Accepted: ends an interval.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {}

    /// Accepted: marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Accepted: marks a moment.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {}

    /// Runs the closure, whose time nothing measures.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }

    /// Runs the closure, whose time nothing measures.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Accepted: nothing measures intervals on Linux.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Accepted: nothing measures intervals on Linux.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
