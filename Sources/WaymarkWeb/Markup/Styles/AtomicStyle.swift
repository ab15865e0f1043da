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
        effects.isEmpty ? [] : StyledBox(effects).classes
    }

    /// The class names of one run of text.
    static func classes(for run: TextRun) -> [String] {
        if run.isPlain { return [] }
        var classes: [String] = []
        if let font = run.font { classes += self.classes(for: font) }
        if run.isBold { classes.append(StyleKey.fw.name("700")) }
        if run.isItalic { classes.append(StyleKey.it.name) }
        if let color = run.color { classes.append(StyleKey.fg.name(StyleColor.encode(color))) }
        switch (run.isUnderlined, run.isStruckThrough) {
        case (true, true): classes.append(StyleKey.us.name)
        case (true, false): classes.append(StyleKey.ul.name)
        case (false, true): classes.append(StyleKey.st.name)
        case (false, false): break
        }
        return classes
    }

    static func classes(for font: FontValue) -> [String] {
        var classes: [String] = []
        if let style = font.style { classes.append(StyleKey.f.name(style.rawValue)) }
        if let size = font.size, size.isFinite {
            classes.append(StyleKey.fs.name(StyleNumber.encode(max(size, 1))))
        }
        if let weight = font.weight { classes.append(StyleKey.fw.name("\(weight.rawValue)")) }
        if font.design != .standard { classes.append(StyleKey.fd.name(font.design.rawValue)) }
        if font.isItalic { classes.append(StyleKey.it.name) }
        if font.hasMonospacedDigits { classes.append(StyleKey.md.name) }
        return classes
    }

    /// The distance between the children of a layout.
    static func gap(_ points: Double) -> String { StyleKey.g.name(StyleNumber.encode(points)) }

    /// The least length of a spacer.
    static func spacer(_ points: Double) -> String { StyleKey.sp.name(StyleNumber.encode(points)) }

    /// An area of one colour.
    static func fill(_ color: ColorValue) -> String { StyleKey.bg.name(StyleColor.encode(color)) }

    /// Returns the class for the share of a ring or a line that is filled, in whole percent.
    static func progress(_ share: Double) -> String {
        StyleKey.pr.name(StyleNumber.encode((share * 100).rounded()))
    }

    /// The width that a column would like to have: least, ideal, most; `x` is none.
    static func columnWidth(_ width: ColumnWidth) -> String {
        let least = width.min.map(StyleNumber.encode) ?? "x"
        let most = width.max.map { $0.isFinite ? StyleNumber.encode($0) : "x" } ?? "x"
        return StyleKey.cw.name("\(least)-\(StyleNumber.encode(width.ideal))-\(most)")
    }
}
