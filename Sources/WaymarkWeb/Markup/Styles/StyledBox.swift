// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Many modifiers, one box: padding is inside its background, margin outside.
struct StyledBox {
    private var padding = Edges()
    private var margin = Edges()
    private var sizes: [Size: Double] = [:]
    /// Whether a background or a clip has drawn the edge of the box.
    private var hasEdge = false
    private var font: FontValue?
    private var weight: FontValue.Weight?
    private var opacity = 1.0
    /// One class name per subject; the subjects in the order they came.
    private var chosen: [(subject: Subject, name: String)] = []

    private enum Size: String, CaseIterable { case w, h, minw, maxw, minh, maxh }

    private enum Subject {
        case italic, foreground, background, tint, hidden, lines, text, corners, shape, ratio
        case alignX, alignY, place
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

        func classes(_ letter: String) -> [String] {
            [("t", top), ("b", bottom), ("s", start), ("e", end)].compactMap { edge, value in
                value == 0 ? nil : "w-\(letter)\(edge)-\(StyleNumber.encode(value))"
            }
        }
    }

    mutating func apply(_ effect: StyleEffect) {
        switch effect {
        case .padding(let insets): pad(insets)
        case .frame(let frame): size(frame)
        case .font(let font): self.font = self.font ?? font
        case .weight(let weight): self.weight = self.weight ?? weight
        case .italic: choose(.italic, "w-it")
        case .foreground(let color): choose(.foreground, "w-fg-" + StyleColor.encode(color))
        case .background(let color, let radius):
            replace(.background, AtomicStyle.fill(color))
            if let radius { replace(.corners, "w-r-" + StyleNumber.encode(radius)) }
            hasEdge = true
        case .tint(let color): choose(.tint, "w-ti-" + StyleColor.encode(color))
        case .opacity(let share): opacity *= share
        case .hidden: choose(.hidden, "w-hid")
        case .lineLimit(let count):
            choose(.lines, "w-ll-" + (count.map { String(min(max($0, 1), 999)) } ?? "x"))
        case .textAlignment(let edge): choose(.text, "w-ta-" + edge.rawValue)
        case .cornerRadius(let radius):
            replace(.corners, "w-r-" + StyleNumber.encode(radius))
            hasEdge = true
        case .clip(let shape):
            replace(.shape, "w-sh-" + shape.rawValue)
            hasEdge = true
        case .aspectRatio(let ratio, let fills):
            let share = ratio.map(StyleNumber.encode) ?? "x"
            choose(.ratio, "w-ar-\(share)-\(fills ? "fill" : "fit")")
        case .rightToLeft, .badge, .fullSwipe: break
        }
    }

    var classes: [String] {
        var classes = padding.classes("p") + margin.classes("m")
        for size in Size.allCases {
            guard let value = sizes[size] else { continue }
            let length = value.isFinite ? StyleNumber.encode(max(value, 0)) : "inf"
            classes.append("w-\(size.rawValue)-\(length)")
        }
        if let font { classes += AtomicStyle.classes(for: font) }
        if let weight {
            classes.removeAll { $0.hasPrefix("w-fw-") }
            classes.append("w-fw-\(weight.rawValue)")
        }
        classes += chosen.map(\.name)
        if opacity < 1 { classes.append("w-op-" + StyleNumber.encode(max(opacity, 0) * 100)) }
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
        for size in [Size.w, .minw, .maxw] { sizes[size]? += width }
        for size in [Size.h, .minh, .maxh] { sizes[size]? += height }
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
            choose(.place, "w-pl-" + frame.alignment.horizontal.rawValue)
            return
        }
        sizes[.maxw] = frame.maxWidth ?? sizes[.maxw]
        choose(.alignX, "w-fx-" + frame.alignment.horizontal.rawValue)
        choose(.alignY, "w-fy-" + frame.alignment.vertical.rawValue)
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
