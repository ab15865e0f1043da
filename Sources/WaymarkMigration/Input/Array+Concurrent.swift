// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Dispatch

extension Array where Element: Sendable {
    /// Maps on all processors; the order stays.
    func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { buffer in
            let slots = Slots(base: buffer.baseAddress)
            DispatchQueue.concurrentPerform(iterations: count) { index in
                slots.base?[index] = transform(self[index])
            }
        }
        return results.compactMap { $0 }
    }
}

extension Array where Element: Sendable {
    /// Maps on all processors, the largest first, so that none is left alone with one of them
    /// in the end; the order stays.
    func concurrentMapOfUnlikes<Result: Sendable>(
        size: (Element) -> Int, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let order = indices.sorted { size(self[$0]) > size(self[$1]) }
        let results = order.concurrentMap { transform(self[$0]) }
        return zip(order, results).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension Array {
    /// The same in pieces, at most so many and about equally long.
    func parts(_ count: Int) -> [ArraySlice<Element>] {
        let size = Swift.max(1, (self.count + count - 1) / Swift.max(1, count))
        return stride(from: 0, to: self.count, by: size).map { start in
            self[start..<Swift.min(start + size, self.count)]
        }
    }
}

/// The slots that results go to: each iteration writes one of its own.
private struct Slots<Result>: @unchecked Sendable {  // no slot is written twice
    let base: UnsafeMutablePointer<Result?>?
}
#endif
