// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// `AppStorage` in defaults that an app hands over.
@MainActor @Suite("Stores of an app's own") struct AppStorageStoreTests {
    @Test("RES-002: a store that is handed over keeps the value, and gives what is in it")
    func aStoreKeepsTheValue() throws {
        try withStore { store in
            store.set(4, forKey: "count")
            let screen = Screen { Counter(store: store) }
            #expect(screen.texts == ["count 4", "More", "None"])
            try screen.press("More")
            #expect(screen.texts.first == "count 5")
            #expect(store.integer(forKey: "count") == 5)
            #expect(Screen { Counter(store: store) }.texts.first == "count 5")
            try screen.press("None")
            #expect(screen.texts.first == "count 0")
        }
    }

    @Test("RES-002: two stores, and the person's settings, keep a value each under one key")
    func eachStoreKeepsItsOwn() throws {
        try withStore { first in
            try withStore { second in
                let screen = Screen {
                    Counter(name: "first", store: first)
                    Counter(name: "second", store: second)
                    Counter(name: "person", store: nil)
                }
                for _ in 0..<3 { try screen.press("More first") }
                try screen.press("More second")
                #expect(counts(screen) == ["first 3", "second 1", "person 0"])
                try screen.press("More person")
                #expect(counts(screen) == ["first 3", "second 1", "person 1"])
                #expect(first.integer(forKey: "count") == 3)
                #expect(second.integer(forKey: "count") == 1)
            }
        }
    }

    @Test("RES-002: a change is heard by all views of the store and key, in every window")
    func everybodyHearsOfAChange() throws {
        try withStore { store in
            let one = Screen {
                Counter(name: "a", store: store)
                Counter(name: "b", store: store)
            }
            let other = Screen { Counter(name: "c", store: store) }
            try one.press("More a")
            #expect(counts(one) == ["a 1", "b 1"])
            other.change {}
            #expect(counts(other) == ["c 1"])
            try other.press("More c")
            one.change {}
            #expect(counts(one) == ["a 2", "b 2"])
        }
    }

    @Test("RES-002: stores of one name are one place, though each view makes its own")
    func storesOfOneNameAreOnePlace() throws {
        try withStore { _, name in
            struct Maker: View {
                let name: String
                let suite: String
                var body: some View { Counter(name: name, store: UserDefaults(suiteName: suite)) }
            }
            let screen = Screen {
                Maker(name: "a", suite: name)
                Maker(name: "b", suite: name)
            }
            try screen.press("More a")
            try screen.press("More b")
            #expect(counts(screen) == ["a 2", "b 2"])
        }
    }

    @Test("RES-002: a view that is given another store shows that one's value")
    func anotherStoreIsAnotherValue() throws {
        try withStore { first in
            try withStore { second in
                second.set(9, forKey: "count")
                let isSecond = Recorded(false)
                let screen = Screen { Live { Counter(store: isSecond.value ? second : first) } }
                #expect(screen.texts.first == "count 0")
                screen.change { isSecond.value = true }
                #expect(screen.texts.first == "count 9")
                try screen.press("More")
                #expect(second.integer(forKey: "count") == 10)
                #expect(first.object(forKey: "count") == nil)
            }
        }
    }

    @Test("RES-002: a store keeps every kind of value as 'UserDefaults' does")
    func everyKindIsKept() throws {
        try withStore { store in
            let screen = Screen { Kinds(store: store) }
            #expect(screen.texts.first == "false 0.0 none nil 0 0.0 one nil")
            try screen.press("Set")
            let set = "true 1.5 word shop:x 3 9.0 two two"
            #expect(screen.texts.first == set)
            #expect(Screen { Kinds(store: store) }.texts.first == set)
            #expect(store.bool(forKey: "bool"))
            #expect(store.double(forKey: "double") == 1.5)
            #expect(store.string(forKey: "string") == "word")
            #expect(store.data(forKey: "data") == Data([1, 2, 3]))
            #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 9))
            #expect(store.string(forKey: "choice") == "two")
        }
    }

    @Test("RES-002: what another type left in a store is an issue and the default")
    func unreadableValuesAreReported() throws {
        try withStore { store in
            store.set("many", forKey: "count")
            let screen = Screen { Counter(store: store) }
            #expect(screen.texts.first == "count 0")
            #expect(
                screen.issues.map(\.kind)
                    == [.unreadableStorage(key: "count", reason: "'many' is no Int")])
        }
    }

    private func counts(_ screen: WaymarkTesting.Screen) -> [String] {
        screen.texts.filter { $0.last?.isNumber == true }
    }

    private func withStore(_ body: (UserDefaults) throws -> Void) throws {
        try withStore { store, _ in try body(store) }
    }

    private func withStore(_ body: (UserDefaults, String) throws -> Void) throws {
        let name = "waymark-tests-\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer {
            store.removePersistentDomain(forName: name)
            store.synchronize()
        }
        try body(store, name)
    }
}

private struct Counter: View {
    let name: String
    @AppStorage private var count: Int

    init(name: String = "", store: UserDefaults?) {
        self.name = name
        _count = AppStorage(wrappedValue: 0, "count", store: store)
    }

    var body: some View {
        Text(name.isEmpty ? "count \(count)" : "\(name) \(count)")
        Button(name.isEmpty ? "More" : "More \(name)") { count += 1 }
        if name.isEmpty { Button("None") { $count.wrappedValue = 0 } }
    }
}

private enum Choice: String { case one, two }

private struct Kinds: View {
    @AppStorage private var bool: Bool
    @AppStorage private var double: Double
    @AppStorage private var string: String
    @AppStorage private var url: URL?
    @AppStorage private var data: Data
    @AppStorage private var date: Date
    @AppStorage private var choice: Choice
    @AppStorage private var maybe: Choice?

    init(store: UserDefaults) {
        _bool = AppStorage(wrappedValue: false, "bool", store: store)
        _double = AppStorage(wrappedValue: 0, "double", store: store)
        _string = AppStorage(wrappedValue: "none", "string", store: store)
        _url = AppStorage("url", store: store)
        _data = AppStorage(wrappedValue: Data(), "data", store: store)
        _date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store)
        _choice = AppStorage(wrappedValue: .one, "choice", store: store)
        _maybe = AppStorage("maybe", store: store)
    }

    var body: some View {
        Text(
            """
            \(bool) \(double) \(string) \(url?.absoluteString ?? "nil") \(data.count) \
            \(date.timeIntervalSince1970) \(choice.rawValue) \(maybe?.rawValue ?? "nil")
            """)
        Button("Set") {
            bool = true
            double = 1.5
            string = "word"
            url = URL(string: "shop:x")
            data = Data([1, 2, 3])
            date = Date(timeIntervalSince1970: 9)
            choice = .two
            maybe = .two
        }
    }
}
