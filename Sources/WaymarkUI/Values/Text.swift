// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Lines of text to read.
public nonisolated struct Text: ElementView, Equatable, Sendable {
    var runs: [TextRun]

    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    {
        self.init(verbatim: key.string)
    }

    public init(verbatim content: String) { runs = [TextRun(content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public static func + (a: Text, b: Text) -> Text {
        var sum = a
        sum.runs += b.runs
        return sum
    }

    /// The text without its style.
    var plainString: String { TextContent(runs).string }

    func changingRuns(_ change: (inout TextRun) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        return copy
    }

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        LeafNode(view, surroundings) { .text(TextContent($0.runs)) }
    }
}

extension Text {
    public func bold(_ isActive: Bool = true) -> Text { changingRuns { $0.isBold = isActive } }
    public func italic(_ isActive: Bool = true) -> Text { changingRuns { $0.isItalic = isActive } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changingRuns { $0.isUnderlined = isActive }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changingRuns { $0.isStruckThrough = isActive }
    }
    public func font(_ font: Font?) -> Text { changingRuns { $0.font = font?.value } }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changingRuns { run in
            var font = run.font ?? FontValue()
            font.weight = weight?.value
            run.font = font
        }
    }
    public func monospacedDigit() -> Text {
        changingRuns { run in
            var font = run.font ?? FontValue()
            font.hasMonospacedDigits = true
            run.font = font
        }
    }
    public func foregroundColor(_ color: Color?) -> Text { changingRuns { $0.color = color?.value } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changingRuns { $0.color = style.elementColor }
    }
}
