// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A way to read and write a value that something else owns.
///
/// Use it where a view changes what another view, a model or a store keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: Location<Value>
    /// The transaction that writes through this binding carry along.
    public var transaction = Transaction()

    init(_ location: Location<Value>) { self.location = location }

    /// A binding to whatever the closures read and write; the reader decides what a refused write
    /// shows (NAV-027).
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        let (reader, writer) = (BindingIsolation(get.isolation), BindingIsolation(set.isolation))
        self.init(
            ClosureLocation(
                get: {
                    reader.check()
                    return read()
                },
                set: { value, _ in
                    writer.check()
                    write(value)
                }))
    }

    /// A binding whose writer also sees the transaction.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        let (reader, writer) = (BindingIsolation(get.isolation), BindingIsolation(set.isolation))
        self.init(
            ClosureLocation(
                get: {
                    reader.check()
                    return read()
                },
                set: { value, transaction in
                    writer.check()
                    write(value, transaction)
                }))
    }

    /// Takes another binding, as in the closure of `ForEach($items) { $item in … }`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding that always reads `value` and ignores writes; meant for previews.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    /// The value as its owner has it now; a write goes to the owner with `transaction`.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction: transaction) }
    }

    /// The binding itself, which `$` gives to views further down.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
        Subject
    > {
        Binding<Subject>(PartLocation(whole: location, keyPath: keyPath)).with(transaction)
    }

    /// The same binding, whose writes carry `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { with(transaction) }

    /// The same binding, whose writes are animated where a renderer can.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        with(Transaction(animation: animation))
    }

    private func with(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

// Bindings are written from any actor; the boxes behind them hop to the main actor by themselves.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: SourceComparable {
    func hasSameSource(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: GraphProperty {
    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {}

}

extension Binding {
    /// A binding to an optional that holds what `base` holds; writing `nil` is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            ClosureLocation(
                get: { base.wrappedValue },
                set: { value, _ in if let value { base.wrappedValue = value } }))
    }

    /// A binding to what an optional holds now; `nil` when it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(UnwrappedLocation(base: base.location, last: now))
    }

    /// A binding that hides the value's type behind `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            ClosureLocation(
                get: { AnyHashable(base.wrappedValue) },
                set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the bindings to the elements in order.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Bindings to a part of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A place in the collection, as the collection itself counts.
    public typealias Index = Value.Index
    /// The places of all elements.
    public typealias Indices = Value.Indices

    /// The place of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The place after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The places of all elements, as they are now.
    public var indices: Indices { wrappedValue.indices }
    /// The place after the given one.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    /// Moves a place to the next one.
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at this place.
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(ElementLocation(whole: location, index: position))
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
    /// The place before the given one.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
    /// Moves a place to the one before.
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
