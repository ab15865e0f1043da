// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of which views a change of an `@Observable` model evaluates.
@MainActor @Suite struct ObservationTests {
    @Test(.countsWork) func onlyReadersOfTheChangedPropertyAreEvaluated() throws {
        let tally = Tally()
        let model = Model()
        let stage = Stage { Owner(model: model, tally: tally) }
        #expect(tally.take() == ["owner", "count", "name", "environment"])
        stage.act { model.count += 1 }
        #expect(tally.take() == ["count", "environment"])
        stage.act { model.name = "b" }
        #expect(tally.take() == ["name"])
        stage.act { model.unread += 1 }
        #expect(tally.take() == [])
        #expect(stage.texts == ["count 1", "name b", "environment 1"])
    }

    @Test(.countsWork) func whatABodyNoLongerReadsNoLongerMakesItDue() throws {
        let tally = Tally()
        let model = Model()
        let stage = Stage { Choosing(model: model, tally: tally) }
        stage.act { model.readsName = true }
        _ = tally.take()
        stage.act { model.count += 1 }
        #expect(tally.take() == [])
        stage.act { model.name = "z" }
        #expect(tally.take() == ["body"])
    }

    @Test(.countsWork) func theFirstEvaluationOfATypeIsForgottenToo() throws {
        let tally = Tally()
        let model = Model()
        let stage = Stage { Turning(model: model, tally: tally) }
        try stage.press("Turn")
        _ = tally.take()
        stage.act { model.count += 1 }
        #expect(tally.take() == [])
        stage.act { model.name = "z" }
        #expect(tally.take() == ["body"])
    }

    @Test(.countsWork) func afterManyEvaluationsAChangeIsStillOneEvaluation() throws {
        let tally = Tally()
        let model = Model()
        let stage = Stage { Choosing(model: model, tally: tally) }
        for _ in 0..<20_000 { stage.act { model.count += 1 } }
        #expect(tally.take().count == 20_001)
        let work = stage.act { model.count += 1 }
        #expect(work.bodiesRun == 1)
        #expect(stage.texts == ["20001"])
    }

    @Test func aBindingToAModelsPropertyIsReadByItsControl() throws {
        let model = Model()
        let stage = Stage { Editing(model: model) }
        try stage.screen.type("new", into: "Name")
        #expect(model.name == "new")
        stage.act { model.name = "newer" }
        #expect(stage.texts.contains("newer"))
    }

    @Test func aListsSelectionInAModelIsShown() throws {
        let model = Model()
        let stage = Stage { SelectingModel(model: model) }
        try stage.press("b")
        #expect(model.selection == "b")
        #expect(stage.screen.selection == "b")
        stage.act { model.selection = "a" }
        #expect(stage.screen.selection == "a")
        stage.act { model.selection = nil }
        #expect(stage.screen.selection == nil)
    }

    @Test func aModelInStateIsMadeAgainOnlyWithItsView() throws {
        let stage = Stage { OwningModel() }
        try stage.press("count 0")
        try stage.press("count 1")
        #expect(stage.texts.first == "count 2")
        try stage.press("Other")
        #expect(stage.texts.first == "count 10")
        try stage.press("count 10")
        #expect(stage.texts.first == "count 11")
    }

    @Test func changesFromAnotherThreadArrive() async {
        let model = SharedModel()
        let stage = Stage { SharedReader(model: model) }
        await Task.detached { model.set(5) }.value
        await stage.screen.settle()
        #expect(stage.texts == ["5"])
    }

    @Test(.countsWork) func anUnmountedReaderIsLetGo() throws {
        let tally = Tally()
        let model = Model()
        let stage = Stage { Removing(model: model, tally: tally) }
        _ = tally.take()
        try stage.press("Away")
        let work = stage.act { model.count += 1 }
        #expect(tally.take() == [])
        #expect(work == GraphCounters())
    }
}

@MainActor @Observable private final class Model {
    var count = 0
    var name = "a"
    var unread = 0
    var readsName = false
    var selection: String?
    init(count: Int = 0) { self.count = count }
}

@Observable private final class SharedModel: @unchecked Sendable {  // one thread after the other
    private(set) var count = 0
    func set(_ count: Int) { self.count = count }
}

private struct Owner: View {
    @State private var model: Model
    let tally: Tally

    init(model: Model, tally: Tally) {
        _model = State(initialValue: model)
        self.tally = tally
    }

    var body: some View {
        let _ = tally.note("owner")
        CountReader(model: model, tally: tally)
        NameReader(model: model, tally: tally)
        EnvironmentReader(tally: tally).environment(model)
    }

    struct CountReader: View {
        let model: Model
        let tally: Tally

        var body: some View {
            let _ = tally.note("count")
            Text("count \(model.count)")
        }
    }

    struct NameReader: View {
        @Bindable var model: Model
        let tally: Tally

        var body: some View {
            let _ = tally.note("name")
            Text("name \(model.name)")
        }
    }

    struct EnvironmentReader: View {
        @Environment(Model.self) private var model
        let tally: Tally

        var body: some View {
            let _ = tally.note("environment")
            Text("environment \(model.count)")
        }
    }
}

private struct Choosing: View {
    let model: Model
    let tally: Tally

    var body: some View {
        let _ = tally.note("body")
        Text(model.readsName ? model.name : "\(model.count)")
    }
}

private struct Turning: View {
    let model: Model
    let tally: Tally
    @State private var readsName = false

    var body: some View {
        let _ = tally.note("body")
        Text(readsName ? model.name : "\(model.count)")
        Button("Turn") { readsName.toggle() }
    }
}

private struct Editing: View {
    @Bindable var model: Model

    var body: some View { TextField("Name", text: $model.name) }
}

private struct SelectingModel: View {
    @Bindable var model: Model

    var body: some View {
        List(["a", "b"], id: \.self, selection: $model.selection) { Text($0) }
    }
}

private struct OwningModel: View {
    @State private var model = Model()

    var body: some View {
        Button("count \(model.count)") { model.count += 1 }
        Button("Other") { model = Model(count: 10) }
    }
}

private struct SharedReader: View {
    let model: SharedModel

    var body: some View { Text("\(model.count)") }
}

private struct Removing: View {
    let model: Model
    let tally: Tally
    @State private var isShown = true

    var body: some View {
        if isShown { Choosing(model: model, tally: tally) }
        Button("Away") { isShown = false }
    }
}
