// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One edit of an element tree.
///
/// A batch is applied in order; every index is the place in the child list as the earlier patches
/// left it, counted from 0.
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

/// The reason why a patch could not be applied: the tree and the batch do not belong together.
public enum ElementPatchError: Error, Equatable, CustomStringConvertible {
    /// The patch names an element that is not in the tree.
    case unknownElement(ElementID, patch: String)
    /// The place is outside 0...count; `count` leaves out the child that moves.
    case indexOutOfRange(Int, count: Int, parent: ElementID)
    /// The element is in the tree, but not among the children of `parent`.
    case wrongParent(ElementID, parent: ElementID)
    /// The patch adds an element whose id the tree, or the new element itself, holds already.
    case alreadyInTree(ElementID)

    /// A sentence that says what is wrong, where, and what to do now.
    public var description: String {
        switch self {
        case .unknownElement(let id, let patch):
            "cannot \(patch) element \(id): it is not in this tree; \(Self.remedy)"
        case .indexOutOfRange(let index, let count, let parent):
            "element \(parent) has no place \(index), only 0 to \(count); \(Self.remedy)"
        case .wrongParent(let id, let parent):
            "element \(id) is not a child of \(parent); \(Self.remedy)"
        case .alreadyInTree(let id):
            "cannot add element \(id): it is already in this tree; \(Self.remedy)"
        }
    }

    private static let remedy = "ask for a whole tree instead of patches"
}

extension Element {
    /// The tree after a batch of patches.
    ///
    /// - Throws: `ElementPatchError` when a patch does not belong to the tree.
    public func applying(_ patches: [ElementPatch]) throws -> Element {
        var editor = ElementEditor(self)
        for patch in patches { try editor.apply(patch) }
        return editor.tree
    }
}
