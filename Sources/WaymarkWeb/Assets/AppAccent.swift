// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements
import WaymarkResources

/// The accent colour of the app's asset catalogue.
enum AppAccent {
    /// The rule of CSS that puts it in the place of the theme's; empty where the app has none.
    static var rule: [UInt8] {
        guard case .own(let color) = AssetCatalogs.app.colors["AccentColor"] else { return [] }
        return rule(for: color)
    }

    static func rule(for color: AdaptiveColor) -> [UInt8] {
        let parts = StyleColor.encode(ColorValue(.adaptive(color))).split(separator: "-")
        return AtomicStyle.tint(parts[...]).map { Array(":root{\($0)}".utf8) } ?? []
    }
}
#endif
