// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A value that a view owns: it lives as long as the view's place in the tree.
///
/// Use it for what only this view and those it lends bindings to may change. A write makes exactly
/// the views that read it due. A write while a `body` runs is deferred to the end of the update and
/// reported; a write after the view is gone has no effect and is reported (Apple's are silent).
@propertyWrapper public struct State<Value>: GraphProperty {
    private var initial: Value
    private var box: StateBox<Value>?

    /// Takes the first value, from the declaration `@State var count = 0`; later ones are ignored.
    public init(wrappedValue value: Value) { initial = value }

    /// Takes the first value; an older way to write `init(wrappedValue:)`.
    public init(initialValue value: Value) { initial = value }

    /// The value now; a write makes the views that read it due.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.set(newValue, transaction: .current) }
    }

    /// A binding to the value, to lend to other views.
    public var projectedValue: Binding<Value> {
        if let box { return Binding(box) }
        return Binding(ConstantLocation(initial))
    }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        if let known = slot as? StateBox<Value> {
            box = known
        } else {
            let made = StateBox(initial, node: storage.node)
            slot = made
            box = made
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with `nil`, for a declaration without a value.
    public init() { self.init(wrappedValue: nil) }
}

// The box is reached on the main actor only.
extension State: @unchecked Sendable where Value: Sendable {}
