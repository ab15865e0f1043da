// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupGridTests {
    static func tracks(_ sizes: [GridTrack.Size], gap: Double? = nil) -> String {
        AtomicStyle.tracks(
            of: FlowGridElement(.columns, tracks: sizes.map { GridTrack($0) }, trackSpacing: gap))
    }

    static let flexible = GridTrack.Size.flexible(minimum: 10, maximum: .infinity)

    @Test func columnsSayTheirRuleByTheirName() {
        let name = Self.tracks([Self.flexible, Self.flexible, .fixed(44)], gap: 6)
        #expect(name == "w-tc-6-2f10-1x44")
        #expect(
            AtomicStyle.rule(for: name)
                == ".w-tc-6-2f10-1x44{grid-template-columns:"
                + "repeat(2,minmax(10px,1fr)) 44px;column-gap:6px}")
    }

    @Test func adaptiveColumnsAreAsManyAsFit() {
        let name = Self.tracks([.adaptive(minimum: 80, maximum: .infinity)])
        #expect(
            AtomicStyle.rule(for: name)
                == ".w-tc-x-1a80{grid-template-columns:"
                + "repeat(auto-fill,minmax(min(80px,100%),1fr))}")
    }

    @Test func adaptiveColumnsEndAtTheirMaximumInAnyBrowser() throws {
        let name = Self.tracks([.adaptive(minimum: 80, maximum: 90)], gap: 8)
        let rule = try #require(AtomicStyle.rule(for: name))
        #expect(rule.contains("repeat(auto-fill,minmax(min(80px,100%),1fr));grid-template-"))
        #expect(rule.contains("min(90px,(100% + 8px)/max(1,round(down,"))
        #expect(rule.contains("&>:not(.section),"))
        #expect(rule.hasSuffix("{max-inline-size:90px}}"))
    }

    @Test func onlyTheFirstAdaptiveItemBecomesSeveral() throws {
        let size = GridTrack.Size.adaptive(minimum: 80, maximum: .infinity)
        let rule = try #require(AtomicStyle.rule(for: Self.tracks([size, size, .fixed(5)])))
        #expect(rule.components(separatedBy: "auto-fill").count == 2)
        #expect(rule.contains("minmax(80px,calc((100% - 5px - 2*0.5rem)/2)) 5px"))
    }

    @Test func aMaximumBesideAnEndlessColumnTakesNoMoreThanItsShare() throws {
        let sizes = [GridTrack.Size.flexible(minimum: 10, maximum: 300), Self.flexible]
        let rule = try #require(AtomicStyle.rule(for: Self.tracks(sizes)))
        #expect(rule.contains("minmax(10px,min(300px,calc((100% - 0px - 1*0.5rem)/2)))"))
    }

    @Test func columnsWithoutEndHaveAShortName() {
        let many = (0..<200).map { GridTrack.Size.fixed(Double($0)) }
        #expect(Self.tracks(many) == "w-tc-x-200f10")
        #expect(Self.tracks(Array(repeating: .fixed(4), count: 9_999)) == "w-tc-x-9999x4")
        #expect(AtomicStyle.rule(for: "w-tc-x-9999x4") == nil)
    }

    @Test func placesOfColumnsFollowOneAnother() throws {
        let tracks = [
            GridTrack(Self.flexible, alignment: BoxAlignment(.leading, .top)),
            GridTrack(Self.flexible, alignment: BoxAlignment(.trailing, .lastBaseline)),
        ]
        let node = MarkupFixtures.node(.flowGrid(FlowGridElement(.columns, tracks: tracks)))
        #expect(node.classes.contains("w-tp-lt-tl"))
        let rule = try #require(AtomicStyle.rule(for: "w-tp-lt-tl"))
        #expect(rule.contains("&>:nth-child(2n+1 of :not(.section))"))
        #expect(rule.contains("{justify-self:end;align-self:last baseline}"))
    }

    @Test func aCellNamesItsColumns() {
        let node = MarkupFixtures.node(.gridCell(GridCellElement(column: 1, columnCount: 2)))
        #expect(node.classes == ["grid-cell", "w-gc-1-2", "x-center", "y-center"])
        #expect(AtomicStyle.rule(for: "w-gc-1-2") == ".w-gc-1-2{grid-column:2/span 2}")
    }

    @Test func anAnchorGoesBeforeTheAlignment() throws {
        let cell = GridCellElement(anchor: .init(x: 0.25, y: 1))
        let node = MarkupFixtures.node(.gridCell(cell))
        #expect(node.classes == ["grid-cell", "w-gc-0-1", "w-ga-25-100"])
        let rule = try #require(AtomicStyle.rule(for: "w-ga-25-100"))
        #expect(rule.contains("inset-inline-start:25%"))
        #expect(rule.contains("translate:-25% -100%"))
        #expect(rule.contains("&:dir(rtl)>*{translate:25% -100%}"))
    }

    @Test func aGridOfManyColumnsIsNoLongRule() throws {
        #expect(try #require(AtomicStyle.rule(for: "w-gn-2")).contains("--c1:1fr"))
        #expect(
            AtomicStyle.rule(for: "w-gn-500")
                == ".w-gn-500{grid-template-columns:repeat(500,auto)}")
    }

    @Test(arguments: [
        "w-gn-0", "w-gn-x", "w-gn-1-2", "w-gc-1", "w-gc-1-0", "w-gc-n1-1", "w-ga-25", "w-ga-x-1",
        "w-tc", "w-tc-x", "w-tc-1f10", "w-tc-x-f10", "w-tc-x-1f", "w-tc-x-1z10", "w-tc-x-0f10",
        "w-tc-x-1f10-1f10", "w-tc-x-1x5m6", "w-tc-n8-1f10", "w-tc-x-01f10", "w-tc-x-1f10m",
        "w-tc-x-1f10}", "w-tp-lt", "w-tp-lt-zz", "w-gx-n1", "w-tc-x-1000f10",
    ])
    func aNameThatNoGridHasGivesNoRule(name: String) {
        #expect(AtomicStyle.rule(for: name) == nil)
    }
}
#endif
