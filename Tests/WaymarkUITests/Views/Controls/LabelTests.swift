// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Texts, images and labels.
@MainActor @Suite struct LabelTests {
    @Test func aLabelHasAnIconAndATitle() {
        let stage = Stage { Label("Star", systemImage: "star") }
        #expect(stage.outline == "window\n  label\n    image \"star\"\n    text \"Star\"")
    }

    @Test func anUnknownSymbolIsAnIssueOnce() throws {
        let stage = Stage { Unknown() }
        try stage.press("Again 0")
        try stage.press("Again 1")
        #expect(stage.issues == [.unknownSymbol(name: "no.such.symbol")])
    }

    @Test func anUnknownSymbolIsToldOnceWhereverItStands() {
        let stage = Stage {
            Image(systemName: "no.such.symbol")
            VStack { Label("Here too", systemImage: "no.such.symbol") }
            Image(systemName: "nor.this.one")
        }
        let names = ["no.such.symbol", "nor.this.one"]
        #expect(stage.issues == names.map { .unknownSymbol(name: $0) })
    }

    @Test func textsAreJoinedRunByRun() {
        let stage = Stage { Text("a").bold() + Text("b") + Text(verbatim: "c").italic() }
        #expect(stage.texts == ["abc"])
        guard case .text(let content)? = stage.session.root.children.first?.role else {
            Issue.record("there is no text")
            return
        }
        #expect(content.runs.map(\.isBold) == [true, false, false])
        #expect(content.runs.map(\.isItalic) == [false, false, true])
    }

    @Test func aTextFilledIntoATextKeepsItsStyle() {
        let stage = Stage { Text("one \("and") \(Text("two").bold()), three") }
        #expect(stage.texts == ["one and two, three"])
        guard case .text(let content)? = stage.session.root.children.first?.role else {
            Issue.record("there is no text")
            return
        }
        #expect(content.runs.map(\.string) == ["one and ", "two", ", three"])
        #expect(content.runs.map(\.isBold) == [false, true, false])
    }

    @Test func valuesAreFilledIntoTexts() {
        let stage = Stage {
            Text("\(3) of \("four")")
            Text("\(2.5, specifier: "%.2f")")
            Text("\(1234, format: .number.grouping(.never))")
            Text("with \(Text("bold").bold())")
            Text("**kept**" as String)
            Text(7, format: .number)
        }
        #expect(stage.texts == ["3 of four", "2.50", "1234", "with bold", "**kept**", "7"])
    }
}

private struct Unknown: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Image(systemName: "no.such.symbol")
            Image(systemName: "no.such.symbol")
        }
        Button("Again \(count)") { count += 1 }
    }
}
