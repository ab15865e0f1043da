// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkResources

/// The declarations that let an app name its colours and pictures as members, `Color(.brand)` and
/// `Image(.logo)`, as Xcode makes them.
struct AssetSymbols {
    let colors: [String]
    let pictures: [String]
    private let declared: DeclaredMembers

    /// - Parameter declared: What the app declares itself, and is not declared again for `Color`.
    init(
        colors: some Sequence<String>, pictures: some Sequence<String>,
        besides declared: DeclaredMembers = DeclaredMembers(in: [])
    ) {
        self.colors = colors.sorted()
        self.pictures = pictures.sorted()
        self.declared = declared
    }

    /// A Swift file for the module of the app.
    var source: String {
        let colorTree = SymbolTree(colors, dropping: "Color")
        let pictureTree = SymbolTree(pictures, dropping: "Image")
        return """
            // Made by WaymarkAssets from the asset catalogues of this target.

            import Foundation
            import SwiftUI

            private nonisolated let resourceBundle = Foundation.Bundle.module

            extension ColorResource {
            \(colorTree.declarations(of: "ColorResource", indent: "    "))}

            extension ImageResource {
            \(pictureTree.declarations(of: "ImageResource", indent: "    "))}

            extension Color {
            \(shorthands(colorTree))}

            extension ShapeStyle where Self == Color {
            \(shorthands(colorTree))}

            """
    }

    /// `Color.brand`, for colours that are in no namespace and called like none of SwiftUI's.
    private func shorthands(_ tree: SymbolTree) -> String {
        let free = tree.names.keys.filter {
            !SymbolName.taken.contains($0) && !declared.contains($0)
        }
        return free.sorted().map {
            "    nonisolated static var \($0): Color { Color(ColorResource.\($0)) }\n"
        }.joined()
    }
}

/// Names by the namespaces that they are in.
struct SymbolTree {
    /// The names of the catalogue by identifiers.
    private(set) var names: [String: String] = [:]
    private(set) var groups: [String: SymbolTree] = [:]

    /// - Parameter ending: A word that identifiers leave out at their end, as Xcode does.
    init(_ names: [String], dropping ending: String) {
        for name in names { insert(name[...], whole: name, dropping: ending) }
    }

    private init() {}

    private mutating func insert(_ rest: Substring, whole: String, dropping ending: String) {
        guard let slash = rest.firstIndex(of: "/") else {
            names[SymbolName.identifier(String(rest), dropping: ending)] = whole
            return
        }
        let group = SymbolName.typeName(String(rest[..<slash]))
        groups[group, default: SymbolTree()]
            .insert(rest[rest.index(after: slash)...], whole: whole, dropping: ending)
    }

    func declarations(of type: String, indent: String) -> String {
        let own = names.sorted { $0.key < $1.key }.map { identifier, name in
            "\(indent)nonisolated static let \(identifier) = "
                + "\(type)(name: \(name.debugDescription), bundle: resourceBundle)\n"
        }
        let inner = groups.sorted { $0.key < $1.key }.map { name, tree in
            "\(indent)enum \(name) {\n\(tree.declarations(of: type, indent: indent + "    "))"
                + "\(indent)}\n"
        }
        return (own + inner).joined()
    }
}
