// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One target of an adopted project, as a manifest declares it.
struct TargetText {
    let target: AdoptedTarget
    let project: AdoptedProject
    let waymark: WaymarkSource
    /// False for a copy, in which only the target's own files lie.
    let hasOtherFiles: Bool

    /// The declaration, indented as a member of the list of targets.
    var lines: [String] {
        var arguments = ["name: \(target.module.literal)", "dependencies: [\n\(dependencies)]"]
        arguments.append("path: \(target.path.literal)")
        if let exclude = list("exclude", excluded) { arguments.append(exclude) }
        if let sources = list("sources", sources) { arguments.append(sources) }
        if !target.resources.isEmpty { arguments.append("resources: [\n\(resources)]") }
        arguments.append("swiftSettings: linux + [\(settings.joined(separator: ", "))]")
        if hasCatalog { arguments.append("plugins: [\(plugin)]") }
        let kind = target.entry == nil ? "target" : "executableTarget"
        return ManifestText.call(".\(kind)", arguments)
    }

    private var dependencies: String {
        let own = target.libraries.map(\.literal)
        let named = ["SwiftUI", "WaymarkCombine", "WaymarkModules"].map {
            ".product(name: \"\($0)\", package: \(waymark.identity.literal))"
        }
        return (own + named + packageProducts).map { "                \($0),\n" }.joined()
            + "            "
    }

    /// The products of packages that are built on Linux, where there is only one that may have it.
    private var packageProducts: [String] {
        let usable = project.packages.filter(\.isOnLinux)
        return target.products.compactMap { product in
            let owner = usable.first { $0.mayHave(product) }
            return owner.map {
                ".product(name: \(product.literal), package: \($0.identity.literal))"
            }
        }
    }

    private var hasCatalog: Bool { target.resources.contains { $0.hasSuffix(".xcassets") } }

    /// The plug-in that declares the colours and pictures of catalogues, as Xcode does.
    private var plugin: String {
        ".plugin(name: \"WaymarkAssets\", package: \(waymark.identity.literal))"
    }

    private var settings: [String] {
        let own = target.settings
        var all = [".swiftLanguageMode(.v\(own.mode))"]
        if own.isOnMainActor { all.append(".defaultIsolation(MainActor.self)") }
        if own.hasApproachableConcurrency {
            all += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map {
                ".enableUpcomingFeature(\"\($0)\")"
            }
        }
        all += own.conditions.map { ".define(\($0.literal))" }
        all += own.debugConditions.map { ".define(\($0.literal), .when(configuration: .debug))" }
        return all
    }

    // MARK: Files

    private func inside(_ paths: [String]) -> [String] {
        if target.path == "." { return paths }
        return paths.filter { $0.hasPrefix(target.path + "/") }
            .map { String($0.dropFirst(target.path.count + 1)) }
    }

    /// The sources, where there are others in the folder, or tests will be. A folder that is named
    /// here must not hold a resource.
    private var sources: [String] {
        let others = inside(project.files).filter { file in
            Self.compiled.contains { file.hasSuffix($0) }
        }
        let own = inside(target.sources)
        if Coverage(of: own, among: others).isWhole, target.path != "." { return [] }
        return Coverage(of: own, among: others + inside(target.resources)).places
    }

    private static let compiled = [".swift", ".m", ".mm", ".c", ".cc", ".cpp", ".h", ".S", ".s"]

    /// The files in the folder that the target has nothing to do with.
    private var excluded: [String] {
        guard hasOtherFiles else { return [] }
        let own = Set(target.sources + target.resources)
        let all = inside(project.files)
        let others = inside(project.files.filter { !own.contains($0) })
            .filter { $0 != "Package.swift" }
        let tests = target.path == "." ? [FirstTest.folder] : []
        return Coverage(of: others, among: all).places + tests
    }

    private var resources: String {
        inside(target.resources).map { path in
            "                .\(ResourceRule(path).rawValue)(\(path.literal)),\n"
        }.joined() + "            "
    }

    private func list(_ label: String, _ paths: [String]) -> String? {
        if paths.isEmpty { return nil }
        let lines = paths.map { "                \($0.literal),\n" }.joined()
        return "\(label): [\n\(lines)            ]"
    }
}

extension PackageReference {
    /// True if a product is of this package, going by their names.
    fileprivate func mayHave(_ product: String) -> Bool {
        func plain(_ text: String) -> String {
            text.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        let (own, other) = (plain(identity), plain(product))
        return own == other || own == "swift" + other || own == other + "swift"
    }
}
#endif
