// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// What a target of an Xcode project says besides its sources.
struct XcodeTarget {
    /// The kind of thing that is built, as `com.apple.product-type.application`.
    let product: String
    /// The whole paths of what is copied into the product.
    let resources: [String]
    let settings: [String: BuildSettings]
    /// The products of packages that it is linked with.
    let products: [String]
    /// The beginnings of URLs that open it.
    let urlSchemes: [String]

    init?(_ name: String, in project: XcodeProject) {
        guard let object = project.object(ofTarget: name) else { return nil }
        product = object["productType"] ?? ""
        resources = project.files(in: "PBXResourcesBuildPhase", of: object)
        let settings = project.settings(of: object)
        self.settings = settings
        products = project.objects.all(object.list("packageProductDependencies")).compactMap {
            $0["productName"]
        }
        let lists = Set(settings.values.compactMap { $0["INFOPLIST_FILE"] })
        urlSchemes = lists.sorted().flatMap { Self.schemes(project.folder + "/" + $0) }
    }

    /// True if a person starts it: no extension, no clip, and nothing for a watch alone.
    var isApp: Bool { product == "com.apple.product-type.application" }

    private static func schemes(_ path: String) -> [String] {
        guard let bytes = try? RegularFile.bytes(at: path, mostBytes: 1 << 20),
            let types = PropertyList(Data(bytes))?.table?["CFBundleURLTypes"]?.list
        else { return [] }
        return types.flatMap { $0.table?["CFBundleURLSchemes"]?.texts ?? [] }
    }
}

extension XcodeProject {
    /// The packages that the project names.
    var packages: [PackageReference] {
        let ids = objects.root?.list("packageReferences") ?? []
        return objects.all(ids).compactMap { reference in
            if let path = reference["relativePath"] {
                return PackageReference(place: path, isLocal: true, versions: "")
            }
            return reference["repositoryURL"].map {
                PackageReference(
                    place: $0, isLocal: false,
                    versions: Self.versions(reference.table("requirement")))
            }
        }
    }

    private static func versions(_ table: [String: PropertyList]) -> String {
        func text(_ key: String) -> String { (table[key]?.text ?? "").literal }
        return switch table["kind"]?.text {
        case "branch": "branch: \(text("branch"))"
        case "revision": "revision: \(text("revision"))"
        case "exactVersion": "exact: \(text("version"))"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
        case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
        default: "from: \(text("minimumVersion"))"
        }
    }
}
#endif
