// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The level of a message: how much it matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level, as on Apple's systems.
    public let rawValue: UInt8

    /// The level with this number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level with this number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What is of use when something goes wrong.
    public static let `default` = Self(0)
    /// What may help, and is left out otherwise.
    public static let info = Self(1)
    /// What matters while the app is written.
    public static let debug = Self(2)
    /// Something failed.
    public static let error = Self(16)
    /// The app itself is wrong.
    public static let fault = Self(17)

    /// The word for the level in a line, and in `WAYMARK_LOG_LEVEL`.
    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }

    /// The levels from the least that matters to the most.
    private static let order: [Self] = [.debug, .info, .default, .error, .fault]

    /// The place of the level among the others.
    var weight: Int { Self.order.firstIndex(of: self) ?? 2 }

    /// The level that this word names.
    init?(word: String) {
        guard let level = Self.order.first(where: { $0.word == word }) else { return nil }
        self = level
    }
}
