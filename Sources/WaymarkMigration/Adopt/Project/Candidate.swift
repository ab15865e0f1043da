// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A target that may be adopted, with the files that are there.
struct Candidate {
    let target: BuildTarget
    /// What its Xcode project says besides; `nil` where it is of another kind.
    let details: XcodeTarget?
    /// The whole paths of its files of Swift.
    let sources: [String]
    /// The files of Swift that its project names and that are not there.
    let missing: [String]
    let entry: String?

    init(_ target: BuildTarget, _ project: XcodeProject?, among files: [String]) {
        self.target = target
        let details = project.flatMap { XcodeTarget(target.name, in: $0) }
        self.details = details
        let named = SwiftFiles(target, among: files)
        sources = named.found
        missing = named.missing
        let mayBeApp = details?.isApp ?? !target.name.hasSuffix("Tests")
        entry = mayBeApp ? AppEntry.type(in: sources) : nil
    }

    /// True if a person starts it.
    var isApp: Bool { details?.isApp ?? (entry != nil) }

    /// True if it tests something.
    var isTest: Bool {
        details?.product.contains("test") ?? target.name.hasSuffix("Tests")
    }

    /// The modules that its files import.
    var imports: Set<String> {
        sources.reduce(into: []) { names, file in
            let bytes = try? RegularFile.bytes(at: file, mostBytes: SourceReader.mostBytes)
            names.formUnion(bytes.map(ImportScan.modules) ?? [])
        }
    }

    /// Those of its files that are C or Objective-C.
    var foreign: [String] {
        target.files.filter { file in
            [".m", ".mm", ".c", ".cc", ".cpp"].contains(where: file.hasSuffix)
        }
    }
}

/// The files of Swift of a target, found by names that need not be written as on the disk: on a Mac
/// 'App' and 'app' are one folder.
private struct SwiftFiles {
    let found: [String]
    let missing: [String]

    init(_ target: BuildTarget, among files: [String]) {
        let byName = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
        var found: Set<String> = []
        var missing: [String] = []
        for file in target.files.map(ProjectPath.absolute) where file.hasSuffix(".swift") {
            if RegularFile.exists(at: file) {
                found.insert(file)
            } else if let other = byName[file.lowercased()] {
                found.insert(other)
            } else {
                missing.append(file)
            }
        }
        let packages = Self.packages(in: target, files)
        let inFolders = files.filter { file in
            target.contains(file) && !packages.contains(where: file.hasPrefix)
        }
        found.formUnion(inFolders.isEmpty ? Self.inOtherCase(target, files) : inFolders)
        self.found = found.sorted()
        self.missing = missing.sorted()
    }

    /// The packages that lie in the folders of a target: their files are none of its own.
    private static func packages(in target: BuildTarget, _ files: [String]) -> [String] {
        let manifests = files.filter { $0.hasSuffix("/Package.swift") }
        return manifests.map { ProjectPath.folder(around: $0) + "/" }.filter { package in
            target.folders.contains { package.hasPrefix($0 + "/") && package != $0 + "/" }
        }
    }

    private static func inOtherCase(_ target: BuildTarget, _ files: [String]) -> [String] {
        let folders = target.folders.map { $0.lowercased() + "/" }
        return files.filter { file in folders.contains(where: file.lowercased().hasPrefix) }
    }
}
#endif
