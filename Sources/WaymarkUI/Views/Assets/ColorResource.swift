// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources

/// A colour of an asset catalogue, by its name.
///
/// The plug-in `WaymarkAssets` declares one for each colour of a target's catalogues, so that
/// `Color(.brand)` is checked when the app is compiled.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour with this name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    fileprivate var value: ColorValue {
        switch AssetCatalogs.catalogs(of: bundle).colors[name] {
        case .own(let color): ColorValue(.adaptive(color))
        case .system(let name): ColorValue(SystemColorName.value(name))
        case nil: missing
        }
    }

    private var missing: ColorValue {
        if name != "AccentColor" { IssueLog.report(.unknownColor(name: name), from: "'\(name)'") }
        return ColorValue(.accent)
    }
}

extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.value) }
}

/// The names that catalogues have for the system's colours.
private enum SystemColorName {
    static func value(_ name: String) -> ColorValue.Name {
        let word = name.replacing("system", with: "").replacing("Color", with: "").lowercased()
        return others[word] ?? ColorValue.Name(rawValue: word) ?? .primary
    }

    private static let others: [String: ColorValue.Name] = [
        "label": .primary, "darktext": .black, "lighttext": .white, "secondarylabel": .secondary,
        "tertiarylabel": .tertiary, "quaternarylabel": .quaternary, "background": .background,
        "secondarybackground": .groupedBackground, "groupedbackground": .groupedBackground,
        "secondarygroupedbackground": .background, "windowbackground": .background,
        "controlaccent": .accent, "tint": .accent, "link": .blue,
    ]
}

extension AssetCatalogs {
    /// The catalogues of a bundle; those of `Bundle.main` are the app's own.
    static func catalogs(of bundle: Bundle) -> AssetCatalogs {
        if bundle === Bundle.main { return app }
        return of([ResourceFolder(bundle.resourceURL ?? bundle.bundleURL)])
    }
}

extension RuntimeIssue.Kind {
    /// No asset catalogue has a colour of the name.
    public static func unknownColor(name: String) -> Self {
        Self(
            "no asset catalogue has a colour '\(name)'; the accent colour is shown",
            remedy: "Add it, or list the catalogue among the resources of the target.")
    }

    /// No asset catalogue has a picture of the name.
    public static func unknownPicture(name: String) -> Self {
        Self(
            "no asset catalogue has a picture '\(name)'; a placeholder is shown",
            remedy: "Add it, or list the catalogue among the resources of the target.")
    }
}
