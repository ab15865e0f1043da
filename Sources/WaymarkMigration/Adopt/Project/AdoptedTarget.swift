// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One target of a project, as a target of a package. Paths are from the folder of the package.
struct AdoptedTarget: Sendable {
    /// The name that the project has for it.
    let name: String
    /// The name of its module, an identifier that no other module here has.
    let module: String
    let sources: [String]
    let resources: [String]
    let settings: AdoptedSettings
    /// The type that is the app; `nil` where none of these files has one.
    let entry: String?
    /// The modules of the same project that it imports.
    private(set) var libraries: [String]
    /// The products of packages that it is linked with.
    let products: [String]
    /// The beginnings of URLs that open the app, from its Info.plist.
    let urlSchemes: [String]

    /// Returns the target without modules that are not there.
    func without(_ modules: Set<String>) -> AdoptedTarget {
        var target = self
        target.libraries.removeAll(where: modules.contains)
        return target
    }

    /// The folder that all of its files are in; a period for the package's own.
    var path: String { CommonFolder.of(sources + resources) }
}

/// The innermost folder of some paths.
enum CommonFolder {
    /// - Returns: A period where they have none in common.
    static func of(_ paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "." }
        for folder in folders.dropFirst() {
            common = zip(common, folder).prefix { $0 == $1 }.map(\.0)[...]
        }
        return common.isEmpty ? "." : common.joined(separator: "/")
    }
}
#endif
