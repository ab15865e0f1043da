// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

/// The list of findings that a project lives with.
struct KnownFindings: ParsableArguments {
    @Option(help: ArgumentHelp("Findings in this file do not count.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to this file.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Remove from the baseline what is no longer found.")
    var pruneBaseline = false

    var isUsed: Bool { baseline != nil || writeBaseline != nil || pruneBaseline }

    func validate() throws {
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline and --write-baseline exclude each other")
        }
    }

    /// The findings that count; writes the list when that is asked for.
    ///
    /// - Parameter configured: The list that the project's configuration names.
    func unknown(
        among findings: [Finding], of migration: Migration, _ configured: String?
    ) throws -> [Finding] {
        if let writeBaseline {
            try Output.write(Baseline(findings).json, to: writeBaseline)
            return []
        }
        guard let path = baseline ?? configured else {
            guard !pruneBaseline else {
                throw ValidationError("--prune-baseline needs --baseline")
            }
            return findings
        }
        var baseline = try read(path)
        let unknown = baseline.unknown(among: findings)
        let obsolete = baseline.obsolete(after: findings, of: migration)
        if pruneBaseline {
            baseline.remove(obsolete)
            try Output.write(baseline.json, to: path)
        } else if !obsolete.isEmpty {
            Output.complain(
                "waymark: \(path): \(obsolete.count) of its findings are gone; "
                    + "--prune-baseline removes them")
        }
        return unknown
    }

    private func read(_ path: String) throws -> Baseline {
        let bytes: [UInt8]
        do throws(FileReadError) { bytes = try RegularFile.bytes(at: path) } catch {
            throw InputError(
                description: error.problem.kind == .vanished
                    ? "\(path): there is no such baseline; check the path"
                    : "\(error.problem)", status: .unreadable)
        }
        do throws(BaselineError) { return try Baseline(json: Data(bytes)) } catch {
            throw InputError(description: "\(path): \(error)", status: .unparsable)
        }
    }
}
#endif
