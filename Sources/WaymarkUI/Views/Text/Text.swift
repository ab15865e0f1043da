// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Lines of text to read.
public nonisolated struct Text: ElementView, Equatable, Sendable {
    /// What is shown in any language, or a key to it.
    private enum Source: Equatable, Sendable {
        case words(TextContent)
        indirect case key(KeyedWords)
    }

    private var source: Source

    /// The words in the language of the person for whom the app is at work.
    var runs: [TextRun] { words(in: nil).runs }

    /// Text that stands in the source; string tables may have other words for it.
    ///
    /// It is shown in the language of `EnvironmentValues.locale`, which is that of the person who
    /// looks, unless a view above sets another.
    ///
    /// - Parameters:
    ///   - tableName: The name of the table; `nil` is `Localizable`.
    ///   - bundle: The bundle whose tables are asked; `nil` is the app's own.
    ///   - comment: For whoever translates; it is not kept.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(KeyedWords(key, table: tableName, bundle: bundle, language: nil))
    }

    init(_ key: KeyedWords) {
        source = key.varies ? .key(key) : .words(TextContent(key.key.runs))
    }

    /// Exactly this string.
    public init(verbatim content: String) { source = .words(TextContent(content)) }

    /// A string from the app's data; it is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Text with attributes: what is strong, emphasized, struck out or code looks so.
    ///
    /// *Differs from Apple:* other attributes, such as fonts and colours, are not shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            TextRun(
                String(attributedContent[run.range].characters),
                meaning: run.inlinePresentationIntent ?? [])
        }
        source = .words(TextContent(runs))
    }

    /// A value as a format style writes it, such as a date or a price.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Both texts in one line, each with its own style.
    public static func + (a: Text, b: Text) -> Text {
        var sum = a
        sum.source = .words(TextContent(a.runs + b.runs))
        return sum
    }

    /// The text without its style.
    var plainString: String { words(in: nil).string }

    /// True if other words may be shown in another language.
    var variesByLanguage: Bool { if case .key = source { true } else { false } }

    /// The words in a language, as a locale's name says it; without it in that of the person for
    /// whom the app is at work.
    func words(in language: String?) -> TextContent {
        switch source {
        case .words(let words): words
        case .key(let key): key.words(in: language)
        }
    }

    func changingRuns(_ change: (inout TextRun) -> Void) -> Text {
        var copy = self
        switch source {
        case .words(let words):
            var runs = words.runs
            for index in runs.indices { change(&runs[index]) }
            copy.source = .words(TextContent(runs))
        case .key(var key):
            key.change(change)
            copy.source = .key(key)
        }
        return copy
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        if view.variesByLanguage { return TextNode(view, inputs) }
        return LeafNode(view, inputs) { .text($0.words(in: nil)) }
    }
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

extension TextRun {
    /// Words that look as what they mean in Markdown.
    fileprivate init(_ string: String, meaning: InlinePresentationIntent) {
        self.init(string)
        isBold = meaning.contains(.stronglyEmphasized)
        isItalic = meaning.contains(.emphasized)
        isStruckThrough = meaning.contains(.strikethrough)
        if meaning.contains(.code) {
            var font = FontValue()
            font.design = .monospaced
            self.font = font
        }
    }
}
