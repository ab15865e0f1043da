// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A property list: text, or lists and tables of such.
enum PropertyList {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// Reads the notation with braces that Xcode writes, or any other that the system knows;
    /// `nil` when it is neither.
    init?(_ data: Data) {
        var reader = PropertyListReader(data)
        guard let found = reader.whole() ?? Self.foreign(data) else { return nil }
        self = found
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var list: [PropertyList]? { if case .list(let list) = self { list } else { nil } }

    var table: [String: PropertyList]? {
        if case .table(let table) = self { table } else { nil }
    }

    /// The texts of a list that has nothing else.
    var texts: [String]? {
        let texts = list?.map(\.text)
        return texts.flatMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
    }

    /// A list in one of the newer notations.
    private static func foreign(_ data: Data) -> PropertyList? {
        guard data.starts(with: Data("<".utf8)) || data.starts(with: Data("bplist".utf8)),
            let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return PropertyList(read)
    }

    private init?(_ value: Any) {
        if let text = value as? String {
            self = .text(text)
        } else if let list = value as? [Any] {
            self = .list(list.compactMap { PropertyList($0) })
        } else if let table = value as? [String: Any] {
            self = .table(table.compactMapValues { PropertyList($0) })
        } else {
            return nil
        }
    }
}
#endif
