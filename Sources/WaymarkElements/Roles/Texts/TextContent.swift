// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Styled text: runs one after the other.
public struct TextContent: Equatable, Sendable {
    /// Most text is one piece without a style, and needs no list.
    private enum Storage: Equatable, Sendable {
        case plain(String)
        case styled([TextRun])
    }

    private var storage: Storage

    /// Makes text from pieces in their own styles.
    public init(_ runs: [TextRun]) {
        let isPlain = runs.count == 1 && runs[0].isPlain
        storage = isPlain ? .plain(runs[0].string) : .styled(runs)
    }

    /// Makes text in the style of its surroundings.
    public init(_ string: String) { storage = .plain(string) }

    /// The pieces, in reading order.
    public var runs: [TextRun] {
        get {
            switch storage {
            case .plain(let string): [TextRun(string)]
            case .styled(let runs): runs
            }
        }
        set { self = TextContent(newValue) }
    }

    /// The only piece, where it is the only one.
    public var single: TextRun? {
        switch storage {
        case .plain(let string): TextRun(string)
        case .styled(let runs): runs.count == 1 ? runs[0] : nil
        }
    }

    /// The text without its style.
    public var string: String {
        switch storage {
        case .plain(let string): string
        case .styled(let runs): runs.map(\.string).joined()
        }
    }
}

/// A piece of text in one style; `nil` inherits.
public struct TextRun: Equatable, Sendable {
    /// The characters.
    public var string: String
    /// The style, kept apart because most text has none of its own; `nil` where all of it is
    /// inherited.
    private var style: Style?

    /// Makes a piece that inherits all of its style.
    public init(_ string: String) { self.string = string }

    private struct Look: Equatable, Sendable {
        var font: FontValue?
        var color: ColorValue?
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruckThrough = false
    }

    private indirect enum Style: Equatable, Sendable { case own(Look) }

    private var look: Look {
        get { if case .own(let look) = style { look } else { Look() } }
        set { style = newValue == Look() ? nil : .own(newValue) }
    }
}

extension TextRun {
    /// The font of this piece.
    public var font: FontValue? {
        get { look.font }
        set { look.font = newValue }
    }
    /// The colour of this piece.
    public var color: ColorValue? {
        get { look.color }
        set { look.color = newValue }
    }
    /// True if it is bold, whatever its font.
    public var isBold: Bool {
        get { look.isBold }
        set { look.isBold = newValue }
    }
    /// True if it is slanted, whatever its font.
    public var isItalic: Bool {
        get { look.isItalic }
        set { look.isItalic = newValue }
    }
    /// True if a line runs below it.
    public var isUnderlined: Bool {
        get { look.isUnderlined }
        set { look.isUnderlined = newValue }
    }
    /// True if a line runs through it.
    public var isStruckThrough: Bool {
        get { look.isStruckThrough }
        set { look.isStruckThrough = newValue }
    }
    /// True if all of its style is inherited.
    public var isPlain: Bool { style == nil }

    /// True if both are in the same style.
    public func hasStyle(of other: TextRun) -> Bool { style == other.style }
}

extension TextContent: OutlinedRole {
    var outline: String { "text \(quoted(string))" }
}
