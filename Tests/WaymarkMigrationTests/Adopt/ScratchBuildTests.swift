// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Checks of copies") struct ScratchBuildTests {
    /// Runs the check of a small app, where `swift` is a script.
    private func check(
        _ script: String, version: String = "Swift version 6.3.1",
        _ arguments: [String] = ["--check"]
    ) throws -> (run: Program, names: [String]) {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(AdoptFixture.app, to: "Mail/MailApp.swift")
        try folder.write(
            "#!/bin/sh\nif [ \"$1\" = --version ]; then echo '\(version)'; exit; fi\n"
                + "copy=$3 scratch=$5\n\(script)\n", to: "bin/swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try Program.run(
            ["PATH=\(folder.path)/bin:\(path)", Program.tool.path, "adopt", "Mail"] + arguments
                + ["--scratch-path", "scratch"], in: folder.path)
        return (run, try folder.names(in: "Mail"))
    }

    @Test func anAppThatBuildsLacksNothing() throws {
        let (run, names) = try check("echo 'Build complete!'")
        #expect(run.status == 0, "\(run.said)")
        #expect(run.output == "Mail: 1 file, 3 lines of Swift; it builds, nothing is missing\n")
        #expect(names == ["MailApp.swift"])
    }

    @Test func whatIsMissingIsOneAndTheFolderStaysAsItWas() throws {
        let (run, names) = try check(
            "echo \"$copy/MailApp.swift:3:9: error: cannot find 'a' in scope\"; exit 1")
        #expect(run.status == 1, "\(run.said)")
        #expect(run.output.contains("    MailApp.swift:3:9: cannot find 'a' in scope\n"))
        #expect(names == ["MailApp.swift"])
    }

    @Test func aModuleThatTheCompilerDoesNotFindIsBlankInTheNextRound() throws {
        let (run, _) = try check(
            """
            if grep -q 'waymark: import SwiftUI' $copy/MailApp.swift
            then echo "$copy/MailApp.swift:1:1: warning: waymark: import SwiftUI"
            else echo "$copy/MailApp.swift:1:8: error: no such module 'SwiftUI'"; exit 1; fi
            """)
        #expect(run.status == 1, "\(run.said)")
        #expect(run.output.contains("import SwiftUI: 1 place in 1 file"))
    }

    @Test(arguments: [
        (
            "echo \"error: Failed to clone repository https://example.com/x\"; exit 1",
            "go online once", 2
        ),
        ("echo \"error: No space left on device\"; exit 1", "the disk is full", 5),
        ("echo \"error: Permission denied\"; exit 1", "cannot be written into", 5),
        ("echo \"/lib/A.swift:1:1: error: odd\"; exit 1", "outside of the app's files", 2),
        ("exit 1", "it says nothing", 2),
    ])
    func aBuildThatFailsForAnotherReasonSaysWhy(
        script: String, words: String, status: Int32
    ) throws {
        let (run, names) = try check(script)
        #expect(run.status == status, "\(run.said)")
        #expect(run.complaints.contains(words), "\(run.said)")
        #expect(run.output.isEmpty)
        #expect(names == ["MailApp.swift"])
    }

    @Test func anOldToolchainIsNamed() throws {
        let (run, _) = try check("", version: "Swift version 5.10.1 (swift-5.10.1-RELEASE)")
        #expect(run.status == 2)
        #expect(run.complaints.contains("swift: is version 5.10; install Swift 6.1 or newer"))
        let (other, names) = try check("", version: "Swift version 5.10", ["--no-build"])
        #expect(other.status == 0, "\(other.said)")
        #expect(names.contains("Package.swift"))
    }

    @Test func withoutCheckThePackageIsWrittenAndChecked() throws {
        let (run, names) = try check("echo 'Build complete!'", [])
        #expect(run.status == 0, "\(run.said)")
        #expect(run.complaints.contains("written: Package.swift"))
        #expect(run.output.contains("nothing is missing"))
        #expect(names == [".gitignore", "LinuxTests", "MailApp.swift", "Package.swift"])
    }
}
#endif
