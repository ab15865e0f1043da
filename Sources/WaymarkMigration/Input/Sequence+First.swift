// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Sequence {
    /// The first value that there is; a lazy sequence would ask for it twice.
    func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self {
            if let found = value(element) { return found }
        }
        return nil
    }
}
#endif
