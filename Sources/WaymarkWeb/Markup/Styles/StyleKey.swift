// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The subject of a class name that says its own rule: its part after `w-`.
///
/// Whoever writes such a name does so by a key, and each key has a rule, so that no name is written
/// that means nothing.
enum StyleKey: String {
    /// Padding and margin at the edges.
    case pt, pb, ps, pe, mt, mb, ms, me
    /// Sizes, the distances between children, columns and rows, the least length of a spacer.
    case w, h, minw, maxw, minh, maxh, g, gx, gy, sp
    /// The colour of the area, of the words, of what can be pressed.
    case bg, fg, ti
    /// Named font, size, weight, family, slant, even digits, underline, strike, both lines.
    case f, fs, fw, fd, it, md, ul, st, us
    /// Hidden, opacity, what is filled of a ring, corners, shape, most and least lines, aspect
    /// ratio, width of a column.
    case hid, op, pr, r, sh, ll, lr, ar, cw
    /// The height of a sheet in a narrow window.
    case dh
    /// Alignment of text, place of the box, places of the content from side to side and from top
    /// to bottom.
    case ta, pl, fx, fy
    /// Columns of a grid, columns and anchor of its cells, columns and rows that are filled, places
    /// in these.
    case gn, gc, ga, tc, tr, tp

    /// The class name with nothing after the key.
    var name: String { AtomicStyle.prefix + rawValue }

    /// The class name with this after the key.
    func name(_ value: String) -> String { AtomicStyle.prefix + rawValue + "-" + value }
}

extension StyleKey {
    /// The declarations of the rule for what stands after the key; `nil` if nobody writes that.
    func declarations(_ rest: ArraySlice<Substring>) -> String? {
        let values = rest.map(String.init)
        return switch (self, values.count) {
        case (.bg, _): StyleColor.css(rest, for: .area).map { "background-color:\($0)" }
        case (.fg, _): AtomicStyle.foreground(rest)
        case (.ti, _): AtomicStyle.tint(rest)
        case (.it, 0): "font-style:italic"
        case (.md, 0): "font-variant-numeric:tabular-nums"
        case (.ul, 0): "text-decoration:underline"
        case (.st, 0): "text-decoration:line-through"
        case (.us, 0): "text-decoration:underline line-through"
        case (.hid, 0): "visibility:hidden"
        case (.ar, 2): AtomicStyle.ratio(values[0], values[1])
        case (.cw, 3): AtomicStyle.columnWidth(values)
        case (.dh, 2): AtomicStyle.sheetHeight(values[0], unit: values[1])
        case (.gc, 2): AtomicStyle.gridCell(values)
        case (.ga, 2): AtomicStyle.gridAnchor(values)
        case (.tc, _): AtomicStyle.tracks(values, .columns)
        case (.tr, _): AtomicStyle.tracks(values, .rows)
        case (.tp, _): AtomicStyle.places(values)
        case (_, 1): declarations(values[0])
        default: nil
        }
    }

    /// The same where one value stands after the key.
    private func declarations(_ value: String) -> String? {
        switch self {
        case .pt: AtomicStyle.edge("padding", "-block-start", value)
        case .pb: AtomicStyle.edge("padding", "-block-end", value)
        case .ps: AtomicStyle.edge("padding", "-inline-start", value)
        case .pe: AtomicStyle.edge("padding", "-inline-end", value)
        case .mt: AtomicStyle.edge("margin", "-block-start", value)
        case .mb: AtomicStyle.edge("margin", "-block-end", value)
        case .ms: AtomicStyle.edge("margin", "-inline-start", value)
        case .me: AtomicStyle.edge("margin", "-inline-end", value)
        case .w:
            AtomicStyle.size("inline-size", value, endless: AtomicStyle.wide, isRigid: true)
        case .h: AtomicStyle.size("block-size", value, endless: "flex-grow:1", isRigid: true)
        case .minw: AtomicStyle.size("min-inline-size", value, endless: "align-self:stretch")
        case .maxw: AtomicStyle.size("max-inline-size", value, endless: AtomicStyle.wide)
        case .minh: AtomicStyle.size("min-block-size", value, endless: "flex-grow:1")
        case .maxh: AtomicStyle.size("max-block-size", value, endless: "flex-grow:1")
        case .g: AtomicStyle.size("gap", value)
        case .gx: AtomicStyle.size("column-gap", value)
        case .gy: AtomicStyle.size("row-gap", value)
        case .gn: AtomicStyle.gridColumns(value)
        case .sp: AtomicStyle.size("--length", value, isRigid: true)
        case .f: AtomicStyle.namedFont(value)
        case .fs: AtomicStyle.fontSize(value)
        case .fw: AtomicStyle.fontWeight(value)
        case .fd: AtomicStyle.fontFamily(value)
        case .op: AtomicStyle.share(value).map { "opacity:\($0)" }
        case .pr: AtomicStyle.percent(value).map { "--share:\($0)" }
        case .r: AtomicStyle.corners(value)
        case .sh: ClipShape(rawValue: value)?.css
        case .ll: AtomicStyle.lines(value)
        case .lr: AtomicStyle.leastLines(value)
        case .ta: HorizontalPosition(rawValue: value)?.textAlignment
        case .pl: HorizontalPosition(rawValue: value)?.margins
        case .fx: HorizontalPosition(rawValue: value)?.contentPlace
        case .fy: VerticalPosition(rawValue: value)?.contentPlace
        case .bg, .fg, .ti, .it, .md, .ul, .st, .us, .hid, .ar, .cw, .dh, .gc, .ga, .tc, .tr,
            .tp:
            nil
        }
    }
}
