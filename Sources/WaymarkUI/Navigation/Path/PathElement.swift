// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// One value on a path, with its type.
class PathElement {
    /// The name that is written for the type.
    var typeName: String { "" }
    /// The name in the saved form.
    var savedName: String { typeName }
    var typeID: ObjectIdentifier? { nil }
    var value: Any? { nil }
    /// The tag of a row with a link to the value.
    var rowTag: RowTag? { nil }
    /// The value, where it is an object.
    var object: AnyObject? { nil }
    /// The element for later; where its value is an object, for as long as that lives.
    var remembered: RememberedElement { .always(self) }
    /// True if Apple's frameworks write another name in each process.
    var hasUnstableName: Bool { false }

    func isEqual(to other: PathElement) -> Bool { false }

    /// The value as JSON text; `nil` when it cannot be encoded.
    func json() throws -> String? { nil }

    /// Compares through the written form, for elements of which one is not decoded.
    fileprivate func isWrittenAlike(_ other: PathElement) -> Bool {
        guard typeName == other.typeName, let a = try? json(), let b = try? other.json() else {
            return false
        }
        return a == b || Self.parsed(a) == Self.parsed(b)
    }

    private static func parsed(_ json: String) -> NSObject? {
        let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
        return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: options)
            as? NSObject
    }

    /// This element with its value as a `V`, decoded if need be.
    func decoded<V: Hashable>(as type: V.Type) throws -> PathValue<V>? { self as? PathValue<V> }
}

/// An element that is kept for later.
enum RememberedElement {
    case always(PathElement)
    indirect case whileAlive(() -> PathElement?)

    var element: PathElement? {
        switch self {
        case .always(let element): element
        case .whileAlive(let recall): recall()
        }
    }
}

/// A value that is there.
final class PathValue<V: Hashable>: PathElement {
    let content: V

    init(_ content: V) { self.content = content }

    override var typeName: String { writtenName(of: V.self) }
    override var typeID: ObjectIdentifier? { ObjectIdentifier(V.self) }
    override var value: Any? { content }
    override var rowTag: RowTag? { RowTag(implied: content) }
    override var object: AnyObject? { V.self is AnyClass ? content as AnyObject : nil }
    override var remembered: RememberedElement {
        guard let object else { return super.remembered }
        return .whileAlive { [weak object] in (object as? V).map { PathValue($0) } }
    }
    override var hasUnstableName: Bool { hasContextAddress(V.self) }

    override func isEqual(to other: PathElement) -> Bool {
        if let other = other as? PathValue<V> { return content == other.content }
        guard other is PathText else { return false }
        if let decoded = try? other.decoded(as: V.self), decoded.content == content { return true }
        return isWrittenAlike(other)
    }

    override func json() throws -> String? {
        guard let content = content as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(content), as: UTF8.self)
    }
}

/// A restored value that no destination has claimed yet (NAV-155).
final class PathText: PathElement {
    override var typeName: String { savedName.withFoundation }
    override var savedName: String { name }
    private let name: String
    private let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    override func isEqual(to other: PathElement) -> Bool {
        other is PathText ? isWrittenAlike(other) : other.isEqual(to: self)
    }

    override func json() throws -> String? { text }

    override func decoded<V: Hashable>(as type: V.Type) throws -> PathValue<V>? {
        guard writtenName(of: type) == typeName, let decodable = type as? any Decodable.Type else {
            return nil
        }
        let value = try JSONDecoder().decode(decodable, from: Data(text.utf8))
        return (value as? V).map { PathValue($0) }
    }
}
