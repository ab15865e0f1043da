// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension ProjectIndex {
    /// True if a view or a method of this name can only be a library's, and does not sound as if it
    /// brought a navigation or a window of its own.
    func isOfLibrary(_ callee: String, in path: String) -> Bool {
        guard usesLibraries(in: path), !Self.mayNavigate(callee) else { return false }
        if callee.beginsWithCapital { return allMembers(of: callee, seenFrom: path).isEmpty }
        return viewReceivers(callee, seenFrom: path).isEmpty
            && viewMembers(callee, seenFrom: path).isEmpty
    }

    /// True if a name tells of a screen or a window that shows what it is given.
    private static func mayNavigate(_ callee: String) -> Bool {
        let name = Array(callee.lowercased().utf8)
        return name.starts(with: "present".utf8)
            || navigating.contains { word in
                name.indices.contains { name[$0...].starts(with: word) }
            }
    }

    private static let navigating = [
        "controller", "coordinat", "host", "image", "navig", "push", "render", "rout",
        "snapshot", "split", "stack", "tab", "window",
    ].map { Array($0.utf8) }

    /// True if a file of the same project imports a module that is neither the project's nor the
    /// system's: its extensions are known in all files.
    private func usesLibraries(in path: String) -> Bool {
        hasLibraries(files[path]?.project ?? "")
    }

    private func hasLibraries(_ project: String) -> Bool {
        !imports[project, default: []].isSubset(of: ownModules)
    }

    /// The projects of which a file imports such a module.
    var projectsWithLibraries: Set<String> { Set(imports.keys.filter(hasLibraries)) }

    /// The modules of the system that files with views import.
    static let systemModules: Set<String> = [
        "ActivityKit", "AppIntents", "AppKit", "AVFoundation", "AVKit", "Charts", "CloudKit",
        "Combine", "Contacts", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage",
        "CoreLocation", "CoreMotion", "CryptoKit", "Darwin", "Dispatch", "EventKit",
        "Foundation", "GameKit", "HealthKit", "ImageIO", "Intents", "LocalAuthentication",
        "MapKit", "MessageUI", "Network", "Observation", "OSLog", "Photos", "PhotosUI",
        "QuickLook", "RealityKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
        "Swift", "SwiftData", "SwiftUI", "Testing", "TipKit", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WatchKit", "WebKit", "WidgetKit",
        "XCTest", "os",
    ]
}
#endif
