// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A picture of an asset catalogue, with its variants.
public struct CatalogPicture: Equatable, Sendable {
    /// A file with one variant.
    public struct File: Equatable, Sendable {
        public let url: URL
        /// The file's place in the folder of resources, with the folder's name first.
        public let path: String
        /// The pixels for a point; `nil` for drawings, which have any number.
        public let scale: Int?
        public let isDark: Bool

        /// The picture; of a symbol that one drawing which is shown. It is read each time.
        public var contents: Data? {
            guard let data = try? Data(contentsOf: url) else { return nil }
            guard path.contains(".symbolset/") else { return data }
            return SymbolTemplate(data)?.drawing.map { Data($0.utf8) } ?? data
        }

        /// Another text after each change of the file.
        public var version: String {
            let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
            let size = facts?[.size] as? Int ?? 0
            let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return String(size, radix: 36) + "-" + String(Int(date * 1_000), radix: 36)
        }
    }

    /// The variants; at least one.
    public let files: [File]
    /// The size in points; `nil` where the file does not say it.
    public let size: PictureSize?
    /// True if it is drawn in the colour around.
    public let isTemplate: Bool

    /// - Parameter path: The place of the set in the folder of resources.
    init?(_ contents: CatalogContents, in set: URL, path: String) throws {
        let named = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
        let isUniversal = named.contains { $0.idiom == nil || $0.idiom == "universal" }
        let idiom = isUniversal ? nil : named.first?.idiom
        let own = named.filter {
            isUniversal ? $0.idiom == nil || $0.idiom == "universal" : $0.idiom == idiom
        }
        files = try own.compactMap { picture in
            guard let name = picture.filename, !picture.appearances.isHighContrast else {
                return nil
            }
            return try Self.file(name, picture, in: set, path: path)
        }
        guard let first = files.first else { return nil }
        let isSymbol = contents.symbols != nil
        let pixels = isSymbol ? SymbolTemplate(at: first.url)?.size : nil
        let whole = (pixels ?? PictureSize(of: first.url))?.divided(by: first.scale ?? 1)
        size = isSymbol ? whole?.scaled(toHeight: 24) : whole
        isTemplate = contents.properties?.intent == "template" || isSymbol
    }

    private static func file(
        _ name: String, _ picture: CatalogContents.Picture, in set: URL, path: String
    ) throws -> File {
        let url = set.appendingPathComponent(name)
        let isInside = !name.contains("/") && name != ".."
        guard isInside, FileManager.default.fileExists(atPath: url.path) else {
            throw ResourceProblem("names the picture '\(name)', which is not there")
        }
        let kind = url.pathExtension.lowercased()
        guard PictureSize.types[kind] != nil else {
            throw ResourceProblem(
                "names the picture '\(name)', and browsers show no .\(kind); export it as SVG or PNG"
            )
        }
        let scale = kind == "svg" ? nil : picture.scale.flatMap { Int($0.prefix(1)) } ?? 1
        return File(
            url: url, path: path + "/" + name, scale: scale, isDark: picture.appearances.isDark)
    }
}
