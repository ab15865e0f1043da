// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser

@main struct Waymark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "waymark",
        abstract: "Brings SwiftUI code from NavigationView's time to today's navigation.",
        discussion: """
            No source is changed without --write, and nothing that is not provably safe is.

            Exit codes: 0 done, 1 'lint' found something, 'migrate --check' would change \
            something or 'adopt --check' misses something, \(ExitStatus.help).
            """,
        subcommands: [
            Migrate.self, Plan.self, Lint.self, Map.self, Rules.self, Explain.self, Config.self,
            Adopt.self, New.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let code as ExitCode {
            exit(withError: code)
        } catch {
            if exitCode(for: error).isSuccess { exit(withError: error) }
            Output.complain(fullMessage(for: error))
            let status = (error as? InputError)?.status ?? .wrongUsage
            exit(withError: ExitCode(status.rawValue))
        }
    }
}
#else
import Foundation

@main struct Waymark {
    static func main() {
        let sentence =
            "'waymark' was built without the package's trait 'Tool'; build it with its defaults\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        exit(2)
    }
}
#endif
