// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Combine

/// An object that says itself that it will change, without `@Published`.
public final class Counter: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()
    public private(set) var count = 0

    public init() {}

    public func add() {
        objectWillChange.send()
        count += 1
    }
}

/// One that has the publisher which comes with the protocol, and calls it.
public final class PlainCounter: ObservableObject {
    public private(set) var count = 0

    public init() {}

    public func add() {
        objectWillChange.send()
        count += 1
    }
}
