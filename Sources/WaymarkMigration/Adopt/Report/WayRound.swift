// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension MissingDeclaration {
    /// The way to go on without it on Linux, in a sentence.
    public var wayRound: String {
        switch kind {
        case .module:
            "put '#if canImport(\(module))' around the import and around what needs it"
        case .name:
            "put '#if \(Self.condition(of: name))' around what needs it, or declare a "
                + "'\(name)' of your own inside '#if os(Linux)'"
        case .member where name.hasPrefix("View."):
            "declare 'func \(name.dropFirst("View.".count))' in an extension of View that returns "
                + "'self', inside '#if os(Linux)', or leave the modifier out there"
        case .member:
            "put '#if !os(Linux)' around what needs it, or declare it in an extension inside "
                + "'#if os(Linux)'"
        case .call:
            "call it with other arguments, or put '#if !os(Linux)' around the call"
        case .other: "put '#if !os(Linux)' around it, and what is to be here after '#else'"
        case .consequence: "look at what is missing in the same lines first"
        }
    }

    private var module: Substring { name.dropFirst("import ".count) }

    /// The condition under which a name is there, going by the module that its beginning tells.
    private static func condition(of name: String) -> String {
        beginnings.first { name.hasPrefix($0.0) }.map { "canImport(\($0.1))" } ?? "!os(Linux)"
    }

    private static let beginnings = [
        ("UI", "UIKit"), ("NS", "AppKit"), ("MK", "MapKit"), ("Map", "MapKit"),
        ("CL", "CoreLocation"), ("AV", "AVFoundation"),
        ("WK", "WebKit"), ("CK", "CloudKit"), ("HK", "HealthKit"), ("SK", "StoreKit"),
        ("UN", "UserNotifications"), ("PH", "Photos"), ("SF", "SafariServices"),
        ("CI", "CoreImage"), ("CA", "QuartzCore"), ("OS", "os"), ("Logger", "os"),
        ("FetchRequest", "CoreData"), ("Chart", "Charts"), ("kSec", "Security"),
        ("SecItem", "Security"),
    ]
}
#endif
