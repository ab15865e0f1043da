// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Lines of text to read.
public nonisolated struct Text: ElementView, Equatable, Sendable {
    private(set) var words: TextContent

    var runs: [TextRun] {
        get { words.runs }
        set { words.runs = newValue }
    }

    /// Text that stands in the source; its values are filled in.
    ///
    /// *Differs from Apple:* there are no string tables, so the other arguments are not used.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        words = TextContent(key.runs)
    }

    /// Exactly this string.
    public init(verbatim content: String) { words = TextContent(content) }

    /// A string from the app's data; it is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Text with attributes.
    ///
    /// *Differs from Apple:* Linux's Foundation knows no looks of text, so only the characters are
    /// shown.
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    /// A value as a format style writes it, such as a date or a price.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Both texts in one line, each with its own style.
    public static func + (a: Text, b: Text) -> Text {
        var sum = a
        sum.runs += b.runs
        return sum
    }

    /// The text without its style.
    var plainString: String { words.string }

    func changingRuns(_ change: (inout TextRun) -> Void) -> Text {
        var runs = runs
        for index in runs.indices { change(&runs[index]) }
        var copy = self
        copy.runs = runs
        return copy
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { $0.role }
    }

    var role: ElementRole { .text(words) }
}

extension Text {
    /// Makes the strokes thick, or does not when `isActive` is false.
    public func bold(_ isActive: Bool = true) -> Text { changingRuns { $0.isBold = isActive } }
    /// Slants the letters, or does not when `isActive` is false.
    public func italic(_ isActive: Bool = true) -> Text { changingRuns { $0.isItalic = isActive } }
    /// Draws a line under the text. *Differs from Apple:* the line has the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changingRuns { $0.isUnderlined = isActive }
    }
    /// Draws a line through the text. *Differs from Apple:* the line has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changingRuns { $0.isStruckThrough = isActive }
    }
    /// Draws a line under the text. *Differs from Apple:* every pattern is a solid line.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }
    /// Draws a line through the text. *Differs from Apple:* every pattern is a solid line.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }
    /// Sets the font; `nil` leaves it to the views around.
    public func font(_ font: Font?) -> Text { changingRuns { $0.font = font?.value } }
    /// Sets the thickness of the strokes; `nil` leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changingRuns { run in
            var font = run.font ?? FontValue()
            font.weight = weight?.value
            run.font = font
        }
    }
    /// Makes all digits equally wide; for numbers that change or stand in columns.
    public func monospacedDigit() -> Text {
        changingRuns { run in
            var font = run.font ?? FontValue()
            font.hasMonospacedDigits = true
            run.font = font
        }
    }
    /// Sets the colour; `nil` leaves it to the views around. `foregroundStyle(_:)` is newer.
    public func foregroundColor(_ color: Color?) -> Text {
        changingRuns { $0.color = color?.value }
    }
    /// Sets the colour from a style. *Differs from Apple:* a gradient gives its first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changingRuns { $0.color = style.elementColor }
    }
}
