// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A small app with a test, as a beginning.
public struct NewApp: Sendable {
    private let name: String
    private let files: [AdoptedPackage.File]

    /// - Throws: `AdoptError` when the name is none for a module.
    public init(_ name: String, _ waymark: WaymarkSource) throws(AdoptError) {
        guard name.isIdentifier, name.utf8.allSatisfy({ $0 < 0x80 }), name.first?.isLetter == true,
            !KnownModules.contains(name)
        else { throw AdoptError(name, .badName) }
        self.name = name
        files = [
            AdoptedPackage.File(
                path: "Package.swift", text: NewAppText.manifest(name, waymark)),
            AdoptedPackage.File(
                path: "Sources/\(name)/\(name)App.swift", text: NewAppText.app(name)),
            AdoptedPackage.File(
                path: "Tests/\(name)Tests/\(name)Tests.swift", text: NewAppText.test(name)),
            AdoptedPackage.File(path: ".gitignore", text: IgnoredPlaces.completing("") ?? ""),
            AdoptedPackage.File(path: ".github/workflows/test.yml", text: NewAppText.workflow),
        ]
    }

    /// Makes a folder of the app's name with all files, or nothing.
    ///
    /// - Parameter place: The folder that it is made in.
    /// - Returns: The paths of the files.
    /// - Throws: `AdoptError` when something of the name is there, or nothing can be written.
    public func write(in place: String = ".") throws(AdoptError) -> [String] {
        let folder = ProjectPath.absolute(place) + "/" + name
        guard !FileManager.default.fileExists(atPath: folder) else {
            throw AdoptError(name, .isThere)
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false)
        } catch {
            throw AdoptError(name, .unwritable(error.localizedDescription))
        }
        do throws(AdoptError) { try FolderWriter(folder).write(files) } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
        return files.map { "\(name)/\($0.path)" }
    }
}
#endif
