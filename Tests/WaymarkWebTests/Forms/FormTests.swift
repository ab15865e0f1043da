// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import WaymarkElements

@testable import WaymarkWeb

struct FormTests {
    @Test func aPressWorksWithoutAScript() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await visit.post(visit.answer.press(10))
            #expect(answer.status == 303)
            let after = try await visit.follow(answer)
            #expect(after.status == 200)
            #expect(after.body.contains("Count 1"))
        }
    }

    @Test func whatWasTypedAndSwitchedIsThereAfterThePress() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await visit.post(
                [
                    visit.answer.name("text", 12) + "=a+%26+b",
                    visit.answer.name("toggle", 14) + "=on", visit.answer.press(16),
                ].joined(separator: "&"))
            let after = try await visit.follow(answer)
            #expect(after.body.contains("value=\"a &amp; b\""))
            #expect(after.body.contains(" checked"))
            #expect(after.body.contains("<dialog"))
        }
    }

    @Test func aSliderIsWhereItWasLeftAndAStepperGoesByItsButtons() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let more = "increment=" + visit.answer.button("increment", 502)
            let first = try await visit.follow(
                try await visit.post(visit.answer.name("set", 500) + "=0.7&" + more))
            #expect(first.body.contains("step=\"0.1\" value=\"0.7\""))
            #expect(first.body.contains("Guests 5"))
            let less = "decrement=" + first.button("decrement", 502)
            let second = try await visit.follow(try await visit.post(less, on: first))
            #expect(second.body.contains("Guests 4"))
        }
    }

    @Test(arguments: ["nan", "inf", "-1e999", "salt", "", "0x1p3000"])
    func aSliderIsNotMovedByWhatIsNoNumber(text: String) async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await visit.post(visit.answer.name("set", 500) + "=\(text)")
            #expect(try await visit.follow(answer).body.contains("step=\"0.1\" value=\"0.5\""))
        }
    }

    @Test func anOldFormLeavesWhatItsPersonDidNotTouch() async throws {
        try await withServer { server in
            let old = try await Visit(server)
            let newer = try await old.follow(
                try await old.post(
                    [
                        old.answer.name("text", 12) + "=Zoe",
                        old.answer.name("toggle", 14) + "=on",
                        old.answer.name("set", 500) + "=0.7",
                    ].joined(separator: "&")))
            #expect(newer.body.contains("value=\"Zoe\""))
            let untouched = [
                old.answer.name("text", 12) + "=", old.answer.name("set", 500) + "=0.5",
                old.answer.press(10),
            ]
            let after = try await old.follow(
                try await old.post(untouched.joined(separator: "&")))
            #expect(after.body.contains("Count 1"))
            #expect(after.body.contains("value=\"Zoe\""))
            #expect(after.body.contains(" checked"))
            #expect(after.body.contains("step=\"0.1\" value=\"0.7\""))
            #expect(!after.body.contains("has changed meanwhile"))
        }
    }

    @Test func aSecondFormGoesOnFromTheFirst() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let first = try await visit.follow(try await visit.post(visit.answer.press(10)))
            let second = try await visit.post(first.press(10), on: first)
            #expect(try await visit.follow(second).body.contains("Count 2"))
        }
    }

    @Test func whoseFormIsNotTakenIsToldSoWithAWayOn() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await visit.post(
                visit.answer.press(10), token: "00", accept: "text/html")
            #expect(answer.status == 403)
            #expect(answer.body.contains("<h1>This page cannot go on</h1>"))
            #expect(answer.body.contains("<a href=\"/\">Go to the start</a>"))
        }
    }

    @Test func onlyAPageWithFieldsHasAButtonThatAppliesThem() {
        let words = Element(
            id: ElementID(1), content: ElementContent(.text(TextContent("words"))))
        #expect(!PrerenderedPage(of: words, .counter(), seal: "").hasFields)
        let toggle = Element(id: ElementID(2), content: ElementContent(.toggle(isOn: true)))
        let window = Element(
            id: ElementID(3),
            content: ElementContent(.window(WindowElement(title: "A", route: []))),
            children: [words, toggle])
        #expect(PrerenderedPage(of: window, .counter(), seal: "").hasFields)
    }

    @Test func aFormNeedsThePagesTokenAndTheSamePerson() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let other = try await Visit(server)
            #expect(try await visit.post(visit.answer.press(10), token: "00").status == 403)
            #expect(
                try await visit.post(visit.answer.press(10), token: other.token).status == 403)
            #expect(
                try await visit.post(visit.answer.press(10), cookie: other.cookie).status == 403
            )
            #expect(try await visit.post(visit.answer.press(10), cookie: "").status == 403)
        }
    }

    @Test func aFormWhoseSealIsNotOpenedSaysThatThePageHadExpired() async throws {
        try await withServer { server in
            let visit = try await Visit(server, "/row%201")
            let answer = try await visit.post("press=10.00000000", seal: "broken")
            #expect(answer.headers["location"] == "/row%201?waymark-notice=expired")
            let after = try await visit.follow(answer)
            #expect(after.body.contains("had expired and begins anew"))
        }
    }

    @Test func aReloadOfAPageThatIsGoneSaysSo() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let gone = try await server.request(
                "/?waymark-page=00112233", headers: ["cookie": visit.cookie])
            #expect(gone.status == 200)
            #expect(gone.body.contains("had expired and begins anew"))
            #expect(!visit.answer.body.contains("had expired"))
        }
    }

    @Test(arguments: ["page=2", "notice=anew", "page=00112233445566778899aabbccddeeff"])
    func aQueryOfTheAppsOwnIsNotAForms(query: String) async throws {
        try await withServer { server in
            let answer = try await server.request("/?" + query)
            #expect(answer.status == 200)
            #expect(!answer.body.contains("begins anew"))
            #expect(!answer.body.contains("began this page anew"))
        }
        #expect(!FormAnswer(query).isOne)
    }

    @Test func aPageWithOtherControlsIsNotPressed() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await visit.post("press=10.00000000")
            #expect(answer.headers["location"]?.hasSuffix("&waymark-notice=changed") == true)
            let after = try await visit.follow(answer)
            #expect(after.body.contains("Count 0"))
            #expect(after.body.contains("has changed meanwhile"))
        }
    }

    @Test func anotherProcessWithTheSameKeyTakesTheFormOver() async throws {
        let keys = try WebKeys(["the same key in both of the processes"])
        let (visit, form) = try await withServer(keys: keys) { server in
            let visit = try await Visit(server, "/row%201")
            return (visit, visit.answer)
        }
        try await withServer(keys: keys) { server in
            let there = try await Visit(server, cookie: visit.cookie)
            let answer = try await there.post("back=\(form.backButton)", on: form)
            #expect(answer.headers["location"]?.hasPrefix("/?waymark-page=") == true)
        }
    }

    @Test func whatWasTypedGoesAlongToAnotherProcess() async throws {
        let keys = try WebKeys(["the same key in both of the processes"])
        let (visit, form) = try await withServer(keys: keys) { server in
            let visit = try await Visit(server)
            let typing = visit.answer.name("text", 12) + "=Zoe"
            return (visit, try await visit.follow(try await visit.post(typing)))
        }
        try await withServer(keys: keys) { server in
            let there = try await Visit(server, cookie: visit.cookie)
            let fields = [form.name("text", 12) + "=Zoe", form.press(10)]
            let answer = try await there.post(fields.joined(separator: "&"), on: form)
            let after = try await there.follow(answer)
            #expect(after.body.contains("value=\"Zoe\"") && after.body.contains("Count 1"))
            #expect(!after.body.contains("began this page anew"))
        }
    }

    @Test func aPageWhoseSheetDidNotGoAlongSaysSo() async throws {
        let keys = try WebKeys(["the same key in both of the processes"])
        let (visit, answer) = try await withServer(keys: keys) { server in
            let visit = try await Visit(server)
            return (visit, try await visit.post(visit.answer.press(16)))
        }
        try await withServer(keys: keys) { server in
            let there = try await Visit(server, cookie: visit.cookie)
            let after = try await there.follow(answer)
            #expect(!after.body.contains("<dialog"))
            #expect(after.body.contains("The server began this page anew."))
            let again = try await there.follow(answer)
            #expect(!again.body.contains("The server began this page anew."))
        }
    }

    @Test func aFormThatIsTooLargeIsRefusedWithTheLimit() async throws {
        var limits = PageLimits()
        limits.formSize = 4000
        try await withServer(limits: limits) { server in
            let visit = try await Visit(server)
            let text = String(repeating: "x", count: 5000)
            let answer = try await visit.post(visit.answer.name("text", 12) + "=\(text)")
            #expect(answer.status == 413)
            #expect(answer.body.contains("larger than 4000 bytes"))
        }
    }

    @Test func aFullServerSaysSo() async throws {
        var limits = PageLimits()
        limits.pages = 1
        try await withServer(limits: limits) { server in
            let visit = try await Visit(server)
            let other = try await Visit(server).joined()
            let answer = try await visit.post("press=10.00000000")
            #expect(await other.status == 101)
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "30")
            #expect(answer.body.contains("try again later"))
            let metrics = try await server.request("/metrics").body
            #expect(metrics.contains(#"waymark_refusals_total{reason="full"} 1"#))
        }
    }

    @Test func formsCountAsWhatTheirPageSays() async throws {
        var limits = PageLimits()
        (limits.burst, limits.rate) = (2, 0)
        try await withServer(limits: limits) { server in
            let visit = try await Visit(server)
            var statuses: [Int] = []
            for _ in 0..<3 { statuses.append(try await visit.post("press=10.0").status) }
            #expect(statuses == [303, 303, 429])
        }
    }
}

