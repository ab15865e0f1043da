// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension AtomicStyle {
    /// The columns or rows that children fill, with the distance between them.
    static func tracks(of grid: FlowGridElement) -> String {
        let key: StyleKey = grid.kind == .columns ? .tc : .tr
        let list = TrackList(grid.tracks.map(\.size), gap: grid.trackSpacing)
        let name = key.name(list.text)
        if name.utf8.count <= longestName { return name }
        let plain = GridTrack.Size.flexible(minimum: 10, maximum: .infinity)
        let count = min(grid.tracks.count, TrackList.mostTracks)
        let even = Array(repeating: plain, count: count)
        return key.name(TrackList(even, gap: grid.trackSpacing).text)
    }

    /// The places of children that are smaller than their part of a track, for each track in turn.
    static func places(in tracks: [GridTrack]) -> String {
        let letters = tracks.prefix(40).map { track in
            let (x, y) = (track.alignment.horizontal, track.alignment.vertical)
            return "\(x.rawValue.prefix(1))\(y.rawValue.prefix(1))"
        }
        return StyleKey.tp.name(letters.joined(separator: "-"))
    }

    static func tracks(_ values: [String], _ kind: FlowGridElement.Tracks) -> String? {
        TrackList(values).map { $0.css(kind) }
    }

    static func places(_ values: [String]) -> String? {
        let places = values.compactMap(place)
        guard places.count == values.count, places.count > 1 else { return nil }
        return places.enumerated().map { index, place in
            let nth = ":nth-child(\(places.count)n+\(index + 1) of "
            return "&>\(nth):not(.section)),&>.section>.rows>\(nth)"
                + ":not(.section-header,.section-footer)){\(place)}"
        }.joined()
    }

    private static func place(_ letters: String) -> String? {
        guard letters.utf8.count == 2, let x = letters.first, let y = letters.last,
            let side = ["l": "start", "c": "center", "t": "end"][x],
            let level = [
                "t": "start", "c": "center", "b": "end", "f": "baseline", "l": "last baseline",
            ][y]
        else { return nil }
        return "justify-self:\(side);align-self:\(level)"
    }
}
