// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Does the edits of one file on a copy, and proves that nothing else changed.
struct FileMigration {
    let file: ParsedFile
    let sites: [Site]
    /// The faults of comments that keep sites from being looked at.
    let faults: [FileResult.Fault]
    /// The edit that is done besides those of the sites.
    let addition: Edit?
    let options: MigrationOptions

    func result() -> FileResult {
        if file.hasError { return leftAlone(.doesNotParse(line: file.lineOfFirstError)) }
        let edits = sites.flatMap(edits) + (addition.map { [$0] } ?? [])
        guard !edits.isEmpty else { return result(file.source.bytes) }
        do {
            let after = try EditedText(file.source, edits)
            if let failure = EditCheck(before: file, edits: edits, after: after).failure {
                return leftAlone(.ourFault(failure))
            }
            return result(after.bytes)
        } catch {
            return leftAlone(.ourFault("two edits want the byte \(error.range.lowerBound)"))
        }
    }

    private func edits(of site: Site) -> [Edit] {
        guard case .rewrite(let level, let edits) = site.outcome, options.levels.contains(level)
        else {
            return []
        }
        return edits
    }

    private func result(_ after: [UInt8]) -> FileResult {
        FileResult(
            source: file.source, after: after, entries: sites.map(entry), faults: faults)
    }

    private func leftAlone(_ kind: FileProblem.Kind) -> FileResult {
        FileResult(
            source: file.source, after: file.source.bytes,
            problem: FileProblem(path: file.source.path, kind: kind))
    }

    private func entry(of site: Site) -> FileResult.Entry {
        let (fate, edits): (FileResult.Disposition, [Edit]) =
            switch site.outcome {
            case .rewrite(let level, let edits):
                (options.levels.contains(level) ? .migrated(level) : .waits(level), edits)
            case .refuse(let refusal): (.refused(refusal), [])
            }
        return FileResult.Entry(
            rule: site.rule, place: file.source.place(of: site.offset), subject: site.subject,
            fate: fate, edits: edits, isWrapped: site.wrapper != nil)
    }
}
#endif
