// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkUI

@Suite struct FieldEqualityTests {
    @Test func equatablePropertiesAreComparedWithTheirOwnOperator() {
        struct Caseless: Equatable {
            var text: String
            static func == (left: Self, right: Self) -> Bool {
                left.text.lowercased() == right.text.lowercased()
            }
        }
        struct Value {
            let a: Int
            var b: Caseless
        }
        #expect(equal(Value(a: 1, b: Caseless(text: "X")), Value(a: 1, b: Caseless(text: "x"))))
        #expect(!equal(Value(a: 1, b: Caseless(text: "X")), Value(a: 2, b: Caseless(text: "x"))))
    }

    @Test func structsTuplesOptionalsAndArraysAreComparedByTheirParts() {
        struct Part { var number: Int }
        struct Value {
            var part = Part(number: 1)
            var pair = (1, Part(number: 2))
            var some: Part?
            var parts: [Part] = []
        }
        let value = Value(some: Part(number: 3), parts: [Part(number: 4)])
        #expect(equal(value, Value(some: Part(number: 3), parts: [Part(number: 4)])))
        #expect(!equal(Value(some: Part(number: 3)), Value(some: Part(number: 4))))
        #expect(!equal(Value(some: Part(number: 3)), Value(some: nil)))
        #expect(equal(Value(some: nil), Value(some: nil)))
        #expect(!equal(Value(parts: [Part(number: 4)]), Value(parts: [])))
        #expect(!equal(Value(parts: [Part(number: 4)]), Value(parts: [Part(number: 5)])))
        #expect(!equal(Value(part: Part(number: 2)), Value()))
        #expect(!equal(Value(pair: (1, Part(number: 3))), Value()))
    }

    @Test func enumsAreComparedByCaseAndAssociatedValues() {
        struct Part { var number: Int }
        enum Kind {
            case none, other
            case part(Part)
            case named(first: Part, second: Int)
        }
        #expect(equal(Box(Kind.none), Box(Kind.none)))
        #expect(!equal(Box(Kind.none), Box(Kind.other)))
        #expect(!equal(Box(Kind.none), Box(Kind.part(Part(number: 1)))))
        #expect(equal(Box(Kind.part(Part(number: 1))), Box(Kind.part(Part(number: 1)))))
        #expect(!equal(Box(Kind.part(Part(number: 1))), Box(Kind.part(Part(number: 2)))))
        #expect(
            !equal(
                Box(Kind.named(first: Part(number: 1), second: 2)),
                Box(Kind.named(first: Part(number: 1), second: 3))))
    }

    @Test func anEnumThatDescribesItselfHidesItsCases() {
        enum Kind: CustomStringConvertible {
            case a, b
            case c(() -> Void)
            var description: String { "same" }
        }
        #expect(!equal(Box(Kind.a), Box(Kind.b)))
        #expect(!equal(Box(Kind.a), Box(Kind.a)))
    }

    @Test func objectsAreComparedByIdentity() {
        final class Object {}
        final class Special: Thing {}
        class Thing {}
        let (object, thing) = (Object(), Special())
        #expect(equal(Box(object), Box(object)))
        #expect(!equal(Box(object), Box(Object())))
        #expect(equal(Box<Thing>(thing), Box<Thing>(thing)))
        #expect(!equal(Box<Thing>(thing), Box<Thing>(Thing())))
        #expect(equal(Box<AnyObject?>(object), Box<AnyObject?>(object)))
    }

    @Test func existentialsAreComparedAsWhatTheyHold() {
        struct Part { var number: Int }
        #expect(equal(Box<Any>(1), Box<Any>(1)))
        #expect(!equal(Box<Any>(1), Box<Any>(2)))
        #expect(!equal(Box<Any>(1), Box<Any>("1")))
        #expect(equal(Box<Any>(Part(number: 1)), Box<Any>(Part(number: 1))))
        #expect(!equal(Box<Any>(Part(number: 1)), Box<Any>(Part(number: 2))))
        #expect(equal(Box<any Sendable>("a"), Box<any Sendable>("a")))
        #expect(equal(Box<Any.Type>(Int.self), Box<Any.Type>(Int.self)))
        #expect(!equal(Box<Any.Type>(Int.self), Box<Any.Type>(String.self)))
    }

    @Test func closuresAndWeakReferencesMakeValuesUnequal() {
        final class Object {}
        struct Weak { weak var object: Object? }
        let action: () -> Void = {}
        #expect(!equal(Box(action), Box(action)))
        #expect(!equal(Box(Box(action)), Box(Box(action))))
        #expect(!equal(Box<Any>(action), Box<Any>(action)))
        #expect(!equal(Box<(() -> Void)?>(action), Box<(() -> Void)?>(action)))
        #expect(equal(Box<(() -> Void)?>(nil), Box<(() -> Void)?>(nil)))
        #expect(!equal(Weak(), Weak()))
        #expect(!equal(Box(["a": Box(action)]), Box(["a": Box(action)])))
    }

    @Test func ignoredPropertiesAreLeftOut() {
        struct Value {
            var a: Int
            var action: () -> Void
        }
        let values = (Value(a: 1) {}, Value(a: 1) {})
        #expect(!equal(values.0, values.1))
        #expect(equal(values.0, values.1, ignoring: ["action"]))
        #expect(!equal(values.0, Value(a: 2) {}, ignoring: ["action"]))
        #expect(equal(values.0, Value(a: 2) {}, ignoring: ["a", "action"]))
    }

    @Test func aWrappedPropertyIsIgnoredByItsName() {
        struct Value { @Wrapped var action: () -> Void }
        #expect(!equal(Value {}, Value {}))
        #expect(equal(Value {}, Value {}, ignoring: ["action"]))
    }

    @Test func dynamicPropertiesAreSkippedUnlessTheyHaveASource() {
        struct Value {
            var kept = State(initialValue: 0), own = Own(value: 0), given = Given(source: 0)
        }
        #expect(equal(Value(kept: State(initialValue: 1)), Value(kept: State(initialValue: 2))))
        #expect(!equal(Value(own: Own(value: 1)), Value(own: Own(value: 2))))
        #expect(equal(Value(own: Own(value: 1)), Value(own: Own(value: 1))))
        #expect(!equal(Value(given: Given(source: 1)), Value(given: Given(source: 2))))
        #expect(equal(Value(given: Given(source: 1)), Value(given: Given(source: 1))))
    }

    @Test func valuesWithoutPropertiesAreEqual() {
        struct Empty {}
        #expect(equal(Empty(), Empty()))
        #expect(equal(Box(Empty()), Box(Empty())))
    }

    @Test func aTypeThatMakesAMirrorOfItselfMayHideProperties() {
        struct Hiding: CustomReflectable {
            var number: Int
            var customMirror: Mirror { Mirror(self, children: []) }
        }
        #expect(!equal(Box(Hiding(number: 1)), Box(Hiding(number: 2))))
        #expect(!equal(Box(Hiding(number: 1)), Box(Hiding(number: 1))))
    }

    func equal<Value>(_ left: Value, _ right: Value, ignoring: [String] = []) -> Bool {
        _equatableFields(left, right, ignoring: ignoring)
    }
}

private struct Box<Content> {
    var content: Content

    init(_ content: Content) { self.content = content }
}

@propertyWrapper private struct Wrapped {
    var wrappedValue: () -> Void
}

private struct Own: DynamicProperty { var value: Int }

private struct Given: DynamicProperty, SourceComparable {
    var source: Int

    func hasSameSource(as other: Given) -> Bool { source == other.source }
}
