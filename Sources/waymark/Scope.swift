// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

/// The options that say which files to look at.
struct Scope: ParsableArguments {
    @Argument(help: "Files and folders; '-' reads standard input.")
    var paths = ["."]

    @Option(
        help: ArgumentHelp(
            "Only files that changed since a git revision, or that git does not know yet.",
            valueName: "revision"))
    var since: String?

    @Flag(help: "Print no progress and no summary.")
    var quiet = false

    func validate() throws {
        if paths.contains("") {
            throw ValidationError("a path is empty; name files and folders, or leave it out")
        }
        if since != nil, isStandardInput {
            throw ValidationError("--since needs files; it does not work with '-'")
        }
        if paths.contains("-"), !isStandardInput {
            throw ValidationError("'-' stands alone; name files, or read standard input")
        }
    }

    var isStandardInput: Bool { paths == ["-"] }

    /// Runs over what is named.
    func migration(_ options: MigrationOptions) throws -> Migration {
        var options = options
        if let since {
            do throws(GitFailure) {
                options.files = try GitState.filesChanged(since: since, around: paths)
            } catch {
                throw ValidationError("--since \(since): \(error.reason)")
            }
        }
        let progress = quiet ? nil : Output.progress()
        if let progress { options.onStep = { progress.note($0) } }
        if let progress, let answer = options.answerIPad {
            options.answerIPad = {
                progress.end()
                return answer($0)
            }
        }
        defer { progress?.end() }
        return Migration(paths: paths, options)
    }
}
#endif
