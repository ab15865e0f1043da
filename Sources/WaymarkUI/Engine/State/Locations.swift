// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Reads and writes through closures.
final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }

    override var value: Value { read() }

    override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}

/// Always the same value.
final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    init(_ value: Value) { constant = value }

    override var value: Value { constant }

    override var isConstant: Bool { true }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return Skipping.areEqual(constant, other.constant)
    }
}

/// A part of what another location holds.
final class PartLocation<Whole, Value>: Location<Value> {
    private let whole: Location<Whole>
    private let keyPath: WritableKeyPath<Whole, Value>

    init(whole: Location<Whole>, keyPath: WritableKeyPath<Whole, Value>) {
        self.whole = whole
        self.keyPath = keyPath
    }

    /// A reader of this part is left alone while only other parts change.
    override var value: Value {
        let now = peek
        noteRead { [self] in Skipping.isSamePart(now, peek) }
        return now
    }

    override var peek: Value { whole.peek[keyPath: keyPath] }

    override func noteRead(unless isUnchanged: @escaping () -> Bool) {
        whole.noteRead(unless: isUnchanged)
    }

    override func set(_ value: Value, transaction: Transaction) {
        var copy = whole.peek
        copy[keyPath: keyPath] = value
        whole.set(copy, transaction: transaction)
    }

    override var isConstant: Bool { whole.isConstant }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return keyPath == other.keyPath && whole.isSame(as: other.whole)
    }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        EvaluationContext.write(to: "\(Object.self)") { [object, keyPath] in
            object[keyPath: keyPath] = value
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// The location of an optional's value; once it holds nothing, the last value stands in, so that a
/// screen on its way out can still be read (B32).
final class UnwrappedLocation<Value>: Location<Value> {
    private let base: Location<Value?>
    private var last: Value

    init(base: Location<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override var value: Value {
        if let now = base.value { last = now }
        return last
    }

    override func set(_ value: Value, transaction: Transaction) {
        last = value
        base.set(value, transaction: transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// One element of a collection; once its place is gone, the last value stands in and writes are
/// ignored.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element> {
    private let whole: Location<Whole>
    private let index: Whole.Index
    private var last: Whole.Element

    init(whole: Location<Whole>, index: Whole.Index) {
        self.whole = whole
        self.index = index
        last = whole.peek[index]
    }

    private func holds(_ collection: Whole) -> Bool {
        index >= collection.startIndex && index < collection.endIndex
    }

    /// A reader of this element is left alone while only other elements change.
    override var value: Whole.Element {
        let now = peek
        noteRead { [self] in Skipping.isSamePart(now, peek) }
        return now
    }

    override var peek: Whole.Element {
        let collection = whole.peek
        if holds(collection) { last = collection[index] }
        return last
    }

    override func noteRead(unless isUnchanged: @escaping () -> Bool) {
        whole.noteRead(unless: isUnchanged)
    }

    override func set(_ value: Whole.Element, transaction: Transaction) {
        var copy = whole.peek
        guard holds(copy) else { return }
        copy[index] = value
        whole.set(copy, transaction: transaction)
    }

    override func isSame(as other: Location<Whole.Element>) -> Bool {
        guard let other = other as? ElementLocation<Whole> else { return false }
        return index == other.index && whole.isSame(as: other.whole)
    }
}
