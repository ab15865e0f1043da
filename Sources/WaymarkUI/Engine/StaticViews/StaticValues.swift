// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The values of the environment that static views read besides their own values.
struct StaticNeeds: OptionSet, Sendable {
    let rawValue: UInt8
}

/// A value of the environment that static views read while they are drawn.
///
/// The folder of the views declares it, once for the process.
@MainActor struct StaticNeed<Value: Equatable> {
    /// The flag by which a view that reads the value says so in its needs.
    let flag: StaticNeeds
    fileprivate let place: Int

    /// - Parameter read: Reads the value; `nil` where the views need nodes of their own.
    init(_ read: @escaping @MainActor (EnvironmentValues) -> Value?) {
        place = StaticReaders.all.count
        flag = StaticNeeds(rawValue: 1 << UInt8(place))
        StaticReaders.all.append(StaticReader(read: read))
    }
}

/// The values that static views read of the environment, shared by all nodes that read the same.
@MainActor final class StaticValues {
    fileprivate let read: [AnyStaticValue?]

    fileprivate init(_ read: [AnyStaticValue?]) { self.read = read }

    /// The environment's value for a need that the views named.
    subscript<Value: Equatable>(_ need: StaticNeed<Value>) -> Value {
        guard let value = read[need.place] as? StaticValue<Value> else {
            // Reached by a mistake in a view's `_draw` alone, which its first test shows.
            fatalError("a static view reads a value that it does not name in its needs")
        }
        return value.value
    }
}

/// Reads what static views need, and remembers what was read last, which mostly is the same again.
@MainActor struct StaticValueReader {
    private static let none = StaticValues([])
    private var last: [StaticNeeds.RawValue: StaticValues] = [:]

    /// Reads what the needs name; `nil` where the views need nodes of their own.
    mutating func read(_ values: EnvironmentValues, _ needs: StaticNeeds) -> StaticValues? {
        if needs.isEmpty { return Self.none }
        if let known = last[needs.rawValue], isCurrent(known, values, needs) { return known }
        var read: [AnyStaticValue?] = []
        for (place, reader) in StaticReaders.all.enumerated() {
            guard needs.include(place) else {
                read.append(nil)
                continue
            }
            guard let value = reader.read(values, known: nil) else { return nil }
            read.append(value)
        }
        let made = StaticValues(read)
        last[needs.rawValue] = made
        return made
    }

    /// Says whether all would be read as it was. It makes nothing, because each of many equal views
    /// asks.
    private func isCurrent(
        _ known: StaticValues, _ values: EnvironmentValues, _ needs: StaticNeeds
    ) -> Bool {
        for (place, reader) in StaticReaders.all.enumerated() where needs.include(place) {
            let old = known.read[place]
            guard let value = reader.read(values, known: old), value === old else { return false }
        }
        return true
    }
}

extension StaticNeeds {
    fileprivate func include(_ place: Int) -> Bool { rawValue & 1 << UInt8(place) != 0 }
}

private class AnyStaticValue {}

private final class StaticValue<Value>: AnyStaticValue {
    let value: Value

    init(_ value: Value) { self.value = value }
}

@MainActor private protocol AnyStaticReader {
    /// Gives what is known, if it is the same; `nil` where the views need nodes of their own.
    func read(_ values: EnvironmentValues, known: AnyStaticValue?) -> AnyStaticValue?
}

private struct StaticReader<Value: Equatable>: AnyStaticReader {
    let read: @MainActor (EnvironmentValues) -> Value?

    func read(_ values: EnvironmentValues, known: AnyStaticValue?) -> AnyStaticValue? {
        guard let value = read(values) else { return nil }
        if let known = known as? StaticValue<Value>, known.value == value { return known }
        return StaticValue(value)
    }
}

@MainActor private enum StaticReaders {
    /// All readers, in the order in which the needs were declared.
    static var all: [any AnyStaticReader] = []
}
