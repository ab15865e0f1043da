// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The place that a package takes Waymark from.
public enum WaymarkSource: Hashable, Sendable {
    /// A folder on this disk, as a whole path.
    case folder(String)
    /// An address that git fetches from.
    case address(String)

    /// Takes what a person wrote, else the checkout that this program was built in.
    ///
    /// - Throws: `AdoptError` when the folder is not Waymark's, or nothing is known.
    public init(_ text: String?) throws(AdoptError) {
        guard let text else {
            guard let own = Self.ownCheckout else { throw AdoptError("waymark", .noWaymark) }
            self = .folder(own)
            return
        }
        if text.contains("://") || text.hasPrefix("git@") {
            self = .address(text)
        } else if Self.isCheckout(text) {
            self = .folder(ProjectPath.resolved(text))
        } else {
            throw AdoptError(text, .notWaymark)
        }
    }

    /// The folder that this program was built in; `nil` where it was carried away from there.
    private static var ownCheckout: String? {
        guard let program = Bundle.main.executablePath else { return nil }
        var folder = ProjectPath.folder(around: ProjectPath.resolved(program))
        while !folder.isEmpty {
            if isCheckout(folder) { return folder }
            folder = ProjectPath.folder(around: folder)
        }
        return nil
    }

    private static func isCheckout(_ folder: String) -> Bool {
        let manifest = RegularFile.text(at: folder + "/Package.swift")
        return manifest?.contains("name: \"waymark\"") ?? false
            && Folder.isOne(folder + "/Sources/WaymarkUI")
    }

    /// The name by which products say that they come from it.
    var identity: String {
        switch self {
        case .folder: "waymark"
        case .address(let text):
            PackageReference(place: text, isLocal: false, versions: "").identity
        }
    }

    /// The beginning of the dependency in a manifest.
    var place: String {
        switch self {
        case .folder(let path): "name: \"waymark\", path: \(path.literal)"
        case .address(let text): "url: \(text.literal), branch: \"main\""
        }
    }
}
#endif
