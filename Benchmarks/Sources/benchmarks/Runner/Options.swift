// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The options of the command line.
struct Options {
    static let help = """
        usage: benchmarks [--check] [--json FILE] [--only TEXT] [--rounds COUNT]

          --check         exit with 1 when a goal is missed
          --json FILE     write the results to FILE too
          --only TEXT     run the scenarios whose title contains TEXT
          --rounds COUNT  samples of each case, 51 unless told otherwise
        """

    var isChecking = false
    var wantsHelp = false
    var jsonPath: String?
    var only: String?
    var rounds = 51

    /// - Throws: `OptionError` for what the help does not name.
    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            switch name {
            case "--check": isChecking = true
            case "--help", "-h": wantsHelp = true
            case "--json": jsonPath = try Self.value(of: name, &rest)
            case "--only": only = try Self.value(of: name, &rest)
            case "--rounds": rounds = try Self.count(of: name, &rest)
            default: throw OptionError(message: "unknown option '\(name)'")
            }
        }
    }

    private static func value(of name: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else {
            throw OptionError(message: "'\(name)' needs a value")
        }
        return value
    }

    private static func count(of name: String, _ rest: inout ArraySlice<String>) throws -> Int {
        guard let count = Int(try value(of: name, &rest)), count > 0 else {
            throw OptionError(message: "'\(name)' needs a number above 0")
        }
        return count
    }
}

/// An error in a command line.
struct OptionError: Error {
    let message: String
}