extension RunningServer.Answer {
    /// The value of a hidden field.
    func field(_ name: String) -> String {
        let parts = body.components(separatedBy: "name=\(name) value=\"")
        return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : ""
    }

    /// The pair that a button sends.
    func press(_ id: Int) -> String {
        "press=" + rest(after: "name=\"press\" value=\"\(id).", id)
    }

    /// The value of a button that does something else.
    func button(_ action: String, _ id: Int) -> String {
        rest(after: "name=\"\(action)\" value=\"\(id).", id)
    }

    /// The name of a field.
    func name(_ kind: String, _ id: Int) -> String {
        "\(kind)." + rest(after: "name=\"\(kind).\(id).", id)
    }

    private func rest(after text: String, _ id: Int) -> String {
        let parts = body.components(separatedBy: text)
        return "\(id)." + (parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : "")
    }

    /// The value of the back button.
    var backButton: String {
        let parts = body.components(separatedBy: "name=\"back\" value=\"")
        return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : ""
    }
}

extension Visit {
    /// Sends the form of a document, or of this one.
    func post(
        _ fields: String, on document: RunningServer.Answer? = nil, token: String? = nil,
        seal: String? = nil, cookie: String? = nil, accept: String = "*/*"
    ) async throws -> RunningServer.Answer {
        let form = document ?? answer
        let body = [
            "page=\(form.field("page"))", "token=\(token ?? form.field("token"))",
            "seal=\(seal ?? form.field("seal"))", "drawn=\(form.field("drawn"))",
            "session=\(form.field("session"))",
            "at=\(form.field("at"))", fields,
        ].joined(separator: "&")
        return try await server.request(
            server.base + "_waymark/act", method: "POST",
            headers: [
                "cookie": cookie ?? self.cookie, "origin": "http://" + server.host,
                "content-type": "application/x-www-form-urlencoded", "accept": accept,
            ], body: body)
    }

    /// The page that a redirect leads to.
    func follow(_ answer: RunningServer.Answer) async throws -> RunningServer.Answer {
        let cookies = [cookie, answer.cookie].compactMap(\.self).joined(separator: "; ")
        let path = answer.headers["location"] ?? "/"
        return try await server.request(path, headers: ["cookie": cookies])
    }
}
#endif
