// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Testing

@testable import WaymarkWeb

/// Tests that the files which every page loads are small, and compressed once.
struct AssetTests {
    private func removed(_ script: String) -> String {
        String(decoding: ScriptMinifier.removed(from: script.utf8), as: UTF8.self)
    }

    @Test(arguments: [
        ("let a = 1; // one\nlet b = 2;\n", "let a=1;let b=2;"),
        ("/** Adds. */\nconst f = (a, b) =>\n  a + b;", "let f=(a,b)=>a+b;"),
        ("x = \"a // b  \\\" c\";", "x=\"a // b  \\\" c\";"),
        ("y = `a  ${ b }`;", "y=`a  ${ b }`;"),
        ("z = '[a=\"b  c\"]';", "z='[a=\"b  c\"]';"),
        ("return a - -b;", "return a- -b;"),
        ("f( /** @type {T} */ (a) => { g({ b }) });", "f((a)=>{g({b})});"),
        ("eventsPart.pending = part.of;", "pending=part.of;"),
        ("a\n  .b()\n  .c();", "a.b().c();"),
        ("a\nb;", "a\nb;"),
        ("{\n  f(a, [\n    b,\n  ]);\n}", "{f(a,[b])}"),
    ])
    func whatAScriptDoesNotNeedIsLeftOut(script: String, short: String) {
        #expect(removed(script) == short)
    }

