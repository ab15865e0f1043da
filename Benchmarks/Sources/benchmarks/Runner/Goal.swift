// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkTesting

/// Something that must hold on every machine: counts, and times in relation to one another.
enum Goal {
    /// At most so many times what another case of the same rounds takes.
    case time(of: String, atMost: Double, times: String)
    /// Exactly this work.
    case work(of: String, is: Work)
    /// The same work as another case.
    case sameWork(of: String, as: String)
    /// Memory grows by at most so much.
    case memory(of: String, atMostKilobytes: Int)
    /// A row keeps at most so many bytes.
    case bytes(of: String, atMost: Int)

    func verdict(on found: [Measurement]) -> Verdict {
        func named(_ name: String) -> Measurement? { found.first { $0.name == name } }
        switch self {
        case .time(let name, let limit, let other):
            let ratio = (named(name)?.nanoseconds ?? .infinity) / (named(other)?.nanoseconds ?? 1)
            return Verdict(
                "'\(name)' takes at most \(limit) times as long as '\(other)'",
                ratio.rounded(toPlaces: 2), ratio <= limit)
        case .work(let name, let work):
            let actual = named(name)?.work
            return Verdict("'\(name)' does \(work.text)", actual?.text ?? "nothing", actual == work)
        case .sameWork(let name, let other):
            let works = (named(name)?.work, named(other)?.work)
            return Verdict(
                "'\(name)' does the same work as '\(other)'",
                "\(works.0?.text ?? "nothing") and \(works.1?.text ?? "nothing")",
                works.0 != nil && works.0 == works.1)
        case .memory(let name, let limit):
            let grown = named(name)?.kilobytes ?? .max
            return Verdict(
                "'\(name)' grows by at most \(limit) KB", "\(grown) KB", grown <= limit)
        case .bytes(let name, let limit):
            let bytes = named(name)?.bytesPerRow ?? .max
            return Verdict(
                "'\(name)' keeps at most \(limit) bytes for each row", "\(bytes) bytes",
                bytes <= limit)
        }
    }
}

/// The verdict on a goal: what was found, and whether that reaches it.
struct Verdict {
    let goal: String
    let found: String
    let isReached: Bool

    init(_ goal: String, _ found: String, _ isReached: Bool) {
        self.goal = goal
        self.found = found
        self.isReached = isReached
    }
}

extension Work {
    /// The counts in words that fit a table.
    var text: String {
        "\(bodiesRun) bodies, \(nodesMade) made, \(nodesReleased) released, "
            + "\(nodesVisited) visited, \(patches) patches"
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return String((self * scale).rounded() / scale)
    }
}
