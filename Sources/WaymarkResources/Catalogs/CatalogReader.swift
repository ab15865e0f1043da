// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Reads the asset catalogues of folders.
struct CatalogReader {
    private(set) var colors: [String: CatalogColor] = [:]
    private(set) var pictures: [String: PictureContent] = [:]
    private(set) var icon: PictureContent.File?
    /// The files of the pictures and of the icon, by their places.
    private(set) var files: [String: CatalogFile] = [:]
    private(set) var problems = ResourceProblems()
    /// Groups deeper than this are not read: folders may be links in a circle.
    private static let mostLevels = 32

    /// Reads the catalogues in a folder; of two of one name the first counts.
    mutating func read(_ folder: ResourceFolder) {
        for group in folder.url.sortedContents where group.pathExtension == "xcassets" {
            let path = folder.url.lastPathComponent + "/" + group.lastPathComponent
            readGroup(group, path: path, namespace: "", level: 0)
        }
    }

    private mutating func readGroup(_ group: URL, path: String, namespace: String, level: Int) {
        guard level < Self.mostLevels else { return }
        for url in group.sortedContents where url.lastPathComponent != "Contents.json" {
            let path = path + "/" + url.lastPathComponent
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
        problems.attempt(set) { try CatalogColor(contents) }.map { colors[name] = $0 }
    }

    private mutating func readPicture(_ set: URL, _ name: String, _ path: String) {
        guard pictures[name] == nil, let contents = contents(set) else { return }
        let read = problems.attempt(set) {
            try PictureSet(contents, called: name, in: set, path: path)
        }
        guard let read else { return }
        pictures[name] = read.picture
        for file in read.files { files[file.path] = file }
    }

    private mutating func readIcon(_ set: URL, _ path: String) {
        guard icon == nil, let contents = contents(set) else { return }
        let largest = (contents.images ?? []).filter { $0.filename != nil }
            .max { Self.width($0) < Self.width($1) }
        guard let name = largest?.filename,
            let file = try? CatalogFile(name, in: set, path: path)
        else { return }
        icon = PictureContent.File(path: file.path, version: file.version)
        files[file.path] = file
    }

    private static func width(_ picture: CatalogContents.Picture) -> Double {
        let points = picture.size?.split(separator: "x").first.flatMap { Double($0) } ?? 1
        return points * (picture.scale.flatMap { Double($0.prefix(1)) } ?? 1)
    }

    /// The description of a set or group; `nil` where there is none, or none that can be read.
    private mutating func contents(_ set: URL) -> CatalogContents? {
        let file = set.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return problems.attempt(file) {
            try JSONDecoder().decode(CatalogContents.self, from: Data(contentsOf: file))
        }
    }
}
