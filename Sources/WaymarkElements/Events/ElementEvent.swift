// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An action of a person, and the element that it happened to.
public struct ElementEvent: Equatable, Sendable {
    /// The element that it happened to.
    public let id: ElementID
    /// The action that the person took.
    public let action: ElementAction

    /// Makes an event: this action on that element.
    public init(_ id: ElementID, _ action: ElementAction) {
        self.id = id
        self.action = action
    }
}
