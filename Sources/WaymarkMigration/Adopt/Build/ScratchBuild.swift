// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Builds a copy of a project in which imports of modules that are not there are blank, again and
/// again until the compiler says nothing new.
public struct ScratchBuild: Sendable {
    private let project: AdoptedProject
    private let waymark: WaymarkSource
    /// The folder that keeps what is built, so that the next build is short.
    private let scratchPath: String
    private let toolchain: Toolchain

    /// - Throws: `AdoptError` when there is no toolchain that is new enough.
    public init(
        of project: AdoptedProject, _ waymark: WaymarkSource, scratchPath: String
    ) throws(AdoptError) {
        self.project = project
        self.waymark = waymark
        self.scratchPath = scratchPath
        toolchain = try Toolchain()
    }

    /// The folder that all checks of a person share.
    public static var sharedScratchPath: String {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (caches?.path ?? NSTemporaryDirectory()) + "/waymark/check"
    }

    /// What the compiler says about a project.
    struct Result {
        let project: AdoptedProject
        let diagnostics: [Diagnostic]
    }

    /// Builds; without the packages of the app, where these cannot be fetched.
    ///
    /// - Throws: `AdoptError` when the build fails for another reason than the app's source.
    func result() throws(AdoptError) -> Result {
        do throws(AdoptError) {
            return try result(of: project)
        } catch {
            guard case .notFetched(let why) = error.kind,
                project.packages.contains(where: \.isOnLinux)
            else { throw error }
            return try result(
                of: project.withoutPackages(
                    because: "the packages of the app could not be fetched (\(why)); what they "
                        + "declare counts as missing"))
        }
    }

    private func result(of project: AdoptedProject) throws(AdoptError) -> Result {
        let copy = try ScratchCopy(of: project, waymark)
        defer { copy.remove() }
        var absent: Set<String> = []
        var last: [Diagnostic]?
        while true {
            try copy.fill(without: absent)
            let found = try build(copy, of: project)
            let more = found.compactMap(\.absentModule)
            if more.isEmpty || found == last {
                return Result(project: project, diagnostics: found)
            }
            absent.formUnion(more)
            last = found
        }
    }

    private func build(
        _ copy: ScratchCopy, of project: AdoptedProject
    ) throws(AdoptError) -> [Diagnostic] {
        // No more options: with others, 'swift test' would compile the library once more.
        let run = try toolchain.run([
            "build", "--package-path", copy.folder, "--scratch-path", scratchPath,
        ])
        let found = Diagnostic.all(in: run.output, below: copy.folder)
        guard run.status == 0 || found.contains(where: \.isError) else {
            throw BuildFailure(run.output).error(project, scratchPath)
        }
        return found
    }
}

extension Diagnostic {
    /// The module that the compiler does not find.
    fileprivate var absentModule: String? {
        guard isError, message.hasPrefix("no such module '") else { return nil }
        return message.split(separator: "'").dropFirst().first.map(String.init)
    }
}
#endif
