// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

private typealias Picker = WaymarkUI.Picker
private typealias Text = WaymarkUI.Text

@MainActor struct PickerTests {
    @Test(arguments: ["automatic", "segmented", "inline", "palette", "wheel"])
    func aPersonChoosesByTitleAndTheBindingGetsTheTag(style: String) throws {
        let screen = WaymarkTesting.Screen { DrinkPicker(style: style) }
        #expect(try screen.choice(in: "Drink") == "Milk")
        try screen.choose("Tea", in: "Drink")
        #expect(screen.texts.contains("chosen 1"))
        #expect(try screen.choice(in: "Drink") == "Tea")
    }

    @Test func onlyWhatIsChosenIsReadWhereTheOthersAreOutOfSight() {
        let menu = WaymarkTesting.Screen { DrinkPicker(style: "automatic") }
        #expect(menu.texts == ["Drink", "Milk", "chosen 2"])
        let segments = WaymarkTesting.Screen { DrinkPicker(style: "segmented") }
        #expect(segments.texts == ["Drink", "Tea", "Milk", "chosen 2"])
    }

    @Test func theIdsOfAForEachAreTags() throws {
        let screen = WaymarkTesting.Screen { OptionalPicker() }
        #expect(try screen.choice(in: "Guest") == "Nobody")
        try screen.choose("Grace", in: "Guest")
        #expect(screen.texts.contains("chosen 2"))
        try screen.choose("Nobody", in: "Guest")
        #expect(screen.texts.contains("chosen none"))
    }

    @Test func aNavigationLinkLeadsToTheOptionsAndAChoiceLeadsBack() throws {
        let screen = WaymarkTesting.Screen {
            NavigationStack { Form { DrinkPicker(style: "navigationLink") } }
        }
        #expect(screen.texts == ["Drink", "Milk", "chosen 2"])
        try screen.press("Drink")
        #expect(screen.title == "Drink")
        try screen.choose("Tea", in: "Drink")
        #expect(screen.depth == 0)
        #expect(screen.texts == ["Drink", "Tea", "chosen 1"])
    }

    @Test func aSelectionThatNoTagFitsIsOneIssue() throws {
        let screen = WaymarkTesting.Screen { UnmatchedPicker() }
        #expect(try screen.choice(in: "Size") == nil)
        try screen.press("Again")
        #expect(
            screen.issues.map(\.kind) == [
                .unmatchedSelection(value: "9", type: "Int", picker: "Size")
            ])
    }

    @Test func twoOptionsWithOneTagAreAnIssue() {
        let screen = WaymarkTesting.Screen {
            Picker("Size", selection: .constant(1)) {
                Text("S").tag(1)
                Text("M").tag(1)
            }
        }
        #expect(screen.issues.map(\.kind) == [.duplicateTag(tag: "1", container: "Picker")])
    }

    @Test func anOptionIsCalledByItsNewTextWhenThatChangesInside() throws {
        let name = OptionName()
        let screen = WaymarkTesting.Screen {
            Picker("Size", selection: .constant(1)) { NamedOption(name: name).tag(1) }
        }
        name.text = "Large"
        screen.open(URL(filePath: "/"))
        #expect(try screen.choice(in: "Size") == "Large")
    }

    @Test func aModelThatRefusesAChoiceIsShownAgain() throws {
        let stage = Stage {
            Picker("Size", selection: .constant(1)) {
                Text("S").tag(1)
                Text("M").tag(2)
            }
        }
        try stage.screen.choose("M", in: "Size")
        #expect(try stage.screen.choice(in: "Size") == "S")
        #expect(stage.patches.count == 1)
    }

    @Test func aDisabledPickerRefuses() {
        let screen = WaymarkTesting.Screen { DrinkPicker(style: "automatic").disabled(true) }
        #expect(throws: ScreenError.self) { try screen.choose("Tea", in: "Drink") }
    }

    @Test func anOptionKnowsItsSymbol() {
        let screen = WaymarkTesting.Screen {
            Picker("Mood", selection: .constant(1)) {
                Label("Good", systemImage: "star").tag(1)
                WaymarkUI.Image(systemName: "heart").accessibilityLabel("Best").tag(2)
            }
        }
        let picker = screen.root.first { $0.picker != nil }?.picker
        #expect(picker?.options.map(\.title) == ["Good", "Best"])
        #expect(picker?.options.map(\.symbol) == ["star", "heart"])
    }

    @Test func choosingRunsOneBodyAndSendsOneEdit() throws {
        let screen = WaymarkTesting.Screen { DrinkPicker(style: "automatic") }
        _ = screen.work
        try screen.choose("Tea", in: "Drink")
        let work = screen.work
        #expect(work.bodiesRun == 1)
        #expect(work.patches == 2)
    }

    @Test func aLabelThatIsHiddenIsReadAloud() throws {
        let screen = WaymarkTesting.Screen { DrinkPicker(style: "automatic").labelsHidden() }
        #expect(screen.texts == ["Milk", "chosen 2"])
        try screen.choose("Tea", in: "Drink")
    }
}

private struct DrinkPicker: View {
    let style: String
    @State private var drink = 2

    var body: some View {
        switch style {
        case "segmented": picker.pickerStyle(.segmented)
        case "inline": picker.pickerStyle(.inline)
        case "palette": picker.pickerStyle(.palette)
        case "wheel": picker.pickerStyle(.wheel)
        case "navigationLink": picker.pickerStyle(.navigationLink)
        default: picker
        }
        Text("chosen \(drink)")
    }

    private var picker: some View {
        Picker("Drink", selection: $drink) {
            Text("Tea").tag(1)
            Section { Text("Milk").tag(2) }
            Divider()
        }
    }
}

private struct OptionalPicker: View {
    private struct Guest: Identifiable {
        let id: Int
        let name: String
    }

    @State private var guest: Int?
    private let guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Grace")]

    var body: some View {
        Picker("Guest", selection: $guest) {
            Text("Nobody").tag(nil as Int?)
            ForEach(guests) { Text($0.name) }
        }
        Text("chosen \(guest.map(String.init) ?? "none")")
    }
}

private struct UnmatchedPicker: View {
    @State private var size = 9

    var body: some View {
        Picker("Size", selection: $size) { Text("S").tag(1) }
        WaymarkUI.Button("Again") { size += 1 }
    }
}

@MainActor @Observable private final class OptionName {
    var text = "Small"
}

private struct NamedOption: View {
    let name: OptionName

    var body: some View { Text(name.text) }
}
