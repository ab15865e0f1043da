// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A command that a page carries out once, after the operations of a batch: an array of its name
/// and values.
enum WireCommand: Equatable, Sendable {
    /// Scroll to an element, `["scroll",12]`, or a point of it to the same point of what scrolls,
    /// `["scroll",12,0.5,0]`.
    case scroll(to: ElementID, anchor: ScrollAnchor?)
    /// Open an address in a window of its own, `["open","https://example.com"]`.
    case open(address: String)

    /// Give an element the focus, `["focus",12]`, or take it from whatever has it, `["focus"]`.
    case focus(ElementID?)

    /// Makes the page's command; `nil` for what is no page's business.
    init?(_ command: ElementCommand) {
        switch command {
        case .scroll(let id, let anchor): self = .scroll(to: id, anchor: anchor)
        case .open(let address): self = .open(address: address)
        case .focus(let id): self = .focus(id)
        case .report: return nil
        }
    }

    func write(into bytes: inout [UInt8]) {
        switch self {
        case .scroll(let id, let anchor):
            bytes.append(ascii: "[\"scroll\",")
            bytes.append(json: Int(id.rawValue))
            if let anchor { bytes.append(contentsOf: ",\(anchor.x),\(anchor.y)".utf8) }
            bytes.append(ascii: "]")
        case .open(let address):
            bytes.append(ascii: "[\"open\",")
            bytes.append(json: address)
            bytes.append(ascii: "]")
        case .focus(let id):
            bytes.append(ascii: "[\"focus\"")
            if let id { bytes.append(contentsOf: ",\(id.rawValue)".utf8) }
            bytes.append(ascii: "]")
        }
    }
}
#endif
