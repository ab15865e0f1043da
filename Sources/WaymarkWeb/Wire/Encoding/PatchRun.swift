// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// Patches that are one operation: what is inserted side by side, and what leaves one
/// parent.
enum PatchRun: Equatable, Sendable {
    case insert([Element], parent: ElementID, index: Int)
    case remove([ElementID])
    case move(ElementID, parent: ElementID, index: Int)
    case replace(ElementID, with: Element)
    case update(ElementID, ElementContent)

    /// The same patches in the same order.
    static func runs(of patches: [ElementPatch]) -> [PatchRun] {
        var runs: [PatchRun] = []
        var rest = patches[...]
        while let first = rest.popFirst() {
            switch first {
            case .insert(let element, let parent, let index):
                var elements = [element]
                while case .insert(let next, parent, index + elements.count) = rest.first {
                    elements.append(next)
                    rest.removeFirst()
                }
                runs.append(.insert(elements, parent: parent, index: index))
            case .remove(let id, let parent):
                var ids = [id]
                while case .remove(let next, parent) = rest.first {
                    ids.append(next)
                    rest.removeFirst()
                }
                runs.append(.remove(ids))
            case .move(let id, let parent, let index):
                runs.append(.move(id, parent: parent, index: index))
            case .replace(let id, let element): runs.append(.replace(id, with: element))
            case .update(let id, let content): runs.append(.update(id, content))
            }
        }
        return runs
    }
}
#endif
