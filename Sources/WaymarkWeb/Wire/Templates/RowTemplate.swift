// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A row that was written, as the template of the rows beside it.
///
/// Most rows of a list differ from the one before them in their words alone. After
/// `[-1,42,"Soups","8 recipes"]` such a row is written as `["Salads","5 recipes"]`, without
/// encoding its subtree.
struct RowTemplate {
    private let element: Element
    private let subtree: EncodedSubtree

    /// Nothing if a neighbour's values could not be told from its words.
    init?(_ element: Element, _ subtree: EncodedSubtree) {
        guard subtree.isOfContentAlone else { return nil }
        self.element = element
        self.subtree = subtree
    }

    /// Appends the values of a neighbour that fits; appends nothing if it does not.
    func write(_ neighbour: Element, into bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        bytes.append(ascii: "[")
        var isFirst = true
        guard Self.write(neighbour, like: element, subtree, &isFirst, into: &bytes) else {
            bytes.removeLast(bytes.count - start)
            return false
        }
        bytes.append(ascii: "]")
        return true
    }

    private static func write(
        _ new: Element, like old: Element, _ subtree: EncodedSubtree, _ isFirst: inout Bool,
        into bytes: inout [UInt8]
    ) -> Bool {
        guard new.children.count == old.children.count, old.content.isLike(new.content) else {
            return false
        }
        let fixed = subtree.look.values.count - (subtree.look.origin == .words ? 1 : 0)
        for value in subtree.look.values[..<fixed] { append(value, &isFirst, to: &bytes) }
        if let words = new.content.words { append(words, &isFirst, to: &bytes) }
        for index in old.children.indices {
            let (child, model) = (new.children[index], old.children[index])
            guard child.id.rawValue - new.id.rawValue == model.id.rawValue - old.id.rawValue,
                write(child, like: model, subtree.children[index], &isFirst, into: &bytes)
            else { return false }
        }
        return true
    }

    private static func append(
        _ value: String, _ isFirst: inout Bool, to bytes: inout [UInt8]
    ) {
        if !isFirst { bytes.append(ascii: ",") }
        isFirst = false
        bytes.append(json: value)
    }
}

extension EncodedSubtree {
    /// True if all looks follow from contents.
    fileprivate var isOfContentAlone: Bool {
        look.origin != .element && children.allSatisfy(\.isOfContentAlone)
    }
}
#endif
