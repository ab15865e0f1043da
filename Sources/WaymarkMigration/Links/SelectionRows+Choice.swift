// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    extension SelectionRows {
        /// Source that shows what a value asks for: the element that it identifies, or what the
        /// link of that tag leads to.
        ///
        /// - Parameters:
        ///   - value: The source of the value.
        ///   - mark: What stands after a case where the value may be missing.
        ///   - otherwise: What is shown for all other values; `nil` when that is nothing.
        ///   - indentation: What its lines begin with.
        func choice(
            of value: String, mark: String = "", otherwise: Edit.Piece?, indentation: String,
            in source: SourceText
        ) -> [Edit.Piece] {
            let gap = source.lineEnd(at: list.range.lowerBound) + indentation
            let unit = source.indentationUnit
            let step = gap + unit
            guard let row = links.first, let text = DestinationText(row.link.link) else {
                return []
            }
            if let loop = row.loop, let key = row.key {
                let name = loop.name
                let rest = otherwise.map { [.text(" else {\(step)"), $0, .text("\(gap)}")] }
                return [
                    .text("if let \(name) = \(loop.data.bareText)"),
                    .text(".first(where: { $0\(key) == \(value) }) {\(step)"),
                ] + text.views(naming: name, indentation: indentation + unit, in: source)
                    + [.text("\(gap)}")] + (rest ?? [])
            }
            var pieces: [Edit.Piece] = [.text("switch \(value) {")]
            for link in links.map(\.link.link) {
                guard let tag = link.tag, let text = DestinationText(link) else { continue }
                pieces += [.text("\(gap)case "), .copy(tag.range), .text("\(mark):\(step)")]
                pieces += text.views(indentation: indentation + unit, in: source)
            }
            return pieces + [
                .text("\(gap)default:\(step)"), otherwise ?? .text("EmptyView()"),
                .text("\(gap)}"),
            ]
        }
    }

    extension ElementLoop {
        /// The name that an element gets where it is looked up.
        var name: String { element == .numbered ? SelectionRows.elementName : element }
    }
#endif
