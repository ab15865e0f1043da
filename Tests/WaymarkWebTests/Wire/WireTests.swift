// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

struct WireTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func decode(_ json: String) throws(WireError) -> BrowserMessage {
        try BrowserMessage(json: Array(json.utf8))
    }

    @Test func everyEventIsDecoded() throws {
        let cases: [(String, ElementAction)] = [
            (#""a":"press""#, .press), (#""a":"extend""#, .pressExtending),
            (#""a":"through","n":5"#, .pressThrough(ElementID(5))),
            (#""a":"text","v":"Zoë""#, .setText("Zoë")), (#""a":"submit""#, .submit),
            (#""a":"on","v":true"#, .setOn(true)), (#""a":"back""#, .back),
            (#""a":"backto","n":2"#, .backTo(depth: 2)),
            (#""a":"dismiss""#, .dismiss), (#""a":"sidebar""#, .toggleSidebar),
            (#""a":"set","v":0.25"#, .setValue(0.25)), (#""a":"slide","v":-3"#, .moveValue(-3)),
            (#""a":"increment""#, .increment), (#""a":"decrement""#, .decrement),
        ]
        for (fields, action) in cases {
            let json = #"{"k":"event","s":2,"id":7,\#(fields)}"#
            #expect(try decode(json) == .event(serial: 2, id: ElementID(7), action))
        }
    }

    @Test func anEventMayAcknowledge() throws {
        #expect(
            try decode(#"{"k":"event","s":1,"have":4,"id":7,"a":"press"}"#)
                == .event(serial: 1, id: ElementID(7), .press, have: 4))
    }

    @Test func windowEventsNeedNoElement() throws {
        #expect(
            try decode(#"{"k":"event","s":1,"a":"go","route":["a","b/c"]}"#)
                == .event(serial: 1, id: nil, .navigate(route: ["a", "b/c"])))
        #expect(
            try decode(#"{"k":"event","s":1,"a":"width","v":"compact"}"#)
                == .event(serial: 1, id: nil, .measure(.width(.compact))))
        #expect(
            try decode(#"{"k":"event","s":1,"a":"open","v":"shop://item/7"}"#)
                == .event(serial: 1, id: nil, .open(url: "shop://item/7")))
    }

    /// Most events are read without a decoder, which a blank after the brace asks for.
    @Test(arguments: [
        #"{"k":"event","s":3,"have":2,"id":7,"a":"press"}"#, #"{"k":"event","id":7}"#,
        #"{"k":"event","s":3,"id":7,"a":"text","v":"So \u00e9"}"#, #"{"k":"event","s":3,}"#,
        #"{"k":"event","s":3,"id":7,"a":"text","v":"So"}"#, #"{"k":"event","s":03}"#,
        #"{"k":"event","s":3,"id":7,"a":"text","v":"é"}"#, #"{"k":"event","s":-3}"#,
        #"{"k":"event","s":3,"id":7,"a":"choose","n":0}"#, #"{"k":"event","s":3.0}"#,
        #"{"k":"event","s":99999999999999999999,"id":7}"#, #"{"k":"event","s":3}}"#,
        #"{"k":"event","s":3,"id":2147483648,"a":"press"}"#, #"{"k":"event","s":"3"}"#,
        #"{"k":"event","s":3,"id":7,"a":"press","other":[1]}"#, #"{"k":"event""#,
        #"{"k":"event","s":3,"id":7,"a":"text","v":""}"#, #"{"k":"event","s":3 "id":7}"#,
    ])
    func anEventMeansTheSameHoweverItIsRead(json: String) {
        let byDecoder = "{ " + json.dropFirst()
        #expect(outcome(json) == outcome(byDecoder))
    }

    private func outcome(_ json: String) -> String {
        do {
            return "\(try decode(json))"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        ("", WireError.notJSON), ("null", .notJSON), ("7", .notJSON), ("[]", .notJSON),
        (#"{"n":1}"#, .missingField("k", kind: "")), (#"{"k":1}"#, .wrongType(field: "k")),
        (#"{"k":"ack"}"#, .missingField("n", kind: "ack")),
        (#"{"k":"ack","n":1.5}"#, .notJSON),
        (#"{"k":"event","s":1,"id":7,"a":"fly"}"#, .unknownAction("fly")),
        (#"{"k":"event","s":1,"id":7,"a":"text"}"#, .missingField("v", kind: "event")),
        (#"{"k":"event","s":1,"id":7,"a":"text","v":true}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"id":7,"a":"on","v":"yes"}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"id":7,"a":"set"}"#, .missingField("v", kind: "event")),
        (#"{"k":"event","s":1,"id":7,"a":"set","v":"1"}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"id":7,"a":"set","v":true}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"id":7,"a":"set","v":null}"#, .missingField("v", kind: "event")),
        (#"{"k":"event","s":1,"id":7,"a":"slide","v":1e999}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"id":7,"a":"slide","v":NaN}"#, .notJSON),
        (#"{"k":"event","s":1,"id":7,"a":"text","v":1}"#, .wrongType(field: "v")),
        (#"{"k":"event","s":1,"a":"press"}"#, .missingField("id", kind: "event")),
        (#"{"k":"event","s":1,"a":"go","route":[1]}"#, .wrongType(field: "route")),
        (#"{"k":"event","s":1,"a":"width","v":"huge"}"#, .wrongType(field: "width")),
        (
            #"{"k":"join","page":"p","token":"t","route":[]}"#,
            .missingField("width", kind: "join")
        ),
    ])
    func everyMalformedMessageHasItsSentence(json: String, error: WireError) {
        #expect(throws: error) { try decode(json) }
        #expect(!error.description.isEmpty)
    }

    @Test(arguments: [(0, 1), (3, 1), (4, 2), (64, 17), (256, 65), (10_000, 65)])
    func aRouteCountsByTheScreensThatItCanBring(count: Int, cost: Int) throws {
        let route = Array(repeating: "\"a\"", count: count).joined(separator: ",")
        let going = try decode(#"{"k":"event","s":1,"a":"go","route":[\#(route)]}"#)
        #expect(going.cost == cost)
        #expect(try decode(#"{"k":"event","s":1,"id":2,"a":"press"}"#).cost == 1)
    }

    @Test func invalidBytesAreNotJSON() {
        #expect(throws: WireError.notJSON) {
            try BrowserMessage(json: [0x22, 0xFF, 0xFE, 0x22])
        }
    }

    @Test func aTemplateIsSentOnceAndItsValuesEachTime() {
        var encoder = PatchEncoder(MarkupOptions())
        let rows = (1...2).map {
            Element(id: ElementID($0), content: ElementContent(.text(TextContent("Row \($0)"))))
        }
        #expect(text(encoder.tree(rows[0])) == #"[0,1,"Row 1"]"#)
        #expect(encoder.takeNews().templates.count == 1)
        #expect(text(encoder.tree(rows[1])) == #"[0,2,"Row 2"]"#)
        #expect(encoder.takeNews().templates.isEmpty)
    }

    @Test func aConnectionThatKnowsThousandsOfLooksIsOvergrown() {
        var encoder = PatchEncoder(MarkupOptions())
        for width in 0..<4_000 {
            let effects: [StyleEffect] = [.frame(Frame(width: Double(width)))]
            _ = encoder.tree(
                Element(id: ElementID(1), content: ElementContent(.divider, effects: effects)))
        }
        #expect(!encoder.isOvergrown)
        let screen = ElementContent(.screen(ScreenElement(title: "A")))
        _ = encoder.tree(Element(id: ElementID(1), content: screen))
        #expect(encoder.isOvergrown)
    }

    @Test func childrenFollowTheValues() {
        var encoder = PatchEncoder(MarkupOptions())
        let label = Element(id: ElementID(2), content: ElementContent(.text(TextContent("a"))))
        let button = Element(
            id: ElementID(1), content: ElementContent(.button(ButtonElement())),
            children: [label])
        #expect(text(encoder.tree(button)) == #"[0,1,[[1,2,"a"]]]"#)
    }

    @Test func everyPatchIsAnOperation() {
        var encoder = PatchEncoder(MarkupOptions())
        let one = Element(id: ElementID(5), content: ElementContent(.text(TextContent("x"))))
        let patches: [ElementPatch] = [
            .insert(one, parent: ElementID(1), index: 2),
            .remove(ElementID(3), parent: ElementID(1)),
            .move(ElementID(4), parent: ElementID(1), index: 0),
            .replace(ElementID(6), with: one),
            .update(ElementID(5), one.content),
        ]
        #expect(
            text(encoder.operations(patches))
                == #"[["i",1,2,[0,5,"x"]],["r",3],["m",1,0,4],["x",6,[0,5,"x"]],["u",[0,5,"x"]]]"#
        )
    }

    @Test func idsAtEqualDistancesAreWrittenAsOne() {
        var encoder = PatchEncoder(MarkupOptions())
        let removed: [Int32] = [1, 2, 3, 10, 17, 24, 31, 90, 80, 70, 60, 5]
        let patches = removed.map { ElementPatch.remove(ElementID($0), parent: ElementID(100)) }
        #expect(
            text(encoder.operations(patches))
                == #"[["r",1,2,[3,7,5],[90,-10,4],5]]"#)
    }

    @Test func whatLeavesTwoParentsIsTwoOperations() {
        var encoder = PatchEncoder(MarkupOptions())
        let patches: [ElementPatch] = [
            .remove(ElementID(3), parent: ElementID(1)),
            .remove(ElementID(4), parent: ElementID(2)),
        ]
        #expect(text(encoder.operations(patches)) == #"[["r",3],["r",4]]"#)
    }

    @Test func aDrawingIsATemplateOfItsOwnThatIsToldOnce() {
        let path = HTMLNode(tag: "path", attributes: [.init(name: "d", value: "M0 0")])
        let drawing = HTMLNode(tag: "svg", content: .nodes([path]))
        let node = HTMLNode(
            tag: "a",
            attributes: [.init(name: "data-e", value: "1"), .init(name: "href", value: "/x")],
            content: .nodes([drawing, HTMLNode(tag: "span", content: .slot)]))
        var templates = TemplateTable()
        let templated = MarkupTemplate(node, templates: &templates)
        #expect(text(templated.template) == #"["a",["href",0],[0,["span",[],1]]]"#)
        #expect(templated.values == ["/x"])
        let again = MarkupTemplate(node, templates: &templates)
        #expect(again == templated)
        let drawings = templates.takeNews()
        #expect(drawings.map(\.number) == [0])
        #expect(text(drawings[0].template) == #"["svg",[],[["path",["d","M0 0"]]]]"#)
    }

    @Test func textIsEscapedAsJSON() {
        var bytes: [UInt8] = []
        bytes.append(json: "\"\\\n\u{1}</script>é")
        #expect(text(bytes) == #""\"\\\u000a\u0001</script>é""#)
    }

    @Test(arguments: [
        ["recipes", "Crème brûlée"], ["a/b", "c?d#e", "100%"], ["日本", "😀"], [],
        ["+", "a b", "%2F"],
    ])
    func aRouteComesBackFromItsPath(route: [String]) throws {
        let path = try #require(address(of: route, basePath: "/"))
        #expect(path.utf8.allSatisfy { $0 < 128 && $0 > 32 })
        #expect(SitePaths().route(of: path) == route)
    }

    @Test func aPathThatIsNotUTF8HasNoRoute() {
        #expect(SitePaths().route(of: "/%FF") == nil)
        #expect(SitePaths().route(of: "/%zz") == nil)
    }
}
#endif
