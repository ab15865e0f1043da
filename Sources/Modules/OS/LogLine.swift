// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A line for standard error, and the way there.
struct LogLine {
    let log: OSLog
    let level: OSLogType
    let message: String

    /// The line: subsystem and category, the level, the message without line breaks.
    var text: String {
        let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let words = place.isEmpty ? level.word : "\(place) \(level.word)"
        let broken = message.split(omittingEmptySubsequences: false) { $0.isNewline }
        return "\(words): \(broken.joined(separator: "\n  "))\n"
    }

    /// Writes the line if somebody wants messages of its level.
    func write() {
        guard log.isEnabled(type: level) else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
