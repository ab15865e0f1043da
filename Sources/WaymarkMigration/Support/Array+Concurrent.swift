// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Dispatch

    extension Array where Element: Sendable {
        /// Maps on all processors; the order stays.
        func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result]
        {
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

    /// Where results go: each iteration writes a slot of its own.
    private struct Slots<Result>: @unchecked Sendable {  // no slot is written twice
        let base: UnsafeMutablePointer<Result?>?
    }
#endif
