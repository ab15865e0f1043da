// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Who may read a value of a message.
public struct OSLogPrivacy: Equatable, Sendable {
    private enum Kind: Equatable { case auto, open, hidden, sensitive }

    private let kind: Kind
    private var mask = Mask.none

    /// Public for numbers, private for all else.
    public static var auto: Self { Self(kind: .auto) }
    /// Everybody who reads the log.
    public static var `public`: Self { Self(kind: .open) }
    /// Nobody, unless the log shows private values.
    public static var `private`: Self { Self(kind: .hidden) }
    /// Nobody at all.
    public static var sensitive: Self { Self(kind: .sensitive) }

    /// As `auto`; a value that is hidden leaves this in its place.
    public static func auto(mask: Mask) -> Self { Self(kind: .hidden, mask: mask) }
    /// As `private`, with this in the value's place.
    public static func `private`(mask: Mask) -> Self { Self(kind: .hidden, mask: mask) }
    /// As `sensitive`, with this in the value's place.
    public static func sensitive(mask: Mask) -> Self { Self(kind: .sensitive, mask: mask) }

    /// What stands in the place of a value that is hidden.
    public enum Mask: Sendable {
        /// A number that is the same for equal values while the process runs.
        case hash
        /// Nothing.
        case none
    }

    func shown(_ value: String, showsPrivate: Bool) -> String {
        switch (kind, mask) {
        case (.auto, _), (.open, _): value
        case (.hidden, _) where showsPrivate: value
        case (_, .hash): "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 36))'>"
        case (.hidden, .none): "<private>"
        case (.sensitive, .none): "<sensitive>"
        }
    }
}
