// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// Writes elements and patches as one connection understands them.
    struct PatchEncoder: Sendable {
        private var templates = TemplateTable()
        private var knownClasses: Set<String> = []
        private var rules: [String] = []
        private let options: MarkupOptions

        init(_ options: MarkupOptions) { self.options = options }

        /// The patches as a JSON array of operations.
        mutating func operations(_ patches: [ElementPatch]) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.append(ascii: "[")
            for (index, patch) in patches.enumerated() {
                if index > 0 { bytes.append(ascii: ",") }
                write(patch, into: &bytes)
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
            defer { rules = [] }
            return (templates.takeNews(), rules)
        }

        private mutating func write(_ patch: ElementPatch, into bytes: inout [UInt8]) {
            switch patch {
            case .insert(let element, let parent, let index):
                bytes.append(ascii: "[\"i\",")
                write([Int(parent.rawValue), index], into: &bytes)
                write(element, into: &bytes)
            case .remove(let id, _):
                bytes.append(ascii: "[\"r\",")
                bytes.append(json: Int(id.rawValue))
            case .move(let id, let parent, let index):
                bytes.append(ascii: "[\"m\",")
                write([Int(parent.rawValue), index], into: &bytes)
                bytes.append(json: Int(id.rawValue))
            case .replace(let id, let element):
                bytes.append(ascii: "[\"x\",")
                write([Int(id.rawValue)], into: &bytes)
                write(element, into: &bytes)
            case .update(let id, let content):
                bytes.append(ascii: "[\"u\",")
                write(Element(id: id, content: content), into: &bytes)
            }
            bytes.append(ascii: "]")
        }

        private func write(_ numbers: [Int], into bytes: inout [UInt8]) {
            for number in numbers {
                bytes.append(json: number)
                bytes.append(ascii: ",")
            }
        }

        private mutating func write(_ element: Element, into bytes: inout [UInt8]) {
            let shell = shell(for: element.content, id: element.id, options)
            let skeleton = Skeleton(shell)
            learn(skeleton.classes)
            bytes.append(ascii: "[")
            bytes.append(json: templates.number(of: skeleton.template))
            bytes.append(ascii: ",")
            bytes.append(json: Int(element.id.rawValue))
            for value in skeleton.values {
                bytes.append(ascii: ",")
                bytes.append(json: value)
            }
            if !element.children.isEmpty { write(children: element.children, into: &bytes) }
            bytes.append(ascii: "]")
        }

        private mutating func write(children: [Element], into bytes: inout [UInt8]) {
            bytes.append(ascii: ",[")
            for (index, child) in children.enumerated() {
                if index > 0 { bytes.append(ascii: ",") }
                write(child, into: &bytes)
            }
            bytes.append(ascii: "]")
        }

        private mutating func learn(_ classes: [String]) {
            for name in classes where knownClasses.insert(name).inserted {
                if let rule = AtomicStyle.rule(for: name) { rules.append(rule) }
            }
        }
    }
#endif
