// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Results as Markdown.
struct Table {
    let outcomes: [Outcome]

    var text: String {
        outcomes.map(section).joined(separator: "\n\n")
    }

    private func section(_ outcome: Outcome) -> String {
        var lines = [
            "## \(outcome.title)", "", outcome.note, "",
            "| case | median | × floor | bodies | made | released | visited | patches |",
            "|---|--:|--:|--:|--:|--:|--:|--:|",
        ]
        lines += outcome.measurements.map(row)
        if !outcome.verdicts.isEmpty { lines.append("") }
        lines += outcome.verdicts.map(line)
        return lines.joined(separator: "\n")
    }

    private func row(_ found: Measurement) -> String {
        let ratio = found.timesFloor.map { $0.rounded(toPlaces: 1) } ?? ""
        var cells = [found.name, found.timeText, ratio]
        let work = found.work
        let counts = [
            work?.bodiesRun, work?.nodesMade, work?.nodesReleased, work?.nodesVisited,
            work?.patches,
        ]
        cells += counts.map { $0.map(String.init) ?? "" }
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func line(_ verdict: Verdict) -> String {
        let word = verdict.isReached ? "reached" : "**missed**"
        return "- \(word): \(verdict.goal); found: \(verdict.found)"
    }
}

extension Measurement {
    /// The time in the unit that fits it, and the memory where that was measured.
    var timeText: String {
        let time =
            switch nanoseconds {
            case ..<1_000: "\(nanoseconds.rounded(toPlaces: 0)) ns"
            case ..<1_000_000: "\((nanoseconds / 1_000).rounded(toPlaces: 1)) µs"
            default: "\((nanoseconds / 1_000_000).rounded(toPlaces: 2)) ms"
            }
        if let bytesPerRow { return "\(time), \(bytesPerRow) bytes per row" }
        return kilobytes.map { "\(time), \($0 >= 0 ? "+" : "")\($0) KB" } ?? time
    }
}
