// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a package of an app's project, with which the app builds on Linux.",
        discussion: """
            It reads a project of Xcode, XcodeGen or Tuist, a package, or a bare folder of \
            Swift. It writes Package.swift, a first test and lines of .gitignore; the sources \
            stay as they are. Then it builds a copy, and lists what the app needs that is missing.

            Exit codes: 0 done, 1 with --check when something is missing, \(ExitStatus.help).
            """)

    @Argument(help: "The folder of the app.")
    var folder = "."

    @Option(help: ArgumentHelp("The target that is the app.", valueName: "target"))
    var target: String?

    @Option(
        help: ArgumentHelp("Where the package gets Waymark from.", valueName: "path or address"))
    var waymark: String?

    @Flag(help: "Write nothing into the folder; exit with 1 when something is missing.")
    var check = false

    @Flag(help: "Replace a Package.swift and a first test that are there.")
    var replace = false

    @Flag(inversion: .prefixedNo, help: "Build a copy, and list what is missing.")
    var build = true

    @Option(help: "How to list what is missing.")
    var format = AdoptFormat.text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the list to this file instead of printing.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder that the copy is built in; it is kept, so that the next build is short.",
            valueName: "folder"))
    var scratchPath: String?

    func validate() throws {
        if check, replace { throw ValidationError("--check and --replace exclude each other") }
        if check, !build { throw ValidationError("--check and --no-build exclude each other") }
    }

    func run() throws {
        let missing: MissingDeclarations?
        do throws(AdoptError) { missing = try adopt() } catch { throw InputError(error) }
        guard let missing else { return }
        let text = try format.text(missing)
        if let output { try Output.write(Data(text.utf8), to: output) } else { Output.write(text) }
        if check, !missing.isEmpty { try ExitStatus.found.end() }
    }

    /// Writes what is to be written, and says what is missing; `nil` where nobody asked.
    private func adopt() throws(AdoptError) -> MissingDeclarations? {
        let source = try WaymarkSource(waymark)
        let project = try AdoptedProject(in: folder, target: target)
        for note in project.notes { Output.complain("waymark: \(note)") }
        if !check {
            let written = try AdoptedPackage(project, source).write(replacing: replace)
            for line in written { Output.complain(line) }
        }
        guard build else { return nil }
        let place =
            scratchPath ?? (check ? ScratchBuild.sharedScratchPath : project.folder + "/.build")
        let missing = try ScratchBuild(of: project, source, scratchPath: place)
            .missingDeclarations()
        for note in missing.notes.dropFirst(project.notes.count) {
            Output.complain("waymark: \(note)")
        }
        return missing
    }
}

extension AdoptFormat: ExpressibleByArgument {}

extension InputError {
    /// The error about a project that cannot be adopted, or an app that cannot be made.
    init(_ error: AdoptError) {
        description = "\(error)"
        status = ExitStatus(without: error.step)
    }
}
#endif
