// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import RandomCases
import WaymarkElements

@testable import WaymarkWeb

/// Tests that shapes which repeat are written only once.
struct WireShapeTests {
    private func button(_ id: Int32, _ title: String) -> Element {
        let label = Element(
            id: ElementID(id + 1), content: ElementContent(.text(TextContent(title))))
        return Element(
            id: ElementID(id), content: ElementContent(.button(ButtonElement())),
            children: [label])
    }

    private func inserts(_ elements: [Element], at index: Int = 0) -> [ElementPatch] {
        elements.enumerated().map { .insert($1, parent: ElementID(1), index: index + $0) }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func aShapeIsToldWhenItComesForTheSecondTime() {
        var encoder = PatchEncoder(MarkupOptions())
        let first = encoder.operations(inserts([button(10, "a")]))
        #expect(text(first) == #"[["i",1,0,[0,10,[[1,11,"a"]]]]]"#)
        #expect(encoder.takeNews().templates.map(\.number) == [0, 1])
        let second = encoder.operations(inserts([button(20, "b")]))
        #expect(text(second) == #"[["i",1,0,[-1,20,"b"]]]"#)
        let news = encoder.takeNews().templates
        #expect(news.map(\.number) == [-1])
        #expect(news.map { text($0.template) } == ["[0,[1,1]]"])
    }

    @Test func screensAreOfOneTemplateHoweverManyLieBelow() {
        var encoder = PatchEncoder(MarkupOptions())
        let screens = (2...4).map { depth in
            let below = (0..<depth).map { Back.Ancestor(title: "S\($0)", depth: $0) }
            let back = Back(title: "S\(depth)", depth: depth, ancestors: below)
            return Element(
                id: ElementID(Int32(depth)),
                content: ElementContent(.screen(ScreenElement(title: "S", back: back))))
        }
        _ = encoder.operations(inserts([screens[0]]))
        #expect(!encoder.takeNews().templates.isEmpty)
        _ = encoder.operations(inserts(Array(screens[1...])))
        #expect(encoder.takeNews().templates.isEmpty)
    }

    @Test func neighboursOfOneShapeAreTheirValues() {
        var encoder = PatchEncoder(MarkupOptions())
        _ = encoder.operations(inserts([button(10, "a"), button(12, "b")]))
        let patches = inserts([button(20, "c"), button(22, "d"), button(30, "e")], at: 2)
        #expect(
            text(encoder.operations(patches)) == #"[["i",1,2,[-1,20,"c"],["d"],[-1,30,"e"]]]"#)
    }

    @Test func elementsWithoutChildrenFollowOneAnotherToo() {
        var encoder = PatchEncoder(MarkupOptions())
        let lines = (5...7).map {
            Element(id: ElementID($0), content: ElementContent(.text(TextContent("\($0)"))))
        }
        #expect(
            text(encoder.operations(inserts(lines))) == #"[["i",1,0,[0,5,"5"],["6"],["7"]]]"#)
    }

    @Test func aStackThatLooksAsBeforeIsNotWrittenAgain() {
        var encoder = PatchEncoder(MarkupOptions())
        func update(_ depth: Int, dimmed: Bool = false) -> String {
            var content = ElementContent(.stack(StackElement(depth: depth)))
            if dimmed { content.effects = [.opacity(0.5)] }
            return text(encoder.operations([.update(ElementID(5), content)]))
        }
        #expect(update(0) == #"[["u",[0,5]]]"#)
        #expect(update(1) == "[]" && update(0) == "[]")
        #expect(update(1, dimmed: true) == #"[["u",[1,5]]]"#)
        #expect(update(1) == #"[["u",[0,5]]]"#)
        let anew = Element(
            id: ElementID(5),
            content: ElementContent(.stack(StackElement(depth: 1)), effects: [.opacity(0.5)]))
        _ = encoder.operations(inserts([anew]))
        #expect(update(1) == #"[["u",[0,5]]]"#)
    }

    @Test func aLongListHasNoShapeOfItsOwn() {
        var encoder = PatchEncoder(MarkupOptions())
        let rows = (0..<100).map { button(Int32(10 + 2 * $0), "\($0)") }
        let list = Element(
            id: ElementID(5), content: ElementContent(.layout(LayoutElement(.vertical))),
            children: rows)
        _ = encoder.tree(list)
        _ = encoder.tree(list)
        #expect(encoder.takeNews().templates.filter { $0.number < 0 }.count == 1)
    }

    @Test func onlyNeighboursAreInsertedTogether() {
        let (a, b, c) = (button(10, "a"), button(20, "b"), button(30, "c"))
        let (one, two) = (ElementID(1), ElementID(2))
        let runs = PatchRun.runs(of: [
            .insert(a, parent: one, index: 4), .insert(b, parent: one, index: 5),
            .insert(c, parent: two, index: 6), .remove(a.id, parent: one),
            .remove(c.id, parent: two), .insert(a, parent: one, index: 1),
        ])
        #expect(
            runs == [
                .insert([a, b], parent: one, index: 4), .insert([c], parent: two, index: 6),
                .remove([a.id]), .remove([c.id]), .insert([a], parent: one, index: 1),
            ])
    }

    @Test func wordsThatDifferDoNotMakeATemplate() {
        var encoder = PatchEncoder(MarkupOptions())
        for words in ["x", "", "x"] {
            let line = Element(
                id: ElementID(5), content: ElementContent(.text(TextContent(words))))
            #expect(text(encoder.tree(line)) == #"[0,5,"\#(words)"]"#)
        }
        var named = ElementContent(.text(TextContent("x")))
        named.accessibility.identifier = "counter"
        #expect(text(encoder.tree(Element(id: ElementID(5), content: named))) == #"[1,5,"x"]"#)
    }

    /// A row as lists have them: now and then with other words, looks, ids or children.
    private func randomRow(
        _ id: inout Int32, _ random: inout some RandomNumberGenerator
    ) -> Element {
        func next() -> ElementID {
            id += Int.random(in: 0..<20, using: &random) == 0 ? 2 : 1
            return ElementID(id)
        }
        var layout = ElementContent(.layout(LayoutElement(.horizontal)))
        layout.isEnabled = Int.random(in: 0..<10, using: &random) > 0
        var row = Element(id: next(), content: layout)
        for _ in 0..<(Int.random(in: 0..<10, using: &random) == 0 ? 30 : 2) {
            let words = ["", "a", "b\"c", "\u{1F980}"].randomElement(using: &random) ?? ""
            let text = ElementContent(.text(TextContent(words)))
            row.children.append(Element(id: next(), content: text))
        }
        return row
    }

    @Test(arguments: Array(Seeds.first(40)))
    func whatIsWrittenShortIsReadWhole(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var encoder = PatchEncoder(MarkupOptions())
        var reader = WireReader()
        var id: Int32 = 10
        for _ in 0..<4 {
            let rows = (0..<30).map { _ in randomRow(&id, &random) }
            let bytes = encoder.operations(inserts(rows))
            try reader.learn(encoder.takeNews().templates)
            let sent = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[Any]]
            let lines = reader.lines(of: Array(try #require(sent?.first).dropFirst(3)))
            var expected: [WireReader.Line] = []
            for row in rows {
                row.forEach { element in
                    let words = element.content.words.map { [$0] } ?? []
                    expected.append(.init(id: Int(element.id.rawValue), values: words))
                }
            }
            #expect(lines == expected, "\(Seeds.advice(seed))")
        }
    }
}
#endif
