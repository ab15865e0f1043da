// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A program that was run to its end, as `waymark` as it was built with these tests.
struct Program {
    let status: Int32
    let output: String
    let complaints: String

    /// The lines of both, to be printed when a test fails.
    var said: String { output + complaints }

    /// Runs the tool.
    static func waymark(
        _ arguments: String..., in folder: ProjectFolder, input: String = ""
    ) throws -> Program {
        try run([tool.path] + arguments, in: folder.path, input: input)
    }

    /// Runs git, as a person of no name.
    @discardableResult
    static func git(_ arguments: String..., in folder: ProjectFolder) throws -> Program {
        let name = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.com"]
        return try run(["git"] + name + arguments, in: folder.path)
    }

    /// The location of the tool: beside these tests.
    static var tool: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
        return tests.deletingLastPathComponent().appendingPathComponent("waymark")
    }

    static func process(_ arguments: [String], in folder: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        return process
    }

    static func run(_ arguments: [String], in folder: String, input: String = "") throws
        -> Program
    {
        let scratch = try ProjectFolder()
        defer { scratch.remove() }
        for name in ["out", "err"] { try scratch.write("", to: name) }
        try scratch.write(input, to: "in")
        let process = process(arguments, in: folder)
        process.standardInput = FileHandle(forReadingAtPath: scratch.path + "/in")
        process.standardOutput = FileHandle(forWritingAtPath: scratch.path + "/out")
        process.standardError = FileHandle(forWritingAtPath: scratch.path + "/err")
        try process.run()
        process.waitUntilExit()
        return Program(
            status: process.terminationStatus, output: try scratch.read("out"),
            complaints: try scratch.read("err"))
    }
}
#endif
