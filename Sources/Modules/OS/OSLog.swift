// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Where messages of a subsystem and category go: to standard error.
///
/// *Differs from Apple:* there is no store. Messages below the level `default` are left out, unless
/// the variable `WAYMARK_LOG_LEVEL` names another level.
public final class OSLog: NSObject, Sendable {
    /// Messages of no subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages that nobody wants.
    public static let disabled = OSLog(isDisabled: true)

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Messages of this subsystem and category.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isDisabled = false
    }

    /// Messages of this subsystem, which belong to a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isDisabled: Bool) {
        (subsystem, category, self.isDisabled) = ("", "", isDisabled)
    }

    /// True if messages of this level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && type.weight >= LogSettings.process.level.weight
    }

    /// False: nothing measures intervals.
    public var signpostsEnabled: Bool { false }

    /// A category that tools know on Apple's systems.
    public struct Category: RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String

        /// The category with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Events that are shown where they happen.
        public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
        /// Intervals with the stack of their calls.
        public static let dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
        /// Intervals that are recorded while a tool asks for them.
        public static let dynamicTracing = Self(rawValue: "DynamicTracing")
    }
}

/// What the environment of the process says about messages.
struct LogSettings: Sendable {
    var level = OSLogType.default
    var showsPrivate = false

    static let process = LogSettings(ProcessInfo.processInfo.environment)

    init(_ environment: [String: String]) {
        level = environment["WAYMARK_LOG_LEVEL"].flatMap(OSLogType.init(word:)) ?? .default
        showsPrivate = environment["WAYMARK_LOG_PRIVATE"] == "1"
    }
}
