// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import Testing

@testable import WaymarkElements

/// `listEdits`: how one list of distinct keys becomes another.
@Suite struct ListEdits {
    @Test func listsInTheSameOrderNeedNoEdit() {
        #expect(listEdits(from: [Int](), to: []).isEmpty)
        #expect(listEdits(from: Array(0..<100), to: Array(0..<100)).isEmpty)
    }

    @Test func oneKeyThatMovedIsOneMove() {
        for (from, to) in product(0..<7, 0..<7) where from != to {
            var new = Array(0..<7)
            new.insert(new.remove(at: from), at: to)
            let edits = listEdits(from: Array(0..<7), to: new)
            #expect(edits.count == 1, "from \(from) to \(to)")
            #expect(edits.first?.isMove == true)
        }
    }

    @Test func turningAListAroundKeepsOneKeyInPlace() {
        let edits = listEdits(from: Array(0..<50), to: Array((0..<50).reversed()))
        #expect(edits.count == 49)
        #expect(edits.count(where: { $0.isMove }) == 49)
        #expect(Array(0..<50).applying(edits) == Array((0..<50).reversed()))
    }

    @Test func newKeysAreInsertedFromTheLeft() {
        #expect(
            listEdits(from: [1, 4], to: [0, 1, 2, 3, 4, 5])
                == [.insert(0, at: 0), .insert(2, at: 2), .insert(3, at: 3), .insert(5, at: 5)])
    }

    @Test func oldKeysAreRemovedBeforeAnythingElse() {
        #expect(listEdits(from: [1, 2, 3], to: []) == [.remove(1), .remove(2), .remove(3)])
        #expect(
            listEdits(from: [1, 2, 3], to: [4, 2])
                == [.remove(1), .remove(3), .insert(4, at: 0)])
    }

    /// Keys are named so that the old list is 0, 1, 2 …: nothing is lost by that.
    @Test(arguments: 0...5)
    func everyListBecomesEveryOtherWithTheFewestEdits(oldCount: Int) {
        let old = Array(0..<oldCount)
        for new in arrangements(of: Array(0..<6)) {
            guard isRightAndShort(listEdits(from: old, to: new), from: old, to: new) else {
                Issue.record("\(old) → \(new): \(listEdits(from: old, to: new))")
                return
            }
        }
    }

    @Test func everyOrderOfSevenKeysIsReachedWithTheFewestMoves() {
        let old = Array(0..<7)
        for new in permutations(of: old) {
            guard isRightAndShort(listEdits(from: old, to: new), from: old, to: new) else {
                Issue.record("\(new): \(listEdits(from: old, to: new))")
                return
            }
        }
    }

    @Test func longListsBecomeOneAnotherWithTheFewestEdits() {
        for seed in Seeds.first(300) {
            var random = SplitMix64(seed: seed)
            var keys = Array(0..<Int.random(in: 10...80, using: &random))
            let old = Array(keys.shuffled(using: &random).prefix(60))
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                keys.swapAt(keys.indices.randomElement(using: &random)!, 0)
            }
            let new = keys.filter { _ in !random.oneIn(4) }
            let edits = listEdits(from: old, to: new)
            guard isRightAndShort(edits, from: old, to: new) else {
                Issue.record("\(old) → \(new): \(edits); \(Seeds.advice(seed))")
                return
            }
        }
    }

    private func isRightAndShort(
        _ edits: [ListEdit<Int>], from old: [Int], to new: [Int]
    ) -> Bool {
        old.applying(edits) == new
            && edits.count(where: \.isMove) == fewestMoves(from: old, to: new)
            && edits.count(where: \.isRemoval) == Set(old).subtracting(new).count
            && edits.count(where: \.isInsertion) == Set(new).subtracting(old).count
    }
}

/// Tests of the cost of `listEdits`, counted in hashes and comparisons of keys.
@Suite struct CostOfListEdits {
    @Test(arguments: [1_000, 10_000])
    func aShuffledListCostsAFewLooksAtEveryKey(count: Int) {
        let seed = Seeds.first
        let looks = Looks()
        let old = (0..<count).map { CountedKey(number: $0, looks: looks) }
        var random = SplitMix64(seed: seed)
        let edits = listEdits(from: old, to: old.shuffled(using: &random))
        #expect(edits.count < count, "\(Seeds.advice(seed))")
        #expect(looks.hashes <= 10 * count, "\(Seeds.advice(seed))")
        #expect(looks.comparisons <= 10 * count, "\(Seeds.advice(seed))")
    }

    @Test(arguments: [0, 5_000, 10_000])
    func aLongListInWhichOneKeyIsNewIsOnlyComparedOnce(place: Int) {
        let looks = Looks()
        let keys = (0...10_000).map { CountedKey(number: $0, looks: looks) }
        var old = keys
        old.remove(at: place)
        #expect(listEdits(from: old, to: keys).count == 1)
        #expect(looks.comparisons <= 10_002)
        #expect(looks.hashes <= 4)
    }

    @Test func keysThatStandWhereTheyStoodAreNotHashed() {
        let looks = Looks()
        let old = (0..<1_000).map { CountedKey(number: $0, looks: looks) }
        var new = old
        new.swapAt(1, 998)
        #expect(listEdits(from: old, to: new).count == 2)
        #expect(looks.comparisons <= 1_010)
        #expect(looks.hashes <= 8)
    }

    @Test func shuffledKeysEndInTheRightOrder() {
        let seed = Seeds.first
        var random = SplitMix64(seed: seed)
        let old = Array(0..<500)
        let new = old.shuffled(using: &random)
        let edits = listEdits(from: old, to: new)
        #expect(old.applying(edits) == new, "\(Seeds.advice(seed))")
        #expect(edits.count == fewestMoves(from: old, to: new), "\(Seeds.advice(seed))")
    }
}

/// `longestIncreasingSubsequence`: the keys that stay.
@Suite struct LongestIncreasingSubsequences {
    @Test func theIndicesNameALongestGrowingSeries() {
        for values in permutations(of: Array(0..<7)) {
            let series = places(values).map { values[$0] }
            let length = lengthOfLongestIncreasing(values)
            guard series == series.sorted(), series.count == length else {
                Issue.record("\(values): \(series)")
                return
            }
        }
    }

    private func places(_ values: [Int?]) -> [Int] {
        zip(values.indices, longestIncreasingSubsequence(values)).filter(\.1).map(\.0)
    }

    @Test func missingValuesArePassedOver() {
        #expect(places([nil, 4, nil, 1, 2, nil]) == [3, 4])
        #expect(places([nil, nil]).isEmpty)
        #expect(places([]).isEmpty)
    }
}