    /// A part is a module where it is written, and shares one scope with others where it runs.
    @Test(arguments: [
        ("import { b } from \"./b.js\";\na();", "a();"),
        ("import {\n  b,\n  c,\n} from \"./b.js\";\na();", "a();"),
        ("a();\nexport { a };", "a();"),
        ("let a;\nexport const onePart = {\n  set a(to) { a = to; },\n};\nb();", "let a;b();"),
        ("export function arrange() {}", "export function arrange(){}"),
        ("const a = await import(b);", "let a=await import(b);"),
    ])
    func partsOfOneFileNeedNoImports(part: String, joined: String) {
        #expect(
            removed(String(decoding: ScriptPart.joined([Array(part.utf8)]), as: UTF8.self))
                == joined)
    }

    @Test(arguments: [
        (
            "a > b,\n.c :is(.d, .e)::before {\n  color: red;\n}\n",
            "a>b,.c :is(.d,.e)::before{color:red}"
        ),
        ("/* one */ a { width: calc(1px + 2px); } /* two */", "a{width:calc(1px + 2px)}"),
        (
            "a::after { content: \"/* } \\\" {  \" / ''; }",
            "a::after{content:\"/* } \\\" {  \" / ''}"
        ),
        ("a { background: url(a  b;c{) /* d */ red; }", "a{background:url(a  b;c{) red}"),
        ("a { --empty: ; --rest: }", "a{--empty: ;--rest: }"),
        ("a/**/b c/* d */ e", "a/**/b c e"),
        (
            "@media (width > 30rem) and (hover) { a { b: c !important } }",
            "@media (width>30rem) and (hover){a{b:c !important}}"
        ),
        (".a:not(.b) + *, .c > * { d: 1 / 2 }", ".a:not(.b) + *,.c>*{d:1 / 2}"),
        ("a { b: 'open", "a{b:'open"), ("a { b: c /* open", "a{b:c"),
    ])
    func whatAStyleSheetDoesNotNeedIsLeftOut(sheet: String, short: String) {
        let removed = String(decoding: StyleMinifier.removed(from: sheet.utf8), as: UTF8.self)
        #expect(removed == short)
        #expect(StyleMinifier.removed(from: short.utf8) == Array(short.utf8))
    }

    @Test func theScriptIsSmallOnItsWay() {
        #expect(Assets().script.packed.readableBytes <= 12_900)
    }

    /// With a list, a bar and columns a page asks for three of them; those that are not common come
    /// with one kind of control, or with the first command, to few pages.
    @Test func whatThePagesAskForLaterIsSmallToo() {
        let sizes = Assets().modules.mapValues(\.packed.readableBytes)
        let common: [ScriptModule] = [.controls, .columns, .lists, .ranges, .searches]
        #expect(common.compactMap { sizes[$0] }.reduce(0, +) <= 21_700, "\(sizes)")
        #expect(sizes[.controls, default: 0] <= 11_500)
        #expect(sizes[.lists, default: 0] <= 5 * 1024)
        #expect(sizes[.commands, default: 0] <= 680)
        #expect(sizes[.keys, default: 0] <= 1_800)
        for (module, size) in sizes where !common.contains(module) && module != .keys {
            #expect(size <= 1024, "\(module)")
        }
    }

    /// Its version is that of the script, by which pages ask for it.
    @Test func whatFewPagesNeedComesByItself() {
        let assets = Assets()
        #expect(assets.modules.count == ScriptModule.all.count)
        for module in assets.modules.values {
            #expect(assets.asset(at: module.path)?.bytes == module.bytes)
        }
        let version = assets.script.address.split(separator: "?").last ?? ""
        #expect(assets.address(of: .lists) == "/_waymark/lists.js?" + version)
        let script = String(buffer: assets.script.bytes)
        for word in ["dblclick", "overflowed", "contextmenu", "spinner"] {
            #expect(!script.contains(word), "\(word)")
        }
    }

    @Test func whatAModuleSaysChangesTheVersionOfTheScript() {
        let script = Asset("a.js", "text/javascript", [1], asking: [Asset("b.js", "", [2])])
        #expect(script.hash != Asset("a.js", "", [1], asking: [Asset("b.js", "", [3])]).hash)
    }

    @Test func onlyThoseWhoWriteTheAppGetWhatHelpsThem() {
        let plain = String(buffer: Assets().script.bytes)
        let helping = String(buffer: Assets(isDeveloping: true).script.bytes)
        #expect(!plain.contains("latency") && helping.contains("latency"))
    }

    @Test(arguments: [
        ("gzip", true), ("br, gzip;q=0.5", true), ("*", true), ("GZIP", true),
        ("gzip;q=0", false), ("gzip; q=0.0", false), ("br", false), ("", false),
        ("gzipped", false), ("gzip;q=x", false), ("gzip;q=0, *", false),
        ("*;q=0, gzip", true),
    ])
    func onlyWhoUnpacksGetsItPacked(field: String, isTaken: Bool) {
        var fields = HTTPFields()
        fields[.acceptEncoding] = field
        #expect(Gzip.isTaken(by: fields) == isTaken)
    }

    @Test func whatIsPackedCanBeUnpacked() throws {
        let bytes = Array(String(repeating: "a row, ", count: 1000).utf8)
        let packed = Gzip.packed(bytes)
        #expect(packed.count < bytes.count / 10)
        let handler = NIOHTTPRequestDecompressor(limit: .none)
        let channel = EmbeddedChannel(handler: handler)
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/",
            headers: ["content-encoding": "gzip", "content-length": "\(packed.count)"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(bytes: packed)))
        var unpacked: [UInt8] = []
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .body(let buffer) = part { unpacked += buffer.readableBytesView }
        }
        #expect(unpacked == bytes)
    }

    @Test func pagesAndFilesArePackedOnTheWire() async throws {
        try await withServer { server in
            let script = Assets(isDeveloping: true).script.address
            for path in ["/", script, "/_waymark/style.css?c=w-a"] {
                let packed = try await server.request(
                    path, headers: ["accept-encoding": "gzip"])
                #expect(packed.headers["content-encoding"] == "gzip")
                #expect(packed.headers["vary"]?.contains("Accept-Encoding") == true)
                let plain = try await server.request(path)
                #expect(plain.headers["content-encoding"] == nil)
                #expect(plain.headers["vary"]?.contains("Accept-Encoding") == true)
            }
        }
    }
}
#endif
