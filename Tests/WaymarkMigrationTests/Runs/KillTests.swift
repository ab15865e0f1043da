// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Being killed") struct KillTests {
    private let old = "Text(\"Mail\").navigationBarHidden(true)\n"
    private let new = "Text(\"Mail\").toolbar(.hidden, for: .navigationBar)\n"
    private let names = (0..<200).map { "Views/V\($0).swift" }

    @Test(.timeLimit(.minutes(2)))
    func everyFileIsOldOrNewWheneverTheToolIsKilled() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let whole = try milliseconds { try run(in: folder, killedAfter: nil) }
        #expect(try states(in: folder) == [new])
        var partial = 0
        for round in 0..<8 {
            let seed = UInt64.random(in: 0..<UInt64.max)
            let isWriting = round % 2 == 1
            let delay = Int(seed % UInt64(isWriting ? 100 : max(whole, 1)))
            print("round \(round): seed \(seed), killed \(delay) ms after its ", terminator: "")
            print(isWriting ? "first write" : "start")
            try run(in: folder, killedAfter: delay, isWriting: isWriting)
            let states = try states(in: folder)
            #expect(states.isSubset(of: [old, new]), "seed \(seed)")
            if states.count == 2 { partial += 1 }
            let left = try folder.names(in: "Views")
            #expect(left.filter { !$0.hasPrefix(".") }.count == names.count)

            let again = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
            #expect(again.status == 0, "seed \(seed): \(again.said)")
            #expect(try self.states(in: folder) == [new], "seed \(seed)")
            if left.count > names.count, states.contains(old) {
                #expect(try folder.names(in: "Views").count == names.count, "seed \(seed)")
            }
        }
        #expect(partial > 0)
    }

    @Test func whatAKilledRunLeftIsRemovedByTheNext() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "A.swift")
        try folder.write("half", to: ".A.swift.waymark-\(Int32.max)")
        try folder.write("half", to: ".A.swift.waymark-1")
        try folder.write("mine", to: ".waymark-notes")
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 0)
        #expect(try folder.names() == [".A.swift.waymark-1", ".waymark-notes", "A.swift"])
    }

    private func run(
        in folder: ProjectFolder, killedAfter delay: Int?, isWriting: Bool = false
    ) throws {
        for name in names { try folder.write(old, to: name) }
        let process = Program.process([], in: folder.path)
        process.executableURL = Program.tool
        process.arguments = ["migrate", "--write", "--min-ios", "17"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        if let delay {
            while isWriting, process.isRunning, try folder.read(names[0]) == old {
                usleep(500)
            }
            usleep(UInt32(delay) * 1000)
            kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
    }

    private func states(in folder: ProjectFolder) throws -> Set<String> {
        Set(try names.map { try folder.read($0) })
    }

    private func milliseconds(_ work: () throws -> Void) rethrows -> Int {
        let time = try ContinuousClock().measure(work)
        return Int(time / .milliseconds(1))
    }
}
#endif
