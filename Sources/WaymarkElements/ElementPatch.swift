// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One edit of an element tree.
///
/// A batch is applied in order; every index is the place in the child list as the earlier patches left it.
public enum ElementPatch: Equatable, Sendable {
    /// Puts a new element, with all that it holds, among the children of `parent`.
    case insert(Element, parent: ElementID, index: Int)
    /// Takes an element and all that it holds away.
    case remove(ElementID, parent: ElementID)
    /// Moves an element to another place in the same parent; `index` counts without it.
    case move(ElementID, parent: ElementID, index: Int)
    /// Puts a new element in the place of another.
    case replace(ElementID, with: Element)
    /// Changes what an element is, keeping its children.
    case update(ElementID, ElementContent)
}

/// Why a patch could not be applied: the tree and the batch do not belong together.
public enum ElementPatchError: Error, Equatable, CustomStringConvertible {
    case unknownElement(ElementID, patch: String)
    case indexOutOfRange(Int, count: Int, parent: ElementID)
    case wrongParent(ElementID, parent: ElementID)

    public var description: String {
        switch self {
        case .unknownElement(let id, let patch):
            "cannot \(patch) element \(id): it is not in this tree; ask for a whole tree instead of patches"
        case .indexOutOfRange(let index, let count, let parent):
            "index \(index) is outside element \(parent), which has \(count) children; ask for a whole tree"
        case .wrongParent(let id, let parent):
            "element \(id) is not a child of \(parent); ask for a whole tree instead of patches"
        }
    }
}

extension Element {
    /// The tree after a batch of patches.
    ///
    /// - Throws: `ElementPatchError` when a patch names what is not there; the tree is then as it was.
    public func applying(_ patches: [ElementPatch]) throws -> Element {
        var editor = ElementEditor(self)
        for patch in patches { try editor.apply(patch) }
        return editor.tree
    }
}
