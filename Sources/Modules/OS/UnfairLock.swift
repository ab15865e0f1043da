// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A lock of C, at a place in memory that does not move.
public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()

    /// A lock that nobody holds.
    public init() {}
}

/// A lock of C.
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of a lock of C.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(pointer(lock))
}

/// Takes the lock unless somebody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(pointer(lock)) == 0
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(pointer(lock))
}

/// The mutex is all that a lock has, and stands at its beginning.
private func pointer(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
