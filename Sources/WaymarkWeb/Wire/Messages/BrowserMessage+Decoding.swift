// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkElements

extension BrowserMessage {
    /// Reads one frame's text.
    ///
    /// - Parameter readsPlainly: True if a frame that is written as pages mostly do is read
    ///   without a decoder for all of JSON; the outcome is the same.
    /// - Throws: `WireError` for anything that is not one of the cases.
    init(json bytes: [UInt8], readsPlainly: Bool = true) throws(WireError) {
        let fields: Fields
        if readsPlainly, let plain = Fields(plain: bytes) {
            fields = plain
        } else {
            fields = try Fields(json: bytes)
        }
        switch fields.k {
        case "join": self = .join(try JoinFields(json: bytes).join())
        case "ack": self = .ack(try fields.required(fields.n, "n"))
        case "event": self = try fields.event()
        default: throw .unknownKind(fields.k)
        }
    }
}

extension Decodable {
    fileprivate init(json bytes: [UInt8]) throws(WireError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(bytes))
        } catch {
            throw WireError(decoding: error)
        }
    }
}

/// All fields of `join`, which comes once in a connection.
private struct JoinFields: Decodable {
    var page: String?
    var token: String?
    var route: [String]?
    var url: String?
    var width: String?
    var resume: Bool?
    var have: Int?
    var s: Int?
    var seal: String?
    var version: String?
    var digest: String?
    var size: [Double]?

    func join() throws(WireError) -> BrowserMessage.Join {
        BrowserMessage.Join(
            page: try required(page, "page"), token: try required(token, "token"),
            route: try required(route, "route"), url: url,
            size: try SizeClass(wire: required(width, "width")),
            window: try size.map { (size) throws(WireError) in try WindowSize(wire: size) },
            isResuming: resume ?? false, have: have ?? 0, settled: s ?? 0, seal: seal,
            version: version, digest: digest)
    }

    private func required<T>(_ value: T?, _ name: String) throws(WireError) -> T {
        guard let value else { throw .missingField(name, kind: "join") }
        return value
    }
}

/// All fields of the other messages.
private struct Fields: Decodable {
    var k: String
    var n: Int?
    var s: Int?
    var id: Int?
    var a: String?
    var v: Value?
    var route: [String]?
    var have: Int?
    var size: [Double]?

    enum Value: Decodable {
        case text(String)
        case flag(Bool)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    /// The fields of an event as most are; `nil` for anything else, which a decoder reads.
    init?(plain bytes: [UInt8]) {
        var reader = PlainReader(bytes)
        guard reader.takes("{") else { return nil }
        k = ""
        repeat {
            guard let name = reader.word(), reader.takes(":"), read(name, &reader) else {
                return nil
            }
        } while reader.takes(",")
        guard reader.takes("}"), reader.isAtEnd, k == "event" else { return nil }
    }

    /// True if the field is one that can be read so, and comes for the first time.
    private mutating func read(_ name: String, _ reader: inout PlainReader) -> Bool {
        switch name {
        case "k":
            guard k.isEmpty, let word = reader.word(), !word.isEmpty else { return false }
            k = word
            return true
        case "a": return a == nil && reader.word().map { a = $0 } != nil
        case "v": return v == nil && reader.word().map { v = .text($0) } != nil
        case "s": return s == nil && reader.number().map { s = $0 } != nil
        case "n": return n == nil && reader.number().map { n = $0 } != nil
        case "id": return id == nil && reader.number().map { id = $0 } != nil
        case "have": return have == nil && reader.number().map { have = $0 } != nil
        default: return false
        }
    }

    func required<T>(_ value: T?, _ name: String) throws(WireError) -> T {
        guard let value else { throw .missingField(name, kind: k) }
        return value
    }

    func event() throws(WireError) -> BrowserMessage {
        let serial = try required(s, "s")
        let name = try required(a, "a")
        if let action = try windowAction(name) {
            return .event(serial: serial, id: nil, action, have: have)
        }
        let id = try element(self.id, "id")
        return .event(serial: serial, id: id, try elementAction(name), have: have)
    }

    private func windowAction(_ name: String) throws(WireError) -> ElementAction? {
        switch name {
        case "open": .open(url: try text())
        case "go": .navigate(route: try required(route, "route"))
        case "width": .measure(.width(try SizeClass(wire: text())))
        case "zone": .measure(.timeZone(try text()))
        case "window":
            .measure(.window(try WindowSize(wire: required(size, "size"))))
        default: nil
        }
    }

    private func pictureLoaded() throws(WireError) -> ElementAction {
        let pixels = try WindowSize(wire: required(size, "size"))
        return .pictureLoaded(width: pixels.width, height: pixels.height)
    }

    private func elementAction(_ name: String) throws(WireError) -> ElementAction {
        if let button = ButtonAction(rawValue: name) { return button.event }
        if let phase = KeyStroke.Phase(rawValue: name) { return .key(try stroke(phase)) }
        return switch name {
        case "extend": .pressExtending
        case "failed": .pictureFailed
        case "loaded": try pictureLoaded()
        case "through": .pressThrough(try element(n, "n"))
        case "text": .setText(try text())
        case "submit": .submit
        case "focus": .focus(true)
        case "blur": .focus(false)
        case "choose": .choose(try element(n, "n"))
        case "on": .setOn(try flag())
        case "set": .setValue(try number())
        case "slide": .moveValue(try number())
        case "backto": .backTo(depth: try required(n, "n"))
        default: throw .unknownAction(name)
        }
    }

    private func stroke(_ phase: KeyStroke.Phase) throws(WireError) -> KeyStroke {
        guard let held = UInt8(exactly: try required(n, "n")) else {
            throw .wrongType(field: "n")
        }
        return KeyStroke(try text(), modifiers: KeyModifiers(rawValue: held), phase: phase)
    }

    private func element(_ value: Int?, _ name: String) throws(WireError) -> ElementID {
        guard let number = Int32(exactly: try required(value, name)) else {
            throw .wrongType(field: name)
        }
        return ElementID(number)
    }

    private func text() throws(WireError) -> String {
        guard case .text(let text) = try required(v, "v") else { throw .wrongType(field: "v") }
        return text
    }

    private func flag() throws(WireError) -> Bool {
        guard case .flag(let flag) = try required(v, "v") else { throw .wrongType(field: "v") }
        return flag
    }

    private func number() throws(WireError) -> Double {
        guard case .number(let number) = try required(v, "v"), number.isFinite else {
            throw .wrongType(field: "v")
        }
        return number
    }
}

extension WindowSize {
    fileprivate init(wire numbers: [Double]) throws(WireError) {
        guard numbers.count == 2, numbers.allSatisfy({ 0...1e6 ~= $0 }) else {
            throw .wrongType(field: "size")
        }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension SizeClass {
    fileprivate init(wire name: String) throws(WireError) {
        guard let size = SizeClass(rawValue: name) else { throw .wrongType(field: "width") }
        self = size
    }
}
#endif
