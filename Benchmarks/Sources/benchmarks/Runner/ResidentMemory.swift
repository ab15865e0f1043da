// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Returns the memory of this process that is in RAM, as the kernel counts it.
func residentKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4
}
