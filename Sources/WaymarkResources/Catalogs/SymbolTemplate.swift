// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A symbol of the app's own: a sheet with drawings in several weights and sizes, of which one is
/// shown.
///
/// A drawing is a group such as `Regular-M`; lines with names say where its box ends.
struct SymbolTemplate {
    private let sheet: String

    /// Reads a sheet; `nil` for a file that is none, such as a drawing as it is.
    init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("<svg"),
            Self.variants.contains(where: { Self.start(of: $0, in: text) != nil })
        else { return nil }
        sheet = text
    }

    /// The drawing alone, as SVG with a box of its own; `nil` where the sheet has no box for it.
    var drawing: String? {
        Self.variants.lazy.compactMap(drawing).first
    }

    /// The size of the drawing's box.
    var size: PictureSize? {
        Self.variants.lazy.compactMap(box).first.map { PictureSize($0.width, $0.height) }
    }

    /// The weights and sizes, the most usual first.
    private static let variants =
        ["Regular", "Medium", "Semibold", "Light", "Bold", "Black", "Thin"]
        .flatMap { weight in ["M", "S", "L"].map { "\(weight)-\($0)" } } + ["Ultralight-S"]

    private func drawing(_ variant: String) -> String? {
        guard let box = box(variant), let group = group(variant) else { return nil }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \
            viewBox="\(box.left) \(box.top) \(box.width) \(box.height)">\(group)</svg>
            """
    }

    /// The group of a variant, up to its own end.
    private func group(_ variant: String) -> Substring? {
        guard let start = Self.start(of: variant, in: sheet) else { return nil }
        var (depth, place) = (0, start)
        while let tag = sheet[place...].range(of: #"<g[ >]|</g>"#, options: .regularExpression) {
            depth += sheet[tag].hasPrefix("</") ? -1 : 1
            place = tag.upperBound
            if depth == 0 { return sheet[start..<place] }
        }
        return nil
    }

    private static func start(of variant: String, in sheet: String) -> String.Index? {
        sheet.range(of: "<g id=\"\(variant)\"")?.lowerBound
    }

    /// The box between the margins of a variant and the lines of its size, with room above and
    /// below for what is higher than letters.
    private func box(
        _ variant: String
    ) -> (left: Double, top: Double, width: Double, height: Double)? {
        let size = variant.suffix(1)
        guard let left = line("left-margin-\(variant)", "x1"),
            let right = line("right-margin-\(variant)", "x1"),
            let top = line("Capline-\(size)", "y1"), let bottom = line("Baseline-\(size)", "y1"),
            right > left, bottom > top
        else { return nil }
        let room = (bottom - top) * 0.25
        return (left, top - room, right - left, bottom - top + 2 * room)
    }

    /// A coordinate of a line with a name.
    private func line(_ name: String, _ coordinate: String) -> Double? {
        guard let id = sheet.range(of: "id=\"\(name)\"") else { return nil }
        let start = sheet[..<id.lowerBound].lastIndex(of: "<") ?? id.lowerBound
        let tag = sheet[start...].prefix { $0 != ">" }
        guard let value = tag.range(of: " \(coordinate)=\"") else { return nil }
        return Double(tag[value.upperBound...].prefix { $0 != "\"" })
    }
}
