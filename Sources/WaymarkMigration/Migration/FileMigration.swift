// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Plans the edits of one file, does them on a copy, and proves that nothing else changed.
    struct FileMigration {
        let file: ParsedFile
        let context: RuleContext
        let options: MigrationOptions

        func result() -> FileResult {
            let sites = options.rules.filter { $0.canFindSomething(in: file.source) }
                .flatMap { $0.sites(in: file, context) }
                .sorted { $0.offset < $1.offset }
            if file.hasError { return leftAlone(.doesNotParse) }
            let edits = sites.flatMap(edits)
            guard !edits.isEmpty else { return result(sites, file.source.bytes) }
            do {
                let after = try EditedText(file.source, edits)
                if let failure = EditCheck(before: file, edits: edits, after: after).failure {
                    return leftAlone(.ourFault(failure))
                }
                return result(sites, after.bytes)
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

        private func result(_ sites: [Site], _ after: [UInt8]) -> FileResult {
            FileResult(source: file.source, after: after, entries: sites.map(entry), problem: nil)
        }

        private func leftAlone(_ kind: FileProblem.Kind) -> FileResult {
            FileResult(
                source: file.source, after: file.source.bytes, entries: [],
                problem: FileProblem(path: file.source.path, kind: kind))
        }

        private func entry(of site: Site) -> FileResult.Entry {
            let fate: FileResult.Fate =
                switch site.outcome {
                case .rewrite(let level, _):
                    options.levels.contains(level) ? .migrated(level) : .waits(level)
                case .refuse(let refusal): .refused(refusal)
                }
            return FileResult.Entry(
                rule: site.rule, place: file.source.place(of: site.offset), subject: site.subject,
                fate: fate)
        }
    }
#endif
