// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupStyleTests {
    static let even = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)

    @Test func paddingInsideABackgroundIsPaddingAndOutsideItIsMargin() {
        let inside = AtomicStyle.classes(
            for: [.padding(Self.even), .background(ColorValue(.red), cornerRadius: nil)])
        #expect(inside == ["w-pt-8", "w-pb-8", "w-ps-8", "w-pe-8", "w-bg-red"])
        let outside = AtomicStyle.classes(
            for: [.background(ColorValue(.red), cornerRadius: 4), .padding(Self.even)])
        #expect(outside == ["w-mt-8", "w-mb-8", "w-ms-8", "w-me-8", "w-bg-red", "w-r-4"])
    }

    @Test func paddingsAddUp() {
        let classes = AtomicStyle.classes(for: [.padding(Self.even), .padding(Self.even)])
        #expect(classes == ["w-pt-16", "w-pb-16", "w-ps-16", "w-pe-16"])
    }

    @Test func paddingAroundAFrameMakesTheBoxLarger() {
        let classes = AtomicStyle.classes(
            for: [.frame(Frame(width: 100)), .padding(Self.even)])
        #expect(classes.contains("w-w-116"))
    }

    @Test func aWideFrameAroundABackgroundPlacesIt() {
        let classes = AtomicStyle.classes(
            for: [
                .background(ColorValue(.red), cornerRadius: nil),
                .frame(Frame(maxWidth: .infinity, alignment: BoxAlignment(.trailing, .center))),
            ])
        #expect(classes == ["w-bg-red", "w-pl-trailing"])
    }

    @Test func theInnermostFontAndColourWin() {
        let classes = AtomicStyle.classes(
            for: [
                .font(FontValue(style: .title)), .weight(.bold), .foreground(ColorValue(.blue)),
                .font(FontValue(style: .caption)), .foreground(ColorValue(.red)),
            ])
        #expect(classes == ["w-f-title", "w-fw-700", "w-fg-blue"])
    }

    @Test func thousandsOfColoursHaveSeveralSheetsThatLoseNone() {
        let names = (0..<2_000).map { "w-bg-rgb-\($0 % 256)-\($0 / 256)-7" }
        let addresses = AtomicSheet.addresses(of: names, at: "/style.css")
        #expect(addresses.count > 1)
        #expect(addresses.allSatisfy { $0.utf8.count < 4_100 })
        let queries = addresses.map { $0.dropFirst("/style.css?c=".count) }
        #expect(queries.joined(separator: ".") == names.joined(separator: "."))
        #expect(AtomicSheet.addresses(of: [], at: "/style.css").isEmpty)
    }

    @Test func aSheetOfMoreThanAPageAsksForIsEmpty() {
        let names = Array(repeating: "w-bg-red", count: 400)
        #expect(!AtomicSheet.css(query: "c=" + names.joined(separator: ".")).isEmpty)
        let more = names + names
        #expect(AtomicSheet.css(query: "c=" + more.joined(separator: ".")).isEmpty)
    }

    @Test func everyClassNameGivesItsRule() {
        let values = [-3, 0.25, 12, .infinity, .nan]
        for name in Self.everyEffect(values).flatMap({ AtomicStyle.classes(for: [$0]) }) {
            let rule = AtomicStyle.rule(for: name)
            #expect(rule?.hasPrefix(".\(name){") == true, "\(name)")
            #expect(rule?.hasSuffix("}") == true)
            #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        }
        let width = ColumnWidth(min: 200, ideal: 280.5, max: nil)
        #expect(
            AtomicStyle.rule(for: AtomicStyle.columnWidth(width))
                == ".w-cw-200-280p5-x{--column:280.5px;--column-least:200px}")
        #expect(AtomicStyle.rule(for: AtomicStyle.gap(0)) == ".w-g-0{gap:0px}")
    }

    private static func everyEffect(_ values: [Double]) -> [StyleEffect] {
        var effects: [StyleEffect] = [
            .italic, .hidden, .lineLimit(nil), .lineLimit(2), .leastLines(3),
        ]
        for value in values {
            effects += [
                .padding(Insets(top: value, leading: nil, bottom: value, trailing: value)),
                .frame(Frame(width: value, maxWidth: value, minHeight: value)),
                .font(FontValue(size: max(value, 1), design: .serif, isItalic: true)),
                .opacity(value), .cornerRadius(max(value, 0)), .aspectRatio(1.5, fills: true),
                .foreground(ColorValue(.rgb(red: value, green: 0.5, blue: 1), opacity: value)),
            ]
        }
        effects += ColorValue.Name.allCases.flatMap { name -> [StyleEffect] in
            let faint = ColorValue(name, opacity: 0.3)
            return [.background(faint, cornerRadius: 1), .tint(ColorValue(name))]
        }
        for edge in [HorizontalPosition.leading, .center, .trailing] {
            effects += [
                .textAlignment(edge), .frame(Frame(alignment: BoxAlignment(edge, .top))),
            ]
        }
        return effects
            + [ClipShape.rectangle, .roundedRectangle, .capsule, .circle].map { .clip($0) }
    }

    @Test(arguments: [
        "", "w", "w-", "text", "w-ps", "w-ps-", "w-ps-16px", "w-ps-1.5", "w-ps-01", "w-ps-16-2",
        "w-bg-url(x)", "w-bg-nocolour", "w-bg-red-200", "w-bg-red-050", "w-bg-rgb-1-2",
        "w-bg-rgb-1-2-300", "w-fw-650", "w-f-huge", "w-fd-}", "w-ll-0", "w-lr-0", "w-lr-1000",
        "w-ar-0-fit", "w-r-n4",
        "w-it-x", "w-ps-1}body{x", "w-ta-left", "w-cw-1-x-2", "W-ps-16", "w-op-100",
        "w-ps-1p50",
        "w-ps-99999999999999999999", "w-ps-٣",
    ])
    func aClassNameThatIsNotOursGivesNoRule(name: String) {
        #expect(AtomicStyle.rule(for: name) == nil)
    }

    @Test(arguments: [0, 1, 16, -4, 0.5, 1.125, 1234.5, -0.001])
    func numbersComeBackFromClassNames(value: Double) {
        #expect(StyleNumber.decode(StyleNumber.encode(value)) == value)
    }

    @Test func runsOfTextKeepTheirLooks() {
        var run = TextRun("x")
        run.isBold = true
        run.isUnderlined = true
        run.isStruckThrough = true
        run.color = ColorValue(.red)
        #expect(AtomicStyle.classes(for: run) == ["w-fw-700", "w-fg-red", "w-us"])
        #expect(AtomicStyle.classes(for: TextRun("x")).isEmpty)
    }
}
#endif
