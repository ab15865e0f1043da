// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A picture of an asset catalogue, and its files.
struct PictureSet {
    let picture: PictureContent
    let files: [CatalogFile]

    /// Reads an image set or a symbol set; `nil` for one that holds no file yet.
    ///
    /// - Parameter path: The place of the set, with the name of the folder of resources first.
    init?(_ contents: CatalogContents, called name: String, in set: URL, path: String) throws {
        let named = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
        let isUniversal = named.contains { $0.idiom == nil || $0.idiom == "universal" }
        let idiom = isUniversal ? nil : named.first?.idiom
        let own = named.filter {
            isUniversal ? $0.idiom == nil || $0.idiom == "universal" : $0.idiom == idiom
        }.filter { !$0.appearances.isHighContrast }
        files = try own.compactMap {
            try $0.filename.map { try CatalogFile($0, in: set, path: path) }
        }
        let variants = zip(own, files).map { picture, file in
            PictureContent.File(
                path: file.path, version: file.version, scale: picture.scale(of: file),
                isDark: picture.appearances.isDark)
        }
        guard let first = files.first else { return nil }
        let isSymbol = contents.symbols != nil
        let pixels = (isSymbol ? first.sheet?.size : nil) ?? first.size
        let whole = pixels?.divided(by: variants[0].scale ?? 1)
        let size = isSymbol ? whole?.scaled(toHeight: 24) : whole
        picture = PictureContent(
            name: name, files: variants, width: size?.width, height: size?.height,
            isTemplate: contents.properties?.intent == "template" || isSymbol)
    }
}

extension CatalogContents.Picture {
    fileprivate func scale(of file: CatalogFile) -> Int? {
        file.isDrawing ? nil : scale.flatMap { Int($0.prefix(1)) } ?? 1
    }
}
