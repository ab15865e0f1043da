// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension FileResult {
    /// All that is to be said about the file, in the order in which it stands there.
    public var findings: [Finding] { findings(drafts + faultDrafts) }

    /// The findings about comments of the file that leave sites out.
    public var findingsAboutComments: [Finding] { findings(faultDrafts) }

    private func findings(_ drafts: [Draft]) -> [Finding] {
        if drafts.isEmpty { return [] }
        var fingerprints = Fingerprints(of: source)
        return drafts.sorted { $0.place < $1.place }.map { draft in
            Finding(
                rule: draft.rule, severity: Catalog.rule(named: draft.rule)?.severity ?? .low,
                place: draft.place, position: source.position(of: draft.place.offset),
                subject: draft.subject, verdict: draft.verdict, cause: draft.cause,
                assumed: draft.assumed, option: draft.option,
                fingerprint: fingerprints.next(draft.rule, at: draft.place.offset),
                fix: Replacement.all(draft.edits, in: source, style))
        }
    }

    private struct Draft {
        let rule: String
        let place: SourcePlace
        let subject: String
        let verdict: Finding.Verdict
        let cause: SourcePlace?
        let assumed: String?
        let option: String?
        let edits: [Edit]
    }

    private var drafts: [Draft] {
        entries.map { entry in
            Draft(
                rule: entry.rule, place: entry.place, subject: entry.subject,
                verdict: entry.disposition.verdict, cause: entry.cause, assumed: entry.assumed,
                option: entry.option, edits: entry.edits)
        }
    }

    private var faultDrafts: [Draft] {
        faults.map { fault in
            Draft(
                rule: IgnoreComment.mark, place: fault.place, subject: fault.subject,
                verdict: .comment(fault.kind), cause: nil, assumed: nil, option: nil, edits: [])
        }
    }
}

extension FileResult.Disposition {
    fileprivate var verdict: Finding.Verdict {
        switch self {
        case .migrated(let level), .waits(let level): .rewritable(level)
        case .refused(let refusal): .refused(refusal)
        }
    }
}
#endif
