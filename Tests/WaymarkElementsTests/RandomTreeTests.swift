// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import Testing
import WaymarkElements

/// Trees made and changed at random; `WAYMARK_SEED` repeats a case.
@Suite struct RandomTrees {
    @Test func patchesLeadFromAnyTreeToAnyOther() throws {
        for seed in Seeds.first(4_000) {
            let (old, new) = pair(seed)
            let patches = old.patches(to: new)
            let result = Result { try old.applying(patches) }
            guard (try? result.get()) == new else {
                Issue.record("\(story(old, new, patches)) gave \(result); \(Seeds.advice(seed))")
                return
            }
        }
    }

    @Test func noPatchIsWithoutNeed() {
        for seed in Seeds.first(4_000) {
            let (old, new) = pair(seed)
            let patches = old.patches(to: new)
            let (found, needed) = (PatchCounts(patches), PatchCounts(from: old, to: new))
            guard found == needed else {
                Issue.record("\(story(old, new, patches)): \(needed); \(Seeds.advice(seed))")
                return
            }
        }
    }

    @Test func anInnerElementCanBeReplacedByAnyTree() throws {
        for seed in Seeds.first(500) {
            let (old, new) = pair(seed)
            let host = Element(id: ElementID(-1), content: old.content, children: [old])
            let expected = Element(id: ElementID(-1), content: old.content, children: [new])
            let result = try host.applying([.replace(old.id, with: new)])
            #expect(result == expected, "\(Seeds.advice(seed))")
        }
    }

    @Test func refusedPatchesLeaveTheTreeAsItWas() {
        for seed in Seeds.first(1_000) {
            let (old, other) = pair(seed)
            var editor = ElementEditor(old)
            for patch in other.patches(to: old) {
                let before = editor.tree
                do { try editor.apply(patch) } catch {
                    #expect(editor.tree == before, "\(patch): \(error); \(Seeds.advice(seed))")
                }
            }
        }
    }

    /// Small trees meet more coincidences, large ones more work.
    private func pair(_ seed: UInt64) -> (old: Element, new: Element) {
        var random = SplitMix64(seed: ~seed)
        let size = random.oneIn(20) ? 150 : Int.random(in: 1...14, using: &random)
        var sketch = TreeSketch(size: size, seed: seed)
        let old = sketch.element
        for _ in 0..<Int.random(in: 0...12, using: &random) { sketch.mutate() }
        return (old, sketch.element)
    }

    private func story(_ old: Element, _ new: Element, _ patches: [ElementPatch]) -> String {
        "from\n\(old.idOutline)\nto\n\(new.idOutline)\nby \(patches.map(\.summary))"
    }
}
