// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The size of a picture, which the beginning of its file says.
public struct PictureSize: Equatable, Sendable {
    public let width: Double
    public let height: Double

    init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

    func scaled(toHeight wanted: Double) -> PictureSize {
        PictureSize(width * wanted / height, wanted)
    }

    func divided(by scale: Int) -> PictureSize {
        PictureSize(width / Double(scale), height / Double(scale))
    }

    /// Reads the size of a PNG, JPEG, GIF, WebP or SVG; `nil` where the file does not say it.
    init?(of file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file),
            let head = try? handle.read(upToCount: 65_536)
        else { return nil }
        let bytes = [UInt8](head)
        let size =
            Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes)
            ?? Self.svg(bytes)
        guard let size, size.width > 0, size.height > 0 else { return nil }
        self = size
    }

    private static func number(
        _ bytes: [UInt8], _ place: Int, _ count: Int, littleEndian: Bool = false
    ) -> Double {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        let ordered = littleEndian ? Array(part.reversed()) : Array(part)
        return Double(ordered.reduce(0) { $0 << 8 | Int($1) })
    }

    private static func begins(_ bytes: [UInt8], _ text: String, at place: Int = 0) -> Bool {
        bytes.dropFirst(place).starts(with: text.utf8)
    }

    private static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.first == 0x89, begins(bytes, "PNG", at: 1) else { return nil }
        return PictureSize(number(bytes, 16, 4), number(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> PictureSize? {
        guard begins(bytes, "GIF8") else { return nil }
        return PictureSize(
            number(bytes, 6, 2, littleEndian: true), number(bytes, 8, 2, littleEndian: true))
    }

    /// Goes from segment to segment up to the one that begins the picture.
    private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let kind = bytes[place + 1]
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                return PictureSize(number(bytes, place + 7, 2), number(bytes, place + 5, 2))
            }
            place += 2 + max(Int(number(bytes, place + 2, 2)), 2)
        }
        return nil
    }

    private static func webp(_ bytes: [UInt8]) -> PictureSize? {
        guard begins(bytes, "RIFF"), begins(bytes, "WEBP", at: 8) else { return nil }
        if begins(bytes, "VP8X", at: 12) {
            return PictureSize(
                number(bytes, 24, 3, littleEndian: true) + 1,
                number(bytes, 27, 3, littleEndian: true) + 1)
        }
        if begins(bytes, "VP8L", at: 12) {
            let bits = Int(number(bytes, 21, 4, littleEndian: true))
            return PictureSize(Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
        }
        let width = Int(number(bytes, 26, 2, littleEndian: true)) & 0x3FFF
        let height = Int(number(bytes, 28, 2, littleEndian: true)) & 0x3FFF
        return PictureSize(Double(width), Double(height))
    }

    private static func svg(_ bytes: [UInt8]) -> PictureSize? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<svg"),
            let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
        else { return nil }
        let tag = text[start.upperBound..<end.lowerBound]
        if let width = length("width", in: tag), let height = length("height", in: tag) {
            return PictureSize(width, height)
        }
        let box = attribute("viewBox", in: tag)?.split { " ,\n\t".contains($0) }.compactMap {
            Double($0)
        }
        return box?.count == 4 ? box.map { PictureSize($0[2], $0[3]) } : nil
    }

    private static func length(_ name: String, in tag: Substring) -> Double? {
        attribute(name, in: tag).flatMap { Double($0.replacing("px", with: "")) }
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        for quote in ["\"", "'"] {
            guard let start = tag.range(of: " " + name + "=" + quote),
                let end = tag.range(of: quote, range: start.upperBound..<tag.endIndex)
            else { continue }
            return String(tag[start.upperBound..<end.lowerBound])
        }
        return nil
    }
}
