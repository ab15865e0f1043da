// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// Writes elements and patches as one connection understands them.
    struct PatchEncoder: Sendable {
        private var shells: ShellTable
        private var shapes = ShapeTable()

        init(_ options: MarkupOptions) { shells = ShellTable(options) }

        /// The patches as a JSON array of operations.
        mutating func operations(_ patches: [ElementPatch]) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.append(ascii: "[")
            for (index, run) in PatchRun.runs(of: patches).enumerated() {
                if index > 0 { bytes.append(ascii: ",") }
                write(run, into: &bytes)
            }
            bytes.append(ascii: "]")
            return bytes
        }

        /// An element and all that it holds.
        mutating func tree(_ element: Element) -> [UInt8] {
            var bytes: [UInt8] = []
            write(element, into: &bytes)
            return bytes
        }

        /// The templates and style rules that the bytes since the last call need.
        mutating func takeNews() -> (templates: [TemplateTable.News], rules: [String]) {
            let (templates, rules) = shells.takeNews()
            return (templates + shapes.takeNews(), rules)
        }

        private mutating func write(_ run: PatchRun, into bytes: inout [UInt8]) {
            switch run {
            case .insert(let elements, let parent, let index):
                bytes.append(ascii: "[\"i\",")
                bytes.append(json: [Int(parent.rawValue), index])
                bytes.append(ascii: ",")
                write(elements.map { Draft($0, &shells, &shapes) }, into: &bytes)
            case .remove(let ids):
                bytes.append(ascii: "[\"r\",")
                bytes.append(json: ids.map { Int($0.rawValue) })
            case .move(let id, let parent, let index):
                bytes.append(ascii: "[\"m\",")
                bytes.append(json: [Int(parent.rawValue), index, Int(id.rawValue)])
            case .replace(let id, let element):
                bytes.append(ascii: "[\"x\",")
                bytes.append(json: [Int(id.rawValue)])
                bytes.append(ascii: ",")
                write(element, into: &bytes)
            case .update(let id, let content):
                bytes.append(ascii: "[\"u\",")
                write(Element(id: id, content: content), into: &bytes)
            }
            bytes.append(ascii: "]")
        }

        private mutating func write(_ element: Element, into bytes: inout [UInt8]) {
            write([Draft(element, &shells, &shapes)], into: &bytes)
        }

        /// Elements beside one another: where one is of the shape of the one before, and its ids
        /// follow, its values are enough.
        private mutating func write(_ drafts: [Draft], into bytes: inout [UInt8]) {
            var expected: (shape: Int, id: Int)?
            for (index, draft) in drafts.enumerated() {
                if index > 0 { bytes.append(ascii: ",") }
                let id = Int(draft.id.rawValue)
                guard let shape = known(draft) else {
                    write(long: draft, into: &bytes)
                    expected = nil
                    continue
                }
                let follows = expected.map { $0 == (shape, id) } ?? false
                draft.write(follows ? [] : [shape, id], into: &bytes)
                expected = (shape, id + draft.size)
            }
        }

        /// The shape by which a draft can be written.
        private mutating func known(_ draft: Draft) -> Int? {
            guard let shape = draft.shape, shape >= 0 || shapes.isKnown(shape) else { return nil }
            return shape
        }

        private mutating func write(long draft: Draft, into bytes: inout [UInt8]) {
            draft.write(upToChildren: &bytes)
            bytes.append(ascii: ",[")
            write(draft.children, into: &bytes)
            bytes.append(ascii: "]]")
        }
    }

    extension Draft {
        /// An element without what ends it.
        fileprivate func write(upToChildren bytes: inout [UInt8]) {
            bytes.append(ascii: "[")
            bytes.append(json: [entry.template, Int(id.rawValue)])
            for value in entry.values {
                bytes.append(ascii: ",")
                bytes.append(json: value)
            }
        }

        /// A whole subtree: numbers, then the values in the order in which its shape asks for them.
        fileprivate func write(_ numbers: [Int], into bytes: inout [UInt8]) {
            bytes.append(ascii: "[")
            bytes.append(json: numbers)
            var isFirst = numbers.isEmpty
            forEachValue { value in
                if !isFirst { bytes.append(ascii: ",") }
                isFirst = false
                bytes.append(json: value)
            }
            bytes.append(ascii: "]")
        }
    }
#endif
