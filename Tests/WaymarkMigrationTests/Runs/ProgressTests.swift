// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("The line that tells how far a run is") struct ProgressTests {
    /// A clock and a terminal of a test.
    private final class Terminal: @unchecked Sendable {  // used by one thread
        var time = 100.0
        var text = ""

        func line() -> ProgressLine {
            ProgressLine(now: { self.time }, write: { self.text += $0 })
        }
    }

    @Test func shortRunsShowNothing() {
        let terminal = Terminal()
        let line = terminal.line()
        for _ in 0..<9 {
            terminal.time += 0.1
            line.note(MigrationStep(kind: .read, total: 9))
        }
        line.end()
        #expect(terminal.text.isEmpty)
    }

    @Test func longRunsShowALineThatIsRemoved() {
        let terminal = Terminal()
        let line = terminal.line()
        line.note(MigrationStep(kind: .read, total: 3))
        terminal.time += 1.5
        line.note(MigrationStep(kind: .read, total: 3))
        line.note(MigrationStep(kind: .read, total: 3))
        terminal.time += 0.2
        line.note(MigrationStep(kind: .planned, total: 1))
        line.end()
        let clear = "\r\u{1B}[K"
        #expect(
            terminal.text
                == "\(clear)waymark: read 2 of 3 files\(clear)waymark: planned 1 of 1 files\(clear)"
        )
    }

    @Test func everyFileIsTold() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for index in 0..<5 {
            try folder.write(
                index < 2 ? "navigationBarHidden" : "let a = 1", to: "V\(index).swift")
        }
        let steps = Steps()
        var options = MigrationOptions()
        options.onStep = { steps.note($0) }
        _ = Migration(paths: [folder.path], options)
        #expect(steps.told == ["planned of 2": 2, "read of 5": 5])
    }

    @Test func whatMayNotBeWrittenAndWhatIsAskedIsPlannedInOneRun() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let container = "struct %: View { var body: some View { NavigationView { Text(a) } } }\n"
        for name in ["A", "B", "C"] {
            try folder.write(
                container.replacingOccurrences(of: "%", with: name), to: "\(name).swift")
        }
        let steps = Steps()
        var options = MigrationOptions()
        options.floor = DeploymentTargets([.iOS: Version(17)])
        options.levels.insert(.layout)
        options.onStep = { steps.note($0) }
        options.mayWrite = { !$0.hasSuffix("B.swift") }
        options.answerIPad = { questions in
            let left = questions.filter { $0.place.path.hasSuffix("C.swift") }
            return Dictionary(uniqueKeysWithValues: left.map { ($0.site, .leave) })
        }
        let migration = Migration(paths: [folder.path], options)
        #expect(steps.told == ["planned of 3": 3, "read of 3": 3])
        let changed = migration.results.filter(\.isChanged).map(\.source.path)
        #expect(changed.map { $0.suffix(7) } == ["A.swift"])
        #expect(migration.problems.map(\.kind) == [.readOnly])
    }

    @Test func whereNoTerminalIsNothingIsShownAndQuietSaysNothing() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("Text(a).navigationBarHidden(true)\n", to: "A.swift")
        let usual = try Program.waymark("migrate", "--min-ios", "17", in: folder)
        #expect(usual.complaints == "would migrate 1 site in 1 file\n")
        let quiet = try Program.waymark("migrate", "--quiet", "--min-ios", "17", in: folder)
        #expect(quiet.complaints.isEmpty)
        #expect(quiet.output == usual.output)
        #expect(try Program.waymark("lint", "--quiet", in: folder).complaints.isEmpty)
    }
}

private final class Steps: @unchecked Sendable {  // all that changes is behind the lock
    private let lock = NSLock()
    private(set) var told: [String: Int] = [:]

    func note(_ step: MigrationStep) {
        lock.withLock { told["\(step.kind.rawValue) of \(step.total)", default: 0] += 1 }
    }
}
#endif
