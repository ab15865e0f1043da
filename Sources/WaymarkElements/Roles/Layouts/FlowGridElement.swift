// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Children that fill columns of given sizes row by row, or rows of given sizes column by column.
public struct FlowGridElement: Equatable, Sendable {
    /// The kind of tracks that have sizes.
    public enum Tracks: String, Equatable, Sendable { case columns, rows }

    /// The kind of tracks that have sizes.
    public var kind: Tracks
    /// The columns or rows; there is at least one.
    public var tracks: [GridTrack]
    /// The distance between tracks, in points; `nil` is the renderer's standard distance.
    public var trackSpacing: Double?
    /// The distance between the lines that cross the tracks, in points; `nil` is the renderer's
    /// standard distance.
    public var lineSpacing: Double?
    /// The place of all tracks together where they do not fill the grid's own place.
    public var alignment: BoxAlignment

    /// Makes a centred grid with standard distances, unless told otherwise.
    public init(
        _ kind: Tracks, tracks: [GridTrack], trackSpacing: Double? = nil,
        lineSpacing: Double? = nil, alignment: BoxAlignment = .center
    ) {
        self.kind = kind
        self.tracks = tracks
        self.trackSpacing = trackSpacing
        self.lineSpacing = lineSpacing
        self.alignment = alignment
    }
}

/// One column or row of a grid, or as many of a kind as there is room for.
public struct GridTrack: Equatable, Sendable {
    /// The size across the track, in points; an endless maximum is `.infinity`.
    public enum Size: Equatable, Sendable {
        /// As large as this.
        case fixed(Double)
        /// A share of the room that is left, within limits.
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks within these limits as fit into such a share.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// The size across the track.
    public var size: Size
    /// The place of children that are smaller than their part of the track.
    public var alignment: BoxAlignment

    /// Makes a track whose children are in the middle, unless told otherwise.
    public init(_ size: Size, alignment: BoxAlignment = .center) {
        self.size = size
        self.alignment = alignment
    }
}

extension FlowGridElement: OutlinedRole {
    var outline: String {
        "\(kind == .columns ? "vgrid" : "hgrid") "
            + tracks.map(\.size.outline).joined(separator: ", ")
    }
}

extension GridTrack.Size {
    fileprivate var outline: String {
        switch self {
        case .fixed(let size): "\(size)"
        case .flexible: "flexible"
        case .adaptive(let minimum, _): "adaptive \(minimum)"
        }
    }
}
