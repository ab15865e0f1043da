// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension FlowGridElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "flow flow-\(kind.rawValue) \(place)-tracks \(AtomicStyle.tracks(of: self))"
        if let lineSpacing {
            let gap = kind == .columns ? AtomicStyle.rowGap : AtomicStyle.columnGap
            classes += " " + gap(lineSpacing)
        }
        return markup.outer("div", "\(classes) \(childPlaces)")
    }

    private var place: String {
        kind == .columns ? alignment.horizontal.rawValue : alignment.vertical.rawValue
    }

    /// The places of children in their tracks: one for all, or one for each track where it is known
    /// how many there are.
    private var childPlaces: String {
        let first = tracks.first?.alignment ?? .center
        let isSame = tracks.allSatisfy { $0.alignment == first }
        if isSame || tracks.contains(where: \.isAdaptive) {
            return "x-\(first.horizontal.rawValue) y-\(first.vertical.rawValue)"
        }
        return AtomicStyle.places(in: tracks)
    }
}

extension GridTrack {
    var isAdaptive: Bool {
        if case .adaptive = size { return true }
        return false
    }
}
