// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser
    import Foundation
    import WaymarkMigration

    struct Migrate: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints what would change, as a diff that 'git apply' takes.")

        @Argument(help: "Files and folders; '-' reads standard input and prints the result.")
        var paths = ["."]

        @Flag(help: "Change the files.")
        var write = false

        @Flag(help: "Print nothing but the summary; exit with 1 when something would change.")
        var check = false

        @Flag(help: "Also do what adds code that a person should read.")
        var assisted = false

        @Option(help: "What becomes of containers that iPads and Macs show as a sidebar.")
        var ipad: IPadChoice?

        @OptionGroup var selection: Selection

        func validate() throws {
            if write, check { throw ValidationError("--write and --check exclude each other") }
        }

        func run() throws {
            var options = try selection.options()
            if assisted { options.levels.insert(.assisted) }
            if let ipad {
                options.levels.insert(.layout)
                options.ipad = ipad
            }
            if paths == ["-"] { return try migrateStandardInput(options) }
            let migration = Migration(paths: paths, options)
            for result in migration.results where !check && !write { Output.write(result.diff) }
            let unwritten = write ? FileWriter.write(migration.results) : []
            let problems = migration.problems + unwritten
            for problem in problems { Output.complain("waymark: \(problem)") }
            Output.complain(Summary(migration, isWritten: write).text)
            if !problems.isEmpty { throw ExitCode(2) }
            if check, migration.results.contains(where: \.isChanged) { throw ExitCode(1) }
        }

        private func migrateStandardInput(_ options: MigrationOptions) throws {
            let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
            let source = try SourceReader.text(bytes, path: "<standard input>")
            let migration = Migration(source: source, options)
            for problem in migration.problems { Output.complain("waymark: \(problem)") }
            FileHandle.standardOutput.write(Data(migration.results.first?.after ?? bytes))
            if !migration.problems.isEmpty { throw ExitCode(2) }
        }
    }

    extension IPadChoice: ExpressibleByArgument {}
#endif
