// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Looks as class names that say their own rule: `w-ps-16` is 16 points of leading padding.
///
/// A rule is computed from its name alone, so no page needs a style attribute, and nothing has
/// to be remembered about the names that were sent.
enum AtomicStyle {
    static let prefix = "w-"

    /// The class names of what modifiers added, innermost first.
    static func classes(for effects: [StyleEffect]) -> [String] {
        if effects.isEmpty { return [] }
        var box = StyledBox()
        for effect in effects { box.apply(effect) }
        return box.classes
    }

    /// The class names of one run of text.
    static func classes(for run: TextRun) -> [String] {
        if run.isPlain { return [] }
        var classes: [String] = []
        if let font = run.font { classes += self.classes(for: font) }
        if run.isBold { classes.append("w-fw-700") }
        if run.isItalic { classes.append("w-it") }
        if let color = run.color { classes.append("w-fg-" + StyleColor.encode(color)) }
        switch (run.isUnderlined, run.isStruckThrough) {
        case (true, true): classes.append("w-us")
        case (true, false): classes.append("w-ul")
        case (false, true): classes.append("w-st")
        case (false, false): break
        }
        return classes
    }

    static func classes(for font: FontValue) -> [String] {
        var classes: [String] = []
        if let style = font.style { classes.append("w-f-" + style.rawValue) }
        if let size = font.size, size.isFinite {
            classes.append("w-fs-" + StyleNumber.encode(max(size, 1)))
        }
        if let weight = font.weight { classes.append("w-fw-\(weight.rawValue)") }
        if font.design != .standard { classes.append("w-fd-" + font.design.rawValue) }
        if font.isItalic { classes.append("w-it") }
        if font.hasMonospacedDigits { classes.append("w-md") }
        return classes
    }

    /// The distance between the children of a layout.
    static func gap(_ points: Double) -> String { "w-g-" + StyleNumber.encode(points) }

    /// The least length of a spacer.
    static func spacer(_ points: Double) -> String { "w-sp-" + StyleNumber.encode(points) }

    /// An area of one colour.
    static func fill(_ color: ColorValue) -> String { "w-bg-" + StyleColor.encode(color) }

    /// How much of a ring or a line is filled, in whole percent.
    static func progress(_ share: Double) -> String {
        "w-pr-" + StyleNumber.encode((share * 100).rounded())
    }

    /// The width that a column would like to have: least, ideal, most; `x` is none.
    static func columnWidth(_ width: ColumnWidth) -> String {
        let least = width.min.map(StyleNumber.encode) ?? "x"
        let most = width.max.map { $0.isFinite ? StyleNumber.encode($0) : "x" } ?? "x"
        return "w-cw-\(least)-\(StyleNumber.encode(width.ideal))-\(most)"
    }
}
