// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import RandomCases
import Testing

@testable import WaymarkWeb

/// Tests that the fast decoder of a page's messages reads the same as the general one.
struct DecoderTests {
    @Test func bothDecodersReadTheSame() {
        var read = 0
        for seed in Seeds.first(4_000) {
            var random = SplitMix64(seed: seed)
            let frame = Self.frame(&random)
            let fast = Self.outcome(of: frame, readsPlainly: true)
            #expect(
                fast == Self.outcome(of: frame, readsPlainly: false),
                "\(String(decoding: frame, as: UTF8.self)); \(Seeds.advice(seed))")
            if case .success = fast { read += 1 }
        }
        #expect(read > 400, "most frames were none: the test asks for nothing")
    }

    @Test(arguments: [
        #""k":"ack""#, #""k":"""#, #""s":8"#, #""a":"press""#, #""v":"b""#, #""id":8"#,
        #""n":8"#, #""have":8"#,
    ])
    func aFieldThatComesTwiceIsReadTheSame(_ again: String) {
        let fields = #""k":"event","s":1,"a":"text","v":"a","id":1,"n":1,"have":1"#
        for frame in ["{\(fields),\(again)}", "{\(again),\(fields)}"].map({ Array($0.utf8) }) {
            #expect(
                Self.outcome(of: frame, readsPlainly: true)
                    == Self.outcome(of: frame, readsPlainly: false))
        }
    }

    private static func outcome(
        of frame: [UInt8], readsPlainly: Bool
    ) -> Result<BrowserMessage, WireError> {
        Result { () throws(WireError) in
            try BrowserMessage(json: frame, readsPlainly: readsPlainly)
        }
    }

    /// An event as a page writes it; fields may be missing, come twice or be of another type, and
    /// bytes may be lost.
    private static func frame(_ random: inout SplitMix64) -> [UInt8] {
        var fields = [
            #""k":"event""#, #""s":\#(Int.random(in: 0...99, using: &random))"#,
            #""a":"\#(actions.randomElement(using: &random) ?? "")""#,
        ]
        for name in ["id", "v", "n", "have", "route", "more"] where !random.oneIn(3) {
            let fitting = random.oneIn(8) ? values : usual[name] ?? values
            fields.append("\"\(name)\":" + (fitting.randomElement(using: &random) ?? "0"))
        }
        if random.oneIn(8) {
            fields.remove(at: Int.random(in: 0..<fields.count, using: &random))
        }
        if random.oneIn(16), let again = fields.randomElement(using: &random) {
            fields.append(again)
        }
        if random.oneIn(2) { fields.shuffle(using: &random) }
        let comma = random.oneIn(8) ? " , " : ","
        var frame = Array("{\(fields.joined(separator: comma))}".utf8)
        if random.oneIn(6) { frame.remove(at: Int.random(in: 0..<frame.count, using: &random)) }
        if random.oneIn(12) {
            frame[Int.random(in: 0..<frame.count, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
        }
        return frame
    }

    private static let actions = [
        "press", "extend", "through", "text", "submit", "choose", "on", "set", "slide",
        "increment", "back", "backto", "dismiss", "sidebar", "open", "go", "width", "window",
        "zone", "loaded",
        "nothing", "",
    ]

    private static let usual = [
        "id": ["0", "7", "42"], "n": ["0", "7"], "have": ["0", "12"],
        "v": [#""words""#, #""compact""#, "true", "0.5", "1"],
        "route": ["[]", #"["a","b"]"#],
    ]

    private static let values = [
        "0", "7", "42", "-1", "007", "1.5", "1e3", "99999999999", "123456789012345678901",
        "true",
        "null", #""""#, #""words""#, #""a \\"quote\\"""#, #""caf\u{e9}""#, #""\\u0041""#,
        #""compact""#, #"["a","b"]"#, "[1280,800]", "[]", "{}", #""tab\\t""#,
    ]
}
#endif
