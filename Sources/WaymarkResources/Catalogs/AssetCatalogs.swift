// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The asset catalogues of an app, or of one bundle.
public final class AssetCatalogs: Sendable {
    /// The colours by name; one in a group that is a namespace has the group's name before a slash.
    public let colors: [String: CatalogColor]
    /// The pictures by name, also those that are symbols of the app's own.
    public let pictures: [String: PictureContent]
    /// The largest picture of the app's icon.
    public let icon: PictureContent.File?
    /// The sentences about sets that could not be read.
    public let problems: [String]
    let files: [String: CatalogFile]

    init(_ folders: [ResourceFolder]) {
        var reader = CatalogReader()
        for folder in folders { reader.read(folder) }
        colors = reader.colors
        pictures = reader.pictures
        icon = reader.icon
        files = reader.files
        problems = reader.problems.sentences
    }
}

extension AssetCatalogs {
    private static let read = FolderCache(AssetCatalogs.init)

    /// The catalogues in these folders; they are read when they are first asked for.
    public static func of(_ folders: [ResourceFolder]) -> AssetCatalogs { read[folders] }

    /// The app's own.
    public static let app = of(AppFolders.all)

    /// The file at a place that `PictureContent.File.path` gives; `nil` for any other.
    public static func file(at path: String) -> CatalogFile? {
        if let file = app.files[path] { return file }
        let name = path.prefix { $0 != "/" }
        let folder = AppFolders.beside.first { $0.url.lastPathComponent == name }
        return folder.flatMap { of([$0]).files[path] }
    }
}
