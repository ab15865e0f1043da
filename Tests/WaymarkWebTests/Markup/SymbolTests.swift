// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct SymbolTests {
    @Test func everySymbolOfTheCatalogIsDrawn() {
        #expect(SymbolCatalog.names == SymbolDrawing.names)
        #expect(SymbolCatalog.names.count >= 90)
    }

    @Test func everySymbolHasAGlyphAndAName() {
        for name in SymbolCatalog.names {
            #expect(SymbolCatalog.contains(name))
            #expect((1...2).contains(SymbolCatalog.glyph(for: name).count), "\(name)")
            #expect(!SymbolDrawing.label(for: name).isEmpty)
        }
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
                #expect(data.wholeMatch(of: /[Mm][MmLlHhVvCcSsAaZz0-9 .\-]*/) != nil, "\(name)")
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
