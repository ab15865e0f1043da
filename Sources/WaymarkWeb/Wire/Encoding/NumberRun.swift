// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// Numbers at equal distances, as the ids of rows are that look alike.
struct NumberRun: Equatable, Sendable {
    let first: Int
    var step = 0
    var count = 1

    /// The same numbers in the same order; fewer than four stand alone, which is as short.
    static func runs(of numbers: [Int]) -> [NumberRun] {
        var runs: [NumberRun] = []
        var rest = numbers[...]
        while let first = rest.first {
            let step = rest.dropFirst().first.map { $0 - first } ?? 0
            var next = first
            let alike = rest.prefix { number in
                defer { next += step }
                return number == next
            }
            let run =
                alike.count < 4
                ? NumberRun(first: first)
                : NumberRun(first: first, step: step, count: alike.count)
            runs.append(run)
            rest = rest.dropFirst(run.count)
        }
        return runs
    }
}
#endif
