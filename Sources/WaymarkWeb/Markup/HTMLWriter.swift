// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Writes an element and all that it holds as HTML.
func writeHTML(
    of element: Element, _ options: MarkupOptions, _ marks: ScriptlessMarks? = nil,
    into bytes: inout [UInt8]
) {
    var node = elementMarkup(
        for: element.content, id: element.id, options,
        reference: { ControlMark.reference(to: element) })
    marks?.mark(&node, of: element.id)
    node.write(into: &bytes) { bytes in
        for child in element.children {
            writeHTML(of: child, options, marks, into: &bytes)
        }
    }
}

extension HTMLNode {
    /// Writes this node; `slot` writes what stands where the children go.
    func write(into bytes: inout [UInt8], slot: (inout [UInt8]) -> Void = { _ in }) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(contentsOf: tag.utf8)
        for attribute in attributes { attribute.write(into: &bytes) }
        bytes.append(UInt8(ascii: ">"))
        if isVoid { return }
        switch content {
        case .empty: break
        case .text(let text):
            // Browsers leave out a line break with which a text area begins.
            if tag == "textarea", text.utf8.first == 10 { bytes.append(10) }
            bytes.appendEscaped(text)
        case .nodes(let nodes):
            for node in nodes { node.write(into: &bytes, slot: slot) }
        case .slot: slot(&bytes)
        }
        bytes.append(contentsOf: "</".utf8)
        bytes.append(contentsOf: tag.utf8)
        bytes.append(UInt8(ascii: ">"))
    }

    /// True if the tag holds nothing and is never closed.
    private var isVoid: Bool {
        switch tag {
        case "input", "hr", "br", "img", "meta", "link": true
        default: false
        }
    }
}

extension HTMLNode.Attribute {
    fileprivate func write(into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        if value.isEmpty { return }
        bytes.append(contentsOf: "=\"".utf8)
        bytes.appendEscaped(value)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension [UInt8] {
    /// Adds text so that it means itself, between tags and between double quotes.
    mutating func appendEscaped(_ text: String) {
        if text.utf8.allSatisfy(\.meansItself) {
            append(contentsOf: text.utf8)
            return
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
            case UInt8(ascii: "\r"): append(contentsOf: "&#13;".utf8)
            case 0: append(contentsOf: "\u{FFFD}".utf8)
            default: append(byte)
            }
        }
    }
}

extension UInt8 {
    /// True if this byte is written as it is: all but `& < > " '`, carriage return and zero.
    fileprivate var meansItself: Bool {
        switch self {
        case 0, 13, 34, 38, 39, 60, 62: false
        default: true
        }
    }
}
