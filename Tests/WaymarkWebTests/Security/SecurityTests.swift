// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

struct SecurityTests {
    private let signer = Signer(app: "My app")

    @Test func aTokenIsForOnePageOfOnePerson() {
        let token = signer.token(page: "p", person: "me")
        #expect(signer.isToken(token, page: "p", person: "me"))
        #expect(!signer.isToken(token, page: "q", person: "me"))
        #expect(!signer.isToken(token, page: "p", person: "you"))
        #expect(!Signer(app: "My app").isToken(token, page: "p", person: "me"))
        #expect(!signer.isToken("", page: "p", person: "me"))
        #expect(!signer.isToken(String(token.dropLast(2)), page: "p", person: "me"))
    }

    @Test func partsCannotBeMovedIntoEachOther() {
        #expect(signer.signature(of: "ab", "c") != signer.signature(of: "a", "bc"))
    }

    @Test(arguments: [false, true])
    func aCookieIsReadBack(isSecure: Bool) {
        let new = person("", isSecure: isSecure)
        #expect(new.isNew && new.person.count == 32)
        let pair = new.header(signer: signer, isSecure: isSecure).split(separator: ";")[0]
        let old = person("other=1; \(pair)", isSecure: isSecure)
        #expect(!old.isNew && old.person == new.person)
        #expect(person(String(pair), isSecure: !isSecure).isNew)
    }

    @Test func aCookieOfAKeyThatIsToGoIsGivenAnew() throws {
        let old = "0123456789abcdef0123456789abcdef"
        let new = "fedcba9876543210fedcba9876543210"
        let before = Signer(app: "Counter", keys: try WebKeys([old]))
        let between = Signer(app: "Counter", keys: try WebKeys([new, old]))
        let after = Signer(app: "Counter", keys: try WebKeys([new]))
        var cookies = Cookies([])
        var people: [PersonCookie] = []
        for signer in [before, between, between, after] {
            let person = PersonCookie(cookies: cookies, signer: signer, isSecure: false)
            people.append(person)
            guard person.isNew else { continue }
            let field = person.header(signer: signer, isSecure: false)
            cookies = Cookies([String(field.prefix { $0 != ";" })])
        }
        #expect(people.map(\.isNew) == [true, true, false, false])
        #expect(Set(people.map(\.person)).count == 1)
    }

    /// Packed documents show how much of a chosen text is in them already: nothing that is secret.
    @Test func noSecretIsInTwoDocuments() async throws {
        try await withServer { server in
            let first = try await Visit(server)
            let second = try await Visit(server, cookie: first.cookie)
            #expect(first.page != second.page && first.token != second.token)
            #expect(first.answer.field("seal") != second.answer.field("seal"))
            let secret = first.cookie.drop { $0 != "=" }.dropFirst()
            #expect(!secret.isEmpty && !second.answer.body.contains(secret))
        }
    }

    private func person(_ field: String, isSecure: Bool = false) -> PersonCookie {
        PersonCookie(cookies: Cookies([field]), signer: signer, isSecure: isSecure)
    }

    @Test func overHTTPSTheCookieIsTheHostsOwn() {
        let cookie = person("").header(signer: signer, isSecure: true)
        #expect(cookie.hasPrefix("__Host-waymark-person-My-app="))
        #expect(
            cookie.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"))
        #expect(!cookie.contains("Domain"))
    }

    @Test func overPlainHTTPTheCookieGoesWithoutThePrefixThatBrowsersWouldRefuse() {
        let cookie = person("").header(signer: signer, isSecure: false)
        #expect(cookie.hasPrefix("waymark-person-My-app="))
        #expect(cookie.hasSuffix("; HttpOnly; SameSite=Lax"))
    }

    @Test func eachAppOfAHostHasACookieOfItsOwn() {
        #expect(signer.personCookie == "waymark-person-My-app")
        #expect(Signer(app: "a;=é").personCookie == "waymark-person-a----")
    }

    @Test(arguments: ["", "x", "=", "=abc.def", "=."])
    func aForgedCookieIsReplaced(field: String) {
        #expect(person(signer.personCookie + field).isNew)
    }

    @Test func aBurstIsLetThroughAndThenTheRate() {
        var limit = RateLimit(burst: 2, rate: 1)
        let times: [Duration] = [
            .zero, .zero, .zero, .milliseconds(900), .milliseconds(1100), .seconds(100),
            .seconds(100), .seconds(100),
        ]
        let answers = times.map { limit.takes(at: $0) }
        #expect(answers == [true, true, false, false, true, true, true, false])
    }
}
#endif
