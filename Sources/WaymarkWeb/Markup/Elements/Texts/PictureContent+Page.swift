// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension PictureContent {
    private typealias Attribute = HTMLNode.Attribute

    /// The picture itself; its name stands beside it, so that it has no text of its own.
    func node(below basePath: String) -> HTMLNode {
        if isTemplate { return mask(below: basePath) }
        let light = files.filter { !$0.isDark }
        let dark = files.filter(\.isDark)
        let shown = light.isEmpty ? dark : light
        var attributes = [Attribute("class", "drawing"), Attribute("alt", "")]
        if let first = shown.first { attributes.append(Attribute("src", first.address(basePath))) }
        if shown.count > 1 { attributes.append(Attribute("srcset", set(of: shown, basePath))) }
        attributes += measures + [Attribute("decoding", "async")]
        let image = HTMLNode("img", attributes)
        if dark.isEmpty || light.isEmpty { return image }
        let source = HTMLNode(
            "source",
            [
                Attribute("media", "(prefers-color-scheme: dark)"),
                Attribute("srcset", set(of: dark, basePath)),
            ])
        return HTMLNode("picture", [], .nodes([source, image]))
    }

    /// An area in the colour around, which shows as far as the picture is opaque.
    private func mask(below basePath: String) -> HTMLNode {
        let address = files.last?.address(basePath) ?? ""
        let name = "m" + files.map(\.version).joined(separator: "-")
        let size = [Attribute("width", "100%"), Attribute("height", "100%")]
        let picture = HTMLNode("image", [Attribute("href", address)] + size)
        let mask = HTMLNode(
            "mask", [Attribute("id", name), Attribute("mask-type", "alpha")], .nodes([picture]))
        let area = HTMLNode(
            "rect", size + [Attribute("mask", "url(#\(name))"), Attribute("fill", "currentColor")])
        let attributes = [Attribute("class", "drawing"), Attribute("aria-hidden", "true")]
        return HTMLNode("svg", attributes + measures, .nodes([mask, area]))
    }

    private var measures: [Attribute] {
        guard let width, let height else { return [] }
        return [Attribute("width", width.pixels), Attribute("height", height.pixels)]
    }

    private func set(of files: [File], _ basePath: String) -> String {
        files.map { $0.address(basePath) + ($0.scale.map { " \($0)x" } ?? "") }
            .joined(separator: ", ")
    }
}

extension PictureContent.File {
    /// The address of the file on the server, good for ever because it names the version.
    func address(_ basePath: String) -> String {
        var bytes = Array((basePath + PictureAddress.folder).utf8)
        for byte in path.utf8 {
            byte.isUnreserved || byte == UInt8(ascii: "/")
                ? bytes.append(byte) : bytes.appendPercentEncoded(byte)
        }
        return String(decoding: bytes, as: UTF8.self) + "?v=" + version
    }
}

/// The place of the app's pictures on its server.
enum PictureAddress {
    /// The folder below the app's own path.
    static let folder = "_waymark/picture/"
}

extension Double {
    /// The number as an attribute has it, in whole pixels.
    var pixels: String { String(Int(Swift.min(rounded(.up), 1_000_000))) }
}
