// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The heights, the background and the corners of a sheet, as its content asks for them.
public struct SheetLook: Equatable, Sendable {
    /// A height of a sheet.
    public enum Height: Hashable, Sendable {
        /// A part of the window's height, from 0 to 1.
        case fraction(Double)
        /// A height in points.
        case points(Double)
    }

    /// The heights among which a person chooses, from the least to the most; empty leaves it to the
    /// renderer.
    public var heights: [Height]
    /// The place of the present height.
    public var height: Int
    /// The colour behind the content; `nil` leaves it to the renderer.
    public var background: ColorValue?
    /// The radius of the corners, in points; `nil` leaves it to the renderer.
    public var cornerRadius: Double?
    /// True if the way to draw it and to close it is shown, false if not; `nil` leaves it to the
    /// renderer.
    public var showsGrabber: Bool?

    /// Makes a look; without arguments, all is left to the renderer.
    public init(
        heights: [Height] = [], height: Int = 0, background: ColorValue? = nil,
        cornerRadius: Double? = nil, showsGrabber: Bool? = nil
    ) {
        self.heights = heights
        self.height = height
        self.background = background
        self.cornerRadius = cornerRadius
        self.showsGrabber = showsGrabber
    }

    /// The present height; `nil` where the renderer chooses.
    public var shownHeight: Height? { heights.indices.contains(height) ? heights[height] : nil }
}

extension SheetLook {
    /// What is not left to the renderer, in words.
    var outline: [String] {
        let height = shownHeight.map { height in
            switch height {
            case .fraction(let part): "\(Int((part * 100).rounded())) %"
            case .points(let points): "\(Int(points)) points"
            }
        }
        return [
            height.map { "height \($0)" + (heights.count > 1 ? " of \(heights.count)" : "") },
            background.map { "background \($0.outline)" },
            cornerRadius.map { "corners \(Int($0))" },
            showsGrabber == false ? "without grabber" : nil,
        ].compactMap(\.self)
    }
}
