// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkElements
import WaymarkResources

/// What a browser needs to install the app: its icon, and a manifest with its name and its start.
struct InstalledApp: Sendable {
    /// The address of the icon.
    let icon: String
    private let type: String
    private let size: PictureSize?

    /// Finds the icon in the app's catalogues; `nil` where there is none.
    init?(_ paths: SitePaths) {
        guard let picture = AssetCatalogs.app.icon,
            let file = AssetCatalogs.file(at: picture.path)
        else { return nil }
        icon = picture.address(paths.base)
        type = file.type
        size = file.size
    }

    static func manifestPath(_ paths: SitePaths) -> String { paths.own + "manifest.json" }

    /// The manifest as JSON.
    func manifest(name: String, _ paths: SitePaths) -> String {
        let side = size.map { "\(Int($0.width))x\(Int($0.height))" } ?? "any"
        let manifest = Manifest(
            name: name, startURL: paths.base, scope: paths.base, display: "standalone",
            icons: [Manifest.Icon(src: icon, sizes: side, type: type)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(manifest)) ?? Data(), as: UTF8.self)
    }

    private struct Manifest: Encodable {
        let name: String
        let startURL: String
        let scope: String
        let display: String
        let icons: [Icon]

        struct Icon: Encodable {
            let src: String
            let sizes: String
            let type: String
        }

        enum CodingKeys: String, CodingKey {
            case name, scope, display, icons
            case startURL = "start_url"
        }
    }
}
#endif
