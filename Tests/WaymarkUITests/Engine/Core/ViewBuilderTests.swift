// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of the views that the statements of a view builder become.
@MainActor @Suite struct ViewBuilderTests {
    @Test func anEmptyBuilderShowsNothing() {
        let stage = Stage { VStack {} }
        #expect(stage.outline == "window\n  vstack")
    }

    @Test func twentyStatementsShowTwentyViews() {
        let stage = Stage { Twenty() }
        #expect(stage.texts == (1...20).map(String.init))
    }

    @Test func branchesAndOptionalsComeAndGo() throws {
        let stage = Stage { Branches() }
        #expect(stage.texts == ["start", "zero", "end", "Next"])
        try stage.press("Next")
        #expect(stage.texts == ["start", "one", "odd", "available", "end", "Next"])
        #expect(stage.batches.last?.kinds == ["remove", "insert", "insert", "insert"])
        try stage.press("Next")
        #expect(stage.texts == ["start", "many", "available", "end", "Next"])
        try stage.press("Next")
        #expect(stage.texts == ["start", "many", "odd", "available", "end", "Next"])
        #expect(stage.batches.last?.kinds == ["insert"])
    }

    @Test func groupsAndTuplesMadeByHandAddNoElement() throws {
        let stage = Stage { ByHand() }
        #expect(stage.outline.contains("vstack\n    text \"0\"\n    text \"b\"\n    text \"c\""))
        try stage.press("More")
        #expect(stage.texts.first == "1")
        #expect(stage.batches.last?.kinds == ["update"])
    }

    @Test func aTupleMadeByHandAndOneOfABuilderCanStandForEachOther() throws {
        let stage = Stage { EitherTuple() }
        #expect(stage.texts.prefix(2) == ["a 0", "b 0"])
        try stage.press("More")
        #expect(stage.texts.prefix(2) == ["a 1", "b 1"])
        try stage.press("More")
        #expect(stage.texts.prefix(2) == ["a 2", "b 2"])
    }

    @Test func aTupleOfNoViewsShowsNothing() {
        let stage = Stage { VStack { TupleView((1, "x")) } }
        #expect(stage.outline == "window\n  vstack")
    }

    @Test func anOptionalViewIsAView() {
        let some: Text? = Text("some")
        let none: Text? = nil
        let stage = Stage {
            VStack {
                some
                none
            }
        }
        #expect(stage.texts == ["some"])
    }
}

private struct Twenty: View {
    var body: some View {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
        Text("13")
        Text("14")
        Text("15")
        Text("16")
        Text("17")
        Text("18")
        Text("19")
        Text("20")
    }
}

private struct Branches: View {
    @State private var step = 0

    var body: some View {
        Text("start")
        switch step {
        case 0: Text("zero")
        case 1: Text("one")
        default: Text("many")
        }
        if step % 2 == 1 { Text("odd") }
        if step > 0, #available(macOS 14, *) { Text("available") }
        Text("end")
        Button("Next") { step += 1 }
    }
}

private struct ByHand: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Group {
                TupleView((Text("\(count)"), Text("b")))
                Group { Text("c") }
            }
        }
        Button("More") { count += 1 }
    }
}

private struct EitherTuple: View {
    @State private var count = 0

    var body: some View {
        tuple(count)
        Button("More") { count += 1 }
    }

    private func tuple(_ count: Int) -> TupleView<(Text, Text)> {
        if count == 1 { return TupleView((Text("a \(count)"), Text("b \(count)"))) }
        return ViewBuilder.buildBlock(Text("a \(count)"), Text("b \(count)"))
    }
}
