// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The number of patches of each kind.
struct PatchCounts: Equatable {
    var insertions = 0
    var removals = 0
    var moves = 0
    var replacements = 0
    var updates = 0

    init(_ patches: [ElementPatch]) {
        for patch in patches {
            switch patch {
            case .insert: insertions += 1
            case .remove: removals += 1
            case .move: moves += 1
            case .replace: replacements += 1
            case .update: updates += 1
            }
        }
    }

    /// The fewest that lead from one tree to another with the same root, found without any diff.
    init(from old: Element, to new: Element) { addNeeded(old, new) }

    private mutating func addNeeded(_ old: Element, _ new: Element) {
        let (before, after) = (old.children.map(\.id), new.children.map(\.id))
        updates += old.content == new.content ? 0 : 1
        insertions += Set(after).subtracting(before).count
        removals += Set(before).subtracting(after).count
        moves += fewestMoves(from: before, to: after)
        for child in old.children {
            let next = new.children.first { $0.id == child.id }
            if let next { addNeeded(child, next) }
        }
    }
}

extension ElementPatch {
    /// The patch in a few words.
    var summary: String {
        switch self {
        case .insert(let element, let parent, let index):
            "insert \(element.idOutline) in \(parent) at \(index)"
        case .remove(let id, let parent): "remove \(id) from \(parent)"
        case .move(let id, let parent, let index): "move \(id) in \(parent) to \(index)"
        case .replace(let id, let element): "replace \(id) with \(element.idOutline)"
        case .update(let id, _): "update \(id)"
        }
    }
}

extension Element {
    /// The ids, each with those that it holds in brackets.
    var idOutline: String { "\(id)[\(children.map(\.idOutline).joined(separator: " "))]" }
}
