// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The tracks of a grid as they stand in a class name: `8-3f10-1x44` are three flexible ones of at
/// least 10 points and one of 44, with 8 points between them.
struct TrackList: Equatable {
    static let mostTracks = 999
    private let runs: [Run]
    /// In points; `nil` is the standard distance.
    private let gap: Double?

    private struct Run: Equatable {
        var count: Int
        let size: GridTrack.Size

        var isAdaptive: Bool { GridTrack(size).isAdaptive }
    }

    init(_ sizes: [GridTrack.Size], gap: Double?) {
        var runs: [Run] = []
        for size in sizes {
            if runs.last?.size == size {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(count: 1, size: size))
            }
        }
        self.runs = runs
        self.gap = gap
    }

    /// Reads what `text` writes; `nil` for all else.
    init?(_ parts: [String]) {
        guard let first = parts.first, parts.count > 1 else { return nil }
        let runs = parts.dropFirst().compactMap(Self.run)
        self.gap = StyleNumber.decode(first)
        self.runs = runs
        let isShortest = zip(runs, runs.dropFirst()).allSatisfy { $0.size != $1.size }
        guard isShortest, text == parts.joined(separator: "-"),
            (1...Self.mostTracks).contains(count)
        else {
            return nil
        }
    }

    var text: String {
        let parts = runs.map { run in "\(run.count)\(Self.text(of: run.size))" }
        return ([gap.map { StyleNumber.encode(max($0, 0)) } ?? "x"] + parts).joined(separator: "-")
    }

    private var count: Int { runs.reduce(0) { $0 + $1.count } }

    private static func text(of size: GridTrack.Size) -> String {
        switch size {
        case .fixed(let size): "x\(StyleNumber.encode(size))"
        case .flexible(let minimum, let maximum): "f\(limits(minimum, maximum))"
        case .adaptive(let minimum, let maximum): "a\(limits(minimum, maximum))"
        }
    }

    private static func limits(_ minimum: Double, _ maximum: Double) -> String {
        StyleNumber.encode(minimum) + (maximum.isFinite ? "m" + StyleNumber.encode(maximum) : "")
    }

    private static func run(_ part: String) -> Run? {
        let digits = part.prefix(while: \.isNumber)
        let rest = part.dropFirst(digits.count)
        let limits = rest.dropFirst().split(separator: "m").compactMap { StyleNumber.decode($0) }
        guard let count = Int(digits), count < 1000, let minimum = limits.first else { return nil }
        let maximum = limits.count > 1 ? limits[1] : .infinity
        switch rest.first {
        case "x": return Run(count: count, size: .fixed(minimum))
        case "f": return Run(count: count, size: .flexible(minimum: minimum, maximum: maximum))
        case "a": return Run(count: count, size: .adaptive(minimum: minimum, maximum: maximum))
        default: return nil
        }
    }
}

extension TrackList {
    /// The declarations for the tracks.
    func css(_ kind: FlowGridElement.Tracks) -> String {
        let (axis, across) = kind == .columns ? ("columns", "column") : ("rows", "row")
        var declarations = "grid-template-\(axis):\(template(kind))"
        if kind == .columns, let exact { declarations += ";grid-template-columns:\(exact)" }
        if gap != nil { declarations += ";\(across)-gap:\(distance)" }
        if let limit {
            let size = kind == .columns ? "inline" : "block"
            declarations +=
                ";&>:not(.section),&>.section>.rows>:not(.section-header,"
                + ".section-footer){max-\(size)-size:\(Self.points(limit.most))}"
        }
        return declarations
    }

    /// The limits of adaptive tracks that stand alone and may not take all the room there is.
    private var limit: (least: Double, most: Double)? {
        guard count == 1, case .adaptive(let least, let most)? = runs.first?.size, most.isFinite
        else { return nil }
        return (least, most)
    }

    /// Adaptive columns that end at their maximum: as many as there is room for by their minimum.
    /// Browsers that cannot divide lengths pass over it, and keep columns without a maximum.
    private var exact: String? {
        guard let limit else { return nil }
        let (least, all) = (Self.points(limit.least), "(100% + \(distance))")
        let number = "max(1,round(down,\(all)/(\(least) + \(distance)),1))"
        return "repeat(auto-fill,minmax(min(\(least),100%),"
            + "min(\(Self.points(limit.most)),\(all)/\(number) - \(distance))))"
    }

    private var distance: String { gap.map(Self.points) ?? "0.5rem" }

    private static func points(_ value: Double) -> String { StyleNumber.css(value) + "px" }

    private func template(_ kind: FlowGridElement.Tracks) -> String {
        var mayRepeat = true
        return runs.map { run in
            var (count, tracks) = (run.count, "")
            if case .adaptive(let minimum, _) = run.size, mayRepeat {
                tracks = many(minimum, kind) + (count > 1 ? " " : "")
                mayRepeat = false
                count -= 1
            }
            if count == 0 { return tracks }
            return tracks + (count > 1 ? "repeat(\(count),\(one(run.size)))" : one(run.size))
        }.joined(separator: " ")
    }

    /// As many tracks as there is room for; a single column is never wider than the grid.
    private func many(_ minimum: Double, _ kind: FlowGridElement.Tracks) -> String {
        let points = Self.points(minimum)
        let least = kind == .columns ? "min(\(points),100%)" : points
        return "repeat(auto-fill,minmax(\(least),1fr))"
    }

    private func one(_ size: GridTrack.Size) -> String {
        switch size {
        case .fixed(let size): return Self.points(size)
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            return "minmax(\(Self.points(minimum)),\(most(maximum)))"
        }
    }

    /// The size to which a track grows: its maximum, and where others would get nothing beside it,
    /// its share of the room at most.
    private func most(_ maximum: Double) -> String {
        let isAmongAdaptive = runs.contains(where: \.isAdaptive)
        if maximum.isFinite {
            let points = Self.points(maximum)
            return isAmongAdaptive || hasEndless ? "min(\(points),\(share))" : points
        }
        return isAmongAdaptive ? share : "1fr"
    }

    private var hasEndless: Bool {
        runs.contains { run in
            if case .flexible(_, let maximum) = run.size { return !maximum.isFinite }
            return false
        }
    }

    /// The part of the room that each track gets which is not of a fixed size.
    private var share: String {
        var (taken, sharing) = (0.0, 0)
        for run in runs {
            if case .fixed(let size) = run.size {
                taken += size * Double(run.count)
            } else {
                sharing += run.count
            }
        }
        return "calc((100% - \(Self.points(taken)) - \(count - 1)*\(distance))/\(max(sharing, 1)))"
    }
}
