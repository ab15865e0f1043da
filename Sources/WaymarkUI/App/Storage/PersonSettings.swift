// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The settings of each person who has a session, and of those who were here last.
@MainActor final class PersonSettings {
    static let shared = PersonSettings()

    /// The most bytes that the settings of people without a session may take; the oldest go first.
    private let limit: Int
    private var inUse: [String: (values: KeyedValues, sessions: Int)] = [:]
    private var kept: [String: (values: KeyedValues, size: Int, since: Int)] = [:]
    private var size = 0
    private var departures = 0

    init(limit: Int = 16 << 20) { self.limit = limit }

    /// The number of people whose settings are held.
    var count: Int { inUse.count + kept.count }

    /// Returns the settings for one more session of a person, until it is given back. Everybody
    /// without a name shares nothing: each gets settings of its own.
    func take(_ person: String) -> KeyedValues {
        if person.isEmpty { return KeyedValues() }
        let values = inUse[person]?.values ?? forget(person) ?? KeyedValues()
        inUse[person, default: (values, 0)].sessions += 1
        return values
    }

    /// Hears that one session of the person is over.
    func giveBack(_ person: String) {
        guard let (values, sessions) = inUse[person] else { return }
        if sessions > 1 {
            inUse[person]?.sessions -= 1
            return
        }
        inUse[person] = nil
        if !values.values.isEmpty { keep(values, of: person) }
    }

    private func keep(_ values: KeyedValues, of person: String) {
        values.rest()
        departures += 1
        kept[person] = (values, values.size, departures)
        size += values.size
        if size > limit { forgetOldest() }
    }

    private func forget(_ person: String) -> KeyedValues? {
        guard let entry = kept.removeValue(forKey: person) else { return nil }
        size -= entry.size
        return entry.values
    }

    /// Makes more room than is needed now, so that this is seldom.
    private func forgetOldest() {
        for (person, _) in kept.sorted(by: { $0.value.since < $1.value.since }) {
            if size <= limit * 3 / 4 { return }
            _ = forget(person)
        }
    }
}
