// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources

/// A picture of an asset catalogue, by its name.
///
/// The plug-in `WaymarkAssets` declares one for each picture of a target's catalogues, so that
/// `Image(.logo)` is checked when the app is compiled.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The picture with this name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    /// The source of the picture; one that there is not has a placeholder, which reports it.
    var source: ImageContent.Source {
        AssetCatalogs.catalogs(of: bundle).pictures[name].map { .file($0) } ?? .picture(name)
    }
}

extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.source) }
}

extension Label where Title == Text, Icon == Image {
    /// A label of a title and a picture of an asset catalogue.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A label of a title that is known at run time, and a picture of an asset catalogue.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == WaymarkUI.Label<Text, Image> {
    /// A button with a title and a picture of an asset catalogue.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, image resource: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: WaymarkUI.Label(titleKey, image: resource))
    }

    /// A button with a title that is known at run time, and a picture of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, image resource: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: WaymarkUI.Label(title, image: resource))
    }
}
