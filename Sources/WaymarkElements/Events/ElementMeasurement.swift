// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A measurement by a renderer, which comes to the session as an event of the window
/// (`ElementAction.measure`).
public enum ElementMeasurement: Equatable, Sendable {
    /// The room that the window gives to its content.
    case window(WindowSize)
    /// The class of the window's width. The renderer says it and not the app, because the renderer
    /// knows from which width on it draws columns beside one another.
    case width(SizeClass)
    /// The time zone of the person's clock, by its name, such as `Europe/Vienna`; one that is not
    /// known changes nothing.
    case timeZone(String)
}

/// The size of a window, in points: the pixels of a browser's style sheet.
public struct WindowSize: Equatable, Sendable {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// The room in a window: regular if columns fit beside one another, compact if not.
public enum SizeClass: String, Equatable, Sendable { case compact, regular }
