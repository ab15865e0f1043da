// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A file of an asset catalogue that browsers show.
public struct CatalogFile: Sendable {
    private let url: URL
    /// The file's place, with the name of the folder of resources first.
    public let path: String
    /// The type, such as `image/png`.
    public let type: String
    /// Another text after each change of the file, as far as it was read anew since.
    public let version: String

    /// - Parameter folder: The place of the set that the file is in.
    /// - Throws: `ResourceProblem` for a name of no file in the set, or of a kind that is not shown.
    init(_ name: String, in set: URL, path folder: String) throws {
        url = set.appendingPathComponent(name)
        let isInside = !name.contains("/") && name != ".."
        guard isInside, let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
        else {
            throw ResourceProblem("names the picture '\(name)', which is not there")
        }
        let kind = url.pathExtension.lowercased()
        guard let type = Self.types[kind] else {
            throw ResourceProblem(
                "names the picture '\(name)', and browsers show no .\(kind); export it as SVG or PNG"
            )
        }
        self.type = type
        path = folder + "/" + name
        let date = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        version =
            String(facts[.size] as? Int ?? 0, radix: 36) + "-"
            + String(Int(date * 1_000), radix: 36)
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "svg": "image/svg+xml", "avif": "image/avif",
    ]

    /// True for a drawing, which has any number of pixels for a point.
    var isDrawing: Bool { type == "image/svg+xml" }

    /// The size in pixels; `nil` where the file does not say it.
    public var size: PictureSize? { PictureSize(of: url) }

    /// The sheet of a symbol, where it is one.
    var sheet: SymbolTemplate? {
        guard path.contains(".symbolset/"), let data = try? Data(contentsOf: url) else {
            return nil
        }
        return SymbolTemplate(data)
    }

    /// The picture; of a symbol that one drawing which is shown. It is read each time.
    public var contents: Data? {
        sheet?.drawing.map { Data($0.utf8) } ?? (try? Data(contentsOf: url))
    }
}
