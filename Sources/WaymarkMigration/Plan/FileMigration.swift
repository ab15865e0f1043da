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
    let causes: Causes
    let options: MigrationOptions
    /// What is said about the file's lines elsewhere; asked when the file would change.
    let configuration: (String) -> StyleConfiguration

    func result() -> FileResult {
        if file.hasError { return leftAlone(file.fault) }
        let edits = sites.flatMap(edits) + (addition.map { [$0] } ?? [])
        let isEdited = sites.contains { if case .rewrite = $0.outcome { true } else { false } }
        guard !edits.isEmpty || isEdited else {
            return result(file.source.bytes, LayoutStyle())
        }
        let style = LayoutStyle(of: file.source, configuration(file.source.path))
        do {
            let after = try EditedText(file.source, edits, style)
            if let failure = EditCheck(before: file, edits: edits, after: after).failure {
                return leftAlone(.ourFault(failure))
            }
            return result(after.bytes, style)
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

    private func result(_ after: [UInt8], _ style: LayoutStyle) -> FileResult {
        FileResult(
            source: file.source, after: after, style: style, entries: sites.map(entry),
            faults: faults)
    }

    private func leftAlone(_ kind: FileProblem.Kind) -> FileResult {
        FileResult(
            source: file.source, after: file.source.bytes,
            problem: FileProblem(path: file.source.path, kind: kind))
    }

    private func entry(of site: Site) -> FileResult.Entry {
        let (disposition, edits): (FileResult.Disposition, [Edit]) =
            switch site.outcome {
            case .rewrite(let level, let edits):
                (options.levels.contains(level) ? .migrated(level) : .waits(level), edits)
            case .refuse(let refusal): (.refused(refusal), [])
            }
        return FileResult.Entry(
            rule: site.rule, place: file.source.place(of: site.offset), subject: site.subject,
            disposition: disposition, edits: edits, isWrapped: site.wrapper != nil,
            cause: causes.cause(of: site, in: file.source), assumed: site.assumed)
    }
}

extension ParsedFile {
    /// The fault for which the file does not parse.
    fileprivate var fault: FileProblem.Kind {
        let mark = "<<<<<<< ".utf8
        let conflict = (0..<source.lineCount).first {
            source.bytes[source.range(ofLine: $0)].starts(with: mark)
        }
        return conflict.map { .mergeConflict(line: $0 + 1) }
            ?? .doesNotParse(line: lineOfFirstError)
    }
}
#endif
