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

        @Test func aCookieIsReadBack() {
            let new = PersonCookie(cookies: Cookies([]), signer: signer)
            #expect(new.isNew && new.person.count == 32)
            let pair = new.header(signer: signer).split(separator: ";")[0]
            let old = PersonCookie(cookies: Cookies(["other=1; \(pair)"]), signer: signer)
            #expect(!old.isNew && old.person == new.person)
        }

        @Test func eachAppOfAHostHasACookieOfItsOwn() {
            #expect(signer.personCookie == "waymark-person-My-app")
            #expect(Signer(app: "a;=é").personCookie == "waymark-person-a----")
        }

        @Test(arguments: ["", "x", "=", "=abc.def", "=."])
        func aForgedCookieIsReplaced(field: String) {
            #expect(
                PersonCookie(cookies: Cookies([signer.personCookie + field]), signer: signer).isNew)
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
