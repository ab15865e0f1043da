// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

/// The exit codes of all commands, which scripts may rely on.
enum ExitStatus: Int32 {
    case done = 0
    /// `lint` found something, `migrate --check` would change something, or `adopt --check` misses
    /// something.
    case found = 1
    case wrongUsage = 2
    case unreadable = 3
    case unparsable = 4
    case unwritable = 5

    /// The sentence about the codes that mean the same for every command.
    static let help = """
        2 wrong usage, 3 a file cannot be read, 4 a file cannot be parsed, 5 a file cannot be \
        written
        """

    /// The code of a run: what was not written counts before what was found, and that before
    /// neighbours that could not be looked at.
    init(_ problems: [FileProblem], hasFindings: Bool = false) {
        let failed = Set(problems.filter { !$0.isHarmless }.map(\.step))
        self =
            if failed.contains(.writing) {
                .unwritable
            } else if hasFindings {
                .found
            } else if failed.contains(.reading) {
                .unreadable
            } else if failed.contains(.parsing) {
                .unparsable
            } else {
                .done
            }
    }

    /// The code of a command that could not do a step; `nil` is that it was used wrongly.
    init(without step: FileProblem.Step?) {
        self =
            switch step {
            case .reading: .unreadable
            case .parsing: .unparsable
            case .writing: .unwritable
            case nil: .wrongUsage
            }
    }

    /// Ends the command, unless all was done.
    func end() throws {
        if self != .done { throw ExitCode(rawValue) }
    }
}

/// An error in what was handed over: it is not what the command takes.
struct InputError: Error, CustomStringConvertible {
    let description: String
    var status = ExitStatus.wrongUsage
}

extension InputError {
    /// The error about a file without which the command cannot begin.
    init(_ problem: FileProblem) {
        description = "\(problem)"
        status = ExitStatus([problem])
    }

    /// The error about a configuration.
    init(_ error: ConfigurationError) {
        description = "\(error)"
        status = ExitStatus(without: error.step)
    }
}
#endif
