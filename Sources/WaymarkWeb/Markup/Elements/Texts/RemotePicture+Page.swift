// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension RemotePicture {
    /// The picture itself, which a browser loads from where it is.
    var node: HTMLNode {
        var attributes: [HTMLNode.Attribute] = [.init("class", "drawing"), .init("alt", "")]
        if let source = HTMLNode.Attribute(pictureAddress: address) { attributes.append(source) }
        if width == nil, scale != 1 {
            attributes.append(.init("srcset", "\(address) \(NumberText.of(scale))x"))
        }
        if let width, let height {
            attributes += [.init("width", width.pixels), .init("height", height.pixels)]
        }
        return HTMLNode("img", attributes + [.init("decoding", "async")])
    }
}

/// The place of a picture holds the picture, which is not seen until all of it is loaded, and what
/// stands there meanwhile. A browser loads it when it comes near what is in sight. Without a script,
/// the picture is shown as it is, without the name and the size that the app would give it.
extension PictureLoad: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var attributes: [HTMLNode.Attribute] = [.init("alt", "")]
        attributes += [.init("loading", "lazy"), .init("decoding", "async")]
        if let source = HTMLNode.Attribute(pictureAddress: address) { attributes.append(source) }
        let meanwhile = HTMLNode("span", [.init("class", "meanwhile"), .init("data-c")], .slot)
        return markup.outer("span", "load", .nodes([HTMLNode("img", attributes), meanwhile]))
    }

    var modules: [ScriptModule] { [.pictures] }
}

extension HTMLNode.Attribute {
    /// The address of a picture, if browsers may ask for it.
    fileprivate init?(pictureAddress address: String) {
        let isData = address.lowercased().hasPrefix("data:image/")
        if isData || address.lowercased().hasPrefix("http") {
            self.init("src", address)
        } else {
            return nil
        }
    }
}

extension ScriptModule {
    static let pictures = Self("pictures", with: [".load"], of: EmbeddedFiles.pictures_js)
}
