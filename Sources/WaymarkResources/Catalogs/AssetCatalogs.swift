// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The asset catalogues of an app, or of one bundle.
public final class AssetCatalogs: Sendable {
    /// The colours by name; one in a group that is a namespace has the group's name before a slash.
    public let colors: [String: CatalogColor]
    /// The pictures by name, also those that are symbols of the app's own.
    public let pictures: [String: CatalogPicture]
    /// The largest picture of the app's icon.
    public let icon: CatalogPicture.File?
    /// The sentences about sets that could not be read.
    public let problems: [String]

    init(_ folders: [ResourceFolder]) {
        var reader = CatalogReader()
        for folder in folders { reader.read(folder) }
        colors = reader.colors
        pictures = reader.pictures
        icon = reader.icon
        problems = reader.problems
    }

    /// The file at a place that `CatalogPicture.File.path` gives; `nil` for any other.
    public static func file(at path: String) -> CatalogPicture.File? {
        let name = path.prefix { $0 != "/" }
        guard let folder = AppFolders.beside.first(where: { $0.url.lastPathComponent == name })
        else { return nil }
        let catalogs = of([folder])
        return catalogs.icon?.path == path
            ? catalogs.icon
            : catalogs.pictures.values.lazy.flatMap(\.files).first { $0.path == path }
    }
}

extension AssetCatalogs {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [[ResourceFolder]: AssetCatalogs] = [:]

    /// The catalogues in these folders; they are read when they are first asked for.
    public static func of(_ folders: [ResourceFolder]) -> AssetCatalogs {
        lock.withLock {
            if let catalogs = known[folders] { return catalogs }
            let catalogs = AssetCatalogs(folders)
            known[folders] = catalogs
            return catalogs
        }
    }

    /// The app's own.
    public static let app = of(AppFolders.all)
}
