// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct SymbolTests {
    @Test func everySymbolOfTheCatalogIsDrawn() {
        #expect(SymbolCatalog.names == SymbolDrawing.names)
        #expect(SymbolCatalog.names.count >= 2_000)
    }

    @Test func everySymbolHasAGlyphAndAName() {
        for name in SymbolCatalog.names {
            #expect(SymbolCatalog.contains(name))
            #expect((1...2).contains(SymbolCatalog.glyph(for: name).count), "\(name)")
            #expect(!SymbolDrawing.label(for: name).isEmpty)
        }
    }

    @Test func everyNameOfTheTableIsDrawn() throws {
        let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "../../..")
        let table = try String(
            contentsOf: root.appending(path: "Documentation/Data/symbols.tsv"), encoding: .utf8)
        let names = table.split(separator: "\n").map { row in
            String(row.prefix { $0 != "\t" })
        }
        #expect(names.count >= 1_800)
        for name in names {
            #expect(SymbolDrawing.node(for: name).classes.contains("dashed") == false, "\(name)")
        }
    }

    @Test func aSymbolOfTheSheetsKeepsItsLinesAndAreas() {
        let node = SymbolDrawing.node(for: "star.square")
        #expect(node.allNodes.dropFirst().map { $0.attribute("class") } == ["lines"])
        let filled = SymbolDrawing.node(for: "star.square.fill")
        #expect(filled.allNodes.dropFirst().map { $0.attribute("class") } == ["fills"])
        #expect(SymbolDrawing.node(for: "0.circle.fill") != SymbolDrawing.node(for: "0.circle"))
    }

    @Test func aSymbolInAFrameMeansWhatItMeansWithout() {
        #expect(SymbolDrawing.label(for: "trash.circle.fill") == "Delete")
        #expect(SymbolDrawing.label(for: "eye.slash.fill") == "Hide")
        #expect(SymbolDrawing.label(for: "play.circle") == "play circle")
        #expect(SymbolDrawing.label(for: "circle.square.fill") == "circle square")
    }

    @Test func symbolsThatPointForwardFlipInAFrameToo() {
        #expect(SymbolDrawing.node(for: "chevron.forward.circle.fill").classes.contains("flips"))
        #expect(!SymbolDrawing.node(for: "chevron.right.circle.fill").classes.contains("flips"))
    }

    @Test func aCharacterIsThatOfTheBeginningOfTheName() {
        #expect(SymbolCatalog.glyph(for: "trash.circle.fill") == SymbolCatalog.glyph(for: "trash"))
        #expect(SymbolCatalog.glyph(for: "battery.100.bolt") == "▮")
        #expect(SymbolCatalog.glyph(for: "12.circle.fill") == "12")
        #expect(SymbolCatalog.glyph(for: "a.square") == "A")
        #expect(SymbolCatalog.glyph(for: "zzz") == "◈")
        #expect(!SymbolCatalog.contains("battery"))
    }

    @Test func namedLabelsBelongToSymbols() {
        for name in SymbolDrawing.labels.keys {
            #expect(SymbolCatalog.contains(name), "\(name)")
        }
    }

    @Test func aDrawingIsPathsInOneColour() {
        for name in SymbolDrawing.names {
            let node = SymbolDrawing.node(for: name)
            #expect(node.tag == "svg")
            #expect(node.attribute("aria-hidden") == "true")
            let paths = node.allNodes.dropFirst()
            #expect(!paths.isEmpty, "\(name)")
            for path in paths {
                let data = path.attribute("d") ?? ""
                #expect(data.wholeMatch(of: /[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .\-]*/) != nil, "\(name)")
            }
        }
    }

    @Test func anUnknownSymbolIsADashedSquareAndADottedOne() {
        #expect(!SymbolCatalog.contains("no.such.symbol"))
        #expect(SymbolDrawing.node(for: "no.such.symbol").classes.contains("dashed"))
        #expect(SymbolCatalog.glyph(for: "no.such.symbol") == "⬚")
        #expect(SymbolDrawing.label(for: "no.such.symbol.fill") == "no such symbol")
    }
}
#endif
