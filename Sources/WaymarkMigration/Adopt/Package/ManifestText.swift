// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The `Package.swift` of an adopted project.
struct ManifestText {
    let project: AdoptedProject
    let waymark: WaymarkSource
    /// The copy that is only checked has no tests, and no files that the targets do not name.
    var isForCheck = false

    var text: String {
        ([head, flags, "let package = Package("] + body + [")", ""]).joined(separator: "\n")
    }

    /// The oldest tools that know all settings.
    private var tools: String {
        project.targets.contains(where: \.settings.isOnMainActor) ? "6.2" : "6.1"
    }

    private var head: String {
        let left = project.packages.filter { !$0.isOnLinux && !$0.isLocal }.map(\.place)
        let note =
            left.isEmpty
            ? ""
            : "\n// Left out are packages of which nobody knows that they build on Linux:\n"
                + left.map { "//   \($0.filter { !$0.isNewline })\n" }.joined()
        return """
            // swift-tools-version: \(tools)
            // The app on Linux, written by 'waymark adopt'. Xcode keeps the project that it has.
            \(note)
            import PackageDescription

            """
    }

    /// The flags by which files see what they see on Apple's systems.
    private var flags: String {
        let more = isForCheck ? Self.checkFlags : ""
        return """
            /// An app's own files see Combine and small modules of Apple's by their own names, and
            /// those that import Foundation alone what Foundation has on Apple's systems.
            let linux: [SwiftSetting] = [
                .unsafeFlags([
                    "-module-alias", "Combine=WaymarkCombine",
            \(aliases)
                    "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
                    "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
                    "-Xfrontend", "-import-module", "-Xfrontend", "WaymarkCombine",\(more)
                ])
            ]

            """
    }

    /// The modules of WaymarkModules by the names that apps import.
    private var aliases: String {
        KnownModules.shims.sorted().map { name in
            "        \"-module-alias\", \"\(name)=Waymark\(name == "os" ? "OS" : name)\","
        }.joined(separator: "\n")
    }

    /// The flags with which the compiler tells all errors, and goes on to the modules that need
    /// those with errors.
    private static let checkFlags =
        "\n            \"-whole-module-optimization\", \"-num-threads\", \"2\","
        + "\n            \"-Xfrontend\", \"-experimental-allow-module-with-compiler-errors\","

    private var body: [String] {
        var lines = ["    name: \(project.module.literal),"]
        if project.targets.flatMap(\.resources).contains(where: { ResourceRule($0) == .process }) {
            lines.append("    defaultLocalization: \(project.language.literal),")
        }
        lines.append(
            "    traits: [.trait(name: \"Web\", description: \"The app runs in a web browser.\")],")
        let targets = project.targets.flatMap {
            TargetText(
                target: $0, project: project, waymark: waymark, hasOtherFiles: !isForCheck
            ).lines
        }
        return lines + ["    dependencies: ["] + dependencies + ["    ],", "    targets: ["]
            + targets + test + ["    ]"]
    }

    private var dependencies: [String] {
        let web = ".trait(name: \"Web\", condition: .when(traits: [\"Web\"]))"
        let own = Self.call(".package", [waymark.place, "traits: [\(web)]"])
        let others = project.packages.filter(\.isOnLinux).map {
            "        .package(url: \($0.place.literal), \($0.versions)),"
        }
        return own + others
    }

    private var test: [String] {
        guard !isForCheck, project.app.entry != nil else { return [] }
        let products = ["WaymarkTesting", "WaymarkCombine", "WaymarkModules"].map {
            ".product(name: \"\($0)\", package: \(waymark.identity.literal))"
        }
        let all = [project.module.literal] + products
        return Self.call(
            ".testTarget",
            [
                "name: \((project.module + "LinuxTests").literal)",
                "dependencies: [\n" + all.map { "                \($0),\n" }.joined()
                    + "            ]",
                "path: \"\(FirstTest.folder)\"",
                "swiftSettings: linux + [.swiftLanguageMode(.v\(project.app.settings.mode))]",
            ])
    }

    /// The lines of a call with an argument in each.
    static func call(_ name: String, _ arguments: [String]) -> [String] {
        let inner = arguments.map { "            \($0)" }.joined(separator: ",\n")
        return ["        \(name)(\n\(inner)),"]
    }
}
#endif
