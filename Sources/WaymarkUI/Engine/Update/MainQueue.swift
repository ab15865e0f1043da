// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Dispatch
import Foundation

/// Tells whether code runs on the main actor already.
///
/// On Linux the main queue leaves the main thread once a program waits asynchronously, so the
/// thread alone does not tell.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}
