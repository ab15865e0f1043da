// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Many modifiers, one box: padding is inside its background, margin outside.
struct StyledBox {
    private var padding = Edges()
    private var margin = Edges()
    private var sizes: [StyleKey: Double] = [:]
    /// True if a background or a clip has drawn the edge of the box.
    private var hasEdge = false
    private var font: FontValue?
    private var weight: FontValue.Weight?
    private var opacity = 1.0
    /// One class name per subject; the subjects in the order they came.
    private var chosen: [(subject: Subject, name: String)] = []

    /// The direction in which lines are read; the innermost modifier decides.
    private var direction: String?
    /// A short text at the end of a row; the outermost modifier decides.
    private var badge: String?
    private var isFullSwipe = false
    private var redaction: String?

    private static let sizeKeys: [StyleKey] = [.w, .h, .minw, .maxw, .minh, .maxh]

    /// Makes a box with these effects, the innermost first.
    init(_ effects: [StyleEffect]) {
        for effect in effects { apply(effect) }
    }

    private enum Subject {
        case italic, foreground, background, tint, hidden, lines, leastLines, text, corners, shape
        case ratio, alignX, alignY, place
    }

    private struct Edges {
        var top = 0.0
        var bottom = 0.0
        var start = 0.0
        var end = 0.0

        mutating func add(_ insets: Insets) {
            top += insets.top ?? 16
            bottom += insets.bottom ?? 16
            start += insets.leading ?? 16
            end += insets.trailing ?? 16
        }

        /// The keys are those of the edges: top, bottom, start, end.
        func classes(_ keys: [StyleKey]) -> [String] {
            zip(keys, [top, bottom, start, end]).compactMap { key, value in
                value == 0 ? nil : key.name(StyleNumber.encode(value))
            }
        }
    }

    private mutating func apply(_ effect: StyleEffect) {
        switch effect {
        case .padding(let insets): pad(insets)
        case .frame(let frame): size(frame)
        case .font(let font): self.font = self.font ?? font
        case .weight(let weight): self.weight = self.weight ?? weight
        case .italic: choose(.italic, StyleKey.it.name)
        case .foreground(let color): choose(.foreground, StyleKey.fg.name(StyleColor.encode(color)))
        case .background(let color, let radius):
            replace(.background, AtomicStyle.fill(color))
            if let radius { replace(.corners, StyleKey.r.name(StyleNumber.encode(radius))) }
            hasEdge = true
        case .tint(let color): choose(.tint, StyleKey.ti.name(StyleColor.encode(color)))
        case .opacity(let share): opacity *= share
        case .hidden: choose(.hidden, StyleKey.hid.name)
        case .lineLimit(let count):
            let most = count.map { String(min(max($0, 1), 999)) } ?? "x"
            choose(.lines, StyleKey.ll.name(most))
        case .leastLines(let count):
            choose(.leastLines, StyleKey.lr.name(String(min(max(count, 1), 999))))
        case .textAlignment(let edge): choose(.text, StyleKey.ta.name(edge.rawValue))
        case .cornerRadius(let radius):
            replace(.corners, StyleKey.r.name(StyleNumber.encode(radius)))
            hasEdge = true
        case .clip(let shape):
            replace(.shape, StyleKey.sh.name(shape.rawValue))
            hasEdge = true
        case .aspectRatio(let ratio, let fills):
            let share = ratio.map(StyleNumber.encode) ?? "x"
            choose(.ratio, StyleKey.ar.name("\(share)-\(fills ? "fill" : "fit")"))
        case .rightToLeft(let isMirrored): direction = direction ?? (isMirrored ? "rtl" : "ltr")
        case .badge(let text): badge = text
        case .redacted(let isHidden): redaction = redaction ?? (isHidden ? "yes" : "no")
        case .fullSwipe: isFullSwipe = true
        }
    }

    /// The attributes of an element beside its classes.
    var attributes: [HTMLNode.Attribute] {
        var attributes: [HTMLNode.Attribute] = []
        if let direction { attributes.append(.init("dir", direction)) }
        if let badge { attributes.append(.init("data-badge", badge)) }
        if let redaction { attributes.append(.init("data-redacted", redaction)) }
        if isFullSwipe { attributes.append(.init("data-full")) }
        return attributes
    }

    var classes: [String] {
        var classes =
            padding.classes([.pt, .pb, .ps, .pe]) + margin.classes([.mt, .mb, .ms, .me])
        for size in Self.sizeKeys {
            guard let value = sizes[size] else { continue }
            let length = value.isFinite ? StyleNumber.encode(max(value, 0)) : "inf"
            classes.append(size.name(length))
        }
        if let font { classes += AtomicStyle.classes(for: font) }
        if let weight {
            classes.removeAll { $0.hasPrefix(StyleKey.fw.name("")) }
            classes.append(StyleKey.fw.name("\(weight.rawValue)"))
        }
        classes += chosen.map(\.name)
        if opacity < 1 {
            classes.append(StyleKey.op.name(StyleNumber.encode(max(opacity, 0) * 100)))
        }
        var seen: Set<String> = []
        return classes.filter { seen.insert($0).inserted }
    }

    private mutating func pad(_ insets: Insets) {
        if hasEdge {
            margin.add(insets)
            return
        }
        padding.add(insets)
        let width = (insets.leading ?? 16) + (insets.trailing ?? 16)
        let height = (insets.top ?? 16) + (insets.bottom ?? 16)
        for size in [StyleKey.w, .minw, .maxw] { sizes[size]? += width }
        for size in [StyleKey.h, .minh, .maxh] { sizes[size]? += height }
    }

    /// A wide frame around something that already has its edge only places it.
    private mutating func size(_ frame: Frame) {
        let wide = frame.maxWidth == .infinity
        sizes[.w] = frame.width ?? sizes[.w]
        sizes[.h] = frame.height ?? sizes[.h]
        sizes[.minw] = frame.minWidth ?? sizes[.minw]
        sizes[.minh] = frame.minHeight ?? sizes[.minh]
        sizes[.maxh] = frame.maxHeight ?? sizes[.maxh]
        if wide && hasEdge {
            choose(.place, StyleKey.pl.name(frame.alignment.horizontal.rawValue))
            return
        }
        sizes[.maxw] = frame.maxWidth ?? sizes[.maxw]
        choose(.alignX, StyleKey.fx.name(frame.alignment.horizontal.rawValue))
        choose(.alignY, StyleKey.fy.name(frame.alignment.vertical.rawValue))
    }

    /// The innermost modifier decides.
    private mutating func choose(_ subject: Subject, _ name: String) {
        if !chosen.contains(where: { $0.subject == subject }) { chosen.append((subject, name)) }
    }

    /// The outermost modifier decides.
    private mutating func replace(_ subject: Subject, _ name: String) {
        chosen.removeAll { $0.subject == subject }
        chosen.append((subject, name))
    }
}
