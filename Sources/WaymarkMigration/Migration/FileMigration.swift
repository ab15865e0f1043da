// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Plans the edits of one file, does them on a copy, and proves that nothing else changed.
    struct FileMigration {
        let file: ParsedFile
        let context: RuleContext
        let options: MigrationOptions

        func result() -> FileResult {
            let found = options.rules.flatMap { $0.sites(in: file, context) }
                .sorted { $0.offset < $1.offset }
            if file.hasError { return leftAlone(.doesNotParse) }
            let asked = IgnoredSites(found, in: file, rules: options.rules.map { $0.name })
            let sites = asked.remaining
            let faults = asked.faults.map { fault in
                FileResult.Fault(
                    kind: fault.fault, subject: fault.subject,
                    place: file.source.place(of: fault.offset))
            }
            let edits = sites.flatMap(edits)
            guard !edits.isEmpty else { return result(sites, faults, file.source.bytes) }
            do {
                let after = try EditedText(file.source, edits)
                if let failure = EditCheck(before: file, edits: edits, after: after).failure {
                    return leftAlone(.ourFault(failure))
                }
                return result(sites, faults, after.bytes)
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

        private func result(_ sites: [Site], _ faults: [FileResult.Fault], _ after: [UInt8])
            -> FileResult
        {
            FileResult(
                source: file.source, after: after, entries: sites.map(entry), problem: nil,
                faults: faults)
        }

        private func leftAlone(_ kind: FileProblem.Kind) -> FileResult {
            FileResult(
                source: file.source, after: file.source.bytes, entries: [],
                problem: FileProblem(path: file.source.path, kind: kind), faults: [])
        }

        private func entry(of site: Site) -> FileResult.Entry {
            let (fate, edits): (FileResult.Fate, [Edit]) =
                switch site.outcome {
                case .rewrite(let level, let edits):
                    (options.levels.contains(level) ? .migrated(level) : .waits(level), edits)
                case .refuse(let refusal): (.refused(refusal), [])
                }
            return FileResult.Entry(
                rule: site.rule, place: file.source.place(of: site.offset), subject: site.subject,
                fate: fate, edits: edits)
        }
    }
#endif
