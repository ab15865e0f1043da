// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {  // all is behind the lock
    /// A lock and the value that it guards.
    private final class Storage {
        let lock = NSLock()
        var state: State
        var owner: pthread_t?

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock around this value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure while nobody else can reach the value.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        storage.owner = pthread_self()
        defer {
            storage.owner = nil
            storage.lock.unlock()
        }
        return try body(&storage.state)
    }

    /// Runs a closure while nobody else can reach the value.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure unless somebody else is at the value, and returns nothing in that case.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        storage.owner = pthread_self()
        defer {
            storage.owner = nil
            storage.lock.unlock()
        }
        return try body(&storage.state)
    }

    /// Runs a closure unless somebody else is at the value, and returns nothing in that case.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the program unless this thread holds the lock, or does not hold it.
    public func precondition(_ condition: Ownership) {
        let holds = storage.owner == pthread_self()
        Swift.precondition(holds == (condition == .owner), "the lock is not held as expected")
    }

    /// What is expected of a lock.
    public enum Ownership: Hashable, Sendable {
        /// This thread holds it.
        case owner
        /// This thread does not hold it.
        case notOwner
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around this value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around nothing.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until nobody holds the lock, and takes it.
    public func lock() {
        storage.lock.lock()
        storage.owner = pthread_self()
    }

    /// Gives the lock back.
    public func unlock() {
        storage.owner = nil
        storage.lock.unlock()
    }

    /// Takes the lock unless somebody holds it.
    public func lockIfAvailable() -> Bool {
        guard storage.lock.try() else { return false }
        storage.owner = pthread_self()
        return true
    }

    /// Runs a closure while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure while nobody else does.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
