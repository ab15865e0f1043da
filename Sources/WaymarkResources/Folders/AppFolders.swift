// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The folders that hold the resources of the app which runs in this process.
///
/// The package manager makes one for each target with resources, `Package_Target.resources`, beside
/// the executable. The app's are those of its own target; in a test process, those of all targets
/// of the package but the tests.
public enum AppFolders {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var appModule: String?

    /// The folders, the most likely one first.
    public static let all: [ResourceFolder] = {
        let module = lock.withLock { appModule }
        return chosen(of: beside, executable: executable.lastPathComponent, module: module)
    }()

    /// All folders of resources beside the program, also those of the packages that it uses.
    public static let beside = ResourceFolder.beside(executable)

    /// Says which module the app is declared in, so that its folder comes first; this has an effect
    /// until the folders are first asked for.
    public static func useApp(_ type: Any.Type) {
        lock.withLock { appModule = String(String(reflecting: type).prefix { $0 != "." }) }
    }

    /// The program that runs, without links.
    private static var executable: URL {
        #if os(Linux)
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
    }

    static func chosen(
        of folders: [ResourceFolder], executable: String, module: String?
    ) -> [ResourceFolder] {
        let own = folders.filter { $0.target == module }
        if let package = testedPackage(executable) {
            let others = folders.filter { $0.package == package && !$0.target.hasSuffix("Tests") }
            return own + others.filter { $0.target != module }
        }
        if !own.isEmpty { return own }
        let named = folders.filter { $0.target == executable }
        return named.isEmpty && folders.count == 1 ? folders : named
    }

    /// The package whose tests run, if the program is that of tests.
    private static func testedPackage(_ executable: String) -> String? {
        let ending = "PackageTests.xctest"
        return executable.hasSuffix(ending) ? String(executable.dropLast(ending.count)) : nil
    }
}

/// A folder with the resources of one target.
public struct ResourceFolder: Hashable, Sendable {
    /// The folder's place.
    public let url: URL
    let package: String
    let target: String

    /// A folder that need not be one of the package manager's.
    public init(_ url: URL) {
        self.url = url
        let name = url.deletingPathExtension().lastPathComponent
        let parts = name.split(separator: "_", maxSplits: 1).map(String.init)
        package = parts.count == 2 ? parts[0] : ""
        target = parts.last ?? ""
    }

    static func beside(_ executable: URL) -> [ResourceFolder] {
        executable.deletingLastPathComponent().sortedContents
            .filter { $0.pathExtension == "resources" && $0.lastPathComponent.contains("_") }
            .map(ResourceFolder.init)
    }
}
