// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Reads the asset catalogues of folders.
struct CatalogReader {
    private(set) var colors: [String: CatalogColor] = [:]
    private(set) var pictures: [String: CatalogPicture] = [:]
    private(set) var icon: CatalogPicture.File?
    private(set) var problems: [String] = []
    /// Groups deeper than this are not read: folders may be links in a circle.
    private static let mostLevels = 32

    /// Reads the catalogues in a folder; of two of one name the first counts.
    mutating func read(_ folder: ResourceFolder) {
        for name in Self.names(folder.url) where name.hasSuffix(".xcassets") {
            let path = folder.url.lastPathComponent + "/" + name
            readGroup(folder.url.appendingPathComponent(name), path: path, namespace: "", level: 0)
        }
    }

    private static func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private mutating func readGroup(_ group: URL, path: String, namespace: String, level: Int) {
        guard level < Self.mostLevels else { return }
        for file in Self.names(group) where file != "Contents.json" {
            let (url, path) = (group.appendingPathComponent(file), path + "/" + file)
            let name = namespace + url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": readColor(url, name)
            case "imageset", "symbolset": readPicture(url, name, path)
            case "appiconset": readIcon(url, path)
            case "":
                let isNamespace = contents(url)?.properties?.providesNamespace == true
                let inner = isNamespace ? name + "/" : namespace
                readGroup(url, path: path, namespace: inner, level: level + 1)
            default: break
            }
        }
    }

    private mutating func readColor(_ set: URL, _ name: String) {
        guard colors[name] == nil, let contents = contents(set) else { return }
        attempt(set) { try CatalogColor(contents) }.map { colors[name] = $0 }
    }

    private mutating func readPicture(_ set: URL, _ name: String, _ path: String) {
        guard pictures[name] == nil, let contents = contents(set) else { return }
        attempt(set) { try CatalogPicture(contents, in: set, path: path) }
            .map { pictures[name] = $0 }
    }

    private mutating func readIcon(_ set: URL, _ path: String) {
        guard icon == nil, let contents = contents(set) else { return }
        let largest = (contents.images ?? []).filter { $0.filename != nil }
            .max { Self.width($0) < Self.width($1) }
        guard let name = largest?.filename else { return }
        icon = CatalogPicture.File(
            url: set.appendingPathComponent(name), path: path + "/" + name, scale: 1, isDark: false)
    }

    private static func width(_ picture: CatalogContents.Picture) -> Double {
        let points = picture.size?.split(separator: "x").first.flatMap { Double($0) } ?? 1
        return points * (picture.scale.flatMap { Double($0.prefix(1)) } ?? 1)
    }

    /// The description of a set or group; `nil` where there is none, or none that can be read.
    private mutating func contents(_ set: URL) -> CatalogContents? {
        let file = set.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return attempt(file) {
            try JSONDecoder().decode(CatalogContents.self, from: Data(contentsOf: file))
        }
    }

    /// Reads something, and keeps a sentence where that fails.
    private mutating func attempt<Content>(
        _ place: URL, _ read: () throws -> Content?
    ) -> Content? {
        do {
            return try read()
        } catch {
            problems.append("\(place.path) \(ResourceProblem(error).sentence)")
            return nil
        }
    }
}
