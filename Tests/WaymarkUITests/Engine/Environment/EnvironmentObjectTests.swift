// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Objects that come from above, and what stands in their place while they do not.
@MainActor @Suite struct EnvironmentObjectTests {
    private let message = "no 'Settings' is in the environment, so this view cannot be shown."

    @Test func aMissingObjectIsAnIssueAndTheProgramGoesOn() throws {
        let stage = Stage { ArrivingLater() }
        #expect(stage.issues == [.missingEnvironmentObject(type: "Settings")])
        #expect(stage.texts.first?.hasPrefix(message) == true)
        try stage.press("Arrive")
        #expect(stage.texts.first == "name: plain")
        try stage.press("Rename")
        #expect(stage.texts.first == "name: bold")
        #expect(stage.issues.count == 1)
    }

    @Test func aMissingObservableIsAnIssueAndTheProgramGoesOn() throws {
        let stage = Stage { ArrivingModel() }
        #expect(stage.issues == [.missingEnvironmentObject(type: "Model")])
        try stage.press("Switch")
        #expect(stage.texts.first == "count 0")
        try stage.press("Add")
        #expect(stage.texts.first == "count 1")
        try stage.press("Switch")
        #expect(stage.texts.first?.hasPrefix("no 'Model'") == true)
        #expect(!stage.issues.isEmpty)
    }

    @Test func rowsAreShownWhenTheirObjectArrives() throws {
        let stage = Stage { ArrivingRows() }
        #expect(stage.issues.first == .missingEnvironmentObject(type: "Model"))
        try stage.press("Switch")
        #expect(stage.texts.prefix(2) == ["count 0", "count 0"])
        try stage.press("Add")
        #expect(stage.texts.prefix(2) == ["count 1", "count 1"])
        try stage.press("Switch")
        #expect(stage.texts.prefix(2).allSatisfy { $0.hasPrefix("no 'Model'") })
    }

    @Test func aModifierWithoutItsObjectIsAnIssueToo() throws {
        let stage = Stage { ModifiedLater() }
        #expect(stage.issues == [.missingEnvironmentObject(type: "Settings")])
        #expect(stage.texts.first?.hasPrefix(message) == true)
        try stage.press("Arrive")
        #expect(stage.texts.prefix(2) == ["content", "by plain"])
    }

    @Test func aPropertyOfTheAppsOwnWithoutItsObjectIsAnIssueToo() throws {
        let stage = Stage { NestedLater() }
        #expect(stage.issues == [.missingEnvironmentObject(type: "Model")])
        try stage.press("Arrive")
        #expect(stage.texts.first == "nested 3")
    }

    @Test func aModifierShowsItsContentAgainWhenItsObjectArrives() throws {
        let stage = Stage { CountedLater() }
        #expect(stage.issues == [.missingEnvironmentObject(type: "Model")])
        try stage.press("Arrive")
        #expect(stage.texts.prefix(2) == ["content", "3"])
    }

    @Test func anOptionalObservableMayBeMissing() throws {
        let stage = Stage { OptionalReader() }
        #expect(stage.texts == ["nobody"])
    }

    @Test func nothingHidesTheObjectFromAbove() throws {
        let stage = Stage {
            VStack {
                OptionalReader()
                OptionalReader().environment(nil as Model?)
            }
            .environment(Model(count: 3))
        }
        #expect(stage.texts == ["3", "nobody"])
    }

    @Test(.countsWork) func theSameObjectAgainIsNoChange() throws {
        let tally = Tally()
        let stage = Stage { SameObject(tally: tally) }
        _ = tally.take()
        try stage.press("Again 0")
        #expect(tally.take() == [])
        try stage.press("Rename")
        #expect(tally.take() == ["reader"])
    }
}

private final class Settings: ObservableObject {
    @Published var name = "plain"
}

@MainActor @Observable private final class Model {
    var count: Int
    init(count: Int = 0) { self.count = count }
}

private struct ArrivingLater: View {
    @State private var settings: Settings?

    var body: some View {
        if let settings {
            Group { NameReader() }.environmentObject(settings)
        } else {
            NameReader()
        }
        Button("Arrive") { settings = Settings() }
        Button("Rename") { settings?.name = "bold" }
    }
}

private struct NameReader: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Text("name: \(settings.name)") }
}

private struct ArrivingModel: View {
    @State private var hasModel = false
    @State private var model = Model()

    var body: some View {
        Reader().environment(hasModel ? model : nil)
        Button("Switch") { hasModel.toggle() }
        Button("Add") { model.count += 1 }
    }

    struct Reader: View {
        @Environment(Model.self) private var model

        var body: some View { Text("count \(model.count)") }
    }
}

private struct ArrivingRows: View {
    @State private var hasModel = false
    @State private var model = Model()

    var body: some View {
        ForEach(0..<2) { _ in ArrivingModel.Reader() }.environment(hasModel ? model : nil)
        Button("Switch") { hasModel.toggle() }
        Button("Add") { model.count += 1 }
    }
}

private struct ModifiedLater: View {
    @State private var settings: Settings?

    var body: some View {
        if let settings {
            Text("content").modifier(Signed()).environmentObject(settings)
        } else {
            Text("content").modifier(Signed())
        }
        Button("Arrive") { settings = Settings() }
    }

    struct Signed: ViewModifier {
        @EnvironmentObject private var settings: Settings

        func body(content: Content) -> some View {
            content
            Text("by \(settings.name)")
        }
    }
}

private struct NestedLater: View {
    @State private var model: Model?

    var body: some View {
        Reader().environment(model)
        Button("Arrive") { model = Model(count: 3) }
    }

    @MainActor struct Named: @preconcurrency DynamicProperty {
        @Environment(Model.self) private var model
        private(set) var text = ""

        mutating func update() { text = "\(model.count)" }
    }

    struct Reader: View {
        private var named = Named()

        var body: some View { Text("nested \(named.text)") }
    }
}

private struct CountedLater: View {
    @State private var model: Model?

    var body: some View {
        Text("content").modifier(Counted()).environment(model)
        Button("Arrive") { model = Model(count: 3) }
    }

    struct Counted: ViewModifier {
        @Environment(Model.self) private var model

        func body(content: Content) -> some View {
            content
            Text("\(model.count)")
        }
    }
}

private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text(model.map { "\($0.count)" } ?? "nobody") }
}

private struct SameObject: View {
    let tally: Tally
    @StateObject private var settings = Settings()
    @State private var count = 0

    var body: some View {
        Reader(tally: tally).environmentObject(settings)
        Again(count: $count)
        Button("Rename") { settings.name += "!" }
    }

    struct Again: View {
        @Binding var count: Int
        var body: some View { Button("Again \(count)") { count += 1 } }
    }

    struct Reader: View {
        let tally: Tally
        @EnvironmentObject private var settings: Settings

        var body: some View {
            let _ = tally.note("reader")
            Text(settings.name)
        }
    }
}
